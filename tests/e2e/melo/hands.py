"""Helpers that play Mélo Ego Duo on its pages, by what the phone shows."""

import re
from typing import ClassVar

from playwright.sync_api import Locator, expect

from e2e.phones import Phone
from support.catalogue import fr


class Hands(Phone):
    """A device on which somebody answers, guesses, doubts and judges."""

    game: ClassVar[str] = "melo"

    def picks(self, what: str) -> Locator:
        """Somebody by his name, a choice by its words."""
        one = self.page.get_by_role("radio", name=re.compile(re.escape(what))).first
        one.click()
        expect(one).to_be_checked()
        return one

    def hands_in(self) -> None:
        """What was picked, by the button that says it; until it is away."""
        self.page.locator(".dock .btn").first.click()
        expect(
            self.page.get_by_role("radiogroup").or_(self.page.locator("#adjective"))
        ).to_have_count(0)

    def says(self, what: str) -> None:
        self.picks(what)
        self.hands_in()

    def heading(self, key: str) -> Locator:
        return self.page.get_by_role("heading", name=fr.within(f"melo:{key}"))

    def heading_of_the_matrix(self) -> Locator:
        return self.page.get_by_role("heading", name=fr["melo/tv:honours.title"])

    def share(self) -> Locator:
        """The picture of who knows whom: who may have it has this button."""
        return self.page.get_by_role("button", name=fr["melo/tv:honours.share"])

    def goes_on(self) -> None:
        """« Au suivant » : whoever is next."""
        going = self.button("melo:next.of").or_(self.button("melo:next.mine"))
        going.first.click()
