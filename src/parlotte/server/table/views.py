"""The view of a table for everybody at it, as docs/protocol.md describes it."""

from typing import Any, Literal

from msgspec import Struct

from parlotte.core.contract import Millis, Outcome
from parlotte.server.content.own_packs import PackView
from parlotte.server.sockets.connection import Voice
from parlotte.server.table.gathering import Fate, Spoken

Presence = Literal["here", "away", "gone"]


class PersonView(Struct, frozen=True, gc=False, omit_defaults=True):
    id: int
    name: str
    animal: str
    presence: Presence
    missing: bool = False  # away for longer than a short disconnection
    level: int = 0  # of a bot
    stand_in: int = 0  # the level of a bot that plays for this person
    couch: bool = False  # looks on: no seat in the next match
    spoken: Spoken = ""  # how to speak of this person: il, elle, or not told
    unnamed: bool = False  # has given no name: the one shown is that of the animal


class GuestView(Struct, frozen=True, gc=False, omit_defaults=True):
    id: int
    name: str
    seat_of: int | None = None


class MatchView(Struct, frozen=True, gc=False, omit_defaults=True):
    id: str
    game: str
    number: int
    seats: tuple[int, ...]  # the person of each seat
    private: bool = False
    teams: tuple[tuple[int, ...], ...] = ()  # the seats that play together
    outcome: Outcome | None = None
    lasted: Millis = 0  # once over


class KeepingView(Struct, frozen=True, gc=False):
    """A private match that is over: its log is kept if everybody who is asked says so."""

    match: str
    asked: tuple[int, ...]
    answered: int  # how many have answered, never who
    fate: Fate
    later: Millis  # added to `left` of the frame: the time to answer


class PlayedView(Struct, frozen=True, gc=False):
    match: str
    game: str
    ended_at: int
    people: tuple[int, ...]
    names: tuple[str, ...]
    outcome: Outcome
    lasted: Millis  # of match time
    animals: tuple[str, ...]  # of each seat, at that time


class PastView(PlayedView, frozen=True, gc=False):
    """A match of any evening, as `history` lists it."""

    evening: int
    kept: bool  # whether it can be replayed here


class TableView(Struct, frozen=True, gc=False):
    """The table as everybody at it sees it."""

    code: str
    game: str
    options: dict[str, Any]
    people: tuple[PersonView, ...]
    host: int
    lent_by: int  # the host who is away, for whom `host` minds the table; 0: nobody
    acting: int  # decides on absent people: the host, or if missing the next who is here
    youngest: int | None
    knock: bool
    locked: bool
    guests: tuple[GuestView, ...]
    watching: int
    screens: int
    voice: Voice  # of the big screen: it has none, could read aloud, or does
    match: MatchView | None
    phase: str | None  # the name to give when closing it
    closable: bool  # whether the host's hand would end it
    running: bool  # whether match time runs
    paused: bool  # by the host
    asleep: bool  # nobody has acted for a whole round
    helped: bool  # "plus de temps" has been used in this phase
    called: tuple[int, ...]  # whose turn it is with the device that others have had for too long
    ready: tuple[int, ...]
    keeping: tuple[KeepingView, ...]  # private matches that people are asked about, or were
    evening: tuple[PlayedView, ...]
    medals: dict[int, tuple[int, int, int]]
    packs: tuple[PackView, ...]
    house_words: int  # how many words were voted in that count here
    # The persons of each team if a match started now; empty: everybody plays alone, or their
    # number does not allow teams.
    teams: tuple[tuple[int, ...], ...]
