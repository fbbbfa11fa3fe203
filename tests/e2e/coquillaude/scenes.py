"""The scenes of La Coquillaude: every phase on every device, and a player's sheets."""

from functools import partial

from playwright.sync_api import Page, expect

from e2e import situations, steps
from e2e.coquillaude.table_scenes import TABLE
from e2e.scene import Scene, Situation, guest, host, last
from e2e.situations import of_phase
from games.coquillaude.party import ACROSS, BESIDE, FIRST, WRONG, Round, number, sheet
from support.background import Background
from support.party import Party

# No clock but that of the minute: what is looked at does not go away.
CALM = {"question_seconds": 0, "compose_minutes": 0}
SLOW = {"question_seconds": 120, "compose_minutes": 8}
UNKNOWN = "MIRLOUTE"  # on no list of ours
UNKNOWN_BAG = "MIRLOUTEELANTIER"
ANAGRAM_BAG = "REGLESATGRELESIN"
MIDDLE = {"column": 7, "row": 10, "direction": "right"}


def under_way(house: Background) -> Party:
    """The host has a minute to answer."""
    return Round.begin(house, 2).arrives("question")


def lobby(house: Background) -> Party:
    return Round.gather(house, 2, bots=(2,))


def gifts(house: Background) -> Party:
    """Two letters from each for the host."""
    return Round.begin(house, 3, number("two", 2), *_others(2), **SLOW).arrives("gifts")


def question(house: Background) -> Party:
    return Round.begin(house, 3, number("two"), *_others(2), **SLOW).arrives("question")


def _others(count: int) -> list[int]:
    """Lower numbers than the host's, without a gift."""
    return [number("one", nth=-1 - at) for at in range(count)]


def beside(house: Background) -> Party:
    """The host has drawn and composes, while the second is asked."""
    table = Round.begin(house, 3, number("two"), *_others(2), bag=_sheet_like(), **SLOW)
    table.arrives("question").answers().goes_on().arrives("question")
    return table.drafts(table.host, FIRST, ACROSS)


def beside_answered(house: Background) -> Party:
    """The host composes; the second has answered, and the host may doubt the verdict."""
    table = Round.begin(house, 3, number("two"), *_others(2), bag=_sheet_like(), **CALM)
    table.arrives("question").answers().goes_on().arrives("question").answers(WRONG)
    return table.drafts(table.host, FIRST, ACROSS)


def beside_gifts(house: Background) -> Party:
    """The host composes; he owes a letter to the second, who has rolled a pair."""
    rolls = (number("two"), number("one", 1, nth=-1), *_others(1))
    table = Round.begin(house, 3, *rolls, bag=_sheet_like(), **SLOW)
    table.arrives("question").answers().goes_on().arrives("gifts")
    return table.drafts(table.host, FIRST, ACROSS)


def _sheet_like() -> str:
    return "ARISTOTENABUCHDNMESUREILLICIEN"


def answered(house: Background) -> Party:
    """Wrong: the table may be asked."""
    table = Round.begin(house, 3, number("two"), *_others(2), **CALM)
    return table.arrives("question").answers(WRONG)


def right(house: Background) -> Party:
    table = Round.begin(house, 3, number("three"), *_others(2), **CALM)
    return table.arrives("question").answers()


def lucky(house: Background) -> Party:
    """A coquillaude: ten letters without a question."""
    rolls = (number("coquillaude"), *_others(1))
    return Round.begin(house, 2, *rolls, **CALM).arrives("answered")


def appeal(house: Background) -> Party:
    table = Round.begin(house, 3, number("two"), *_others(2), **SLOW)
    table.arrives("question").answers(WRONG)
    table.do(table.host, act="contest")
    return table.arrives("appeal")


def compose(house: Background) -> Party:
    """The sheet's third round: MESURE stands beside NABUCHODONOSOR; the other has begun nothing."""
    table = sheet(house, **{**SLOW, "question_seconds": 0})
    return table.drafts(table.player(0), "MESURE", BESIDE)


def refused(house: Background) -> Party:
    """A word that can't lie where it is put: the square says why."""
    table = sheet(house, **{**SLOW, "question_seconds": 0})
    at = {"column": 6, "row": 10, "direction": "down"}
    return table.drafts(table.player(0), "MESURE", at)


def unplaced(house: Background) -> Party:
    """A word without a place: some are proposed."""
    table = sheet(house, **{**SLOW, "question_seconds": 0})
    return table.drafts(table.player(0), "MESURE")


def locked(house: Background) -> Party:
    table = sheet(house, **{**SLOW, "question_seconds": 0})
    return table.locks(table.player(0), "MESURE", BESIDE)


def rich(house: Background) -> Party:
    """Forty letters and more in a hand: rounds in which nobody placed anything."""
    rolls = [number("three", nth=at) for at in range(2)] * 6
    table = Round.begin(house, 2, *rolls, **CALM).to_compose()
    while len(table.host.mine["capital"]) < 40:
        table.passes(*table.players).next_round().to_compose()
    return table


def announce(house: Background) -> Party:
    table = sheet(house, **CALM)
    table.locks(table.player(0), "MESURE", BESIDE).passes(table.player(1))
    return table.arrives("announce")


def unknown(house: Background) -> Party:
    """The host's word is on no list: the others say whether it exists."""
    table = Round.begin(house, 3, *_three(), bag=UNKNOWN_BAG, **{**SLOW, "question_seconds": 120})
    table.to_compose().locks(table.host, UNKNOWN, MIDDLE).passes(*table.players[1:])
    return table.arrives("announce")


def _three() -> list[int]:
    return [number("one"), *_others(2)]


def minute(house: Background, people: int = 3) -> Round:
    """REGLES and an anagram are announced: the others have a minute for one more."""
    rolls = [number("one"), *_others(people - 1)]
    table = Round.begin(house, people, *rolls, bag=ANAGRAM_BAG, **CALM).to_compose()
    table.locks(table.host, "REGLES", MIDDLE, anagrams=["LEGERS"]).passes(*table.players[1:])
    table.arrives("announce").goes_on()
    return table.arrives("minute")


def buzzed(house: Background) -> Party:
    """The second has buzzed, and shown one."""
    table = minute(house)
    table.do(table.players[1], act="buzz")
    table.do(table.players[1], act="enter", word="grêles")
    return table.settle()


def placed(house: Background) -> Party:
    """The second has taken the points in the minute."""
    table = buzzed(house)
    for one in table.players[1:]:
        table.do(one, act="enough")
    return table.arrives("placed")


def ended(house: Background) -> Party:
    """The bag is empty, and two rounds went by without a word."""
    table = Round.begin(house, 4, letters=100, **CALM)
    while table.phase != "ended":
        table.to_compose().passes(*table.players).next_round()
    return table


def chosen(page: Page, party: Party) -> None:
    """Two letters to give away are picked."""
    letters = page.locator(".rack button")
    letters.nth(1).click()
    letters.nth(4).click()


def writing(page: Page, party: Party) -> None:
    steps.button(page, "coquillaude:compose.write").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def claiming(page: Page, party: Party) -> None:
    page.get_by_role("button", name=steps.words(page)["coquillaude:compose.anagrams"]).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def proposed(page: Page, party: Party) -> None:
    """The places have come."""
    name = steps.words(page)["coquillaude:compose.places"]
    shown = page.get_by_role("group", name=name).or_(page.locator("svg .ghost").first)
    expect(shown.first).to_be_visible()


def zoomed(page: Page, party: Party) -> None:
    steps.button(page, "coquillaude:board.closer").click()


of_coquillaude = partial(of_phase, "coquillaude")
alone_at = partial(situations.alone_at, "coquillaude")

BOTH = (("owner", host), ("other", guest))
SITUATIONS = (
    situations.lobby_of("coquillaude", lobby, guest),
    of_coquillaude(
        "gifts",
        gifts,
        (("receives", host), ("gives", guest)),
        Scene("coquillaude-gifts-chosen", guest, steps=(chosen,)),
        brief=True,
    ),
    of_coquillaude("question", question, (("asked", host), ("waits", guest)), brief=True),
    alone_at("beside", beside, Scene("coquillaude-beside", host), brief=True),
    alone_at("beside-answered", beside_answered, Scene("coquillaude-beside-answered", host)),
    alone_at("beside-gifts", beside_gifts, Scene("coquillaude-beside-gives", host), brief=True),
    of_coquillaude("answered", answered, BOTH),
    alone_at("right", right, Scene("coquillaude-right", guest)),
    alone_at("lucky", lucky, Scene("coquillaude-lucky", host)),
    of_coquillaude("appeal", appeal, BOTH, brief=True),
    of_coquillaude(
        "compose",
        compose,
        (("placed", host), ("empty", guest)),
        Scene("coquillaude-compose-zoomed", host, steps=(zoomed,)),
        Scene("coquillaude-compose-writing", guest, steps=(writing,)),
        Scene("coquillaude-compose-claiming", host, steps=(claiming,)),
    ),
    alone_at("refused", refused, Scene("coquillaude-refused", host)),
    alone_at("unplaced", unplaced, Scene("coquillaude-unplaced", host, steps=(proposed,))),
    alone_at("locked", locked, Scene("coquillaude-locked", host)),
    alone_at("rich", rich, Scene("coquillaude-rich", host)),
    of_coquillaude("announce", announce, BOTH),
    alone_at(
        "unknown",
        unknown,
        Scene("coquillaude-unknown-votes", guest),
        Scene("coquillaude-unknown-owner", host),
        brief=True,
    ),
    of_coquillaude("minute", minute, (("placer", host), ("rival", guest)), brief=True),
    alone_at(
        "buzzed",
        buzzed,
        Scene("coquillaude-minute-buzzed", guest),
        Scene("coquillaude-minute-other", last),
        brief=True,
    ),
    of_coquillaude("placed", placed, BOTH),
    Situation(
        "coquillaude-ended",
        ended,
        (Scene("coquillaude-end-host", host), Scene("coquillaude-end-guest", guest)),
        ("coquillaude", "ended"),
    ),
    *TABLE,
)
