"""Undo: one's own word at once, another's with the table's consent, the last refill in time."""

import re

import pytest
from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.reussite.hands import Hands
from e2e.reussite.scenes import refilling, turning
from support.background import Background
from support.catalogue import fr


@pytest.mark.deep
@pytest.mark.usefixtures("time_stands")
def test_another_asks_the_table_to_go_back_and_cannot_block_it(devices: Devices) -> None:
    """Number 9: asked like a proposal, voted on after an objection, and then it is settled."""
    table = refilling(devices.house)
    camille, jo, lucas = (Hands(devices.hand(table, one), one.name) for one in table.players)
    screen = devices.screen(table)
    word = table.view["words"][0]["word"]
    jo.press("reussite:back.ask")
    asked = re.compile(f"On reprend.*{word}")
    for page in (camille.page, lucas.page, screen):
        expect(page.get_by_text(asked).first).to_be_visible()
    expect(jo.button("reussite:back.withdraw")).to_be_visible()
    camille.press("reussite:back.no")
    expect(camille.page.get_by_text(fr["reussite:refill.title"])).to_be_visible()
    jo.press("reussite:back.ask")
    expect(screen.get_by_text(fr["reussite:back.vote"])).to_be_visible()
    camille.press("reussite:back.no")
    lucas.press("reussite:back.no")
    expect(camille.page.get_by_text(fr["reussite:refill.title"])).to_be_visible()
    expect(jo.page.get_by_text(fr.within("reussite:refill.others")).first).to_be_visible()
    expect(jo.button("reussite:back.ask")).to_be_hidden()  # he was voted down
    table.until(table.host, lambda: [one["word"] for one in table.view["words"]] == [word])
    # Another may still ask; and who played it goes back without asking anybody.
    expect(lucas.button("reussite:back.ask")).to_be_visible()
    camille.press("reussite:back.mine")
    expect(camille.button("reussite:word.propose")).to_be_enabled()
    camille.spells(word)
    table.until(table.host, lambda: table.view["words"] == [])


@pytest.mark.usefixtures("time_stands")
def test_when_somebody_agrees_the_word_comes_back_to_whoever_played_it(devices: Devices) -> None:
    table = refilling(devices.house)
    camille, jo, lucas = (Hands(devices.hand(table, one), one.name) for one in table.players)
    word = table.view["words"][0]["word"]
    jo.press("reussite:back.ask")
    lucas.press("reussite:back.yes")
    expect(camille.button("reussite:word.propose")).to_be_enabled()
    camille.spells(word)
    expect(jo.page.get_by_text("Jo revient en arrière.").first).to_be_visible()


@pytest.mark.deep
def test_the_last_refill_can_be_taken_back_before_the_stock_is_turned(
    still_house: Background, own_devices: Devices
) -> None:
    """Number 9: a slip of the finger on the last refill."""
    table = turning(still_house, people=1)
    stock = table.view["stock"]
    phone = Hands(own_devices.hand(table, table.host))
    phone.press("reussite:back.mine")
    expect(phone.page.get_by_text(fr["reussite:refill.title"])).to_be_visible()
    table.until(table.host, lambda: table.phase == "refilling")
    assert table.view["stock"] == stock
    phone.column(table.view["open"][0]).click()
    phone.press("reussite:turn.yes")
    table.until(table.host, lambda: table.view["stock"] < stock)
    expect(phone.button("reussite:back.mine")).to_be_hidden()


def test_the_stock_is_turned_by_itself_after_a_moment(
    still_house: Background, own_devices: Devices
) -> None:
    table = turning(still_house)
    jo, screen = Hands(own_devices.hand(table, table.players[1])), own_devices.screen(table)
    for page in (jo.page, screen):
        expect(page.get_by_text(fr["reussite:turn.others"]).first).to_be_visible()
    stock = table.view["stock"]
    still_house.pass_time(10)
    table.until(table.host, lambda: table.view["stock"] < stock)
