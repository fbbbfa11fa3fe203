"""The words of Les Lauriers: what a row must hold, and what our own words owe beyond that."""

import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any

from parlotte.core.folding import fold
from parlotte.games.lauriers.content import WORD_CLASSES, Content, Word, WordClass, WordPack
from parlotte.games.lauriers.own import OWN
from parlotte.kit.text import as_written, clean
from parlotte.packs.format import Format, Pack, Texts
from parlotte.packs.formats.lauriers.lint import lint_words
from parlotte.packs.formats.lauriers.written import (
    HEADINGS,
    WrittenWords,
    class_of,
    field_of,
)
from parlotte.packs.problems import Problem
from parlotte.packs.rows import Row, Value

_YES, _NO = {"", "oui", "yes", "true", "vrai", "1", "x"}, {"non", "no", "false", "faux", "0"}


class _Reader:
    """One row becoming a word, or a list of what is wrong with it."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.problems: list[Problem] = []
        self.named: dict[str, str] = {}  # our field to the heading used
        self.values: dict[str, list[Value]] = {}
        if row.extra_cells:
            self.problems.append(row.problem("pack-too-many-cells"))
        for heading, value in row.values.items():
            if field := field_of(heading):
                self.named.setdefault(field, heading)
                # A list is a heading that stands several times, or leurres written as one.
                told = self.values.setdefault(field, [])
                if isinstance(value, list) and (value or field == "leurres"):
                    told.extend(value)
                else:
                    told.append(value)
        for field, values in self.values.items():
            if len(values) > 1 and field != "leurres":
                self.wrong("pack-heading-twice", field)

    def wrong(self, key: str, field: str, **params: int | str) -> None:
        name = self.named.get(field, HEADINGS[field][0])
        self.problems.append(self.row.problem(key, name, **params))

    def value(self, field: str) -> Value:
        """What the row says of a field; nothing is an empty text."""
        said = self.values.get(field, [""])[0]
        return "" if said is None else said

    def text(self, field: str) -> str:
        value, limit = self.value(field), OWN.field(field)
        if not isinstance(value, str):
            self.wrong("pack-not-a-text", field)
            return ""
        text = clean(value)
        if limit.needed and not fold(text):
            self.wrong("pack-no-letter" if text else "pack-missing", field)
        if len(text) > limit.most:
            self.wrong("pack-too-long", field, most=limit.most, length=len(text))
        return text

    def word_class(self) -> WordClass:
        said = self.text("class")
        kind = class_of(said)
        if kind is None and said:
            self.wrong("pack-unknown-class", "class", said=said, known=", ".join(WORD_CLASSES))
        return kind or "n.m."

    def number(self, field: str, known: Sequence[int], default: int) -> int:
        value = self.value(field)
        if value == "":
            return default
        try:
            number = int(value) if isinstance(value, str | int) and value is not True else -1
        except ValueError:
            number = -1
        if number not in known:
            self.wrong("pack-not-in-range", field, least=known[0], most=known[-1])
            return default
        return number

    def yes(self, field: str) -> bool:
        value = self.value(field)
        if isinstance(value, bool):
            return value
        said = fold(str(value))
        if not isinstance(value, str | int) or said not in _YES | _NO:
            self.wrong("pack-not-yes-or-no", field)
        return said not in _NO

    def leurres(self, truth: str) -> tuple[str, ...]:
        """The false definitions; one that is true, or there twice, would give a bot away."""
        found: list[str] = []
        for value in self.values.get("leurres", []):
            if not isinstance(value, str | None):
                self.wrong("pack-not-a-text", "leurres")
                continue
            found += [clean(part) for part in (value or "").split("|") if fold(part)]
        folded = [fold(text) for text in found]
        most, longest = OWN.field("leurres").most, max(map(len, found), default=0)
        if longest > most:
            self.wrong("pack-too-long", "leurres", most=most, length=longest)
        if fold(truth) in folded:
            self.wrong("pack-true-leurre", "leurres")
        if len(set(folded)) < len(folded):
            self.wrong("pack-leurre-twice", "leurres")
        return tuple(found)

    def word(self, pack: str) -> Word:
        spelling = self.text("spelling")
        level = self.number("level", [int(one) for one in OWN.field("level").choices], 2)
        card = self.number("card", range(1, 10 ** OWN.field("card").most), 0)
        definition = self.text("definition")
        return Word(
            id=f"{pack}:{spelling.casefold().replace(' ', '-')}",
            spelling=spelling,
            word_class=self.word_class(),
            definition=definition,
            level=1 if level == 1 else 3 if level == 3 else 2,
            theme=self.text("theme"),
            family=self.yes("family"),
            note=self.text("note"),
            leurres=self.leurres(definition),
            card=card or None,
        )


def _heading_problems(rows: Sequence[Row]) -> list[Problem]:
    """What is wrong with the columns of a table, said once instead of at every row."""
    if not rows:
        return []
    first = rows[0]
    headings = {heading for row in rows for heading in row.values}
    fields = {field_of(heading) for heading in headings}
    known = ", ".join(names[0] for names in HEADINGS.values())
    if not any(fields):
        return [Problem("pack-no-headings", first.file, 1, params={"known": known})]
    missing = [field for field in OWN.needed if field not in fields]
    problems = [Problem("pack-no-column", first.file, 1, HEADINGS[field][0]) for field in missing]
    return problems + [
        first.problem("pack-unknown-field", heading, known=known)
        for heading in sorted(headings)
        if field_of(heading) is None
    ]


def _absent(folder: Traversable) -> dict[str, str]:
    """Of words that our lexicon lacks: where they are found."""
    file = folder / "absent.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class LauriersFormat:
    written = WrittenWords()

    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[Word, ...], list[Problem]]:
        problems = _heading_problems(rows)
        if any(problem.key != "pack-unknown-field" for problem in problems):
            return (), problems
        words: dict[str, Word] = {}
        for row in rows:
            reader = _Reader(row)
            word = reader.word(pack)
            key = as_written(word.spelling)
            if key in words:
                reader.wrong("pack-twice", "spelling", said=word.spelling)
            problems += reader.problems
            if not reader.problems:
                words[key] = word
        return tuple(words.values()), problems

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        return lint_words(items, _absent(folder))

    def texts(self, item: Word) -> Texts:
        """All that is said of a word. A new place on a card is no new text."""
        said = {name: getattr(item, name) for name in item.__struct_fields__}
        return Texts(item.id, {**said, "card": None})

    def counts(self, items: Sequence[Any]) -> dict[str, int]:
        words: Sequence[Word] = items
        return {
            "cards": len({word.card for word in words if word.card is not None}),
            "words": len(words),
            "leurres": sum(len(word.leurres) for word in words),
        }

    def content(self, packs: Sequence[Pack]) -> Content:
        return Content(tuple(WordPack(pack.key, pack.items) for pack in packs))


FORMAT: Format = LauriersFormat()
