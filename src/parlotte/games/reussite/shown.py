"""What a viewer is shown, as types."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Millis, Seat
from parlotte.games.reussite.columns import Columns
from parlotte.games.reussite.drafts import Tile
from parlotte.games.reussite.state import End, Written
from parlotte.lexicon.judge import Ruling

PhaseName = Literal[
    "covering", "writing", "proposed", "voting", "judging", "refilling", "turning", "undoing",
    "yielding", "finished",
]  # fmt: skip

# The table votes; one's own word is enough; nothing can be done.
Unknown = Literal["voted", "trusted", "refused"]


class DraftView(Struct, frozen=True):
    """A word being made: the columns it would leave, and what is to be said of it."""

    seat: Seat
    tiles: tuple[Tile, ...]
    columns: Columns
    word: str  # ? for what is not said yet
    ruling: Ruling | None  # once it is long enough and said whole
    fault: str | None  # why these cards can't be played, a message without parameters
    fit: str  # of the one star or pétard that says nothing yet: the only letter that makes a word
    missing: int  # cards to the shortest word there may be
    left: int  # cards, if it is played
    fatal: bool  # they are too few for another word, and too many for a good end


class PollView(Struct, frozen=True):
    """Who is for it, who against, who has not said."""

    ayes: tuple[Seat, ...]
    noes: tuple[Seat, ...]
    pending: tuple[Seat, ...]


class ProposalView(Struct, frozen=True):
    """What lies on the table: a word, and the columns it would leave."""

    by: Seat
    word: str
    tiles: tuple[Tile, ...]
    columns: Columns
    left: int
    fatal: bool
    farewell: bool  # it burns the first pétard: no triumph after it
    poll: PollView | None  # where it is voted on


class UndoView(Struct, frozen=True):
    """What would be undone, whose it is, and who asks for it where the table is asked."""

    of: Seat
    word: str  # empty: a refill
    by: Seat | None
    poll: PollView | None  # where it is voted on


class EndView(Struct, frozen=True):
    end: End
    gave_up: bool
    out_of_time: bool
    left: int
    score: str  # a line of emoji to share: a star for a word with one, a blue square without


class Mine(Struct, frozen=True):
    draft: DraftView
    clears: bool  # taking back what was done last leaves no word


class View(Struct, frozen=True):
    phase: PhaseName
    ends_at: Millis | None
    deal_ends_at: Millis | None
    waiting: tuple[Seat, ...]
    alone: bool  # nobody else is there to be asked: words are played at once
    deck: str
    blues: str
    code: str
    day: str
    par: int | None  # of a deal of the day: the fewest words found
    columns: Columns
    stock: int
    unseen: str  # what is in the stock, in the order of the alphabet
    stars: int  # played so far
    all_stars: int
    petards: int
    words: tuple[Written, ...]
    owner: Seat | None  # who covers, refills, or lets the stock be turned
    open: tuple[int, ...]  # columns to cover, or that may lend their bottom
    gaps: tuple[int, ...]  # empty columns
    stops: tuple[bool, ...]  # of each column: whether its bottom is a stop card
    drafts: tuple[DraftView, ...]
    objected: tuple[str, ...]  # words somebody objected to, since the last one was played
    refused: tuple[str, ...]  # words the table has voted down since then
    proposal: ProposalView | None
    poll: PollView | None  # on giving up
    asked: Seat | None
    undo: UndoView | None  # the last word or refill, until a card is turned
    unknown: Unknown  # what becomes of a word that the lexicon does not know
    stuck: bool
    hints: int  # words the solver helped with, so far
    end: EndView | None
    mine: Mine | None = None
