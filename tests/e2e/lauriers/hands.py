"""Helpers that play Les Lauriers on its pages, by what the phone shows."""

import re
from typing import ClassVar

from playwright.sync_api import Locator, expect

from e2e.phones import Phone
from support.catalogue import fr


def containing(text: str) -> re.Pattern[str]:
    """Any name that holds this text, whatever blanks the printer put into it."""
    words = re.split(r"\s+", text.strip().rstrip("."))
    return re.compile(
        r"\s+".join(re.sub(r"([.*+?^${}()|\[\]\\/])", r"\\\1", word) for word in words)
    )


class Hands(Phone):
    """A device on which definitions are written, read and voted for."""

    game: ClassVar[str] = "lauriers"

    def chooses(self, number: int = 0) -> None:
        card = self.page.get_by_role("radiogroup", name=fr["lauriers:choose.words"])
        card.get_by_role("radio").nth(number).click()
        self.press("lauriers:choose.launch")

    def knows(self) -> str:
        """The true definition, as the leader has it before him."""
        told = self.page.get_by_text(fr["lauriers:lead.truth"])
        return told.locator("xpath=following-sibling::*[1]").inner_text()

    def writes(self, text: str) -> None:
        self.field("lauriers:write.label").fill(text)
        self.press("lauriers:write.send")

    def prepares(self) -> None:
        self.press("lauriers:prepare.ready")

    def reads_aloud(self) -> None:
        """The whole list, entry by entry."""
        following, last = self.button("lauriers:read.next"), self.button("lauriers:read.last")
        expect(following.or_(last)).to_be_visible()
        for at in range(1, 20):
            title = self.page.get_by_role("heading", name=re.compile(rf"\b{at}\b.*\b\d+$"))
            expect(title).to_be_visible()
            if last.is_visible():
                last.click()
                return
            following.click()

    def entry(self, text: str) -> Locator:
        entries = self.page.get_by_role("radiogroup", name=fr["lauriers:vote.list"])
        return entries.get_by_role("radio", name=containing(text))

    def votes(self, text: str, *, staking: bool = False) -> None:
        self.entry(text).click()
        if staking:
            self.page.get_by_role("switch", name=fr.within("lauriers:vote.bet")).click()
            self.press("lauriers:vote.castBet")
        else:
            self.press("lauriers:vote.cast")

    def goes_on(self) -> None:
        self.press("lauriers:reveal.next")
