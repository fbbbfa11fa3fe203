"""Rounds of La Coquillaude on phones, with the sheet's own words."""

import re

from playwright.sync_api import expect

from e2e.coquillaude.hands import Hands
from e2e.coquillaude.scenes import (
    CALM,
    UNKNOWN,
    beside,
    beside_gifts,
    gifts,
    minute,
    unknown,
)
from e2e.devices import Devices
from games.coquillaude.party import ACROSS, FIRST, SECOND, SHEET_BAG, Round, number, sheet
from support.background import Background
from support.catalogue import fr


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


def after_the_announce(first: Hands, second: Hands) -> None:
    for hands in (first, second):
        hands.press("coquillaude:goOn")
    for hands in (first, second):
        hands.press("coquillaude:placed.next")


def test_the_opening_of_the_sheet(house: Background, devices: Devices) -> None:
    rolls = [number("two"), number("two", nth=1)]
    rolls += [number("one", nth=at) for at in range(4)]
    table = Round.begin(house, 2, *rolls, bag=SHEET_BAG, **CALM)
    first, second = both(devices, table)

    questions(table, first, second)
    first.writes(FIRST)
    first.touches(3, 10)
    first.announces(196)
    second.press("coquillaude:compose.pass")
    after_the_announce(first, second)

    questions(table, first, second)
    second.writes(SECOND)
    second.touches(8, 4)
    second.turns("down")
    second.announces(256)
    first.press("coquillaude:compose.pass")
    after_the_announce(first, second)

    questions(table, first, second)
    first.takes("MESURE")
    first.spells("MESURE")
    first.touches(9, 3)
    first.turns("down")
    formed = first.page.get_by_role("list", name=fr["coquillaude:compose.tally"])
    expect(formed.get_by_role("listitem")).to_have_count(6)
    expect(formed).to_contain_text(re.compile(r"MESURE\s*36"))
    first.announces(56)
    second.press("coquillaude:compose.pass")
    table.arrives("announce")
    assert table.view["scores"] == [196, 256]
    for hands in (first, second):
        hands.press("coquillaude:goOn")
    expect(first.heading("coquillaude:placed.youPlace")).to_contain_text("56")
    table.arrives("placed")
    assert table.view["scores"] == [252, 256]


def test_a_rival_finds_one_anagram_more(house: Background, devices: Devices) -> None:
    table = minute(house, people=2)
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
        tiles = rival.page.locator("form .tile:not(.used)")
        tiles.filter(has_text=re.compile(rf"^\s*{letter}\s*$")).first.click()
    rival.press("coquillaude:minute.enter")
    expect(rival.page.get_by_role("list", name=fr["coquillaude:minute.entries"])).to_contain_text(
        "GRELES"
    )
    expect(placer.page.get_by_role("status").filter(has_text=rival_name(table))).to_contain_text(
        re.compile(r"\d+,\d")  # in tenths of a second
    )
    rival.press("coquillaude:minute.enough")
    expect(rival.heading("coquillaude:placed.youTake")).to_contain_text("108")
    expect(placer.heading("coquillaude:placed.takes")).to_be_visible()
    assert table.arrives("placed").view["scores"] == [0, 108]


def rival_name(table: Round) -> str:
    return table.player(1).name


def test_letters_are_given_and_received(house: Background, devices: Devices) -> None:
    table = gifts(house)
    assert isinstance(table, Round)
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


def test_an_unknown_word_is_voted_for(house: Background, devices: Devices) -> None:
    table = unknown(house)
    assert isinstance(table, Round)
    owner, voter = both(devices, table)
    expect(owner.page.get_by_text(fr["coquillaude:vote.yours"])).to_be_visible()
    expect(voter.page.get_by_role("img", name=UNKNOWN)).to_be_visible()
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


def test_three_taps_once_she_has_her_word(house: Background, devices: Devices) -> None:
    table = sheet(house)
    grandmother = Hands(devices.hand(table, table.player(0), size="small"))
    grandmother.takes("MESURE")
    grandmother.press("coquillaude:compose.place")
    best = grandmother.page.get_by_role("button", name=fr["coquillaude:compose.announce"])
    best.click()
    expect(grandmother.button("coquillaude:locked.back")).to_be_visible()
    table.settle()
    locked = table.player(0).mine["locked"]["proposal"]
    assert locked["word"] == "MESURE"
    assert locked["points"] >= 56


def test_composing_goes_on_while_another_is_asked(house: Background, devices: Devices) -> None:
    table = beside(house)
    assert isinstance(table, Round)
    hands = Hands(devices.hand(table, table.host))
    strip = hands.page.get_by_role("region", name=fr["coquillaude:strip.label"])
    expect(strip).to_contain_text(table.player(1).name)
    hands.spells(FIRST)
    hands.announces(196)
    table.answers()
    expect(strip).to_contain_text(table.view["phase"]["answer"]["answer"])
    hands.press("coquillaude:locked.back")
    hands.spells(FIRST)
    strip.get_by_role("button", name=fr["coquillaude:goOn"]).click()
    table.until(table.host, lambda: not table.has(table.host, "go-on"))


def test_a_gift_takes_the_screen_and_gives_the_draft_back(
    house: Background, devices: Devices
) -> None:
    table = beside_gifts(house)
    assert isinstance(table, Round)
    hands = Hands(devices.hand(table, table.host))
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
