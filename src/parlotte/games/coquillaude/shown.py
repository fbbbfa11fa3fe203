"""What the view of a match is made of. `Mine` is the only part that differs between viewers."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Holder, Millis, Seat, WordKind
from parlotte.core.prompts import Spot
from parlotte.games.coquillaude.board import Board, Square
from parlotte.games.coquillaude.content import Stars, Theme
from parlotte.games.coquillaude.draft_check import Fault
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.phases import End
from parlotte.games.coquillaude.rolls import Kind, Roll
from parlotte.games.coquillaude.waiting import Recourse
from parlotte.lexicon.judge import Ruling


class WordView(Struct, frozen=True):
    """A word as it lies on the board, or would."""

    word: str
    written: str  # with its accents, where there is one way to write it
    squares: tuple[Square, ...]
    points: int
    ruling: Ruling
    famous: bool  # it names somebody famous; of a side word this scores nothing more


class AnagramView(Struct, frozen=True):
    word: str
    written: str  # with its accents, where there is one way to write it
    points: int
    famous: bool
    fault: Fault | None = None  # why it does not count


class PersonView(Struct, frozen=True):
    """Somebody famous whose name has been placed."""

    name: str
    who: str
    born: int | None
    died: int | None
    country: str
    also: str


class ProposalView(Struct, frozen=True):
    """A proposal that all may see: it is voted on, or has been placed."""

    word: str
    written: str  # with its accents, where there is one way to write it; else as it was typed
    at: Spot
    squares: tuple[Square, ...]
    new: tuple[Square, ...]  # of the letters newly laid
    shells: int  # under them: each counts for one letter more
    famous: bool
    main: int
    sides: tuple[WordView, ...]
    anagrams: tuple[AnagramView, ...]
    points: int  # of all


class TurnView(Struct, frozen=True):
    """A seat's turn to be asked in this round."""

    seat: Seat
    roll: Roll | None  # None: away, not rolled
    number: Roll | None  # of the question: another where that one had been asked
    kind: Kind | None
    gift: int  # letters that each other player gives for this roll
    right: bool | None  # None: nothing was asked, or not yet answered
    drawn: int | None  # letters from the bag; None: not yet


class QuestionView(Struct, frozen=True):
    text: str
    stars: Stars
    letters: int  # for a right answer
    theme: Theme
    country: str


class AnswerView(Struct, frozen=True):
    """What was right, told when somebody has answered."""

    answer: str
    note: str


class PolledView(Struct, frozen=True):
    """How a vote on an answer ended."""

    by: Seat  # who asked for it
    ayes: tuple[Seat, ...]
    noes: tuple[Seat, ...]
    trusted: bool  # nobody was there to vote: whoever asked was trusted


class GiftsView(Struct, frozen=True, tag="gifts", tag_field="name"):
    """The others choose letters for whoever has rolled."""

    seat: Seat  # who gets them
    count: int  # from each
    givers: tuple[Seat, ...]  # who choose; who has no more letters than that gives all of them
    given: tuple[Seat, ...]  # who have chosen


class AskingView(Struct, frozen=True, tag="question", tag_field="name"):
    seat: Seat
    question: QuestionView


class AnsweredView(Struct, frozen=True, tag="answered", tag_field="name"):
    """How a turn went: an answer and what is right, or a coquillaud…; then letters are drawn."""

    seat: Seat
    question: QuestionView | None  # None: a coquillaud…, nothing is asked
    answer: AnswerView | None
    given: str  # empty: no answer
    right: bool | None
    letters: int  # that will be drawn, unless a vote decides otherwise
    recourse: Recourse | None  # what may be asked of the table
    polled: PolledView | None
    ready: tuple[Seat, ...]


class AppealView(Struct, frozen=True, tag="appeal", tag_field="name"):
    """The others vote on an answer: is it right?"""

    seat: Seat  # who was asked
    question: QuestionView
    answer: AnswerView
    given: str
    recourse: Recourse
    by: Seat  # who asked for the vote
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]


class ComposeView(Struct, frozen=True, tag="compose", tag_field="name"):
    """Everybody composes in secret; `ready` of the view says who has done."""


class BidView(Struct, frozen=True):
    """What a seat announces."""

    seat: Seat
    points: int | None  # None: a pass
    struck: bool  # the table has refused it
    famous: bool | None  # told only of those that were equal, where it decides; else null
    rolls: tuple[Roll, ...]  # rolled to decide between equals
    proposal: ProposalView | None  # of the placed word, of one that was voted on; by option of all


class WordVoteView(Struct, frozen=True):
    """The table votes on a word that the app does not know, or on somebody's fame."""

    word: str
    written: str
    kind: WordKind
    exists: bool  # it is a word: only its person is in doubt
    by: Seat
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]


class AnnounceView(Struct, frozen=True, tag="announce", tag_field="name"):
    bids: tuple[BidView, ...]  # the highest first
    leader: Seat | None  # who would place; None: nobody
    vote: WordVoteView | None
    ready: tuple[Seat, ...]


class BuzzView(Struct, frozen=True):
    seat: Seat
    tenths: int  # of a second, since the minute began


class EntryView(Struct, frozen=True):
    """An anagram that a rival has shown."""

    seat: Seat
    word: str
    written: str  # with its accents, where there is one way to write it
    points: int
    tenths: int


class PlacingView(Struct, frozen=True):
    """A word that has come to lie on the board."""

    round: int
    seat: Seat  # whose letters they were
    proposal: ProposalView
    person: PersonView | None
    entries: tuple[EntryView, ...]  # told when the minute is over
    taker: Seat | None  # a rival who showed more anagrams: the points are his
    scored: int
    trusted: bool  # on somebody's word: nobody was there to vote


class PutView(Struct, frozen=True):
    """A word placed in this match."""

    round: int
    seat: Seat  # whose letters they were
    word: str
    written: str
    squares: tuple[Square, ...]
    scored: int
    taker: Seat | None  # a rival, by his anagrams: the points were his
    person: PersonView | None
    trusted: bool


class MinuteView(Struct, frozen=True, tag="minute", tag_field="name"):
    """Rivals look for anagrams beyond those claimed; what they enter is told when it is over."""

    began: Millis
    placing: PlacingView
    claimed: int
    most: int | None  # anagrams in all, by option; None: as many as there are
    more: int  # points that one more anagram adds, unless it names somebody famous
    rivals: tuple[Seat, ...]
    buzzed: tuple[BuzzView, ...]
    done: tuple[Seat, ...]


class PlacedView(Struct, frozen=True, tag="placed", tag_field="name"):
    placing: PlacingView | None  # None: nobody placed anything
    bids: tuple[BidView, ...]
    ready: tuple[Seat, ...]


class BestView(Struct, frozen=True):
    """The best that could be done with a capital."""

    seat: Seat
    word: str
    written: str  # with its accents, where there is one way to write it
    at: Spot
    anagrams: tuple[str, ...]
    famous: bool
    points: int


class RecapView(Struct, frozen=True):
    """A round, when all is over: what was placed, and what could have been."""

    round: int
    seat: Seat | None  # who placed; None: nobody
    word: str
    written: str  # with its accents, where there is one way to write it
    scored: int
    bids: tuple[int | None, ...]  # by seat
    best: tuple[BestView, ...]  # of each capital that allowed anything, the highest first
    unseen: BestView | None  # « le mot que personne n'a vu »: worth more than any announced score


# Most words placed; most announced of what the letters held, in hundredths; most words taken from
# others; most famous people placed.
MedalKind = Literal["maison", "lynx", "filou", "salon"]


class Medal(Struct, frozen=True):
    kind: MedalKind
    seat: Seat
    count: int


class EndedView(Struct, frozen=True, tag="ended", tag_field="name"):
    why: End
    winners: tuple[Seat, ...]
    rounds: tuple[RecapView, ...]
    trusted: int  # words and answers that counted on somebody's word
    medals: tuple[Medal, ...]
    left: tuple[int, ...]  # by seat: points that the letters held beyond those announced
    missed: tuple[int, ...]  # the rounds with an unseen word, the greatest loss first


PhaseView = (
    GiftsView
    | AskingView
    | AnsweredView
    | AppealView
    | ComposeView
    | AnnounceView
    | MinuteView
    | PlacedView
    | EndedView
)


class DraftView(Struct, frozen=True):
    """What I am composing, and what is to be said of it."""

    typed: str
    word: str  # as it would lie on the board: A to Z
    at: Spot | None
    claimed: bool  # I say that it names somebody famous
    main: WordView | None  # once there are a word and a place for it on the board
    sides: tuple[WordView, ...]
    anagrams: tuple[AnagramView, ...]
    new: tuple[Square, ...]  # of the letters that I would lay
    missing: str  # letters that my capital lacks
    points: int | None  # announced, if I lock it; None: it can't be played
    fault: Fault | None  # why not
    doubt: str  # the word that the table would have to vote on; empty: none
    doubt_kind: WordKind | None
    trusted: bool  # nobody else could vote: my word would be enough


class LockedView(Struct, frozen=True):
    """My proposal of this round; null in its place: I pass."""

    proposal: ProposalView | None


class GiftView(Struct, frozen=True):
    giver: Seat
    to: Seat
    letters: str


class Mine(Struct, frozen=True, omit_defaults=True):
    """What this viewer alone may know."""

    capital: str = ""  # my letters, in the order in which they came
    fresh: str = ""  # those of them that came in this round
    composes: bool = False  # I have drawn, or need not: I may draft and lock
    draft: DraftView | None = None
    locked: LockedView | None = None
    gifts: tuple[GiftView, ...] = ()  # of this round, from me or to me
    given: str = ""  # what I have chosen to give, while others still choose
    answer: str = ""  # what I have typed so far
    vote: bool | None = None  # my vote, where there is one
    buzzed: bool = False
    entries: tuple[EntryView, ...] = ()  # my anagrams in the minute
    best: BestView | None = None  # option « école », when a round is over: my best play


class View(Struct, frozen=True):
    options: Options
    holders: tuple[Holder, ...]
    round: int
    first: Seat  # who is asked first, in every round
    start: tuple[tuple[Roll, ...], ...]  # by seat: the dice that decided it
    ends_at: Millis | None
    waiting: tuple[Seat, ...]
    phase: PhaseView
    size: int  # of the board: so many squares by so many
    board: Board  # row by row; a letter or a full stop
    latest: tuple[Square, ...]  # letters laid last
    orange: tuple[Square, ...]
    shells: tuple[Square, ...]
    bag: int  # letters left
    letters: tuple[int, ...]  # by seat: in the hand
    scores: tuple[int, ...]
    turns: tuple[TurnView, ...]  # of this round; the last one goes on
    composing: tuple[Seat, ...]  # who may compose already
    ready: tuple[Seat, ...]  # have locked a proposal, or pass; told while everybody composes
    words: tuple[PutView, ...]  # all that was placed
    finest: int | None  # which of them brought most
    voted: tuple[str, ...]  # words that the table has voted in during this match
    persons: tuple[str, ...]  # and famous people
    mine: Mine | None = None
