"""Helpers that play La Réussite on its pages, by what the screen shows."""

import re
from typing import ClassVar

from playwright.sync_api import Locator, Page, expect

from e2e.phones import Phone
from parlotte.games.reussite.columns import Shift, Take
from parlotte.games.reussite.drafts import Draft, laid_out
from support.catalogue import fr

LETTERS = """(tiles) => tiles.map(
  (one) => (one.ariaLabel ?? "").replace(/^.* pour (.)/, "$1").slice(0, 1)).join("")"""
LIES_THERE = f"""([label, word]) => {{
  const [row] = [...document.querySelectorAll("[role=group]")].filter(
    (one) => one.ariaLabel === label);
  return row !== undefined && ({LETTERS})([...row.querySelectorAll("button")]) === word;
}}"""
# What a page sends is counted, and what it is answered.
COUNTED = """{
  const send = WebSocket.prototype.send, known = new WeakSet();
  window.sent = [];
  window.answered = new Set();
  WebSocket.prototype.send = function (text) {
    const hears = ({ data }) => {
      const { ack, id } = JSON.parse(data);  // granted, or refused
      answered.add(String(ack ?? id));
    };
    if (!known.has(this)) this.addEventListener("message", hears);
    known.add(this);
    sent.push(JSON.parse(text));
    return send.call(this, text);
  };
}"""
ANSWERED = "() => sent.every(({ id }) => id === undefined || answered.has(String(id)))"


NOTED = """() => {
  const board = navigator.clipboard;
  const write = board.writeText.bind(board);
  board.writeText = (text) => write(text).then(() => { window.copied = text; });
}"""


class Hands(Phone):
    """A device on which cards are touched."""

    game: ClassVar[str] = "reussite"

    def notes_what_is_copied(self) -> None:
        """From now on, until the page is loaded anew: the word that says so stays for a moment
        only, and all pages have one clipboard."""
        self.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page.evaluate(NOTED)

    def copied(self) -> list[str]:
        """Line by line, once it is there."""
        return str(self.page.wait_for_function("() => window.copied").json_value()).split("\n")

    def column(self, number: int) -> Locator:
        """What is to be touched of a column, whatever a touch does at present."""
        return self.page.locator(f"button[data-column='{number}']")

    @property
    def tiles(self) -> Locator:
        return self.page.get_by_role("group", name=fr["reussite:word.label"]).get_by_role("button")

    def word(self) -> str:
        """The letters of the word as they lie, from the first to the last."""
        return self.tiles.evaluate_all(f"({LETTERS})")

    def spells(self, word: str) -> None:
        """Until the word lies there."""
        label = fr.text("reussite:word.label")
        self.page.wait_for_function(LIES_THERE, arg=[label, word], timeout=30_000)

    def takes(self, columns: tuple[str, ...], draft: Draft) -> None:
        """Card by card, as the draft takes them; a star says what it is when it is touched."""
        laid = laid_out(columns, draft)
        letters = {slot.card: slot.letter for slot in draft.slots}
        taken = 0
        for move in draft.moves:
            if isinstance(move, Shift):
                self.column(move.to).click()
            self.column(move.column).click()
            if isinstance(move, Take):
                expect(self.tiles).to_have_count(taken + 1)
                if letters[taken]:
                    self.tiles.nth(taken).click()
                    self.says(letters[taken])
                taken += 1
        self.orders([slot.card for slot in draft.slots])
        self.spells(laid.word)

    def says(self, letter: str) -> None:
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("radio", name=f"Lettre {letter}").click()
        dialog.get_by_role("button", name=fr["reussite:say.yes"]).click()
        expect(dialog).to_be_hidden()

    def orders(self, wanted: list[int]) -> None:
        """Without a drag: a card, then its new place."""
        now = sorted(wanted)
        if now == wanted:
            return
        self.press("reussite:word.arrange")
        for to, card in enumerate(wanted):
            at = now.index(card)
            if at == to:
                continue
            before = self.word()
            self.tiles.nth(at).click()
            self.tiles.nth(to).click()
            now.insert(to, now.pop(at))
            moved = list(before)
            moved.insert(to, moved.pop(at))
            self.spells("".join(moved))
        self.press("reussite:word.arrange")

    def stands(self) -> tuple[str, ...]:
        """The columns as they are read out."""
        items = self.page.get_by_role("list", name=fr["reussite:columns.label"]).locator(".hush")
        expect(items).to_have_count(7)
        return tuple(items.all_inner_texts())


def held_back(page: Page) -> "Held":
    """What comes from the server is held back on this page, when asked to."""
    held = Held()

    def between(line: object) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: held.on_message(line, text))

    page.route_web_socket(re.compile("/ws"), between)
    return held


class Held:
    def __init__(self) -> None:
        self.holding = False
        self._waiting: list[tuple[object, object]] = []

    def on_message(self, line: object, text: object) -> None:
        if self.holding:
            self._waiting.append((line, text))
        else:
            line.send(text)

    def release(self) -> None:
        self.holding = False
        for line, text in self._waiting:
            line.send(text)
        self._waiting.clear()
