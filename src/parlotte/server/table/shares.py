"""How much of the disk a table and each of its people have taken, and may take.

Counted is what stays: lines of logs, matches with their content, packs. A table's count is worked
out from the store when it is loaded; a person's is kept with the table and leaks away, day by day.
What nobody asked for, a bot's turn or a deadline, is counted and never refused: so whatever runs
comes to its end. An address that has had its share brings no packs and begins no matches; those
that run behind it go on. What goes again gives back what it took.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from parlotte.core.contract import Rejected
from parlotte.server.settings import Limits
from parlotte.server.sockets.limits import Bucket
from parlotte.server.store.reads import ROW_BYTES
from parlotte.server.store.writes import Write

if TYPE_CHECKING:
    from parlotte.server.content.own_packs import OwnPacks
    from parlotte.server.table.jobs import Job

DAY_SECONDS = 86_400

Wrote = dict[int, tuple[int, int]]  # by person: bytes, and when that was (unix seconds)


class Purse(Struct):
    """What an address may still write."""

    bucket: Bucket
    seconds: Callable[[], float]

    def take(self, size: int) -> bool:
        """All of it, or nothing."""
        return self.bucket.take(self.seconds(), size)

    def spend(self, size: int) -> int:
        """As much as there is, and no debt; below nothing it is given back. What was taken."""
        now = self.seconds()
        taken = min(size, int(self.bucket.left(now)))
        self.bucket.owe(now, taken)
        return taken


class Charge(Struct, frozen=True):
    """What was counted for one write, and what stood there before."""

    table: int
    person: int | None = None
    wrote: tuple[int, int] = (0, 0)
    purse: Purse | None = None
    taken: int = 0


class Shares:
    __slots__ = ("_people", "table")

    def __init__(self, people: Wrote) -> None:
        self.table = 0  # bytes
        self._people = dict(people)

    def told(self, present: set[int]) -> Wrote:
        """To be kept with the table: of those who are still at it."""
        return {one: wrote for one, wrote in self._people.items() if one in present}

    def of(self, person: int, limits: Limits, now: int) -> int:
        """What somebody has written, and what has not leaked away since."""
        wrote, at = self._people.get(person, (0, now))
        leaked = max(0, now - at) * limits.person_bytes_per_day // DAY_SECONDS
        return max(0, wrote - leaked)

    def charge(
        self,
        job: "Job",
        write: Write,
        own: "OwnPacks",
        limits: Limits,
        now: int,
        purse_of: Callable[[str], Purse],
    ) -> Charge:
        """Count what is about to be written, or raise Rejected."""
        by_hand = _by_hand(write, own)
        cost = by_hand + _beginning(write)
        person, socket = getattr(job, "person", None), job.connection
        before, purse, taken = self.table, None, 0
        wrote = (0, now) if person is None else self._people.get(person, (0, now))
        if socket is not None and cost != 0:
            # A match that runs goes on beyond the share of its table; nothing else is begun.
            brought = bool(write.packs or write.matches)
            most = limits.table_bytes if brought else limits.table_bytes * 5 // 4
            if cost > 0 and self.table + cost > most:
                raise Rejected("disk-share-table")
            mine = 0 if person is None else max(0, self.of(person, limits, now) + by_hand)
            if by_hand > 0 and mine > limits.person_bytes:
                raise Rejected("disk-share-person")
            purse, taken = purse_of(socket.address), cost
            if not (brought and cost > 0):
                taken = purse.spend(cost)
            elif not purse.take(cost):
                raise Rejected("disk-share-address")
            if person is not None:
                self._people[person] = (mine, now)
        self.table = max(0, self.table + cost)
        return Charge(before, person, wrote, purse, taken)

    def give_back(self, charge: Charge) -> None:
        """It was not written. A table waits for its disk: nothing else was counted meanwhile."""
        self.table = charge.table
        if charge.purse is not None:
            charge.purse.spend(-charge.taken)
            if charge.person is not None:
                self._people[charge.person] = charge.wrote


def _by_hand(write: Write, own: "OwnPacks") -> int:
    """What people write themselves."""
    size = (len(write.inputs) + len(write.house_words)) * ROW_BYTES
    for line in write.inputs:
        size += len(line.given)
    for row in write.packs:
        before = own.find(row.game, row.name)
        size += len(row.body) - (len(before[0].body) if before else 0)
    for _, game, name in write.packs_gone:
        gone = own.find(game, name)
        size -= len(gone[0].body) if gone else 0
    return size


def _beginning(write: Write) -> int:
    """Of a match that begins, with its content: much, where it has words of its own."""
    if not (write.contents or write.matches):
        return 0
    size = sum(len(row.body) + ROW_BYTES for row in write.contents)
    return size + sum(len(row.setup) + len(row.names) + ROW_BYTES for row in write.matches)
