"""The phases of a match, and what they hold: a phase is a type that holds only what it needs."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Millis, Seat
from parlotte.games.reussite.drafts import Draft
from parlotte.kit.ballot import Ballot
from parlotte.kit.word_vote import WordVote


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
Choosing = Covering | Refilling | Turning  # somebody chooses what happens to the stock
Resting = Choosing | Composing


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


Proposal = Proposed | Voting | Judging  # phases with a word on the table

Phase = (
    Covering | Composing | Proposed | Voting | Judging | Refilling | Turning | Undoing | Yielding
    | Finished
)  # fmt: skip
