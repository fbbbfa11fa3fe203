"""The pack format of 1000 Bornes des Mots: cards and proverbs."""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import to_builtins

from parlotte.games.bornes.content import Card, Content, Proverb
from parlotte.packs.format import Format, Pack, Texts
from parlotte.packs.formats.bornes.lint import lint_all
from parlotte.packs.formats.bornes.sayer import BornesSayer
from parlotte.packs.problems import Problem
from parlotte.packs.reading import converted, of_kind
from parlotte.packs.rows import Row, Value

Item = Card | Proverb


def _item(values: dict[str, Value]) -> Item:
    if "card" in values:
        return msgspec.convert(values, Card)
    return msgspec.convert(values, Proverb)


class BornesFormat:
    written = None

    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[Item, ...], list[Problem]]:
        del pack
        return converted(rows, _item, "pack-bad-card")

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        return lint_all(of_kind(items, Card), of_kind(items, Proverb), folder)

    def texts(self, item: Item) -> Texts:
        """All texts of a proverb; of a card all but its number."""
        if isinstance(item, Proverb):
            return Texts(item.proverb, to_builtins(item))
        first, second = item.words
        return Texts(f"{first.id} / {second.id}", to_builtins(item.words))

    def counts(self, items: Sequence[Any]) -> dict[str, int]:
        cards, proverbs = of_kind(items, Card), of_kind(items, Proverb)
        words = [word for card in cards for word in card.words]
        french = [one for one in proverbs if one.lang == "fr"]
        return {
            "word_cards": len(cards),
            "words": len(words),
            "pictures": len({word.picture for word in words}),
            "proverbs_fr": len(french),
            "proverbs_en": len(proverbs) - len(french),
            "proverbs_layable": sum(one.printed and bool(one.words) for one in french),
        }

    def content(self, packs: Sequence[Pack]) -> Content:
        items = [item for pack in packs for item in pack.items]
        return Content(of_kind(items, Card), of_kind(items, Proverb))


FORMAT: Format = BornesFormat()
SAYER = BornesSayer()
