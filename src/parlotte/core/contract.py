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
SECOND: Millis = 1_000
MINUTE: Millis = 60 * SECOND

# Who holds a seat. Nobody waits for an away seat; it gets the default of each phase.
Holder = Literal["person", "bot", "away"]


class Seats(Struct, frozen=True, gc=False, omit_defaults=True):
    """The seats, in a circle; the neighbour to the left is the next one."""

    holders: tuple[Holder, ...]
    opener: Seat = 0  # who opened the table
    youngest: Seat = 0  # asked in the lobby
    teams: tuple[tuple[Seat, ...], ...] = ()  # the teams; empty: everybody plays alone


def with_holder(holders: tuple[Holder, ...], seat: Seat, holder: Holder) -> tuple[Holder, ...]:
    return (*holders[:seat], holder, *holders[seat + 1 :])


class Memory(Struct, frozen=True, gc=False, omit_defaults=True):
    """Ids of content that a table carries from one match to the next."""

    met: tuple[str, ...] = ()  # already played tonight: drawn again only after all others
    barred: tuple[str, ...] = ()  # revealed by a bluff: never drawn


NOTHING_MET = Memory()


class Expired(Struct, frozen=True, gc=False, tag="expired", tag_field="act"):
    """The deadline of the present phase has passed."""


class Closed(Struct, frozen=True, gc=False, tag="closed", tag_field="act", omit_defaults=True):
    """The host ends the present phase, with the same effect as its deadline.

    It names the phase that it means, so that a late tap never ends the next one. Only the server
    knows which seats need not be waited for (the host's own, and those of people who are missing).
    It passes them on as `excused`, and the match judges whether ending the phase cuts anybody
    short.
    """

    phase: str | None = None
    excused: tuple[Seat, ...] | None = None  # None: in logs older than this rule


class SeatChanged(Struct, frozen=True, gc=False, tag="seat-changed", tag_field="act"):
    """A seat is given to a bot or a person, or becomes empty."""

    seat: Seat
    holder: Holder


class Stopped(Struct, frozen=True, gc=False, tag="stopped", tag_field="act"):
    """The host stops the match: standings, no winner. The match handles it, not the game."""


OF_THE_SERVER = (Expired, Closed, SeatChanged, Stopped)  # inputs that no seat may send

A = TypeVar("A")
S = TypeVar("S")
A_co = TypeVar("A_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
O_contra = TypeVar("O_contra", contravariant=True)


class Input(Struct, Generic[A], frozen=True, gc=False):
    """One line of the log. The log holds everything that happened to a match."""

    at: Millis
    by: Seat | None  # None: the server
    what: A | Expired | Closed | SeatChanged | Stopped


Param = int | str


class Event(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something to announce: a message key and parameters, never a sentence.

    A parameter named `seat` (or ending so) is a seat; the speaker replaces it with a name.
    """

    key: str
    params: Mapping[str, Param] = {}
    to: tuple[Seat, ...] | None = None  # None: everybody, the big screen included

    def reaches(self, viewer: Seat | None) -> bool:
        return self.to is None or (viewer is not None and viewer in self.to)


# What a table votes on: a common word, or the name of a famous person.
WordKind = Literal["word", "person"]


class Adopted(Struct, frozen=True, gc=False):
    """An unknown word that the table has voted in: the house adds it to its words."""

    word: str  # as the board knows it: A to Z
    written: str  # as it was put to the vote
    by: Seat  # who asked for it
    agreed: tuple[Seat, ...]  # who said yes
    kind: WordKind = "word"


class Step(Struct, Generic[S], frozen=True, gc=False):
    state: S
    events: tuple[Event, ...] = ()
    adopted: tuple[Adopted, ...] = ()
    # The input was a draft of this seat: nothing changed that another seat sees, hears or may do,
    # and the seat's next draft with the same action replaces it.
    only: Seat | None = None


class Standing(Struct, frozen=True, gc=False):
    seat: Seat
    place: int  # 1 is best; equals share a place
    score: int | None = None


class Outcome(Struct, frozen=True, gc=False, omit_defaults=True):
    """How a match ended. Without winners it was stopped, abandoned, or lost by all together."""

    winners: tuple[Seat, ...]
    standings: tuple[Standing, ...]
    stopped: bool = False
    verdict: str = ""  # a message key, if there is more to say than who won
    params: Mapping[str, Param] = {}  # of that message
    teams: tuple[tuple[Seat, ...], ...] = ()  # who played together; partners share a place


class Rejected(Exception):  # noqa: N818 - it reads as the verdict it is
    """The rules refuse an action. Nothing changes; the key names the sentence that says why.

    A string parameter may be a player's text: it is shortened by `quoted` before it is sent.
    """

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key)
        self.key = key
        self.params: dict[str, Param] = {
            name: quoted(value) if isinstance(value, str) else value
            for name, value in params.items()
        }
        self.labels: dict[str, str] = {}  # by parameter: the message shown instead of its value

    def naming(self, **labels: str) -> Self:
        """The same refusal, with a message shown in place of each of these parameters."""
        self.labels = labels
        return self

    def with_texts(self, **sentences: str) -> Self:
        """The same refusal with sentences of our own as parameters, which are not shortened."""
        self.params |= sentences
        return self

    def sentence(self, say: Callable[..., str]) -> str:
        """The sentence for players, from a speaker of their language."""
        labels = {name: say(label) for name, label in self.labels.items()}
        return say(self.key, **{**self.params, **labels})


class Game(Protocol[S, A, V_co, O_contra]):
    """The rules of one game, bound to their content when constructed."""

    @property
    def key(self) -> str: ...

    @property
    def seats(self) -> range: ...

    def setup(self, options: O_contra, seats: Seats, rng: Rng, memory: Memory = ...) -> Step[S]:
        """The first state of a match; all its randomness comes from `rng`."""
        ...

    def apply(self, state: S, given: Input[A]) -> Step[S]:
        """The state after an input; raises Rejected. Never changes its argument."""
        ...

    def deadline(self, state: S) -> Millis | None:
        """When the present phase expires; None if it has no time limit."""
        ...

    def prompts(self, state: S, seat: Seat) -> tuple[Prompt, ...]: ...

    def view(self, state: S, viewer: Seat | None) -> V_co:
        """What a viewer may know; None is the big screen and the spectators.

        Every field but `mine` is the same for all viewers, so that a server encodes it only once.
        """
        ...

    def mine(self, state: S, seat: Seat) -> Struct:
        """The field `mine` of a seat's view, alone."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    def standings(self, state: S) -> tuple[Standing, ...]:
        """The ranking as it stands, for a match that is stopped."""
        ...

    def phase(self, state: S) -> str:
        """A name for the present phase, unique within the match."""
        ...

    def round(self, state: S) -> int:
        """The number of the round, from 1: a match in which nobody acts for a whole round is
        paused."""
        ...

    def memory(self, state: S) -> Memory:
        """What the table should remember of this match for the next one."""
        ...


class Bot(Protocol[V_contra, A_co]):
    """A player built from content, level and seed. It sees a view, never a state.

    Its actions depend on nothing else, so that it can be rebuilt at any moment.
    """

    def act(self, view: V_contra, prompts: tuple[Prompt, ...], rng: Draws) -> A_co | None: ...
