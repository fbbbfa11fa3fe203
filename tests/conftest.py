"""Settings shared by all tests."""

import os
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# The same examples on every machine; PARLOTTE_EXPLORE=1 looks for new ones instead.
settings.register_profile(
    "house",
    derandomize="PARLOTTE_EXPLORE" not in os.environ,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")

pytest_plugins = ["support.depth", "support.report"]

# Where no browser is waited for and no long game is played, whoever takes longer hangs.
SHORT = tuple(Path(__file__).parent / room for room in ("core", "kit", "packs", "server"))
SHORT_SECONDS = 120


@cache
def is_short(file: Path) -> bool:
    return any(room in file.parents for room in SHORT)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_short(item.path):
            item.add_marker(pytest.mark.timeout(SHORT_SECONDS), append=True)
