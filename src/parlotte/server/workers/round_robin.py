"""Turn by turn over the tables: who asks much waits for himself, and for nobody else."""

from collections import OrderedDict, deque
from collections.abc import Container
from typing import Generic, TypeVar

T = TypeVar("T")


class RoundRobin(Generic[T]):
    __slots__ = ("_count", "_waiting")

    def __init__(self) -> None:
        # The table whose turn is next comes first; of one table, what was asked first.
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, table: str, one: T) -> None:
        self._waiting.setdefault(table, deque()).append(one)
        self._count += 1

    def drop(self, table: str, one: T) -> None:
        """A table of which something else still waits keeps its place."""
        of_table = self._waiting[table]
        of_table.remove(one)
        self._count -= 1
        if not of_table:
            del self._waiting[table]

    def next(self, busy: Container[str]) -> T | None:
        """One of the next table that is not busy, which then waits behind all the others."""
        table = next((one for one in self._waiting if one not in busy), None)
        if table is None:
            return None
        of_table = self._waiting[table]
        first = of_table.popleft()
        self._count -= 1
        if of_table:
            self._waiting.move_to_end(table)
        else:
            del self._waiting[table]
        return first
