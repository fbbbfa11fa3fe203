"""The pack format of La Réussite: the deals of the days to come."""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from parlotte.games.reussite.content import Content, DayDeal
from parlotte.lexicon.judge import Words
from parlotte.packs.format import Format, Pack
from parlotte.packs.problems import Problem
from parlotte.packs.reading import converted
from parlotte.packs.rows import Row


class ReussiteFormat:
    written = None

    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[DayDeal, ...], list[Problem]]:
        del pack
        return converted(rows, lambda values: msgspec.convert(values, DayDeal), "pack-bad-day")

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        """One deal per day, in order. A test replays each solution."""
        del folder
        deals: Sequence[DayDeal] = items
        days = [deal.day for deal in deals]
        if days != sorted(set(days)):
            return [Problem("lint-days", field="day")]
        return []

    def texts(self, item: Any) -> None:
        """Codes and numbers only: no texts to read."""

    def counts(self, items: Sequence[Any]) -> dict[str, int]:
        return {"days": len(items)}

    def content(self, packs: Sequence[Pack], words: Words) -> Content:
        return Content(words, tuple(deal for pack in packs for deal in pack.items))


FORMAT: Format = ReussiteFormat()
