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
    """By rank, as they stand beside the board."""
    told = ranks(screen).locator("[data-points]")
    found: list[str] = told.evaluate_all("(all) => all.map((one) => one.dataset.points)")
    return [int(one) for one in found]


def bids(page: Page) -> Locator:
    return page.get_by_role("list", name=fr["coquillaude:announce.bids"]).get_by_role("listitem")


def listening(devices: Devices, table: Round, lang: str = "fr", **about: Any) -> Ear:
    """To a television that has been told to read."""
    screen = devices.screen(table, lang=lang, sound=False, **{"voices": FRENCH, **about})
    screen.get_by_role("button", name=Catalogue(lang)["voice.read"]).click()
    return Ear(screen)


def said(ear: Ear, pattern: str) -> None:
    """A sentence that holds this."""
    ear.page.wait_for_function(
        "(pattern) => speech.said.some(({ text }) => new RegExp(pattern).test(text))", arg=pattern
    )


def tail(text: str) -> str:
    """How a text ends, whatever its signs: they are not said."""
    return r"\W+".join(re.escape(word) for word in re.findall(r"\w+", text)[-3:])
