"""Databases for the tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlotte.packs.french import warm
from support.databases import KINDS, Databases, Postgres, running_postgres


@pytest.fixture(scope="session", autouse=True)
def _words_are_read() -> None:
    """Before any server reads them in a thread of its own, while a test draws its examples."""
    warm()


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
    """The test runs twice: on SQLite and on PostgreSQL."""
    return databases.new(request.param)
