"""That a node lives: its lease runs on while its event loop turns, and its time is kept with it.

A thread with a connection of its own. It also looks round: who is dead is buried, by whoever sees
it first.
"""

import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version

from sqlalchemy import Connection, text

from parlotte.server.logs import event
from parlotte.server.nodes.session import FAULTS, Session
from parlotte.server.store.engine import Database
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.node_list import (
    Neighbour,
    beat,
    enter,
    hold_alive_lock,
    leave,
    neighbours,
    new_id,
    remove_dead_node,
)
from parlotte.server.store.table_owner import held

log = logging.getLogger("parlotte.nodes")
BEAT = 0.3  # seconds
STUCK = 0.6  # without a turn of the event loop for so long, the lease is not renewed
WAIT = "SET lock_timeout = '1s'"


class Lease:
    def __init__(self, database: Database, name: str, clock: Callable[[], int]) -> None:
        self._database = database
        self.name = name
        self._clock = clock
        self.id = 0  # another each time we come onto the list
        self.offset = 0.0  # seconds by which the database's clock is ahead of ours
        self.draining = False
        self.renewed = time.monotonic()
        self.ticked = time.monotonic()  # the last turn of the event loop that we know of
        self.around: tuple[Neighbour, ...] = ()
        self.buried = 0
        self._logged = 0  # as whom we were last given up
        self._session = Session(database, "lease", self._prepare)
        self._wanted: Callable[[dict[str, int] | None], None] | None = None
        self._reborn: Callable[[], None] = lambda: None
        self._wake = threading.Event()
        self._ending = False
        self._thread = threading.Thread(target=self._run, name="parlotte-lease", daemon=True)

    @property
    def age(self) -> float:
        """Seconds since it was last renewed."""
        return time.monotonic() - self.renewed

    # Coming and going; these block.

    def enter(self) -> int:
        """Onto the list. House time from now on. Raises one of FAULTS."""
        return self._come(self._session(), 0)

    def _come(self, connection: Connection, clock: int) -> int:
        if not self._database.hold():  # somebody has the store for himself by now
            raise StoreFault("store-in-use", where=self._database.where)
        self._look_round(connection)
        alive = new_id(connection)
        hold_alive_lock(connection, alive)
        about = (alive, self.name, version("parlotte"))
        with self._database.writing() as transaction:
            house = enter(transaction, *about, clock)
        self.id = alive
        self.renewed = time.monotonic()
        if any(one.name == self.name and not one.dead for one in self.around):
            event(log, "node-name-twice", level=logging.WARNING, host=self.name)
        event(log, "node-entered", host=self.name, count=alive)
        return house

    def start(self, reborn: Callable[[], None]) -> None:
        """`reborn` is called in this thread, once we have come onto the list anew."""
        self._reborn = reborn
        self._thread.start()

    def stop(self) -> None:
        """Off the list; whatever is still ours is anybody's."""
        self._ending = True
        self._wake.set()
        if self._thread.is_alive():
            self._thread.join()
        try:
            with self._database.writing() as transaction:
                leave(transaction, self.id, self._clock())
        except FAULTS as fault:
            event(log, "node-left-in-silence", level=logging.WARNING, error=fault)
        self._session.close()

    def compare(self, then: Callable[[dict[str, int] | None], None]) -> None:
        """Have it looked up which tables are ours. `then` is called in this thread; None: nobody
        answered."""
        self._wanted = then
        self._wake.set()

    # The thread.

    def _prepare(self, connection: Connection) -> None:
        connection.execute(text(WAIT))
        # What is lost with a crash of the database is a little time, which players gain.
        connection.execute(text("SET synchronous_commit = off"))
        if self.id:
            hold_alive_lock(connection, self.id)

    def _run(self) -> None:
        while not self._ending:
            began = time.monotonic()
            if began - self.ticked < STUCK:
                self._turn()
            self._wake.wait(max(0.0, BEAT - (time.monotonic() - began)))
            self._wake.clear()

    def _turn(self) -> None:
        wanted, self._wanted = self._wanted, None
        try:
            connection = self._session()
            self._renew(connection)
            self._look_round(connection)
            ours = held(connection, self.id) if wanted is not None else None
            self._session.works()
        except FAULTS as fault:
            self._session.broke(fault)
            ours = None
        if wanted is not None:
            wanted(ours)

    def _renew(self, connection: Connection) -> None:
        began, wall = time.monotonic(), time.time()
        now = beat(connection, self.id, self._clock(), draining=self.draining)
        if now is None:
            self._given_up()
            self._come(connection, self._clock())
            self._reborn()
            return
        self._logged = 0
        self.renewed = began
        self.offset = now - (wall + time.time()) / 2

    def _given_up(self) -> None:
        """Told once, however long it takes to come back."""
        if self._logged != self.id:
            self._logged = self.id
            event(log, "node-given-up", level=logging.WARNING, host=self.name, count=self.id)

    def _look_round(self, connection: Connection) -> None:
        self.around = tuple(neighbours(connection, self.id))
        for one in self.around:
            if one.dead:
                with suppress(*FAULTS):  # the next look comes soon, and others look too
                    self.remove_dead_node(one)

    def remove_dead_node(self, dead: Neighbour) -> bool:
        """Raises one of FAULTS."""
        with self._database.writing() as transaction:
            transaction.execute(text("SET LOCAL lock_timeout = '1s'"))
            freed = remove_dead_node(transaction, dead.id)
        if freed is not None:
            self.buried += 1
            event(log, "node-buried", level=logging.WARNING, host=dead.name, tables=freed)
        return freed is not None
