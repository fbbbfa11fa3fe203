"""A live table: one thing at a time, judged, written to disk, and only then true.

Everything that happens to a table goes through its inbox. While a write is on its way to the disk
the next thing waits; when the store says it is written the new state is adopted, the one who asked
is answered, and everybody is shown what changed for him.
"""

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from parlotte.core.codec import encode
from parlotte.core.contract import Event, Expired, Input, Millis, Rejected, Seat, Step
from parlotte.packs.format import Pack
from parlotte.server.commands.all import Hearing, carry_out
from parlotte.server.commands.door import join_again
from parlotte.server.commands.hosting import read_options
from parlotte.server.commands.kinds import Back, Command, Gone, Join
from parlotte.server.content.house_words import HouseWords, Voted
from parlotte.server.content.own_packs import OwnPacks
from parlotte.server.past.looking import Looking
from parlotte.server.sockets.frames import Id
from parlotte.server.sockets.limits import Bucket
from parlotte.server.store.rows import HouseWordRow, MatchRow, PackRow, TableRow
from parlotte.server.store.writes import Verdict, Write
from parlotte.server.table.gathering import Gathering, Person, remember_done
from parlotte.server.table.guests import Guests
from parlotte.server.table.hub import Ack, Hub
from parlotte.server.table.jobs import Act, CommandJob, Job, action_name, mark_of
from parlotte.server.table.live_match import LiveMatch, begin, time_of
from parlotte.server.table.picture import Picture
from parlotte.server.table.presence import Attendance
from parlotte.server.table.results import all_want_it_kept, with_broken, with_result
from parlotte.server.table.rhythm import Rhythm, unheard
from parlotte.server.table.tokens import new_id

if TYPE_CHECKING:
    from parlotte.server.house import House

REACTIONS_PER_SECOND, REACTIONS_BURST = 1.0, 4.0
TRY_AGAIN: Millis = 1_000  # after the disk refused what nobody waits for


class Judged(Struct):
    """A step the rules allow, with the table it leads to. It is true once it is written."""

    given: Input[Any]
    step: Step[Any]
    table: Gathering
    voted_in: list[HouseWordRow] = []  # words, with it


class LiveTable:
    __slots__ = (
        "_busy",
        "_inbox",
        "_looking",
        "_reactions",
        "_rhythm",
        "_rung",
        "_writing",
        "at_the_door",
        "attendance",
        "gathering",
        "guests",
        "house",
        "hub",
        "id",
        "match",
        "own_packs",
        "picture",
        "voted",
    )

    def __init__(
        self,
        house: "House",
        name: str,
        gathering: Gathering,
        match: LiveMatch | None = None,
        packs: tuple[tuple[PackRow, Pack], ...] = (),
        house_words: Iterable[HouseWordRow] = (),
    ) -> None:
        self.house = house
        self.id = name
        self.gathering = gathering
        self.match = match
        self.own_packs = OwnPacks(packs)
        own = HouseWords(name, house_words)
        self.voted = Voted(own, house.house_words, shared=house.settings.one_house)
        self.hub = Hub(new_id(house.secrets))
        self.guests = Guests(self)
        self.attendance = Attendance()
        self.picture = Picture(self)
        self.at_the_door = 0  # sockets not let in yet
        self._rhythm = Rhythm(self)
        self._inbox: deque[Job] = deque()
        self._writing = False
        self._rung = False
        self._busy = False
        self._reactions: dict[int, Bucket] = {}
        self._looking = Looking(self)

    # What happens to a table comes in here.

    def put(self, job: Job) -> bool:
        """Take it in its turn; False when too much waits already."""
        if len(self._inbox) >= self.house.settings.limits.inbox:
            return False
        self._inbox.append(job)
        self._go()
        return True

    def ask(self, command: Command) -> None:
        """A command of the house itself."""
        self.put(CommandJob(None, command))

    def ring(self) -> None:
        """A time has come that the rhythm of the table set."""
        if self.house.stopping:
            return  # nothing begins any more
        self._rung = True
        self._go()

    @property
    def quiet(self) -> bool:
        """Nothing waits, and nothing is on its way to the disk."""
        return not (self._writing or self._inbox)

    def _go(self) -> None:
        if self._busy:
            return
        self._busy = True
        try:
            while not self._writing:
                if self._inbox:
                    job = self._inbox.popleft()
                    self._act(job) if isinstance(job, Act) else self._carry_out(job)
                elif self._rung:
                    self._rung = False
                    self._rhythm.ring()
                else:
                    break
        finally:
            self._busy = False

    # The game.

    def _act(self, job: Act) -> None:
        try:
            person, seat, match = self._player(job.person)
            if self.gathering.paused:
                raise Rejected("table-paused")
            if job.connection is not None and person.holder != "person":
                self._inbox.appendleft(job)
                self._carry_out(CommandJob(None, Back(person.id)))  # whoever acts is back
                return
            if self._expires_first(job):
                return
            given = Input(time_of(match, self.house.clock()), seat, job.action)
            step = match.core.judge(given)
        except Rejected as refused:
            self._refuse_act(job, refused)
            return
        self._write_step(match, Judged(given, step, self.gathering), job)

    def _player(self, person: int) -> tuple[Person, Seat, LiveMatch]:
        found, seat, match = self.gathering.person(person), self.playing_seat(person), self.match
        if found is None or seat is None or match is None:
            raise Rejected("next-game" if self.gathering.playing else "not-playing")
        return found, seat, match

    def _refuse_act(self, job: Act, refused: Rejected) -> None:
        """Unless it was done already: then it is a retry, and its answer was lost on the way."""
        name = action_name(job)
        if name is None or self.match is None:
            self.refuse(job, refused)
            return
        self.house.look_up(
            self.match.id,
            name,
            lambda known: self._known(job) if known else self.refuse(job, refused),
        )

    def _expires_first(self, job: Job) -> bool:
        """A deadline that has passed comes before whatever comes after it."""
        match = self.match
        if match is None or not match.clock.running or match.over:
            return False
        deadline = match.core.deadline
        if deadline is None or time_of(match, self.house.clock()) < deadline:
            return False
        self._inbox.appendleft(job)
        self.expire(match)
        return True

    def expire(self, match: LiveMatch) -> None:
        given: Input[Any] = Input(time_of(match, self.house.clock()), None, Expired())
        self._write_step(match, Judged(given, match.core.judge(given), self.gathering))

    def act_for_bot(self, seat: Seat, action: Any) -> None:
        self._rung = True  # another bot's time may have come as well
        self._act(Act(self.gathering.seats[seat], action))

    def misses(self, person: int) -> None:
        """Somebody has been away for long."""
        absent = self.gathering.person(person)
        if absent is not None and not absent.gone:
            self._inbox.append(CommandJob(None, Gone(person)))

    def _write_step(
        self,
        match: LiveMatch,
        judged: Judged,
        job: Job | None = None,
        hearing: Hearing | None = None,
    ) -> None:
        """Judged: now to the disk, with all that must be true together with it."""
        write = Write(inputs=[match.input_row(judged.given, action_name(job))])
        if judged.step.adopted:
            judged.voted_in = write.house_words = self._voted_in(match, judged.step)
        changes = match.changes_with(judged.step)
        outcome = match.core.outcome_after(judged.given, judged.step)
        if outcome is not None:
            now = self.house.wall()
            private = match.bound.registration.private
            if private and not all_want_it_kept(judged.table):
                write.forgotten.append(match.id)
            judged.table = with_result(judged.table, match, judged.given, judged.step, outcome, now)
            ended = match.clock.pause(self.house.clock())
            changes |= {"outcome": encode(outcome), "ended_at": now, **ended.columns()}
        if judged.table is not self.gathering:
            write.tables.append(self.row(judged.table))
        if changes:
            write.changes.append((match.id, changes))
        self._submit(write, partial(self._stepped, match, judged, job, hearing))

    def _stepped(
        self,
        match: LiveMatch,
        judged: Judged,
        job: Job | None,
        hearing: Hearing | None,
        verdict: Verdict,
    ) -> None:
        if verdict != "written":
            match.scored_in = ""  # the scores go with the next step
            self._not_written(job, verdict)
            return
        match.adopt(judged.given, judged.step)
        events = judged.step.events
        for row in judged.voted_in:
            self.voted.keep(row)
            events = (*events, Event("table-word-adopted", {"word": row.word}))
        self._true_now(judged.table, job, hearing, events)

    def _voted_in(self, match: LiveMatch, step: Step[Any]) -> list[HouseWordRow]:
        game, now = match.bound.registration.key, self.house.wall()
        return [self.voted.row(one, self.gathering, game, now) for one in step.adopted]

    # The table.

    def _carry_out(self, job: CommandJob) -> None:
        who = None if job.person is None else self.gathering.person(job.person)
        hearing = Hearing(self, self.gathering, who, job.connection, job.id)
        mark = mark_of(job)
        try:
            if mark is not None and self._repeated(hearing, job, mark):
                return
            if self._expires_first(job):
                return
            carry_out(hearing, job.command)
            fresh = self._begin(hearing) if hearing.start else None
            judged = self._judge(hearing)
        except Rejected as refused:
            self.refuse(job, refused)
            return
        if hearing.look is not None:
            self._looking.ask(job, hearing.look)
            return
        if hearing.table is not self.gathering and mark is not None:
            owner = (
                hearing.answer["person"] if isinstance(job.command, Join) and hearing.answer else ""
            )
            hearing.table = remember_done(hearing.table, f"{mark}{owner}")
        if judged is not None and self.match is not None:
            judged.table = hearing.table
            self._write_step(self.match, judged, job, hearing)
            return
        self._write_command(job, hearing, fresh)

    def _repeated(self, hearing: Hearing, job: CommandJob, mark: str) -> bool:
        """A command that was carried out, and whose answer was lost, is answered again."""
        joins = isinstance(job.command, Join)  # then the mark is followed by who sat down
        known = [one for one in self.gathering.done if one == mark or (joins and mark in one)]
        if not known:
            return False
        owner = known[0].removeprefix(mark)
        person = self.gathering.person(int(owner)) if owner else None
        if person is None:
            self._known(job)
        else:
            join_again(hearing, person)
            self._write_command(job, hearing)
        return True

    def _judge(self, hearing: Hearing) -> Judged | None:
        if hearing.what is None or self.match is None:
            return None
        given: Input[Any] = Input(time_of(self.match, self.house.clock()), None, hearing.what)
        return Judged(given, self.match.core.judge(given), hearing.table)

    def _begin(self, hearing: Hearing) -> LiveMatch:
        house = self.house
        game = hearing.table.game
        bound = house.library.with_packs(game, self.own_packs.of(game), self.voted.words())
        options = read_options(bound.registration, hearing.table.options.get(game, {}))
        name, seed = new_id(house.secrets), house.secrets.bytes(16)
        fresh, hearing.table = begin(name, hearing.table, bound, options, seed)
        hearing.events.extend(fresh.core.opening_events)
        return fresh

    def _write_command(
        self, job: CommandJob, hearing: Hearing, fresh: LiveMatch | None = None
    ) -> None:
        write = Write(
            packs=hearing.packs,
            packs_gone=hearing.packs_gone,
            house_words_gone=hearing.house_words_gone,
        )
        if hearing.table is not self.gathering:
            write.tables.append(self.row(hearing.table))
        if fresh is not None:
            names = tuple(one.name for one in hearing.table.chairs)
            write.matches.append(fresh.row(self.id, names, self.house.wall()))
            write.contents.extend(self.house.content_rows(fresh.bound))
        if hearing.clock is not None and self.match is not None:
            columns = {**hearing.clock.columns(), "phase_helped": hearing.helped or ""}
            write.changes.append((self.match.id, columns))
        if write:
            self._submit(write, partial(self._carried_out, job, hearing, fresh))
        else:
            self._true_now(self.gathering, job, hearing)

    def _carried_out(
        self, job: CommandJob, hearing: Hearing, fresh: LiveMatch | None, verdict: Verdict
    ) -> None:
        if verdict != "written":
            self._not_written(job, verdict)
            return
        if fresh is not None:
            self.match = fresh
            self._rhythm.begin()
            self.hub.forget_events()
        if hearing.clock is not None and self.match is not None:
            self.match.clock = hearing.clock
            self.match.helped = hearing.helped or ""
        self._true_now(hearing.table, job, hearing)

    # After the disk.

    def _submit(self, write: Write, done: Callable[[Verdict], None]) -> None:
        self._writing = True
        self.house.writer.submit(write, partial(self._back_from_disk, done))

    def _back_from_disk(self, done: Callable[[Verdict], None], verdict: Verdict) -> None:
        self._writing = False
        done(verdict)
        self._go()

    def _not_written(self, job: Job | None, verdict: Verdict) -> None:
        """Nothing has changed. A retry is answered as before; a disk that refuses is told."""
        if job is None or job.connection is None:
            self.house.wheel.set(self, self.house.clock() + TRY_AGAIN)
        elif verdict == "known":
            self._known(job)
        else:
            self.refuse(job, Rejected("not-saved"))

    def refuse(self, job: Job, refused: Rejected) -> None:
        if job.connection is not None:
            refused = self._naming(refused)
            self.house.metrics.counts["refused"] += 1
            job.connection.reject(refused, job.id)
            job.connection.answered()

    def _naming(self, refused: Rejected) -> Rejected:
        """A seat is called by the name of who sits there."""
        seat = refused.params.get("seat")
        if isinstance(seat, int) and seat < len(self.gathering.seats):
            person = self.gathering.person(self.gathering.seats[seat])
            refused.params["seat"] = "" if person is None else person.name
        return refused

    def _known(self, job: Job) -> None:
        """A retry is answered again, never applied twice."""
        if job.connection is not None:
            job.connection.push(b'{"ack":%b}' % encode(job.id))
            job.connection.answered()

    def _true_now(
        self,
        table: Gathering,
        job: Job | None,
        hearing: Hearing | None,
        events: tuple[Event, ...] = (),
    ) -> None:
        """It is on disk: adopted, answered, shown."""
        self.gathering = table
        ack = None
        if job is not None and job.connection is not None:
            self.house.metrics.counts["acknowledged"] += 1
            ack = Ack(job.connection, _acknowledged(job.id, hearing))
            job.connection.answered()
        if hearing is not None:
            events = (*hearing.events, *events)
            for follow_up in hearing.after:
                follow_up()
        self.refresh(events, ack)

    def refresh(self, events: tuple[Event, ...] = (), ack: Ack | None = None) -> None:
        """After any change: the clock runs or stands, the next time is set, all are shown."""
        self._rhythm.regulate()
        self._rhythm.plan()
        self.hub.publish(self.picture.moment(), self.picture.events(events), ack)

    # What others ask of it.

    def playing_seat(self, person: int) -> Seat | None:
        return self.gathering.seat_of(person) if self.gathering.playing else None

    @property
    def watchers(self) -> int:
        """Those who look on, screens among them, and those who wait at the door."""
        return self.attendance.watching + self.attendance.screens + self.at_the_door

    @property
    def ticking(self) -> bool:
        return self.match is not None and self.match.clock.running

    def match_time(self) -> Millis:
        return 0 if self.match is None else time_of(self.match, self.house.clock())

    def read_action(self, body: bytes) -> Any:
        """An action of the game that is played. Whatever is no action of it is refused."""
        if self.match is None:
            raise Rejected("not-playing")
        try:
            return self.match.bound.shapes.action.decode(body)
        except (msgspec.MsgspecError, RecursionError):
            raise Rejected("bad-action") from None

    def rouse(self) -> None:
        """Somebody wakes a match in which nobody had acted for a round."""
        if self.match is not None and self.match.core.asleep:
            self.match.roused = True

    def may_react(self, person: int) -> bool:
        bucket = self._reactions.setdefault(person, Bucket(REACTIONS_PER_SECOND, REACTIONS_BURST))
        return bucket.take(self.house.clock.seconds())

    def put_away(self) -> None:
        """Before it leaves memory: its clock stands, and the store knows when it was last seen."""
        self._rhythm.regulate()
        self.house.wheel.set(self, None)
        self.house.writer.submit(Write(tables=[self.row()]), unheard)

    def end_broken(self, match: MatchRow) -> None:
        """A match that can't go on after an update."""
        now = self.house.wall()
        game = self.house.library.games.get(match.game)
        private = game is not None and game.private and not all_want_it_kept(self.gathering)
        self.gathering, outcome = with_broken(self.gathering, match, now)
        ended = {"ended_at": now, "outcome": encode(outcome)}
        write = Write(tables=[self.row()], changes=[(match.id, ended)])
        if private:
            write.forgotten.append(match.id)
        self.house.writer.submit(write, unheard)

    def row(self, table: Gathering | None = None) -> TableRow:
        table = table or self.gathering
        return TableRow(id=self.id, code=table.code, state=encode(table), seen_at=self.house.wall())


def _acknowledged(act: Id | None, hearing: Hearing | None) -> bytes:
    answer = (
        b"" if hearing is None or hearing.answer is None else b',"answer":' + encode(hearing.answer)
    )
    return b'"ack":%b%b' % (encode(act), answer)
