"""What a game's pack format answers, so that one loader serves them all."""

from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from msgspec import Struct

from parlotte.packs.problems import Problem
from parlotte.packs.rows import Bare, Row


class Pack(Struct, frozen=True):
    """A pack as read: its items in order, and all that is wrong with it."""

    game: str
    key: str
    lang: str
    items: tuple[Any, ...]
    problems: tuple[Problem, ...] = ()


class Texts(Struct, frozen=True):
    """What a second reader judges of an item, under a name that stays when the texts change."""

    name: str
    said: Any


class Written(Protocol):
    """How people write the items of a game that declares own ones: one at a time, or as a file."""

    @property
    def bare(self) -> Bare: ...

    def fields_of(self, item: Any) -> dict[str, Any]:
        """An item as a client sees it, by the names of the declared fields. A row may use these
        names as headings."""
        ...

    def key(self, item: Any) -> str:
        """Two items of one key are one."""
        ...

    def csv(self, items: Sequence[Any]) -> str: ...

    def json(self, items: Sequence[Any]) -> str: ...


class Format(Protocol):
    @property
    def written(self) -> Written | None:
        """None where a game declares no own items."""
        ...

    def read(self, pack: str, rows: Sequence[Row]) -> tuple[tuple[Any, ...], list[Problem]]:
        """The items of the rows that can be played, and what is wrong with the others."""
        ...

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        """What our own packs owe beyond being playable. What is only for the linter lies in the
        folder of the pack."""
        ...

    def texts(self, item: Any) -> Texts | None:
        """What must be read by a second reader; None where there is nothing to read."""
        ...

    def counts(self, items: Sequence[Any]) -> dict[str, int]: ...

    @property
    def content(self) -> Callable[..., Any]:
        """From packs; of a game that judges words, from packs and words."""
        ...
