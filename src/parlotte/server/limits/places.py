"""Who gives up a place at a table when those for watchers, screens or links run out.

An address may have all places, as many people share one; but where they run out it has no more
than others: one of its own yields to whoever comes from elsewhere.
"""

from collections import Counter
from collections.abc import Callable
from typing import Protocol, TypeVar


class Bystander(Protocol):
    """A socket at a table that speaks for nobody, as far as its place goes."""

    address: str
    screen: bool


S = TypeVar("S", bound=Bystander)


def who_yields(standing: list[S], newcomer: S, asks: Callable[[S], bool]) -> S | None:
    """Of the address that has most the oldest; who asks for something, and a big screen, last."""
    by_address = Counter(one.address for one in standing)
    most = max(by_address.values(), default=0)
    if most <= by_address[newcomer.address] + 1:  # else two would drive each other out for ever
        return None
    there = [one for one in standing if by_address[one.address] == most]
    return min(there, key=lambda one: (asks(one), one.screen))
