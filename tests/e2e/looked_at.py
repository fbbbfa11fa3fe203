"""Runs every look at a page that a test has reached."""

from playwright.sync_api import Page

from e2e.devices import drawn
from e2e.looks import faults, faults_by_night, misfits
from e2e.scene import Scene


def shuts_nobody_out(page: Page, name: str, *, big: bool = False) -> None:
    """By day and by night, in every size; afterwards the page is as it came."""
    before = page.viewport_size
    assert before is not None
    assert (name, faults(drawn(page))) == (name, [])
    assert (name, faults_by_night(page)) == (name, [])
    page.emulate_media(color_scheme="light")
    assert (name, misfits(drawn(page), Scene(name, big=big))) == (name, [])
    page.set_viewport_size(before)
    drawn(page)
