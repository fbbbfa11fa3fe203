"""What a player could lay from a hand: sentences chosen by sense, variety and value.

Many are grown, but only the best few are parsed and said.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from parlotte.games.bornes.content import Card
from parlotte.games.bornes.grammar.liking import dullness
from parlotte.games.bornes.grammar.manner import Manner, to_me
from parlotte.games.bornes.grammar.reading import readings
from parlotte.games.bornes.grammar.shape import Clause, Reading
from parlotte.games.bornes.search.adding import FINISHED, LINK, Grown
from parlotte.games.bornes.search.decency import is_decent
from parlotte.games.bornes.search.growing import grown, is_alive
from parlotte.games.bornes.sentence_proposals import plain_manner, say
from parlotte.games.bornes.words import Lang, Verb
from parlotte.kit.speech import Unsayable, Voice

READ = 48  # sentences that are parsed
# the normal cost limit, and a higher one for hands that allow too few sentences
DEAR, DEAREST = 0.9, 1.3
AGAIN = 3  # sentences with the same verb, in the first pass
MISHEARD = "suivre"  # je suis (I follow) sounds like je suis (I am)
SAME = 9  # penalty for a word that a better sentence uses; multiplied for a verb
VERB = 3


def sensible(
    hand: Sequence[Card],
    lang: Lang,
    few: int,
    enough: int,
    holding: frozenset[int] = frozenset(),
) -> Iterator[tuple[Grown, Reading]]:
    """The best sentences of a hand with variety, parsed but without text. With fewer than `few`
    whole ones, the cost limit is raised. `holding`: cards that every sentence must contain."""

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
    """The full sentence; without a subject, in the first person or as an imperative. None if it
    can't be said, or is ambiguous."""
    clause = reading.clause
    manner = _manner(clause, mine=mine)
    if lang == "fr" and manner.first_person and getattr(clause.deed.verb, "id", "") == MISHEARD:
        return None
    try:
        return say(clause, lang, voice, manner)
    except Unsayable:
        return None


def is_told(clause: Clause) -> bool:
    """Whether it has no subject, and may be in the first person or an imperative."""
    return not clause.subject and not to_me(clause.deed)


def _manner(clause: Clause, *, mine: bool) -> Manner:
    plain = plain_manner(clause)
    return replace(plain, first_person=plain.first_person or (mine and is_told(clause)))


def _varied(found: list[tuple[Grown, Reading]]) -> Iterator[tuple[Grown, Reading]]:
    """The best first, then the most different from those before; incomplete ones last."""
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
    """Its worth, reduced for every word used before, most of all for verbs."""
    again = sum(used[laid.word.id] for laid in one.cards)
    verbs = sum(used[laid.word.id] for laid in one.cards if isinstance(laid.word, Verb))
    linked = used[one.deed] if one.deed in ("", LINK) else 0
    return one.worth() - SAME * (again + (VERB - 1) * verbs + VERB * linked)


def _read(found: list[Grown], read: "_Read") -> list[tuple[Grown, Reading]]:
    """Parses the best sentences that differ; their cost is that of the reading plus style
    penalties."""
    whole = [one for one in found if len(one.cards) >= FINISHED]
    for some in (whole, [one for one in found if len(one.cards) < FINISHED]):
        # First pass: a limit per verb, and no two sentences that differ in one word only.
        later = [one for one in some if not read.takes(one, often=AGAIN, near=1)]
        for one in later:
            read.takes(one, often=READ, near=0)
    return read.kept


class _Read:
    """The sentences parsed so far."""

    def __init__(self, lang: Lang, dear: float, enough: int, *, alive: bool) -> None:
        self.kept: list[tuple[Grown, Reading]] = []
        self._lang = lang
        self._dear = dear
        self._enough = enough
        self._alive = alive
        self._tried = 0
        self._deeds = Counter[str]()

    def takes(self, one: Grown, *, often: int, near: int) -> bool:
        """Whether the sentence is done with, kept or not. One too similar to others may be
        retried."""
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
    """Whether two sentences share all but `near` words, or one contains the other and one word
    more."""
    shared, lengths = len(one.ids & other.ids), (len(one.ids), len(other.ids))
    held = shared == min(lengths) and max(lengths) - shared <= 1
    return held or shared >= max(lengths) - near
