"""The cards and the adjectives of Mélo Ego Duo: what a row must hold, and what ours owe beyond."""

import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from parlotte.core.folding import fold
from parlotte.games.melo.adjectives import Group
from parlotte.games.melo.cards import Card
from parlotte.games.melo.content import CardPack, Content, Synonyms
from parlotte.packs.format import Format, Pack, Texts
from parlotte.packs.formats.melo.lint import lint_cards
from parlotte.packs.formats.melo.reader import CardReader, heading_problems
from parlotte.packs.formats.melo.thesaurus import adjectives, lint_groups
from parlotte.packs.formats.melo.written import WrittenCards
from parlotte.packs.problems import Problem
from parlotte.packs.rows import Row

Item = Card | Group
ADJECTIVES = "adjectives.json"  # where the groups of near-synonyms lie


def of_kind(items: Sequence[Any]) -> tuple[tuple[Card, ...], tuple[Group, ...]]:
    cards = tuple(item for item in items if isinstance(item, Card))
    return cards, tuple(item for item in items if isinstance(item, Group))


class MeloFormat:
    written = WrittenCards()

    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[Item, ...], list[Problem]]:
        groups, problems = _groups([row for row in rows if row.file == ADJECTIVES])
        cards = [row for row in rows if row.file != ADJECTIVES]
        faults = heading_problems(cards)
        problems += faults
        if any(fault.key != "pack-unknown-field" for fault in faults):
            return (), problems
        found: dict[str, Card] = {}
        for row in cards:
            reader = CardReader(row)
            card = reader.card(pack)
            key = fold(card.question)
            if key in found:
                reader.wrong("pack-twice", "question", said=card.question)
            problems += reader.problems
            if not reader.problems:
                found[key] = card
        return (*found.values(), *groups), problems

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        about = tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8"))
        cards, groups = of_kind(items)
        lang = str(about["lang"])
        return [*lint_cards(cards, "en" if lang == "en" else "fr"), *lint_groups(groups, lang)]

    def texts(self, item: Item) -> Texts:
        """All that is said on a card but its number; a group of adjectives with all their forms."""
        if isinstance(item, Group):
            return Texts(item.idea, msgspec.to_builtins(item))
        said = msgspec.to_builtins(item)
        _, _, number = said.pop("id").partition(":")
        return Texts(number, said)

    def counts(self, items: Sequence[Any]) -> dict[str, int]:
        cards, groups = of_kind(items)
        return {
            "melo": sum(card.kind == "melo" for card in cards),
            "ego": sum(card.kind == "ego" for card in cards),
            "duo": sum(card.kind == "duo" for card in cards),
            "duo_adjective": sum(card.adjective for card in cards),
            "adjectives": adjectives(groups),
        }

    def content(self, packs: Sequence[Pack]) -> Content:
        cards = tuple(CardPack(pack.key, pack.lang, of_kind(pack.items)[0]) for pack in packs)
        groups: dict[str, tuple[Group, ...]] = {}
        for pack in packs:
            groups[pack.lang] = (*groups.get(pack.lang, ()), *of_kind(pack.items)[1])
        synonyms = tuple(Synonyms(lang, told) for lang, told in sorted(groups.items()) if told)
        return Content(cards, synonyms)


def _groups(rows: Sequence[Row]) -> tuple[list[Group], list[Problem]]:
    found: list[Group] = []
    problems: list[Problem] = []
    for row in rows:
        try:
            found.append(msgspec.convert(row.values, Group))
        except msgspec.ValidationError as error:
            problems.append(row.problem("pack-bad-group", what=str(error)))
    return found, problems


FORMAT: Format = MeloFormat()
