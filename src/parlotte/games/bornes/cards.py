"""The 230 cards by their ids.

A word card's id is its number, `42`; with the side that is up it is `42:a` or `42:b`. The ids of
the others are a letter and a number: jokers `J1`, FAUTE D'ORTHOGRAPHE `F1`, DICTIONNAIRE `D1`,
CENSURE `C1`, LIBERTÉ D'EXPRESSION `L1`, blank cards `V1`. A blank card that was written on has
sides, like a word card.
"""

from typing import Literal, get_args

from msgspec import Struct

from parlotte.games.bornes.options import BLANK_VALUE, MOST_BLANKS, Options

CardId = str
Up = str  # a card and the side that is up: 42:a; a card without sides is just its id
Side = Literal["a", "b"]
SIDES: tuple[Side, ...] = get_args(Side)

CardKind = Literal["word", "joker", "faute", "dictionnaire", "censure", "liberte", "blank"]
_KINDS: dict[str, CardKind] = {
    "J": "joker", "F": "faute", "D": "dictionnaire", "C": "censure", "L": "liberte", "V": "blank",
}  # fmt: skip
_LETTERS: dict[CardKind, str] = {kind: letter for letter, kind in _KINDS.items()}

HAND = 6  # cards in a full hand


class Face(Struct, frozen=True):
    """One word of a card, as it is printed."""

    fr: str
    en: str
    value: int
    picture: str = ""  # a symbol of the pictures' file; a blank card may have none


class CardFace(Struct, frozen=True):
    """What is printed on a card: `a`, and head to tail `b`, where it has two words."""

    a: Face
    b: Face | None = None

    def side(self, side: str) -> Face | None:
        return self.a if side == "a" else self.b if side == "b" else None


def kind_of(card: CardId) -> CardKind:
    return _KINDS.get(card[:1], "word")


def card_named(kind: CardKind, number: int) -> CardId:
    return f"{_LETTERS[kind]}{number}" if kind in _LETTERS else str(number)


def side_of(up: Up) -> str:
    return up.partition(":")[2]


def written_blanks(options: Options) -> dict[CardId, CardFace]:
    """The blank cards that the table wrote before the start. A word written in only one language
    is used for both."""
    cards = {}
    for number, one in enumerate(options.blanks, 1):
        both = ((one.fr, one.en), (one.under_fr, one.under_en))
        faces = [
            Face(french or english, english or french, BLANK_VALUE, one.picture)
            for french, english in both
            if french or english
        ]
        if faces:
            cards[card_named("blank", number)] = CardFace(*faces)
    return cards


def full_deck(words: int, options: Options) -> tuple[CardId, ...]:
    """All cards of a game in order; `words` is the number of word cards."""
    written = len(written_blanks(options))
    counts: dict[CardKind, int] = {
        "word": words,
        "joker": options.jokers,
        "faute": options.fautes,
        "dictionnaire": options.dictionnaires,
        "censure": options.censures,
        "liberte": options.libertes,
    }
    cards = [card_named(kind, n) for kind, count in counts.items() for n in range(1, count + 1)]
    blanks = [card_named("blank", n) for n in range(1, MOST_BLANKS + 1)]
    if options.blanks_in_play == "no":
        blanks = list(written_blanks(options)) if written else []
    return *cards, *blanks
