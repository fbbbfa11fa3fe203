"""What the view of a match is made of. `Mine` is the only part that differs between viewers."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Holder, Millis, Seat
from parlotte.games.melo.board import Board
from parlotte.games.melo.cards import Asks, CardId, Kind
from parlotte.games.melo.options import Options
from parlotte.games.melo.phases import Again, How, Line, Moved, Reply, Said, Tried, Verdict, Why
from parlotte.games.melo.state import Joks, Known


class CardView(Struct, frozen=True):
    """The card on the table. A question may hold placeholders, which a client fills in with names:
    `games/melo/placeholders.py` says which there are."""

    id: CardId
    kind: Kind
    asks: Asks
    question: str
    choices: tuple[str, ...]  # the choices of an EGO card
    value: int  # squares for a right guess
    own: bool  # written at this table
    left: Seat  # the neighbours of the player who is asked
    right: Seat


class OfQuestion(Struct, frozen=True):
    number: int  # number of the question
    seat: Seat  # the Questionné; in a last test, the player who takes it
    card: CardView


class Contested(Struct, frozen=True):
    number: int
    card: CardView
    by: Seat  # the contester
    of: Seat  # the player whose answer is contested
    answer: Said
    guess: Said | None  # the contester's guess; null: no guess, in a last test
    lines: tuple[Line, ...]


class AskingView(OfQuestion, frozen=True, tag="asking", tag_field="name"):
    """The Questionné answers; the Détecteurs guess at the same time, unless they speak in turn."""

    moved: Moved | None  # the effect of his square before the question
    asked: tuple[Seat, ...]  # the seats asked now, the Questionné included
    given: tuple[Seat, ...]  # seats that handed in; a jok or refusal looks like a guess
    again: Again | None = None  # set if a jok was given for the card before this one


class SpeakingView(OfQuestion, frozen=True, tag="speaking", tag_field="name"):
    """Guesses in turn: the Questionné has answered, the Détecteurs say their guesses one by one."""

    moved: Moved | None
    speaker: Seat
    heard: tuple[Reply, ...]
    to_come: tuple[Seat, ...]  # the seats after the speaker


class TurningView(OfQuestion, frozen=True, tag="turning", tag_field="name"):
    """Guesses are turned over, one at each `ends_at`; then the answer."""

    turned: tuple[Reply, ...]
    total: int


class RevealedView(OfQuestion, frozen=True, tag="revealed", tag_field="name"):
    """The answer, and what it brought. As long as somebody may contest, `ends_at` is the end of
    that; then the table looks at it until `ends_at`, or until all people have gone on."""

    answer: Said
    replies: tuple[Reply, ...]
    shown_at: Millis  # when the last news was shown: the answer, or the result of a vote
    may_contest: tuple[Seat, ...]  # seats that may say « Je conteste ! »; only the first one counts
    contest_ends: tuple[Millis, ...]  # for each of these seats, the end of its time
    may_ask: tuple[Seat, ...]  # seats that may ask for a vote on their adjective
    verdict: Verdict | None  # the result of a contest
    ready: tuple[Seat, ...]  # seats that have gone on
    next: Seat  # the seat whose turn is next


class LikenessView(OfQuestion, frozen=True, tag="likeness", tag_field="name"):
    """The table votes: does this guess say the same as the answer?"""

    answer: Said
    replies: tuple[Reply, ...]
    by: Seat  # the seat that asks for the vote
    guess: Said
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]


class DebatingView(Contested, frozen=True, tag="debating", tag_field="name"):
    """« Je conteste ! » Two speak, nobody else joins in."""

    done: tuple[Seat, ...]  # speakers who have finished
    test: bool  # in a last test: `by` takes it, `of` is a partner


class JuryView(Contested, frozen=True, tag="jury", tag_field="name"):
    """The others vote in secret: was it sincere, coherent and argued?"""

    jurors: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    test: bool


class PassedView(OfQuestion, frozen=True, tag="passed", tag_field="name"):
    """A turn that ends without an answer."""

    why: Why
    moved: int  # squares moved, 0 or negative
    ready: tuple[Seat, ...]
    next: Seat


class TestingView(OfQuestion, frozen=True, tag="testing", tag_field="name"):
    """DERNIER TEST: partners answer an EGO card for themselves, the player guesses each of them."""

    __test__ = False

    partners: tuple[Seat, ...]
    given: tuple[Seat, ...]  # seats that handed in, the player included
    needed: int  # right guesses needed if all present partners answer


class TestTurningView(OfQuestion, frozen=True, tag="test-turning", tag_field="name"):
    """Partner by partner, one at each `ends_at`."""

    __test__ = False

    turned: tuple[Tried, ...]
    total: int
    needed: int


class TestedView(OfQuestion, frozen=True, tag="tested", tag_field="name"):
    """How the test went. Not enough: until `ends_at` the player may contest what he has missed."""

    __test__ = False

    tried: tuple[Tried, ...]
    right: int
    needed: int
    may_contest: tuple[Seat, ...]  # partners; empty: the test is missed
    moved: int  # squares moved, 0 or negative, once it is missed
    ready: tuple[Seat, ...]
    next: Seat


# mysterious: guessed least. transparent: guessed most. detective: guesses best.
MedalKind = Literal["mysterious", "transparent", "detective"]
# open: the first guesses the second well. mutual: both guess each other. riddle: neither does.
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
    right: int  # right guesses by the first; in a mutual pair or a riddle by both
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

    how: How | None = None  # what I have handed in or drafted; null: nothing
    said: Said | None = None  # my answer or guess; also in the last test, as a partner
    done: bool = False  # handed in
    guesses: dict[Seat, int] = {}  # the last test: my guess of each partner
    vote: bool | None = None


class View(Struct, frozen=True):
    options: Options
    holders: tuple[Holder, ...]
    round: int
    turn: Seat  # the Questionné, or the player of the last test
    board: Board  # square 0 is the start, the last one is the last test
    squares: tuple[int, ...]  # position of each pawn, by seat
    joks: tuple[Joks, ...]  # by seat; a jok given instead of a guess leaves at the reveal
    pile: Joks
    ends_at: Millis | None
    waiting: tuple[Seat, ...]
    phase: PhaseView
    revealed: tuple[Known, ...]  # every answer revealed so far, with the guesses
    mine: Mine | None = None
