"""A stub of the browser's speech that records: what was said, by which voice, what was cut.

`devices.screen(party, voices=("fr-FR",))` opens a device that has such voices; a real Chromium of
ours has none.
"""

import json
from collections.abc import Collection
from typing import Any

from playwright.sync_api import Error, Page

STUB = """(() => {
  const said = [];
  let now = null;
  class Utterance {
    constructor(text) {
      Object.assign(this, { text, lang: "", voice: null, rate: 1, onend: null, onerror: null });
    }
  }
  const over = () => {
    const { words, record } = now;
    now = null;
    synth.speaking = false;
    record.ended = true;
    words.onend?.();
  };
  const named = (lang) => ({ name: `voice of ${lang}`, lang, localService: true, default: false });
  const synth = {
    speaking: false,
    pending: false,
    onvoiceschanged: null,
    getVoices: () => speech.voices,
    speak(words) {
      const record = { text: words.text, lang: words.lang, voice: words.voice?.lang ?? "" };
      Object.assign(record, { ended: false, cut: false, overlaps: now !== null });
      said.push(record);
      now = { words, record };
      this.speaking = true;
      if (speech.quick) setTimeout(() => now?.words === words && over(), 5);
    },
    cancel() {
      if (now === null) return;
      const { words, record } = now;
      now = null;
      this.speaking = false;
      record.cut = true;
      setTimeout(() => words.onerror?.({ error: "interrupted" }), 0);
    },
  };
  const speech = {
    said,
    quick: true, // a text is said at once; else when a test says so
    voices: VOICES.map(named),
    finish: () => now !== null && over(),
    come(langs) {
      speech.voices = langs.map(named);
      synth.onvoiceschanged?.();
    },
  };
  Object.defineProperty(window, "speechSynthesis", { value: synth, configurable: true });
  window.SpeechSynthesisUtterance = Utterance;
  window.speech = speech;
})()"""

# For `begins`: a device whose short pauses, as those between two lines, take a tenth of their time.
BRISK = """{
  const ring = window.setTimeout;
  window.setTimeout = (what, after, ...told) =>
    ring(what, after < 1000 ? after / 10 : after, ...told);
}"""

LETTERS = r"(text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')"


def stub(voices: Collection[str]) -> str:
    return STUB.replace("VOICES", json.dumps(list(voices)))


class Ear:
    """Whoever listens to a device."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def said(self) -> list[dict[str, Any]]:
        return self.page.evaluate("() => speech.said")

    @property
    def texts(self) -> list[str]:
        return [one["text"] for one in self.said]

    def hears(self, *texts: str) -> None:
        """One after the other, whatever is said between them."""
        self._waits_for(
            """(said, texts) => {
                let at = 0;
                for (const text of said) if (text === texts[at]) at += 1;
                return at === texts.length;
            }""",
            list(texts),
        )

    def hears_all_of(self, text: str) -> None:
        """In as many breaths as it takes; signs between the letters are not said."""
        self._waits_for(
            f"(said, text) => said.map({LETTERS}).join('').includes(({LETTERS})(text))", text
        )

    def hears_how_it_begins(self, text: str) -> None:
        self._waits_for(
            f"(said, text) => ({LETTERS})(text).startsWith(said.map({LETTERS}).at(-1) || '.')", text
        )

    def _waits_for(self, so: str, wanted: str | list[str]) -> None:
        try:
            self.page.wait_for_function(
                f"(wanted) => ({so})(speech.said.map((one) => one.text), wanted)", arg=wanted
            )
        except Error as never:
            raise AssertionError(f"{wanted} was not said, but {self.said}") from never

    def slowly(self) -> None:
        """From now on nothing is over before `finish`."""
        self.page.evaluate("() => { speech.quick = false }")

    def finish(self) -> None:
        self.page.evaluate("() => speech.finish()")

    def voices_come(self, *langs: str) -> None:
        self.page.evaluate("(langs) => speech.come(langs)", list(langs))

    def is_silent(self) -> None:
        self.page.wait_for_function("() => !speechSynthesis.speaking")

    def forgets(self) -> None:
        self.page.evaluate("() => { speech.said.length = 0 }")
