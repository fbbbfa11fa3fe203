"""Batches: acts that wait at a table are written to the disk together.

The rules judge them one after another, each on the state that the one before would leave. One write
holds them all; then they are adopted, answered and shown together. Nothing is adopted before it is
written.

A batch ends with the phase, so that nobody misses a phase. It ends after drafts, so that their
senders see them before the phase is over. It ends before an act that is refused or needs more than
a step of the match: that act is judged again in its turn. If the write is refused, or if one of the
acts was written before, they are judged again and written one by one.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from parlotte.core.contract import Rejected
from parlotte.server.limits.disk_shares import DiskCharge
from parlotte.server.store.writes import Write
from parlotte.server.table.change import Change
from parlotte.server.table.drafts import has_waited
from parlotte.server.table.inbox import Inbox
from parlotte.server.table.jobs import Act, Job, action_name
from parlotte.server.table.live_match import LiveMatch
from parlotte.server.table.table_state import TableState

if TYPE_CHECKING:
    from parlotte.server.house import House
    from parlotte.server.table.stage import Stage

MOST = 32  # acts in one write


class JudgedJob(Struct):
    """A job that the rules have accepted, with its write and its disk charge."""

    job: Job
    change: Change
    write: Write
    charge: DiskCharge


Batch = list[JudgedJob]


class Batcher:
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
        self._waits = waits  # whether its socket must get another answer first
        self._charge = charge
        self._singly = 0  # how many of the next jobs are written one by one

    def batch(self, first: JudgedJob) -> Batch:
        """The judged act and the acts that join it; these leave the inbox."""
        batch, match = [first], self._state.match
        if self._singly:
            self._singly -= 1
        elif (
            match is not None
            and self._inbox.first is not None
            and (isinstance(first.job, Act) and first.change.plain)
        ):
            with match.in_thought():
                while len(batch) < MOST and (found := self._next(match, batch[-1])):
                    batch.append(found)
                    self._inbox.take_first()
        return batch

    def one_by_one(self, batch: Batch) -> None:
        """The write failed: puts the jobs back, to be judged and written one by one."""
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
        except Exception:  # it is judged again and answered in its turn
            return None

    def _in_turn(self, job: Act) -> bool:
        """Whether no deadline, absence or pending answer comes before this act."""
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
            return None  # a draft may have to wait
        write = change.to_write(action_name(job), house.clock(), house.today())
        if not change.plain:
            change.drop()
            return None
        try:
            return JudgedJob(job, change, write, self._charge(job, write))
        except Rejected:
            change.drop()
            raise


def together(batch: Batch) -> Write:
    """One write for the whole batch: all or nothing."""
    whole = batch[0].write
    for one in batch[1:]:
        whole.inputs += one.write.inputs
        whole.changes += one.write.changes
    return whole
