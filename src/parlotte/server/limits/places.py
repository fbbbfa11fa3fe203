"""Who gives up a place at a table when those for watchers, screens or links run out.

An address may use all places, as many people share one; but when they run out, it gets no more
than others: one of its own yields to a newcomer from elsewhere.
"""

from collections import Counter
from collections.abc import Callable
from typing import Protocol, TypeVar


class Bystander(Protocol):
    """The part of an unseated socket that counts for its place."""

    address: str
    screen: bool


S = TypeVar("S", bound=Bystander)


def who_yields(standing: list[S], newcomer: S, asks: Callable[[S], bool]) -> S | None:
    """The oldest of the address with the most places; those who ask, and big screens, last."""
    by_address = Counter(one.address for one in standing)
    most = max(by_address.values(), default=0)
    if most <= by_address[newcomer.address] + 1:  # else two could displace each other for ever
        return None
    there = [one for one in standing if by_address[one.address] == most]
    return min(there, key=lambda one: (asks(one), one.screen))
