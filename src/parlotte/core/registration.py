"""What a game hands to the house so that everything else finds it.

A game says once what it can, in small values; nobody guesses it from the name of an option or from
the methods an object happens to have.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from parlotte.core.contract import Bot, Game, Rejected, Seat

# The house handles every game alike, so here their own types are unknown.
AnyGame = Game[Any, Any, Any, Any]
AnyBot = Bot[Any, Any]


class Deal(Protocol):
    """What is played on a day."""

    @property
    def code(self) -> str: ...

    @property
    def par(self) -> int: ...  # the best that is known


@dataclass(frozen=True)
class Days:
    """The same deal for everybody on each day."""

    option: str  # that names a day, or a deal by its code
    of: Callable[[Any], Mapping[str, Deal]]  # from the game: by date, 2026-11-16


@dataclass(frozen=True)
class Ask:
    """What a kind of question is like: the house finds the time for it."""

    long: bool = False  # a search that may take seconds, and that hints don't wait for
    public: bool = False  # from what everybody sees: thought about once for all who ask


@dataclass(frozen=True)
class Advice:
    """Answers to a player's questions, given the view he has. They may take their time; what should
    end when nobody waits any more looks at `core.stop` now and then."""

    kinds: Mapping[str, Ask]
    # From the game, a view, the kind of question, and what the player is at (None: nothing).
    give: Callable[[Any, Any, Any, Any], Any]
    draft: Any = None  # the type of what a player may be at; None: no question takes it
    # From the kind and the answer: what the seat has done by asking, an action that the match keeps
    # before anybody is told. None: nothing.
    counts: Callable[[Any, Any], Any | None] | None = None


@dataclass(frozen=True)
class OwnField:
    """One thing to say of an item of one's own."""

    key: str
    most: int  # characters; of a list, those of each
    needed: bool = False
    long: bool = False  # more than a line
    choices: tuple[str, ...] = ()  # one of these, where there are any, the usual ones first


@dataclass(frozen=True)
class OwnItems:
    """What a table may bring of its own: words, questions, cards. Without it, nothing."""

    fields: tuple[OwnField, ...]
    form: tuple[str, ...]  # what people are asked for one by one, the name first; files may say all
    option: str  # that chooses among the packs at a table
    pack: str  # where items lie that are typed in one by one
    each: int = 0  # at most so many by each person, one by one; 0: as many as one likes
    secret: bool = False  # only who wrote an item reads it before it is drawn; others, how many

    @property
    def by_person(self) -> bool:
        """Whose an item is counts, so people write them one by one."""
        return self.each > 0 or self.secret

    @property
    def needed(self) -> tuple[str, ...]:
        return tuple(one.key for one in self.fields if one.needed)

    def field(self, key: str) -> OwnField:
        return next(one for one in self.fields if one.key == key)


@dataclass(frozen=True)
class Teams:
    """Partners sit opposite each other."""

    size: int
    seats: tuple[int, ...]  # how many may play so
    option: str  # a switch: with it, people play in teams

    def of(self, count: int) -> tuple[tuple[Seat, ...], ...]:
        """Who plays with whom when so many sit in the circle; none where that does not fit."""
        if count not in self.seats:
            return ()
        teams = count // self.size
        return tuple(tuple(range(first, count, teams)) for first in range(teams))


@dataclass(frozen=True)
class Compiled:
    """A search in C, kept with its WebAssembly in the folder `kernel` beside the game's rules."""

    game: str  # whose folder
    shortest: int  # the letters of the shortest words it is given


@dataclass(frozen=True)
class Slow:
    """What takes its time, and is never done on the event loop."""

    bots: bool = False
    # Judging an input, by the state and what is given. Where there is such a function, beginning a
    # match too.
    rules: Callable[[Any, Any], bool] | None = None


@dataclass(frozen=True)
class Registration:
    key: str
    seats: range
    minutes: int  # about how long a match lasts
    version: int  # of the rules: it grows when an old log would give other states
    options: Any  # the Struct of the options
    action: Any  # the union of the actions
    state: Any
    view: Any
    content: Any  # what the game is bound to, so that it can be kept and read again
    make: Callable[..., AnyGame]  # from content; with `words` the lexicon, with `speech` a voice
    bot: Callable[[Any, int, bytes, Seat], AnyBot]  # from game, level, the bots' seed, seat
    levels: range = range(1, 4)
    words: bool = False  # it judges words: its content holds which
    # It says sentences: the words its voice must know, from its content. `make` gets the voice too.
    speech: Callable[[Any], Iterable[Any]] | None = None
    kernel: Compiled | None = None  # what it asks the lexicon for, read before anybody waits for it
    advice: Advice | None = None
    days: Days | None = None
    own: OwnItems | None = None
    teams: Teams | None = None
    slow: Slow = Slow()
    # Some time after its end its log is deleted, unless all agree to keep it. Its outcome stays.
    private: bool = False
    # Whether the rules leave this state to the host's hand at all; without it, always. Whether that
    # would take anybody's time the match knows by itself.
    closes: Callable[[Any], bool] | None = None
    # Whether in this state who is first wins: then time stands for nobody who shares a device.
    race: Callable[[Any], bool] | None = None
    # What a simulation adds to its report, from the last states of all matches.
    report: Callable[[Sequence[Any]], dict[str, Any]] | None = None
    # Options as they come to be, from the game and what was chosen: or Rejected, with the reason.
    complete: Callable[[Any, Any], Any] | None = None
    decided: Mapping[str, str] = field(default_factory=dict)  # option: by which other, unless empty
    rounds: bool = False  # a replay is marked where each of them begins
    asides: tuple[str, ...] = ()  # fields of the view that make no step of a replay by themselves

    def in_teams(self, options: Any) -> Teams | None:
        """How people play together with these options, if they do."""
        teams = self.teams
        return teams if teams is not None and getattr(options, teams.option) else None

    def teams_with(self, options: Any, count: int) -> tuple[tuple[Seat, ...], ...]:
        """Who plays with whom when so many sit down with these options; none: everybody for
        himself. Rejected where teams don't come out even."""
        teams = self.in_teams(options)
        if teams is None:
            return ()
        if count not in teams.seats:
            *others, last = teams.seats
            if not others:
                raise Rejected("teams-one-number", last=last, count=count)
            told = ", ".join(map(str, others))
            raise Rejected("teams-numbers", others=told, last=last, count=count)
        return teams.of(count)
