"""The match of a table: its game, its clock, and what is stored at each step."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.codec import encode
from parlotte.core.contract import Expired, Input, Memory, Millis, Seat, SeatChanged, Seats, Step
from parlotte.core.match import AnyMatch, Match, Present, Setup
from parlotte.core.replay import play_again
from parlotte.server.content.library import Bound
from parlotte.server.content.options import seated_options
from parlotte.server.store.rows import InputRow, MatchRow
from parlotte.server.table.clock import MatchClock
from parlotte.server.table.gathering import FIRST_PERSON, Gathering, put_by
from parlotte.server.table.shared_devices import HAND_OVER, Device, SharedDevices, StoredDevices

SNAPSHOT_EVERY = 64


class CannotGoOn(Exception):  # noqa: N818
    """A stored match of other rules, or whose content or state can't be read any more."""


class LiveMatch:
    def __init__(self, name: str, number: int, bound: Bound, core: AnyMatch) -> None:
        self.id = name
        self.number = number
        self.bound = bound
        self.core = core
        self.clock = MatchClock()
        self.written = self.clock  # the clock as last stored
        self.beats = 0  # number of holds and releases; a change concerns all viewers
        self.hands = SharedDevices()
        self.held_in = ""  # the phase for which the clock is held
        self.helped = ""  # the phase that has had "plus de temps"
        self.roused = False  # resumed by hand, though nobody has acted yet
        self.scored_in = ""  # the phase in which the scores were last written
        self.saved_seq = 0  # seq of the last snapshot
        self.slow_seq = 0  # seq of the last input with slow rules
        self.turned: Millis | None = None  # house time at which this phase began; None: long ago
        self.phase = ""
        self.over = False
        self._look()

    def _look(self) -> None:
        """Caches phase and end, which are asked for after each step."""
        self.phase = self.bound.game.phase(self.core.state)
        self.over = self.core.outcome is not None

    def adopt(self, given: Input[Any], step: Step[Any]) -> None:
        """Applies a step that has been written."""
        if self.takes_long(given):
            self.slow_seq = self.core.seq + 1
        self.core.adopt(given, step)
        self._look()
        if isinstance(given.what, Expired | SeatChanged):
            self.roused = False

    @contextmanager
    def in_thought(self) -> Iterator[None]:
        """Steps adopted in this block are tentative: the match is restored afterwards."""
        before = (self.core.present, self.phase, self.over, self.roused)
        try:
            yield
        finally:
            self.core.present, self.phase, self.over, self.roused = before

    def takes_long(self, given: Input[Any]) -> bool:
        slow = self.bound.registration.slow.rules
        return slow is not None and slow(self.core.state, given.what)

    def rouse(self) -> None:
        """Resumes a match that fell asleep, although nobody has acted."""
        if self.core.asleep:
            self.roused = True

    def waits_for(self, seat: Seat) -> bool:
        """Whether the table waits for the person in this seat; a bot does not count."""
        core = self.core
        if core.holders[seat] != "person":
            return False
        return any(one.must for one in core.game.prompts(core.state, seat))

    def closable(self, excused: tuple[Seat, ...]) -> bool:
        closes = self.bound.registration.closes
        if closes is not None and not closes(self.core.state):
            return False
        return self.core.hand_refused(excused) is None

    @property
    def spares_time(self) -> bool:
        """Whether a shared device may hold the clock: only with a deadline, and not in a race."""
        race = self.bound.registration.race
        return self.core.deadline is not None and not (race and race(self.core.state))

    def passed_on(self, device: Device, to: int, house: Millis, *, down: bool) -> None:
        """A shared device goes to a person whom the match waits for, with or without a curtain."""
        hands, now = self.hands, time_of(self, house)
        owed = hands.hangs(device, to, now) if down else hands.lifted(device, to, now)

        def ended(person: int, curtain: bool) -> bool:
            return person in device and (person != to or (curtain and not down))

        clock = self.clock.go_on(house, ended)
        self._hold(clock.stand(house, to, owed, curtain=down) if owed else clock)

    def hands_after(self, device: Device, to: int, house: Millis, *, down: bool) -> StoredDevices:
        """The device state after such a hand-over, for the store."""
        hands, now = SharedDevices.again(self.hands.kept()), time_of(self, house)
        _ = hands.hangs(device, to, now) if down else hands.lifted(device, to, now)
        return hands.kept(self.id, self.phase)

    def take_up(self, kept: StoredDevices) -> None:
        """After a restart: restores who had a shared device in this phase, and the time owed."""
        if (kept.match, kept.phase) == (self.id, self.phase):
            self.hands = SharedDevices.again(kept)

    def call(self, device: Device, person: int, house: Millis, deadline: Millis) -> None:
        """Holds the match just before the deadline, for a person who has not had the device."""
        self.hands.call(device, person, deadline)
        self._hold(MatchClock(deadline - 1, house).stand(house, person, HAND_OVER, curtain=True))

    def tidy(self, house: Millis, awaited: Callable[[int], bool]) -> None:
        """Ends holds of an earlier phase, and those for people whom the match does not wait for."""
        if self.held_in != self.phase:
            self.held_in, self.hands, self.turned = self.phase, SharedDevices(), house
            if self.clock.hold(house):
                self._hold(self.clock.release(house))
            return
        self.hands.forget(lambda person: not awaited(person))
        if self.clock.turns:
            self._hold(self.clock.go_on(house, lambda person, _: not awaited(person)))

    def lasted(self, house: Millis) -> Millis | None:
        """How long the present phase has been shown, whether match time ran or not."""
        return None if self.turned is None else house - self.turned

    def _hold(self, clock: MatchClock) -> None:
        if clock != self.clock:
            self.clock, self.beats = clock, self.beats + 1

    @property
    def asleep(self) -> bool:
        return self.core.asleep and not self.roused

    def changes_with(self, step: Step[Any]) -> dict[str, Any]:
        """Extra columns of a step: sometimes a snapshot, and at each phase the scores."""
        changes: dict[str, Any] = {}
        core = self.core
        after_slow = self.slow_seq > self.saved_seq and step.only is None
        if core.seq and (after_slow or core.seq % SNAPSHOT_EVERY == 0):
            changes = {"snapshot": encode(core.present), "snapshot_seq": core.seq}
            self.saved_seq = core.seq
        if self.phase != self.scored_in:
            self.scored_in = self.phase
            changes["outcome"] = encode(self.core.stopped_outcome(step.state))
        return changes

    def not_written(self) -> None:
        """The write failed: snapshot and scores go with the next step."""
        self.scored_in, self.saved_seq = "", 0

    def row(self, table: str, names: tuple[str, ...], started_at: int) -> MatchRow:
        registration = self.bound.registration
        return MatchRow(
            id=self.id,
            table_id=table,
            number=self.number,
            game=registration.key,
            rules=registration.version,
            content=self.bound.hash,
            setup=encode(self.core.setup),
            base_match=self.clock.base,
            base_house=self.clock.since,
            held=self.clock.held,
            started_at=started_at,
            names=encode(names),
            private=registration.private,
        )


class Beginning(Struct, frozen=True):
    name: str
    number: int
    bound: Bound
    setup: Setup[Any]

    def match(self) -> LiveMatch:
        """Sets up the match. Raises Rejected."""
        return LiveMatch(self.name, self.number, self.bound, Match(self.bound.game, self.setup))


def begin(
    name: str, gathering: Gathering, bound: Bound, options: Any, seed: bytes
) -> tuple[Beginning, Gathering]:
    """The start of a match with everybody present and not on the couch."""
    people = gathering.chairs
    ids = tuple(one.id for one in people)
    leader = FIRST_PERSON if FIRST_PERSON in ids else gathering.host  # who opened the table
    game = bound.registration
    seats = Seats(
        tuple(one.holder for one in people),
        opener=ids.index(leader) if leader in ids else 0,
        youngest=ids.index(gathering.youngest) if gathering.youngest in ids else 0,
        teams=game.teams_with(options, len(ids)),
    )
    memory = gathering.memory.get(game.key, Memory())
    setup = Setup(seated_options(game, options, ids), seats, seed, memory)
    number = len(gathering.played) + 1
    start = Beginning(name, number, bound, setup)
    fresh: dict[str, Any] = {"paused": False, "ready": (), "hidden": (), "parted": False}
    fresh |= {"played_by": tuple(one.id for one in people if one.holder == "person")}
    return start, replace(put_by(gathering), match=name, seats=ids, playing=True, **fresh)


def restore(row: MatchRow, bound: Bound, inputs: list[InputRow]) -> LiveMatch:
    """Restores a stored match: from its last snapshot, then input by input."""
    registration = bound.registration
    if row.rules != registration.version:
        raise CannotGoOn(f"rules of version {row.rules}, here {registration.version}")
    try:
        setup, present, given = _decoded(row, bound, inputs)
    except (msgspec.MsgspecError, ValueError) as fault:
        raise CannotGoOn("its log can't be read") from fault
    core: AnyMatch = Match(bound.game, setup, present=present)
    for _ in play_again(core, given):
        pass
    match = LiveMatch(row.id, row.number, bound, core)
    # It is not stored whom the hold was for: the rest of it is for everybody.
    match.clock = MatchClock(row.base_match, row.base_house, row.held, help=row.held)
    match.written, match.held_in = match.clock, match.phase
    match.helped = row.phase_helped
    match.saved_seq = 0 if present is None else present.seq
    match.slow_seq = core.seq if registration.slow.rules is not None else 0
    return match


def _decoded(
    row: MatchRow, bound: Bound, inputs: list[InputRow]
) -> tuple[Setup[Any], Present[Any] | None, list[Input[Any]]]:
    """Decodes the rows, apart from replaying: an error of the rules is no fault of the rows."""
    shapes = bound.shapes
    setup = shapes.setup.decode(row.setup)
    present = None if row.snapshot is None else shapes.present.decode(row.snapshot)
    seq = 0 if present is None else present.seq
    return setup, present, [shapes.given.decode(one.given) for one in inputs if one.seq > seq]


def time_of(match: LiveMatch, house: Millis) -> Millis:
    """Match time now; never before the last input."""
    return max(match.clock.at(house), match.core.now)
