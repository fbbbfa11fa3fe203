"""The words of Les Lauriers: what a row must hold, and what our own words owe beyond that."""

from collections.abc import Sequence
from typing import Any

from parlotte.games.lauriers.items import WORD_CLASSES, Content, Word, WordClass, WordPack
from parlotte.games.lauriers.writing import MOST_CHARACTERS
from parlotte.kit.text import clean, fold
from parlotte.packs.format import Pack
from parlotte.packs.formats.lauriers_lint import lint_words
from parlotte.packs.problems import Problem
from parlotte.packs.rows import Row, Value

# Headings a family may use, folded, to our fields.
_HEADINGS = {
    "spelling": "spelling", "mot": "spelling", "word": "spelling",
    "class": "class", "classe": "class", "nature": "class",
    "definition": "definition",
    "level": "level", "niveau": "level",
    "theme": "theme",
    "family": "family", "famille": "family", "tout public": "family",
    "note": "note", "saviezvous": "note", "le saviezvous": "note",
    "leurres": "leurres", "leurre": "leurres", "bluffs": "leurres",
    "leurre 1": "leurres", "leurre 2": "leurres", "leurre 3": "leurres",
    "card": "card", "carte": "card",
}  # fmt: skip

_SPELLED_OUT = {
    "nom masculin": "n.m.", "nom feminin": "n.f.",
    "nom masculin pluriel": "n.m. pl.", "nom feminin pluriel": "n.f. pl.",
    "adjectif": "adj.", "adverbe": "adv.", "locution adverbiale": "loc. adv.",
    "verbe transitif": "v.t.", "verbe intransitif": "v.i.", "verbe pronominal": "v.pr.",
}  # fmt: skip
_CLASSES: dict[str, WordClass] = {
    fold(name).replace(" ", ""): kind
    for kind in WORD_CLASSES
    for name in (kind, *(long for long, short in _SPELLED_OUT.items() if short == kind))
}

_YES, _NO = {"", "oui", "yes", "true", "vrai", "1", "x"}, {"non", "no", "false", "faux", "0"}


class _Reader:
    """One row becoming a word, or a list of what is wrong with it."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.problems: list[Problem] = []
        self.named: dict[str, str] = {}  # our field to the heading used
        self.values: dict[str, list[Value]] = {}
        for heading, value in row.values.items():
            field = _HEADINGS.get(fold(heading))
            if field is None:
                self.wrong("pack-unknown-field", heading)
            else:
                self.named.setdefault(field, heading)
                self.values.setdefault(field, []).append(value)

    def wrong(self, key: str, field: str, **params: int | str) -> None:
        self.problems.append(self.row.problem(key, self.named.get(field, field), **params))

    def text(self, field: str, *, most: int, needed: bool = False) -> str:
        value = self.values.get(field, [""])[0]
        if not isinstance(value, str):
            self.wrong("pack-not-a-text", field)
            return ""
        text = clean(value)
        if needed and not fold(text):
            self.wrong("pack-missing", field)
        if len(text) > most:
            self.wrong("pack-too-long", field, most=most, length=len(text))
        return text

    def word_class(self) -> WordClass:
        said = self.text("class", most=40, needed=True)
        kind = _CLASSES.get(fold(said).replace(" ", ""))
        if kind is None and said:
            self.wrong("pack-unknown-class", "class", said=said, known=", ".join(WORD_CLASSES))
        return kind or "n.m."

    def number(self, field: str, known: range, default: int) -> int:
        value = self.values.get(field, [""])[0]
        if value in ("", None):
            return default
        try:
            number = int(value) if isinstance(value, str | int) else -1
        except ValueError:
            number = -1
        if number not in known:
            self.wrong("pack-not-in-range", field, least=known[0], most=known[-1])
            return default
        return number

    def yes(self, field: str) -> bool:
        value = self.values.get(field, [""])[0]
        if isinstance(value, bool):
            return value
        said = fold(str(value))
        if said not in _YES | _NO:
            self.wrong("pack-not-yes-or-no", field)
        return said not in _NO

    def leurres(self) -> tuple[str, ...]:
        found = []
        for value in self.values.get("leurres", []):
            parts = value.split("|") if isinstance(value, str) else value
            if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
                self.wrong("pack-not-a-text", "leurres")
                continue
            found += [clean(str(part)) for part in parts if fold(str(part))]
        for text in found:
            if len(text) > MOST_CHARACTERS:
                self.wrong("pack-too-long", "leurres", most=MOST_CHARACTERS, length=len(text))
        return tuple(found)

    def word(self, pack: str) -> Word:
        spelling = self.text("spelling", most=40, needed=True)
        level = self.number("level", range(1, 4), 2)
        card = self.number("card", range(1, 10_000), 0)
        return Word(
            id=f"{pack}:{fold(spelling).replace(' ', '-')}",
            spelling=spelling,
            word_class=self.word_class(),
            definition=self.text("definition", most=MOST_CHARACTERS, needed=True),
            level=1 if level == 1 else 3 if level == 3 else 2,
            theme=self.text("theme", most=40),
            family=self.yes("family"),
            note=self.text("note", most=300),
            leurres=self.leurres(),
            card=card or None,
        )


class LauriersFormat:
    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[Word, ...], list[Problem]]:
        words: dict[str, Word] = {}
        problems: list[Problem] = []
        for row in rows:
            reader = _Reader(row)
            word = reader.word(pack)
            if word.id in words and fold(word.spelling):
                reader.wrong("pack-twice", "spelling", said=word.spelling)
            problems += reader.problems
            if not reader.problems:
                words[word.id] = word
        return tuple(words.values()), problems

    def lint(self, pack: Pack) -> list[Problem]:
        return lint_words(pack.items)

    def counts(self, items: Sequence[Any]) -> dict[str, int]:
        words: Sequence[Word] = items
        return {
            "cards": len({word.card for word in words if word.card is not None}),
            "words": len(words),
            "leurres": sum(len(word.leurres) for word in words),
        }

    def content(self, packs: Sequence[Pack]) -> Content:
        return Content(tuple(WordPack(pack.key, pack.items) for pack in packs))


FORMAT = LauriersFormat()
