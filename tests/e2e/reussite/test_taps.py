"""A tap just after the screen changed is ignored, a later one counts; a key always counts."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.devices import Devices, standing
from e2e.reussite.hands import COUNTED, Hands
from e2e.reussite.scenes import refilling
from games.reussite.party import Patience
from support.catalogue import fr

pytestmark = pytest.mark.usefixtures("time_stands")
ACTS = "() => sent.filter((one) => one.do).map((one) => one.do.act)"
REST = 700  # milliseconds after which everything is awake


def stopped(page: Page) -> None:
    """From now on no time passes on this page but what `run_for` lets pass."""
    page.clock.install()
    page.reload()
    page.wait_for_selector(".dock")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_who_was_about_to_propose_does_not_agree_by_mistake(devices: Devices) -> None:
    table = Patience.deal(devices.house, 3).covered()
    camille, jo = table.players[:2]
    phone = Hands(devices.hand(table, jo, begins=COUNTED), "Jo")
    stopped(phone.page)
    table.spells(jo, "PARTIEZ")
    propose, agree = phone.button("reussite:word.propose"), phone.button("reussite:proposal.yes")
    expect(propose).to_be_enabled()
    table.spells(camille, "TAPEZ")
    table.do(camille, act="propose")
    table.arrives("proposed")
    agree.wait_for()
    at = middle(agree)
    phone.page.mouse.click(*at)
    assert phone.page.evaluate(ACTS) == []
    phone.page.clock.run_for(REST)
    phone.page.mouse.click(*at)
    table.arrives("refilling")


def test_a_key_answers_at_once(devices: Devices) -> None:
    table = Patience.deal(devices.house, 3).covered()
    camille, jo = table.players[:2]
    phone = Hands(devices.hand(table, jo), "Jo")
    stopped(phone.page)
    table.spells(camille, "TAPEZ")
    table.do(camille, act="propose")
    table.arrives("proposed")
    phone.button("reussite:proposal.wait").press("Enter")
    table.arrives("writing")
    assert table.view["objected"] == ["TAPEZ"]


def test_a_double_tap_on_the_last_refill_turns_no_card(devices: Devices) -> None:
    table = refilling(devices.house)
    while len(table.view["gaps"]) > 1:
        column, to = table.view["open"][0], table.view["gaps"][0]
        table.do(table.host, act="refill", column=column, to=to)
        table.settle()
    phone = Hands(devices.hand(table, table.host, begins=COUNTED), "Camille")
    stopped(phone.page)
    column, to, stock = table.view["open"][0], table.view["gaps"][0], table.view["stock"]
    phone.page.get_by_role("button", name=f"colonne {column + 1}").last.click()
    table.arrives("covering")
    phone.page.get_by_text(fr["reussite:cover.title"]).wait_for()
    arrow = phone.page.locator(".dock").get_by_role(
        "button", name=f"Couvrir la colonne {table.view['open'][0] + 1}"
    )
    for one in (arrow, phone.column(table.view["open"][0]), phone.button("reussite:cover.all")):
        phone.page.mouse.click(*middle(one))
    assert phone.page.evaluate(ACTS) == ["refill"]
    phone.page.clock.run_for(REST)
    arrow.click()
    table.until(table.host, lambda: table.view["stock"] == stock - 1)


def test_taking_back_cards_does_not_take_back_the_word_before(devices: Devices) -> None:
    table = Patience.deal(devices.house, 1, cover="automatic", refill="automatic")
    table.arrives("writing")
    table.do(table.host, act="spell", text="ZUT")
    phone = Hands(devices.hand(table, table.host), "Camille")
    stopped(phone.page)
    phone.page.clock.run_for(REST)
    undo = phone.page.locator(".dock .head button").last
    expect(undo).to_be_enabled()
    at = middle(undo)
    while table.view["drafts"]:
        before = table.view["drafts"]
        phone.page.mouse.click(*at)
        table.until(table.host, lambda was=before: table.view["drafts"] != was)
    expect(phone.tiles).to_have_count(0)
    expect(phone.page.locator("html")).to_have_attribute("data-asleep", "undo")


def test_a_word_in_passing_takes_no_taps_and_leaves_with_its_moment(devices: Devices) -> None:
    table = Patience.deal(devices.house, 3).covered()
    camille, jo, lucas = table.players
    page, screen = (
        devices.hand(table, lucas, size="small", still=True),
        devices.screen(table, still=True),
    )
    for one in (page, screen):
        standing(one)  # so that it does not leave by itself
    table.spells(camille, "TAPEZ")
    table.do(camille, act="propose")
    table.arrives("proposed")
    table.do(jo, act="answer", aye=False)
    passing = [one.locator(".toast") for one in (page, screen)]
    for one in passing:
        expect(one).to_have_text(re.compile("dit d’attendre pour"))
    box = passing[0].bounding_box()
    assert box is not None
    under = "([x, y]) => document.elementFromPoint(x, y).closest('.toast') === null"
    assert page.evaluate(under, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    # Proposed again, it is voted on: nobody asks to wait any more.
    table.do(camille, act="propose")
    for one in passing:
        expect(one).to_be_hidden()
