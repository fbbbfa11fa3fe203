"""What a socket needs of asyncio, in less memory: its own queue and event keep five deques, each
with room for 64; that is 4 kB for each phone that looks on."""

from asyncio import Future, get_running_loop
from typing import Generic, TypeVar

T = TypeVar("T")


class Letters(Generic[T]):
    """A queue with one reader."""

    __slots__ = ("_reader", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[T] = []
        self._reader: Future[None] | None = None

    def empty(self) -> bool:
        return not self._waiting

    def put_nowait(self, one: T) -> None:
        self._waiting.append(one)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        while not self._waiting:
            self._reader = get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._waiting.pop(0)


class Gate:
    """Open at first; whoever comes while it is shut waits."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = True
        self._waiting: list[Future[None]] = []

    def is_set(self) -> bool:
        return self._open

    def clear(self) -> None:
        self._open = False

    def set(self) -> None:
        self._open = True
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            if not one.done():
                one.set_result(None)

    async def wait(self) -> None:
        while not self._open:
            one: Future[None] = get_running_loop().create_future()
            self._waiting.append(one)
            await one
