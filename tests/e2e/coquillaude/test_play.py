"""Rounds of La Coquillaude on phones, with the words printed on the sheet."""

import re

from playwright.sync_api import Locator, Page, expect

from e2e.coquillaude import scenes
from e2e.coquillaude.big_screen import bids, points
from e2e.coquillaude.hands import Hands
from e2e.devices import SIZES, Devices, drawn, whispers
from e2e.wire import LISTENS, heard
from games.coquillaude.party import ACROSS, FIRST, SECOND, SHEET_BAG, Round, number
from support.background import Background
from support.catalogue import fr
from support.depth import DEEP, by_depth

OTHERS = by_depth(2, 3)


def both(devices: Devices, table: Round) -> tuple[Hands, Hands]:
    return Hands(devices.hand(table, table.player(0))), Hands(devices.hand(table, table.player(1)))


def questions(table: Round, first: Hands, second: Hands) -> None:
    """Both answer rightly; the second reads the answer of the first before his own question."""
    for hands, other in ((first, second), (second, first)):
        expect(hands.field("coquillaude:question.label")).to_be_visible()
        table.arrives("question")
        hands.answers(table.right())
        for one in (hands, other):
            one.press("coquillaude:goOn")


def test_the_opening_of_the_sheet(devices: Devices) -> None:
    """Two rounds on two phones; a television shows the first."""
    rolls = [number("two"), number("two", nth=1)]
    rolls += [number("one", nth=at) for at in range(2)]
    table = Round.begin(devices.house, 2, *rolls, bag=SHEET_BAG, **scenes.CALM)
    first, second = both(devices, table)
    screen = devices.screen(table)
    the_first_word(table, screen, first, second)
    the_second_word(table, first, second)
    expect(second.heading("coquillaude:placed.youPlace")).to_contain_text("256")
    table.arrives("placed")
    assert table.view["scores"] == [196, 256]


def the_first_word(table: Round, screen: Page, first: Hands, second: Hands) -> None:
    text = table.arrives("question").view["phase"]["question"]["text"]
    expect(screen.get_by_role("heading", name=text)).to_be_visible()
    asked = re.compile(rf"pour {table.player(0).name}$")
    expect(screen.locator("main").get_by_text(asked)).to_be_visible()
    assert whispers(screen, table.right()) == []
    questions(table, first, second)
    expect(screen.get_by_role("heading", name=fr["coquillaude/tv:compose.title"])).to_be_visible()
    first.writes("RAZ")  # a letter that she has not, and an empty board
    expect(first.reads("coquillaude:compose.notThere")).to_contain_text("Z")
    expect(first.button("coquillaude:compose.lacking")).to_be_disabled()
    first.writes(FIRST)
    first.touches(3, 10)
    first.announces(196)
    table.settle()
    assert whispers(screen, FIRST, *(table.player(seat).mine["capital"] for seat in (0, 1))) == []
    second.press("coquillaude:compose.pass")
    expect(bids(screen).first).to_contain_text("196")
    expect(bids(screen).first).to_contain_text("ARISTOTÉLICIEN")
    for hands in (first, second):
        hands.press("coquillaude:goOn")
    expect(screen.get_by_role("heading", name=re.compile(r"196\spoints"))).to_be_visible()
    expect(screen.locator("svg g.tile.gold text")).to_have_text(list(FIRST))
    assert points(screen) == [196, 0]
    for hands in (first, second):
        hands.press("coquillaude:placed.next")


def the_second_word(table: Round, first: Hands, second: Hands) -> None:
    """A letter is crossed on the board only if it lies there."""
    questions(table, first, second)
    second.press("coquillaude:compose.write")
    typed = second.field("coquillaude:compose.write")
    typed.fill("TARTE")  # none of her letters is a T
    expect(second.reads("coquillaude:compose.toBorrow")).to_contain_text("T")
    typed.fill("RAZ")
    expect(second.reads("coquillaude:compose.notThere")).to_contain_text("Z")
    typed.fill(SECOND)
    second.press("coquillaude:compose.thatsIt")
    second.spells(SECOND)
    second.touches(8, 4)
    second.turns("down")
    second.announces(256)
    first.press("coquillaude:compose.pass")
    for hands in (first, second):
        hands.press("coquillaude:goOn")


def test_a_rival_finds_one_anagram_more(devices: Devices) -> None:
    with devices.house.standing():
        table = scenes.minute(devices.house, people=2)
        placer, rival = both(devices, table)
        expect(placer.heading("coquillaude:minute.yours")).to_be_visible()
        rival.press("coquillaude:minute.buzz")
        entry = rival.field("coquillaude:minute.entry")
        expect(entry).to_be_focused()
        entry.fill("légers")  # claimed already
        rival.press("coquillaude:minute.enter")
        expect(rival.page.get_by_role("alert")).to_contain_text("LEGERS")
        expect(entry).to_have_value("légers")  # nothing that was typed is cleared by a refusal
        entry.fill("")
        for letter in "GRELES":  # or touched, letter by letter
            tiles = rival.page.locator("form .tile:not(.taken)")
            tiles.filter(has_text=re.compile(rf"^\s*{letter}\s*$")).first.click()
        rival.press("coquillaude:minute.enter")
        expect(
            rival.page.get_by_role("list", name=fr["coquillaude:minute.entries"])
        ).to_contain_text("GRELES")
        expect(
            placer.page.get_by_role("status").filter(has_text=rival_name(table))
        ).to_contain_text(
            re.compile(r"\d+,\d")  # in tenths of a second
        )
        rival.press("coquillaude:minute.enough")
        expect(rival.heading("coquillaude:placed.youTake")).to_contain_text("108")
        expect(placer.heading("coquillaude:placed.takes")).to_be_visible()
        assert table.arrives("placed").view["scores"] == [0, 108]


def rival_name(table: Round) -> str:
    return table.player(1).name


def test_letters_are_given_and_received(devices: Devices) -> None:
    with devices.house.standing():
        table = scenes.gifts(devices.house)
        receiver, giver = both(devices, table)
        expect(receiver.heading("coquillaude:wait.giftsForYou")).to_be_visible()
        before = table.player(1).mine["capital"]
        giver.rack.nth(0).click()
        giver.rack.nth(1).click()
        giver.page.get_by_role("button", name=fr["coquillaude:give.back"]).first.click()
        expect(giver.button("coquillaude:give.more")).to_be_disabled()
        giver.rack.nth(2).click()
        giver.press("coquillaude:give.act")
        table.until(table.player(1), lambda: table.player(1).mine.get("given"))
        assert sorted(table.player(1).mine["given"]) == sorted(before[1:3])
        last = table.player(2)
        of = next(one for one in last.client.prompts(last.person) if one["act"] == "give")
        table.do(last, act="give", letters=of["needs"]["letters"]["of"][:2])
        expect(receiver.field("coquillaude:question.label")).to_be_visible()
        table.arrives("question")
        assert len(table.player(0).mine["capital"]) == 12
        expect(giver.rack).to_have_count(6)


def test_an_unknown_word_is_voted_for(devices: Devices) -> None:
    with devices.house.standing():
        table = scenes.unknown(devices.house)
        owner, voter = both(devices, table)
        expect(owner.page.locator("main").get_by_text(fr["coquillaude:vote.yours"])).to_be_visible()
        expect(voter.page.get_by_role("img", name=scenes.UNKNOWN)).to_be_visible()
        voter.press("coquillaude:vote.wordNo")
        expect(voter.button("coquillaude:vote.wordNo")).to_have_attribute("aria-pressed", "true")
        voter.press("coquillaude:vote.wordYes")  # until all have voted it may be said anew
        expect(voter.button("coquillaude:vote.wordYes")).to_have_attribute("aria-pressed", "true")
        table.do(table.player(2), act="vote", aye=True)
        expect(owner.heading("coquillaude:announce.yours")).to_be_visible()
        owner.goes_on()
        voter.goes_on()
        table.do(table.player(2), act="go-on")
        expect(voter.heading("coquillaude:placed.places")).to_contain_text("64")


def test_composing_goes_on_while_another_is_asked(devices: Devices) -> None:
    with devices.house.standing():
        table = scenes.beside(devices.house)
        hands, others = listened_to(devices, table)
        strip = hands.page.get_by_role("region", name=fr["coquillaude:strip.label"])
        expect(strip).to_contain_text(table.player(1).name)
        hands.spells(FIRST)
        hands.announces(196)
        table.answers()
        expect(strip).to_contain_text(table.view["phase"]["answer"]["answer"])
        hands.press("coquillaude:locked.back")
        hands.spells(FIRST)
        nobody_else_is_told(table, hands, others, FIRST, table.host.mine["capital"])
        strip.get_by_role("button", name=fr["coquillaude:goOn"]).click()
        table.until(table.host, lambda: not table.has(table.host, "go-on"))


def test_a_gift_takes_the_screen_and_gives_the_draft_back(devices: Devices) -> None:
    with devices.house.standing():
        table = scenes.beside_gifts(devices.house)
        hands, others = listened_to(devices, table)
        secrets = (FIRST, table.host.mine["capital"])
        expect(hands.heading("coquillaude:give.title.pair")).to_be_visible()
        hands.rack.nth(0).click()
        hands.press("coquillaude:give.act")
        hands.spells(FIRST)  # its draft is as it was, until the letter is gone
        last = table.player(2)
        of = next(one for one in last.client.prompts(last.person) if one["act"] == "give")
        table.do(last, act="give", letters=of["needs"]["letters"]["of"][:1])
        table.arrives("question")
        hands.spells(FIRST)
        expect(hands.button("coquillaude:compose.cannot")).to_be_disabled()
        expect(hands.page.locator(".why")).to_be_visible()
        assert table.host.mine["draft"]["at"] == ACROSS
        nobody_else_is_told(table, hands, others, *secrets, table.host.mine["capital"])


def listened_to(devices: Devices, table: Round) -> tuple[Hands, list[Page]]:
    """The phone of the host, and other devices of the room; the lines of all."""
    others = [devices.hand(table, one, begins=LISTENS) for one in table.players[1:OTHERS]]
    if DEEP:
        others.append(devices.screen(table, begins=LISTENS))
    return Hands(devices.hand(table, table.host, begins=LISTENS)), others


def nobody_else_is_told(table: Round, hands: Hands, others: list[Page], *secrets: str) -> None:
    own, *theirs = heard(table, hands.page, *others)
    assert [secret for secret in secrets if not any(secret in told for told in own)] == []
    for frames in theirs:
        assert [secret for secret in secrets if any(secret in told for told in frames)] == []


def within_sight(hands: Hands, one: Locator) -> bool:
    """Above the dock, whole: nobody has to scroll for it."""
    drawn(hands.page)
    box, dock = one.bounding_box(), hands.page.locator(".dock").bounding_box()
    return box["y"] + box["height"] <= dock["y"] + 1


def test_what_is_touched_is_in_sight_on_a_small_phone_while_another_is_asked(
    house: Background, devices: Devices
) -> None:
    with house.standing():
        table = scenes.beside(house)
        hands = Hands(devices.hand(table, table.host, size="lying"))
        expect(hands.page.locator(".compose > .dock")).to_be_visible()
        for size in ("lying", "lying-small"):
            hold(hands, size)
            has_the_same_room_on_its_side(hands)
        hold(hands, "small")
        hands.press("coquillaude:compose.showLetters")
        hands.press("coquillaude:compose.clear")
        expect(hands.button("coquillaude:compose.pass")).to_be_visible()
        assert within_sight(hands, hands.button("coquillaude:compose.pass"))
        hands.takes("TAS")
        offered = hands.page.get_by_role("group", name=fr["coquillaude:compose.places"])
        expect(offered).to_be_visible()
        assert within_sight(hands, offered)


def hold(hands: Hands, size: str) -> None:
    width, height = SIZES[size]
    hands.page.set_viewport_size({"width": width, "height": height})
    drawn(hands.page)


def has_the_same_room_on_its_side(hands: Hands) -> None:
    board = hands.page.locator(".compose > .body").bounding_box()
    dock = hands.page.locator(".compose > .dock").bounding_box()
    assert board
    assert dock
    assert dock["x"] - (board["x"] + board["width"]) <= 1  # nothing lies waste between them
    too_wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert hands.page.get_by_role("radio").evaluate_all(too_wide) == 0


def test_that_a_word_is_unknown_is_told_before_it_is_placed(devices: Devices) -> None:
    """Against bots alone, who have no vote."""
    table = (
        Round.begin(devices.house, 1, bag=scenes.UNKNOWN_BAG, bots=(1,), **scenes.CALM)
        .arrives("question")
        .answers()
    )
    hands = Hands(devices.hand(table, table.host))
    hands.press("coquillaude:goOn")
    nonsense = "TROMULIE"  # of the same letters, and voted in by nobody
    hands.takes(nonsense)
    expect(hands.button("coquillaude:compose.unknown")).to_be_disabled()
    why = hands.page.locator(".doubt")
    expect(why).to_contain_text(nonsense)
    assert within_sight(hands, why)
    expect(hands.button("coquillaude:compose.place")).to_have_count(0)
    hands.press("coquillaude:compose.clear")
    hands.takes("MOUTIER")
    hands.press("coquillaude:compose.place")
    hands.press("coquillaude:compose.showLetters")
    hands.press("coquillaude:compose.clear")  # a word that lies there can be cleared at once
    expect(hands.tiles).to_have_count(0)
