"""The shape of what is shown of a match. Everything but `mine` is the same for every viewer."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Holder, Millis, Seat
from parlotte.games.bornes.actions import SentenceId, Taking
from parlotte.games.bornes.cards import CardFace, CardId, Up
from parlotte.games.bornes.options import Options
from parlotte.games.bornes.phases import Span
from parlotte.games.bornes.state import DealEnd, Grade
from parlotte.games.bornes.words import Lang


class LaidView(Struct, frozen=True, omit_defaults=True):
    """A card in a sentence, with the side that is up; of a joker the word it stands for. `value`:
    what it counts there."""

    up: Up
    value: int
    word: str = ""
    picture: str = ""  # of a blank card that was written in play


class SaidView(Struct, frozen=True, omit_defaults=True):
    """A sentence on the table. `text` is empty while nobody has said it; `spans`: where the words
    of the cards stand in it, from-to in characters."""

    id: SentenceId
    owner: Seat
    lang: Lang
    cards: tuple[LaidView, ...]
    text: str
    spans: tuple[Span, ...]
    values: int  # of its words together
    points: int  # those, times the number of cards: what it is worth, before its grade


class SentenceView(SaidView, frozen=True, omit_defaults=True):
    """An open sentence."""

    faute: CardId | None = None  # that lies on it


class PileView(SaidView, frozen=True, omit_defaults=True):
    """An accepted sentence."""

    proverb: bool = False


class CensureView(Struct, frozen=True, omit_defaults=True):
    card: CardId
    by: Seat
    counters: int | None = None  # turns it still lasts at most; None: until it is parried


class ZoneView(Struct, frozen=True, omit_defaults=True):
    """What lies open in front of a seat."""

    sentences: tuple[SentenceView, ...]
    censure: CensureView | None = None
    fourres: int = 0  # in this deal


class GradedView(Struct, frozen=True):
    """A sentence of a deal that is over, with its grade."""

    owner: Seat
    lang: Lang
    cards: tuple[LaidView, ...]
    text: str
    spans: tuple[Span, ...]
    values: int
    points: int
    grade: Grade
    bonus: int
    total: int
    funny: int  # votes for humour


class TallyView(Struct, frozen=True):
    """The points of a seat in a deal."""

    out: int
    sentences: int
    open: int
    fourres: int
    hand: int
    total: int


class SheetView(Struct, frozen=True):
    deal: int
    why: DealEnd
    by: Seat | None  # who went out
    tallies: tuple[TallyView, ...]  # by seat
    sentences: tuple[GradedView, ...]


# rire: sentences that made the table laugh. plume: cards of the longest one. fourre: coups fourrés.
# proverbe: proverbs.
MedalKind = Literal["rire", "plume", "fourre", "proverbe"]


class Medal(Struct, frozen=True):
    """For who alone has most of something, in the deals that are over."""

    kind: MedalKind
    seat: Seat
    count: int


class TurnPhase(Struct, frozen=True, tag="turn", tag_field="name"):
    """`player` plays. `tries`: how often he may still say « terminée » in vain."""

    tries: int


class VoteView(Struct, frozen=True, tag="vote", tag_field="name"):
    """finish: is `sentence` accepted, as a proverb where it is announced as one. take, borrow: does
    it keep its meaning when `card` comes for `instead`; `sentence` is as it would be."""

    what: Literal["finish", "take", "borrow"]
    sentence: SentenceView
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]  # who has, and never how
    proverb: bool = False
    card: Up = ""
    instead: Up = ""


class WindowView(Struct, frozen=True, tag="window", tag_field="name"):
    """CENSURE on `target`, by `player`: ten seconds for a coup fourré of the attacked `side`."""

    target: Seat
    side: tuple[Seat, ...]


class PartingView(Struct, frozen=True, tag="parting", tag_field="name"):
    """`player` was answered by a coup fourré of `by`, and discards."""

    by: Seat


class DrawView(Struct, frozen=True, tag="draw", tag_field="name"):
    """`player` has laid a coup fourré, and draws a card of the stock, or the last discard."""


class JuryView(Struct, frozen=True, tag="jury", tag_field="name"):
    """Everybody grades the `piles` that are no proverbs, in secret."""

    why: DealEnd
    by: Seat | None
    judges: tuple[Seat, ...]
    done: tuple[Seat, ...]
    simple: int  # points that each grade gives
    humour: int


class ScoreView(Struct, frozen=True, tag="score", tag_field="name"):
    """The last of `sheets` is this deal's. `last`: the match is over after it."""

    ready: tuple[Seat, ...]
    last: bool


class EndedView(Struct, frozen=True, tag="ended", tag_field="name"):
    winners: tuple[Seat, ...]
    best: tuple[GradedView, ...]  # of the whole match, for the poster


PhaseView = (
    TurnPhase | VoteView | WindowView | PartingView | DrawView | JuryView | ScoreView | EndedView
)


class DraftView(Struct, frozen=True):
    """What I was putting together, as far as its cards are still there. `sentence`: that it would
    become; 0: a new one."""

    cards: tuple[Up, ...]
    lang: Lang
    text: str
    words: tuple[str, ...]
    sentence: SentenceId
    pictures: tuple[str, ...] = ()
    taken: Taking | None = None  # while that joker lies where it lay, and I hold the card for it


class Limits(Struct, frozen=True):
    """How many cards begin a sentence; how many one has that is called finished, unless it is a
    proverb; and how often that may be said in vain in a turn."""

    begun: int
    finished: int
    tries: int


class Mine(Struct, frozen=True):
    hand: tuple[CardId, ...]
    draft: DraftView | None
    vote: bool | None  # in a vote: what I have said
    funny: tuple[SentenceId, ...] | None  # in the jury: what I find funny so far


class View(Struct, frozen=True):
    options: Options
    holders: tuple[Holder, ...]
    teams: tuple[tuple[Seat, ...], ...]
    deal: int
    round: int
    starter: Seat
    player: Seat  # whose turn it is
    ends_at: Millis | None
    waiting: tuple[Seat, ...]
    phase: PhaseView
    deck: dict[CardId, CardFace]  # what is printed on each word card: never changes in a match
    blanks: dict[CardId, CardFace]  # what this table has written on blank cards
    zones: tuple[ZoneView, ...]  # by seat
    piles: tuple[PileView, ...]
    hands: tuple[int, ...]  # how many cards, by seat
    stock: int
    discard: CardId | None  # the card that may be picked up
    discards: int
    aside: tuple[CardId, ...]  # attacks and defences that are through
    totals: tuple[int, ...]  # of the deals that are over, by seat; partners share theirs
    points: tuple[int, ...]  # those, and what lies open of this deal for all to see
    limits: Limits
    sheets: tuple[SheetView, ...]
    medals: tuple[Medal, ...]
    mine: Mine | None
