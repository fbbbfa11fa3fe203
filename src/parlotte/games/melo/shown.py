"""What the view of a match is made of. `Mine` is the only part that differs between viewers."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Holder, Millis, Seat
from parlotte.games.melo.board import Board
from parlotte.games.melo.cards import Asks, CardId, Kind
from parlotte.games.melo.options import Options
from parlotte.games.melo.state import (
    Again,
    How,
    Joks,
    Known,
    Line,
    Moved,
    Reply,
    Said,
    Tried,
    Verdict,
    Why,
)


class CardView(Struct, frozen=True):
    """The card on the table. A question may hold placeholders, which a client fills in with names:
    `games/melo/placeholders.py` says which there are."""

    id: CardId
    kind: Kind
    asks: Asks
    question: str
    choices: tuple[str, ...]  # of an EGO card
    value: int  # squares for a right guess
    own: bool  # written at this table
    left: Seat  # neighbours of whoever is asked
    right: Seat


class AskingView(Struct, frozen=True, tag="asking", tag_field="name"):
    """The Questionné answers; the Détecteurs guess at the same time, unless they speak in turn."""

    number: int  # of the question
    seat: Seat  # the Questionné
    card: CardView
    moved: Moved | None  # what his square did before
    asked: tuple[Seat, ...]  # who hands something in now, the Questionné among them
    given: tuple[Seat, ...]  # who has; a jok or a refusal is not told from a guess
    again: Again | None = None  # this card comes after another, for which he has given a jok


class SpeakingView(Struct, frozen=True, tag="speaking", tag_field="name"):
    """Guesses in turn: the Questionné has answered, the Détecteurs say their guesses one by one."""

    number: int
    seat: Seat
    card: CardView
    moved: Moved | None
    speaker: Seat
    heard: tuple[Reply, ...]
    to_come: tuple[Seat, ...]  # after the speaker


class TurningView(Struct, frozen=True, tag="turning", tag_field="name"):
    """Guesses are turned over, one at each `ends_at`; then the answer."""

    number: int
    seat: Seat
    card: CardView
    turned: tuple[Reply, ...]
    total: int


class RevealedView(Struct, frozen=True, tag="revealed", tag_field="name"):
    """The answer, and what it brought. As long as somebody may contest, `ends_at` is the end of
    that; then the table looks at it until `ends_at`, or until all people have gone on."""

    number: int
    seat: Seat
    card: CardView
    answer: Said
    replies: tuple[Reply, ...]
    shown_at: Millis  # when the last news was shown: the answer, or what a vote made of it
    may_contest: tuple[Seat, ...]  # « Je conteste ! », the first one only
    contest_ends: tuple[Millis, ...]  # of each of these, when his time is over
    may_ask: tuple[Seat, ...]  # for a vote on the likeness of their adjective
    verdict: Verdict | None  # of a contest
    ready: tuple[Seat, ...]  # have seen it
    next: Seat  # whose turn comes


class LikenessView(Struct, frozen=True, tag="likeness", tag_field="name"):
    """The table votes: does this guess say the same as the answer?"""

    number: int
    seat: Seat  # the Questionné
    card: CardView
    answer: Said
    replies: tuple[Reply, ...]
    by: Seat  # who asks
    guess: Said
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]


class DebatingView(Struct, frozen=True, tag="debating", tag_field="name"):
    """« Je conteste ! » Two speak, nobody else joins in."""

    number: int
    card: CardView
    by: Seat  # who contests
    of: Seat  # whose answer
    answer: Said
    guess: Said | None  # of the contester; null: none was given, in a last test
    lines: tuple[Line, ...]
    done: tuple[Seat, ...]  # have said all
    test: bool  # in a last test: `by` takes it, `of` is a partner


class JuryView(Struct, frozen=True, tag="jury", tag_field="name"):
    """The others vote in secret: was it sincere, coherent and argued?"""

    number: int
    card: CardView
    by: Seat
    of: Seat
    answer: Said
    guess: Said | None
    lines: tuple[Line, ...]
    jurors: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    test: bool


class PassedView(Struct, frozen=True, tag="passed", tag_field="name"):
    """A turn that ends without an answer."""

    number: int
    seat: Seat
    card: CardView
    why: Why
    moved: int  # squares, below zero
    ready: tuple[Seat, ...]
    next: Seat


class TestingView(Struct, frozen=True, tag="testing", tag_field="name"):
    """DERNIER TEST: partners answer an EGO card for themselves, the player guesses each of them."""

    __test__ = False

    number: int
    seat: Seat  # who takes the test
    card: CardView
    partners: tuple[Seat, ...]
    given: tuple[Seat, ...]  # who has handed in, the player among them
    needed: int  # right guesses, if all partners who are here answer


class TestTurningView(Struct, frozen=True, tag="test-turning", tag_field="name"):
    """Partner by partner, one at each `ends_at`."""

    __test__ = False

    number: int
    seat: Seat
    card: CardView
    turned: tuple[Tried, ...]
    total: int
    needed: int


class TestedView(Struct, frozen=True, tag="tested", tag_field="name"):
    """How the test went. Not enough: until `ends_at` the player may contest what he has missed."""

    __test__ = False

    number: int
    seat: Seat
    card: CardView
    tried: tuple[Tried, ...]
    right: int
    needed: int
    may_contest: tuple[Seat, ...]  # partners; none: the test is missed
    moved: int  # squares, below zero, once it is missed
    ready: tuple[Seat, ...]
    next: Seat


# mysterious: whom fewest guess. transparent: whom most do. detective: who guesses best.
MedalKind = Literal["mysterious", "transparent", "detective"]
# open: the first reads in the second as in a book. mutual: they guess each other. riddle: neither.
PairKind = Literal["open", "mutual", "riddle"]


class Score(Struct, frozen=True):
    """So many right guesses of so many."""

    right: int
    of: int

    @property
    def share(self) -> float:
        return self.right / self.of if self.of else 0.0


class Medal(Struct, frozen=True):
    kind: MedalKind
    seat: Seat
    right: int
    of: int


class Pair(Struct, frozen=True):
    kind: PairKind
    one: Seat
    other: Seat
    right: int  # by the first; of a mutual pair and a riddle by both
    of: int


Matrix = tuple[tuple[Score | None, ...], ...]


class Honours(Struct, frozen=True):
    """Rows guess, columns are guessed; null on the diagonal."""

    matrix: Matrix
    medals: tuple[Medal, ...]
    pairs: tuple[Pair, ...]
    questions: int


class FinishedView(Struct, frozen=True, tag="finished", tag_field="name"):
    """Somebody has passed the last test."""

    number: int
    winner: Seat
    card: CardView
    tried: tuple[Tried, ...]
    right: int
    needed: int
    honours: Honours


PhaseView = (
    AskingView
    | SpeakingView
    | TurningView
    | RevealedView
    | LikenessView
    | DebatingView
    | JuryView
    | PassedView
    | TestingView
    | TestTurningView
    | TestedView
    | FinishedView
)


class Mine(Struct, frozen=True, omit_defaults=True):
    """What this viewer alone may know."""

    how: How | None = None  # what I have handed in, or drafted; null: nothing
    said: Said | None = None  # my answer or guess; also in the last test, as a partner
    done: bool = False  # handed in
    guesses: dict[Seat, int] = {}  # the last test: my guess of each partner
    vote: bool | None = None


class View(Struct, frozen=True):
    options: Options
    holders: tuple[Holder, ...]
    round: int
    turn: Seat  # the Questionné, or who takes the last test
    board: Board  # square 0 is the start, the last one is the last test
    squares: tuple[int, ...]  # by seat: where the pawn stands
    joks: tuple[Joks, ...]  # by seat; one given instead of a guess leaves at the reveal
    pile: Joks
    ends_at: Millis | None
    waiting: tuple[Seat, ...]
    phase: PhaseView
    revealed: tuple[Known, ...]  # every answer so far, and who guessed it
    mine: Mine | None = None
