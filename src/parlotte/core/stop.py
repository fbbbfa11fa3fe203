"""Cancels a search whose asker no longer waits for it.

The caller that runs a search in a worker gives it a Stop. The search checks it regularly and
raises `Stopped`, or returns what it has found. Rules never get a Stop: their result depends on the
match alone.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Lock


class Stopped(Exception):  # noqa: N818
    """The search was cancelled and has found nothing."""


class Stop:
    """A cancellation flag, set once, by any thread."""

    __slots__ = ("_hearers", "_lock", "_said")

    def __init__(self) -> None:
        self._said = False
        self._lock = Lock()
        self._hearers: list[Callable[[], None]] = []

    @property
    def said(self) -> bool:
        return self._said

    def say(self) -> None:
        """Sets the flag and calls the listeners, under the lock: no listener is called after it has
        left `heard_by`."""
        with self._lock:
            self._said = True
            hearers, self._hearers = self._hearers, []
            for hear in hearers:
                hear()

    @contextmanager
    def heard_by(self, hear: Callable[[], None]) -> Iterator[None]:
        """For code that can't poll: calls `hear` when the flag is set meanwhile. It must be quick
        and must not call `say`. Raises Stopped if the flag is already set."""
        with self._lock:
            if self._said:
                raise Stopped
            self._hearers.append(hear)
        try:
            yield
        finally:
            with self._lock:
                if hear in self._hearers:
                    self._hearers.remove(hear)


_current: ContextVar[Stop | None] = ContextVar("stop", default=None)


def current() -> Stop | None:
    """The Stop of the search that runs here; None: nobody can cancel it."""
    return _current.get()


def check() -> None:
    """Raises Stopped if the search was cancelled."""
    stop = _current.get()
    if stop is not None and stop.said:
        raise Stopped


@contextmanager
def heeding(stop: Stop) -> Iterator[None]:
    """Code in this block is cancelled by this Stop."""
    before = _current.set(stop)
    try:
        yield
    finally:
        _current.reset(before)
