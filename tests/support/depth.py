"""How much of the suite runs: `make test` is quick, `make test-deep` is the long form.

The quick form visits everything once; the long form repeats it with more seeds, sizes and
languages. A test that only the long form needs is marked `@pytest.mark.deep`. With PARLOTTE_PART,
as in "2/3", only every third test runs, from the second on.
"""

import os
from typing import TypeVar

import pytest

DEEP = os.environ.get("PARLOTTE_DEEP", "") not in ("", "0")
PART = os.environ.get("PARLOTTE_PART", "")

Amount = TypeVar("Amount")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: a test that waits for a page leaves its core to another."""
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else 3


def by_depth(quick: Amount, deep: Amount) -> Amount:
    """An amount of work: `quick` in `make test`, `deep` in `make test-deep`."""
    return deep if DEEP else quick


@pytest.hookimpl(trylast=True)  # once all are marked
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = [item for item in items if DEEP or item.get_closest_marker("deep") is None]
    if PART:
        number, of = map(int, PART.split("/"))
        wanted = wanted[number - 1 :: of]
    if len(wanted) < len(items):
        kept = set(wanted)
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = wanted
