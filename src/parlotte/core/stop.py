"""Enough: whoever asked for a search no longer waits for it.

Who runs a search in a worker gives it a stop; the search, or what it asks, looks at it now and then
and raises `Stopped`, or is content with what it has. Rules are never given one: what they say
depends on the match alone.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Lock


class Stopped(Exception):  # noqa: N818
    """The search was told to stop, and has found nothing so far."""


class Stop:
    """Said once, by any thread."""

    __slots__ = ("_hearers", "_lock", "_said")

    def __init__(self) -> None:
        self._said = False
        self._lock = Lock()
        self._hearers: list[Callable[[], None]] = []

    @property
    def said(self) -> bool:
        return self._said

    def say(self) -> None:
        """Who listens is called before he can go: nobody hears of a stop that is no longer his."""
        with self._lock:
            self._said = True
            hearers, self._hearers = self._hearers, []
            for hear in hearers:
                hear()

    @contextmanager
    def heard_by(self, hear: Callable[[], None]) -> Iterator[None]:
        """For what can't look by itself: it is called when stop is said meanwhile, and must
        be quick and say no stop itself. Raises Stopped where it was said before."""
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
    """That of the search which runs here; None: nobody will stop it."""
    return _current.get()


def check() -> None:
    """Raises Stopped where stop was said."""
    stop = _current.get()
    if stop is not None and stop.said:
        raise Stopped


@contextmanager
def heeding(stop: Stop) -> Iterator[None]:
    """What runs in here is stopped by this one."""
    before = _current.set(stop)
    try:
        yield
    finally:
        _current.reset(before)
