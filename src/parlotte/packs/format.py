"""What a game's pack format answers, so that one loader serves them all."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from parlotte.packs.problems import Problem
from parlotte.packs.rows import Row


class Pack(Struct, frozen=True):
    """A pack as read: its items in order, and all that is wrong with it."""

    game: str
    key: str
    lang: str
    items: tuple[Any, ...]
    problems: tuple[Problem, ...] = ()


class Format(Protocol):
    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[Any, ...], list[Problem]]:
        """The items of the rows that can be played, and what is wrong with the others."""
        ...

    def lint(self, items: Sequence[Any]) -> list[Problem]:
        """What our own packs owe beyond being playable."""
        ...

    def counts(self, items: Sequence[Any]) -> dict[str, int]: ...

    def content(self, packs: Sequence[Pack]) -> Any: ...
