"""Helpers that play 1000 Bornes des Mots on its pages, by what the screen shows."""

import re
from typing import ClassVar

from playwright.sync_api import Locator, expect

from e2e.phones import Phone
from e2e.steps import words
from games.bornes.table import cards
from parlotte.core.prompts import card_of
from support.catalogue import Catalogue


class Hands(Phone):
    """A device on which cards are touched, in the language it speaks."""

    game: ClassVar[str] = "bornes"

    @property
    def said(self) -> Catalogue:
        return words(self.page)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.said.within(key)).first

    @property
    def hand(self) -> Locator:
        return self.page.locator(".hand").get_by_role("button")

    @property
    def offers(self) -> Locator:
        """The sentences that the house proposes."""
        return self.page.get_by_role(
            "radiogroup", name=self.said["bornes:compose.proposals"]
        ).get_by_role("radio")

    @property
    def composed(self) -> Locator:
        """The cards of the sentence that is put together."""
        return self.page.locator(".composer .card")

    def card(self, word: str) -> Locator:
        """Of the hand, by either of its words."""
        return self.page.locator(".hand").get_by_role(
            "button", name=re.compile(rf"(^|, (ou|or) ){word}(,|$)", re.IGNORECASE)
        )

    def lays(self, *names: str) -> None:
        """Each is picked up, turned over if its word is upside down, and put into the sentence."""
        for word in names:
            before = self.composed.count()
            card = self.card(word)
            card.click()
            if not re.match(word, card.locator(".hush").text_content() or "", re.IGNORECASE):
                self.press("bornes:hand.flip")
            self.press("bornes:hand.lay")
            expect(self.composed).to_have_count(before + 1)

    def finishes(self) -> None:
        self.press("bornes:compose.finish")

    def discards(self, word: str) -> None:
        self.card(word).click()
        self.press("bornes:hand.discard")
        self.press("bornes:discard.stock")
        expect(self.page.get_by_role("dialog")).to_be_hidden()

    def heading(self, key: str) -> Locator:
        return self.page.get_by_role("heading", name=self.said.within(key))


def ids(names: str) -> list[str]:
    """Cards by their words, as a view names them."""
    return [card_of(one) for one in cards(names)]
