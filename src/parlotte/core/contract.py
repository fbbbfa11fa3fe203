"""The contract every game implements: values in, values out.

A game never reads a clock, a file, the network or global randomness. Time comes in with each
input, chance comes from the seed in the state, people come in as seats.
"""

from collections.abc import Callable, Mapping
from typing import Generic, Literal, Protocol, Self, TypeVar

from msgspec import Struct

from parlotte.core.prompts import Prompt
from parlotte.core.quoting import quoted
from parlotte.core.rng import Draws, Rng

Seat = int
Millis = int  # match time: starts at 0, stands still while paused or down

# Who holds a seat. An away seat is not waited for and gets each phase's default.
Holder = Literal["person", "bot", "away"]


class Seats(Struct, frozen=True, gc=False, omit_defaults=True):
    """The circle of seats; left is the next one."""

    holders: tuple[Holder, ...]
    opener: Seat = 0  # who opened the table
    youngest: Seat = 0  # asked in the lobby
    teams: tuple[tuple[Seat, ...], ...] = ()  # who plays together; none: everybody for himself


def with_holder(holders: tuple[Holder, ...], seat: Seat, holder: Holder) -> tuple[Holder, ...]:
    return (*holders[:seat], holder, *holders[seat + 1 :])


class Memory(Struct, frozen=True, gc=False, omit_defaults=True):
    """Content ids a table carries from one match to the next."""

    met: tuple[str, ...] = ()  # already played tonight: they come back last
    barred: tuple[str, ...] = ()  # given away by a bluff: they never come up


NOTHING_MET = Memory()


class Expired(Struct, frozen=True, gc=False, tag="expired", tag_field="act"):
    """The deadline of the present phase has passed."""


class Closed(Struct, frozen=True, gc=False, tag="closed", tag_field="act", omit_defaults=True):
    """The host's hand ends the present phase: it does what a deadline does.

    It names the phase it means, so that a tap that comes late never ends the next one. Which seats
    need not be waited for (the host's own, and those of people who are missing) only the server
    knows: it tells the match, which judges by them whether the hand takes anybody's time.
    """

    phase: str | None = None
    excused: tuple[Seat, ...] | None = None  # None: in logs from before there was such a rule


class SeatChanged(Struct, frozen=True, gc=False, tag="seat-changed", tag_field="act"):
    """A seat is given to a bot or a person, or left."""

    seat: Seat
    holder: Holder


class Stopped(Struct, frozen=True, gc=False, tag="stopped", tag_field="act"):
    """The host stops the match: standings, no winner. The match sees to it, not the game."""


OF_THE_SERVER = (Expired, Closed, SeatChanged, Stopped)  # what no seat may do

A = TypeVar("A")
S = TypeVar("S")
A_co = TypeVar("A_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
O_contra = TypeVar("O_contra", contravariant=True)


class Input(Struct, Generic[A], frozen=True, gc=False):
    """One line of the log: everything that ever happened to a match."""

    at: Millis
    by: Seat | None  # None: the server
    what: A | Expired | Closed | SeatChanged | Stopped


Param = int | str


class Event(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something to tell: a message key and parameters, never a sentence.

    A parameter called `seat` (or ending so) is a seat; whoever says the sentence puts a name there.
    """

    key: str
    params: Mapping[str, Param] = {}
    to: tuple[Seat, ...] | None = None  # None: everybody, the big screen included

    def reaches(self, viewer: Seat | None) -> bool:
        return self.to is None or (viewer is not None and viewer in self.to)


# What a table votes in: a common word, or the name of somebody famous.
WordKind = Literal["word", "person"]


class Adopted(Struct, frozen=True, gc=False):
    """A word the lexicon does not know and the table has voted in: the house remembers it."""

    word: str  # as the board knows it: A to Z
    written: str  # as it was put to the vote
    by: Seat  # who asked for it
    agreed: tuple[Seat, ...]  # who said yes
    kind: WordKind = "word"


class Step(Struct, Generic[S], frozen=True, gc=False):
    state: S
    events: tuple[Event, ...] = ()
    adopted: tuple[Adopted, ...] = ()
    # It was a draft of this seat: nothing that anybody else sees, hears or may do has changed, and
    # the seat's next draft by the same action takes its place.
    only: Seat | None = None


class Standing(Struct, frozen=True, gc=False):
    seat: Seat
    place: int  # 1 is best; equals share a place
    score: int | None = None


class Outcome(Struct, frozen=True, gc=False, omit_defaults=True):
    """How a match ended. Without winners it was stopped, abandoned, or lost together."""

    winners: tuple[Seat, ...]
    standings: tuple[Standing, ...]
    stopped: bool = False
    verdict: str = ""  # a message, where there is more to say than who won
    params: Mapping[str, Param] = {}  # of that message
    teams: tuple[tuple[Seat, ...], ...] = ()  # who played together; partners share a place


class Rejected(Exception):  # noqa: N818 - it reads as the verdict it is
    """An action the rules refuse. Nothing changes; the key names a sentence that says why.

    A parameter may be what somebody wrote: of that a few words are quoted, and sent.
    """

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key)
        self.key = key
        self.params: dict[str, Param] = {
            name: quoted(value) if isinstance(value, str) else value
            for name, value in params.items()
        }
        self.labels: dict[str, str] = {}  # messages that the sentence shows for a parameter

    def naming(self, **labels: str) -> Self:
        """The same refusal, whose sentence calls these parameters by the name people know."""
        self.labels = labels
        return self

    def with_texts(self, **sentences: str) -> Self:
        """The same refusal with sentences of ours inside it, which are told whole."""
        self.params |= sentences
        return self

    def sentence(self, say: Callable[..., str]) -> str:
        """What people are told, by a speaker of their language."""
        labels = {name: say(label) for name, label in self.labels.items()}
        return say(self.key, **{**self.params, **labels})


class Game(Protocol[S, A, V_co, O_contra]):
    """The rules of one game, bound to their content when built."""

    @property
    def key(self) -> str: ...

    @property
    def seats(self) -> range: ...

    def setup(self, options: O_contra, seats: Seats, rng: Rng, memory: Memory = ...) -> Step[S]:
        """The state a match begins with; all its chance comes from `rng`."""
        ...

    def apply(self, state: S, given: Input[A]) -> Step[S]:
        """The state after an input, or raise Rejected. Never changes its argument."""
        ...

    def deadline(self, state: S) -> Millis | None:
        """When the present phase expires; None when it waits without limit."""
        ...

    def prompts(self, state: S, seat: Seat) -> tuple[Prompt, ...]:
        """What this seat may and must do now."""
        ...

    def view(self, state: S, viewer: Seat | None) -> V_co:
        """What a viewer may know; None is the big screen and the spectators.

        Every field but `mine` is the same for all viewers, so that a server encodes it once.
        """
        ...

    def mine(self, state: S, seat: Seat) -> Struct:
        """The field `mine` of a seat's view, by itself."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    def standings(self, state: S) -> tuple[Standing, ...]:
        """The ranking as it stands, for a match that is stopped."""
        ...

    def phase(self, state: S) -> str:
        """A name for the present phase that no other phase of the match has."""
        ...

    def round(self, state: S) -> int:
        """Counts the rounds from 1: a match in which nobody acts for a whole one is paused."""
        ...

    def memory(self, state: S) -> Memory:
        """What the table should remember of this match when it plays the next."""
        ...


class Bot(Protocol[V_contra, A_co]):
    """A player built with content, level and seed. It sees a view, never a state.

    What it does depends on nothing else, so that it may be built anew at any moment.
    """

    def act(self, view: V_contra, prompts: tuple[Prompt, ...], rng: Draws) -> A_co | None: ...
