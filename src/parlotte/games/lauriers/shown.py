"""What a viewer is shown, as types."""

from msgspec import UNSET, Struct, UnsetType, field

from parlotte.core.contract import Holder, Millis, Seat
from parlotte.games.lauriers.content import WordId
from parlotte.games.lauriers.options import Options
from parlotte.games.lauriers.phases import Score, Settled, Sheet
from parlotte.games.lauriers.scoring import Medal


class WordView(Struct, frozen=True):
    """A word as everybody sees it: its spelling and its class, nothing of its meaning."""

    id: WordId
    spelling: str
    word_class: str = field(name="class")


class FullWord(WordView, frozen=True):
    """A word with its meaning."""

    definition: str
    level: int
    note: str


class PileView(Struct, frozen=True):
    id: int
    text: str  # the wording that will be read
    sheets: tuple[Sheet, ...]
    alike: tuple[int, ...]  # other piles with a similar text


class ReadingEntry(Struct, frozen=True):
    """An entry as the MDJ has it before him while he reads."""

    text: str
    sheets: tuple[Sheet, ...]


class ClaimView(Struct, frozen=True):
    """A claim that is being judged; who has said what stays secret."""

    place: int  # place of the claimed entry in the reading
    text: str
    seat: Seat  # the seat that claims
    judges: tuple[Seat, ...]  # the seats whose opinion counts


class EntryView(Struct, frozen=True):
    """Whose an entry was, and who believed it. Its text stands in the list that was voted on."""

    place: int  # place in that list
    authors: tuple[Seat | None, ...]  # None, always first, is the card: the real entry
    voters: tuple[Seat, ...]


class ResultView(Struct, frozen=True, omit_defaults=True):
    entries: tuple[EntryView, ...]
    scores: tuple[Score, ...]  # public as a whole: a score hides nothing
    mdj: Seat | None = None
    originals: tuple[Sheet, ...] = ()  # those whose wording differs from what was read
    star: int | None = None  # place of the best bluff of the match so far, if it is from this round
    claims: tuple[Settled, ...] = ()  # the claims that were judged
    before: tuple[int, ...] = ()  # after a recount: the points of each seat by the count before


class ChoosingView(Struct, frozen=True, tag="choosing", tag_field="name"):
    pass


class WritingView(Struct, frozen=True, tag="writing", tag_field="name"):
    word: WordView
    handed_in: tuple[Seat, ...]
    bots: tuple[Seat, ...]  # seats that bots held when writing began


class PreparingView(Struct, frozen=True, tag="preparing", tag_field="name"):
    word: WordView


class ReadingView(Struct, frozen=True, tag="reading", tag_field="name"):
    word: WordView
    entries: tuple[str, ...]  # entries read out so far; by itself: the last one is being read
    total: int
    by_itself: bool  # no person leads: the entries come at their own pace
    ready: tuple[Seat, ...]  # by itself: those who want to vote at once


class VotingView(Struct, frozen=True, tag="voting", tag_field="name"):
    word: WordView
    entries: tuple[str, ...]
    voted: tuple[Seat, ...]
    staked: tuple[Seat, ...]


class RevealingView(Struct, frozen=True, tag="revealing", tag_field="name"):
    """The verdict, and a claim beside it while one is judged."""

    word: FullWord
    entries: tuple[str, ...]
    result: ResultView
    ready: tuple[Seat, ...]
    next: Seat  # the next leader
    last: bool | UnsetType = UNSET  # true: a pawn has arrived, only a claim can change the end
    claim: ClaimView | UnsetType = UNSET  # the claim that is being judged


class BluffView(Struct, frozen=True):
    """One of the best bluffs of the match."""

    round: int
    word: WordView
    text: str  # the text that was read
    authors: tuple[Seat, ...]
    voters: tuple[Seat, ...]  # the seats it fooled


class FinishedView(Struct, frozen=True, tag="finished", tag_field="name"):
    word: FullWord
    entries: tuple[str, ...]
    result: ResultView
    winners: tuple[Seat, ...]
    shown: bool  # the verdict has been shown already
    rounds: int  # number of counted rounds
    bluffs: tuple[BluffView, ...]
    medals: tuple[Medal, ...]


PhaseView = (
    ChoosingView
    | WritingView
    | PreparingView
    | ReadingView
    | VotingView
    | RevealingView
    | FinishedView
)


class Mine(Struct, frozen=True, omit_defaults=True):
    """What this viewer alone may know."""

    card: tuple[FullWord, ...] = ()  # MDJ: the words to choose from
    word: FullWord | None = None  # MDJ: the word of the round, with its meaning
    piles: tuple[PileView, ...] = ()  # MDJ: the list being prepared
    list: tuple[ReadingEntry, ...] = ()  # MDJ: the list to read from
    text: str = ""  # writer: his definition, draft or handed in
    entry: int | None = None  # author: the index of his entry, merged or not
    vote: int | None = None  # voter: his choice
    agree: bool | None = None  # judge of a claim: his opinion


class View(Struct, frozen=True):
    options: Options
    round: int
    mdj: Seat | None
    holders: tuple[Holder, ...]
    leaves: tuple[int, ...]
    tokens: tuple[int, ...]
    played: tuple[WordId, ...]
    barred: tuple[WordId, ...]  # words whose definition earlier results have shown
    ends_at: Millis | None
    waiting: tuple[Seat, ...]
    phase: PhaseView
    mine: Mine | None = None
