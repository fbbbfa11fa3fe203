"""The phases of a match, and what they hold: a phase is a type that holds only what it needs."""

from msgspec import Struct

from parlotte.core.contract import Millis, Seat
from parlotte.games.lauriers.content import WordId
from parlotte.kit.ballot import Ballot
from parlotte.kit.collect import Collect


class Sheet(Struct, frozen=True):
    """A definition as it was handed in; author None is the card."""

    author: Seat | None
    text: str


class Pile(Struct, frozen=True):
    """Sheets read as one, in the wording to be read. Its id is that of its first sheet."""

    id: int
    sheets: tuple[int, ...]
    text: str
    apart: bool = False  # the MDJ has split it off: an equal text stays another entry


class Entry(Struct, frozen=True):
    """One numbered line of the reading; its sheets stay hidden until the reveal."""

    text: str
    sheets: tuple[Sheet, ...]
    place: int = 0  # in the reading: it keeps its letter when a claim merges others away

    @property
    def real(self) -> bool:
        return self.sheets[0].author is None  # the card's sheet always comes first

    @property
    def authors(self) -> tuple[Seat, ...]:
        return tuple([sheet.author for sheet in self.sheets if sheet.author is not None])


class Polled(Struct, frozen=True):
    """The votes and stakes of a round, once voting is closed."""

    votes: dict[Seat, int]  # by voter: the index of an entry
    abstained: tuple[Seat, ...]  # present, but did not vote
    staked: tuple[Seat, ...]


class Settled(Struct, frozen=True):
    """A claim that the other writers have judged."""

    place: int  # of the claimed entry, in the reading
    text: str
    seat: Seat  # who claimed
    granted: bool


class Score(Struct, frozen=True):
    """What one seat earns in a round, and where it takes his pawn."""

    seat: Seat
    found: int  # for voting for the real definition
    received: int  # votes for his own entry
    led: int  # as MDJ
    staked: bool
    total: int
    start: int  # his leaf before the count
    leaf: int  # after it


class Result(Struct, frozen=True):
    """A counted round. A void one has no entry and no score."""

    word: WordId
    mdj: Seat | None
    entries: tuple[Entry, ...] = ()
    votes: dict[Seat, int] = {}
    scores: tuple[Score, ...] = ()
    star: int | None = None  # the entry that fooled more people than any before it
    claims: tuple[Settled, ...] = ()  # in the order in which they were judged
    before: tuple[int, ...] = ()  # counted again: what each seat had earned by the count before


class Bluff(Struct, frozen=True):
    """An invention that fooled somebody, as it was read."""

    round: int
    word: WordId
    text: str
    authors: tuple[Seat, ...]
    voters: tuple[Seat, ...]  # those it fooled


class Tally(Struct, frozen=True):
    """What one seat has done in the whole match; the medals are given by it."""

    stolen: int = 0  # votes for its inventions
    found: int = 0  # true definitions found
    votes: int = 0  # rounds in which it could vote
    fooled: int = 0  # as MDJ: the most people fooled in one round
    gain: int = 0  # the most points that one token brought


class Tale(Struct, frozen=True):
    """A summary of the match: rounds, tallies and best bluffs. It is shown only at the end."""

    rounds: int  # rounds that were counted
    tallies: tuple[Tally, ...]
    bluffs: tuple[Bluff, ...] = ()  # the best so far, the best first


class Choosing(Struct, frozen=True, tag="choosing", tag_field="phase"):
    ends_at: Millis | None
    words: tuple[WordId, ...]  # the words of the card that may be picked


class Writing(Struct, frozen=True, tag="writing", tag_field="phase"):
    ends_at: Millis | None
    word: WordId
    sheets: Collect[str]
    bots: tuple[Seat, ...]  # bots when writing began; fixed, so that no two take the same leurre


class Preparing(Struct, frozen=True, tag="preparing", tag_field="phase"):
    ends_at: Millis | None
    word: WordId
    sheets: tuple[Sheet, ...]
    piles: tuple[Pile, ...]  # in the order of reading
    done: bool = False
    by_hand: bool = False  # a person has prepared the list and declared it ready


class Reading(Struct, frozen=True, tag="reading", tag_field="phase"):
    ends_at: Millis | None
    word: WordId
    entries: tuple[Entry, ...]
    by_hand: bool
    read: int = 0  # entries read out so far; by itself: shown so far
    by_itself: bool = False  # no person leads: each entry is shown for its time
    ready: tuple[Seat, ...] = ()  # by itself: those who want to vote at once


class Voting(Struct, frozen=True, tag="voting", tag_field="phase"):
    ends_at: Millis | None
    word: WordId
    entries: tuple[Entry, ...]
    by_hand: bool
    votes: Collect[int]
    staked: tuple[Seat, ...] = ()


class Recourse(Struct, frozen=True):
    """The time in which an author may claim "c'était la bonne", and what a recount starts from."""

    until: Millis | None  # None: sans chrono
    polled: Polled
    leaves: tuple[int, ...]
    tale: Tale


class Revealing(Struct, frozen=True, tag="revealing", tag_field="phase"):
    ends_at: Millis | None
    result: Result
    ready: tuple[Seat, ...] = ()
    recourse: Recourse | None = None  # None: nobody can claim, or the time for it is over


class Judging(Struct, frozen=True, tag="judging", tag_field="phase"):
    """A claim is judged while the verdict is shown; the verdict's own time limits are paused."""

    ends_at: Millis | None
    since: Millis
    verdict: Revealing
    recourse: Recourse
    entry: int  # the claimed one
    seat: Seat  # who claims
    ballot: Ballot  # of all the other writers; those present count


class Finished(Struct, frozen=True, tag="finished", tag_field="phase"):
    result: Result
    winners: tuple[Seat, ...]
    shown: bool = False  # the verdict was already shown to everybody during the time for claims
    ends_at: None = None


Phase = Choosing | Writing | Preparing | Reading | Voting | Revealing | Judging | Finished
