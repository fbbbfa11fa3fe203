"""A PostgreSQL that keeps what it says, for nodes to share."""

from collections.abc import Iterator

import pytest

from parlotte.packs.french import warm
from support.databases import Postgres
from support.several.cluster import durable_postgres


@pytest.fixture(scope="session", autouse=True)
def _words_are_read() -> None:
    """Before the checker reads them, while phones wait."""
    warm()


@pytest.fixture(scope="module")
def durable() -> Iterator[Postgres]:
    with durable_postgres() as running:
        yield running
