"""The match a table plays: its game, its clock, and what goes into the store at each step."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.codec import encode
from parlotte.core.contract import (
    Expired,
    Input,
    Memory,
    Millis,
    Seat,
    SeatChanged,
    Seats,
    Step,
)
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
    __slots__ = (
        "beats",
        "bound",
        "clock",
        "core",
        "hands",
        "held_in",
        "helped",
        "id",
        "number",
        "over",
        "phase",
        "roused",
        "saved_seq",
        "scored_in",
        "slow_seq",
        "turned",
        "written",
    )

    def __init__(self, name: str, number: int, bound: Bound, core: AnyMatch) -> None:
        self.id = name
        self.number = number
        self.bound = bound
        self.core = core
        self.clock = MatchClock()
        self.written = self.clock  # as the store has it
        self.beats = 0  # how often it was held, or let go on: all must hear of it
        self.hands = SharedDevices()
        self.held_in = ""  # the phase for which the clock is held
        self.helped = ""  # the phase that has had "plus de temps"
        self.roused = False  # somebody woke it up, though nobody has acted yet
        self.scored_in = ""  # the phase in which the scores were last written
        self.saved_seq = 0  # the last input that a snapshot holds
        self.slow_seq = 0  # the last input over which the rules took long
        self.turned: Millis | None = None  # house time at which this phase began; None: long ago
        self.phase = ""
        self.over = False
        self._look()

    def _look(self) -> None:
        """What everybody asks for after each step is found out once."""
        self.phase = self.bound.game.phase(self.core.state)
        self.over = self.core.outcome is not None

    def adopt(self, given: Input[Any], step: Step[Any]) -> None:
        """A step that is written is true."""
        if self.takes_long(given):
            self.slow_seq = self.core.seq + 1
        self.core.adopt(given, step)
        self._look()
        if isinstance(given.what, Expired | SeatChanged):
            self.roused = False

    @contextmanager
    def in_thought(self) -> Iterator[None]:
        """What is adopted in here is only thought out: then the match is what it was before."""
        before = (self.core.present, self.phase, self.over, self.roused)
        try:
            yield
        finally:
            self.core.present, self.phase, self.over, self.roused = before

    def takes_long(self, given: Input[Any]) -> bool:
        """Whether the rules may take long over it."""
        slow = self.bound.registration.slow.rules
        return slow is not None and slow(self.core.state, given.what)

    def rouse(self) -> None:
        """Somebody wakes it, though nobody had acted for a round."""
        if self.core.asleep:
            self.roused = True

    def waits_for(self, seat: Seat) -> bool:
        """The table can't go on without whoever sits there; a bot needs no device."""
        core = self.core
        if core.holders[seat] != "person":
            return False
        return any(one.must for one in core.game.prompts(core.state, seat))

    def closable(self, excused: tuple[Seat, ...]) -> bool:
        """Whether the host's hand would end the present phase."""
        closes = self.bound.registration.closes
        if closes is not None and not closes(self.core.state):
            return False
        return self.core.hand_refused(excused) is None

    @property
    def spares_time(self) -> bool:
        """Whether time may stand for those who share a device: not without a limit, and not in a
        race, where who is first stays first."""
        race = self.bound.registration.race
        return self.core.deadline is not None and not (race and race(self.core.state))

    def passed_on(self, device: Device, to: int, house: Millis, *, down: bool) -> None:
        """A device goes to somebody whom the match waits for: its curtain hangs until he comes, or
        he has lifted it. So much of the time of whoever had it is over."""
        hands, now = self.hands, time_of(self, house)
        owed = hands.hangs(device, to, now) if down else hands.lifted(device, to, now)

        def ended(person: int, curtain: bool) -> bool:
            return person in device and (person != to or (curtain and not down))

        clock = self.clock.go_on(house, ended)
        self._hold(clock.stand(house, to, owed, curtain=down) if owed else clock)

    def hands_after(self, device: Device, to: int, house: Millis, *, down: bool) -> StoredDevices:
        """As they will be once a device has been passed on, for the store."""
        hands, now = SharedDevices.again(self.hands.kept()), time_of(self, house)
        _ = hands.hangs(device, to, now) if down else hands.lifted(device, to, now)
        return hands.kept(self.id, self.phase)

    def take_up(self, kept: StoredDevices) -> None:
        """After a restart: who has had a shared device in this phase, and what is owed to whom."""
        if (kept.match, kept.phase) == (self.id, self.phase):
            self.hands = SharedDevices.again(kept)

    def call(self, device: Device, person: int, house: Millis, deadline: Millis) -> None:
        """Whoever has the device has used up his time: it is another's turn before the phase ends,
        so match time stops short of its deadline."""
        self.hands.call(device, person, deadline)
        self._hold(MatchClock(deadline - 1, house).stand(house, person, HAND_OVER, curtain=True))

    def tidy(self, house: Millis, awaited: Callable[[int], bool]) -> None:
        """The match is held for one phase, and for those alone whom it waits for."""
        if self.held_in != self.phase:
            self.held_in, self.hands, self.turned = self.phase, SharedDevices(), house
            if self.clock.hold(house):
                self._hold(self.clock.release(house))
            return
        self.hands.forget(lambda person: not awaited(person))
        if self.clock.turns:
            self._hold(self.clock.go_on(house, lambda person, _: not awaited(person)))

    def lasted(self, house: Millis) -> Millis | None:
        """How long everybody has been looking at this phase, whether match time ran or stood."""
        return None if self.turned is None else house - self.turned

    def _hold(self, clock: MatchClock) -> None:
        if clock != self.clock:
            self.clock, self.beats = clock, self.beats + 1

    @property
    def asleep(self) -> bool:
        return self.core.asleep and not self.roused

    def changes_with(self, step: Step[Any]) -> dict[str, Any]:
        """What the row of the match needs at this step, beside the input: now and then a
        snapshot, and the scores as they are, in case it can't go on after an update. What slow
        rules have judged once need not be judged again; a draft brings no snapshot for that."""
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
        """What went with a step that is not on disk goes with the next one."""
        self.scored_in, self.saved_seq = "", 0

    def input_row(self, given: Input[Any], action: str | None) -> InputRow:
        return InputRow(match_id=self.id, seq=self.core.seq + 1, action=action, given=encode(given))

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
    """All that a new match needs of its table."""

    name: str
    number: int
    bound: Bound
    setup: Setup[Any]

    def match(self) -> LiveMatch:
        """As the rules set it up. Raises Rejected."""
        return LiveMatch(self.name, self.number, self.bound, Match(self.bound.game, self.setup))


def begin(
    name: str, gathering: Gathering, bound: Bound, options: Any, seed: bytes
) -> tuple[Beginning, Gathering]:
    """A new match with everybody who is neither gone nor on the couch; the table remembers what
    it has met before."""
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
    """A stored match as it stood: from its last snapshot, then input by input."""
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
    # What it was held for is not known any more: what is left of it is for everybody.
    match.clock = MatchClock(row.base_match, row.base_house, row.held, help=row.held)
    match.written, match.held_in = match.clock, match.phase
    match.helped = row.phase_helped
    match.saved_seq = 0 if present is None else present.seq
    match.slow_seq = core.seq if registration.slow.rules is not None else 0
    return match


def _decoded(
    row: MatchRow, bound: Bound, inputs: list[InputRow]
) -> tuple[Setup[Any], Present[Any] | None, list[Input[Any]]]:
    """Apart from playing it: what the rules raise is no fault of the rows."""
    shapes = bound.shapes
    setup = shapes.setup.decode(row.setup)
    present = None if row.snapshot is None else shapes.present.decode(row.snapshot)
    seq = 0 if present is None else present.seq
    return setup, present, [shapes.given.decode(one.given) for one in inputs if one.seq > seq]


def time_of(match: LiveMatch, house: Millis) -> Millis:
    """Match time now; never before the last thing that happened."""
    return max(match.clock.at(house), match.core.now)
