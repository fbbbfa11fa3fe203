"""The questions and the famous people of La Coquillaude: what a row must hold."""

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
from parlotte.packs.rows import Row

Item = Question | Person


def of_kind(items: Sequence[Any]) -> tuple[tuple[Question, ...], tuple[Person, ...]]:
    questions = tuple(item for item in items if isinstance(item, Question))
    return questions, tuple(item for item in items if isinstance(item, Person))


def item_of(values: dict[str, object]) -> Item:
    """Raises ValidationError."""
    if "question" in values:
        return msgspec.convert(values, Question)
    return msgspec.convert(values, Person)


class CoquillaudeFormat:
    written = None

    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[Item, ...], list[Problem]]:
        del pack
        found: list[Item] = []
        problems: list[Problem] = []
        for row in rows:
            try:
                found.append(item_of(row.values))
            except msgspec.ValidationError as error:
                problems.append(row.problem("pack-bad-entry", what=str(error)))
        return tuple(found), problems

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        del folder
        questions, persons = of_kind(items)
        return [*lint_questions(questions, persons), *lint_persons(persons)]

    def texts(self, item: Item) -> Texts:
        """All of it: who reads a question judges what is refused as well."""
        name = item.question if isinstance(item, Question) else item.name
        return Texts(name, to_builtins(item))

    def counts(self, items: Sequence[Any]) -> dict[str, int]:
        """`entries`: how many of the 1296 numbers have an entry of their own."""
        questions, persons = of_kind(items)
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
        questions, persons = of_kind([item for pack in packs for item in pack.items])
        return Content(words, questions, persons)


FORMAT: Format = CoquillaudeFormat()
