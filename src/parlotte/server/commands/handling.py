"""A command being carried out: what it would change, before anything is written."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from msgspec.structs import replace

from parlotte.core.contract import Closed, Event, Rejected, SeatChanged, Stopped
from parlotte.server.commands.kinds import Command
from parlotte.server.store.rows import PackRow
from parlotte.server.table.clock import MatchClock
from parlotte.server.table.gathering import Gathering, Person, with_person

if TYPE_CHECKING:
    from parlotte.server.past.archive import Archive
    from parlotte.server.sockets.connection import Connection
    from parlotte.server.table.live import LiveTable

Role = Literal["door", "watcher", "anyone", "person", "host", "server"]
C = TypeVar("C", bound=Command)


@dataclass
class Hearing:
    live: "LiveTable"  # as it is; handlers only read it
    table: Gathering  # as it will be
    who: Person | None
    connection: "Connection | None"
    id: str | int | None = None
    what: Closed | SeatChanged | Stopped | None = None  # for the match
    clock: MatchClock | None = None
    helped: str | None = None  # the phase that got more time
    start: bool = False
    answer: dict[str, Any] | None = None
    look: "Callable[[Archive], bytes] | None" = None  # what only the store knows; changes nothing
    events: list[Event] = field(default_factory=list)
    packs: list[PackRow] = field(default_factory=list)
    packs_gone: list[tuple[str, str, str]] = field(default_factory=list)
    house_words_gone: list[tuple[str, str]] = field(default_factory=list)
    after: list[Callable[[], None]] = field(default_factory=list)  # once it is written

    @property
    def me(self) -> Person:
        if self.who is None:
            raise Rejected("sit-down-first")
        return self.who

    @property
    def socket(self) -> "Connection":
        """Where the command came from; the house itself has none."""
        if self.connection is None:
            raise Rejected("unknown-act")
        return self.connection

    def person(self, person: int) -> Person:
        found = self.table.person(person)
        if found is None:
            raise Rejected("person-unknown")
        return found

    def put(self, person: Person) -> None:
        self.table = with_person(self.table, person)

    def change(self, **fields: Any) -> None:
        self.table = replace(self.table, **fields)

    def remember(self) -> None:
        """It leaves the table as it is, and a retry must not carry it out again: so it is
        written all the same, with its mark."""
        self.table = replace(self.table)

    def say(self, key: str, **params: str | int) -> None:
        self.events.append(Event(key, params))

    def hold_seat(self, person: Person) -> None:
        """Tell the match who holds the seat of this person from now on."""
        self.put(person)
        seat = self.live.playing_seat(person.id)
        match = self.live.match
        if seat is None or match is None:
            return
        if match.core.holders[seat] != person.holder:
            self.what = SeatChanged(seat, person.holder)

    def not_playing(self) -> None:
        if self.table.playing:
            raise Rejected("already-playing")

    def must_play(self) -> None:
        if not self.table.playing:
            raise Rejected("not-playing")


Handler = Callable[[Hearing, Any], None]
_HANDLERS: dict[type[Command], tuple[Role, Handler]] = {}


def handles(command: type[C], role: Role) -> Callable[[Callable[[Hearing, C], None]], Handler]:
    """Register how a command is carried out, and whose it may be."""

    def register(handler: Callable[[Hearing, C], None]) -> Handler:
        _HANDLERS[command] = (role, handler)
        return handler

    return register


def carry_out(hearing: Hearing, command: Command) -> None:
    role, handler = _HANDLERS[type(command)]
    _check(hearing, role)
    handler(hearing, command)


def _check(hearing: Hearing, role: Role) -> None:
    connection = hearing.connection
    if role == "server":
        if connection is not None:
            raise Rejected("unknown-act")
        return
    inside = connection is None or connection.admitted
    if inside == (role == "door"):
        raise Rejected("already-here" if inside else "knock-first")
    if role in ("person", "host") and hearing.who is None:
        several = connection is not None and connection.viewer
        raise Rejected("whose-turn" if several else "sit-down-first")
    if role == "host" and hearing.me.id != hearing.table.host:
        raise Rejected("host-only")
