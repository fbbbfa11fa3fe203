"""The cards and the proverbs of 1000 Bornes des Mots: what a row must hold."""

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
from parlotte.packs.rows import Row

Item = Card | Proverb


def of_kind(items: Sequence[Any]) -> tuple[tuple[Card, ...], tuple[Proverb, ...]]:
    cards = tuple(item for item in items if isinstance(item, Card))
    return cards, tuple(item for item in items if isinstance(item, Proverb))


def _item(row: Row) -> Item:
    if "card" in row.values:
        return msgspec.convert(row.values, Card)
    return msgspec.convert(row.values, Proverb)


class BornesFormat:
    written = None

    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[Item, ...], list[Problem]]:
        del pack
        found: list[Item] = []
        problems: list[Problem] = []
        for row in rows:
            try:
                found.append(_item(row))
            except msgspec.ValidationError as error:
                problems.append(row.problem("pack-bad-card", what=str(error)))
        return tuple(found), problems

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        cards, proverbs = of_kind(items)
        return lint_all(cards, proverbs, folder)

    def texts(self, item: Item) -> Texts:
        """All of a proverb; of a card all but its number, which is no text."""
        if isinstance(item, Proverb):
            return Texts(item.proverb, to_builtins(item))
        first, second = item.words
        return Texts(f"{first.id} / {second.id}", to_builtins(item.words))

    def counts(self, items: Sequence[Any]) -> dict[str, int]:
        cards, proverbs = of_kind(items)
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
        cards, proverbs = of_kind([item for pack in packs for item in pack.items])
        return Content(cards, proverbs)


FORMAT: Format = BornesFormat()
SAYER = BornesSayer()
