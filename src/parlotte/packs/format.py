"""The interface of a game's pack format, so that one loader serves all games."""

from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from msgspec import Struct

from parlotte.packs.problems import Problem
from parlotte.packs.rows import Bare, Row

OWN_LANGUAGE = "fr"  # of what a table adds


class Pack(Struct, frozen=True):
    """A pack as read: its items in order, and its problems."""

    game: str
    key: str
    lang: str
    items: tuple[Any, ...]
    problems: tuple[Problem, ...] = ()


class Texts(Struct, frozen=True):
    """The texts of an item for a second reader, under a name that survives text changes."""

    name: str
    said: Any


class Written(Protocol):
    """How people write the items of a game with own items: one by one, or as a file."""

    @property
    def bare(self) -> Bare: ...

    def fields_of(self, item: Any) -> dict[str, Any]:
        """An item as a dict of the declared fields, which a row may use as headings."""
        ...

    def key(self, item: Any) -> str:
        """Items with the same key count as one."""
        ...

    def csv(self, items: Sequence[Any]) -> str: ...

    def json(self, items: Sequence[Any]) -> str: ...


class Format(Protocol):
    @property
    def written(self) -> Written | None:
        """None if the game has no own items."""
        ...

    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[Any, ...], list[Problem]]:
        """The playable items of the rows, and the problems of the others."""
        ...

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        """Problems of built-in packs beyond being playable; the folder is the pack's."""
        ...

    def texts(self, item: Any) -> Texts | None:
        """The texts for a second reader; None if there are none."""
        ...

    def counts(self, items: Sequence[Any]) -> dict[str, int]: ...

    @property
    def content(self) -> Callable[..., Any]:
        """The content type: from packs, or from packs and words if the game judges words."""
        ...
