"""The state of a match of 1000 Bornes des Mots."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Holder, Seat
from parlotte.core.rng import Rng
from parlotte.games.bornes.actions import SentenceId, Sketch
from parlotte.games.bornes.cards import CardId
from parlotte.games.bornes.options import Options
from parlotte.games.bornes.phases import Laid, Phase, Said, Sentence
from parlotte.games.bornes.words import Lang
from parlotte.kit.table_game import TableState

Grade = Literal["simple", "humour", "proverb"]


class Pile(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """A sentence that the table has accepted: nobody touches it any more."""

    id: SentenceId
    owner: Seat
    lang: Lang
    cards: tuple[Laid, ...]
    said: Said
    proverb: bool = False


class Censured(Struct, frozen=True, omit_defaults=True):
    """What lies on a player's whole game."""

    card: CardId
    by: Seat
    counters: int | None = None  # turns it still lasts; None: until it is lifted


class Lent(Struct, frozen=True):
    """A borrowed card, that its owner can't take back at his next turn."""

    card: CardId
    owner: Seat


class Turn(Struct, frozen=True, omit_defaults=True):
    """What has been done in the present turn."""

    seat: Seat
    before: tuple[Sentence, ...] = ()  # the player's own open sentences at the start of the turn
    refused: int = 0  # refused attempts to finish one
    taken: tuple[CardId, ...] = ()  # jokers taken this turn, which can't go to a hand
    laid: bool = False  # whether a word was laid


# went-out: somebody has laid all cards. no-cards: nobody can refill to six. no-words: too many
# turns without a word.
DealEnd = Literal["went-out", "no-cards", "no-words"]


class Graded(Struct, frozen=True, cache_hash=True):
    """An accepted sentence with its points."""

    owner: Seat
    lang: Lang
    cards: tuple[Laid, ...]
    said: Said
    values: int  # sum of its words' values
    points: int  # values times the number of cards
    grade: Grade
    bonus: int
    funny: int = 0  # votes for humour

    @property
    def total(self) -> int:
        return self.points + self.bonus


class Tally(Struct, frozen=True, cache_hash=True):
    """The points of one seat in one deal."""

    out: int  # bonus for going out
    sentences: int
    open: int
    fourres: int
    hand: int

    @property
    def total(self) -> int:
        return self.out + self.sentences + self.open + self.fourres + self.hand


class Sheet(Struct, frozen=True, cache_hash=True):
    """A deal that is over."""

    deal: int
    why: DealEnd
    by: Seat | None  # the player who went out
    tallies: tuple[Tally, ...]  # by seat
    sentences: tuple[Graded, ...]


class State(TableState, frozen=True, omit_defaults=True):
    options: Options
    rng: Rng
    holders: tuple[Holder, ...]
    teams: tuple[tuple[Seat, ...], ...]
    starter: Seat  # the seat that started this deal
    hands: tuple[tuple[CardId, ...], ...]  # by seat
    stock: tuple[CardId, ...]  # the first card is drawn next
    turn: Turn
    phase: Phase
    deal: int = 1
    moment: int = 0  # number of phases so far
    turns: int = 1  # number of turns so far in the match
    discards: tuple[CardId, ...] = ()  # the last one is on top
    aside: tuple[CardId, ...] = ()  # attacks and defences removed from the deal
    sentences: tuple[Sentence, ...] = ()  # open ones
    piles: tuple[Pile, ...] = ()
    censures: dict[Seat, Censured] = {}  # noqa: RUF012
    fourres: tuple[int, ...] = ()  # by seat, in this deal
    refusals: tuple[int, ...] = ()  # by seat, in this deal: refusals by a single voter
    sentence_ids: int = 0  # number of ids given so far in the match
    reshuffled: bool = False  # whether the discards were reshuffled in this deal
    idle: int = 0  # turns without a word; reset when the discards are reshuffled
    lent: tuple[Lent, ...] = ()
    ended: DealEnd | None = None  # why the deal ended
    went_out: Seat | None = None  # the seat that laid all its cards
    drafts: dict[Seat, Sketch] = {}  # noqa: RUF012
    sheets: tuple[Sheet, ...] = ()

    @property
    def round(self) -> int:
        return 1 + (self.turns - 1) // len(self.holders)

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """The team of this seat, itself included."""
        return next((team for team in self.teams if seat in team), (seat,))

    def totals(self, deals: int | None = None) -> tuple[int, ...]:
        """The totals by seat, of all deals or the first `deals`; partners share their points."""
        over = self.sheets[:deals]
        own = [sum(sheet.tallies[seat].total for sheet in over) for seat in self.seats]
        return tuple([sum(own[one] for one in self.side(seat)) for seat in self.seats])
