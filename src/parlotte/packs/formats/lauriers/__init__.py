"""The pack format of Les Lauriers: words with definitions."""

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
from parlotte.packs.formats.lauriers.written import HEADINGS, WrittenWords, class_of
from parlotte.packs.problems import Problem
from parlotte.packs.reading import RowReader, read_items
from parlotte.packs.rows import Row

_YES, _NO = {"", "oui", "yes", "true", "vrai", "1", "x"}, {"non", "no", "false", "faux", "0"}


class _Reader(RowReader[Word]):
    headings = HEADINGS
    own = OWN
    lists = ("leurres",)  # a repeated heading, or one cell with separators
    typeset = staticmethod(clean)

    def key(self, item: Word) -> str:
        return as_written(item.spelling)

    def word_class(self) -> WordClass:
        text = self.text("class")
        kind = class_of(text)
        if kind is None and text:
            self.wrong("pack-unknown-class", "class", said=text, known=", ".join(WORD_CLASSES))
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
        text = fold(str(value))
        if not isinstance(value, str | int) or text not in _YES | _NO:
            self.wrong("pack-not-yes-or-no", field)
        return text not in _NO

    def leurres(self, truth: str) -> tuple[str, ...]:
        """The false definitions; a true or repeated one would give a bot away."""
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

    def item(self, pack: str) -> Word:
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


def _absent(folder: Traversable) -> dict[str, str]:
    """Words that our lexicon lacks, with their source."""
    file = folder / "absent.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class LauriersFormat:
    written = WrittenWords()

    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[Word, ...], list[Problem]]:
        return read_items(_Reader, pack, rows)

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        return lint_words(items, _absent(folder))

    def texts(self, item: Word) -> Texts:
        """All texts of a word, without its card number."""
        fields = {name: getattr(item, name) for name in item.__struct_fields__}
        return Texts(item.id, {**fields, "card": None})

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
