"""A player's hands: what people do on their phones, by what they read there."""

import re

from playwright.sync_api import Locator, Page, expect

from e2e.devices import Devices, shown
from support.catalogue import fr


def containing(text: str) -> re.Pattern[str]:
    """Any name that holds this text, whatever blanks the printer put into it."""
    words = re.split(r"\s+", text.strip().rstrip("."))
    return re.compile(
        r"\s+".join(re.sub(r"([.*+?^${}()|\[\]\\/])", r"\\\1", word) for word in words)
    )


class Phone:
    """One device in somebody's hands."""

    def __init__(self, page: Page, name: str = "") -> None:
        self.page = page
        self.name = name

    @classmethod
    def opens_a_table(cls, devices: Devices, name: str, **about: str) -> "Phone":
        """From the home page, as whoever invites does."""
        phone = cls(devices.open("/", **about), name)
        phone.page.get_by_role("button", name=re.compile("Les Lauriers")).click()
        phone.field("people.name").fill(name)
        phone.press("home.open")
        expect(phone.button("lobby.start")).to_be_visible()
        return phone

    @classmethod
    def joins_by_code(cls, devices: Devices, name: str, code: str, **about: str) -> "Phone":
        phone = cls(devices.open("/", **about), name)
        phone.field("home.codeLabel").fill(code.lower())
        phone.press("home.join")
        return phone.sits_down()

    @classmethod
    def joins_by_link(cls, devices: Devices, name: str, link: str, **about: str) -> "Phone":
        return cls(devices.open(link, **about), name).sits_down()

    def sits_down(self) -> "Phone":
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

    # A round of Les Lauriers.

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
