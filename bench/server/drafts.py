"""What goes to the disk while somebody composes, in the games whose rules may take long, on SQLite.

    make bench B=server ARGS="--drafts 30 [--before COMMIT]"

`idle` does nothing, for the time is stored all the same; `letters` tells every letter as soon as
the one before is answered, `rests` when the fingers rest, as our phones do, and `flood` sends so
many a second, answered or not. Told are bytes a minute.
"""

import asyncio
import contextlib
import itertools
import json
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, get_args

from bench.server.processes import Measured
from bench.server.think import checked_out
from parlotte.client import Client, Refused, open_table
from parlotte.games import registered

WORDS = ("composer", "escargot", "lanterne", "marmotte", "brouette")
LETTER, PAUSE = 0.25, 1.5  # seconds between two letters of a word, and between two words
REST, LONGEST = 0.4, 2.0
FLOOD = 245.0  # per second

AIMS: dict[str, object] = {"flood_rows_a_minute": 60}


def games_with_drafts() -> list[str]:
    return [
        key
        for key, game in registered().items()
        if game.slow.rules
        and any(kind.__struct_config__.tag == "draft" for kind in get_args(game.action))
    ]


class Composer:
    """The only person at a table of bots."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.sent = 0

    @classmethod
    @contextlib.asynccontextmanager
    async def at_a_table(cls, port: int, game: str) -> AsyncIterator["Composer"]:
        url = f"http://127.0.0.1:{port}"
        opened = await open_table(url, "Camille", "renard", game)
        async with Client(url, opened["code"], tokens=[opened["token"]]) as client:
            for _ in range(registered()[game].seats[0] - 1):
                await client.ask("add-bot", level=1)
            await client.ask("start")
            yield cls(client)

    def _prompt(self, *acts: str) -> dict[str, Any] | None:
        asked = self._client.prompts()
        return next(
            (one for one in asked if one["act"] in acts or (not acts and one["must"])), None
        )

    async def ready(self) -> None:
        """Plays until a draft may be sent."""
        while self._prompt("draft") is None:
            await self._client.until(lambda: bool(self._prompt("draft") or self._prompt()), 120)
            prompt = self._prompt()
            if self._prompt("draft") is None and prompt is not None:
                with contextlib.suppress(Refused):
                    await self._client.do(_filled(prompt, "escargot"))

    def draft(self, text: str) -> dict[str, Any]:
        prompt = self._prompt("draft")
        return {"act": "draft"} if prompt is None else _filled(prompt, text)

    async def tell(self, text: str) -> None:
        """Sends an action until it is answered; if the moment is over, goes on to the next one."""
        self.sent += 1
        try:
            await self._client.do(self.draft(text))
        except Refused:
            await self.ready()

    async def throw(self, text: str) -> None:
        """Sends without waiting for an answer."""
        self.sent += 1
        socket = self._client._socket  # noqa: SLF001 - no honest client does so
        if socket is not None:
            frame = {"id": f"d{self.sent}", "do": self.draft(text)}
            await socket.send(json.dumps(frame))


def _filled(prompt: dict[str, Any], text: str) -> dict[str, Any]:
    """The simplest answer, with this text."""
    action: dict[str, Any] = {"act": prompt["act"]}
    for name, need in prompt.get("needs", {}).items():
        match need["kind"]:
            case "text":
                action[name] = text[: need["most"]]
            case "pick":
                action[name] = need["of"][0]
            case "several":
                action[name] = need["of"][: need["least"]]
            case _:
                pass
    return action


def strokes() -> Iterator[tuple[str, float]]:
    """The text after each letter, and the pause after it."""
    for word in itertools.cycle(WORDS):
        for letter in range(1, len(word) + 1):
            yield word[:letter], LETTER if letter < len(word) else PAUSE


async def idle(_: Composer) -> None:
    await asyncio.Event().wait()


async def letters(one: Composer) -> None:
    telling: asyncio.Task[None] | None = None
    for text, pause in strokes():
        if telling is None or telling.done():
            telling = asyncio.create_task(one.tell(text))
        await asyncio.sleep(pause)


async def rests(one: Composer) -> None:
    unsaid = 0.0  # seconds since the first letter that was not sent yet
    for text, pause in strokes():
        ends, unsaid = time.monotonic() + pause, unsaid + pause
        if pause >= REST or unsaid >= LONGEST:
            await asyncio.sleep(min(REST, pause))
            await one.tell(text)
            unsaid = 0.0
        await asyncio.sleep(max(0.0, ends - time.monotonic()))


async def flood(one: Composer) -> None:
    began = time.monotonic()
    for number in itertools.count(1):
        await one.throw(f"mot {number}")
        await asyncio.sleep(max(0.0, began + number / FLOOD - time.monotonic()))


async def composed(game: str, how: Any, seconds: float, root: Path | None) -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory() as data,
        Measured("bench.server.serve", "tables", data, "", root=root) as server,
    ):
        async with Composer.at_a_table(server.port, game) as one:
            await one.ready()
            await asyncio.sleep(5)  # lets the bots act
            rows, before, cpu, one.sent = _rows(data), server.written(), server.cpu(), 0
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await how(one)
            minute = 60 / seconds
            return {
                "kb_a_minute": round((server.written() - before) * minute / 1024),
                "rows_a_minute": round((_rows(data) - rows) * minute),
                "sent_a_minute": round(one.sent * minute),
                "cpu_s_a_minute": round((server.cpu() - cpu) * minute, 2),
            }


def _rows(data: str) -> int:
    with contextlib.closing(
        sqlite3.connect(f"file:{data}/parlotte.sqlite?mode=ro", uri=True)
    ) as db:
        return int(db.execute("SELECT count(*) FROM inputs").fetchone()[0])


async def drafts(seconds: float, before: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for game in games_with_drafts():
        found[game] = {"now": await all_ways(game, seconds, None)}
        if before:
            with checked_out(before) as root:
                found[game]["before"] = await all_ways(game, seconds, root)
    return found


async def all_ways(game: str, seconds: float, root: Path | None) -> dict[str, Any]:
    ways = (idle, letters, rests, flood)
    return {how.__name__: await composed(game, how, seconds, root) for how in ways}
