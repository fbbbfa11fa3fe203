"""A server for tests: the shipped app on a real port, with a pace chosen by the test.

`running` serves in the test's event loop, so that a test may look into the house; `spawned` starts
the command itself, to be killed.
"""

import asyncio
import hashlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from parlotte.client import Client, open_table
from parlotte.games import registered
from parlotte.server.content.library import Library
from parlotte.server.house import House
from parlotte.server.run import HouseServer
from parlotte.server.settings import Pace, Settings
from parlotte.server.store.database import open_database
from parlotte.server.table.tokens import SEED_BYTES, Secrets
from parlotte.server.workers.questions import BOUNDS, Bounds, QueueName

ANIMALS = ("renard", "rainette", "poulpe", "chat", "lapin", "manchot", "ours", "panda")
NAMES = ("Camille", "Papi Jo", "Lucas", "Mamie", "Inès", "Zélie", "Hugo", "Noé")
# Neither bots nor drafts keep a test waiting.
QUICK = Pace(bot_thinks=(1, 5), bot_writes=(1, 5), drafts=0)
START_SECONDS = STOP_SECONDS = 60.0  # of a process, on a machine with much else to do


LONG = 100.0  # seconds: as long as a test may wait for a thing


def patient_bounds() -> dict[QueueName, Bounds]:
    """Whoever asks is answered, however slow the machine."""
    return {name: replace(one, waits=None, thinks=LONG) for name, one in BOUNDS.items()}


class FixedSecrets(Secrets):
    """The same codes, keys and seeds at every run."""

    def __init__(self, seed: int = 1) -> None:
        self._random = random.Random(seed)

    def bytes(self, n: int) -> bytes:
        return self._random.randbytes(n)


class SeedsOfTheTest(Secrets):
    """A test is dealt the same cards at every run: its matches' seeds are made of its name."""

    def __init__(self) -> None:
        self._dealt: Counter[str] = Counter()

    def seed(self) -> bytes:
        test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
        self._dealt[test] += 1
        return hashlib.sha256(f"{test} {self._dealt[test]}".encode()).digest()[:SEED_BYTES]


class FakeSeconds:
    """A monotonic clock that only a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class LeapingLoop(asyncio.SelectorEventLoop):
    """The event loop of a test: its time runs by itself, and may be moved on."""

    leaped = 0.0
    guard: asyncio.Timeout | None = None  # ends a test that hangs

    def time(self) -> float:
        return super().time() + self.leaped


def leap(seconds: float) -> None:
    """So much time goes by at once for all that waits in this event loop: time limits of sockets
    and requests pass when the test says so, not when the machine is slow."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, LeapingLoop)
    loop.leaped += seconds
    if loop.guard is not None:
        loop.guard.reschedule((loop.guard.when() or 0.0) + seconds)


def run(test: Callable[[], Awaitable[Any]], seconds: float = 110.0) -> Any:
    """Run an async test, and stop it when it hangs."""

    async def limited() -> Any:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, LeapingLoop)
        async with asyncio.timeout(seconds) as loop.guard:
            return await test()

    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        return runner.run(limited())


_KEPT: deque[int] = deque()  # files of sockets that keep a port, the newest last
MOST_KEPT = 300


def free_port() -> int:
    """A port that nobody else gets, though its server is not up yet, or down for a while.

    A socket of ours is bound to it and never listens. The system gives such a port to nobody, not
    to whoever connects from here either; a server that names it may listen there.
    """
    keeper = socket.socket()
    keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    keeper.bind(("127.0.0.1", 0))
    port = int(keeper.getsockname()[1])
    _KEPT.append(keeper.detach())
    if len(_KEPT) > MOST_KEPT:  # the test that asked for it is long over
        os.close(_KEPT.popleft())
    return port


class Running:
    """A server in this event loop."""

    def __init__(self, house: House, server: HouseServer, clock: Callable[[], float]) -> None:
        self.house = house
        self.server = server
        self.url = house.base_url
        self._clock = clock
        self.clients: list[Client] = []
        self._stopping: asyncio.Task[None] | None = None

    @property
    def clock(self) -> FakeSeconds:
        """Of a house whose time only the test moves."""
        assert isinstance(self._clock, FakeSeconds)
        return self._clock

    def stop(self) -> asyncio.Task[None]:
        """As a signal would; done when it has stopped."""
        if self._stopping is None:
            self._stopping = asyncio.ensure_future(self.server.shutdown())
        return self._stopping

    async def client(self, code: str, **about: Any) -> Client:
        one = Client(self.url, code, **about)
        self.clients.append(one)
        return await one.start()

    async def table(
        self, people: int = 1, *, game: str = "", bots: int = 0, **options: Any
    ) -> list[Client]:
        """A table with its people seated, the host first; the game is not started."""
        opened = await open_table(self.url, NAMES[0], ANIMALS[0], game)
        host = await self.client(opened["code"], tokens=[opened["token"]])
        seated = [host]
        for number in range(1, people):
            guest = await self.client(opened["code"], key=opened["key"])
            await guest.ask("join", name=NAMES[number], animal=ANIMALS[number])
            seated.append(guest)
        for _ in range(bots):
            await host.ask("add-bot", level=2)
        if options:
            await host.ask("set-options", options=options)
        return seated

    async def match(self, people: int = 1, **about: Any) -> list[Client]:
        """The same, and the game is started."""
        seated = await self.table(people, **about)
        await seated[0].ask("start")
        return seated


@asynccontextmanager
async def running(
    data: Path,
    *,
    secrets: Secrets | None = None,
    seconds: Callable[[], float] = time.monotonic,
    library: Library | None = None,
    port: int | None = None,
    **settings: Any,
) -> AsyncIterator[Running]:
    """The shipped server, in this event loop; extra words are fields of Settings."""
    made = Settings(data=data, host="127.0.0.1", port=port or free_port(), pace=QUICK)
    made = replace(made, **settings)
    database = open_database(made.database_url, data / "backups")
    books = library or Library(registered())
    house = House(made, database, books, secrets=secrets or SeedsOfTheTest(), seconds=seconds)
    house.base_url = f"http://127.0.0.1:{made.port}"
    server = HouseServer(house)
    # Without `serve`, which would take the signals of whoever runs the tests.
    server.config.load()
    server.lifespan = server.config.lifespan_class(server.config)
    await server.startup()
    await server.on_tick(0)
    here = Running(house, server, seconds)
    try:
        yield here
    finally:
        for client in here.clients:
            await client.stop()
        await here.stop()


async def play_on(client: Client, *, until: Callable[[], bool] | None = None) -> None:
    """Do the first thing asked of us, again and again, until the match is over (or `until`)."""

    def over() -> bool:
        match = client.table.get("match") or {}
        return bool(match.get("outcome")) or (until is not None and until())

    while not over():
        await client.until(lambda: over() or any(one["must"] for one in client.prompts()))
        if over():
            return
        prompt = next(one for one in client.prompts() if one["must"])
        await client.do(answer_to(prompt, client.seq))


def answer_to(prompt: dict[str, Any], number: int) -> dict[str, Any]:
    """Some action that a prompt allows."""
    action: dict[str, Any] = {"act": prompt["act"]}
    for name, need in prompt["needs"].items():
        texts = f"Sorte de chose numéro {number}."
        action[name] = texts if need["kind"] == "text" else need["of"][-1]
    return action


class Spawned:
    """The command `parlotte serve` in a process of its own."""

    def __init__(
        self,
        data: Path,
        database: str | None = None,
        port: int | None = None,
        more: tuple[str, ...] = (),
    ) -> None:
        self.data = data
        self._more = more
        self.database = database
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "parlotte", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.data), "--no-browser", *self._more]
        if self.database:
            command += ["--database", self.database]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ})
        self._wait()

    def _wait(self) -> None:
        assert self._process is not None
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                raise AssertionError(self.log.read_text(encoding="utf-8"))
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=30):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut does."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self._process.send_signal(how)
        code = self._process.wait(timeout=STOP_SECONDS)
        self._process = None
        return code


@contextmanager
def spawned(data: Path, database: str | None = None) -> Iterator[Spawned]:
    server = Spawned(data, database)
    server.start()
    try:
        yield server
    finally:
        if server._process is not None:
            server.kill()
