"""Claims tables for people who connect: many at once, in a thread.

A free table is claimed with the next statement. If a living node owns it, that node is asked
repeatedly; without an answer the table is seized. Dead nodes are removed first.
"""

import asyncio
import logging
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Literal, NamedTuple

from sqlalchemy import Connection

from parlotte.core.contract import Rejected
from parlotte.server.logs import event
from parlotte.server.nodes.lease import Lease
from parlotte.server.nodes.session import FAULTS
from parlotte.server.store.claim import Claim
from parlotte.server.store.engine import Database
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.node_list import NodeStatus, list_nodes
from parlotte.server.store.notices import Kind, notify
from parlotte.server.store.table_owner import (
    Elsewhere,
    elsewhere,
    known,
    listed,
    seize,
    take_quickly,
)

log = logging.getLogger("parlotte.nodes")
LOOK_AGAIN = 0.1  # seconds between two attempts
ASK_AGAIN = 0.3
SEIZE_AFTER = 2.0
GIVE_UP = 6.0
GIVE_UP_SILENCE = 3.0  # seconds without an answer of the database

Answer = Claim | Exception | None  # None: unknown table


class Announcement(NamedTuple):
    kind: Kind
    words: tuple[str, ...]


class Wish(NamedTuple):
    code: str


class Want:
    """A table that somebody waits for; used by the thread only."""

    def __init__(self, now: float) -> None:
        self.since = now
        self.asked = 0.0
        self.first_asked = 0.0


class Claims:
    def __init__(self, database: Database, lease: Lease, counts: Counter[str]) -> None:
        self._database = database
        self._lease = lease
        self._counts = counts
        self._queue: SimpleQueue[Wish | Announcement | Literal["again", "end"]] = SimpleQueue()
        self._wanted: dict[str, Want] = {}
        self._announcements: list[Announcement] = []
        self._answers: dict[str, asyncio.Future[Claim | None]] = {}  # used by the event loop
        self._scattering = False  # logged once
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="parlotte-claims", daemon=True)
        self.took: Callable[[Claim], None] = lambda _: None  # called in the event loop

    # In the event loop:

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def stop(self) -> None:
        """Blocks until the present round has ended."""
        self._queue.put("end")
        if self._thread.is_alive():
            self._thread.join()

    def want(self, code: str) -> "asyncio.Future[Claim | None]":
        """The claim on a table; None: unknown table. Raises Rejected or StoreFault."""
        answer = self._answers.get(code)
        if answer is None:
            answer = self._answers[code] = asyncio.get_running_loop().create_future()
            answer.add_done_callback(_ignore_refusal)
            self._queue.put(Wish(code))
        return answer

    def again(self) -> None:
        """A table was given back: tries again at once."""
        if self._answers:
            self._queue.put("again")

    def announce(self, kind: Kind, words: Iterable[str]) -> None:
        """Notifies all other nodes soon."""
        self._queue.put(Announcement(kind, tuple(words)))

    def _answer(self, answers: dict[str, Answer]) -> None:
        for code, found in answers.items():
            if isinstance(found, Claim):
                self.took(found)
            waiting = self._answers.pop(code, None)
            if waiting is None or waiting.done():
                continue
            if isinstance(found, Exception):
                waiting.set_exception(found)
            else:
                waiting.set_result(found)

    # In the thread:

    def _run(self) -> None:
        while self._read_queue():
            try:
                answers = self._round()
            except FAULTS as fault:
                answers = self._give_up(fault)
            for code in answers:
                self._wanted.pop(code, None)
            if answers and self._loop is not None:
                with suppress(RuntimeError):  # the loop is closed
                    self._loop.call_soon_threadsafe(self._answer, answers)

    def _read_queue(self) -> bool:
        """Reads the queue; waits for an item, but only briefly while anything is open."""
        wait = LOOK_AGAIN if self._wanted or self._announcements else None
        try:
            item = self._queue.get(timeout=wait)
            while True:
                if item == "end":
                    return False
                if isinstance(item, Announcement):
                    self._announcements.append(item)
                elif isinstance(item, Wish):
                    self._wanted[item.code] = Want(time.monotonic())
                item = self._queue.get_nowait()
        except Empty:
            return True

    def _round(self) -> dict[str, Answer]:
        me, codes = self._lease.id, list(self._wanted)
        with self._database.writing() as connection:
            announcements, self._announcements = self._announcements, []
            try:
                self._pass_on(connection, me, announcements)
                if not codes or not listed(connection, me):
                    return {}
                answers: dict[str, Answer] = {
                    claim.code: claim for claim in take_quickly(connection, me, codes)
                }
                rest = [code for code in codes if code not in answers]
                if not rest:
                    return answers
                there = known(connection, rest)
                answers |= {code: None for code in rest if code not in there}
                others = elsewhere(connection, me, there)
                around = {one.id: one for one in list_nodes(connection, me)} if others else {}
                answers |= self._ask(connection, me, others, around)
            except BaseException:
                self._announcements = announcements + self._announcements
                raise
        return answers | self._seize_silent(me, others, around)

    @staticmethod
    def _pass_on(connection: Connection, me: int, announcements: list[Announcement]) -> None:
        kinds: dict[Kind, list[str]] = {}
        for one in announcements:
            kinds.setdefault(one.kind, []).extend(one.words)
        for kind, words in kinds.items():
            notify(connection, kind, me, words)

    def _ask(
        self,
        connection: Connection,
        me: int,
        others: list[Elsewhere],
        around: dict[int, NodeStatus],
    ) -> dict[str, Answer]:
        """Asks living owners for their tables."""
        now, asking = time.monotonic(), dict[int, list[str]]()
        answers: dict[str, Answer] = {}
        for one in others:
            owner, want = around.get(one.node), self._wanted[one.code]
            if owner is None or owner.dead:
                continue
            if one.scattered:
                answers[one.code] = Rejected("table-scattered")
                self._log_scattered(one)
            elif now - want.asked >= ASK_AGAIN:
                want.asked = now
                want.first_asked = want.first_asked or now
                asking.setdefault(one.node, []).append(one.code)
        for node, codes in asking.items():
            notify(connection, "ask", me, codes, to=node)
        return answers

    def _log_scattered(self, one: Elsewhere) -> None:
        self._counts["tables_scattered"] += 1
        if not self._scattering:
            self._scattering = True
            event(log, "balancer-scatters", level=logging.ERROR, count=one.fence)

    def _seize_silent(
        self, me: int, others: list[Elsewhere], around: dict[int, NodeStatus]
    ) -> dict[str, Answer]:
        """Frees the tables of dead nodes, and seizes those of nodes that do not answer."""
        answers: dict[str, Answer] = {}
        for dead in {one.node for one in others}:
            owner = around.get(dead)
            if owner is not None and owner.dead and self._lease.remove_dead_node(owner):
                self._queue.put("again")
        now = time.monotonic()
        for one in others:
            want, owner = self._wanted[one.code], around.get(one.node)
            if owner is None or owner.dead or one.scattered:
                continue
            if want.first_asked and now - want.first_asked > SEIZE_AFTER:
                seized = self._seize(me, one)
                if seized is not None:
                    answers[one.code] = seized
            if now - want.since > GIVE_UP:
                answers.setdefault(one.code, Rejected("table-later"))
        return answers

    def _seize(self, me: int, one: Elsewhere) -> Claim | None:
        with self._database.writing() as connection:
            if not listed(connection, me):
                return None
            seized = seize(connection, me, one)
            if seized is not None:
                notify(connection, "seized", me, [one.code], to=one.node)
        if seized is not None:
            self._counts["tables_seized"] += 1
            event(log, "table-seized", level=logging.WARNING, count=one.node)
        return seized

    def _give_up(self, fault: Exception) -> dict[str, Answer]:
        """The database does not answer: fails the claims that have waited too long."""
        if not isinstance(fault, StoreFault):
            event(log, "claims-failed", level=logging.WARNING, error=fault)
        late = time.monotonic() - GIVE_UP_SILENCE
        silent = StoreFault("store-unreachable")
        time.sleep(LOOK_AGAIN)
        return {code: silent for code, want in self._wanted.items() if want.since < late}


def _ignore_refusal(answer: "asyncio.Future[Claim | None]") -> None:
    """The asker may be gone: retrieves the exception so that asyncio does not log it."""
    if not answer.cancelled():
        answer.exception()
