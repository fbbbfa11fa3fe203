"""The session that listens for notices also shows that its node lives."""

from collections.abc import Iterator
from pathlib import Path
from threading import Semaphore

import pytest
from sqlalchemy import text

from parlotte.server.nodes.notice_listener import NoticeListener
from parlotte.server.store.database import open_database
from parlotte.server.store.engine import Database
from parlotte.server.store.node_list import enter, list_nodes, new_id

LONG = 100.0  # seconds: longer than any test
CUT_WHO_IS_ALIVE = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"


@pytest.fixture
def database(url: str, tmp_path: Path) -> Iterator[Database]:
    opened = open_database(url, tmp_path)
    opened.share(lambda: "parlotte test")
    yield opened
    opened.close()


def test_a_listening_node_is_alive_also_after_its_session_was_cut(database: Database) -> None:
    def dead() -> bool:
        with database.writing() as connection:
            return list_nodes(connection)[0].dead

    with database.writing() as connection:
        node = new_id(connection)
        enter(connection, node, "a", "1", 0)
    assert dead()
    sessions = Semaphore(0)
    listener = NoticeListener(database, lambda: node)
    listener.start(lambda _: None, sessions.release)
    try:
        assert sessions.acquire(timeout=LONG)
        assert not dead()
        with database.writing() as connection:
            connection.execute(text(CUT_WHO_IS_ALIVE))
        assert sessions.acquire(timeout=LONG)
        assert not dead()
    finally:
        listener.stop()
