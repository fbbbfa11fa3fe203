"""Helpers for the big screen of La Coquillaude: what it shows and says."""

import re
from typing import Any

from playwright.sync_api import Locator, Page

from e2e.devices import Devices
from e2e.speech import Ear
from games.coquillaude.party import Round
from support.catalogue import Catalogue, fr

FRENCH = ("fr-FR",)


def ranks(screen: Page) -> Locator:
    return screen.get_by_role("list", name=fr["coquillaude/tv:scores.label"])


def points(screen: Page) -> list[int]:
    """The points of the ranking, from the first place to the last."""
    shown = ranks(screen).locator("[data-points]")
    found: list[str] = shown.evaluate_all("(all) => all.map((one) => one.dataset.points)")
    return [int(one) for one in found]


def bids(page: Page) -> Locator:
    return page.get_by_role("list", name=fr["coquillaude:announce.bids"]).get_by_role("listitem")


def listen_to_screen(devices: Devices, table: Round, lang: str = "fr", **about: Any) -> Ear:
    """Opens a big screen and turns its voice on; returns what records the voice."""
    screen = devices.screen(table, lang=lang, sound=False, **{"voices": FRENCH, **about})
    screen.get_by_role("button", name=Catalogue(lang)["voice.read"]).click()
    return Ear(screen)


def wait_for_line(ear: Ear, pattern: str) -> None:
    """Waits until a line that matches the pattern was said."""
    ear.page.wait_for_function(
        "(pattern) => speech.said.some(({ text }) => new RegExp(pattern).test(text))", arg=pattern
    )


def last_words(text: str) -> str:
    """A pattern for the last three words of a text, whatever punctuation stands between them."""
    return r"\W+".join(re.escape(word) for word in re.findall(r"\w+", text)[-3:])
