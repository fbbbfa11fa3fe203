"""A connection to PostgreSQL for one purpose, reopened after it broke."""

import logging
from collections.abc import Callable
from contextlib import ExitStack

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from parlotte.server.logs import event
from parlotte.server.store.engine import Database
from parlotte.server.store.faults import StoreFault

log = logging.getLogger("parlotte.nodes")
FAULTS = (StoreFault, SQLAlchemyError, OSError)


class Session:
    """Used by one thread. `prepare` is called with every new connection."""

    def __init__(
        self, database: Database, kind: str, prepare: Callable[[Connection], None]
    ) -> None:
        self._database = database
        self._kind = kind  # for the log
        self._prepare = prepare
        self._open: ExitStack | None = None
        self._connection: Connection | None = None
        self._logged = False

    def __call__(self) -> Connection:
        """The open connection. Raises one of FAULTS."""
        if self._connection is None:
            with ExitStack() as stack:
                connection = stack.enter_context(self._database.session())
                self._prepare(connection)
                self._open = stack.pop_all()
            self._connection = connection
        return self._connection

    def works(self) -> None:
        if self._logged:
            self._logged = False
            event(log, "node-line-back", level=logging.WARNING, kind=self._kind)

    def broke(self, fault: BaseException) -> None:
        """Logged once, not at every attempt."""
        self.close()
        if not self._logged:
            self._logged = True
            event(log, "node-line-lost", level=logging.WARNING, kind=self._kind, error=fault)

    def close(self) -> None:
        stack, self._open, self._connection = self._open, None, None
        if stack is not None:
            try:
                stack.close()
            except FAULTS:
                return  # it was broken already
