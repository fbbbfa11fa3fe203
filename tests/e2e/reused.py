"""Browser contexts that are reused from scene to scene, because a new one opens a page three times
as slowly. The storage of the last visit is cleared, and its page closed, before the next one.

What the last visit left in the store is forgotten, and its page is gone before the next one comes.
"""

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import CDPSession, Page

from e2e import speech
from e2e.devices import HANDHELD, SIZES, Devices, stored
from e2e.page_checks import AXE_WHEN_CALLED

# Before any script of the page; not when the page loads itself anew.
FORGET = """(house, visit, kept) => {
  if (location.origin !== house || localStorage.getItem('visit') === visit) return;
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('visit', visit);
  history.replaceState(null, '');
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}"""


@dataclass
class OpenPage:
    """A page that stays open, and the script its visits begin with."""

    page: Page
    session: CDPSession
    script: str = ""
    away: bool = True
    tidy: bool = True  # it is day, and nothing moves: what is done by hand may change that

    def go(self, path: str, begins: str) -> None:
        if self.script:
            old = {"identifier": self.script}
            self.session.send("Page.removeScriptToEvaluateOnNewDocument", old)
        added = self.session.send("Page.addScriptToEvaluateOnNewDocument", {"source": begins})
        self.script = added["identifier"]
        self.away = False
        self.page.goto(path)

    def resize(self, size: str) -> None:
        width, height = SIZES[size]
        if self.page.viewport_size != {"width": width, "height": height}:
            self.page.set_viewport_size({"width": width, "height": height})

    def tidy_up(self) -> None:
        if not self.tidy:
            self.page.emulate_media(color_scheme="light", reduced_motion="reduce")
            self.tidy = True

    def leave(self) -> None:
        """For an empty page: it goes there by itself, and so keeps the browser's process."""
        if not self.away:
            self.page.evaluate("() => { location.href = 'about:blank' }")
            self.page.wait_for_url("about:blank")
            self.away = True


@dataclass
class Reused(Devices):
    """One device to be touched and one that is not, both still: in French, by day."""

    visits: int = 0
    kept: dict[bool, OpenPage] = field(default_factory=dict)

    def visit(
        self,
        path: str,
        size: str,
        *,
        kept: dict[str, Any] | None = None,
        voices: tuple[str, ...] = (),
        begins: str = "",
        still: bool = True,
    ) -> Page:
        """Only one device is in the room at a time."""
        self.visits += 1
        told = (self.house.url, str(self.visits), stored(kept or {}))
        scripts = [f"({FORGET})({', '.join(map(json.dumps, told))})", begins]
        if voices:
            scripts.append(speech.stub(voices))
        device = self._device(size)
        for other in self.kept.values():
            if other is not device:
                other.leave()
        device.tidy_up()
        device.resize(size)
        device.go(path, ";\n".join(scripts))
        return device.page

    def _device(self, size: str) -> OpenPage:
        touched = size in HANDHELD
        if touched not in self.kept:
            context = self.context(size, still=True)
            context.add_init_script(AXE_WHEN_CALLED)
            page = context.new_page()
            page.on("crash", lambda _: self.kept.pop(touched, None))
            session = context.new_cdp_session(page)
            session.send("Page.enable")  # or its scripts are not run
            self.kept[touched] = OpenPage(page, session)
        return self.kept[touched]

    def put_away(self, page: Page) -> None:
        """It is left where it is until the next visit, unless it still calls a house it lost."""
        if self.forgiven:
            for one in self.kept.values():
                one.leave()

    def begin_anew(self) -> None:
        """The faults of the next test are its own."""
        self.faults.clear()
        self.forgiven = ()
        for one in self.kept.values():
            one.tidy = False

    def close(self) -> None:
        for one in self.kept.values():
            one.page.context.close()
        self.kept.clear()
