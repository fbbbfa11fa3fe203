"""The cards of three colours, and the decks they are drawn from."""

from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

CardId = str
Language = Literal["fr", "en"]

# A deck, a colour of the board and a colour of joks: melo is grey, ego blue, duo red.
Kind = Literal["melo", "ego", "duo"]
KINDS: tuple[Kind, ...] = get_args(Kind)

# famille: anyone from eight years on. amis: adults among themselves.
Tone = Literal["famille", "amis"]
TONES: tuple[Tone, ...] = get_args(Tone)

# How far a right guess moves.
Value = Literal[1, 2, 3]

# What a card asks for: the name of somebody here, one of its choices, or an adjective.
Asks = Literal["name", "choice", "adjective"]


class Card(Struct, frozen=True, omit_defaults=True):
    id: CardId
    kind: Kind
    question: str  # may hold placeholders for the neighbours: see placeholders.py
    value: Value = 1
    tone: Tone = "famille"
    choices: tuple[str, ...] = ()  # of an EGO card, three or four
    adjective: bool = False  # a DUO card that asks for one
    own: bool = False  # written at the table

    @property
    def asks(self) -> Asks:
        if self.choices:
            return "choice"
        return "adjective" if self.adjective else "name"


class Decks(Struct, frozen=True):
    """Cards not yet drawn, the next one first."""

    melo: tuple[CardId, ...] = ()
    ego: tuple[CardId, ...] = ()
    duo: tuple[CardId, ...] = ()

    def of(self, kind: Kind) -> tuple[CardId, ...]:
        cards: tuple[CardId, ...] = getattr(self, kind)
        return cards

    def without_top(self, kind: Kind, deck: tuple[CardId, ...]) -> "Decks":
        """The same, of which this deck has lost its first card."""
        return replace(self, **{kind: deck[1:]})
