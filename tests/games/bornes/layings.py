"""The sentences of a hand with their texts, as tests and benches read them."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from parlotte.games.bornes.content import Card
from parlotte.games.bornes.search.adding import Laid
from parlotte.games.bornes.search.laying import is_told, sensible, told
from parlotte.games.bornes.words import Lang
from parlotte.kit.speech import Voice

FEW = 6  # fewer sentences than this are too few
CHOICE = 2  # candidates for each sentence that is wanted


class Laying(Struct, frozen=True):
    cards: tuple[Laid, ...]
    text: str
    points: int  # sum of the values times the number of cards
    cost: float  # how far-fetched it is

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(one.word.id for one in self.cards)


def layings(
    hand: Sequence[Card], lang: Lang, voice: Voice, besides: Collection[str] = (), few: int = 4
) -> tuple[Laying, ...]:
    """The best few sentences of a hand, the best first; `besides`: sentences that were already
    said."""
    found: list[Laying] = []
    mine = False
    for one, reading in sensible(hand, lang, min(few, FEW), CHOICE * few):
        mine = not mine if is_told(reading.clause) else mine
        text = told(reading, lang, voice, mine=mine)
        if text is not None and text not in besides:
            found.append(Laying(one.cards, text, one.points, one.cost))
        if len(found) == few:
            break
    return tuple(found)
