"""Every screen and phase, and how to reach it: for pictures (`make shots`) and for axe.

A situation is a table brought to some point; its scenes are what the devices of the room show then.
Here are the screens of the house, at a table of any game; each game has its own in its folder.
"""

from e2e import games, steps
from e2e.scene import Scene, Situation, guest, host, last, nobody
from support.background import Background
from support.party import Party
from support.voted_words import vote_in

VOICES = ("fr-FR", "en-GB")


def anywhere(house: Background) -> Party:
    return Party(house)


def lobby(house: Background) -> Party:
    """Five people, one of them on the couch, and two bots."""
    party = Party.gather(house, 5, bots=(1, 3))
    party.ask("couch", of=party.players[-1])
    return party


def with_a_lexicon(house: Background) -> Party:
    party = Party.gather(house, 3)
    vote_in(house, party.code, "gloubi", "tchatchouk", "anticonstitutionnellissimement")
    return party


def knocked(house: Background) -> Party:
    party = Party.gather(house, 3)
    party.ask("set-knock", knock=True)

    async def knock() -> None:
        cousin = await house.here.client(party.code)
        await cousin.ask("knock", name="Basile")

    house.call(knock())
    party.until(party.host, lambda: bool(party.table["guests"]))
    return party


def paused(house: Background) -> Party:
    party = games.under_way(house)
    party.ask("pause")
    return party


def missing(house: Background) -> Party:
    """Somebody whom the table waits for has closed his phone."""
    party = games.under_way(house)
    gone = next(one for one in party.players[1:-1] if one.must)
    party.hang_up(gone)
    where = [one["id"] for one in party.table["people"]].index(gone.person)
    party.until(party.host, lambda: party.table["people"][where]["presence"] == "away")
    house.pass_time(11)
    party.until(party.host, lambda: party.table["people"][where].get("missing", False))
    return party


def asleep(house: Background) -> Party:
    party = games.under_way(house)
    party.fall_asleep()
    return party


SITUATIONS = (
    Situation(
        "home",
        anywhere,
        (
            Scene("home", path="/"),
            Scene("home-open", path="/", steps=(steps.open_a_table,)),
            Scene("closed", path="/ZZZZ"),
        ),
    ),
    Situation(
        "lobby",
        lobby,
        (
            Scene("lobby-host", host),
            Scene("lobby-guest", guest),
            Scene("lobby-couch", last),
            Scene("lobby-big", big=True),
            Scene("lobby-big-voice", big=True, voices=VOICES),
            Scene("join", nobody),
            Scene("refused", nobody, steps=(steps.take_a_name_that_is_taken,)),
            Scene("menu-host", host, steps=(steps.menu,)),
            Scene("menu-guest", guest, steps=(steps.menu,)),
        ),
    ),
    Situation(
        "on-top",
        lobby,
        (
            Scene("seats", host, overlay="seats"),
            Scene("settings", guest, overlay="settings"),
            Scene("settings-voice", guest, overlay="settings", voices=VOICES),
            Scene("me", guest, overlay="me"),
            Scene("history-empty", guest, overlay="history"),
        ),
    ),
    Situation(
        "lexicon",
        with_a_lexicon,
        (
            Scene("lexicon-host", host, overlay="lexicon"),
            Scene("lexicon-guest", guest, overlay="lexicon"),
            Scene("lexicon-menu", guest, steps=(steps.menu,)),
        ),
    ),
    Situation(
        "door",
        knocked,
        (
            Scene("guests", host),
            Scene("guests-sheet", host, steps=(steps.who_knocks,)),
            Scene("door", keyless=True),
        ),
    ),
    Situation(
        "paused",
        paused,
        (Scene("paused-host", host), Scene("paused-guest", guest), Scene("paused-big", big=True)),
    ),
    Situation(
        "missing",
        missing,
        (Scene("missing-host", host), Scene("missing-guest", last), Scene("missing-big", big=True)),
    ),
    Situation("asleep", asleep, (Scene("asleep", guest), Scene("asleep-big", big=True))),
    Situation("what-now", games.under_way, (Scene("what-now", guest, steps=(steps.what_now,)),)),
    Situation("reconnecting", games.under_way, (Scene("reconnecting", guest),), offline=True),
    *games.of_all_games(),
)
