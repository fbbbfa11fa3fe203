"""The state of a deal: columns, stock, words written, and the phase the table is in."""

from typing import Literal

from msgspec import Struct, field

from parlotte.core.contract import Holder, Millis, Seat
from parlotte.games.reussite.cards import PETARDS
from parlotte.games.reussite.columns import Columns
from parlotte.games.reussite.drafts import Draft, Tile
from parlotte.games.reussite.options import Options
from parlotte.kit.ballot import Ballot
from parlotte.kit.table_game import TableState
from parlotte.kit.word_vote import WordVote


class Written(Struct, frozen=True, omit_defaults=True):
    """A word that was played, as one pile; face up if it holds a star."""

    word: str
    by: Seat
    tiles: tuple[Tile, ...]
    trusted: bool = False  # the lexicon does not know it, and nobody was there to vote


class Covering(Struct, frozen=True, tag="covering"):
    """§2 Somebody chooses a column for the next card of the stock, before it is seen."""

    owner: Seat | None  # None: anyone
    ends_at: Millis | None


class Composing(Struct, frozen=True, tag="writing"):
    """§3 Everybody looks for a word."""

    asked: Seat | None = None  # a bot that somebody has asked for a word


class Proposed(Struct, frozen=True, tag="proposed"):
    """A word is proposed. It is played when another player agrees, or if nobody objects in time."""

    by: Seat
    word: str
    draft: Draft
    ends_at: Millis | None


class Voting(Struct, frozen=True, tag="voting"):
    """A word was proposed again after an objection: those present vote."""

    by: Seat
    word: str
    draft: Draft
    ballot: Ballot
    ends_at: Millis | None


class Judging(Struct, frozen=True, tag="judging"):
    """A word that is not in the lexicon: it is played if all present say that it exists."""

    draft: Draft
    vote: WordVote
    ends_at: Millis | None


class Refilling(Struct, frozen=True, tag="refilling"):
    """§4 An empty column gets the bottom of another that has two cards or more."""

    owner: Seat | None
    ends_at: Millis | None


class Turning(Struct, frozen=True, tag="turning"):
    """§4 The last refill is made and can be taken back until the stock is turned by itself."""

    owner: Seat | None
    ends_at: Millis


# phases without anything to decide on the table
Resting = Covering | Composing | Refilling | Turning


class Undoing(Struct, frozen=True, tag="undoing"):
    """§5 A player asks to undo another one's word: like a proposal, with a vote after an
    objection."""

    by: Seat
    before: Resting  # the phase to return to if it is not undone
    ballot: Ballot | None
    ends_at: Millis


class Yielding(Struct, frozen=True, tag="yielding"):
    """Somebody would give up; a majority of those present decides."""

    by: Seat
    ballot: Ballot
    ends_at: Millis | None


End = Literal["triumph", "petards", "failed"]


class Finished(Struct, frozen=True, tag="finished"):
    end: End
    gave_up: bool = False
    out_of_time: bool = False


Phase = (
    Covering | Composing | Proposed | Voting | Judging | Refilling | Turning | Undoing | Yielding
    | Finished
)  # fmt: skip


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
