"""What the seats of 1000 Bornes des Mots do."""

from typing import Annotated

from msgspec import Meta, Struct

from parlotte.core.contract import Seat
from parlotte.games.bornes.words import Lang
from parlotte.kit.text import Name, Typed

MOST_CARDS = 16  # in one sentence: more than anybody says in one breath
MOST_TEXT = 240  # characters of a sentence
MOST_WORD = 30  # of the word a joker stands for

Card = Annotated[str, Meta(max_length=8)]  # 42:a, J3
Cards = Annotated[tuple[Card, ...], Meta(max_length=MOST_CARDS)]
Picture = Annotated[str, Meta(max_length=60)]  # a symbol of the pictures' file
# What the jokers (and unwritten blank cards) of a sentence stand for, in the order of its cards.
Words = Annotated[tuple[Name, ...], Meta(max_length=MOST_CARDS)]
# The pictures that blank cards among them get as they are written, in the same order; "" for none.
Pictures = Annotated[tuple[Picture, ...], Meta(max_length=MOST_CARDS)]
SentenceId = int
NEW: SentenceId = 0  # in the place of an id: a sentence that is still to be begun


class Start(Struct, frozen=True, tag="start", tag_field="act"):
    """A new sentence in front of me: two cards or more, in order, each with its side up."""

    cards: Cards
    lang: Lang
    text: Typed = ""  # the full sentence, as far as it goes; may be left for later
    words: Words = ()
    pictures: Pictures = ()


class Change(Struct, frozen=True, tag="change", tag_field="act"):
    """A sentence as it becomes: with more cards, in another order, cards turned over. A partner's
    is only made longer."""

    sentence: SentenceId
    cards: Cards  # all of it
    text: Typed = ""
    words: Words = ()
    pictures: Pictures = ()


class Finish(Struct, frozen=True, tag="finish", tag_field="act"):
    """« Terminée ! »: the table votes on it."""

    sentence: SentenceId
    text: Typed
    proverb: bool = False  # I say that it is one


class Take(Struct, frozen=True, tag="take", tag_field="act"):
    """A joker out of an open sentence, for a card of mine that says the same; and used at once."""

    sentence: SentenceId  # where it lies
    joker: Card
    card: Card  # of my hand, with the side that is up
    cards: Cards  # the sentence it goes into, as it becomes; perhaps with more of my hand
    into: SentenceId = NEW  # a new one of mine, or one that is there
    lang: Lang = "fr"  # of a new one
    text: Typed = ""  # of the sentence it goes into
    words: Words = ()  # and what its jokers stand for
    pictures: Pictures = ()
    said: Typed = ""  # the sentence it came from, said with my card; none: as it was


class Borrow(Struct, frozen=True, tag="borrow", tag_field="act"):
    """Variant "emprunts": a card out of somebody's open sentence, for one of mine."""

    sentence: SentenceId
    theirs: Card
    card: Card  # of my hand, with the side that is up
    said: Typed = ""  # that sentence, said with my card


class Faute(Struct, frozen=True, tag="faute", tag_field="act"):
    """FAUTE D'ORTHOGRAPHE on an open sentence of an opponent."""

    sentence: SentenceId


class Dictionnaire(Struct, frozen=True, tag="dictionnaire", tag_field="act"):
    """It frees a sentence of mine, or of my partner."""

    sentence: SentenceId


class Censure(Struct, frozen=True, tag="censure", tag_field="act"):
    """CENSURE on the whole game of an opponent."""

    seat: Seat


class Liberte(Struct, frozen=True, tag="liberte", tag_field="act"):
    """LIBERTÉ D'EXPRESSION for me, or for my partner, at my turn."""

    seat: Seat


class CoupFourre(Struct, frozen=True, tag="coup-fourre", tag_field="act"):
    """LIBERTÉ D'EXPRESSION at once against the CENSURE just laid: the turn is mine."""


class Discard(Struct, frozen=True, tag="discard", tag_field="act"):
    """It ends my turn: one card away, and six in hand again."""

    card: Card
    pick_up: bool = False  # the last discarded card, instead of one of the stock


class End(Struct, frozen=True, tag="end", tag_field="act"):
    """It ends my turn when no card is left in my hand."""


class Draw(Struct, frozen=True, tag="draw", tag_field="act"):
    """After my coup fourré: one card, before I play."""

    pick_up: bool = False


class Vote(Struct, frozen=True, tag="vote", tag_field="act"):
    """Is the sentence accepted; does it keep its meaning."""

    aye: bool
    funny: bool = False  # yes, and it is funny or full of imagination; where the vote grades


class Grade(Struct, frozen=True, tag="grade", tag_field="act"):
    """With a jury, at the end of a deal: the sentences of others that are funny or full of
    imagination. The rest are simple."""

    funny: Annotated[tuple[Annotated[str, Meta(max_length=8)], ...], Meta(max_length=100)]
    done: bool = True


class GoOn(Struct, frozen=True, tag="go-on", tag_field="act"):
    """I have seen it."""


class Taking(Struct, frozen=True, omit_defaults=True):
    """A joker that goes into what I put together: where it still lies, and my card for it."""

    sentence: SentenceId
    joker: Card
    card: Card
    said: Typed = ""  # the sentence it comes from, said with my card


class Sketch(Struct, frozen=True, tag="draft", tag_field="act", omit_defaults=True):
    """What I am putting together, at my turn or before. Kept for me alone."""

    cards: Cards = ()
    lang: Lang = "fr"
    text: Typed = ""
    words: Words = ()
    sentence: SentenceId = NEW  # that it would become
    pictures: Pictures = ()
    taken: Taking | None = None


Action = (
    Start
    | Change
    | Finish
    | Take
    | Borrow
    | Faute
    | Dictionnaire
    | Censure
    | Liberte
    | CoupFourre
    | Discard
    | End
    | Draw
    | Vote
    | Grade
    | GoOn
    | Sketch
)
