"""A live table: handles one job at a time. Each is judged, written to disk, and only then adopted.

Everything that happens to a table goes through its inbox. A job returns the change it would make;
the rules judge it; once the store has written it, it is adopted, the sender is answered, and every
viewer is shown what changed.
"""

import logging
from asyncio import Future
from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from parlotte.core.codec import encode
from parlotte.core.contract import Event, Millis, Rejected
from parlotte.server.limits.disk_shares import DiskCharge, Payer
from parlotte.server.logs import event
from parlotte.server.sockets.bounds import bound_exceeded
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import CLOSE_FAULT, CLOSE_LATER, CLOSE_RESTART, OUR_FAULT, Id
from parlotte.server.store.rows import MatchRow
from parlotte.server.store.table_owner import Leaving
from parlotte.server.store.writes import Verdict, Write, ignore_verdict
from parlotte.server.table.answers import Answers
from parlotte.server.table.batch import Batch, Batcher, JudgedJob, together
from parlotte.server.table.change import Change
from parlotte.server.table.clock import MatchClock
from parlotte.server.table.drafts import Drafts, has_waited
from parlotte.server.table.hub import Ack
from parlotte.server.table.inbox import Inbox
from parlotte.server.table.jobs import Act, Expiry, Job, Missed, Returned, UnfitAct, action_name
from parlotte.server.table.live_match import LiveMatch
from parlotte.server.table.results import with_broken
from parlotte.server.table.schedule import Schedule
from parlotte.server.table.side_questions import SideQuestions
from parlotte.server.table.stage import Stage
from parlotte.server.table.table_state import TableState
from parlotte.server.table.table_use import TableUse

if TYPE_CHECKING:
    from parlotte.server.house import House

log = logging.getLogger("parlotte.table")
TRY_AGAIN: Millis = 1_000  # before a failed job of the table itself is retried


class Farewell(NamedTuple):
    """How the sockets of a table are closed when their clients should reconnect."""

    why: str  # the message; empty: reconnect silently
    code: int


BROKEN = Farewell(OUR_FAULT, CLOSE_FAULT)
MOVED = Farewell("", CLOSE_RESTART)  # another node owns the table
UNWRITTEN = Farewell("store-silent", CLOSE_LATER)


class LiveTable:
    def __init__(self, house: "House", state: TableState) -> None:
        self._house = house
        self._gone = False  # dropped; the store is read again for a new LiveTable
        self.leaving = False  # or moving to another node: no new jobs, no answers
        self._writing = False  # a batch is being written
        self._afterwards: Callable[[], None] | None = None  # called when nothing is left to write
        self.state = state
        self.stage = Stage(state, house, self.refresh, lambda person: self.put(Returned(person)))
        self._table_use = TableUse(state, self.stage.attendance)
        self._schedule = Schedule(state, self.stage, house, self.ring)
        self._inbox = Inbox(house.settings.limits.inbox, self._take, self._rung)
        self._drafts = Drafts(house.settings.pace.drafts)
        self._answers = Answers(state, house.counts)
        self._side_questions = SideQuestions(house, self._answers, self._inbox)
        self._batcher = Batcher(
            state, self.stage, house, self._inbox, self._side_questions.would_keep, self._charge
        )

    def put(self, job: Job) -> bool:
        """Queues a job. False: too many are waiting."""
        return self._inbox.put(job)

    def ring(self) -> None:
        """Called by the timer wheel at the time that the schedule set."""
        if not (self._house.stopping or self._gone or self.leaving):  # else no new job may begin
            self._inbox.ring()

    @property
    def quiet(self) -> bool:
        """Whether no job waits or is being judged or written."""
        return self._inbox.quiet and self._side_questions.quiet and not self._drafts

    def _rung(self) -> None:
        """Does what is due. If it fails, tries again later."""
        try:
            self._on_time()
        except Exception as fault:
            self._broke("time-failed", fault)
            self._house.wheel.set(self, self._house.clock() + TRY_AGAIN)

    def _on_time(self) -> None:
        if self._drafts.due is not None and self._drafts.due <= self._house.clock():
            self.write_drafts()
            self._plan()  # anything else that is due comes after them
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

    def _take(self, job: Job) -> None:
        """Handles a job. If it fails, its sender is answered and the table goes on."""
        if not has_waited(job) and self._side_questions.keeps(job):
            return
        try:
            first = self._comes_before(job)
            if first is not None:
                self._inbox.put_back(job)
                job = first
            self._judge_job(job)
        except Exception as fault:
            self._broke("job-failed", fault)
            self._refuse_failed(job, OUR_FAULT)

    def _judge_job(self, job: Job) -> None:
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
        """Judges in a worker. This table and its clock wait; other tables go on."""
        self._inbox.hold()
        back = partial(self._back_from_the_rules, job, change, self._schedule.standing())
        whose = self.state.id if job.connection is None else job.connection.address
        if change.aside is None:
            self._house.judges.do(whose, change.judge).done.add_done_callback(back)
            return

        def prepared(done: "Future[None]") -> None:
            """Slow rules have workers of their own, so that they delay no preparation."""
            if not done.cancelled() and done.exception() is None and change.slow_rules:
                self._house.judges.do(whose, change.judge).done.add_done_callback(back)
            else:
                back(done)

        self._house.preparers.do(whose, change.prepare).done.add_done_callback(prepared)

    def _back_from_the_rules(
        self, job: Job, change: Change, clock: MatchClock | None, judged: "Future[None]"
    ) -> None:
        self._inbox.release()
        self._schedule.stood(clock)
        if judged.cancelled() or self.leaving or self._gone:
            return  # closing: the job was neither answered nor adopted
        try:
            fault = judged.exception()
            if fault is None:
                self._judged(job, change)
            elif isinstance(fault, Rejected):
                self._refuse(job, fault)
            else:
                self._broke("judging-failed", fault)
                self._refuse_failed(job, "table-busy")
        except Exception as fault:
            self._broke("job-failed", fault)
            self._refuse_failed(job, OUR_FAULT)
        self._inbox.go_on()

    def _comes_before(self, job: Job) -> Job | None:
        """The job that must be handled first: a passed deadline, or the sender's return."""
        if isinstance(job, Expiry) or has_waited(job):
            return None
        if self._schedule.overtime():
            return Expiry()
        if isinstance(job, Act) and job.by_somebody_absent(self.state):
            return Returned(job.person)
        return None

    def _refuse(self, job: Job, refused: Rejected) -> None:
        """Refuses, unless the store has the action: then it is a retry whose answer was lost."""
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
        """Answers a retry. If it replaced a waiting draft, that newer draft is put back."""
        self._answers.known(job)
        before = job.without_newest() if isinstance(job, Act) else None
        if before is not None:
            self._inbox.put_first([before])

    def _after_drafts(self, job: Job) -> bool:
        """Puts waiting drafts before this job. False: there are none."""
        if not self._drafts:
            return False
        self._inbox.put_first([*self._drafts.release(self._house.clock()), job])
        return True

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
        if change.is_draft and self._holds_draft(job, change.at):
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
            self._adopt_or_reload([(job, change)])
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

    def _holds_draft(self, draft: Job, at: Millis) -> bool:
        """Whether the draft waits. A bot's draft never waits, and none while the house closes."""
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
            house.counts["disk_shares_refused"] += 1
            raise

    def _back_from_disk(self, batch: Batch, verdict: Verdict) -> None:
        self._writing = False
        self._inbox.release()
        if verdict == "written":
            self._adopt_or_reload([(one.job, one.change) for one in batch])
            self._go_on()
            return
        for one in reversed(batch):
            self.state.shares.give_back(one.charge)
            one.change.drop()
        if verdict == "lost" or (verdict == "failed" and self.state.claim is not None):
            # Another node may go on with the table, so our state no longer counts: no one is
            # answered; clients reconnect and get what the store has.
            self._house.drop(self, MOVED if verdict == "lost" else UNWRITTEN)
        elif len(batch) > 1:
            self._batcher.one_by_one(batch)
            self._go_on()
        else:
            job = batch[0].job
            if verdict == "known" and job.connection is not None:
                self._known(job)
            else:
                self._refuse_failed(job, "not-saved")
            self._go_on()

    def _go_on(self) -> None:
        self._inbox.go_on()
        if self._afterwards is None or self._writing or self._inbox.first is not None:
            return
        afterwards, self._afterwards = self._afterwards, None
        if not self._gone:
            afterwards()

    def _refuse_failed(self, job: Job, why: str) -> None:
        """Refuses a failed job; a job of the table itself is retried later."""
        if job.connection is not None:
            self._answers.refuse(job, Rejected(why))
            return
        self._house.wheel.set(self, self._house.clock() + TRY_AGAIN)
        for one in (job, self._inbox.behind()):
            if isinstance(one, Missed | Returned):  # the schedule creates all others again
                self._inbox.put_off(one)
            elif one is not None:
                self._answers.refuse(one, Rejected(why))

    def _broke(self, name: str, fault: BaseException) -> None:
        self._house.faults.log(log, name, fault, table=self.state.id)

    def _adopt_or_reload(self, done: list[tuple[Job, Change]]) -> None:
        """Adopts what is written; if that fails, the table is reloaded from the store."""
        try:
            self._adopt(done)
        except Exception as fault:
            event(log, "table-failed", level=logging.ERROR, error=fault, table=self.state.id)
            self._house.drop(self)

    def _adopt(self, done: list[tuple[Job, Change]]) -> None:
        """Adopts the whole batch before answering: an answer may let the next job be judged."""
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
        """The only people concerned by a batch of drafts; None: it may concern everybody."""
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
        """After any change: updates the clock and the timer, and sends the views."""
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

    def match_time(self) -> Millis:
        return self.state.match_time(self._house.clock())

    def act(
        self, person: int, body: bytes, name: Id | None, connection: Connection, match: str | None
    ) -> Act:
        """An act for that match. Any other act may be a retry from an earlier match."""
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

    def send_away(self, farewell: Farewell) -> None:
        """Closes all sockets; their clients reconnect and get what the store has."""
        self._gone = self.leaving = True
        self.stop_taking()
        self._house.wheel.set(self, None)
        for connection in self.stage.everybody():
            if farewell.why:
                connection.refuse(farewell.why)
            connection.close(farewell.code)

    def hand_over(self, then: Callable[[], None]) -> None:
        """Prepares the move to another node. Clients repeat waiting jobs there."""
        self.leaving = True
        self._inbox.close(last=has_waited)
        for draft in self._drafts.release(self._house.clock()):
            self._inbox.add(draft)
        self._afterwards = then
        self._go_on()

    def write_drafts(self) -> None:
        self._inbox.put_first(self._drafts.release(self._house.clock()))

    def stop_taking(self) -> None:
        """The house closes: drops waiting jobs, and lets the present one finish."""
        self._inbox.close()

    @property
    def unused(self) -> bool:
        """Whether nobody is here, and only its opener has been, for less than a minute."""
        empty = not self.stage.attendance.connections and not self.stage.at_the_door
        return self.state.fleeting and empty and self.quiet

    def forget(self) -> None:
        """Stops the timer, without a write."""
        self._house.wheel.set(self, None)

    def put_away(
        self, leaves: Leaving = "", done: Callable[[Verdict], None] = ignore_verdict
    ) -> None:
        """Stops the clock and stores the table; with `leaves`, gives up the claim."""
        self._table_use.look(self._house.clock())
        if not leaves:
            self._schedule.regulate()
        self._house.wheel.set(self, None)
        write = Write(tables=[self.state.row(self._house.today())], leaves=leaves)
        if leaves:
            write.changes = self._schedule.stop()
        self._house.writer.submit(self.state.signed(write), done)

    def end_broken(self, match: MatchRow) -> None:
        """Ends a match of other rules. A private one is deleted, as nobody could see it again."""
        now, state = self._house.today(), self.state
        state.gathering, outcome = with_broken(state.gathering, match, now)
        ended = {"ended_at": now, "outcome": encode(outcome)}
        write = Write(tables=[state.row(now)], changes=[(match.id, ended)])
        if match.private:
            self._house.doubt_contents()
            write.forgotten.append(match.id)
        self._house.writer.submit(state.signed(write), ignore_verdict)
