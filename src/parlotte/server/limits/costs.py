"""Prices. One unit is an ordinary frame; writing, reading and computing cost more.

A person has 60 at once and 20 per second, far more than tapping needs.
"""

HELLO = 5.0  # it sends a full view, and the others are updated
ACT = 1  # an act of a match: slow rules have threads of their own
SIGNS = 8_192  # characters of a frame per further unit
CROWD = 16  # sockets; each further so many add the price once more

# Commands to the table, by tag.
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
    # Names and texts are compared with all others; a cached answer is sent.
    **dict.fromkeys(("knock", "join", "rename", "invite", "hide"), 2),
    "set-options": 3,
    "house-words": 3,
    # In workers: the store, a solver, the start of a match, the rewrite of a pack.
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

# HTTP requests, by path.
USUAL_REQUEST = 1.0
REQUESTS = {"/api/tables": 5.0, "/api/deal": 2.0}  # options are read
FREE_REQUESTS = ("/healthz",)
