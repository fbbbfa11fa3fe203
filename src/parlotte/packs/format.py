"""What a game's pack format answers, so that one loader serves them all."""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from parlotte.lexicon.judge import Words
from parlotte.packs.problems import Problem
from parlotte.packs.rows import Bare, Row


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

    def lint(self, items: Sequence[Any], folder: Traversable) -> list[Problem]:
        """What our own packs owe beyond being playable. What is only for the linter lies in the
        folder of the pack."""
        ...

    def counts(self, items: Sequence[Any]) -> dict[str, int]: ...

    def content(self, packs: Sequence[Pack]) -> Any: ...


@runtime_checkable
class WithWords(Format, Protocol):
    """The format of a game that judges words: its content says which, in a field `words`."""

    def with_words(self, packs: Sequence[Pack], words: Words) -> Any: ...


@runtime_checkable
class OneByOne(Format, Protocol):
    """A format whose items people also write one at a time."""

    @property
    def fields(self) -> tuple[str, ...]:
        """What an item may have, as a client names it. A row may use these names as headings."""
        ...

    @property
    def needed(self) -> tuple[str, ...]: ...

    @property
    def bare(self) -> Bare: ...

    def told(self, item: Any) -> dict[str, Any]:
        """An item as a client sees it, by those names."""
        ...

    def key(self, item: Any) -> str:
        """Two items of one key are one."""
        ...

    def csv(self, items: Sequence[Any]) -> str: ...

    def json(self, items: Sequence[Any]) -> str: ...
