"""The writer: one thread, one commit for everything that waits, and a verdict for each write."""

import asyncio
import logging
import threading
import time

import pytest
from sqlalchemy import Connection, event, insert, select

from parlotte.server.store.engine import Database
from parlotte.server.store.reads import Reader
from parlotte.server.store.schema import tables
from parlotte.server.store.writer import MOST_WRITES, Writer
from parlotte.server.store.writes import Verdict, Write
from server.store.samples import (
    PATIENCE,
    a_match,
    a_pack,
    a_table,
    an_input,
    held,
    put,
    write_all,
    writer_of,
)
from support.databases import meta_of


def commits(database: Database) -> list[Connection]:
    seen: list[Connection] = []
    event.listen(database.engine, "commit", seen.append)
    return seen


def test_waiting_writes_share_a_commit_and_are_answered_in_order(database: Database) -> None:
    heard: list[tuple[int, Verdict, threading.Thread]] = []

    async def main() -> int:
        async with writer_of(database) as writer:
            last = asyncio.Event()
            with held(writer):
                for seq in range(1, 201):

                    def done(verdict: Verdict, seq: int = seq) -> None:
                        heard.append((seq, verdict, threading.current_thread()))
                        if seq == 200:
                            last.set()

                    writer.submit(Write(inputs=[an_input(seq)]), done)
                seen = commits(database)
            await asyncio.wait_for(last.wait(), PATIENCE)
            return len(seen)

    assert asyncio.run(main()) == 2  # the call that held the thread, and the batch
    assert heard == [(seq, "written", threading.main_thread()) for seq in range(1, 201)]
    assert Reader(database).inputs("m1") == [an_input(seq) for seq in range(1, 201)]


def test_the_size_of_a_batch_is_bounded(database: Database) -> None:
    async def main() -> int:
        async with writer_of(database) as writer:
            with held(writer):
                writes = [Write(inputs=[an_input(n)]) for n in range(1, 2 * MOST_WRITES + 2)]
                task = asyncio.create_task(put(writer, *writes))
                await asyncio.sleep(0)
                seen = commits(database)
            assert set(await task) == {"written"}
            return len(seen)

    assert asyncio.run(main()) == 1 + 3
    assert len(Reader(database).inputs("m1")) == 2 * MOST_WRITES + 1


@pytest.mark.parametrize(
    "retry",
    [
        pytest.param(an_input(9, action="a2"), id="the same action, as a later line"),
        pytest.param(an_input(2, action="other"), id="the same line"),
        pytest.param(an_input(2), id="the same altogether"),
        pytest.param(an_input(2, action=None), id="the same line, nobody's action"),
    ],
)
def test_a_retry_is_known_and_other_writes_of_the_batch_are_written(
    database: Database, retry
) -> None:
    write_all(database, Write(inputs=[an_input(1), an_input(2), an_input(3, action=None)]))
    again = Write(
        inputs=[an_input(50), retry], tables=[a_table()], changes=[("m1", {"held": 5})],
        matches=[a_match("m9")], packs=[a_pack()],
    )  # fmt: skip
    others = [Write(inputs=[an_input(seq)], tables=[a_table(f"t{seq}")]) for seq in range(10, 17)]
    verdicts = write_all(database, *others[:3], again, *others[3:])
    assert verdicts == ["written"] * 3 + ["known"] + ["written"] * 4
    reader = Reader(database)
    assert [row.seq for row in reader.inputs("m1")] == [1, 2, 3, *range(10, 17)]
    assert reader.inputs("m1")[1] == an_input(2)
    assert reader.codes_taken() == {f"code-t{seq}" for seq in range(10, 17)}
    assert reader.match("m9") is None
    assert reader.all_packs() == []


def test_of_two_writes_with_one_id_in_a_batch_the_first_is_written(database: Database) -> None:
    first, second = an_input(1, action="tap"), an_input(2, action="tap")
    verdicts = write_all(database, Write(inputs=[first]), Write(inputs=[second]))
    assert verdicts == ["written", "known"]
    assert Reader(database).inputs("m1") == [first]


def test_inputs_without_an_id_are_never_taken_for_retries(database: Database) -> None:
    log = [an_input(seq, action=None) for seq in range(1, 4)]
    assert write_all(database, *(Write(inputs=[row]) for row in log)) == ["written"] * 3


@pytest.mark.parametrize(
    "bad",
    [
        pytest.param(Write(tables=[a_table("t9", code="code-t1")]), id="a code that is taken"),
        pytest.param(Write(inputs=[an_input(9, action="\ud800")]), id="no text"),
        pytest.param(Write(inputs=[an_input(9), an_input(9)]), id="at odds with itself"),
        pytest.param(Write(changes=[("m1", {"no_such": 1})]), id="no such column"),
    ],
)
def test_a_write_that_cannot_be_stored_fails_alone(
    database: Database, bad: Write, caplog: pytest.LogCaptureFixture
) -> None:
    write_all(database, Write(tables=[a_table("t1")]))
    good = [Write(inputs=[an_input(seq, given=b"secret")]) for seq in (1, 2)]
    with caplog.at_level(logging.INFO, "parlotte.store"):
        assert write_all(database, good[0], bad, good[1]) == ["written", "failed", "written"]
    assert [row.seq for row in Reader(database).inputs("m1")] == [1, 2]
    assert len([line for line in caplog.records if line.levelno == logging.ERROR]) == 1
    assert "code-t1" not in caplog.text
    assert "secret" not in caplog.text


def test_writes_of_a_batch_keep_their_order(database: Database) -> None:
    kept, gone = a_pack("kept"), a_pack("gone")
    write_all(
        database,
        Write(packs=[gone, kept], tables=[a_table(seen_at=1)], matches=[a_match(held=1)]),
        Write(packs_gone=[gone.key, kept.key], changes=[("m1", {"held": 2, "phase_helped": "p"})]),
        Write(packs=[a_pack("kept", body=b"new")], matches=[a_match(held=3)]),
        Write(tables=[a_table(seen_at=2)], changes=[("m1", {"held": 4})]),
    )
    reader = Reader(database)
    assert reader.all_packs() == [a_pack("kept", body=b"new")]
    assert reader.match("m1") == a_match(held=4)
    assert reader.table_by_code("code-t1") == a_table(seen_at=2)


def test_house_time_is_stored_every_half_second_and_never_goes_back(database: Database) -> None:
    times = iter([500, 900, 1_000, 700, 10_000])
    stored = []

    async def main() -> None:
        async with writer_of(database, lambda: next(times)) as writer:
            for seq in (1, 2, 3, 4):
                await put(writer, Write(inputs=[an_input(seq)]))
                stored.append(int(meta_of(database, "clock")))

    asyncio.run(main())
    assert stored == [500, 500, 1_000, 1_000]
    assert meta_of(database, "clock") == "10000"  # stored when the writer stops


def test_a_call_runs_in_its_own_transaction_after_earlier_writes(database: Database) -> None:
    def count(connection: Connection) -> int:
        connection.execute(insert(tables).values(a_table("t9").columns()))
        return len(connection.execute(select(tables)).all())

    def fail(connection: Connection) -> None:
        connection.execute(insert(tables).values(a_table("t10").columns()))
        raise ZeroDivisionError

    async def main() -> None:
        async with writer_of(database) as writer:
            with held(writer):
                writer.submit(Write(tables=[a_table("t1")]), lambda _: None)
                counted, failed = writer.call(count), writer.call(fail)
                writer.submit(Write(tables=[a_table("t2")]), lambda _: None)
            assert await asyncio.wrap_future(counted) == 2
            with pytest.raises(ZeroDivisionError):
                await asyncio.wrap_future(failed)

    asyncio.run(main())
    assert Reader(database).codes_taken() == {"code-t1", "code-t2", "code-t9"}


def test_stopping_writes_everything_queued_and_nothing_after(database: Database) -> None:
    heard: list[Verdict] = []
    others = set(threading.enumerate())  # another test's server may be running

    async def main() -> None:
        writer = Writer(database, lambda: 0)
        writer.start()
        with held(writer):
            for seq in range(1, 1501):
                writer.submit(Write(inputs=[an_input(seq)]), heard.append)
            assert writer.waiting == 1500
        writer.stop()
        writer.submit(Write(inputs=[an_input(5000)]), heard.append)
        with pytest.raises(RuntimeError):
            writer.call(lambda _: None)
        writer.stop()
        assert len(Reader(database).inputs("m1")) == 1500
        assert heard == []
        await asyncio.sleep(0)

    asyncio.run(main())
    assert heard == ["written"] * 1500 + ["failed"]
    ours = set(threading.enumerate()) - others
    assert not any(thread.name == "parlotte-writer" for thread in ours)


def test_an_exception_in_a_callback_does_not_affect_the_others(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> list[Verdict]:
        async with writer_of(database) as writer:
            with held(writer):
                writer.submit(Write(), lambda _: 1 / 0)
                task = asyncio.create_task(put(writer, Write(inputs=[an_input(1)])))
                await asyncio.sleep(0)
            return await task

    assert asyncio.run(main()) == ["written"]
    assert "ZeroDivisionError" in caplog.text


def test_a_closed_event_loop_does_not_stop_the_writer(database: Database) -> None:
    async def main() -> Writer:
        writer = Writer(database, lambda: 0)
        writer.start()
        return writer

    writer = asyncio.run(main())
    writer.submit(Write(inputs=[an_input(1)]), lambda _: None)
    writer.stop()
    assert Reader(database).inputs("m1") == [an_input(1)]


def test_a_busy_event_loop_does_not_starve_the_writer(database: Database) -> None:
    async def main() -> list[Verdict]:
        heard: list[Verdict] = []
        async with writer_of(database) as writer:
            for seq in range(1, 51):
                writer.submit(Write(inputs=[an_input(seq)]), heard.append)
            deadline = time.monotonic() + PATIENCE
            while len(heard) < 50 and time.monotonic() < deadline:
                work = time.perf_counter() + 0.001
                while time.perf_counter() < work:
                    pass
                await asyncio.sleep(0)
            return heard.copy()

    assert asyncio.run(main()) == ["written"] * 50
