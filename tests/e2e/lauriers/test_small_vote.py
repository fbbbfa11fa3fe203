"""The vote on a small phone: a small dock with the tokens, and every definition above it."""

import re

from playwright.sync_api import Locator, Page, expect

from e2e.devices import Devices, drawn, overflows
from games.lauriers.party import Circle
from support.background import Background
from support.catalogue import fr

WINDOWS = ((360, 640), (640, 360), (390, 844), (1280, 800))
# What the dock may take of the height: on small phones little, as on any.
MOST = {(360, 640): 0.13, (640, 360): 0.19, (390, 844): 0.22, (1280, 800): 0.24}


def voting(house: Background, people: int = 4) -> Circle:
    party = Circle.gather(house, people).start()
    return party.play("voting")


def tall(one: Locator) -> float:
    box = one.bounding_box()
    return box["height"]


def whole_in_window(page: Page, one: Locator) -> bool:
    """Nothing of it is cut off, by the window or by what is docked."""
    box, dock = one.bounding_box(), page.locator(".dock").bounding_box()
    return box["y"] >= 0 and box["y"] + box["height"] <= dock["y"] + 1


def test_every_definition_is_reached_and_a_token_is_staked_from_a_small_dock(
    house: Background, devices: Devices
) -> None:
    party = voting(house)
    voter = party.writers[0]
    page = devices.hand(party, voter, size="small")
    options = page.get_by_role("radiogroup", name=fr["lauriers:vote.list"]).get_by_role("radio")
    expect(options).to_have_count(4)
    # On a small phone all are seen at once.
    drawn(page)
    assert all(whole_in_window(page, options.nth(at)) for at in range(4))
    for window in WINDOWS:
        everything_is_reached(page, window)
    options.nth(3).click()
    expect(options.nth(3)).to_have_attribute("aria-checked", "true")
    for window in WINDOWS:
        the_button_is_wide(page, window)
    bet = page.get_by_role("switch", name=fr.within("lauriers:vote.bet"))
    expect(bet).not_to_be_checked()
    bet.click()
    expect(bet).to_be_checked()
    page.get_by_role("button", name=fr["lauriers:vote.castBet"]).click()
    expect(page.get_by_text(fr["lauriers:vote.done"])).to_be_visible()
    party.until(party.host, lambda: party.view["phase"]["staked"] == [party.seat(voter)])


def everything_is_reached(page: Page, window: tuple[int, int]) -> None:
    """The tokens, how many are left, and the vote: all there, without a scroll."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    drawn(page)
    options = page.get_by_role("radiogroup", name=fr["lauriers:vote.list"]).get_by_role("radio")
    assert tall(page.locator(".dock")) <= MOST[window] * window[1], window
    assert (window, overflows(page)) == (window, [])
    bet = page.get_by_role("switch", name=fr.within("lauriers:vote.bet"))
    expect(bet).to_be_in_viewport(ratio=1)
    expect(bet).to_contain_text(re.compile(r"3\s+jetons"))
    expect(page.get_by_role("button", name=fr["lauriers:vote.castNone"])).to_be_in_viewport(ratio=1)
    for at in range(4):
        options.nth(at).scroll_into_view_if_needed()
        assert whole_in_window(page, options.nth(at)), (window, at)


def the_button_is_wide(page: Page, window: tuple[int, int]) -> None:
    """As wide as the dock lets it be, after a choice as before it."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    drawn(page)
    cast = page.get_by_role("button", name=fr["lauriers:vote.cast"]).bounding_box()
    dock = page.locator(".dock").bounding_box()
    assert cast["x"] + cast["width"] > dock["x"] + dock["width"] - 30, window
