"""Fixture: an open store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlotte.server.store.database import open_database
from parlotte.server.store.engine import Database


@pytest.fixture
def database(database_url: str, tmp_path: Path) -> Iterator[Database]:
    opened = open_database(database_url, tmp_path / "backups")
    yield opened
    opened.close()
