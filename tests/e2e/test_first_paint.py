"""What a page shows before its script runs: in its final place, in this device's theme, with the
right preloads."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from e2e import games
from e2e.devices import Devices, drawn, shown
from e2e.steps import button, words
from support.any_game import ANY_GAME
from support.background import Background
from support.depth import by_depth
from support.party import Party

SCRIPT = re.compile(r"/assets/frame-[^/]*\.js$")
# Where each tile of our name stands, and what is said beside it.
PLACES = """(root) => [...document.querySelector(root).querySelectorAll('.tile, .title, p.center')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => [one.textContent, ...['x', 'y', 'width', 'height']
    .map((side) => Math.round(one.getBoundingClientRect()[side]))])"""
STYLED = "() => [...document.querySelectorAll('link[rel=stylesheet]')].every((one) => one.sheet)"
ASKED = """() => [...new Set([...document.querySelectorAll('link[data-for][rel]')]
  .map((one) => one.dataset.for))]"""


class Waiting:
    """A page whose script is on its way."""

    def __init__(self, page: Page, path: str) -> None:
        self.page = page
        self._late: list[Route] = []
        page.route(SCRIPT, self._hold_back)
        page.goto(path, wait_until="commit")
        expect(page.locator("#shell .tile")).to_have_count(8)
        page.wait_for_function(STYLED)
        page.evaluate("() => document.fonts.ready")

    def _hold_back(self, route: Route) -> None:
        self._late.append(route)

    def script_comes(self) -> None:
        while self._late:
            self._late.pop().continue_()
        expect(self.page.locator("#shell")).to_have_count(0)

    def places(self, root: str) -> list[Any]:
        return self.page.evaluate(PLACES, root)


SIZES = ["small", "phone", "lying", "laptop"]


@pytest.mark.parametrize(
    ("size", "lang"),
    by_depth(
        [("small", "fr"), ("laptop", "en")],
        [(size, lang) for size in SIZES for lang in ("fr", "en")],
    ),
)
def test_the_front_page_is_drawn_where_its_first_lines_stood(
    devices: Devices, size: str, lang: str
) -> None:
    waiting = Waiting(devices.context(size, lang=lang).new_page(), "/")
    before = waiting.places("#shell")
    title = words(waiting.page)["home.title"]
    waiting.script_comes()
    expect(button(waiting.page, "home.join")).to_be_visible()
    after = waiting.places("#app")
    assert before == after[: len(before)]
    # On a wide screen the heading stands in the middle of what comes below it.
    said = [one[0] for one in before[8:]]
    assert said == [] if size == "laptop" else title.match(said[0])


@pytest.mark.parametrize(
    ("where", "size"),
    [("", "phone"), pytest.param("", "lying", marks=pytest.mark.deep), ("/ecran", "tv")],
)
def test_a_table_is_called_where_its_page_was_waiting(
    house: Background, devices: Devices, where: str, size: str
) -> None:
    party = Party.gather(house, 2)
    page = devices.context(size).new_page()
    page.route_web_socket(re.compile("/ws"), lambda _line: None)  # nobody answers
    waiting = Waiting(page, f"/{party.code}{where}")
    before = waiting.places("#shell")
    waiting.script_comes()
    expect(page.locator("[data-calling]")).to_be_visible()
    assert before == waiting.places("#app")
    assert words(page)["common.calling"].match(before[8][0])


def stopped(house: Background) -> Party:
    party = games.under_way(house)
    party.ask("stop")
    return party


@pytest.mark.parametrize(
    ("arrange", "big"),
    [(games.under_way, True), (stopped, True), (stopped, False)],
    ids=["playing-big", "over-big", "over-phone"],
)
def test_who_comes_into_a_game_or_its_end_sees_no_lobby_while_it_is_fetched(
    house: Background, devices: Devices, arrange: Callable[[Background], Party], *, big: bool
) -> None:
    table = arrange(house)
    seats = [] if big else [{"person": table.host.person, "token": table.host.token}]
    held = {"seats": seats, "key": table.key, "name": "", "at": 0}
    context = devices.context("tv" if big else "phone", kept={f"table:{table.code}": held})
    page = context.new_page()
    late: list[Route] = []

    def hold_back(route: Route) -> None:
        late.append(route)

    draws_it = re.compile(rf"/assets/{'Table' if big else 'Phone'}-[^/]*\.js$")
    page.route(draws_it, hold_back)
    with page.expect_request(draws_it):  # asked for by the page itself, which has been let in
        page.goto(f"/{table.code}" + ("/ecran" if big else ""))
    expect(drawn(page).locator("[data-calling]")).to_be_visible()
    expect(page.locator("main:not([data-calling])")).to_have_count(0)
    for one in late:
        one.continue_()
    shown(page)
    expect(page.locator(f"[data-game={ANY_GAME}]").first).to_be_visible()


def test_the_first_paint_is_as_this_device_likes_it(devices: Devices) -> None:
    likes = {"lang": "fr", "theme": "dark", "text": 1.3, "lessMotion": True}
    page = devices.context(kept={"settings": likes}).new_page()
    waiting = Waiting(page, "/")
    look = "() => [{...document.documentElement.dataset}, document.documentElement.style.cssText]"
    before = page.evaluate(look)
    assert before == [{"theme": "dark", "motion": "less"}, "--text-scale: 1.3;"]
    waiting.script_comes()
    assert page.evaluate(look) == before


def test_what_is_said_before_the_script_is_in_the_language_that_was_chosen_or_not_said(
    devices: Devices,
) -> None:
    waiting = Waiting(devices.context(kept={"settings": {"lang": "en"}}).new_page(), "/")
    assert waiting.places("#shell") == []
    waiting.script_comes()
    expect(button(waiting.page, "home.join")).to_be_visible()


@pytest.mark.parametrize("game", by_depth([ANY_GAME], games.folders()))
def test_a_phone_asks_for_the_game_it_left_and_otherwise_for_the_lobby(
    house: Background, devices: Devices, game: str
) -> None:
    table = games.scenes_of(game).under_way(house)
    page = devices.hand(table, table.players[1])
    assert page.evaluate(ASKED) == ["lobby"]  # it does not know yet
    page.wait_for_function(
        "([key, game]) => JSON.parse(localStorage.getItem(key)).game === game",
        arg=[f"parlotte:table:{table.code}", game],
    )
    page.reload()
    assert page.evaluate(ASKED) == [game]
