"""Who makes sentences of cards: the format of a game that says them exports `SAYER`."""

import importlib
from typing import Any, Protocol

from msgspec import Struct

from parlotte.games import rooms


class Said(Struct, frozen=True):
    """Cards, and the sentences proposed for them, the best first."""

    lang: str
    words: tuple[dict[str, Any], ...]  # as their cards show them
    points: int  # of an accepted sentence, before its grade
    proposals: tuple[str, ...]
    proverb: str | None = None  # that lies there


class NotACard(Exception):  # noqa: N818
    """A word that is on no card."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class Sayer(Protocol):
    def say(self, words: list[str], lang: str) -> Said:
        """Raises NotACard. What is written in several words may come in several."""
        ...


def sayer() -> Sayer:
    """The first of the house."""
    for game in rooms():
        found: Sayer | None = getattr(
            importlib.import_module(f"parlotte.packs.formats.{game}"), "SAYER", None
        )
        if found is not None:
            return found
    raise LookupError("no game of the house says sentences")
