"""Databases for the tests of the server."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from parlotte.packs.french import warm
from parlotte.server.store.writes import Statements
from parlotte.server.workers import shared_requests
from parlotte.server.workers.questions import BOUNDS
from support.databases import KINDS, Databases, Postgres, running_postgres
from support.server import LONG, patient_bounds


@pytest.fixture(scope="session", autouse=True)
def _words_are_read() -> None:
    """Loads the dictionary before a server's thread would load it during a test's timing."""
    warm()


@pytest.fixture(autouse=True)
def _patient_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """No request times out, however slow the machine; a test that needs a timeout makes one."""
    for name, bounds in patient_bounds().items():
        monkeypatch.setitem(BOUNDS, name, bounds)
    monkeypatch.setattr(shared_requests, "PATIENCE", LONG)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


@pytest.fixture
def databases(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Databases]:
    """Makes databases for a test; PostgreSQL starts only when one is asked for."""
    made = Databases(tmp_path, lambda: request.getfixturevalue("postgres"))
    yield made
    made.sweep()


@pytest.fixture
def writes_fail(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """While it is set, every write to the store fails."""
    failing, apply = threading.Event(), Statements.apply

    def applied(self: Statements, connection: Any, writes: Any) -> None:
        if failing.is_set():
            raise OSError("no room")
        apply(self, connection, writes)

    monkeypatch.setattr(Statements, "apply", applied)
    return failing


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, databases: Databases) -> str:
    """Runs the test on SQLite and on PostgreSQL. In the quick form only the store's tests run on
    both; any other runs on one of them, picked by its name."""
    return databases.new(request.param)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and here / "store" not in item.path.parents:
            kind = getattr(item, "callspec", None) and item.callspec.params.get("database_url")
            name = item.originalname.encode() if kind else b""
            if kind and kind != KINDS[crc32(name) % len(KINDS)]:
                item.add_marker(pytest.mark.deep)
