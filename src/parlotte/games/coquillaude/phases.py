"""The phases of a match, and what they hold: a phase is a type that holds only what it needs."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Millis, Seat, WordKind
from parlotte.core.prompts import Spot
from parlotte.games.coquillaude.board import Square
from parlotte.games.coquillaude.rolls import Roll
from parlotte.kit.ballot import Ballot
from parlotte.kit.collect import Collect
from parlotte.kit.word_vote import WordVote


class Doubt(Struct, frozen=True):
    """What the table must vote on: at most one word of a proposal."""

    word: str
    kind: WordKind
    main: bool  # the proposed word itself, not one at its side
    exists: bool  # it is a word; only its person is in doubt


class Side(Struct, frozen=True):
    """A word made at the side of another."""

    word: str
    squares: tuple[Square, ...]
    points: int


class Proposal(Struct, frozen=True):
    """A word at its place, with everything that determines its score: the board may have changed
    when it is shown."""

    word: str
    written: str  # as it was typed
    at: Spot
    squares: tuple[Square, ...]
    new: tuple[Square, ...]  # squares of the newly laid letters
    shells: int  # shells under those letters
    famous: bool  # a famous person's name; claimed, if that is in doubt
    main: int  # points of the word itself
    plain: int  # points of the word without that claim
    sides: tuple[Side, ...]
    anagrams: tuple[str, ...]
    anagram_points: tuple[int, ...]
    doubt: Doubt | None = None

    @property
    def points(self) -> int:
        return self.main + sum(side.points for side in self.sides) + sum(self.anagram_points)

    @property
    def spent(self) -> dict[Square, str]:
        """The newly laid letters, by square."""
        letters = dict(zip(self.squares, self.word, strict=True))
        return {at: letters[at] for at in self.new}


class Bid(Struct, frozen=True):
    """What a seat announces; `struck` means that the table has refused it."""

    seat: Seat
    proposal: Proposal | None
    struck: bool = False
    rolls: tuple[Roll, ...] = ()  # rolled to decide between equals


class Entry(Struct, frozen=True):
    """An anagram that a rival has shown."""

    seat: Seat
    word: str
    at: Millis  # since the minute began


class Buzzed(Struct, frozen=True):
    seat: Seat
    at: Millis  # since the minute began


class Placing(Struct, frozen=True):
    """A word that has come to lie on the board."""

    round: int
    seat: Seat  # whose letters they were
    proposal: Proposal
    entries: tuple[Entry, ...] = ()  # of the anagram minute
    taker: Seat | None = None  # a rival who showed more anagrams: the points are his
    scored: int = 0
    trusted: bool = False  # nobody was there to vote on it


class Polled(Struct, frozen=True):
    """How the table voted on an answer."""

    by: Seat  # who asked for it
    ayes: tuple[Seat, ...]
    noes: tuple[Seat, ...]
    trusted: bool = False  # nobody was there to vote


class Gifts(Struct, frozen=True, tag="gifts", tag_field="phase"):
    """§3 Each other player gives the letters he chooses."""

    ends_at: Millis | None
    count: int
    given: Collect[str]


class Asking(Struct, frozen=True, tag="question", tag_field="phase"):
    """§4 The question is read to all; one answer."""

    ends_at: Millis | None
    text: str = ""  # typed so far


class Answered(Struct, frozen=True, tag="answered", tag_field="phase"):
    """§4 What was answered, and what is right; for a while the table may be asked for a vote."""

    ends_at: Millis | None
    given: str  # empty: nothing
    ready: tuple[Seat, ...] = ()
    polled: Polled | None = None  # after a vote there is no other


class Appeal(Struct, frozen=True, tag="appeal", tag_field="phase"):
    """§5 The others vote on an answer."""

    ends_at: Millis | None
    given: str
    by: Seat
    ballot: Ballot


class Composing(Struct, frozen=True, tag="compose", tag_field="phase"):
    """§6 Everybody composes; those who have drawn began before."""

    ends_at: Millis | None


class Announce(Struct, frozen=True, tag="announce", tag_field="phase"):
    """§9 All scores; whose is highest, and a vote on it where there is a doubt."""

    ends_at: Millis | None
    bids: tuple[Bid, ...]
    leader: Seat | None
    vote: WordVote | None = None
    ready: tuple[Seat, ...] = ()


class Minute(Struct, frozen=True, tag="minute", tag_field="phase"):
    """§10 A rival may show more anagrams than were claimed."""

    ends_at: Millis
    began: Millis
    placing: Placing
    bids: tuple[Bid, ...]
    buzzed: tuple[Buzzed, ...] = ()
    entries: tuple[Entry, ...] = ()  # in the order in which they came
    done: tuple[Seat, ...] = ()


class Placed(Struct, frozen=True, tag="placed", tag_field="phase"):
    """The word has fallen, and its points."""

    ends_at: Millis | None
    placing: Placing | None  # None: nobody placed anything
    bids: tuple[Bid, ...]
    ready: tuple[Seat, ...] = ()


# Nobody can reach 25 points; somebody could, and twice nobody did; the last six rounds are over, or
# before that there is no word left at all.
End = Literal["none-left", "nobody-did", "six-rounds", "no-words"]


class Ended(Struct, frozen=True, tag="ended", tag_field="phase"):
    why: End
    winners: tuple[Seat, ...]
    ends_at: None = None


Phase = (
    Gifts | Asking | Answered | Appeal | Composing | Announce | Minute | Placed | Ended
)  # fmt: skip
