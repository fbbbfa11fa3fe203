"""How much of the suite runs: `make test` is quick, `make test-deep` is the long form.

The quick form visits everything once; the long form repeats it with more seeds, sizes and
languages. A test that only the long form needs is marked `@pytest.mark.deep`.
"""

import os
from typing import TypeVar

import pytest

DEEP = os.environ.get("PARLOTTE_DEEP", "") not in ("", "0")

Amount = TypeVar("Amount")


def by_depth(quick: Amount, deep: Amount) -> Amount:
    """An amount of work: `quick` in `make test`, `deep` in `make test-deep`."""
    return deep if DEEP else quick


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if DEEP:
        return
    left_out = [item for item in items if item.get_closest_marker("deep") is not None]
    if left_out:
        items[:] = [item for item in items if item.get_closest_marker("deep") is None]
        config.hook.pytest_deselected(items=left_out)
