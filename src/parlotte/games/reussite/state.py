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
    """§2 The next card of the stock goes on a column that somebody chooses before it is seen."""

    owner: Seat | None  # None: anyone
    ends_at: Millis | None


class Composing(Struct, frozen=True, tag="writing"):
    """§3 Everybody looks for a word."""

    asked: Seat | None = None  # a bot that somebody has asked for a word


class Proposed(Struct, frozen=True, tag="proposed"):
    """A word lies on the table: it is played when another player agrees, or nobody objects."""

    by: Seat
    word: str
    draft: Draft
    ends_at: Millis | None


class Voting(Struct, frozen=True, tag="voting"):
    """A word proposed again after an objection: those present decide."""

    by: Seat
    word: str
    draft: Draft
    ballot: Ballot
    ends_at: Millis | None


class Judging(Struct, frozen=True, tag="judging"):
    """A word the lexicon does not know: it is played if all present say that it exists."""

    draft: Draft
    vote: WordVote
    ends_at: Millis | None


class Refilling(Struct, frozen=True, tag="refilling"):
    """§4 An empty column gets the bottom of another that has two cards or more."""

    owner: Seat | None
    ends_at: Millis | None


class Turning(Struct, frozen=True, tag="turning"):
    """§4 The last refill is made. Next the stock is turned by itself: so long it can be taken
    back."""

    owner: Seat | None
    ends_at: Millis


Resting = Covering | Composing | Refilling | Turning  # phases in which nothing lies on the table


class Undoing(Struct, frozen=True, tag="undoing"):
    """§5 Somebody would take back what another has played: it is asked like a proposal, and voted
    on after an objection."""

    by: Seat
    before: Resting  # where the table goes on if it stays
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
    """How the table stood before something that can be undone."""

    columns: Columns
    petards: int
    words: tuple[Written, ...]
    refilling: bool  # else a word was being looked for
    by: Seat  # whose word or refill it was
    draft: Draft  # that was played
    objected: tuple[str, ...]
    refused: tuple[tuple[str, Seat], ...]


Help = Literal["nudge", "word", "bot"]


class Hint(Struct, frozen=True):
    """A word the solver helped with: for these cards, and beside those the table did not want."""

    kind: Help
    columns: Columns
    besides: tuple[str, ...]


class State(TableState, frozen=True, omit_defaults=True):
    options: Options
    code: str  # of the deal
    day: str  # of a deal of the day, else empty
    holders: tuple[Holder, ...]
    columns: Columns
    stock: str  # the first is turned next
    phase: Phase
    petards: int = PETARDS
    words: tuple[Written, ...] = ()
    drafts: dict[Seat, Draft] = field(default_factory=dict)
    # What each draft was before, as the columns lie now.
    trails: dict[Seat, tuple[Draft, ...]] = field(default_factory=dict)
    objected: tuple[str, ...] = ()  # words somebody has objected to since the last one was played
    refused: tuple[tuple[str, Seat], ...] = ()  # voted down since then: the word, and who asked
    voted: tuple[str, ...] = ()  # words voted in during this match
    trusted: tuple[str, ...] = ()  # those of them that nobody could vote on
    past: tuple[Past, ...] = ()  # since the last card was turned
    undo_objected: bool = False  # somebody has objected to going back, as the table lies now
    undo_refused: tuple[Seat, ...] = ()  # who has been voted down with it
    last: Seat = 0  # who played the last word: covering and refilling are his
    ends_at: Millis | None = None  # of the whole deal
    moment: int = 0  # how often the table has been asked something else
    stuck: bool = False  # no word of the lexicon is left
    hints: tuple[Hint, ...] = ()  # of the whole deal; no undo takes one back

    @property
    def refused_words(self) -> tuple[str, ...]:
        """Each once, whoever asked."""
        return tuple(dict.fromkeys(word for word, _ in self.refused))

    @property
    def left(self) -> int:
        """Cards in columns and stock."""
        return sum(map(len, self.columns)) + len(self.stock)
