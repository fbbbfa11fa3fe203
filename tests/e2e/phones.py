"""Helpers that operate a player's phone, by what it shows."""

from typing import ClassVar, Self

from playwright.sync_api import Locator, Page, expect

from e2e.devices import Devices, shown
from e2e.games import title
from support.any_game import ANY_GAME
from support.catalogue import fr


class Phone:
    """One device in somebody's hands. What is done in a game alone is in that game's folder."""

    game: ClassVar[str] = ANY_GAME

    def __init__(self, page: Page, name: str = "") -> None:
        self.page = page
        self.name = name

    @classmethod
    def opens_a_table(cls, devices: Devices, name: str, **about: str) -> Self:
        """From the home page, as whoever invites does."""
        phone = cls(devices.open("/", **about), name)
        phone.page.get_by_role("button", name=title(cls.game)).click()
        phone.field("people.name").fill(name)
        phone.press("home.open")
        expect(phone.button("lobby.start")).to_be_visible()
        return phone

    @classmethod
    def joins_by_code(cls, devices: Devices, name: str, code: str, **about: str) -> Self:
        phone = cls(devices.open("/", **about), name)
        phone.field("home.codeLabel").fill(code.lower())  # the last letter joins
        return phone.sits_down()

    def sits_down(self) -> Self:
        self.field("people.name").fill(self.name)
        self.press("door.sit")
        expect(self.button("door.sit")).to_be_hidden()
        shown(self.page)
        return self

    @property
    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[-1]

    # Finding things, by what they are called.

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=fr.within(key)).first

    def field(self, key: str) -> Locator:
        return self.page.get_by_role("textbox", name=fr.within(key))

    def reads(self, key: str) -> Locator:
        return self.page.get_by_text(fr.within(key)).first

    def press(self, key: str) -> None:
        self.button(key).click()
