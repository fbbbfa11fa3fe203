"""What a viewer is shown, as types."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Millis, Seat
from parlotte.games.reussite.columns import Columns
from parlotte.games.reussite.drafts import Tile
from parlotte.games.reussite.phases import End
from parlotte.games.reussite.state import Written
from parlotte.lexicon.judge import Ruling

PhaseName = Literal[
    "covering", "writing", "proposed", "voting", "judging", "refilling", "turning", "undoing",
    "yielding", "finished",
]  # fmt: skip

# How an unknown word is decided: by vote, by the player's word, or not at all.
Unknown = Literal["voted", "trusted", "refused"]


class DraftView(Struct, frozen=True):
    """A word being made: the columns it would leave, and what is to be said of it."""

    seat: Seat
    tiles: tuple[Tile, ...]
    columns: Columns
    word: str  # with ? for letters that are not chosen yet
    ruling: Ruling | None  # once the word is long enough and complete
    counts: bool  # it is in the lexicon, or accepted by the house
    fault: str | None  # why these cards can't be played: a message without parameters
    fit: str  # the only letter that makes a word, for a single open star or pétard
    missing: int  # cards missing to the shortest possible word
    left: int  # cards left if it is played
    fatal: bool  # too few cards would be left for another word, but more than a good end allows


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
    farewell: bool  # it uses the first pétard, so no triumph is possible after it
    poll: PollView | None  # set while the table votes on it


class UndoView(Struct, frozen=True):
    """What would be undone, whose it is, and who asks for it where the table is asked."""

    of: Seat
    word: str  # empty for a refill
    by: Seat | None
    poll: PollView | None  # set while the table votes on it


class EndView(Struct, frozen=True):
    end: End
    gave_up: bool
    out_of_time: bool
    left: int
    score: str  # a line of emoji to share: a star for a word with one, a blue square without


class Mine(Struct, frozen=True):
    draft: DraftView
    clears: bool  # taking back the last step leaves an empty draft
    asks: bool  # undoing the last word or refill must be asked of the table


class View(Struct, frozen=True):
    phase: PhaseName
    ends_at: Millis | None
    deal_ends_at: Millis | None
    waiting: tuple[Seat, ...]
    alone: bool  # nobody else is present, so words are played at once
    deck: str
    blues: str
    code: str
    day: str
    par: int | None  # in a deal of the day: the fewest words found
    columns: Columns
    stock: int
    unseen: str  # the cards of the stock, in alphabetical order
    stars: int  # stars played so far
    all_stars: int
    petards: int
    all_petards: int
    words: tuple[Written, ...]
    owner: Seat | None  # who may cover, refill, or confirm that the stock is turned
    open: tuple[int, ...]  # columns that may be covered, or lend their bottom
    gaps: tuple[int, ...]  # empty columns
    stops: tuple[bool, ...]  # for each column: whether its bottom is a stop card
    drafts: tuple[DraftView, ...]
    objected: tuple[str, ...]  # words objected to since the last one was played
    refused: tuple[str, ...]  # words voted down since the last one was played
    proposal: ProposalView | None
    poll: PollView | None  # the vote on giving up
    asked: Seat | None
    undo: UndoView | None  # the last word or refill, until a card is turned
    unknown: Unknown  # how a word that is not in the lexicon is decided
    stuck: bool
    hints: int  # number of helps by the solver so far
    end: EndView | None
    mine: Mine | None = None
