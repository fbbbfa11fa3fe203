"""The state of a match of La Coquillaude."""

from msgspec import Struct

from parlotte.core.contract import Holder, Seat
from parlotte.core.prompts import Spot
from parlotte.core.rng import Rng
from parlotte.games.coquillaude.board import Board
from parlotte.games.coquillaude.content import QuestionId
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.phases import Phase, Placing, Proposal
from parlotte.games.coquillaude.rolls import Kind, Roll
from parlotte.games.coquillaude.search.plays import Play
from parlotte.kit.table_game import TableState


class Turn(Struct, frozen=True):
    """A seat's turn to be asked. A seat that is away does not roll, and draws two."""

    seat: Seat
    roll: Roll | None
    # the roll whose question was asked; differs if the first one had been asked before
    entry: Roll | None = None
    kind: Kind | None = None
    right: bool | None = None  # None: nothing was asked, or not yet answered
    drawn: int | None = None  # letters from the bag; None: not yet


class Gift(Struct, frozen=True):
    giver: Seat
    to: Seat
    letters: str


class Draft(Struct, frozen=True):
    """What a player is composing, as it was sent."""

    word: str
    at: Spot | None = None
    anagrams: tuple[str, ...] = ()
    person: bool = False


class Locked(Struct, frozen=True):
    """A seat that has finished composing; without a proposal it passes."""

    proposal: Proposal | None


class Past(Struct, frozen=True):
    """A finished round for the statistics at the end: the best play of each capital."""

    round: int
    best: tuple[Play | None, ...]  # by seat
    bids: tuple[int | None, ...]  # what each seat announced; None: a pass
    word: str = ""  # that was placed
    by: Seat | None = None
    scored: int = 0


class State(TableState, frozen=True, omit_defaults=True):
    options: Options
    rng: Rng
    holders: tuple[Holder, ...]
    first: Seat  # who is asked first, in every round
    start: tuple[tuple[Roll, ...], ...]  # by seat: the dice that decided it
    bag: str  # the next letter first
    capitals: tuple[str, ...]  # in the order in which the letters came
    scores: tuple[int, ...]
    board: Board
    phase: Phase
    moment: int = 0  # phases opened so far
    round: int = 1
    turns: tuple[Turn, ...] = ()  # in this round; the last one is current
    fresh: tuple[str, ...] = ()  # by seat: letters that came in this round
    gifts: tuple[Gift, ...] = ()  # of this round
    # at this table; reset when all questions of a kind have been asked
    asked: tuple[QuestionId, ...] = ()
    drafts: dict[Seat, Draft] = {}  # noqa: RUF012 - each state has one of its own
    # The last draft of each seat that could be locked as it is.
    sound: dict[Seat, Proposal] = {}  # noqa: RUF012
    locked: dict[Seat, Locked] = {}  # noqa: RUF012
    words: tuple[Placing, ...] = ()
    voted: tuple[str, ...] = ()  # words voted in during this match
    persons: tuple[str, ...] = ()  # and famous people
    trusted: tuple[str, ...] = ()  # words and persons accepted without a vote
    trusted_answers: int = 0  # answers accepted without a vote
    past: tuple[Past, ...] = ()
    idle: int = 0  # consecutive rounds in which 25 points were possible and nobody reached them
    bare: int = 0  # rounds begun with an empty bag

    @property
    def turn(self) -> Turn:
        """The current turn."""
        return self.turns[-1]
