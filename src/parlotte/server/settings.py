"""What a host may choose, and the pace of a table. Tests build the app with a pace of their own."""

from dataclasses import dataclass, field
from pathlib import Path

from parlotte.core.contract import Millis

SECOND: Millis = 1_000
MIB = 1024 * 1024
GIB = 1024 * MIB


@dataclass(frozen=True)
class Pace:
    """How patient the house is, in milliseconds."""

    missing_after: Millis = 10 * SECOND  # without a connection, before the others are told
    gone_after: Millis = 120 * SECOND  # without a connection, before a seat counts as left
    unload_after: Millis = 60 * SECOND  # without any connection, before a table leaves memory
    heartbeat: Millis = 2 * SECOND  # after a kill a phase has at most that much more time
    more_time: Millis = 60 * SECOND
    drafts: Millis = SECOND  # between two writes of what people are typing
    finishing: Millis = 5 * SECOND  # for what waits in the tables when the house closes
    disk_look: Millis = 30 * SECOND  # between two looks at the room on the disk
    draining: Millis = SECOND  # for the balancer to hear of it, before a node's tables go
    bot_thinks: tuple[Millis, Millis] = (1_200, 3_600)
    bot_writes: tuple[Millis, Millis] = (5_000, 16_000)


@dataclass(frozen=True)
class Limits:
    """What one socket, one address and one server may take up."""

    frames_per_second: float = 20.0
    frames_burst: float = 60.0
    strikes: int = 40  # frames beyond the rate, before the socket is closed
    frames_in_flight: int = 4
    backlog: int = 32  # frames a reader may be behind
    slow_seconds: float = 30.0  # behind for that long: closed
    head_seconds: float = 10.0  # for a request, up to its body
    body_seconds: float = 20.0
    answer_seconds: float = 120.0  # for a page to be taken whole
    closing_seconds: float = 10.0  # and up to twice that, for the last words to be taken
    connections: int = 20_000  # of the house, or as many as the system gives us files for
    connects_per_second: float = 40.0  # connections that one address may open, after the burst
    connects_burst: float = 60.0
    connections_per_address: int = 250  # that have not come in yet; a party shares a router
    sockets_per_address: int = 400  # that have; of them strangers get a half
    unread_bytes: int = 4 * 1024 * 1024  # that wait for one socket
    unread_bytes_in_all: int = 64 * 1024 * 1024
    message_signs: int = 8_192  # of whatever is no pack
    hello_seconds: float = 10.0
    inbox: int = 256
    watchers: int = 40  # of a table with its bare code, at the door or inside
    screens: int = 8  # likewise
    invited: int = 80  # watchers and screens that have the link, or were let in
    knocking: int = 8
    knocking_per_address: int = 3
    connections_per_person: int = 6
    packs: int = 10
    tables: int = 20_000
    opened_per_second: float = 0.2  # tables by one address, after the burst
    opened_burst: float = 20.0
    opened_per_day: float = 500.0
    unused_per_address: int = 30  # tables that nobody has used; beyond, the oldest go at once
    # Of the disk. A game of six takes 50 to 540 kB, one with words of its own half a megabyte more.
    match_bytes: int = 2 * MIB  # set aside when a match begins
    person_bytes: int = 8 * MIB  # at one table
    person_bytes_per_day: int = MIB  # of that regained
    table_bytes: int = 128 * MIB
    address_bytes: int = 256 * MIB
    address_bytes_per_day: int = 64 * MIB
    house_bytes: int = 16 * GIB
    disk_floor: int = 256 * MIB  # with less room left no table is opened


@dataclass(frozen=True)
class Settings:
    data: Path
    database: str | None = None  # None: SQLite in the data folder
    node: str | None = None  # its name, where several share a PostgreSQL
    host: str = "0.0.0.0"  # noqa: S104 - phones of the home network must reach it
    port: int = 8000
    public_url: str | None = None
    trust_proxy: bool = False
    keep_days: int = 30
    metrics_for_all: bool = False
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'parlotte.sqlite'}"

    @property
    def knock(self) -> bool:
        """Whoever has only a code knocks, where strangers can reach us."""
        return self.public_url is not None

    @property
    def syllables(self) -> int:
        """Of a table's code: among strangers codes must be many."""
        return 2 if self.public_url is None else 3

    @property
    def code_letters(self) -> int:
        return 2 * self.syllables

    @property
    def one_house(self) -> bool:
        """A word voted in at one table counts at all of them: at home, not among strangers."""
        return self.public_url is None
