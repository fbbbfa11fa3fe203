"""Prices. One unit is a usual frame; what is written, read or thought out costs more.

A person has 60 at once and 20 a second: nobody who taps comes near it.
"""

HELLO = 5.0  # to be welcomed: others are shown it, and one gets a whole view
ACT = 1  # of a game: rules that take long have threads of their own
SIGNS = 8_192  # of a frame, for each unit more
CROWD = 16  # sockets; what a table shows to more of them costs it more

# Of a command to the table, by its name.
COMMANDS: dict[str, int] = {
    # A change of the table, shown to all.
    **dict.fromkeys(
        (
            "claim", "leave", "take-back", "admit", "turn-away", "more-time", "curtain", "react",
            "voice", "aloud", "ready", "keep-log", "couch", "resume", "add-bot", "set-level",
            "remove", "stand-in", "go-on-without", "order", "partner", "youngest", "choose-game",
            "pause", "close", "stop", "lock", "set-knock", "hand-over", "drop-house-word",
        ),
        1,
    ),
    # Names and texts are compared with all others; an answer made once is handed out.
    **dict.fromkeys(("knock", "join", "rename", "invite", "hide"), 2),
    "set-options": 3,
    "house-words": 3,
    # Beside the loop: the store, a solver, a match set up, a pack written anew.
    **dict.fromkeys(
        (
            "history", "advise", "replay", "start", "put-item", "drop-item", "drop-pack",
            "get-pack",
        ),
        5,
    ),
    "items": 10,  # perhaps a megabyte
    "put-pack": 40,  # thousands of rows
}  # fmt: skip

# Of a request over HTTP, by its path.
USUAL_REQUEST = 1.0
REQUESTS = {"/api/tables": 5.0, "/api/deal": 2.0}  # options are read
FREE_REQUESTS = ("/healthz",)
