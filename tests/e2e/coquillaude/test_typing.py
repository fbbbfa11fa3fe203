"""Making a word: on a laptop typing finds the best place, the arrows move it, Enter announces
it; on a small phone the letters are tapped."""

import re

from playwright.sync_api import expect

from e2e.coquillaude.hands import Hands
from e2e.devices import Devices
from games.coquillaude.party import BESIDE, Round, sheet
from parlotte.client import Json
from support.catalogue import fr


def test_a_word_is_typed_moved_turned_and_announced(devices: Devices) -> None:
    table = sheet(devices.house)
    me = table.player(0)
    hands = Hands(devices.hand(table, me, size="laptop"))
    expect(hands.page.get_by_text(fr["coquillaude:compose.hintTyped"])).to_be_visible()
    keys = hands.page.keyboard
    keys.type("mesurx")
    hands.spells("MESURX")
    keys.press("Backspace")
    keys.type("e")
    hands.spells("MESURE")
    best = table.ask("advise", of=me, kind="places", draft={"word": "MESURE"})["places"][0]
    announced = hands.page.get_by_role("button", name=fr["coquillaude:compose.announce"])
    expect(announced).to_have_text(re.compile(rf"{best['points']}"))
    table.until(me, lambda: (me.mine.get("draft") or {}).get("at") == best["at"])
    # Now by hand: where it stands on the sheet.
    while (at := me.mine["draft"]["at"])["direction"] != "down":
        keys.press(" ")
        table.until(me, lambda at=at: me.mine["draft"]["at"] != at)
    for _ in range(abs(at["column"] - BESIDE["column"])):
        keys.press("ArrowLeft" if at["column"] > BESIDE["column"] else "ArrowRight")
    for _ in range(abs(at["row"] - BESIDE["row"])):
        keys.press("ArrowUp" if at["row"] > BESIDE["row"] else "ArrowDown")
    expect(announced).to_have_text(re.compile("56"))
    keys.press("Enter")
    expect(hands.button("coquillaude:locked.back")).to_be_visible()
    table.settle()
    assert me.mine["locked"]["proposal"]["at"] == BESIDE


def test_a_word_touched_letter_by_letter_on_a_small_phone(devices: Devices) -> None:
    table = sheet(devices.house)
    hands = Hands(devices.hand(table, table.player(0), size="small"))
    letters_are_reached_by_the_arrows(hands)
    why_a_place_is_refused_is_told_on_its_square(hands)
    locked = three_taps_once_she_has_her_word(table, hands)
    assert locked["word"] == "MESURE"
    assert locked["points"] >= 56


def letters_are_reached_by_the_arrows(hands: Hands) -> None:
    hands.rack.first.focus()
    letter = hands.rack.nth(1).inner_text().strip()
    hands.page.keyboard.press("ArrowRight")
    expect(hands.rack.nth(1)).to_be_focused()
    hands.page.keyboard.press("Enter")
    hands.spells(letter)
    hands.press("coquillaude:compose.clear")
    expect(hands.tiles).to_have_count(0)


def why_a_place_is_refused_is_told_on_its_square(hands: Hands) -> None:
    hands.takes("MESURE")
    hands.touches(0, 0)
    expect(hands.page.locator(".why")).to_have_text(re.compile("ne touche rien"))
    hands.touches(9, 3)
    hands.turns("down")
    expect(hands.page.locator(".why")).to_have_count(0)
    formed = hands.page.get_by_role("list", name=fr["coquillaude:compose.tally"])
    expect(formed.get_by_role("listitem")).to_have_count(6)
    expect(formed).to_contain_text(re.compile(r"MESURE\s*36"))
    expect(hands.button("coquillaude:compose.announce")).to_be_enabled()
    hands.press("coquillaude:compose.showLetters")
    hands.press("coquillaude:compose.clear")
    expect(hands.tiles).to_have_count(0)


def three_taps_once_she_has_her_word(table: Round, hands: Hands) -> Json:
    """What she has announced."""
    hands.takes("MESURE")
    hands.press("coquillaude:compose.place")
    hands.page.get_by_role("button", name=fr["coquillaude:compose.announce"]).click()
    expect(hands.button("coquillaude:locked.back")).to_be_visible()
    table.settle()
    return table.player(0).mine["locked"]["proposal"]
