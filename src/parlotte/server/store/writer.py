"""The writer thread: commits all queued writes together, then reports the verdicts.

The event loop never waits for the disk. The verdict "written" always follows a durable commit.
"""

import asyncio
import logging
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Generic, Literal, TypeVar

from sqlalchemy import Connection, or_, select
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from parlotte.server.logs import event
from parlotte.server.store.claim import Claim
from parlotte.server.store.engine import WRITES, Database
from parlotte.server.store.faults import StoreFault, fault_key, is_cut
from parlotte.server.store.fences import Fences
from parlotte.server.store.node_list import keep_clock
from parlotte.server.store.rows import InputRow
from parlotte.server.store.schema import inputs
from parlotte.server.store.writes import Statements, Verdict, Write

T = TypeVar("T")

Done = Callable[[Verdict], None]

MOST_WRITES = 1024  # in one commit
KEEP_TIME = 500  # milliseconds between two updates of the stored time during other writes
# Group commit: seconds that a busy writer waits per write of the last commit, so that fewer commits
# are needed; and the longest wait.
GATHER, MOST_GATHER = 0.001, 0.012
SCRUB_AGAIN = 1.0  # seconds until the next attempt, after a reader blocked it

# Python's thread switch interval in seconds. The default of 5 ms is longer than a turn of a busy
# event loop, which takes the GIL back each time: the writer would starve.
TURN = 0.0005

log = logging.getLogger("parlotte.store")


class _Unreachable(Exception):  # noqa: N818
    """No transaction could be begun."""


class _Call(Generic[T]):
    """A function to run in a transaction of its own, and the future of its result."""

    def __init__(self, run: Callable[[Connection], T]) -> None:
        self._run = run
        self.future: Future[T] = Future()

    def answer(self, transaction: Callable[[Callable[[Connection], T]], T]) -> None:
        if not self.future.set_running_or_notify_cancel():
            return
        try:
            self.future.set_result(transaction(self._run))
        except Exception as fault:
            self.future.set_exception(fault)


_Item = tuple[Write, Done]
_After = _Call[Any] | Literal["end", "nothing"]


class Writer:
    def __init__(
        self, database: Database, clock: Callable[[], int], fences: Fences | None = None
    ) -> None:
        """`fences`: in a cluster, where the leases store the time."""
        self._database = database
        self._fences = fences
        self.spoiled: Callable[[list[Claim]], None] | None = None  # called in the event loop
        self._clock = clock  # called in the writer's thread
        self._statements = Statements(database.engine.dialect)
        self._queue: SimpleQueue[_Item | _After] = SimpleQueue()
        self._gate = threading.Lock()  # nothing is queued after the end
        self._taking = False
        self._thread = threading.Thread(target=self._run, name="parlotte-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._connection: Connection | None = None
        self._failing = False
        self.full = False  # the last writes failed because the disk is full
        self._kept_time = -KEEP_TIME  # house time as last stored
        self._last_batch = 1  # number of writes in the last batch
        # A crash between a deletion and its scrub leaves the scrub to us.
        self._scrub_at: float | None = 0.0 if database.kind == "sqlite" else None

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def start(self) -> None:
        """Called in the event loop in which every `done` will run."""
        sys.setswitchinterval(min(sys.getswitchinterval(), TURN))
        self._loop = asyncio.get_running_loop()
        self._taking = True
        self._thread.start()

    def submit(self, write: Write, done: Done) -> None:
        """Queues a write. `done` is called in the event loop, in the order of submission."""
        with self._gate:
            if self._taking:
                self._queue.put((write, done))
                return
        self._answer_all([(write, done)], ["failed"])

    def call(self, run: Callable[[Connection], T]) -> Future[T]:
        """Runs a function in a transaction of its own, after all earlier writes."""
        call = _Call(run)
        with self._gate:
            if not self._taking:
                raise RuntimeError("the writer has stopped")
            self._queue.put(call)
        return call.future

    def stop(self) -> None:
        """Writes everything queued, then ends the thread. Blocks."""
        with self._gate:
            if not self._taking:
                return
            self._taking = False
            self._queue.put("end")
        self._thread.join()

    def _run(self) -> None:
        after: _After = "nothing"
        while after != "end":
            batch, after = self._take()
            self._last_batch = len(batch)
            if batch:
                verdicts = self._store([write for write, _ in batch])
                spoiled = _spoil(batch, verdicts)
                self._answer_all(batch, verdicts)
                if spoiled and self.spoiled is not None and self._loop is not None:
                    with suppress(RuntimeError):
                        self._loop.call_soon_threadsafe(self.spoiled, spoiled)
                if any(write.erases for write, _ in batch):
                    self._scrub_at = 0.0
            if isinstance(after, _Call):
                after.answer(self._in_transaction)
                self._scrub_at = 0.0  # it may have deleted something
            self._scrub_if_due()
        self._store([])  # stores the final time
        if self._scrub_at is not None:
            self._scrub_at = 0.0
            self._scrub_if_due()
        self._drop_connection()

    def _take(self) -> tuple[list[_Item], _After]:
        """Everything queued, up to the next call or the end. Waits for the first item."""
        batch: list[_Item] = []
        wait = None if self._scrub_at is None else SCRUB_AGAIN
        if self._last_batch > 1:
            time.sleep(min(MOST_GATHER, GATHER * self._last_batch))
        try:
            item = self._queue.get(timeout=wait)
            while isinstance(item, tuple):
                batch.append(item)
                if len(batch) == MOST_WRITES:
                    return batch, "nothing"
                item = self._queue.get_nowait()
        except Empty:
            return batch, "nothing"
        return batch, item

    def _answer_all(self, batch: list[_Item], verdicts: list[Verdict]) -> None:
        """Reports the verdicts in the event loop, once for the whole batch."""
        if self._loop is None:
            raise RuntimeError("the writer has not started")
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(_answer, batch, verdicts)

    def _store(self, writes: list[Write]) -> list[Verdict]:
        """Commits the writes together, or finds out which of them fail. Never raises."""
        try:
            verdicts = self._commit(writes)
        except Exception as fault:
            verdicts = self._store_in_parts(writes, fault)
            if "failed" in verdicts or not writes:
                self._log_failure(fault, verdicts.count("failed"))
                return verdicts
        if self._failing:
            self._failing = self.full = False
            event(log, "store-takes-writes-again", level=logging.WARNING)
        return verdicts

    def _commit(self, writes: list[Write]) -> list[Verdict]:
        """Commits all writes, except those for tables that are lost."""
        try:
            connection = self._connected()
            transaction = connection.begin()
        except DBAPIError as fault:
            raise _Unreachable from fault
        with transaction:
            if self._fences is not None:
                return self._commit_fenced(connection, self._fences, writes)
            self._statements.apply(connection, writes)
            now = self._clock()
            # Stores the time too, unless that was done a moment ago. An empty write, and the last
            # one, are for the time alone.
            if not self._kept_time <= now < self._kept_time + KEEP_TIME or not any(writes):
                keep_clock(connection, now)
                self._kept_time = now
        return ["written"] * len(writes)

    def _commit_fenced(
        self, connection: Connection, fences: Fences, writes: list[Write]
    ) -> list[Verdict]:
        kept = fences.keep(connection, writes)
        made = [write for write, keep in zip(writes, kept, strict=True) if keep]
        self._statements.apply(connection, made)
        fences.after(connection, made)
        return ["written" if keep else "lost" for keep in kept]

    def _store_in_parts(self, writes: list[Write], fault: Exception) -> list[Verdict]:
        """Halves a failing batch until the faulty write is alone; writes the others in order."""
        lost = _is_loss(fault)
        if lost and not self._reconnected():
            return ["failed"] * len(writes)
        verdicts: list[Verdict] = []
        parts = deque([writes] if writes else [])
        while parts:
            part = parts.popleft()
            try:
                verdicts += self._commit(part)
            except _Unreachable:
                # Retrying each of the rest would only make everybody wait.
                break
            except Exception as again:
                if _is_loss(again):
                    self._drop_connection()
                if len(part) == 1:
                    verdicts.append(self._verdict(part[0], again, lost=lost))
                    _mark_spoiled(part[0], verdicts[-1])  # before later writes of the table
                else:
                    half = len(part) // 2
                    parts.extendleft((part[half:], part[:half]))
        return verdicts + ["failed"] * (len(writes) - len(verdicts))

    def _verdict(self, write: Write, fault: Exception, *, lost: bool) -> Verdict:
        """The verdict on a write that failed; after a lost connection it may be stored."""
        try:
            found = [self._found(row) for row in write.inputs]
        except Exception:  # it can't be looked up
            return "failed"
        if (lost or _is_loss(fault)) and found and all(one == "same" for one in found):
            return "written"
        if not isinstance(fault, IntegrityError) or not any(found):
            return "failed"
        # In a cluster, another line in the place of ours means that our state is outdated.
        return "lost" if write.claim is not None and "other" in found else "known"

    def _found(self, row: InputRow) -> Literal["same", "again", "other", ""]:
        """Whether the log has the same line, the same action at another time, another line, or
        none."""
        either = inputs.c.seq == row.seq
        if row.action is not None:
            either = or_(either, inputs.c.action == row.action)
        query = select(inputs).where(inputs.c.match_id == row.match_id, either)
        with self._connected().begin() as transaction:
            stored = transaction.connection.execute(query).all()
        if not stored:
            return ""
        mine = (row.match_id, row.seq, row.action, row.given)
        if [tuple(one) for one in stored] == [mine]:
            return "same"
        known = row.action is not None and any(one.action == row.action for one in stored)
        return "again" if known else "other"

    def _in_transaction(self, run: Callable[[Connection], T]) -> T:
        with self._database.faults():
            try:
                connection = self._connected()
                with connection.begin():
                    return run(connection)
            except DBAPIError:
                self._drop_connection()
                raise

    def _connected(self) -> Connection:
        if self._connection is None:
            connection = self._database.writers.connect()
            self._connection = connection.execution_options(**{WRITES: True})
        return self._connection

    def _drop_connection(self) -> None:
        if self._connection is not None:
            with suppress(DBAPIError):
                self._connection.close()
            self._connection = None

    def _reconnected(self) -> bool:
        """Reconnects. False: the store has another owner, or does not answer."""
        self._drop_connection()
        self._database.forget_connections()
        with suppress(StoreFault):
            return self._database.hold()
        return False

    def _log_failure(self, fault: BaseException, failed: int) -> None:
        """Logs the first failure, never the data."""
        self.full = fault_key(_cause(fault), self._database.file) == "store-disk-full"
        if not self._failing:
            self._failing = True
            event(
                log, "store-refuses-writes", level=logging.ERROR, count=failed, reason=_name(fault)
            )

    def _scrub_if_due(self) -> None:
        if self._scrub_at is None or self._scrub_at > time.monotonic():
            return
        self._scrub_at = None
        try:
            if not self._database.scrub():
                self._scrub_at = time.monotonic() + SCRUB_AGAIN
        except DBAPIError as fault:
            self._scrub_at = time.monotonic() + SCRUB_AGAIN
            event(log, "store-not-scrubbed-yet", level=logging.WARNING, reason=_name(fault))


def _answer(batch: list[_Item], verdicts: list[Verdict]) -> None:
    """Calls each `done` in the event loop, even after one of them raised."""
    for (_, done), verdict in zip(batch, verdicts, strict=True):
        try:
            done(verdict)
        except Exception:
            log.exception("after-a-write")


def _spoil(batch: list[_Item], verdicts: list[Verdict]) -> list[Claim]:
    """The claims of tables for which a write failed, each once."""
    claims = {
        write.claim: None
        for (write, _), verdict in zip(batch, verdicts, strict=True)
        if write.claim is not None and _mark_spoiled(write, verdict)
    }
    return list(claims)


def _mark_spoiled(write: Write, verdict: Verdict) -> bool:
    if write.claim is None or verdict in ("written", "known"):
        return False
    write.claim.spoiled = True
    return True


def _is_loss(fault: BaseException) -> bool:
    """Whether the database failed, and not the data."""
    return isinstance(fault, _Unreachable | OperationalError | InterfaceError) or is_cut(fault)


def _cause(fault: BaseException) -> BaseException:
    while isinstance(fault, _Unreachable) and fault.__cause__:
        fault = fault.__cause__
    return fault


def _name(fault: BaseException) -> str:
    """The class and code of a fault, without any data."""
    fault = _cause(fault)
    cause = fault.orig if isinstance(fault, DBAPIError) and fault.orig else fault
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return f"{type(cause).__name__}{':' if code else ''}{code or ''}"
