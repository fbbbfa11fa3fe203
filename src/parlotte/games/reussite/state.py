"""The state of a deal: columns, stock, words written, and the phase the table is in."""

from typing import Literal

from msgspec import Struct, field

from parlotte.core.contract import Holder, Millis, Seat
from parlotte.games.reussite.cards import PETARDS
from parlotte.games.reussite.columns import Columns
from parlotte.games.reussite.drafts import Draft, Tile
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.phases import Phase
from parlotte.kit.table_game import TableState


class Written(Struct, frozen=True, omit_defaults=True):
    """A word that was played, as one pile; face up if it holds a star."""

    word: str
    by: Seat
    tiles: tuple[Tile, ...]
    trusted: bool = False  # the lexicon does not know it, and nobody was there to vote


class Past(Struct, frozen=True):
    """A snapshot of the table before something that can be undone."""

    columns: Columns
    petards: int
    words: tuple[Written, ...]
    refilling: bool  # True before a refill, False before a word
    by: Seat  # the seat that played
    draft: Draft  # the draft that was played
    objected: tuple[str, ...]
    refused: tuple[tuple[str, Seat], ...]


Help = Literal["nudge", "word", "bot"]


class Hint(Struct, frozen=True):
    """Help by the solver: for these columns, and without these unwanted words."""

    kind: Help
    columns: Columns
    besides: tuple[str, ...]


class State(TableState, frozen=True, omit_defaults=True):
    options: Options
    code: str  # of the deal
    day: str  # the day, if it is a deal of a day; otherwise empty
    holders: tuple[Holder, ...]
    columns: Columns
    stock: str  # the first card is turned next
    phase: Phase
    petards: int = PETARDS
    words: tuple[Written, ...] = ()
    drafts: dict[Seat, Draft] = field(default_factory=dict)
    # The undo history of each draft, for the present columns.
    trails: dict[Seat, tuple[Draft, ...]] = field(default_factory=dict)
    objected: tuple[str, ...] = ()  # words objected to since the last one was played
    # voted down since then: the word, and who proposed it
    refused: tuple[tuple[str, Seat], ...] = ()
    voted: tuple[str, ...] = ()  # words voted in during this match
    trusted: tuple[str, ...] = ()  # accepted words that nobody could vote on
    past: tuple[Past, ...] = ()  # snapshots since the last card was turned
    undo_objected: bool = False  # somebody has objected to an undo in this position
    undo_refused: tuple[Seat, ...] = ()  # seats whose undo was voted down
    last: Seat = 0  # who played the last word, and therefore covers and refills
    ends_at: Millis | None = None  # deadline of the whole deal
    moment: int = 0  # number of phases so far that asked for something else
    stuck: bool = False  # no word of the lexicon can be played
    hints: tuple[Hint, ...] = ()  # in the whole deal; an undo does not remove them

    @property
    def refused_words(self) -> tuple[str, ...]:
        """Words, each once, whoever proposed them."""
        return tuple(dict.fromkeys(word for word, _ in self.refused))

    @property
    def left(self) -> int:
        """The number of cards in columns and stock."""
        return sum(map(len, self.columns)) + len(self.stock)
