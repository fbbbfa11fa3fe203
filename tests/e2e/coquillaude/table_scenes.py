"""The scenes of La Coquillaude other than players' phones: the big screen, the rules, the end."""

from functools import partial
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import Page, expect

from e2e import situations, steps
from e2e.scene import Scene, Situation, guest, host, last_match
from e2e.situations import on_big_screen
from games.coquillaude.party import ACROSS, BESIDE, DOWN, FIRST, SECOND, WRONG, Round, number
from parlotte.games.coquillaude.options import Options, house_of
from parlotte.games.coquillaude.rolls import Kind
from parlotte.games.coquillaude.search.plays import Play
from support.background import Background
from support.party import Party, Player
from support.tables import games

VOICES = ("fr-FR", "en-GB")
# No clock but that of the minute: what is looked at does not go away.
CALM = {"question_seconds": 0, "compose_minutes": 0}
# Four hands, then what each draws in the rounds that follow: the sheet's words can be laid.
HANDS = "ARISTOTE NABUCHDN EPICURIE LANTERNE".replace(" ", "")
DRAWN = "LICIEN OOSORE NNES MSUR" + "MESU ILLE TAIL SATE" + "RELO VINT"
BAG = HANDS + DRAWN.replace(" ", "")
THIRD, FOURTH = "EPICURIENNES", "LANTERNE"
THIRD_AT = {"column": 5, "row": 4, "direction": "down"}
FOURTH_AT = {"column": 10, "row": 6, "direction": "down"}
MIDDLE = {"column": 7, "row": 10, "direction": "right"}
MANY = "TANIERES"  # it has many anagrams
UNKNOWN = "ZIGOUITS"  # on no list of ours


def four(house: Background, *kinds: Kind, gift: int = 0, bag: str = BAG, **options: Any) -> Round:
    """Four people, of whom the first rolls such a number; the others without a gift."""
    first, *others = kinds or ("two", "two", "one", "one")
    rolls = [number(first, gift)]
    for at, kind in enumerate(others or ("one", "one", "one")):
        rolls.append(number(kind, nth=-2 - at))
    rolls += [number("one", nth=-8 - at) for at in range(16)]  # of the rounds that follow
    return Round.begin(house, 4, *rolls, bag=bag, **{**CALM, **options})


def opening(house: Background, rounds: int, **options: Any) -> Round:
    """Until everybody composes in that round; the sheet's words lie on the board, one a round."""
    table = four(house, "two", "two", "one", "one", **options).to_compose()
    words = ((0, FIRST, ACROSS), (1, SECOND, DOWN), (2, THIRD, THIRD_AT), (3, FOURTH, FOURTH_AT))
    for seat, word, at in words[: rounds - 1]:
        lays(table, seat, word, at)
        table.next_round().to_compose()
    return table


def lays(table: Round, seat: int, word: str, at: Any, **more: Any) -> None:
    """One lays a word, and the others pass."""
    table.locks(table.player(seat), word, at, **more)
    table.passes(*(table.player(one) for one in range(4) if one != seat))


def best(table: Round, player: Player) -> Play | None:
    """What his letters allow, as the house itself finds it."""
    court = games().with_packs(table.game).game.court
    view = table.view
    voted, persons = tuple(view["voted"]), tuple(view["persons"])
    state = SimpleNamespace(board=view["board"], voted=voted, persons=persons, options=Options())
    return court.best(state, player.mine["capital"], house_of(state.options))


# How the big screen is brought to each moment.


def gifts(house: Background) -> Party:
    """Two letters from each for the host; one of them has chosen."""
    table = four(house, "two", gift=2, question_seconds=120).arrives("gifts")
    giver = table.player(1)
    prompt = next(one for one in giver.client.prompts(giver.person) if one["act"] == "give")
    table.do(giver, act="give", letters=prompt["needs"]["letters"]["of"][:2])
    return table.settle()


def question(house: Background) -> Party:
    """In the third round, when two words lie there; the host composes already."""
    table = opening(house, 2, question_seconds=120)
    lays(table, 1, SECOND, DOWN)
    table.next_round().arrives("question").answers().goes_on()
    return table.arrives("question")


def answered(house: Background) -> Party:
    return four(house, "three").arrives("question").answers()


def wrong(house: Background) -> Party:
    return four(house, "two").arrives("question").answers(WRONG)


def lucky(house: Background) -> Party:
    return four(house, "coquillaude").arrives("answered")


def appeal(house: Background) -> Party:
    table = four(house, "two", question_seconds=120).arrives("question").answers(WRONG)
    table.do(table.host, act="contest")
    table.arrives("appeal")
    table.do(table.players[1], act="vote", aye=True)
    return table.settle()


def compose(house: Background) -> Party:
    """Two have done: one has sealed a word, one has passed, and nobody can tell which."""
    table = opening(house, 3, compose_minutes=8)
    table.locks(table.player(2), THIRD, THIRD_AT).passes(table.player(1))
    return table


def announcing(house: Background) -> Round:
    """All but the host have done: three words, and a pass to come."""
    table = opening(house, 3)
    table.locks(table.player(2), THIRD, THIRD_AT).locks(table.player(3), FOURTH, FOURTH_AT)
    return table.passes(table.player(1))


def announce(house: Background) -> Party:
    table = announcing(house)
    return table.locks(table.player(0), "MESURE", BESIDE).arrives("announce")


def voting(house: Background) -> Party:
    table = four(house, bag="ZIGOUITS" + HANDS[8:]).to_compose()
    lays(table, 0, UNKNOWN, MIDDLE)
    table.arrives("announce")
    table.do(table.players[1], act="vote", aye=True)
    return table.settle()


def in_the_minute(house: Background) -> Round:
    """RÈGLES, and an anagram that was claimed."""
    table = four(house, bag="REGLESAT" + HANDS[8:]).to_compose()
    lays(table, 0, "REGLES", MIDDLE, anagrams=["LEGERS"])
    return table.arrives("announce").goes_on().arrives("minute")


def minute(house: Background) -> Party:
    """One has buzzed, another gives up."""
    table = in_the_minute(house)
    table.do(table.player(1), act="buzz")
    table.do(table.player(1), act="enter", word="grêles")
    table.do(table.player(2), act="enough")
    return table.settle()


def taken(house: Background) -> Party:
    """The second shows one more: the points are his."""
    table = minute(house)
    for seat in (1, 3):
        table.do(table.player(seat), act="enough")
    return table.arrives("placed")


def crowded(house: Background) -> Round:
    """A word with all the anagrams that the house knows, as a bot may claim them."""
    table = four(house, bag=MANY + HANDS[8:]).to_compose()
    court = games().with_packs(table.game).game.court
    others = [word for word in court.search.anagrams(MANY) if word != MANY]
    lays(table, 0, MANY, MIDDLE, anagrams=others)
    return table.arrives("announce").goes_on().arrives("minute")


def crowd_placed(house: Background) -> Party:
    table = crowded(house)
    for seat in (1, 2, 3):
        table.do(table.player(seat), act="enough")
    return table.arrives("placed")


def placed(house: Background) -> Party:
    """MESURE makes five words beside itself."""
    table = opening(house, 3)
    lays(table, 0, "MESURE", BESIDE)
    return table.arrives("announce").goes_on().arrives("placed")


def famous(house: Background) -> Party:
    """NABUCHODONOSOR, and who he was."""
    table = opening(house, 2)
    lays(table, 1, SECOND, DOWN)
    return table.arrives("announce").goes_on().arrives("placed")


def nothing(house: Background) -> Party:
    table = opening(house, 2)
    table.passes(*table.players)
    return table.arrives("announce").goes_on().arrives("placed")


def ended(house: Background) -> Round:
    """A short match that can be seen again: in each round one of the four sees his best word."""
    table = Round.gather(house, 4, letters=100, ending="six", **CALM).start()
    while table.phase != "ended":
        table.to_compose()
        play_a_round(table)
    return table


def play_a_round(table: Round) -> None:
    lucky_one = (table.view["round"] - 1) % 4
    for seat in range(4):
        player = table.player(seat)
        found = best(table, player) if seat == lucky_one else None
        if found is None:
            table.passes(player)
        else:
            spot = found.spot
            at = {"column": spot.column, "row": spot.row, "direction": spot.direction}
            table.locks(player, found.word, at)
    table.next_round()


def rewound(page: Page, party: Party) -> None:
    expect(page.get_by_role("slider")).to_be_visible()


def halfway(page: Page, party: Party) -> None:
    """In the middle of the match."""
    rewound(page, party)
    slider = page.get_by_role("slider")
    most = int(slider.get_attribute("aria-valuemax") or slider.get_attribute("max") or "20")
    for _ in range(min(most // 2, 24)):
        page.get_by_role("button", name=steps.words(page)["replay.next"]).click()


def unfolded(page: Page, party: Party) -> None:
    """Round by round, what each could have done."""
    page.locator("summary").first.click()


big = partial(on_big_screen, "coquillaude")
alone_at = partial(situations.alone_at, "coquillaude")
TABLE = (
    big("gifts", gifts, "gifts", brief=True),
    big("question", question, "question", brief=True),
    big("answered", answered, "answered"),
    big("wrong", wrong, "answered"),
    big("lucky", lucky, "answered"),
    big("appeal", appeal, "appeal", brief=True),
    big("compose", compose, "compose", brief=True),
    big("announce", announce, "announce"),
    big("voting", voting, "announce", brief=True),
    big("minute", minute, "minute", brief=True),
    big("crowded", crowded, "minute", brief=True),
    big("crowd-placed", crowd_placed, "placed"),
    big("taken", taken, "placed"),
    big("placed", placed, "placed"),
    big("famous", famous, "placed"),
    big("nothing", nothing, "placed"),
    alone_at(
        "aloud",
        question,
        Scene("coquillaude-aloud-big", big=True, voices=VOICES, steps=(steps.let_it_read,)),
        Scene("coquillaude-aloud-phone", guest, voices=VOICES),
        brief=True,
    ),
    Situation(
        "coquillaude-over",
        ended,
        (
            Scene("coquillaude-over-phone", host),
            Scene("coquillaude-recap", host, steps=(unfolded,)),
            Scene("coquillaude-over-big", big=True),
            Scene(
                "coquillaude-replay", guest, overlay="replay", argument=last_match, steps=(halfway,)
            ),
        ),
        ("coquillaude", "ended"),
    ),
)
