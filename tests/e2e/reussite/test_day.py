"""The deal of the day, and a deal by its code, from the home page."""

from typing import Any

from playwright.sync_api import Page, expect

from e2e.devices import Devices
from e2e.reussite.conftest import Today
from e2e.reussite.hands import Hands
from games.reussite.party import DEAL, Patience
from support.background import Background
from support.catalogue import fr
from support.depth import by_depth

WELL = {"end": "triumph", "words": 9}
# A device that was shown how it goes, and whose person is known.
KNOWN = {
    "lessons": ["demo:reussite", "coach:reussite"],
    "me": {"name": "Camille", "animal": "renard"},
}


def test_the_deal_of_the_day_is_one_tap_away(house: Background, today: Today) -> None:
    day = today.day
    days = {today.after(-back): WELL for back in (1, 2, 3, 5)}
    phone = today.open("/", kept={**KNOWN, "reussite:days": days})
    expect(phone.button("reussite/card:title")).to_contain_text("3 jours")  # in a row
    phone.press("reussite/card:title")  # who is known here is not asked again
    expect(phone.page.get_by_text(fr["reussite:cover.title"])).to_be_visible()
    phone.press("reussite:cover.all")
    expect(phone.page.get_by_text(fr["reussite:bar.day"])).to_be_visible()
    phone.press("reussite:bar.help")
    phone.press("reussite:help.giveUp")
    phone.press("reussite:help.sureYes")
    expect(phone.page.get_by_role("heading", name=fr["reussite:end.title.failed"])).to_be_visible()
    expect_day(phone.page, day)
    kept = remembered(phone.page)[day]
    assert (kept["end"], kept["late"]) == ("failed", False)
    # The cousins get the same day.
    phone.notes_what_is_copied()
    phone.press("reussite:end.copy")
    lines = phone.copied()
    assert lines[-1] == f"{house.url}/?donne={day}"
    # Another deal at the same table is not the day's: its card tells how that went, and deals it.
    table = phone.code
    phone.press("reussite:end.again")
    expect(phone.page.get_by_text(fr["reussite:cover.title"])).to_be_visible()
    phone.page.goto("/")
    expect(phone.button("reussite/card:title")).to_contain_text(f"{kept['left']} cartes restées")
    phone.press("reussite/card:title")
    expect(phone.page.get_by_text(fr["reussite:bar.day"])).to_be_visible()
    assert phone.code != table


def test_a_day_played_late_makes_no_row(house: Background, today: Today) -> None:
    day = today.day
    table = Patience.deal(house, deal=day).covered()
    table.do(table.host, act="give-up")
    table.arrives("finished")
    seat = {"person": table.host.person, "token": table.host.token}
    held = {"seats": [seat], "key": table.key, "name": "", "at": 0}
    kept = {f"table:{table.code}": held, "reussite:table": {"deal": DEAL, "table": table.code}}
    cases = (([day], 1, False), ([], 1, True), ([day], 2, True))
    for begun, after, late in by_depth(cases[:2], cases):
        page = today.open(
            f"/{table.code}", after=after, kept={**kept, "reussite:begun": begun}
        ).page
        title = page.get_by_role("heading", name=fr["reussite:end.title.failed"])
        expect(title).to_be_visible()
        expect_day(page, day)
        assert remembered(page)[day]["late"] is late
    # What lies on this table is not the deal this device sat down for.
    assert page.evaluate("() => localStorage.getItem('parlotte:reussite:table')") is None


def expect_day(page: Page, day: str) -> None:
    """Until this device has written down how it went."""
    page.wait_for_function(
        "(day) => JSON.parse(localStorage.getItem('parlotte:reussite:days') ?? '{}')[day]", arg=day
    )


def remembered(page: Page) -> dict[str, Any]:
    """The days this device has played."""
    return page.evaluate("() => JSON.parse(localStorage.getItem('parlotte:reussite:days'))")


def test_a_code_in_the_address_offers_that_deal(devices: Devices) -> None:
    phone = Hands(devices.open(f"/?donne={DEAL.lower()}", kept=KNOWN))
    phone.press("reussite/card:given")
    expect(phone.page.get_by_text(fr["reussite:cover.title"])).to_be_visible()
    columns = phone.stands()
    assert columns[0].startswith("Colonne 1\u202f: étoile")
    assert columns[1].startswith("Colonne 2\u202f: S")


def test_a_link_of_a_day_leads_to_its_deal(house: Background, today: Today) -> None:
    day = today.day
    phone = today.open(f"/?donne={day}", kept=KNOWN)
    expect(phone.button("reussite/card:title")).to_be_visible()
    expect(phone.page.locator(".deal")).to_have_count(1)
    for astray in ("2099-01-01", "2026-02-31", "NAIO01UU", "bonjour"):
        phone.page.goto(f"/?donne={astray}")
        expect(phone.page.get_by_text(fr["reussite/card:astray"])).to_be_visible()
        expect(phone.page.locator(".deal")).to_have_count(1)
    # Tomorrow, what is today's now is that of a day gone by.
    deal = [{"game": "reussite", "day": today.after(1), "code": DEAL, "par": 8}]
    phone.page.route("**/api/day", lambda route: route.fulfill(json=deal))
    phone.page.goto(f"/?donne={day}")
    expect(phone.page.locator(".deal")).to_have_count(2)
    phone.press("reussite/card:of")
    expect(phone.page.get_by_text(fr["reussite:bar.day"])).to_be_visible()


def test_a_deal_is_played_with_others(devices: Devices) -> None:
    phone = Hands(devices.open(f"/?donne={DEAL}"))
    phone.page.get_by_role("button", name=fr["reussite/card:togetherLong"]).first.click()
    phone.field("people.name").fill("Camille")
    phone.press("home.open")
    expect(phone.button("lobby.start")).to_be_visible()
    phone.press("lobby.start")
    expect(phone.page.get_by_text(fr["reussite:cover.title"])).to_be_visible()
