"""Receives the notices of other nodes, in a thread; its session also shows that the node lives."""

import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, text

from parlotte.server.nodes.session import FAULTS, Session
from parlotte.server.store.engine import Database
from parlotte.server.store.node_list import hold_alive_lock
from parlotte.server.store.notices import Notice, channel, read_notice

TURN = 0.5  # seconds between two checks whether our id has changed
AGAIN = 0.3  # seconds between two attempts


class NoticeListener:
    def __init__(self, database: Database, me: Callable[[], int]) -> None:
        self._me = me
        self._session = Session(database, "notices", self._prepare)
        self._alive = 0  # the id for which this session holds the alive lock
        self._hear: Callable[[Notice], None] = lambda _: None
        self._came: Callable[[], None] = lambda: None
        self._ending = False
        self._thread = threading.Thread(target=self._run, name="parlotte-notices", daemon=True)

    def start(self, hear: Callable[[Notice], None], came: Callable[[], None]) -> None:
        """Both are called in this thread; `came` whenever notices may have been missed."""
        self._hear, self._came = hear, came
        self._thread.start()

    def stop(self) -> None:
        self._ending = True
        if self._thread.is_alive():
            self._thread.join()
        self._session.close()

    def _prepare(self, connection: Connection) -> None:
        connection.execute(text(f'LISTEN "{channel(connection)}"'))
        self._alive = 0

    def _run(self) -> None:
        first = True
        while not self._ending:
            try:
                connection = self._session()
                if self._alive != self._me():
                    hold_alive_lock(connection, self._me())
                    self._alive = self._me()
                if first:
                    first = False
                    self._came()
                self._listen(connection)
                self._session.works()
            except FAULTS as fault:
                self._session.broke(fault)
                first = True
                time.sleep(AGAIN)

    def _listen(self, connection: Connection) -> None:
        driver: Any = connection.connection.dbapi_connection  # psycopg's own
        try:
            for line in driver.notifies(timeout=TURN, stop_after=1):
                notice = read_notice(line.payload)
                if notice is not None and notice.by != self._me():
                    self._hear(notice)
        except connection.dialect.loaded_dbapi.Error as fault:
            raise OSError("the line is cut") from fault
