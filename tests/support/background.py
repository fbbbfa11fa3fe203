"""The shipped server in a thread, for tests that are not async.

Browser tests use it: they operate the pages, and scripts play the other people (`party`).
"""

import asyncio
import os
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from parlotte.client import Client
from parlotte.server.content.library import Library
from parlotte.server.house import House
from parlotte.server.http import app
from parlotte.server.http.client_build import ClientBuild
from parlotte.server.settings import Limits
from parlotte.server.store.writes import Write
from parlotte.server.workers.questions import BOUNDS
from support.server import Running, free_port, patient_bounds, running
from support.tables import games

T = TypeVar("T")

# All tests use one address, and budgets do not refill while a test's clock stands; and a slow phone
# on a busy machine must not be turned away.
GENEROUS = Limits(
    frames_per_second=1e9,
    frames_burst=1e9,
    connects_per_second=1e9,
    connects_burst=1e9,
    opened_per_second=1e9,
    opened_burst=1e9,
    opened_per_day=1e9,
    unused_per_address=1_000_000,
    connections_per_address=10_000,
    sockets_per_address=10_000,
    knocking_per_address=8,
    address_bytes=1 << 50,
    head_seconds=600.0,
    body_seconds=600.0,
    hello_seconds=600.0,
    slow_seconds=600.0,
)


def client_folder() -> Path:
    """The committed client, or one built elsewhere to be checked before it is committed."""
    return Path(os.environ.get("PARLOTTE_WEB") or Path(str(files("parlotte"))) / "web")


class Leaping:
    """A monotonic clock that a test may advance or stop."""

    def __init__(self) -> None:
        self.leaped = 0.0
        self._stopped: float | None = None

    def __call__(self) -> float:
        now = time.monotonic() if self._stopped is None else self._stopped
        return now + self.leaped

    def stop(self) -> None:
        self._stopped = time.monotonic()

    def go_on(self) -> None:
        """Continues from where it stopped."""
        if self._stopped is not None:
            self.leaped -= time.monotonic() - self._stopped
            self._stopped = None


class Background:
    """A server on one port and one data folder; it can be stopped and restarted."""

    def __init__(
        self,
        data: Path,
        *,
        client: ClientBuild | None = None,
        library: Library | None = None,
        **settings: Any,
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.client = client or ClientBuild(client_folder())
        self.clock = Leaping()
        self._data = data
        self._library = library or games()
        self._settings = {"limits": GENEROUS, **settings}
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._stack: AsyncExitStack | None = None
        self._here: Running | None = None
        self._people: list[Client] = []

    @property
    def here(self) -> Running:
        assert self._here is not None, "the server is down"
        return self._here

    def call(self, doing: Coroutine[Any, Any, T], seconds: float = 60.0) -> T:
        """Runs a coroutine on the server's event loop, and waits for it."""

        async def limited() -> T:
            async with asyncio.timeout(seconds):
                return await doing

        # A dead loop answers nothing, so the wait has a timeout.
        return asyncio.run_coroutine_threadsafe(limited(), self._loop).result(seconds + 30)

    def open(self) -> "Background":
        self._thread.start()
        self.start()
        return self

    def start(self) -> None:
        self.call(self._start())

    async def _start(self) -> None:
        stack = AsyncExitStack()
        patient = patch.dict(BOUNDS, patient_bounds())  # a hint on a busy machine is slow
        with patch.object(app, "shipped", lambda: self.client), patient:
            self._here = await stack.enter_async_context(
                running(
                    self._data,
                    library=self._library,
                    seconds=self.clock,
                    port=self.port,
                    **self._settings,
                )
            )
        self._here.house.fingerprint = self.client.fingerprint
        self._stack = stack

    def stop(self) -> None:
        """Like a restart of the machine; scripted clients reconnect by themselves."""
        self._people += self.here.clients
        self.here.clients.clear()  # otherwise they would be disconnected
        stack, self._stack, self._here = self._stack, None, None
        self.call(stack.aclose())

    def close(self) -> None:
        if self._here is not None:
            self.stop()
        self.send_home()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def send_home(self) -> None:
        """Disconnects all scripted clients, and deletes the house words."""
        here = self._here.clients if self._here is not None else []
        self.call(_leave([*self._people, *here]))
        self._people.clear()
        here.clear()
        if self._here is not None:
            self.call(_forget_words(self._here.house))

    def stop_time(self) -> None:
        """From now on time passes only in `pass_time`, however slow the machine."""
        self.clock.stop()

    @contextmanager
    def standing(self) -> Iterator[None]:
        """Stops the time inside the block; afterwards it continues from there."""
        self.stop_time()
        try:
            yield
        finally:
            self.clock.go_on()

    def pass_time(self, seconds: float) -> None:
        """Advances the time at once, and fires due timers."""

        async def pass_it() -> None:
            self.clock.leaped += seconds
            self.here.house.wheel.turn()

        self.call(pass_it())


async def _forget_words(house: House) -> None:
    """Otherwise tests that share a house would share its words."""
    if keys := [row.key for row in house.house_words]:
        assert await house.written(Write(house_words_gone=keys)) == "written"
        house.house_words.replace([])


async def _leave(people: list[Client]) -> None:
    for one in people:
        await one.stop()
