"""A whole match on bare sockets, with every frame that anybody receives."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from parlotte.client import Json, open_table
from parlotte.server.content.library import Library
from support.server import ANIMALS, NAMES, FakeSeconds, FixedSecrets, Running, running
from support.tables import Phone, phone


class Sockets:
    """Four people, a screen and a watcher on bare sockets; each person's acts are numbered."""

    def __init__(self) -> None:
        self.phones: dict[str, Phone] = {}
        self._acts = dict.fromkeys(map(str, range(4)), 0)
        self._pings = 0

    async def gather(self, here: Running, stack: AsyncExitStack, game: str, options: Json) -> None:
        async def come(name: str, **hello: Any) -> Phone:
            found = await stack.enter_async_context(phone(here, opened["code"], **hello))
            self.phones[name] = found
            await found.read(having="whole")
            return found

        opened = await open_table(here.url, NAMES[0], ANIMALS[0], game)
        host = await come("0", tokens=[opened["token"]])
        for seat in range(1, 4):
            guest = await come(str(seat), key=opened["key"])
            await guest.ask("join", f"join-{seat}", name=NAMES[seat], animal=ANIMALS[seat])
        await come("screen", screen=True)
        await come("watcher", key=opened["key"])
        await host.ask("set-options", "options", options=options)
        await host.ask("start", "start")
        await self.all_arrived()

    async def do(self, seat: int, act: str, /, **fields: Any) -> None:
        name = str(seat)
        one = self.phones[name]
        self._acts[name] += 1
        await one.send(id=self._acts[name], do={"act": act, **fields})
        answer: Json = {}
        while self._acts[name] not in (answer.get("ack"), answer.get("id")):
            answer = await one.read()
        assert "refused" not in answer, answer
        await self.all_arrived()

    async def all_arrived(self) -> None:
        """Waits until everything sent before has arrived at everybody."""
        self._pings += 1
        for one in self.phones.values():
            await one.send(ping=self._pings)
        for one in self.phones.values():
            while (await one.read(having="pong"))["pong"] != self._pings:
                pass

    def received(self) -> dict[str, list[str]]:
        """Without the pongs, whose number depends only on this test."""
        return {
            name: [text for text in one.frames if not text.startswith('{"pong"')]
            for name, one in self.phones.items()
        }


Play = Callable[[Sockets, Any], Awaitable[None]]


async def house_game(
    data: Path, play: Play, secret: object, library: Library, key: str, options: Json
) -> dict[str, list[str]]:
    """One match from the first frame on; returns what each viewer received."""
    async with AsyncExitStack() as stack:
        about = {"secrets": FixedSecrets(), "seconds": FakeSeconds(), "library": library}
        here = await stack.enter_async_context(running(data, **about))
        table = Sockets()
        await table.gather(here, stack, key, options)
        await play(table, secret)
        return table.received()
