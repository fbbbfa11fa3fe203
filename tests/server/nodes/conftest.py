"""Fixtures for tests of nodes:

timeouts are so long that a slow node never counts as dead. A test that needs an expiry or a timeout
causes it itself.
"""

from typing import Any

import pytest
from sqlalchemy import TextClause, text

from parlotte.server import cluster
from parlotte.server.nodes import claims, lease, node, notice_listener
from parlotte.server.store import engine, node_list, table_owner
from support.databases import Databases

LONG = 100.0  # seconds: longer than any test


@pytest.fixture
def url(databases: Databases) -> str:
    return databases.new("postgresql")


def rewritten(patch: pytest.MonkeyPatch, named: dict[str, Any], old: str, new: str) -> None:
    """Replaces a text in these SQL statements."""
    for name, value in named.copy().items():
        if isinstance(value, TextClause) and old in value.text:
            patch.setitem(named, name, text(value.text.replace(old, new)))


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    for room, name in (
        (node, "LEASE_SECONDS"),
        (node, "CUT_OFF"),
        (lease, "STUCK"),
        (cluster, "GAP"),
        (cluster, "FAREWELL"),
        (claims, "SEIZE_AFTER"),
        (claims, "GIVE_UP"),
        (claims, "GIVE_UP_SILENCE"),
    ):
        monkeypatch.setattr(room, name, LONG)
    # Heartbeats and notices come quickly, so that tests start and stop quickly.
    monkeypatch.setattr(lease, "BEAT", 0.05)
    monkeypatch.setattr(notice_listener, "TURN", 0.05)
    rewritten(monkeypatch, vars(node_list), f"'{node_list.LEASE}'", f"'{LONG} seconds'")
    monkeypatch.setattr(node_list, "LEASE", f"{LONG} seconds")
    # Lets nodes start at once, though PostgreSQL may just have started.
    rewritten(monkeypatch, vars(node_list), node_list.JUST_STARTED, "false")
    for statements in (vars(table_owner), table_owner._RELEASES):
        rewritten(monkeypatch, statements, f"'{table_owner.STILL}'", f"'{LONG} seconds'")
    settings = [one.replace("500ms", f"{LONG:.0f}s") for one in engine._WRITER_SETTINGS]
    monkeypatch.setattr(engine, "_WRITER_SETTINGS", settings)
    monkeypatch.setattr(engine, "NODE_CONNECTS", {"connect_timeout": int(LONG)})
