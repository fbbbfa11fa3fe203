"""A played word is celebrated: it delays nobody, and does not move under reduced motion."""

import pytest
from playwright.sync_api import Page, expect

from e2e.devices import Devices
from games.reussite.party import Patience
from support.background import Background
from support.party import Player

WORD = "PARTIEZ"
# How many letters of it there were, how many of them moved, and whether one of them took a tap.
WATCH = """() => {
  window.seen = { letters: 0, moving: 0, tapped: false };
  new MutationObserver(() => requestAnimationFrame(() => {
    const tiles = [...document.querySelectorAll(".flourish .one")];
    if (tiles.length === 0 || window.seen.letters > 0) return;  // as it begins
    const { left, top } = tiles[0].getBoundingClientRect();
    const under = document.elementFromPoint(left + 4, top + 4);
    window.seen = {
      letters: tiles.length,
      moving: tiles.filter((one) => one.getAnimations().length > 0).length,
      tapped: under !== null && under.closest(".flourish") !== null,
    };
    document.body.dataset.letters = String(tiles.length);
  })).observe(document.body, { subtree: true, childList: true });
}"""


def plays(table: Patience, player: Player) -> None:
    table.spells(player, WORD)
    table.do(player, act="propose")
    table.arrives("proposed")
    table.do(table.players[1], act="answer", aye=True)
    table.arrives("refilling", "covering")


def watched(page: Page, *, motion: bool) -> Page:
    page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
    page.locator(".stk").first.wait_for()
    page.evaluate(WATCH)
    return page


@pytest.mark.deep
def test_its_letters_leap_to_the_pile_and_stand_still_where_nothing_is_to_move(
    house: Background, devices: Devices
) -> None:
    table = Patience.deal(house, 2).covered()
    moving = [
        watched(devices.hand(table, table.host), motion=True),
        watched(devices.hand(table, table.players[1], size="laptop"), motion=True),
        watched(devices.screen(table), motion=True),
    ]
    phone = watched(devices.hand(table, table.host), motion=False)
    screen = watched(devices.screen(table), motion=False)
    plays(table, table.host)
    # Nothing was held up: the next choice could be made all the while.
    assert table.has(table.host, "refill") or table.has(table.host, "cover")
    for page in (*moving, screen):
        expect(page.locator("body[data-letters]")).to_be_attached()
        moved = len(WORD) if page in moving else 0
        seen = {"letters": len(WORD), "moving": moved, "tapped": False}
        assert page.evaluate("window.seen") == seen
        expect(page.locator(".flourish")).to_have_count(0)  # it is soon over by itself
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(phone.get_by_text(WORD).first).to_be_visible()
    assert phone.evaluate("window.seen.letters") == 0  # a phone only counts its words
    # A word that is taken back is not celebrated.
    for page in moving:
        page.evaluate(WATCH)
    table.do(table.host, act="undo")
    table.arrives("writing")
    expect(moving[-1].locator(".words .word")).to_have_count(0)
    assert moving[-1].evaluate("window.seen.letters") == 0
