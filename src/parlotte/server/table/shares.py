"""How much of the disk a table and each of its people have taken, and may take.

Counted is what stays: lines of logs, matches with their content, packs. A table's count is worked
out from the store when it is loaded; a person's is kept with the table and leaks away, day by day.
What nobody asked for, a bot's turn or a deadline, is counted and never refused: so whatever runs
comes to its end.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from parlotte.core.contract import Rejected
from parlotte.server.settings import Limits
from parlotte.server.store.reads import ROW_BYTES
from parlotte.server.store.writes import Write

if TYPE_CHECKING:
    from parlotte.server.content.own_packs import OwnPacks
    from parlotte.server.table.jobs import Job

DAY_SECONDS = 86_400

Wrote = dict[int, tuple[int, int]]  # by person: bytes, and when that was (unix seconds)


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
        address_takes: Callable[[str, int], bool],
    ) -> None:
        """Count what is about to be written, or raise Rejected."""
        by_hand = _by_hand(write, own)
        cost = by_hand + _beginning(write)
        person, socket = getattr(job, "person", None), job.connection
        if socket is not None and cost > 0:
            # A match that runs goes on beyond the share of its table; no other begins.
            most = limits.table_bytes if write.matches else limits.table_bytes * 5 // 4
            if self.table + cost > most:
                raise Rejected("disk-share-table")
            if person is not None:
                wrote = self.of(person, limits, now) + max(0, by_hand)
                if wrote > limits.person_bytes:
                    raise Rejected("disk-share-person")
            if not address_takes(socket.address, cost):
                raise Rejected("disk-share-address")
            if person is not None:
                self._people[person] = (wrote, now)
        self.table = max(0, self.table + cost)


def _by_hand(write: Write, own: "OwnPacks") -> int:
    """What people write themselves."""
    size = sum(len(row.given) + ROW_BYTES for row in write.inputs)
    size += len(write.house_words) * ROW_BYTES
    for row in write.packs:
        before = own.find(row.game, row.name)
        size += len(row.body) - (len(before[0].body) if before else 0)
    return size


def _beginning(write: Write) -> int:
    """Of a match that begins, with its content: much, where it has words of its own."""
    size = sum(len(row.body) + ROW_BYTES for row in write.contents)
    return size + sum(len(row.setup) + len(row.names) + ROW_BYTES for row in write.matches)
