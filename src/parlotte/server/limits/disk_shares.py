"""Disk quotas: how much a table, its people and their addresses have used, and may use.

What counts is what stays on the disk (`store/disk_space.py`): lines of logs, matches with their
content, packs, words. What is overwritten, a table's row and a match's snapshot, counts by its
growth. A table's count is recomputed from the store when it is loaded; a person's is stored with
the table and decays daily.

A match that begins reserves more than a whole match writes, charged to its table and to the address
that starts it. So no match is stopped by what others write; a match that has used up its reserve
writes on at the expense of those who act, within their quotas. Its end gives back the rest. What
nobody asked for, a bot's turn or a deadline, and whatever ends a match is counted but never
refused: so every match can be finished.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from parlotte.core.contract import Rejected
from parlotte.server.limits.buckets import MOST_NAMES, Bucket, Buckets
from parlotte.server.settings import Limits
from parlotte.server.store.calendar import DAY_SECONDS
from parlotte.server.store.disk_space import (
    ROW_BYTES,
    disk_bytes,
    line_bytes,
    match_row_bytes,
    row_bytes,
)
from parlotte.server.store.reads import DiskUse
from parlotte.server.store.rows import PackRow
from parlotte.server.store.writes import Write

FREE_ROW = 64 * 1024  # a table's row may always grow to this size

Wrote = dict[int, tuple[int, int]]  # by person: bytes, and the unix time of the count


class DiskBudget(Struct):
    bucket: Bucket
    seconds: Callable[[], float]

    def take(self, size: int) -> bool:
        """Takes all of it, or nothing."""
        return self.bucket.take(self.seconds(), size)

    def spend(self, size: int) -> int:
        """Takes as much as there is, without debt; a negative size gives back. Returns the
        amount."""
        now = self.seconds()
        taken = min(size, int(self.bucket.left(now)))
        self.bucket.owe(now, taken)
        return taken


class DiskBudgets:
    """The disk budgets of all addresses; and the one that paid the reserve of each match."""

    def __init__(self, limits: Limits, seconds: Callable[[], float]) -> None:
        self._bytes = Buckets(limits.address_bytes_per_day / DAY_SECONDS, limits.address_bytes)
        self._seconds = seconds
        self._begun: OrderedDict[str, DiskBudget] = OrderedDict()  # by match; only the latest ones

    def of(self, address: str) -> DiskBudget:
        return DiskBudget(self._bytes.of(address, self._seconds()), self._seconds)

    def of_match(self, match: str) -> DiskBudget | None:
        """None: it began before this process, or very many matches have begun since."""
        return self._begun.get(match)

    def begins(self, match: str, budget: DiskBudget) -> None:
        self._begun[match] = budget
        if len(self._begun) > MOST_NAMES:
            self._begun.popitem(last=False)


class Payer(NamedTuple):
    person: int | None
    address: str


class OwnPacks(Protocol):
    def find(self, game: str, name: str) -> tuple[PackRow, Any] | None: ...


class Count(Struct, frozen=True):
    """What a table uses on the disk, in bytes."""

    whole: int = 0  # including the rest of a reserve
    row: int = 0  # of that the table's row
    match: int | None = None  # written by the running match; None: no match
    snapshot: int = 0  # of that the snapshot


def count_again(taken: DiskUse, limits: Limits, *, playing: bool) -> Count:
    """The count of a loaded table and of its running match."""
    match, snapshot = (taken.match, taken.snapshot) if playing else (None, 0)
    return Count(taken.whole + _left(match, limits), taken.row, match, snapshot)


def _left(match: int | None, limits: Limits) -> int:
    """The rest of the reserve of a match that has written so much."""
    return 0 if match is None else max(0, limits.match_bytes - match)


class DiskCharge(Struct, frozen=True):
    """What was charged for one write, and the count before."""

    before: Count
    person: int | None = None
    wrote: tuple[int, int] = (0, 0)
    budget: DiskBudget | None = None
    taken: int = 0


class Bill(NamedTuple):
    """What somebody asks to have written, in bytes."""

    by_hand: int  # charged to the person; negative if something is deleted
    beginning: int  # for a new match, with its reserve
    beside: int  # never refused, as it is bounded: words, and a table's row


class DiskShares:
    def __init__(self, people: Wrote) -> None:
        self.count = Count()
        self._people = dict(people)

    def to_store(self, present: set[int]) -> Wrote:
        """For the store: the counts of the people who are still at the table."""
        return {one: wrote for one, wrote in self._people.items() if one in present}

    def of(self, person: int, limits: Limits, now: int) -> int:
        """What a person has written, less what has decayed since."""
        wrote, at = self._people.get(person, (0, now))
        leaked = max(0, now - at) * limits.person_bytes_per_day // DAY_SECONDS
        return max(0, wrote - leaked)

    def charge(
        self,
        payer: Payer | None,
        write: Write,
        own: OwnPacks,
        limits: Limits,
        now: int,
        budgets: DiskBudgets,
    ) -> DiskCharge:
        """Charges a write; raises Rejected. Without a `payer` nobody asked for it."""
        before, ended = self.count, _ended(write)
        snapshot, row = _snapshot(write, before.snapshot), _row(write, before.row)
        log = _lines(write) + snapshot - before.snapshot
        match = 0 if write.matches else before.match
        match = None if match is None else match + log
        reserve = _left(match, limits) - _left(before.match, limits)  # reserved, or used
        packs, beginning, beyond = _packs(write, own), _beginning(write), 0
        if write.matches:
            beginning += reserve
        else:
            beyond = log + reserve  # what the match writes beyond its reserve
        paid = max(0, row - max(before.row, FREE_ROW))  # for the growth of the row
        beside = row - before.row - paid + len(write.house_words) * ROW_BYTES
        charge, left = DiskCharge(before), 0
        if ended is not None:
            left, begun_by = _left(match, limits), budgets.of_match(ended)
            taken = begun_by.spend(-left) if begun_by else 0
            charge = DiskCharge(before, budget=begun_by, taken=taken)
            match, snapshot = None, 0
        elif payer is not None:
            budget = budgets.of(payer.address)
            # What shrinks by itself earns nothing: somebody else may have paid for it.
            bill = Bill(max(0, beyond) + packs + paid, beginning, max(0, beside))
            charge = self._pay(payer.person, budget, bill, limits, now)
            for begun in write.matches:
                budgets.begins(begun.id, budget)
        whole = before.whole + beyond + packs + beginning + paid + beside - left
        self.count = Count(max(0, whole), row, match, snapshot)
        return charge

    def _pay(
        self, person: int | None, budget: DiskBudget, bill: Bill, limits: Limits, now: int
    ) -> DiskCharge:
        """Charges the asker's quotas. Raises Rejected."""
        by_hand, cost = bill.by_hand, bill.by_hand + bill.beginning
        wrote = (0, now) if person is None else self._people.get(person, (0, now))
        mine = 0 if person is None else max(0, self.of(person, limits, now) + by_hand)
        if cost > 0 and self.count.whole + cost > limits.table_bytes:
            raise Rejected("disk-share-table")
        if by_hand > 0 and mine > limits.person_bytes:
            raise Rejected("disk-share-person")
        if cost > 0 and not budget.take(cost):
            raise Rejected("disk-share-address")
        if person is not None:
            self._people[person] = (mine, now)
        taken = cost if cost > 0 else budget.spend(cost)
        return DiskCharge(self.count, person, wrote, budget, taken + budget.spend(bill.beside))

    def give_back(self, charge: DiskCharge) -> None:
        """Undoes a charge: the write failed. A table waits for its write, so nothing came
        between."""
        self.count = charge.before
        if charge.budget is not None:
            charge.budget.spend(-charge.taken)
        if charge.person is not None:
            self._people[charge.person] = charge.wrote


def _ended(write: Write) -> str | None:
    return next((match for match, columns in write.changes if "ended_at" in columns), None)


def _lines(write: Write) -> int:
    return sum(line_bytes(len(one.given), len(one.action or "")) for one in write.inputs)


def _snapshot(write: Write, before: int) -> int:
    if write.matches:
        return 0
    taken = [columns["snapshot"] for _, columns in write.changes if "snapshot" in columns]
    return disk_bytes(len(taken[-1])) if taken else before


def _row(write: Write, before: int) -> int:
    return row_bytes(len(write.tables[-1].state)) if write.tables else before


def _packs(write: Write, own: OwnPacks) -> int:
    """The bytes of added packs, less those of removed ones."""
    size = sum(row_bytes(len(row.body)) for row in write.packs)
    replaced = [(row.game, row.name) for row in write.packs]
    for game, name in (*replaced, *((game, name) for _, game, name in write.packs_gone)):
        before = own.find(game, name)
        size -= row_bytes(len(before[0].body)) if before else 0
    return size


def _beginning(write: Write) -> int:
    """The bytes of a new match with its content: many, if the table has words of its own."""
    size = sum(row_bytes(len(row.body)) for row in write.contents)
    return size + sum(match_row_bytes(len(row.setup) + len(row.names)) for row in write.matches)
