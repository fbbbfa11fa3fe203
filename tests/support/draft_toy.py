"""The toy game with drafts, and a table that plays it: a word that begins with three dots is not
handed in yet."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec
from msgspec.structs import replace as with_fields

from laws.toy import Toy, ToyState, ToyWrite
from parlotte.client import open_table
from parlotte.core.contract import Input, Step
from parlotte.core.registration import Slow
from parlotte.server.store.rows import InputRow, MatchRow
from parlotte.server.table.live import LiveTable
from support.server import QUICK, Running
from support.tables import TOY, Phone, ToyLibrary, eventually, pass_time, phone

DOTS = "…"
EACH_SECOND = replace(QUICK, drafts=1000)


class DraftToy(Toy):
    def apply(self, state: ToyState, given: Input[Any]) -> Step[ToyState]:
        seat, what = given.by, given.what
        if seat is None or not is_draft(what) or seat in state.words.confirmed:
            return super().apply(state, given)
        words = state.words.give(seat, what.text, done=False)
        return Step(with_fields(state, words=words), only=seat)


def is_draft(what: object) -> bool:
    return isinstance(what, ToyWrite) and what.text.startswith(DOTS)


def takes_long(state: ToyState, what: object) -> bool:
    del state
    return not is_draft(what)


def drafting(*, slow: bool = False) -> ToyLibrary:
    """A house with that game alone; `slow`: all but its drafts is judged in a worker."""
    rules = Slow(rules=takes_long) if slow else Slow()
    return ToyLibrary(replace(TOY, make=lambda _: DraftToy(), slow=rules))


class Scene:
    """A table of two at which a match has begun, and somebody who looks on."""

    def __init__(self, here: Running, code: str) -> None:
        self.here = here
        self.clock = here.clock
        self.code = code
        self.tokens: list[str] = []
        self.host: Phone
        self.second: Phone
        self.watcher: Phone

    @property
    def live(self) -> LiveTable:
        return self.here.house.tables[self.code]

    @property
    def match(self) -> MatchRow:
        """The present one, as the store has it."""
        match = self.live.state.match
        found = self.here.house.reader.match(match.id)
        assert found is not None
        return found

    def rows(self) -> list[InputRow]:
        return self.here.house.reader.inputs(self.match.id)

    def log(self) -> list[tuple[int, object]]:
        """The lines of the log: when, and which word or what else."""
        lines = [msgspec.json.decode(row.given) for row in self.rows()]
        return [(one["at"], one["what"].get("text", one["what"]["act"])) for one in lines]

    def words(self) -> list[object]:
        return [what for _, what in self.log()]

    def pass_time(self, seconds: float) -> None:
        pass_time(self.here, seconds)

    @property
    def waiting(self) -> dict[object, Any]:
        return self.live._drafts._waiting

    @property
    def ids_waiting(self) -> set[object]:
        return {one.id for newest in self.waiting.values() for one in (*newest.replaced, newest)}

    async def draft(self, one: Phone, name: str, word: str) -> None:
        """Sent, and the table has it: it waits to be written."""
        await write(one, name, f"{DOTS}{word}")
        await eventually(lambda: name in self.ids_waiting)

    async def quick(self, one: Phone, name: str, word: str) -> None:
        """The first after a quiet second: written at once."""
        await write(one, name, f"{DOTS}{word}")
        assert await one.answer(name) == "done"

    @asynccontextmanager
    async def again(self, seat: int = 0) -> AsyncIterator[Phone]:
        """Another socket of the same person."""
        async with phone(self.here, self.code, tokens=[self.tokens[seat]]) as one:
            await one.read(having="whole")
            yield one


async def write(one: Phone, name: str, text: str) -> None:
    await one.send(id=name, do={"act": "write", "text": text})


@asynccontextmanager
async def playing(here: Running, seconds: int = 10) -> AsyncIterator[Scene]:
    opened = await open_table(here.url, "Camille", "renard", "toy")
    scene = Scene(here, opened["code"])
    async with AsyncExitStack() as stack:

        async def come(**hello: Any) -> Phone:
            one = await stack.enter_async_context(phone(here, scene.code, **hello))
            await one.read(having="whole")
            return one

        scene.host = await come(tokens=[opened["token"]])
        scene.second = await come(key=opened["key"])
        joined = await scene.second.ask("join", "a" * 16, name="Zélie", animal="chat")
        scene.tokens = [opened["token"], joined["answer"]["token"]]
        scene.watcher = await come(screen=True)
        await scene.host.ask("set-options", "options", options={"seconds": seconds})
        await scene.host.ask("start", "start")
        yield scene


def given(scene: Scene, seat: int = 0) -> str:
    """What the table holds of a seat."""
    match = scene.live.state.match
    return match.core.state.words.given.get(seat, "")


async def answers(one: Phone, *names: str) -> dict[str, str]:
    """What is said of these ids, whatever the order."""
    told: dict[str, str] = {}
    while len(told) < len(names):
        frame = await one.read()
        if frame.get("ack") in names:
            told[frame["ack"]] = "done"
        elif frame.get("id") in names:
            told[frame["id"]] = frame["refused"]
    return told
