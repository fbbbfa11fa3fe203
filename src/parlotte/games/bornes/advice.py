"""What a player may ask beside the table: the full sentences that his cards make."""

from typing import Literal

from msgspec import Struct

from parlotte.core.registration import Ask
from parlotte.games.bornes.actions import Cards, Words
from parlotte.games.bornes.items import Lang
from parlotte.games.bornes.state import Span
from parlotte.kit.text import Typed

Kind = Literal["sentences"]
QUESTIONS: dict[str, Ask] = {"sentences": Ask()}


class Composed(Struct, frozen=True):
    """The cards a player is at, in order, and perhaps what he wrote himself."""

    cards: Cards
    lang: Lang
    words: Words = ()  # what its jokers stand for
    text: Typed = ""


class Proposed(Struct, frozen=True):
    """A full sentence, and where the words of the cards stand in it."""

    text: str
    spans: tuple[Span, ...]


class Sentences(Struct, frozen=True):
    """What the app makes of these cards."""

    sentences: tuple[Proposed, ...] = ()  # at most three, the plainest first
    proverb: str = ""  # that lies there: it may be announced
    printed: bool = False  # it is on the sheet: no vote is needed
    points: int = 0  # what they would be worth accepted, before the grade
    spans: tuple[Span, ...] = ()  # in the text he wrote
    missing: tuple[str, ...] = ()  # words of cards that it lacks, as they are printed
