"""The cards in three colours, and their decks."""

from typing import Literal, get_args

from msgspec import Struct

CardId = str
Language = Literal["fr", "en"]

# A deck, a colour of the board and a colour of joks: melo is grey, ego blue, duo red.
Kind = Literal["melo", "ego", "duo"]
KINDS: tuple[Kind, ...] = get_args(Kind)

# famille: suitable from eight years on. amis: for adults.
Tone = Literal["famille", "amis"]
TONES: tuple[Tone, ...] = get_args(Tone)

# The number of squares for a right guess.
Value = Literal[1, 2, 3]

# What a card asks for: the name of a player, one of its choices, or an adjective.
Asks = Literal["name", "choice", "adjective"]


class Card(Struct, frozen=True, omit_defaults=True):
    id: CardId
    kind: Kind
    question: str  # may hold placeholders for the neighbours: see placeholders.py
    value: Value = 1
    tone: Tone = "famille"
    choices: tuple[str, ...] = ()  # three or four, on an EGO card
    adjective: bool = False  # True on a DUO card that asks for an adjective
    own: bool = False  # written at the table

    @property
    def asks(self) -> Asks:
        if self.choices:
            return "choice"
        return "adjective" if self.adjective else "name"


class Decks(Struct, frozen=True):
    """The cards not yet drawn, the next one first."""

    melo: tuple[CardId, ...] = ()
    ego: tuple[CardId, ...] = ()
    duo: tuple[CardId, ...] = ()

    def of(self, kind: Kind) -> tuple[CardId, ...]:
        cards: tuple[CardId, ...] = getattr(self, kind)
        return cards
