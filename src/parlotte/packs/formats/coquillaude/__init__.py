"""The pack format of La Coquillaude: questions and famous people."""

from collections import Counter
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import to_builtins

from parlotte.games.coquillaude.content import STARS_OF, Content, Person, Question
from parlotte.games.coquillaude.rolls import SHARES
from parlotte.lexicon.judge import Words
from parlotte.packs.format import Format, Pack, Texts
from parlotte.packs.formats.coquillaude.persons import lint_persons
from parlotte.packs.formats.coquillaude.questions import lint_questions
from parlotte.packs.problems import Problem
from parlotte.packs.reading import converted, of_kind
from parlotte.packs.rows import Row, Value

Item = Question | Person


def item_of(values: dict[str, Value]) -> Item:
    """Raises ValidationError."""
    if "question" in values:
        return msgspec.convert(values, Question)
    return msgspec.convert(values, Person)


class CoquillaudeFormat:
    written = None

    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[Item, ...], list[Problem]]:
        del pack
        return converted(rows, item_of, "pack-bad-entry")

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        del folder
        questions, persons = of_kind(items, Question), of_kind(items, Person)
        return [*lint_questions(questions, persons), *lint_persons(persons)]

    def texts(self, item: Item) -> Texts:
        """All of it: a second reader also checks the refused answers."""
        name = item.question if isinstance(item, Question) else item.name
        return Texts(name, to_builtins(item))

    def counts(self, items: Sequence[Any]) -> dict[str, int]:
        """`entries`: how many of the 1296 numbers have an entry of their own."""
        questions, persons = of_kind(items, Question), of_kind(items, Person)
        graded = Counter(one.stars for one in {one.id: one for one in questions}.values())
        own = sum(min(graded[stars], SHARES[kind]) for kind, stars in STARS_OF.items())
        free = {kind: count for kind, count in SHARES.items() if kind not in STARS_OF}
        return {
            "entries": own + sum(free.values()),
            **{f"stars_{stars}": graded[stars] for stars in STARS_OF.values()},
            **{f"{kind}s": count for kind, count in free.items()},
            "persons": len(persons),
        }

    def content(self, packs: Sequence[Pack], words: Words) -> Content:
        items = [item for pack in packs for item in pack.items]
        return Content(words, of_kind(items, Question), of_kind(items, Person))


FORMAT: Format = CoquillaudeFormat()
