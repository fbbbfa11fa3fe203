"""What a game hands to the house so that everything else finds it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from parlotte.core.contract import Bot, Game, Seat

# The house handles every game alike, so here their own types are unknown.
AnyGame = Game[Any, Any, Any, Any]
AnyBot = Bot[Any, Any]


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
    make: Callable[..., AnyGame]  # from content; with `words`, from content and the lexicon
    bot: Callable[[Any, int, bytes, Seat], AnyBot]  # from game, level, the bots' seed, seat
    levels: range = range(1, 4)
    words: bool = False  # it judges words: its content holds which
    # Advice to a player: from the game, a view and a kind of question. It may take its time.
    advise: Callable[[Any, Any, Any], Any] | None = None
    advice: tuple[str, ...] = ()  # the kinds of questions
    slow_bots: bool = False  # they take their time as well: never on the event loop
    # Whether the host's hand would end anything in this state; without it, always.
    closes: Callable[[Any], bool] | None = None
    # What a simulation adds to its report, from the last states of all matches.
    tally: Callable[[Sequence[Any]], dict[str, Any]] | None = None
    # Options as they come to be, from the game and what was chosen: or Rejected, with the reason.
    settle: Callable[[Any, Any], Any] | None = None
    decided: Mapping[str, str] = field(default_factory=dict)  # option: by which other, unless empty
    asides: tuple[str, ...] = ()  # fields of the view that make no step of a replay by themselves
    private: bool = False  # when it ends its log is deleted, unless all agree to keep it
