"""Acts that wait at a table go to its disk together: judged one after the other, each on what the
one before would leave; written in one write; then true, answered and shown at once.

Nothing of it is true before it is written. A train ends with the phase, so that nobody misses one;
behind drafts, so that whoever sent one sees it before its phase is over; and before whatever is
refused, or asks for more than a step of the match: that is judged again in its turn, on what is
true then. Where a write is refused, or knows one of them, they go one by one.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from parlotte.core.contract import Rejected
from parlotte.server.store.writes import Write
from parlotte.server.table.change import Change
from parlotte.server.table.drafts import has_waited
from parlotte.server.table.inbox import Inbox
from parlotte.server.table.jobs import Act, Job, action_name
from parlotte.server.table.table_state import TableState
from parlotte.server.table.live_match import LiveMatch
from parlotte.server.limits.disk_shares import DiskCharge

if TYPE_CHECKING:
    from parlotte.server.house import House
    from parlotte.server.table.stage import Stage

MOST = 32  # acts in one write


class JudgedJob(Struct):
    """A job that the rules have judged, what of it goes to the disk, and what that is counted."""

    job: Job
    change: Change
    write: Write
    charge: DiskCharge


Batch = list[JudgedJob]


class Batcher:
    """Finds what goes along with an act."""

    __slots__ = ("_charge", "_house", "_inbox", "_state", "_singly", "_stage", "_waits")

    def __init__(
        self,
        state: TableState,
        stage: "Stage",
        house: "House",
        inbox: Inbox,
        waits: Callable[[Job], bool],
        charge: Callable[[Job, Write], DiskCharge],
    ) -> None:
        self._state = state
        self._stage = stage
        self._house = house
        self._inbox = inbox
        self._waits = waits  # whether its socket must be told something else before
        self._charge = charge
        self._singly = 0  # so many of the next go one by one

    def batch(self, first: JudgedJob) -> Batch:
        """A judged act, with those that go along; they are taken out of the inbox."""
        batch, match = [first], self._state.match
        if self._singly:
            self._singly -= 1
        elif match is not None and self._inbox.first is not None and _goes_along(first):
            with match.in_thought():
                while len(batch) < MOST and (found := self._next(match, batch[-1])):
                    batch.append(found)
                    self._inbox.take_first()
        return batch

    def one_by_one(self, batch: Batch) -> None:
        """They were not written together, and are judged anew, each by itself."""
        self._singly = len(batch)
        self._inbox.put_first([one.job for one in batch])

    def _next(self, match: LiveMatch, before: JudgedJob) -> JudgedJob | None:
        job, phase, last = self._inbox.first, match.phase, before.change
        if type(job) is not Act or last.given is None or last.step is None:
            return None
        if has_waited(before.job) and not has_waited(job):
            return None
        match.adopt(last.given, last.step)
        if match.phase != phase or match.over or not (has_waited(job) or self._in_turn(job)):
            return None
        try:
            return self._judge(job)
        except Exception:  # in its turn it is answered, whatever it is
            return None

    def _in_turn(self, job: Act) -> bool:
        """Nothing else comes before it."""
        if self._state.overtime(self._house.clock()) or job.by_somebody_absent(self._state):
            return False
        return not self._waits(job)

    def _judge(self, job: Act) -> JudgedJob | None:
        house = self._house
        change = job.change(self._state, self._stage, house)
        if change.slow:
            return None
        change.judge()
        if change.is_draft and not has_waited(job):
            return None  # it may have to wait
        write = change.to_write(action_name(job), house.clock(), house.today())
        if not change.plain:
            change.drop()
            return None
        try:
            return JudgedJob(job, change, write, self._charge(job, write))
        except Rejected:
            change.drop()
            raise


def _goes_along(one: JudgedJob) -> bool:
    return isinstance(one.job, Act) and one.change.plain


def together(batch: Batch) -> Write:
    """All of them, or none."""
    whole = batch[0].write
    for one in batch[1:]:
        whole.inputs += one.write.inputs
        whole.changes += one.write.changes
    return whole
