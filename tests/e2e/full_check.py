"""Runs all page checks on a page that a test has reached."""

from playwright.sync_api import Page

from e2e.devices import drawn
from e2e.page_checks import faults, faults_by_night, misfits
from e2e.scene import Scene


def passes_every_check(page: Page, name: str, *, big: bool = False) -> None:
    """In light and dark colours and in every size; afterwards the page has its own size again."""
    before = page.viewport_size
    assert before is not None
    assert (name, faults(drawn(page))) == (name, [])
    assert (name, faults_by_night(page)) == (name, [])
    page.emulate_media(color_scheme="light")
    assert (name, misfits(drawn(page), Scene(name, big=big))) == (name, [])
    page.set_viewport_size(before)
    drawn(page)
