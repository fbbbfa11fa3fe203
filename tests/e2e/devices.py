"""Devices in the room: a browser context each, with its size, language, theme and seats.

Whatever a page logs as an error, throws, or is kept from doing by the content policy is a fault.
"""

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

from e2e import speech
from support.background import Background
from support.party import Party, Player

SIZES = {
    "phone": (390, 844),
    "small": (360, 640),
    "lying": (844, 390),
    "lying-small": (640, 360),
    "laptop": (1280, 800),
    "tv": (1280, 800),
}
PATIENCE = 60_000  # milliseconds: whoever waits longer hangs
HANDHELD = ("phone", "small", "lying", "lying-small")
LOCALES = {"fr": "fr-FR", "en": "en-GB"}
POLICY = (
    "document.addEventListener('securitypolicyviolation', (event) => "
    "console.error('content policy: ' + event.violatedDirective + ' ' + event.blockedURI))"
)
REMEMBER = """(house, kept) => {
  if (location.origin !== house || localStorage.getItem('remembered')) return;
  localStorage.setItem('remembered', 'yes');
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}"""
# From the word `stand` on, what a page would do a second or more after it was begun is not done:
# however slow the machine, what lasts a while on a screen is still there. Nor does a page lose its
# patience with letters that are on their way, and draw itself with others first. When a table has
# answered the first call is written down (`page_checks.SHIFTS`).
STILL = """{
  const ring = window.setTimeout;
  let standing = false;
  window.stand = () => (standing = true);
  const later = (what) => {
    if (standing) return;
    if (document.fonts.status === 'loading') void document.fonts.ready.then(what);
    else what();
  };
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('main:not([data-calling])')) return;
    window.answeredAt = performance.now();
    watcher.disconnect();
  }).observe(document, { childList: true, subtree: true });
  window.setTimeout = (what, after, ...told) =>
    ring((...them) => (after >= 1000 ? later(() => what(...them)) : what(...them)), after, ...told);
}"""


@dataclass
class Devices:
    """Opens devices, and remembers what went wrong on any of them."""

    house: Background
    new_context: Callable[..., BrowserContext]
    faults: list[str] = field(default_factory=list)
    forgiven: tuple[str, ...] = ()

    def context(
        self,
        size: str = "phone",
        *,
        theme: str = "light",
        lang: str = "fr",
        kept: dict[str, Any] | None = None,
        voices: Collection[str] = (),
        lively: bool = False,
        still: bool = False,
        begins: str = "",
        **settings: Any,
    ) -> BrowserContext:
        """`kept` is what this device remembers of earlier visits, beside its settings; `voices` are
        the languages it can read aloud: who it speaks to is recorded (`speech.py`). Unless it is
        `lively` it asks for less motion; a `still` one can be told to `stand`. `begins` is a
        script of its own."""
        width, height = SIZES[size]
        memory = {**(kept or {}), **({"settings": settings} if settings else {})}
        context = self.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale=LOCALES[lang],
            has_touch=size in HANDHELD,
            base_url=self.house.url,
            reduced_motion="no-preference" if lively else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        if memory:
            context.add_init_script(self._remembered(memory))
        context.add_init_script(POLICY)
        if still:
            context.add_init_script(STILL)
        if begins:
            context.add_init_script(begins)
        if voices:
            context.add_init_script(speech.stub(voices))
        context.on("page", self._watch)
        return context

    def _remembered(self, memory: dict[str, Any]) -> str:
        """What the first page finds in the store; what pages make of it since is theirs. The
        browser's own way to begin with a store opens a whole page more for each device."""
        return f"({REMEMBER})({json.dumps(self.house.url)}, {json.dumps(stored(memory))})"

    def visit(self, path: str, size: str, **about: Any) -> Page:
        """A fresh device on its way to this address."""
        page = self.context(size, **about).new_page()
        page.goto(path)
        return page

    def put_away(self, page: Page) -> None:
        page.context.close()

    def open(self, path: str = "/", size: str = "phone", **about: Any) -> Page:
        """A fresh device at this address."""
        return shown(self.visit(path, size, **about))

    def hand(
        self, party: Party, *players: Player, size: str = "phone", path: str = "", **about: Any
    ) -> Page:
        """The device of somebody at the table, or of several; of nobody: who came by the link."""
        seats = [{"person": one.person, "token": one.token} for one in players]
        held = {"seats": seats, "key": party.key, "name": "", "at": 0}
        kept = {f"table:{party.code}": held}
        return shown(self.visit(path or f"/{party.code}", size, kept=kept, **about))

    def screen(self, party: Party, **about: Any) -> Page:
        """The big screen of the room."""
        return self.hand(party, size="tv", path=f"/{party.code}/ecran", **about)

    def forgive(self, *parts: str) -> None:
        """Errors with such words are expected: the line is lost on purpose."""
        self.forgiven += parts

    def lose_the_house(self) -> None:
        """Its server stops, and every page may complain of that."""
        self.forgive("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE")
        self.house.stop()

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self._fault(page, f"thrown: {error}"))
        page.on("console", lambda message: self._console(page, message))

    def _console(self, page: Page, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._fault(page, message.text)

    def _fault(self, page: Page, text: str) -> None:
        if not any(part in text for part in self.forgiven):
            self.faults.append(f"{page.url}: {text}")


def stored(memory: dict[str, Any]) -> dict[str, str]:
    """As the page itself writes it into its store."""
    return {f"parlotte:{key}": json.dumps(it) for key, it in memory.items()}


def shown(page: Page) -> Page:
    """Once the page has drawn something of its own, and a table has answered its first call."""
    expect(page.locator("main:not([data-calling])").first).to_be_visible()
    return page


# Two frames, and whatever moves has arrived; a wheel that turns for ever is not waited for. What
# sleeps for a moment, so that no late tap meets it, is awake.
AT_REST = """async () => {
  await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
  const ends = (one) => one.effect.getComputedTiming().endTime < Infinity;
  const moving = document.getAnimations().filter(ends);
  await Promise.allSettled(moving.map((one) => one.finished));
  while (document.documentElement.dataset.asleep) await new Promise(requestAnimationFrame);
}"""


def standing(page: Page) -> Page:
    """A page of a still device: what lasts a while on it stays there."""
    page.evaluate("() => stand()")
    return page


def drawn(page: Page) -> Page:
    """Once the page is drawn as it is now: after a change of its window, or of its letters."""
    page.evaluate(AT_REST)
    return page


def whispers(page: Page, *secrets: str) -> list[str]:
    """Those of the secrets that are anywhere in the page: text, attributes, fields."""
    held: str = page.evaluate(
        "() => document.documentElement.outerHTML + "
        "[...document.querySelectorAll('input, textarea')].map((one) => one.value).join(' ')"
    )
    return [secret for secret in secrets if secret in held]


# The page itself never scrolls: a screen is as high and as wide as its window. A part of it may,
# downwards, and nothing within that part.
OVERFLOWS = """() => {
  const named = (word) => !word.startsWith('svelte-');
  const told = (one) => [one.localName, ...one.classList].filter(named).join('.');
  const scrolls = (way) => way === 'auto' || way === 'scroll';
  const high = (one) => one.scrollHeight - one.clientHeight;
  const wide = (one) => one.scrollWidth - one.clientWidth;
  const down = (one) => scrolls(getComputedStyle(one).overflowY) && high(one) > 0;
  const found = [];
  const root = document.documentElement;
  if (high(root) > 0) found.push(`the page is ${high(root)} pixels too high`);
  if (wide(root) > 0) found.push(`the page is ${wide(root)} pixels too wide`);
  for (const one of document.body.querySelectorAll('*')) {
    if (scrolls(getComputedStyle(one).overflowX) && wide(one) > 0)
      found.push(`${told(one)} is ${wide(one)} pixels too wide`);
    if (!down(one)) continue;
    // A sheet lies above the page, wherever it was written: nothing is around it.
    const outside = (part) => (part.localName === 'dialog' ? null : part.parentElement);
    let around = outside(one);
    while (around && around !== document.body && !down(around)) around = outside(around);
    if (around && around !== document.body)
      found.push(`${told(one)} scrolls within ${told(around)}`);
  }
  return found;
}"""


def overflows(page: Page) -> list[str]:
    """What would show a scroll bar that nobody wants, on a screen whose bars take room."""
    return page.evaluate(OVERFLOWS)
