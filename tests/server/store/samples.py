"""Sample rows, and a writer to wait for."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from parlotte.server.store import rows
from parlotte.server.store.engine import Database
from parlotte.server.store.writer import Writer
from parlotte.server.store.writes import Verdict, Write

PATIENCE = 100

# SQL that removes from a store what versions 6 and 5 added.
BEFORE_6 = ("DROP TABLE IF EXISTS owners", "DROP TABLE IF EXISTS nodes")
BEFORE_5 = (
    *BEFORE_6,
    "DROP INDEX ix_matches_forget_at",
    "ALTER TABLE matches DROP COLUMN forget_at",
    "ALTER TABLE matches DROP COLUMN private",
    "ALTER TABLE packs DROP COLUMN secret",
    "ALTER TABLE packs DROP COLUMN authors",
)


def a_table(table_id: str = "t1", **columns: Any) -> rows.TableRow:
    return rows.TableRow(
        **{"id": table_id, "code": f"code-{table_id}", "state": b'{"a":1}', "seen_at": 1000}
        | columns
    )


def a_match(match_id: str = "m1", **columns: Any) -> rows.MatchRow:
    usual = {
        "id": match_id, "table_id": "t1", "number": 1, "game": "papers", "rules": 3,
        "content": "h1", "setup": b'{"seed":"x"}', "started_at": 1000, "names": b'["L\xc3\xa9a"]',
    }  # fmt: skip
    return rows.MatchRow(**usual | columns)


def a_full_match(match_id: str = "m1") -> rows.MatchRow:
    """Every column differs from its default, except `private`: a backup would omit the match."""
    return a_match(
        match_id,
        snapshot=b"\x00\xff snap",
        snapshot_seq=7,
        base_match=2**40,
        base_house=2**41,
        held=5,
        phase_helped="round-2",
        ended_at=2000,
        outcome=b"{}",
        kept=False,
        private=False,
        forget_at=2600,
    )


def an_input(seq: int = 1, match_id: str = "m1", **columns: Any) -> rows.InputRow:
    usual = {"match_id": match_id, "seq": seq, "action": f"a{seq}", "given": b"g%d" % seq}
    return rows.InputRow(**usual | columns)


def a_content(content_hash: str = "h1", body: bytes = b"words") -> rows.ContentRow:
    return rows.ContentRow(content_hash, "papers", body)


def a_pack(name: str = "maison", **columns: Any) -> rows.PackRow:
    usual = {"table_id": "t1", "game": "papers", "name": name, "file": "mots.csv", "body": b"b"}
    return rows.PackRow(**usual | columns)


def a_house_word(word: str = "GLOUBI", **columns: Any) -> rows.HouseWordRow:
    usual = {
        "scope": "t1", "word": word, "written": word.lower(), "asked_by": "Léa",
        "agreed": b'["Jo"]', "game": "papers", "code": "LUNE", "at": 1000,
    }  # fmt: skip
    return rows.HouseWordRow(**usual | columns)


def everything() -> Write:
    """Rows of every kind, with text and bytes that are hard to encode."""
    return Write(
        tables=[a_table(state=bytes(range(256))), a_table("t2", code="Été\u202f« ’")],
        contents=[a_content(), a_content("h2", b"")],
        matches=[a_full_match(), a_match("m2", number=2)],
        inputs=[
            an_input(1),
            an_input(2, action=None),
            an_input(3, action=None, given=b"\n\x00\xff"),
            an_input(1, "m2"),
        ],
        packs=[a_pack(), a_pack("été"), a_pack(table_id="t2")],
        house_words=[
            a_house_word(scope=""),
            a_house_word("ZUT", written="zût", agreed=b"[]"),
            a_house_word("ZUT", kind="person"),
        ],
    )


@asynccontextmanager
async def writer_of(
    database: Database, clock: Callable[[], int] = lambda: 0
) -> AsyncIterator[Writer]:
    writer = Writer(database, clock)
    writer.start()
    try:
        yield writer
    finally:
        await asyncio.to_thread(writer.stop)


async def put(writer: Writer, *writes: Write) -> list[Verdict]:
    """Submits all the writes, then waits for all the verdicts."""
    said: list[Verdict] = []
    everybody = asyncio.Event()

    def done(verdict: Verdict) -> None:
        said.append(verdict)
        if len(said) == len(writes):
            everybody.set()

    for write in writes:
        writer.submit(write, done)
    await asyncio.wait_for(everybody.wait(), PATIENCE)
    return said


@contextmanager
def held(writer: Writer) -> Iterator[None]:
    """Blocks the writer's thread: whatever is submitted meanwhile becomes one batch."""
    there, on = threading.Event(), threading.Event()

    def wait(_: object) -> None:
        there.set()
        assert on.wait(PATIENCE)

    future = writer.call(wait)
    assert there.wait(PATIENCE)
    try:
        yield
    finally:
        on.set()
        future.result(PATIENCE)


async def put_together(writer: Writer, *writes: Write) -> list[Verdict]:
    """As one batch, whatever the timing."""
    with held(writer):
        task = asyncio.create_task(put(writer, *writes))
        await asyncio.sleep(0)  # the task runs until it waits
    return await task


def write_all(database: Database, *writes: Write) -> list[Verdict]:
    """For tests that are not about writing."""

    async def main() -> list[Verdict]:
        async with writer_of(database) as writer:
            return await put_together(writer, *writes)

    return asyncio.run(main())
