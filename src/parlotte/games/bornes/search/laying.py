"""What a player could lay from his hand: sentences by sense, variety and value.

Many are grown; only the few best are read as cards and said.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from parlotte.games.bornes.content import Card
from parlotte.games.bornes.grammar.liking import dullness
from parlotte.games.bornes.grammar.manner import Manner, to_me
from parlotte.games.bornes.grammar.reading import readings
from parlotte.games.bornes.grammar.shape import Clause, Reading
from parlotte.games.bornes.search.adding import FINISHED, LINK, Grown, Laid
from parlotte.games.bornes.search.decency import is_decent
from parlotte.games.bornes.search.growing import grown, is_alive
from parlotte.games.bornes.sentence_proposals import plain_manner, say
from parlotte.games.bornes.words import Lang, Verb
from parlotte.kit.speech import Unsayable, Voice

READ = 48  # sentences that are looked at as cards
DEAR, DEAREST = 0.9, 1.3  # no sentence is dearer; where a hand allows too few, sillier ones
FEW = 6  # that is too few
AGAIN = 3  # sentences of one verb, at first
CHOICE = 2  # good ones for each that is wanted
MISHEARD = "suivre"  # in the first person it is the same as to be: je suis le roi
SAME = 9  # what a word takes away which is used by a better one; and a verb, as many times
VERB = 3


class Laying(Struct, frozen=True):
    cards: tuple[Laid, ...]
    text: str
    points: int  # sum of the values, times the number of cards
    cost: float  # how far-fetched it is

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(one.word.id for one in self.cards)


def layings(
    hand: Sequence[Card], lang: Lang, voice: Voice, besides: Collection[str] = (), few: int = 4
) -> tuple[Laying, ...]:
    """The best few that a hand allows, the best first; `besides`: sentences said before."""
    found: list[Laying] = []
    mine = False
    for one, reading in sensible(hand, lang, min(few, FEW), CHOICE * few):
        mine = not mine if _is_told(reading.clause) else mine
        text = told(reading, lang, voice, mine=mine)
        if text is not None and text not in besides:
            found.append(Laying(one.cards, text, one.points, one.cost))
        if len(found) == few:
            break
    return tuple(found)


def sensible(
    hand: Sequence[Card],
    lang: Lang,
    few: int,
    enough: int,
    holding: frozenset[int] = frozenset(),
) -> Iterator[tuple[Grown, Reading]]:
    """What a hand allows, the best first and then what differs; not yet said, which takes longest.
    With fewer than so many whole ones sillier ones are let in. `holding`: cards that are in all."""

    alive = is_alive(hand, lang)

    def read(dear: float) -> list[tuple[Grown, Reading]]:
        found = grown(hand, lang, dear)
        if holding:
            found = [one for one in found if holding <= {laid.card for laid in one.cards}]
        return _read(found, _Read(lang, dear, enough, alive=alive))

    plain = read(DEAR)
    if sum(len(one.cards) >= FINISHED for one, _ in plain) < few:
        plain = read(DEAREST)
    return _varied(plain)


def told(reading: Reading, lang: Lang, voice: Voice, *, mine: bool) -> str | None:
    """The full sentence; where nobody is named I do it, or you are told to. None: it can't be said,
    or would be misheard."""
    clause = reading.clause
    manner = _manner(clause, mine=mine)
    if lang == "fr" and manner.first_person and getattr(clause.deed.verb, "id", "") == MISHEARD:
        return None
    try:
        return say(clause, lang, voice, manner)
    except Unsayable:
        return None


def _is_told(clause: Clause) -> bool:
    """Nobody is named: you are told to, or I do it."""
    return not clause.subject and not to_me(clause.deed)


def _manner(clause: Clause, *, mine: bool) -> Manner:
    plain = plain_manner(clause)
    return replace(plain, first_person=plain.first_person or (mine and _is_told(clause)))


def _varied(found: list[tuple[Grown, Reading]]) -> Iterator[tuple[Grown, Reading]]:
    """The best first, then what differs most from those before; at last what is not whole."""
    used = Counter[str]()
    whole = [one for one in found if len(one[0].cards) >= FINISHED]
    for left in (whole, [one for one in found if len(one[0].cards) < FINISHED]):
        while left:
            best = max(left, key=lambda one: _fresh(one[0], used))
            left.remove(best)
            yield best
            used.update(best[0].ids)
            used.update((best[0].deed,) if best[0].deed in ("", LINK) else ())


def _fresh(one: Grown, used: Counter[str]) -> float:
    """Its worth, less for every word that was there before, and most for what is done."""
    again = sum(used[laid.word.id] for laid in one.cards)
    verbs = sum(used[laid.word.id] for laid in one.cards if isinstance(laid.word, Verb))
    linked = used[one.deed] if one.deed in ("", LINK) else 0
    return one.worth() - SAME * (again + (VERB - 1) * verbs + VERB * linked)


def _read(found: list[Grown], read: "_Read") -> list[tuple[Grown, Reading]]:
    """The best that differ, as their cards will be understood: the price is that of the reading,
    and of what a reader likes less."""
    whole = [one for one in found if len(one.cards) >= FINISHED]
    for some in (whole, [one for one in found if len(one.cards) < FINISHED]):
        # At first not too many of one verb, nor two that share all words but one.
        later = [one for one in some if not read.takes(one, often=AGAIN, near=1)]
        for one in later:
            read.takes(one, often=READ, near=0)
    return read.kept


class _Read:
    """Sentences that were looked at as cards."""

    def __init__(self, lang: Lang, dear: float, enough: int, *, alive: bool) -> None:
        self.kept: list[tuple[Grown, Reading]] = []
        self._lang = lang
        self._dear = dear
        self._enough = enough
        self._alive = alive
        self._tried = 0
        self._deeds = Counter[str]()

    def takes(self, one: Grown, *, often: int, near: int) -> bool:
        """It is done with: kept or not. What is too like others may come again."""
        if len(self.kept) == self._enough or self._tried == READ:
            return True
        if self._deeds[one.deed] >= often or any(_alike(one, kept, near) for kept, _ in self.kept):
            return False
        self._tried += 1
        ways = readings([laid.word for laid in one.cards], self._lang)
        if ways and is_decent(ways[0].clause):
            price = ways[0].cost + dullness(ways[0].clause, self._lang, alive=self._alive)
            if price <= self._dear:
                self.kept.append((replace(one, cost=max(0, price)), ways[0]))
                self._deeds[one.deed] += 1
        return True


def _alike(one: Grown, other: Grown, near: int) -> bool:
    """All their words are the same, but so many; or one holds the other, and little more."""
    shared, lengths = len(one.ids & other.ids), (len(one.ids), len(other.ids))
    held = shared == min(lengths) and max(lengths) - shared <= 1
    return held or shared >= max(lengths) - near
