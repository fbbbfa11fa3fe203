"""Which proverb lies on the table."""

from collections.abc import Iterable, Sequence

from parlotte.core.folding import fold
from parlotte.games.bornes.items import Lang, Proverb


class Proverbs:
    """All proverbs that cards can make, found by what is laid."""

    def __init__(self, proverbs: Iterable[Proverb]) -> None:
        self._by_cards: dict[tuple[Lang, tuple[str, ...]], Proverb] = {}
        for proverb in proverbs:
            for laid in _ways(proverb):
                self._by_cards.setdefault((proverb.lang, laid), proverb)

    def recognise(self, cards: Sequence[str], language: Lang) -> Proverb | None:
        """The proverb that these cards make, in this order; None: they make none.

        A card is told by the id of its word; a joker by the word it stands for, as it is written
        in French.
        """
        return self._by_cards.get((language, tuple(map(fold, cards))))


def _ways(proverb: Proverb) -> Iterable[tuple[str, ...]]:
    """With and without each word that may be understood."""
    ways: list[tuple[str, ...]] = [()]
    for word in proverb.words:
        with_it = [(*way, fold(word)) for way in ways]
        ways = with_it + ways if word in proverb.optional else with_it
    return [way for way in ways if len(way) >= 2]
