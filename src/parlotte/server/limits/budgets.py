"""Budgets: what each person, each table and each address may ask for over time.

Prices are in `costs.py`. Budgets outlive sockets: a client that reconnects keeps its budget.
"""

import asyncio
from collections.abc import Callable
from random import random
from typing import Protocol

from parlotte.server.limits.buckets import Bucket, Buckets
from parlotte.server.limits.costs import CROWD, SIGNS
from parlotte.server.settings import Limits

MANY = 10  # a party behind one router, or all the people of one table
FLOOD_PAUSE = 0.25  # seconds, and up to twice that, until a client over its budget is read again
MOST_WAITS = 20  # pauses, about seven and a half seconds: a browser waits that long for a page


class Payer(Protocol):
    """The part of a socket that its budget needs."""

    address: str
    viewer: tuple[int, ...]


class Budgets:
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
        """For hellos, apart from frames: playing does not keep others of the address out."""
        return self.of_many("welcomes", address)

    def pages(self, address: str) -> Bucket:
        """For HTTP requests, apart from frames: loading a page slows down no match."""
        return self.of_many("pages", address)


class SocketBudget:
    """Draws on the budgets of person, table and address. Watchers take nothing from players."""

    def __init__(self, budgets: Budgets, payer: Payer, table: str) -> None:
        self._budgets = budgets
        self._payer = payer
        self._table_name = table
        self._address = budgets.address(payer.address)
        self._look()

    def _look(self) -> None:
        viewer, table, budgets = self._payer.viewer, self._table_name, self._budgets
        self._viewer = viewer
        if viewer:  # a shared device pays as the first of its persons
            self._own = budgets.of_one("person", table, str(viewer[0]))
            self._table = budgets.of_many("people", table)
        else:
            self._own = budgets.of_one("watcher", table, self._payer.address)
            self._table = budgets.of_many("watchers", table)

    def take(self, now: float, signs: int = 0) -> bool:
        """Pays for an incoming frame; False: nothing was taken, the frame must wait."""
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
        """Charges the table for what a frame asks of it; False: refused. A high cost may be
        owed."""
        if not self._table.take(now, cost * (1 + sockets // CROWD)):
            return False
        if cost > 1.0:
            self._own.owe(now, cost - 1.0)
            self._address.owe(now, cost - 1.0)
        return True

    def innocent(self, now: float) -> bool:
        """Whether others of the address have spent the budget: then waiting is no strike."""
        return self._own.left(now) >= 1.0

    def until(self, now: float) -> float:
        """Seconds until another frame can be paid for."""
        return max(self._own.until(now, 1.0), self._address.until(now, 1.0))


async def paid_in_time(
    bucket: Bucket,
    seconds: Callable[[], float],
    cost: float,
    gone: Callable[[], bool] = lambda: False,
) -> bool:
    """Waits until that much is available and takes it. False: too long, or the client has gone."""
    for _ in range(MOST_WAITS):
        if bucket.take(seconds(), cost):
            return True
        await asyncio.sleep(FLOOD_PAUSE * (1 + random()))
        if gone():
            return False
    return False
