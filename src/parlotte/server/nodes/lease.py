"""The lease of a node: renewed while its event loop runs, together with its house time.

A thread with its own connection. It also watches the other nodes: whoever first sees a dead node
removes it.
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
from parlotte.server.store import node_list
from parlotte.server.store.engine import Database
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.table_owner import held

log = logging.getLogger("parlotte.nodes")
BEAT = 0.3  # seconds
STUCK = 0.6  # after so long without a turn of the event loop the lease is not renewed
WAIT = "SET lock_timeout = '1s'"


class Lease:
    def __init__(self, database: Database, name: str, clock: Callable[[], int]) -> None:
        self._database = database
        self.name = name
        self._clock = clock
        self.id = 0  # a new one each time the node enters the list
        self.offset = 0.0  # seconds by which the database's clock is ahead of ours
        self.draining = False
        self.renewed = time.monotonic()
        self.ticked = time.monotonic()  # the last known turn of the event loop
        self.around: tuple[node_list.NodeStatus, ...] = ()
        self.buried = 0
        self._logged = 0  # the id under which we were last given up
        self._session = Session(database, "lease", self._prepare)
        self._wanted: Callable[[dict[str, int] | None], None] | None = None
        self._reborn: Callable[[], None] = lambda: None
        self._wake = threading.Event()
        self._ending = False
        self._thread = threading.Thread(target=self._run, name="parlotte-lease", daemon=True)

    @property
    def age(self) -> float:
        return time.monotonic() - self.renewed

    # Entering and leaving; these block.

    def enter(self) -> int:
        """Enters the list; returns house time. Raises one of FAULTS."""
        return self._come(self._session(), 0)

    def _come(self, connection: Connection, clock: int) -> int:
        if not self._database.hold():  # another server owns the store alone by now
            raise StoreFault("store-in-use", where=self._database.where)
        self._look_round(connection)
        alive = node_list.new_id(connection)
        node_list.hold_alive_lock(connection, alive)
        about = (alive, self.name, version("parlotte"))
        with self._database.writing() as transaction:
            house = node_list.enter(transaction, *about, clock)
        self.id = alive
        self.renewed = time.monotonic()
        if any(one.name == self.name and not one.dead for one in self.around):
            event(log, "node-name-twice", level=logging.WARNING, host=self.name)
        event(log, "node-entered", host=self.name, count=alive)
        return house

    def start(self, reborn: Callable[[], None]) -> None:
        """`reborn` is called in this thread, after the node has entered the list again."""
        self._reborn = reborn
        self._thread.start()

    def stop(self) -> None:
        """Leaves the list; tables still owned become free."""
        self._ending = True
        self._wake.set()
        if self._thread.is_alive():
            self._thread.join()
        try:
            with self._database.writing() as transaction:
                node_list.leave(transaction, self.id, self._clock())
        except FAULTS as fault:
            event(log, "node-left-in-silence", level=logging.WARNING, error=fault)
        self._session.close()

    def compare(self, then: Callable[[dict[str, int] | None], None]) -> None:
        """Looks up which tables are ours; `then` gets None if the database did not answer."""
        self._wanted = then
        self._wake.set()

    def _prepare(self, connection: Connection) -> None:
        connection.execute(text(WAIT))
        # A crash of the database loses a little time, which players gain.
        connection.execute(text("SET synchronous_commit = off"))
        if self.id:
            node_list.hold_alive_lock(connection, self.id)

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
        now = node_list.beat(connection, self.id, self._clock(), draining=self.draining)
        if now is None:
            if self._logged != self.id:  # logged once, however long it takes to come back
                self._logged = self.id
                event(log, "node-given-up", level=logging.WARNING, host=self.name, count=self.id)
            self._come(connection, self._clock())
            self._reborn()
            return
        self._logged = 0
        self.renewed = began
        self.offset = now - (wall + time.time()) / 2

    def _look_round(self, connection: Connection) -> None:
        self.around = tuple(node_list.list_nodes(connection, self.id))
        for one in self.around:
            if one.dead:
                with suppress(*FAULTS):  # retried soon, and by other nodes too
                    self.remove_dead_node(one)

    def remove_dead_node(self, dead: node_list.NodeStatus) -> bool:
        """Raises one of FAULTS."""
        with self._database.writing() as transaction:
            transaction.execute(text("SET LOCAL lock_timeout = '1s'"))
            freed = node_list.remove_dead_node(transaction, dead.id)
        if freed is not None:
            self.buried += 1
            event(log, "node-buried", level=logging.WARNING, host=dead.name, tables=freed)
        return freed is not None
