"""Malformed frames are refused or closed, and honest clients play on."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from parlotte.client import Client
from parlotte.server.settings import Limits
from support.depth import by_depth
from support.logged import Log, logged
from support.server import Running, answer_to, running
from support.tables import Phone, phone, toys

UNLIMITED = Limits(frames_per_second=1e9, frames_burst=1e9)
INVALID_TEXT, TOO_BIG = 1007, 1009
MOST_BYTES = 64 * 1024
SECONDS = 60.0  # seconds, far more than any answer takes


class Scene:
    """Two tables in mid-match; at the first a person has a hostile second phone."""

    def __init__(self, runner: asyncio.Runner) -> None:
        self._runner = runner
        self._stack = AsyncExitStack()
        self._count = 0
        self.log: Log

    def run(self, doing: Any) -> Any:
        async def limited() -> Any:
            async with asyncio.timeout(SECONDS):
                return await doing

        return self._runner.run(limited())

    async def open(self, data: Path) -> None:
        self.here: Running = await self._stack.enter_async_context(
            running(data, library=toys(), limits=UNLIMITED)
        )
        near, far = await self.table(), await self.table()
        self.evil, self.honest = near[2], (near[1], far[1])

    async def table(self) -> list[Client]:
        people = await self.here.table(3, writing_minutes=0)
        await people[0].ask("start")
        await people[0].do(answer_to(people[0].prompts()[0], 0))
        return people

    async def close(self) -> None:
        await self._stack.aclose()

    async def send(self, one: Phone, frame: str | bytes, *, text: bool = True) -> tuple[str, int]:
        """The answer to a frame: a refusal's key or "done", or else the close code."""
        self._count += 1
        last = f"last-{self._count}"
        with suppress(ConnectionClosed):  # the socket may close before the ping
            await one.socket.send(frame, text=text)
            await one.send(ping=last)
        answer, came = "", False
        while not (answer and came):
            try:
                told = await one.read()
            except ConnectionClosed:
                return answer, one.socket.close_code or 0
            came = came or told.get("pong") == last
            if "refused" in told:
                answer = told["refused"]
            elif "ack" in told or ("pong" in told and told["pong"] != last):
                answer = "done"
        return answer, 0

    async def attack(self, *frames: str | bytes, text: bool = True) -> list[tuple[str, int]]:
        hello = {"tokens": self.evil.tokens}
        async with phone(self.here, self.evil.code, **hello) as one:
            await one.read(having="welcome")
            got = []
            for frame in frames:
                got.append(await self.send(one, frame, text=text))
                if got[-1][1]:
                    break
            return got

    async def play_on(self) -> None:
        """Honest clients at both tables are answered, and nothing went wrong inside."""
        self._count += 1
        for one in self.honest:
            await one.do({"act": "write", "text": f"Panier {self._count}.", "done": False})
        assert self.log.faults() == []


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with logged("warning") as log, asyncio.Runner() as runner:
        made = Scene(runner)
        made.log = log
        made.run(made.open(tmp_path_factory.mktemp("frames")))
        yield made
        made.run(made.close())


DEEP = "[" * 30_000 + "]" * 30_000
HUGE = "9" * 5_000

UNREADABLE = {
    "nothing": "", "a blank": " ", "half": "{", "two": "{}{}", "a list": "[]", "null": "null",
    "words": "bonjour", "a number": "1", "a string": '"do"', "not a number": '{"id":NaN}',
    "a comment": "{/**/}", "nul": "\0", "nul inside": '{"id":"a\0b"}', "bom": "\ufeff{}",
    "deep": DEEP, "deep ping": f'{{"ping":{DEEP}}}', "deep do": f'{{"do":{DEEP}}}',
    "deep unknown": f'{{"x":{DEEP}}}', "half a pair": '{"ask":{"act":"knock","name":"\\ud800"}}',
    "as text": '{"as":"1"}', "as huge": f'{{"as":{HUGE}}}', "nothing asked": '{"id":null}',
    "hello again": '{"hello":{"table":"ABCD"}}', "hello of nothing": '{"hello":{}}', "empty": "{}",
}  # fmt: skip

# Each id comes with a valid command.
IDS = {
    "nul": '"\\u0000"', "a blank line": '"\\n"', "an accent": '"é"', "too long": f'"{"x" * 65}"',
    "a list": "[]", "an object": "{}", "a fraction": "1.5", "true": "true", "huge": HUGE,
    "beyond": str(2**53), "far below": str(-(2**53)), "an exponent": "1e400",
}  # fmt: skip

WRONG = {
    "unknown command": '{"id":1,"ask":{"act":"fly"}}', "no act": '{"id":1,"ask":{}}',
    "list of one": '{"id":1,"ask":[]}', "unknown field": '{"id":1,"ask":{"act":"start","x":1}}',
    "wrong type": '{"id":1,"ask":{"act":"remove","person":"2"}}',
    "wrong level": '{"id":1,"ask":{"act":"add-bot","level":9}}',
    "the server's own": '{"id":1,"ask":{"act":"gone","person":1}}',
    "the server's other": '{"id":1,"ask":{"act":"back","person":1}}',
    "unknown act": '{"id":1,"do":{"act":"fly"}}', "act of a number": '{"id":1,"do":{"act":1}}',
    "do null": '{"id":1,"do":null}', "do list": '{"id":1,"do":[]}', "do text": '{"id":1,"do":"x"}',
    "text of a number": '{"id":1,"do":{"act":"write","text":1}}',
    "huge choice": f'{{"id":1,"do":{{"act":"choose","subject":{HUGE}}}}}',
    "expired": '{"id":1,"do":{"act":"expired"}}', "stopped": '{"id":1,"do":{"act":"stopped"}}',
    "a seat": '{"id":1,"do":{"act":"seat-changed","seat":0,"holder":"away"}}',
    "closed": '{"id":1,"do":{"act":"closed"}}',
}  # fmt: skip

REFUSED = {
    '{"as":1,"do":{"act":"write","text":"x"}}': "not-your-seat",
    '{"as":-1,"ask":{"act":"ready"}}': "not-your-seat",
    f'{{"as":{2**62},"ask":{{"act":"ready"}}}}': "not-your-seat",
    '{"do":{"act":"go-on"}}': "not-now",
    '{"do":{"act":"write","text":"\\u0000\\u0001"}}': "text-empty",
    '{"ask":{"act":"rename","name":"\\u0000","animal":"chat"}}': "name-empty",
    '{"ask":{"act":"rename","name":"Bob","animal":"\\u0000"}}': "unknown-animal",
    '{"ask":{"act":"start"}}': "host-only",
    '{"ask":{"act":"put-pack","game":"\\u0000","name":"x","file":"x","text":""}}': "unknown-game",
}


@pytest.mark.parametrize("kind", UNREADABLE)
def test_an_unreadable_frame_is_a_bad_frame(scene: Scene, kind: str) -> None:
    assert scene.run(scene.attack(UNREADABLE[kind])) == [("bad-frame", 0)]
    scene.run(scene.play_on())


@pytest.mark.parametrize("kind", IDS)
def test_an_id_that_is_no_short_word_or_number_is_a_bad_frame(scene: Scene, kind: str) -> None:
    command = ',"ask":{"act":"ready"}}'
    assert scene.run(scene.attack('{"id":"f2a9c1"' + command)) == [("done", 0)]
    assert scene.run(scene.attack('{"id":' + IDS[kind] + command)) == [("bad-frame", 0)]
    scene.run(scene.play_on())


@pytest.mark.parametrize("kind", WRONG)
def test_an_invalid_command_or_act_is_refused_by_its_id(scene: Scene, kind: str) -> None:
    assert scene.run(scene.attack(WRONG[kind])) == [("bad-action", 0)]
    scene.run(scene.play_on())


def test_forbidden_commands_and_acts_are_refused_with_the_reason(scene: Scene) -> None:
    got = scene.run(scene.attack(*REFUSED))
    assert got == [(key, 0) for key in REFUSED.values()]
    scene.run(scene.play_on())


def test_binary_frames_are_refused_and_invalid_utf8_closes(scene: Scene) -> None:
    good = b'{"ask":{"act":"ready"}}'
    assert scene.run(scene.attack(good, b"\x00\xff", text=False)) == [("bad-frame", 0)] * 2
    assert scene.run(scene.attack(b"\xff\xfe")) == [("", INVALID_TEXT)]
    scene.run(scene.play_on())


def test_the_frame_size_limit_is_exact(scene: Scene) -> None:
    fits = f'{{"ping":"{"x" * (MOST_BYTES - 11)}"}}'
    assert len(fits) == MOST_BYTES
    assert scene.run(scene.attack(fits)) == [("done", 0)]
    assert scene.run(scene.attack(fits.replace("x", "xx", 1))) == [("", TOO_BIG)]
    assert scene.run(scene.attack("é" * MOST_BYTES)) == [("", TOO_BIG)]
    scene.run(scene.play_on())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
ACTS = ("write", "choose", "go-on", "ready", "rename", "react", "invite", "get-pack", "hide")
FIELDS = (
    "act",
    "text",
    "done",
    "name",
    "animal",
    "kind",
    "subject",
    "person",
    "game",
    "guest",
    "x",
)
BODIES = st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4)
WITH_ACT = st.builds(lambda body, act: {**body, "act": act}, BODIES, st.sampled_from(ACTS))
FRAMES = st.fixed_dictionaries(
    {},
    optional={
        "id": JSON, "as": JSON, "do": BODIES | WITH_ACT | JSON, "ask": BODIES | WITH_ACT | JSON,
        "ping": JSON, "hello": JSON, "extra": JSON,
    },
)  # fmt: skip
GOOD = (
    b'{"id":"f2a9c1","do":{"act":"write","text":"Petit panier d\'osier.","done":false}}',
    b'{"id":7,"as":3,"ask":{"act":"rename","name":"Lucas","animal":"poulpe"}}',
    b'{"ping":{"a":[1,2.5,"\\u00e9",null,true]}}',
)


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A good frame with a few bytes changed, inserted or deleted."""
    frame = bytearray(draw(st.sampled_from(GOOD)))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(frame) - 1))
        how = draw(st.sampled_from(("change", "insert", "delete", "double")))
        if how == "change":
            frame[at] = draw(st.integers(0, 255))
        elif how == "insert":
            frame.insert(at, draw(st.integers(0, 255)))
        elif how == "delete" and len(frame) > 1:
            del frame[at]
        else:
            frame[at:at] = frame[at : at + draw(st.integers(1, 9))]
    return bytes(frame)


@settings(max_examples=by_depth(60, 300))
@given(frame=FRAMES)
def test_any_json_is_answered(scene: Scene, frame: dict[str, Any]) -> None:
    ((answer, closed),) = scene.run(scene.attack(json.dumps(frame)))
    assert answer
    assert not closed
    scene.run(scene.play_on())


@settings(max_examples=by_depth(60, 300))
@given(frame=mutated())
def test_any_bytes_are_answered_or_closed(scene: Scene, frame: bytes) -> None:
    ((answer, closed),) = scene.run(scene.attack(frame))
    assert (closed == INVALID_TEXT) if closed else answer
    scene.run(scene.play_on())
