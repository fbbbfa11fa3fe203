"""The scenes of Mélo Ego Duo: every phase on every device."""

from functools import partial

from playwright.sync_api import Page, expect

from e2e import situations, steps
from e2e.scene import Scene, Situation, guest, host, last
from e2e.situations import of_phase
from games.melo.party import ADJECTIVE, CHOICE, LAST, LONG, NAME, OTHER, Evening
from parlotte.games.melo.state import Joks
from support.background import Background
from support.party import Party, Player

# A clock that runs, and does not run out while somebody looks.
SLOW = {"answer_seconds": 120, "debate_minutes": 5}
SPREAD = {1: 7, 2: 10, 3: 15}
PLEA = "Dimanche dernier encore : une blanquette pour tout l’immeuble, et il n’est rien resté."
DOUBT = "C’est Mamie qui cuisinait. Papi tenait la cuillère, et la radio."


def third(party: Party) -> list[Player]:
    return [party.players[2]]


def under_way(house: Background) -> Party:
    """All have a minute to answer."""
    return Evening.asks(house, 4, CHOICE, answer_seconds=60)


def lobby(house: Background) -> Party:
    return Evening.gather(house, 3, bots=(2,))


def asking(house: Background) -> Party:
    """An EGO card: the host has ticked, one has guessed, a bot too."""
    table = Evening.asks(house, 4, CHOICE, at=SPREAD, bots=(2,), **SLOW)
    table.do(table.host, act="draft", said=1)
    table.do(table.players[3], act="guess", said=2)
    return table.settle()


def ten_names(house: Background) -> Party:
    """A MÉLO card with a long question, and ten to name."""
    table = Evening.asks(house, 9, LONG, bots=(1,), **SLOW)
    table.do(table.host, act="draft", said=6)
    return table.settle()


def other_name(house: Background) -> Party:
    return Evening.asks(house, 4, OTHER, joks=Joks(1, 1, 0), **SLOW)


def adjective(house: Background) -> Party:
    return Evening.asks(house, 4, ADJECTIVE, **SLOW)


def given(house: Background) -> Party:
    """The host has answered, the second has given a jok."""
    table = Evening.asks(house, 4, CHOICE, **SLOW)
    table.do(table.host, act="answer", said=1)
    table.do(table.players[1], act="jok")
    return table.settle()


def speaking(house: Background) -> Party:
    """In turn: the second has spoken, it is the third's turn."""
    table = Evening.asks(house, 4, CHOICE, guesses="in-turn", **SLOW)
    table.do(table.host, act="answer", said=1)
    table.arrives("speaking")
    table.do(table.players[1], act="guess", said=2)
    return table.settle()


def turning(house: Background) -> Party:
    return Evening.asks(house, 6, CHOICE).says(1, {1: 1, 2: 0, 3: 1, 4: 2, 5: 1}).arrives("turning")


def revealed(house: Background) -> Party:
    """The third was wrong, and may contest."""
    return Evening.asks(house, 4, CHOICE, at=SPREAD).revealed(1, {1: 1, 2: 0, 3: 1})


def told(house: Background) -> Party:
    """Nobody contests: the table looks at it."""
    table = Evening.asks(house, 4, NAME, at=SPREAD).revealed(2, {1: 2, 2: 0, 3: 2})
    table.do(table.players[2], act="decline")
    return table.settle()


def alike(house: Background) -> Party:
    """Adjectives: the second may ask whether his says the same."""
    return Evening.asks(house, 4, ADJECTIVE).revealed(
        "généreux", {1: "chaleureux", 2: "drôle", 3: "généreuse"}
    )


def likeness(house: Background) -> Party:
    table = alike(house)
    table.do(table.players[1], act="likeness")
    return table.arrives("likeness")


def debating(house: Background) -> Party:
    table = Evening.asks(house, 5, CHOICE, at=SPREAD, **SLOW).revealed(1, {1: 1, 2: 0, 3: 1, 4: 2})
    return table.contests(2, 0).pleads(2, DOUBT)


def jury(house: Background) -> Party:
    table = debating(house)
    table.pleads(0, PLEA).rests(0, 2).arrives("jury")
    return table.votes({1: True})


def judged(house: Background) -> Party:
    table = jury(house)
    return table.votes({3: False, 4: False}).arrives("revealed")


def passed(house: Background) -> Party:
    """No red jok, and no wish to answer."""
    table = Evening.asks(house, 4, OTHER, joks=Joks(1, 1, 0))
    table.do(table.host, act="refuse")
    return table.arrives("passed")


def testing(house: Background) -> Party:
    """The host takes the last test, and has guessed two of five."""
    table = Evening.begin(house, 6, CHOICE, at={0: LAST, 1: 20, 2: 12}, **SLOW)
    table.do(table.host, act="guess-all", guesses={"1": 0, "2": 3}, done=False)
    table.do(table.players[2], act="answer", said=3)
    return table.settle()


def test_of_ten(house: Background) -> Party:
    return Evening.begin(house, 9, CHOICE, at={0: LAST}, bots=(1,), **SLOW)


def test_turning(house: Background) -> Party:
    return _tested(house, right=3).arrives("test-turning")


def tested(house: Background) -> Party:
    """Missed by one: the host may contest."""
    return _tested(house, right=2).turned().arrives("tested")


def missed(house: Background) -> Party:
    table = _tested(house, right=2).turned().arrives("tested")
    table.do(table.host, act="decline")
    return table.settle()


def finished(house: Background) -> Party:
    table = Evening.asks(house, 6, CHOICE, at={1: LAST, 3: 12, 4: 18, 5: 22})
    table.revealed(1, {1: 1, 2: 0, 3: 1, 4: 2, 5: 1}).goes_on().arrives("testing")
    table.tested({0: 0, 2: 1, 3: 2, 4: 0, 5: 1}, {0: 0, 2: 1, 3: 2, 4: 1, 5: 1})
    return table.turned().arrives("finished")


def _tested(house: Background, right: int) -> Evening:
    """A last test of the host, guessed right of so many of five partners."""
    table = Evening.begin(house, 6, CHOICE, at={0: LAST})
    partners = range(1, 6)
    return table.tested(
        dict.fromkeys(partners, 1), {seat: 1 if seat <= right else 0 for seat in partners}
    )


def refusing(page: Page, party: Party) -> None:
    steps.button(page, "melo:jok.refuse").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def written(page: Page, party: Party) -> None:
    page.get_by_role("textbox").fill("tendre")


def who_knows_whom(page: Page, party: Party) -> None:
    """The big screen turns from the podium to the table of all guesses."""
    steps.button(page, "melo/tv:honours.title").click()
    expect(page.get_by_role("table")).to_be_visible()


def come(page: Page, party: Party) -> None:
    """The game itself, and not the table that waits for it."""
    expect(page.locator("main[data-game=melo]")).to_be_visible()


def on_the_big_screen(name: str) -> Scene:
    return Scene(name, big=True, steps=(come,))


of_melo = partial(of_phase, "melo", big=(come,))
alone_at = partial(situations.alone_at, "melo")

SITUATIONS = (
    situations.lobby_of("melo", lobby),
    of_melo("asking", asking, (("asked", host), ("guesses", guest)), brief=True),
    alone_at(
        "ten",
        ten_names,
        Scene("melo-ten-asked", host),
        Scene("melo-ten-guesses", guest),
        on_the_big_screen("melo-ten-big"),
        brief=True,
    ),
    alone_at(
        "other",
        other_name,
        Scene("melo-other-asked", host),
        Scene("melo-other-refuses", guest, steps=(refusing,)),
        brief=True,
    ),
    alone_at(
        "adjective",
        adjective,
        Scene("melo-adjective", host, steps=(written,)),
        Scene("melo-adjective-guesses", guest),
        brief=True,
    ),
    alone_at("given", given, Scene("melo-given", host), Scene("melo-jok", guest), brief=True),
    of_melo(
        "speaking", speaking, (("asked", host), ("speaks", third), ("heard", guest)), brief=True
    ),
    of_melo("turning", turning, (("asked", host),), brief=True),
    of_melo(
        "revealed", revealed, (("asked", host), ("right", guest), ("wrong", third)), brief=True
    ),
    alone_at("told", told, Scene("melo-told", guest), on_the_big_screen("melo-told-big")),
    alone_at("alike", alike, Scene("melo-alike", guest), brief=True),
    of_melo("likeness", likeness, (("asks", guest), ("votes", third))),
    of_melo(
        "debating",
        debating,
        (("defends", host), ("contests", third), ("listens", guest)),
        brief=True,
    ),
    of_melo("jury", jury, (("defends", host), ("votes", last)), brief=True),
    alone_at("judged", judged, Scene("melo-judged", third), brief=True),
    of_melo("passed", passed, (("asked", host), ("other", guest))),
    of_melo("testing", testing, (("takes", host), ("partner", guest)), brief=True),
    alone_at("test-of-ten", test_of_ten, Scene("melo-test-of-ten", host), brief=True),
    of_melo("test-turning", test_turning, (("takes", host),), brief=True),
    of_melo("tested", tested, (("takes", host), ("partner", guest)), brief=True),
    alone_at("missed", missed, Scene("melo-missed", host)),
    Situation(
        "melo-finished",
        finished,
        (
            Scene("melo-end-host", host),
            Scene("melo-end-guest", guest),
            on_the_big_screen("melo-end-big"),
            Scene("melo-end-finale", big=True, steps=(who_knows_whom,)),
        ),
        ("melo", "finished"),
    ),
)
