"""A live table: handles one job at a time. It is judged, written to disk, and only then true.

Everything that happens to a table goes through its inbox. A job says what it would change; the
rules judge it; when the store says it is written it is adopted, the one who asked is answered, and
everybody is shown what changed for him.
"""

import logging
from asyncio import Future
from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from parlotte.core.codec import encode
from parlotte.core.contract import Event, Millis, Rejected
from parlotte.server.limits.disk_shares import DiskCharge, Payer
from parlotte.server.logs import event
from parlotte.server.sockets.bounds import bound_exceeded
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import OUR_FAULT, Id
from parlotte.server.store.rows import MatchRow
from parlotte.server.store.table_owner import Leaving
from parlotte.server.store.writes import Verdict, Write
from parlotte.server.table.answers import Answers
from parlotte.server.table.batch import Batch, Batcher, JudgedJob, together
from parlotte.server.table.change import Change
from parlotte.server.table.clock import MatchClock
from parlotte.server.table.drafts import Drafts, has_waited
from parlotte.server.table.farewell import BROKEN, MOVED, UNWRITTEN, Farewell
from parlotte.server.table.hub import Ack
from parlotte.server.table.inbox import Inbox
from parlotte.server.table.jobs import Act, Expiry, Job, Missed, Returned, UnfitAct, action_name
from parlotte.server.table.live_match import LiveMatch
from parlotte.server.table.results import with_broken
from parlotte.server.table.schedule import Schedule, ignore_verdict
from parlotte.server.table.side_questions import SideQuestions
from parlotte.server.table.stage import Stage
from parlotte.server.table.table_state import TableState
from parlotte.server.table.table_use import TableUse

if TYPE_CHECKING:
    from parlotte.server.house import House

log = logging.getLogger("parlotte.table")
TRY_AGAIN: Millis = 1_000  # after the disk refused what nobody waits for


class LiveTable:
    __slots__ = (
        "_afterwards", "_answers", "_batcher", "_drafts", "_gone", "_house", "_inbox", "_schedule",
        "_side_questions", "_table_use", "_writing", "leaving", "stage", "state",
    )  # fmt: skip

    def __init__(self, house: "House", state: TableState) -> None:
        self._house = house
        self._gone = False  # another one is read back from the store in its place
        self.leaving = False  # or goes to another node: nothing more begins, nobody is answered
        self._writing = False  # something is on its way to the disk that somebody waits for
        self._afterwards: Callable[[], None] | None = None  # once that is there
        self.state = state
        self.stage = Stage(state, house, self.refresh, self._returned)
        self._table_use = TableUse(state, self.stage.attendance)
        self._schedule = Schedule(state, self.stage, house, self.ring)
        self._inbox = Inbox(house.settings.limits.inbox, self._take, self._rung)
        self._drafts = Drafts(house.settings.pace.drafts)
        self._answers = Answers(state, house.metrics.counts)
        self._side_questions = SideQuestions(house, self._answers, self._inbox)
        self._batcher = Batcher(
            state, self.stage, house, self._inbox, self._side_questions.would_keep, self._charge
        )

    # What happens to a table comes in here.

    def put(self, job: Job) -> bool:
        """Queue a job. False: too many wait already."""
        return self._inbox.put(job)

    def _returned(self, person: int) -> None:
        self.put(Returned(person))

    def ring(self) -> None:
        """A time has come that the schedule set."""
        if not (self._house.stopping or self._gone or self.leaving):  # else nothing begins any more
            self._inbox.ring()

    @property
    def quiet(self) -> bool:
        """Nothing waits, and nothing is with the rules or on its way to the disk."""
        return self._inbox.quiet and self._side_questions.quiet and not self._drafts

    def _rung(self) -> None:
        """Do what is due. If it fails, try again later."""
        try:
            self._on_time()
        except Exception as fault:
            self._broke("time-failed", fault)
            self._house.wheel.set(self, self._house.clock() + TRY_AGAIN)

    def _on_time(self) -> None:
        if self._drafts.due is not None and self._drafts.due <= self._house.clock():
            self.write_drafts()
            self._plan()  # whatever else is due comes after them
            return
        job = self._schedule.due()
        if job is not None:
            if isinstance(job, Act):
                self._inbox.ring()  # another bot's time may have come as well
            self._take(job)
            return
        if self._schedule.miss():
            self.stage.show()
        for person in self._schedule.missed():
            self._inbox.add(Missed(person))
        if self._schedule.empty_for_long and self.quiet:
            self._house.unload(self)
        else:
            self._plan()

    # Judged.

    def _take(self, job: Job) -> None:
        """Handle a job. If it fails its sender is answered, and the others play on."""
        if not has_waited(job) and self._side_questions.keeps(job):
            return
        try:
            first = self._comes_before(job)
            if first is not None:
                self._inbox.put_back(job)
                job = first
            self._hear(job)
        except Exception as fault:
            self._broke("job-failed", fault)
            self._undone(job, OUR_FAULT)

    def _hear(self, job: Job) -> None:
        try:
            change = job.change(self.state, self.stage, self._house)
            if change.slow:
                if not self._after_drafts(job):
                    self._judge_aside(job, change)
                return
            change.judge()
        except Rejected as refused:
            self._refuse(job, refused)
            return
        self._judged(job, change)

    def _judge_aside(self, job: Job, change: Change) -> None:
        """Judge in a worker. This table and its clock wait; other tables go on."""
        self._inbox.hold()
        back = partial(self._back_from_the_rules, job, change, self._schedule.standing())
        whose = self.state.id if job.connection is None else job.connection.address
        if change.aside is None:
            self._house.judge(whose, change.judge, back)
            return

        def prepared(done: "Future[None]") -> None:
            """Slow rules have workers of their own, so that they delay no preparation."""
            if not done.cancelled() and done.exception() is None and change.slow_rules:
                self._house.judge(whose, change.judge, back)
            else:
                back(done)

        self._house.prepare(whose, change.prepare, prepared)

    def _back_from_the_rules(
        self, job: Job, change: Change, clock: MatchClock | None, judged: "Future[None]"
    ) -> None:
        self._inbox.release()
        self._schedule.stood(clock)
        if judged.cancelled() or self.leaving or self._gone:
            return  # the house closes: it was never answered, and nothing of it is true
        try:
            self._was_judged(job, change, judged.exception())
        except Exception as fault:
            self._broke("job-failed", fault)
            self._undone(job, OUR_FAULT)
        self._inbox.go_on()

    def _was_judged(self, job: Job, change: Change, fault: BaseException | None) -> None:
        if fault is None:
            self._judged(job, change)
        elif isinstance(fault, Rejected):
            self._refuse(job, fault)
        else:
            self._broke("judging-failed", fault)
            self._undone(job, "table-busy")

    def _comes_before(self, job: Job) -> Job | None:
        """A deadline that has passed comes before whatever comes after it."""
        if isinstance(job, Expiry) or has_waited(job):
            return None
        if self._schedule.overtime():
            return Expiry()
        if isinstance(job, Act) and job.by_somebody_absent(self.state):
            return Returned(job.person)
        return None

    def _refuse(self, job: Job, refused: Rejected) -> None:
        """Answer with the refusal, unless the store knows the action: then it is a retry whose
        answer was lost. If the store can't say, the client has to ask again."""
        name, answers = action_name(job), self._answers
        if name is None:
            answers.refuse(job, refused)
            return

        def looked_up(known: bool | None) -> None:
            if known is None:
                answers.hang_up(job)
            elif known:
                self._known(job)
            else:
                answers.refuse(job, refused)

        self._house.look_up(self.state.id, name, looked_up)

    def _known(self, job: Job) -> None:
        """Answer a retry. If it replaced a waiting draft, that draft is put back: it is newer."""
        self._answers.known(job)
        before = job.without_newest() if isinstance(job, Act) else None
        if before is not None:
            self._inbox.put_first([before])

    def _after_drafts(self, job: Job) -> bool:
        """Put waiting drafts before this job. False: there is none."""
        if not self._drafts:
            return False
        self._inbox.put_first([*self._drafts.release(self._house.clock()), job])
        return True

    # Written.

    def _judged(self, job: Job, change: Change) -> None:
        if change.look is not None:
            self._side_questions.ask(job, change.look)
            return
        if change.reply:
            self._answers.found(job, change.reply)
            return
        if change.repeated:
            self._answers.known(job)
            return
        house = self._house
        if change.is_draft and self._keeps(job, change.at):
            self._plan()
            return
        if change.alters and self._after_drafts(job):
            return
        write = change.to_write(action_name(job), house.clock(), house.today())
        if write.forgotten:
            house.doubt_contents()
        if change.begun is not None:
            house.bring_content(write, change.begun.bound)
        if not write:
            self._true_now([(job, change)])
            return
        try:
            charge = self._charge(job, write)
        except Rejected as refused:
            change.drop()
            self._refuse(job, refused)
            return
        if self.state.fleeting:
            self.state.fleeting = False
            write.tables = write.tables or [self.state.row(house.today())]
        batch = self._batcher.batch(JudgedJob(job, change, write, charge))
        self._inbox.hold()
        self._writing = True
        whole = self.state.signed(together(batch))
        house.writer.submit(whole, partial(self._back_from_disk, batch))

    def _keeps(self, draft: Job, at: Millis) -> bool:
        """Let a draft wait, and say whether it does. A bot's never waits, nor any while closing."""
        if type(draft) is not Act or draft.connection is None:
            return False
        if has_waited(draft) or self._house.stopping:
            return False
        return self._drafts.keep(draft, at, self._house.clock())

    def _charge(self, job: Job, write: Write) -> DiskCharge:
        house, state = self._house, self.state
        limits, now, asker = house.settings.limits, house.today(), job.connection
        payer = Payer(getattr(job, "person", None), asker.address) if asker else None
        packs, budgets = state.own_packs, house.disk_budgets
        try:
            return state.shares.charge(payer, write, packs, limits, now, budgets)
        except Rejected:
            house.metrics.counts["disk_shares_refused"] += 1
            raise

    def _back_from_disk(self, batch: Batch, verdict: Verdict) -> None:
        self._writing = False
        self._inbox.release()
        if verdict == "written":
            self._true_now([(one.job, one.change) for one in batch])
            self._go_on()
            return
        for one in reversed(batch):
            self.state.shares.give_back(one.charge)
            one.change.drop()
        if verdict == "lost" or (verdict == "failed" and self.state.claim is not None):
            # Where others may go on with it, what we believe counts no more: nobody is answered,
            # and whoever asked asks again, of what the store says.
            self._house.drop(self, MOVED if verdict == "lost" else UNWRITTEN)
        elif len(batch) > 1:
            self._batcher.one_by_one(batch)
            self._go_on()
        else:
            self._not_written(batch[0].job, verdict)
            self._go_on()

    def _go_on(self) -> None:
        self._inbox.go_on()
        if self._afterwards is None or self._writing or self._inbox.first is not None:
            return
        afterwards, self._afterwards = self._afterwards, None
        if not self._gone:
            afterwards()

    def _not_written(self, job: Job, verdict: Verdict) -> None:
        """Nothing has changed: answer a retry as before, or refuse with `not-saved`."""
        if verdict == "known" and job.connection is not None:
            self._known(job)
        else:
            self._undone(job, "not-saved")

    def _undone(self, job: Job, why: str) -> None:
        """Refuse a job that failed. One of the table's own is tried again later, and whoever waited
        behind it is refused."""
        if job.connection is not None:
            self._answers.refuse(job, Rejected(why))
            return
        self._house.wheel.set(self, self._house.clock() + TRY_AGAIN)
        for one in (job, self._inbox.behind()):
            if isinstance(one, Missed | Returned):  # all else the schedule finds again
                self._inbox.put_off(one)
            elif one is not None:
                self._answers.refuse(one, Rejected(why))

    def _broke(self, name: str, fault: BaseException) -> None:
        self._house.faults.log(log, name, fault, table=self.state.id)

    # True, answered, shown.

    def _true_now(self, done: list[tuple[Job, Change]]) -> None:
        """Adopt what is written. If that fails, the table is loaded again from the store, and
        whoever asked is answered when he asks again."""
        try:
            self._adopt(done)
        except Exception as fault:
            event(log, "table-failed", level=logging.ERROR, error=fault, table=self.state.id)
            self._house.drop(self)

    def _adopt(self, done: list[tuple[Job, Change]]) -> None:
        """Adopt all of it before anybody is answered: an answer lets the next job be judged."""
        events = [event for _, change in done for event in change.adopt()]
        acks: list[Ack] = []
        for job, change in done:
            if change.begun is not None:
                self._house.has_content(change.begun.bound)
                self._schedule.begin()
                self.stage.hub.forget_events()
            acks.extend(self._answers.done(job, change.answer, change.found))
            for follow_up in change.after:
                follow_up()
        self.refresh(tuple(events), acks, self._whom_alone(done))

    def _whom_alone(self, done: list[tuple[Job, Change]]) -> set[int] | None:
        """The only people it concerns; None: it may concern everybody."""
        seats = self.state.gathering.seats
        people = set[int]()
        for _, change in done:
            if not change.plain or change.step is None or change.step.only is None:
                return None
            people.add(seats[change.step.only])
        return people

    def refresh(
        self,
        events: tuple[Event, ...] = (),
        acks: Sequence[Ack] = (),
        only: Container[int] | None = None,
    ) -> None:
        """After any change: set the clock and the next due time, and show everybody."""
        if self._gone:
            return
        self._table_use.look(self._house.clock())
        self._schedule.regulate()
        self._side_questions.sweep()
        self._plan()
        self.stage.show(events, acks, only)

    def _plan(self) -> None:
        times = (self._schedule.next_time(), self._drafts.due)
        self._house.wheel.set(self, min((one for one in times if one is not None), default=None))

    # What others ask of it.

    def match_time(self) -> Millis:
        return self.state.match_time(self._house.clock())

    def act(
        self, person: int, body: bytes, name: Id | None, connection: Connection, match: str | None
    ) -> Act:
        """An action of the game that is played, meant for the match of that id; None: for any.
        Whatever else it is may still be a retry of what was done in an earlier match."""
        present = self.state.match
        if present is None:
            return UnfitAct(person, Rejected("not-playing"), name, connection)
        if match is not None and match != present.id:
            return UnfitAct(person, Rejected("not-now"), name, connection)
        try:
            action = self._read_action(present, body)
        except Rejected as refused:
            return UnfitAct(person, refused, name, connection)
        return Act(person, action, name, connection, present.id)

    def _read_action(self, present: LiveMatch, body: bytes) -> Any:
        shape = present.bound.shapes.action
        try:
            return shape.decode(body)
        except (msgspec.MsgspecError, RecursionError):
            most = bound_exceeded(body, shape.type)
            if most is not None:
                raise Rejected("too-long", most=most) from None
            raise Rejected("bad-action") from None

    def send_away(self, farewell: Farewell = BROKEN) -> None:
        """Close all sockets; their clients come back, and find what the store has."""
        self._gone = self.leaving = True
        self.hear_no_more()
        self._house.wheel.set(self, None)
        for connection in self.stage.everybody():
            if farewell.why:
                connection.refuse(farewell.why)
            connection.close(farewell.code)

    def hand_over(self, then: Callable[[], None]) -> None:
        """Prepare the move to another node: end the write under way, write the drafts, begin
        nothing more. Jobs that still wait were never answered; clients ask again over there."""
        self.leaving = True
        self._inbox.close(last=has_waited)
        for draft in self._drafts.release(self._house.clock()):
            self._inbox.add(draft)
        self._afterwards = then
        self._go_on()

    def write_drafts(self) -> None:
        """Write the drafts that wait, now."""
        self._inbox.put_first(self._drafts.release(self._house.clock()))

    def hear_no_more(self) -> None:
        """The house closes: drop what waits, and let what is under way end."""
        self._inbox.close()

    @property
    def unused(self) -> bool:
        """Nobody is here, and only its opener has been, for less than a minute."""
        empty = not self.stage.attendance.connections and not self.stage.at_the_door
        return self.state.fleeting and empty and self.quiet

    def forget(self) -> None:
        """Leave memory without a write."""
        self._house.wheel.set(self, None)

    def put_away(
        self, leaves: Leaving = "", done: Callable[[Verdict], None] = ignore_verdict
    ) -> None:
        """Before the table leaves memory: stop its clock, and store when it was last seen. With
        `leaves` the same write gives up the claim."""
        self._table_use.look(self._house.clock())
        if not leaves:
            self._schedule.regulate()
        self._house.wheel.set(self, None)
        write = Write(tables=[self.state.row(self._house.today())], leaves=leaves)
        if leaves:
            write.changes = self._schedule.stop()
        self._house.writer.submit(self.state.signed(write), done)

    def end_broken(self, match: MatchRow) -> None:
        """End a match that can't go on after an update. A private one is deleted at once: with
        other rules nobody could see it again."""
        now, state = self._house.today(), self.state
        state.gathering, outcome = with_broken(state.gathering, match, now)
        ended = {"ended_at": now, "outcome": encode(outcome)}
        write = Write(tables=[state.row(now)], changes=[(match.id, ended)])
        if match.private:
            self._house.doubt_contents()
            write.forgotten.append(match.id)
        self._house.writer.submit(state.signed(write), ignore_verdict)
