"""What a host may configure, and the timing of a table. Tests use a timing of their own."""

from dataclasses import dataclass, field
from pathlib import Path

from parlotte.core.contract import SECOND, Millis

MIB = 1024 * 1024
GIB = 1024 * MIB


@dataclass(frozen=True)
class Pace:
    """Timing of the house, in milliseconds."""

    missing_after: Millis = 10 * SECOND  # without a connection, before the others are told
    gone_after: Millis = 120 * SECOND  # without a connection, before a seat counts as left
    unload_after: Millis = 60 * SECOND  # without any connection, before a table leaves memory
    heartbeat: Millis = 2 * SECOND  # after a crash a phase lasts at most that much longer
    more_time: Millis = 60 * SECOND
    drafts: Millis = SECOND  # between two writes of what people are typing
    finishing: Millis = 5 * SECOND  # for queued jobs of the tables when the house closes
    disk_look: Millis = 30 * SECOND  # between two checks of the free disk space
    draining: Millis = SECOND  # so that the balancer notices, before a node hands over its tables
    bot_thinks: tuple[Millis, Millis] = (1_200, 3_600)
    bot_writes: tuple[Millis, Millis] = (5_000, 16_000)


@dataclass(frozen=True)
class Limits:
    """Limits of one socket, one address and the whole server."""

    frames_per_second: float = 20.0
    frames_burst: float = 60.0
    strikes: int = 40  # frames beyond the rate, before the socket is closed
    frames_in_flight: int = 4
    backlog: int = 32  # frames that may wait for a slow reader
    slow_seconds: float = 30.0  # after so long behind, the socket is closed
    head_seconds: float = 10.0  # for the head of a request to arrive
    body_seconds: float = 20.0
    answer_seconds: float = 120.0  # for the client to read the whole answer
    # At least this, at most twice this, for the last frames to be read.
    closing_seconds: float = 10.0
    connections: int = 20_000  # of the house; fewer if the system allows fewer open files
    connects_per_second: float = 40.0  # connections that one address may open, after the burst
    connects_burst: float = 60.0
    connections_per_address: int = 250  # before they come in; a party shares one router
    sockets_per_address: int = 400  # after they came in; people without a token get half of them
    unread_bytes: int = 4 * 1024 * 1024  # unsent bytes of one socket
    unread_bytes_in_all: int = 64 * 1024 * 1024
    message_signs: int = 8_192  # of any message except a pack
    hello_seconds: float = 10.0
    inbox: int = 256
    watchers: int = 40  # with the bare code of a table, at its door or inside
    screens: int = 8  # with the bare code of a table
    invited: int = 80  # watchers and screens with the link, or that were let in
    knocking: int = 8
    knocking_per_address: int = 3
    connections_per_person: int = 6
    packs: int = 10
    tables: int = 20_000
    opened_per_second: float = 0.2  # tables by one address, after the burst
    opened_burst: float = 20.0
    opened_per_day: float = 500.0
    unused_per_address: int = 30  # unused tables; beyond this the oldest are closed at once
    # Disk space. A match of six takes 50 to 540 kB; with words of its own half a megabyte more.
    match_bytes: int = 2 * MIB  # reserved when a match begins
    person_bytes: int = 8 * MIB  # at one table
    person_bytes_per_day: int = MIB  # of that given back per day
    table_bytes: int = 128 * MIB
    address_bytes: int = 256 * MIB
    address_bytes_per_day: int = 64 * MIB
    house_bytes: int = 16 * GIB
    disk_floor: int = 256 * MIB  # with less free space no table is opened


@dataclass(frozen=True)
class Settings:
    data: Path
    database: str | None = None  # None: SQLite in the data folder
    node: str | None = None  # the name of this node, if several share a PostgreSQL
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
        """Whether people with only a code must knock: yes if strangers can reach the server."""
        return self.public_url is not None

    @property
    def syllables(self) -> int:
        """Syllables of a table's code: three on a public server, where codes must be many."""
        return 2 if self.public_url is None else 3

    @property
    def one_house(self) -> bool:
        """Whether a word voted in at one table counts at all: at home only, not among strangers."""
        return self.public_url is None
