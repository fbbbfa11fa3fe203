"""The content of Mélo Ego Duo: cards of three colours, and adjectives that say nearly the same."""

from typing import Literal, get_args

from msgspec import Struct

from parlotte.games.melo.adjectives import Group

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


class CardPack(Struct, frozen=True):
    key: str
    lang: str
    cards: tuple[Card, ...]


class Synonyms(Struct, frozen=True):
    """Adjectives of one language, in groups that say nearly the same."""

    lang: str
    groups: tuple[Group, ...]


class Content(Struct, frozen=True):
    """All the packs at a table. Options say which are played."""

    packs: tuple[CardPack, ...]
    synonyms: tuple[Synonyms, ...] = ()
