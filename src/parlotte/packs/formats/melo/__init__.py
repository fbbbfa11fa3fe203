"""The pack format of Mélo Ego Duo: cards, and groups of adjectives."""

import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from parlotte.games.melo.adjectives import Group
from parlotte.games.melo.cards import Card
from parlotte.games.melo.content import CardPack, Content, Synonyms
from parlotte.packs.format import Format, Pack, Texts
from parlotte.packs.formats.melo.lint import lint_cards
from parlotte.packs.formats.melo.reader import CardReader
from parlotte.packs.formats.melo.thesaurus import adjectives, lint_groups
from parlotte.packs.formats.melo.written import WrittenCards
from parlotte.packs.problems import Problem
from parlotte.packs.reading import converted, of_kind, read_items
from parlotte.packs.rows import Row

Item = Card | Group
ADJECTIVES = "adjectives.json"  # the file with the groups of near-synonyms


class MeloFormat:
    written = WrittenCards()

    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[Item, ...], list[Problem]]:
        groups, faults = converted(
            [row for row in rows if row.file == ADJECTIVES],
            lambda values: msgspec.convert(values, Group),
            "pack-bad-group",
        )
        cards = [row for row in rows if row.file != ADJECTIVES]
        found, problems = read_items(CardReader, pack, cards)
        return (*found, *groups), [*faults, *problems]

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        about = tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8"))
        cards, groups = of_kind(items, Card), of_kind(items, Group)
        lang = str(about["lang"])
        return [*lint_cards(cards, "en" if lang == "en" else "fr"), *lint_groups(groups, lang)]

    def texts(self, item: Item) -> Texts:
        """All texts of a card but its number; a group of adjectives with all forms."""
        if isinstance(item, Group):
            return Texts(item.idea, msgspec.to_builtins(item))
        fields = msgspec.to_builtins(item)
        _, _, number = fields.pop("id").partition(":")
        return Texts(number, fields)

    def counts(self, items: Sequence[Any]) -> dict[str, int]:
        cards, groups = of_kind(items, Card), of_kind(items, Group)
        return {
            "melo": sum(card.kind == "melo" for card in cards),
            "ego": sum(card.kind == "ego" for card in cards),
            "duo": sum(card.kind == "duo" for card in cards),
            "duo_adjective": sum(card.adjective for card in cards),
            "adjectives": adjectives(groups),
        }

    def content(self, packs: Sequence[Pack]) -> Content:
        cards = tuple(CardPack(pack.key, pack.lang, of_kind(pack.items, Card)) for pack in packs)
        groups: dict[str, tuple[Group, ...]] = {}
        for pack in packs:
            groups[pack.lang] = (*groups.get(pack.lang, ()), *of_kind(pack.items, Group))
        synonyms = tuple(Synonyms(lang, found) for lang, found in sorted(groups.items()) if found)
        return Content(cards, synonyms)


FORMAT: Format = MeloFormat()
