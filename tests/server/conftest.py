"""Databases for the tests of the server."""

from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

from parlotte.packs.french import warm
from parlotte.server.workers import shared_requests
from parlotte.server.workers.questions import BOUNDS
from support.databases import KINDS, Databases, Postgres, running_postgres
from support.server import LONG, patient_bounds


@pytest.fixture(scope="session", autouse=True)
def _words_are_read() -> None:
    """Before any server reads them in a thread of its own, while a test draws its examples."""
    warm()


@pytest.fixture(autouse=True)
def _patient_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks is answered, however slow the machine; a test that needs an end of patience
    brings it about itself."""
    for name, bounds in patient_bounds().items():
        monkeypatch.setitem(BOUNDS, name, bounds)
    monkeypatch.setattr(shared_requests, "PATIENCE", LONG)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


@pytest.fixture
def databases(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Databases]:
    """Makes as many as a test wants; PostgreSQL only starts when one is asked for."""
    made = Databases(tmp_path, lambda: request.getfixturevalue("postgres"))
    yield made
    made.sweep()


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, databases: Databases) -> str:
    """The test runs on SQLite and on PostgreSQL; in the quick form those of the store do, and each
    of the others on one of them, which its name picks."""
    return databases.new(request.param)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and here / "store" not in item.path.parents:
            kind = getattr(item, "callspec", None) and item.callspec.params.get("database_url")
            name = item.originalname.encode() if kind else b""
            if kind and kind != KINDS[crc32(name) % len(KINDS)]:
                item.add_marker(pytest.mark.deep)
