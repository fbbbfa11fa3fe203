"""Helpers that play La Coquillaude on its pages, by what the screen shows."""

import re
from typing import ClassVar

from playwright.sync_api import Locator, expect

from e2e.phones import Phone
from parlotte.games.coquillaude.board import SIZE
from support.catalogue import fr


class Hands(Phone):
    """A device on which letters are touched."""

    game: ClassVar[str] = "coquillaude"

    @property
    def rack(self) -> Locator:
        return self.page.get_by_role("group", name=fr["coquillaude:rack.label"]).get_by_role(
            "button"
        )

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("img", name=fr["coquillaude:board.label"]).first

    @property
    def tiles(self) -> Locator:
        """Of the word that is being composed."""
        return self.page.get_by_role("group", name=fr["coquillaude:compose.word"]).get_by_role(
            "button"
        )

    def takes(self, letters: str) -> None:
        """Letter by letter, from the rack."""
        for letter in letters:
            free = self.page.locator(".rack button:not(.taken)")
            free.filter(has_text=re.compile(rf"^\s*{letter}\s*$")).first.click()

    def spells(self, word: str) -> None:
        """Until the word lies there."""
        expect(self.tiles).to_have_text([re.compile(rf"^\s*{letter}\s*$") for letter in word])

    def writes(self, word: str) -> None:
        """On the keyboard of the phone."""
        self.press("coquillaude:compose.write")
        self.field("coquillaude:compose.write").fill(word)
        self.press("coquillaude:compose.thatsIt")
        self.spells(word)

    def touches(self, column: int, row: int) -> None:
        """A square of the board, which is shown whole."""
        box = self.board.bounding_box()
        side = box["width"] / SIZE
        at = {"x": (column + 0.5) * side, "y": (row + 0.5) * side}
        self.board.click(position=at)  # a Position, as a dict

    def turns(self, way: str) -> None:
        self.page.get_by_role("radio", name=fr[f"coquillaude:direction.{way}"]).click()

    def announces(self, points: int) -> None:
        said = self.page.get_by_role("button", name=re.compile(rf"^Annoncer\s{points}\s"))
        said.click()
        expect(self.button("coquillaude:locked.back")).to_be_visible()

    def answers(self, text: str) -> None:
        self.field("coquillaude:question.label").fill(text)
        self.press("coquillaude:question.act")

    def goes_on(self) -> None:
        """« Continuer », or « Au tour suivant »."""
        going = self.button("coquillaude:goOn").or_(self.button("coquillaude:placed.next"))
        going.first.click()

    def heading(self, key: str) -> Locator:
        return self.page.get_by_role("heading", name=fr.within(key))
