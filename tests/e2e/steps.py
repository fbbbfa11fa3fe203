"""Steps on a page that lead to a scene, in the page's language."""

from playwright.sync_api import Locator, Page, expect

from e2e import games
from support.catalogue import Catalogue
from support.party import Party


def words(page: Page) -> Catalogue:
    return Catalogue(page.locator("html").get_attribute("lang") or "fr")


def button(page: Page, key: str) -> Locator:
    """The button that says so, whatever it says below."""
    return page.get_by_role("button", name=words(page).within(key)).first


def only_look(page: Page, party: Party) -> None:
    button(page, "door.look").click()


def open_a_table(page: Page, party: Party) -> None:
    page.get_by_role("button", name=games.title()).click()


def take_a_name_that_is_taken(page: Page, party: Party) -> None:
    page.get_by_role("textbox", name=words(page)["people.name"]).fill(party.host.name)
    button(page, "door.sit").click()
    expect(page.get_by_role("alert")).to_be_visible()


def menu(page: Page, party: Party) -> None:
    page.get_by_role("button", name=words(page)["common.menu"]).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def what_now(page: Page, party: Party) -> None:
    """« Que faire ici ? », answered."""
    asked = button(page, "whatNow.ask")
    if asked.get_attribute("aria-expanded") == "false":
        asked.click()
    expect(page.locator(".bar .says p")).to_be_visible()


def who_knocks(page: Page, party: Party) -> None:
    button(page, "door.guestPill").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def long_rules(page: Page, party: Party) -> None:
    button(page, "rules.long").click()


def let_it_read(page: Page, party: Party) -> None:
    """Aloud; the text being said is not over by itself."""
    page.evaluate("() => { speech.quick = false }")
    page.get_by_role("button", name=words(page)["voice.read"]).first.click()
