"""What may be asked in a while: a budget for each person, each table and each address.

Prices are in `costs.py`. Budgets outlive sockets: whoever comes back finds his as he left it.
"""

import asyncio
from collections.abc import Callable
from random import random
from typing import Protocol

from parlotte.server.limits.buckets import Bucket, Buckets
from parlotte.server.limits.costs import CROWD, SIGNS
from parlotte.server.settings import Limits

MANY = 10  # a party behind one router, or all the people of one table
FLOOD_PAUSE = (
    0.25  # seconds, and up to twice that, before somebody who asks too much is heard again
)
MOST_WAITS = (
    20  # of these pauses, seven seconds and a half; a browser that loads a page waits gladly
)


class Payer(Protocol):
    """A socket, as far as its budget needs to know it."""

    address: str
    viewer: tuple[int, ...]


class Budgets:
    """All of a house."""

    __slots__ = ("_of_many", "_of_one", "seconds")

    def __init__(self, limits: Limits, seconds: Callable[[], float]) -> None:
        rate, burst = limits.frames_per_second, limits.frames_burst
        self._of_one = Buckets(rate, burst)
        self._of_many = Buckets(rate * MANY, burst * MANY)
        self.seconds = seconds

    def __len__(self) -> int:
        return len(self._of_one) + len(self._of_many)

    def of_one(self, *name: str) -> Bucket:
        return self._of_one.of(name, self.seconds())

    def of_many(self, *name: str) -> Bucket:
        return self._of_many.of(name, self.seconds())

    def address(self, address: str) -> Bucket:
        return self.of_many("address", address)

    def welcomes(self, address: str) -> Bucket:
        """Apart from frames: who plays keeps nobody of his address from coming in."""
        return self.of_many("welcomes", address)

    def pages(self, address: str) -> Bucket:
        """What an address asks over HTTP is apart: a page that loads slows down no game."""
        return self.of_many("pages", address)


class SocketBudget:
    """What one socket pays from: the budget of its person, of its table, and of its address.

    Those who look on at a table have one budget for each address, and another at the table than its
    people: they take nothing from those who play.
    """

    __slots__ = ("_address", "_budgets", "_own", "_payer", "_table", "_table_name", "_viewer")

    def __init__(self, budgets: Budgets, payer: Payer, table: str) -> None:
        self._budgets = budgets
        self._payer = payer
        self._table_name = table
        self._address = budgets.address(payer.address)
        self._look()

    def _look(self) -> None:
        viewer, table, budgets = self._payer.viewer, self._table_name, self._budgets
        self._viewer = viewer
        if viewer:  # a device of several pays as the first of them
            self._own = budgets.of_one("person", table, str(viewer[0]))
            self._table = budgets.of_many("people", table)
        else:
            self._own = budgets.of_one("watcher", table, self._payer.address)
            self._table = budgets.of_many("watchers", table)

    def take(self, now: float, signs: int = 0) -> bool:
        """For a frame that came in; False: nothing was taken, it must wait."""
        if self._viewer is not self._payer.viewer:
            self._look()
        cost = 1.0 + signs // SIGNS
        if not self._own.take(now, cost):
            return False
        if not self._address.take(now, cost):
            self._own.give_back(cost)
            return False
        return True

    def spend(self, now: float, cost: float, sockets: int) -> bool:
        """For what the frame asks of a table that so many look at; False: nothing was taken, too
        much is asked of that table.

        The frame itself has been paid for. What is dear may be owed: it is done now, and the next
        frame waits until it is paid."""
        if not self._table.take(now, cost * (1 + sockets // CROWD)):
            return False
        if cost > 1.0:
            self._own.owe(now, cost - 1.0)
            self._address.owe(now, cost - 1.0)
        return True

    def innocent(self, now: float) -> bool:
        """Others of his address have spent what was there: he waits, and is not blamed."""
        return self._own.left(now) >= 1.0

    def until(self, now: float) -> float:
        """Seconds before another frame can be paid for."""
        return max(self._own.until(now, 1.0), self._address.until(now, 1.0))


async def paid_in_time(
    bucket: Bucket,
    seconds: Callable[[], float],
    cost: float,
    gone: Callable[[], bool] = lambda: False,
) -> bool:
    """Wait until that much is there, and take it. False: it took too long, or who asked is gone."""
    for _ in range(MOST_WAITS):
        if bucket.take(seconds(), cost):
            return True
        await asyncio.sleep(FLOOD_PAUSE * (1 + random()))
        if gone():
            return False
    return False
