"""Many tables that play over the wire, through the balancer, and record what they were told."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec

from parlotte.client import Refused
from parlotte.games import registered
from support.cluster.phone import Absence, Json, Phone
from support.server import ANIMALS, NAMES

# In these options every phase asks everybody something, and has a deadline.
OPTIONS: Json = {"automatic_mdj": True, "writing_minutes": 5, "voting_seconds": 120}
HANDS_IN = 0.15  # the share of texts that are handed in, not drafts
AT_ONCE = 24  # tables that are set up at the same time

Reach = Callable[[str], Awaitable[int]]


def game_with(options: Json) -> str:
    """The game that has these options, whatever its name."""
    return next(
        key
        for key, game in registered().items()
        if options.keys() <= {one.name for one in msgspec.structs.fields(game.options)}
    )


def home(number: int) -> str:
    """An address for each table's people, since limits count by address."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


async def post(port: int, path: str, body: Json, home: str) -> Json:
    """A POST request from that address."""
    data = json.dumps(body).encode()
    async with asyncio.timeout(60):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(home, 0))
        try:
            writer.write(
                f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode()
                + data
            )
            answer = await reader.read()
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
    head, _, told = answer.partition(b"\r\n\r\n")
    if b" 201 " not in head[:20]:
        raise ConnectionError(answer[:300].decode(errors="replace"))
    return json.loads(told)


class PlayingTable:
    """The people of one table, who act again and again after thinking for a while."""

    def __init__(self, reach: Reach, number: int, seed: int) -> None:
        self._reach = reach
        self._number = number
        self._dice = random.Random(seed * 100_003 + number)
        self.phones: list[Phone] = []
        self.code = ""
        self.think = 1.0  # seconds of thinking, on average
        self._hurry = asyncio.Event()
        self.resting = True
        self._tasks: list[asyncio.Task[None]] = []

    async def sit_down(self, people: int, options: Json) -> None:
        game = game_with(options)
        where = home(self._number)
        about = {"name": NAMES[0], "animal": ANIMALS[0], "game": game, "options": options}
        opened = await post(await self._reach(""), "/api/tables", about, where)
        self.code = opened["code"]
        for seat in range(people):
            phone = Phone(self._reach, self.code, home=where)
            phone.key = opened["key"]
            if seat == 0:
                phone.tokens = [opened["token"]]
            await phone.start()
            if seat:
                await phone.ask("join", name=NAMES[seat], animal=ANIMALS[seat])
                await phone.until(lambda p=phone: bool(p.you))
            self.phones.append(phone)
        try:
            await self.phones[0].ask("start")
        except Refused as refused:
            seen = [(one.you, one.table["people"], one.absences) for one in self.phones]
            raise AssertionError(f"{self.code}: {refused.key}, {seen}") from None

    def play(self) -> None:
        self.resting = False
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._play(one)) for one in self.phones]

    async def rest(self) -> None:
        """Nobody starts anything new; everything started is answered."""
        self.resting = True
        self.hasten()
        for phone in self.phones:
            phone.nudge()
        await asyncio.gather(*self._tasks)
        self._tasks = []

    async def pause(self) -> None:
        with suppress(Refused):  # the match is over
            await self.phones[0].ask("pause")

    def hasten(self) -> None:
        """Whoever is thinking acts at once."""
        self._hurry.set()
        self._hurry = asyncio.Event()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for phone in self.phones:
            await phone.stop()

    async def _play(self, phone: Phone) -> None:
        host = phone is self.phones[0]

        def asked() -> bool:
            free = phone.greeted and phone.seq >= 0
            return self.resting or (free and (bool(phone.prompts()) or (phone.ended and host)))

        while not self.resting:
            await phone.until(asked, 120.0)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), self._dice.expovariate(1 / self.think))
            if self.resting:
                return
            with suppress(Refused):  # somebody else's act came first
                await self._act(phone, host=host)

    async def _act(self, phone: Phone, *, host: bool) -> None:
        if phone.ended:
            if host:
                await phone.ask("start")
        elif prompts := phone.prompts():
            chosen = self._dice.choice([one for one in prompts if one["must"]] or prompts)
            await phone.do(self.answer(chosen))

    def answer(self, prompt: Json) -> Json:
        """An act that a prompt allows; most texts are only drafts."""
        action: Json = {"act": prompt["act"]}
        for name, need in prompt["needs"].items():
            text = f"Sorte de chose ancienne, numéro {self._dice.randrange(10**9)}."
            action[name] = text if need["kind"] == "text" else self._dice.choice(need["of"])
        if "done" in action:
            action["done"] = self._dice.random() < HANDS_IN
        return action

    async def acknowledged(self, after: float) -> float:
        """When any act was first acknowledged on a connection opened after that moment. People
        act at once until then."""
        while not (found := self._first_ack(after)):
            self.hasten()
            await asyncio.sleep(0.02)
        return found

    def _first_ack(self, after: float) -> float:
        """Counts acts sent before the connection broke, too: the next node answered them."""
        last = [phone.absences[-1] for phone in self.phones if phone.absences]
        return min((one.acted for one in last if one.lost >= after and one.acted), default=0.0)

    def acted_since(self, moment: float) -> bool:
        done = (phone.last_done for phone in self.phones)
        return any(one is not None and one.at > moment for one in done)


class Load:
    def __init__(
        self,
        reach: Reach,
        *,
        people: int = 3,
        seed: int = 1,
        kind: type[PlayingTable] = PlayingTable,
    ) -> None:
        self._reach = reach
        self._people = people
        self._seed = seed
        self._kind = kind
        self.tables: list[PlayingTable] = []

    @property
    def phones(self) -> list[Phone]:
        return [phone for table in self.tables for phone in table.phones]

    async def gather(self, tables: int, options: Json | None = None) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def seat(table: PlayingTable) -> None:
            async with gate:
                await table.sit_down(self._people, OPTIONS if options is None else options)

        first = len(self.tables)
        new = [self._kind(self._reach, first + n, self._seed) for n in range(tables)]
        self.tables += new
        await asyncio.gather(*(seat(one) for one in new))

    def play(self, acts_per_second: float) -> None:
        """This many acts a second in all, or as many as the machine manages."""
        for table in self.tables:
            table.think = len(self.phones) / acts_per_second
            table.play()

    async def rest(self) -> None:
        await asyncio.gather(*(table.rest() for table in self.tables))

    async def settled(self) -> None:
        """Stops the clocks; everybody is connected and has received everything."""
        await asyncio.gather(*(table.pause() for table in self.tables))
        await asyncio.gather(*(phone.clock() for phone in self.phones))

    async def stop(self) -> None:
        await asyncio.gather(*(table.stop() for table in self.tables))

    def hang_up(self, port: int) -> None:
        """Drops every connection to that port."""
        for phone in self.phones:
            if phone.port == port:
                phone.drop()

    def acknowledged(self) -> int:
        return sum(one.acknowledged for phone in self.phones for one in phone.sent.values())

    def refusals(self) -> Counter[str]:
        """All refusals that people received, of their acts and commands or unasked."""
        asked = (one.refused for phone in self.phones for one in phone.sent.values())
        unasked = (key for phone in self.phones for key in phone.refusals)
        return Counter(key for key in (*asked, *unasked) if key)

    async def going_on(self, seconds: float = 90.0) -> None:
        """Waits until something was done at every table since now."""
        since = time.monotonic()
        left = self.tables
        deadline = since + seconds
        while left := [one for one in left if not one.acted_since(since)]:
            if time.monotonic() > deadline:
                codes = [one.code for one in left]
                raise AssertionError(f"{len(codes)} tables stand still: {codes[:5]}")
            for table in left:
                table.hasten()
            await asyncio.sleep(0.05)


def absences(phones: Iterable[Phone], since: float) -> list[Absence]:
    return [one for phone in phones for one in phone.absences if one.lost >= since]


def quantile(values: Iterable[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def spread(values: Iterable[float]) -> Any:
    """In milliseconds: the median, the 99th percentile, the worst."""
    all_of_them = list(values)
    return {
        "n": len(all_of_them),
        "p50_ms": round(1000 * quantile(all_of_them, 0.5)),
        "p99_ms": round(1000 * quantile(all_of_them, 0.99)),
        "max_ms": round(1000 * max(all_of_them, default=0.0)),
    }
