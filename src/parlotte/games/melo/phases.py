"""The phases of a match, and what they hold: a phase is a type that holds only what it needs."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Millis, Seat
from parlotte.games.melo.board import Special
from parlotte.games.melo.cards import CardId, Kind
from parlotte.kit.ballot import Ballot
from parlotte.kit.collect import Collect

# The answer that a card asks for: a seat, the index of a choice, or an adjective.
Said = int | str
# What a player did when asked; silent: nothing before the deadline.
How = Literal["said", "jok", "refused", "silent"]
# The result of a vote on an adjective; trusted: accepted because nobody could vote.
Ruling = Literal["granted", "refused", "trusted"]


class Hand(Struct, frozen=True, omit_defaults=True):
    """What a seat has handed in, or drafted."""

    how: How
    said: Said | None = None


class Moved(Struct, frozen=True):
    """§1 What the square did at the start of a turn."""

    special: Special
    start: int
    to: int
    jok: Kind | None = None  # the colour drawn from the pile


# Why this card replaced another: its Questionné gave a jok, or lost one by silence.
Again = Literal["jok", "silent"]


class Asked(Struct, frozen=True):
    """A question and who answers it; of the last test, who guesses."""

    number: int  # number of questions so far, including this one
    seat: Seat
    card: CardId
    moved: Moved | None = None  # the effect of the square before the question
    again: Again | None = None


class Reply(Struct, frozen=True):
    """A guess as it is turned over. Public as a whole from then on."""

    seat: Seat
    how: How
    said: Said | None = None
    right: bool | None = None  # null until the answer is known, or without a guess
    moved: int = 0  # squares moved; negative after a refusal
    likeness: Ruling | None = None  # the result of the vote on it; null: not asked for
    turned_at: Millis = 0


class Verdict(Struct, frozen=True):
    """§5 A contest that the others have judged. Who voted what stays secret."""

    by: Seat  # the contester
    of: Seat  # the player whose answer was contested
    ayes: int  # votes that the answer is sincere
    noes: int
    winner: Seat
    moved: int = 0  # squares moved by the winner; always 0 in the last test


class Line(Struct, frozen=True):
    """Something said in a debate."""

    seat: Seat
    text: str


class Result(Struct, frozen=True):
    """A question that has been answered before all."""

    asked: Asked
    answer: Said
    replies: tuple[Reply, ...]  # clockwise from the Questionné
    verdict: Verdict | None = None


class Tried(Struct, frozen=True):
    """§6 A partner's answer in the last test, and what was guessed."""

    seat: Seat  # the partner
    answer: int
    guess: int | None  # None: no guess, which counts as wrong
    right: bool
    verdict: Verdict | None = None


class TestResult(Struct, frozen=True):
    __test__ = False  # keeps pytest from collecting the class

    asked: Asked
    tried: tuple[Tried, ...]  # partners who answered, clockwise from the player
    needed: int  # right guesses needed

    @property
    def right(self) -> int:
        return sum(one.right for one in self.tried)


class Asking(Struct, frozen=True, tag="asking", tag_field="phase"):
    """§2 The Questionné answers, and the Détecteurs guess at the same time. In turn: he alone."""

    ends_at: Millis | None
    asked: Asked
    hands: Collect[Hand]


class Speaking(Struct, frozen=True, tag="speaking", tag_field="phase"):
    """§2 In turn: one Détecteur after another says his guess, heard by all."""

    ends_at: Millis | None
    asked: Asked
    answer: Said
    speaker: Seat
    heard: tuple[Reply, ...] = ()
    draft: Said | None = None


class Turning(Struct, frozen=True, tag="turning", tag_field="phase"):
    """§4 Guesses are turned over one by one, the answer last."""

    ends_at: Millis
    asked: Asked
    answer: Said
    replies: tuple[Reply, ...]
    turned: int  # number of guesses turned over


class Revealed(Struct, frozen=True, tag="revealed", tag_field="phase"):
    """§5 The answer is known: for a while who was wrong may contest."""

    ends_at: Millis  # when the next of these players runs out of time
    since: Millis  # when the last news was shown
    result: Result
    declined: tuple[Seat, ...] = ()  # declined, or out of time
    held: Millis = 0  # how long the time to contest was paused


class Voting(Struct, frozen=True, tag="likeness", tag_field="phase"):
    """§4 Do two adjectives say the same? The time to contest stands still."""

    ends_at: Millis | None
    began: Millis
    back: Revealed
    seat: Seat  # the seat that asks
    ballot: Ballot


class Settled(Struct, frozen=True, tag="told", tag_field="phase"):
    """The question is settled, and looked at."""

    ends_at: Millis | None
    since: Millis
    result: Result
    ready: tuple[Seat, ...] = ()


# refused: no answer and no jok. silent: out of time, without a jok. left: the player is away.
# nobody: no partner answered the last test.
Why = Literal["refused", "silent", "left", "nobody"]


class Passed(Struct, frozen=True, tag="passed", tag_field="phase"):
    """§3 A turn that ends without an answer."""

    ends_at: Millis | None
    asked: Asked
    why: Why
    moved: int  # squares moved, 0 or negative
    ready: tuple[Seat, ...] = ()


class Testing(Struct, frozen=True, tag="testing", tag_field="phase"):
    """§6 The partners answer an EGO card, and the player guesses each of them."""

    __test__ = False

    ends_at: Millis | None
    asked: Asked
    answers: Collect[int]
    guesses: Collect[dict[Seat, int]]


class TestTurning(Struct, frozen=True, tag="test-turning", tag_field="phase"):
    """§6 Partner by partner, the guess and the answer."""

    __test__ = False

    ends_at: Millis
    result: TestResult
    turned: int


class TestOpen(Struct, frozen=True, tag="tested", tag_field="phase"):
    """§6 Not enough, as it stands: the player may contest what he has missed."""

    __test__ = False

    ends_at: Millis
    result: TestResult


class TestMissed(Struct, frozen=True, tag="test-told", tag_field="phase"):
    """§6 The test was missed."""

    __test__ = False

    ends_at: Millis | None
    result: TestResult
    moved: int
    ready: tuple[Seat, ...] = ()


class Debating(Struct, frozen=True, tag="debating", tag_field="phase"):
    """§5 The two speak. The time to contest stands still."""

    ends_at: Millis | None
    began: Millis
    back: Revealed | TestOpen
    by: Seat  # the contester
    of: Seat  # the player whose answer is contested
    lines: tuple[Line, ...] = ()
    done: tuple[Seat, ...] = ()


class Jury(Struct, frozen=True, tag="jury", tag_field="phase"):
    """§5 The others vote: was the justification sincere, coherent and argued?"""

    ends_at: Millis | None
    began: Millis
    back: Revealed | TestOpen
    by: Seat
    of: Seat
    lines: tuple[Line, ...]
    ballot: Ballot


class Finished(Struct, frozen=True, tag="finished", tag_field="phase"):
    result: TestResult
    winner: Seat
    ends_at: None = None


Shown = Settled | Passed | TestMissed  # a result, until all people have gone on
Phase = (
    Asking
    | Speaking
    | Turning
    | Revealed
    | Voting
    | Settled
    | Passed
    | Testing
    | TestTurning
    | TestOpen
    | TestMissed
    | Debating
    | Jury
    | Finished
)


def asked_in(phase: Phase) -> Asked:
    """The question that the phase belongs to."""
    about = phase.back if isinstance(phase, Voting | Debating | Jury) else phase
    if isinstance(about, Asking | Speaking | Turning | Passed | Testing):
        return about.asked
    return about.result.asked
