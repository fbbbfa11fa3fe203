"""The state of a match of Mélo Ego Duo."""

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.contract import Holder, Seat
from parlotte.core.rng import Rng
from parlotte.games.melo.cards import KINDS, CardId, Decks, Kind
from parlotte.games.melo.options import Options
from parlotte.games.melo.phases import Phase, Said
from parlotte.kit.table_game import TableState

PILE = 8  # joks of each colour in addition to those dealt


class Joks(Struct, frozen=True):
    """So many of each colour, in a hand or in the pile."""

    melo: int = 0
    ego: int = 0
    duo: int = 0

    def of(self, kind: Kind) -> int:
        count: int = getattr(self, kind)
        return count

    def plus(self, kind: Kind, count: int = 1) -> "Joks":
        return replace(self, **{kind: self.of(kind) + count})

    @property
    def left(self) -> tuple[Kind, ...]:
        """The colours of which there are any."""
        return tuple(kind for kind in KINDS if self.of(kind))


class Known(Struct, frozen=True, omit_defaults=True):
    """An answer that was revealed, with the guesses at it: public, for people and bots alike."""

    number: int  # number of the question
    kind: Kind
    card: CardId
    seat: Seat  # the player who answered
    answer: Said
    text: str = ""  # the answer in words; empty for a player's name
    guesses: dict[Seat, Said] = {}  # without joks and silence
    right: tuple[Seat, ...] = ()  # the seats that guessed right
    test: bool = False  # True in a last test


class State(TableState, frozen=True, omit_defaults=True):
    options: Options
    rng: Rng
    holders: tuple[Holder, ...]
    first: Seat  # the seat that began
    turn: Seat  # the Questionné, or the player of the last test
    squares: tuple[int, ...]  # position of each pawn
    joks: tuple[Joks, ...]
    pile: Joks
    decks: Decks
    phase: Phase
    moment: int = 0  # number of phases so far
    round: int = 1  # number of rounds of the table
    number: int = 0  # number of questions so far
    met: tuple[CardId, ...] = ()  # cards this table has seen
    revealed: tuple[Known, ...] = ()
