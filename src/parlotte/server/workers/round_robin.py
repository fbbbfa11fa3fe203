"""Round robin over queues, one per table or address: a busy one delays only itself."""

from collections import OrderedDict, deque
from collections.abc import Container
from typing import Generic, TypeVar

T = TypeVar("T")


class RoundRobin(Generic[T]):
    def __init__(self) -> None:
        # The queue whose turn is next comes first; each queue is first in, first out.
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, table: str, one: T) -> None:
        self._waiting.setdefault(table, deque()).append(one)
        self._count += 1

    def drop(self, table: str, one: T) -> None:
        """Removes one entry. A queue that is not empty keeps its place."""
        of_table = self._waiting[table]
        of_table.remove(one)
        self._count -= 1
        if not of_table:
            del self._waiting[table]

    def next(self, busy: Container[str]) -> T | None:
        """The first entry of the next queue that is not busy; that queue then goes to the end."""
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
