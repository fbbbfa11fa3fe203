"""The frames of the game socket, as docs/protocol.md tells them. JSON, one frame a message."""

from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct, field

from parlotte.core.codec import encode
from parlotte.core.contract import Millis, Outcome
from parlotte.server.commands.kinds import AnyCommand

PROTOCOL = 1
MOST_FRAME_BYTES = 64 * 1024
MOST_TOKENS = 10

# Why a socket was closed, from the range left to applications.
CLOSE_BAD_HELLO = 4000
CLOSE_NO_TABLE = 4004
CLOSE_TURNED_AWAY = 4003
CLOSE_REMOVED = 4010
CLOSE_ELSEWHERE = 4011
CLOSE_FLOOD = 4008
CLOSE_OLD_PROTOCOL = 4026
CLOSE_RESTART = 1012


class Hello(Struct, frozen=True):
    """The first frame of a client."""

    table: str
    protocol: int = PROTOCOL
    tokens: tuple[str, ...] = ()  # of each seat this device holds
    key: str = ""  # of the invitation link
    epoch: str = ""  # with `since` and `heard`: what was received before, to go on from there
    since: int = -1
    heard: int = 0
    lang: str = "fr"  # of the sentences; whatever is not "en" is French
    screen: bool = False  # the big screen in the room
    client: str = ""  # the fingerprint of the client's own build


Id = str | int
NOTHING = Raw()


class Frame(Struct, frozen=True):
    """Everything a client sends: one of hello, do, ask and ping."""

    id: Id | None = None
    as_: int | None = field(default=None, name="as")  # the person, where a device holds several
    do: Raw = NOTHING  # an action of the game
    ask: AnyCommand | None = None  # a command to the table
    hello: Hello | None = None
    ping: Raw = NOTHING


FRAMES = msgspec.json.Decoder(Frame)

Presence = Literal["here", "away", "gone"]


class PersonView(Struct, frozen=True, omit_defaults=True):
    id: int
    name: str
    animal: str
    presence: Presence
    level: int = 0  # of a bot
    stand_in: int = 0  # the level of a bot that plays for this person
    couch: bool = False  # looks on: no seat in the next match


class GuestView(Struct, frozen=True, omit_defaults=True):
    """Somebody who knocks, or who claims a seat."""

    id: int
    name: str
    seat_of: int | None = None


class MatchView(Struct, frozen=True, omit_defaults=True):
    id: str
    game: str
    number: int
    seats: tuple[int, ...]  # the person of each seat
    private: bool = False
    outcome: Outcome | None = None
    lasted: Millis = 0  # once over


class PackView(Struct, frozen=True):
    game: str
    name: str
    counts: dict[str, int]


class HouseWordView(Struct, frozen=True):
    """A word that was voted in, as `house-words` tells it."""

    word: str  # as on a board
    written: str
    asked_by: str  # names, as they were
    agreed: tuple[str, ...]
    game: str
    at: int  # unix seconds
    yours: bool  # whether the host may take it away


class PlayedView(Struct, frozen=True):
    match: str
    game: str
    ended_at: int
    people: tuple[int, ...]
    names: tuple[str, ...]
    outcome: Outcome
    lasted: Millis  # of match time
    animals: tuple[str, ...]  # of each seat, as they were then


class PastView(PlayedView, frozen=True):
    """A match of any evening, as `history` tells it."""

    evening: int
    kept: bool  # whether it can be replayed here


class TableView(Struct, frozen=True):
    """The table as everybody at it sees it."""

    code: str
    game: str
    options: dict[str, Any]
    people: tuple[PersonView, ...]
    host: int
    youngest: int | None
    knock: bool
    locked: bool
    guests: tuple[GuestView, ...]
    watching: int
    screens: int
    match: MatchView | None
    phase: str | None  # the name to give when closing it
    running: bool  # whether match time runs
    paused: bool  # by the host
    asleep: bool  # nobody has acted for a whole round
    helped: bool  # "plus de temps" has been used in this phase
    ready: tuple[int, ...]
    keepers: tuple[int, ...]
    evening: tuple[PlayedView, ...]
    medals: dict[int, tuple[int, int, int]]
    packs: tuple[PackView, ...]
    house_words: int  # how many words were voted in that count here


class Welcome(Struct, frozen=True):
    protocol: int
    server: str  # the fingerprint of the client we serve
    reload: bool  # yours is another: save the draft and load the page again
    epoch: str
    you: tuple[int, ...]  # the persons this socket speaks for
    lost: tuple[int, ...]  # which of the tokens given are no longer good, counted from 0
    now: int  # match time


def refusal(key: str, params: dict[str, Any], sentence: str, act: Id | None = None) -> bytes:
    told: dict[str, Any] = {"refused": key, "params": params, "say": sentence}
    if act is not None:
        told["id"] = act
    return encode(told)
