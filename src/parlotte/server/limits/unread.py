"""Counts unsent bytes: of each socket, and of the whole house."""

from typing import Protocol

NOTICED = 16 * 1024  # bytes; less is normal and not counted


class Reader(Protocol):
    def unread(self) -> int:
        """Bytes that wait for this reader now."""
        ...

    def cut_off(self) -> None:
        """Drops what waits for this reader, and closes its socket."""
        ...


class Unread:
    def __init__(self, each: int, in_all: int) -> None:
        self._each = each
        self._in_all = in_all
        self._waiting: dict[Reader, int] = {}  # as last counted; may have shrunk since
        self.total = 0

    def waits(self, reader: Reader, size: int) -> None:
        """Counts what waits for this reader; cuts readers off if it is too much."""
        self.total += size - self._waiting.get(reader, 0)
        self._waiting[reader] = size
        if size > self._each:
            self._cut_off(reader)
        elif self.total > self._in_all:
            self._make_room()

    def forget(self, reader: Reader) -> None:
        self.total -= self._waiting.pop(reader, 0)

    def _cut_off(self, reader: Reader) -> None:
        self.forget(reader)
        reader.cut_off()

    def _make_room(self) -> None:
        """Too many bytes wait in all: cuts off the readers with the most, one by one."""
        measured = {reader: reader.unread() for reader in self._waiting}
        self._waiting = {one: size for one, size in measured.items() if size > NOTICED}
        self.total = sum(self._waiting.values())
        for reader in sorted(self._waiting, key=self._waiting.__getitem__, reverse=True):
            if self.total <= self._in_all:
                return
            self._cut_off(reader)
