"""The deals of the days to come: a code, the fewest words found, and how."""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from parlotte.games.reussite.content import Content, DayDeal
from parlotte.lexicon.judge import Words
from parlotte.packs.format import Format, Pack
from parlotte.packs.problems import Problem
from parlotte.packs.rows import Row


class ReussiteFormat:
    written = None

    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[DayDeal, ...], list[Problem]]:
        del pack
        found: list[DayDeal] = []
        problems: list[Problem] = []
        for row in rows:
            try:
                found.append(msgspec.convert(row.values, DayDeal))
            except msgspec.ValidationError:
                problems.append(row.problem("pack-bad-day"))
        return tuple(found), problems

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        """One deal a day, without a gap. That each is solved as told, a test plays again."""
        del folder
        deals: Sequence[DayDeal] = items
        days = [deal.day for deal in deals]
        if days != sorted(set(days)):
            return [Problem("lint-days", field="day")]
        return []

    def texts(self, item: Any) -> None:
        """A code and numbers: nothing to read."""

    def counts(self, items: Sequence[Any]) -> dict[str, int]:
        return {"days": len(items)}

    def content(self, packs: Sequence[Pack], words: Words) -> Content:
        return Content(words, tuple(deal for pack in packs for deal in pack.items))


FORMAT: Format = ReussiteFormat()
