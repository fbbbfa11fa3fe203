"""The interface for making sentences of cards: a format that can exports `SAYER`."""

import importlib
from typing import Any, Protocol

from msgspec import Struct

from parlotte.games import rooms


class Said(Struct, frozen=True):
    lang: str
    words: tuple[dict[str, Any], ...]  # as their cards show them
    points: int  # of an accepted sentence, before its grade
    proposals: tuple[str, ...]
    proverb: str | None = None  # the proverb that the words form
    pair: str | None = None  # the proverb of the other language that says the same


class NotACard(Exception):  # noqa: N818
    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class Sayer(Protocol):
    def say(self, words: list[str], lang: str) -> Said:
        """Raises NotACard. A card with several words may be given as several."""
        ...


def sayer() -> Sayer:
    """The first sayer of the installed games."""
    for game in rooms():
        found: Sayer | None = getattr(
            importlib.import_module(f"parlotte.packs.formats.{game}"), "SAYER", None
        )
        if found is not None:
            return found
    raise LookupError("no game of the house says sentences")
