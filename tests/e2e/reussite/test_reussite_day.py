"""The deal of the day and the deal of a code, from the home page."""

from datetime import date, timedelta

import pytest
from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.reussite.hands import Hands
from support.background import Background
from support.catalogue import fr
from support.patience import DEAL


def day_of(devices: Devices) -> str:
    """Today, as the house tells it."""
    answer = devices.context().request.get("/api/day")
    assert answer.ok
    if not (deals := answer.json()):
        pytest.skip("no deal of the day")
    return str(deals[0]["day"])


def test_the_deal_of_the_day_is_one_tap_away(house: Background, devices: Devices) -> None:
    day = day_of(devices)
    phone = Hands(devices.open("/"))
    phone.press("home.day.title")
    phone.field("people.name").fill("Camille")
    phone.press("home.day.play")
    expect(phone.page.get_by_text(fr["reussite:cover.title"])).to_be_visible()
    phone.press("reussite:cover.all")
    expect(phone.page.get_by_text(fr["reussite:bar.day"])).to_be_visible()
    phone.press("reussite:bar.help")
    phone.press("reussite:help.giveUp")
    phone.press("reussite:help.sureYes")
    expect(phone.page.get_by_role("heading", name=fr["reussite:end.title.failed"])).to_be_visible()
    kept = phone.page.evaluate("() => JSON.parse(localStorage.getItem('parlotte:reussite:days'))")
    assert kept[day]["end"] == "failed"


def test_days_in_a_row_are_counted(house: Background, devices: Devices) -> None:
    today = date.fromisoformat(day_of(devices))
    days = {
        (today - timedelta(days=back)).isoformat(): {"end": "triumph", "words": 9}
        for back in (1, 2, 3, 5)
    }
    kept = {"reussite:days": days, "me": {"name": "Camille", "animal": "renard"}}
    phone = Hands(devices.open("/", kept=kept))
    expect(phone.button("home.day.title")).to_contain_text("3 jours")
    phone.press("home.day.title")  # who is known here is not asked again
    expect(phone.page.get_by_text(fr["reussite:cover.title"])).to_be_visible()


def test_a_code_in_the_address_offers_that_deal(house: Background, devices: Devices) -> None:
    phone = Hands(devices.open(f"/?donne={DEAL.lower()}"))
    phone.press("home.day.given")
    phone.field("people.name").fill("Camille")
    phone.press("home.day.play")
    expect(phone.page.get_by_text(fr["reussite:cover.title"])).to_be_visible()
    columns = phone.stands()
    assert columns[0].startswith("Colonne 1\u202f: étoile")
    assert columns[1].startswith("Colonne 2\u202f: S")


def test_a_deal_is_played_with_others(house: Background, devices: Devices) -> None:
    phone = Hands(devices.open(f"/?donne={DEAL}"))
    phone.page.get_by_role("button", name=fr["home.day.togetherLong"]).first.click()
    phone.field("people.name").fill("Camille")
    phone.press("home.open")
    expect(phone.button("lobby.start")).to_be_visible()
    phone.press("lobby.start")
    expect(phone.page.get_by_text(fr["reussite:cover.title"])).to_be_visible()
