"""What a game registers with the house.

A game declares its abilities once, in small values. Nothing is guessed from the name of an option
or from the methods that an object happens to have.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from parlotte.core.contract import Bot, Game, Rejected, Seat

# The house handles every game alike, so the types of the game are unknown here.
AnyGame = Game[Any, Any, Any, Any]
AnyBot = Bot[Any, Any]


class Deal(Protocol):
    @property
    def code(self) -> str: ...

    @property
    def par(self) -> int: ...  # the best known score


@dataclass(frozen=True)
class Days:
    """A deal of the day: the same for everybody on one date."""

    option: str  # the option that names a date, or a deal by its code
    of: Callable[[Any], Mapping[str, Deal]]  # from the game: by date, 2026-11-16


@dataclass(frozen=True)
class Ask:
    """How a kind of question is run: the house schedules it accordingly."""

    long: bool = False  # a search that may take seconds; hints do not queue behind it
    public: bool = False  # depends only on what everybody sees: computed once for all who ask


@dataclass(frozen=True)
class Advice:
    """Answers to a player's questions, from the player's view. They may be slow; a search that
    should end when nobody waits for it any more checks `core.stop` regularly."""

    kinds: Mapping[str, Ask]
    # From the game, a view, the kind of question, and the player's draft (None: nothing).
    give: Callable[[Any, Any, Any, Any], Any]
    draft: Any = None  # the type of a player's draft; None: no question takes one
    # From the kind and the answer: the action that asking counts as, which the match stores before
    # the answer is sent. None: asking has no effect.
    counts: Callable[[Any, Any], Any | None] | None = None


@dataclass(frozen=True)
class OwnField:
    """One field of an item that a table adds."""

    key: str
    most: int  # characters; in a list, of each entry
    needed: bool = False
    long: bool = False  # more than one line
    choices: tuple[str, ...] = ()  # the allowed values, the usual ones first; empty: any text


@dataclass(frozen=True)
class OwnItems:
    """What items a table may add: words, questions, cards."""

    fields: tuple[OwnField, ...]
    form: tuple[str, ...]  # the fields of the input form, the name first; files may hold all fields
    option: str  # the option that selects the packs of a table
    pack: str  # the pack that holds the items typed in one by one
    each: int = 0  # the most items per person, typed one by one; 0: no limit
    secret: bool = False  # until an item is drawn, only its author reads it; others see the count

    @property
    def by_person(self) -> bool:
        """Whether items belong to persons: then they are typed in one by one."""
        return self.each > 0 or self.secret

    @property
    def needed(self) -> tuple[str, ...]:
        return tuple(one.key for one in self.fields if one.needed)

    def field(self, key: str) -> OwnField:
        return next(one for one in self.fields if one.key == key)


@dataclass(frozen=True)
class Teams:
    """Play in teams; partners sit opposite each other."""

    size: int
    seats: tuple[int, ...]  # the numbers of players that allow teams
    option: str  # the boolean option that turns teams on

    def of(self, count: int) -> tuple[tuple[Seat, ...], ...]:
        """The teams for so many seats; empty if teams do not fit that number."""
        if count not in self.seats:
            return ()
        teams = count // self.size
        return tuple(tuple(range(first, count, teams)) for first in range(teams))


@dataclass(frozen=True)
class Compiled:
    """A search in C, stored with its WebAssembly in the folder `kernel` beside the game's rules."""

    game: str  # the game whose folder holds it
    shortest: int  # the length of the shortest words it is given


@dataclass(frozen=True)
class Slow:
    """What is too slow for the event loop and runs in a worker thread."""

    bots: bool = False
    # Whether judging an input is slow, from the state and the input. With such a function, starting
    # a match counts as slow too.
    rules: Callable[[Any, Any], bool] | None = None


@dataclass(frozen=True)
class Registration:
    key: str
    seats: range
    minutes: int  # about how long a match lasts
    version: int  # of the rules: raised whenever an old log would give other states
    options: Any  # the Struct of the options
    action: Any  # the union of the actions
    state: Any
    view: Any
    content: Any  # the type of its content, for storing and reading it
    make: Callable[..., AnyGame]  # from content; `words` adds the lexicon, `speech` a voice
    bot: Callable[[Any, int, bytes, Seat], AnyBot]  # from game, level, the bots' seed, seat
    levels: range = range(1, 4)
    words: bool = False  # it judges words: its content names the word list
    # Set if it says sentences: from its content, the words its voice must know.
    speech: Callable[[Any], Iterable[Any]] | None = None
    kernel: Compiled | None = None  # the search it asks the lexicon for; loaded at start
    advice: Advice | None = None
    days: Days | None = None
    own: OwnItems | None = None
    teams: Teams | None = None
    slow: Slow = Slow()
    # Its log is deleted some time after its end, unless all agree to keep it. The outcome stays.
    private: bool = False
    # Whether the rules let the host end this state; None: always. Whether that cuts somebody short
    # is judged by the match.
    closes: Callable[[Any], bool] | None = None
    # Whether the fastest wins in this state: then a shared device does not stop the clock.
    race: Callable[[Any], bool] | None = None
    # What it adds to the report of a simulation, from the last states of all matches.
    report: Callable[[Sequence[Any]], dict[str, Any]] | None = None
    # The final options, from the game and those that were chosen; raises Rejected.
    complete: Callable[[Any, Any], Any] | None = None
    # An option, and the other option that decides it unless empty.
    decided: Mapping[str, str] = field(default_factory=dict)
    rounds: bool = False  # a replay marks the start of each round
    asides: tuple[str, ...] = ()  # fields of the view whose change alone is no step of a replay

    def in_teams(self, options: Any) -> Teams | None:
        """How teams work with these options; None: no teams."""
        teams = self.teams
        return teams if teams is not None and getattr(options, teams.option) else None

    def teams_with(self, options: Any, count: int) -> tuple[tuple[Seat, ...], ...]:
        """The teams for so many seats with these options; empty: everybody plays alone. Raises
        Rejected if the number does not allow teams."""
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
