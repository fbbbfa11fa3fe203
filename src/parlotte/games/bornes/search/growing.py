"""Grows sentences from a hand, card by card, from a subject and a verb, by semantic costs."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from parlotte.games.bornes.content import Card
from parlotte.games.bornes.grammar.liking import OF_ONESELF, TALE_OF_THINGS
from parlotte.games.bornes.grammar.reading import TOLD, banal
from parlotte.games.bornes.grammar.sense import (
    ANIMATE,
    BELONGINGS,
    FAR,
    being,
    doing,
    filling,
    staying,
)
from parlotte.games.bornes.grammar.shape import Thing
from parlotte.games.bornes.search.adding import LINK, SCENES, Adding, Grown, Laid
from parlotte.games.bornes.words import Adjective, Lang, Noun, Verb, Word

MOST = 6
# Limits: sentences grown in all; sentences of one length; orders of the same words.
GROWN, WIDTH, ORDERS = 360, 56, 3
BODIES = frozenset((
    "person", "animal", "thing", "clothes", "food", "instrument", "vehicle", "plant",
))  # fmt: skip

NONE = Grown((), 0, 0, frozenset())


def is_alive(hand: Sequence[Card], lang: Lang) -> bool:
    """Whether the hand holds a living being that can act."""
    nouns = [word for card in hand for word in card.words if isinstance(word, Noun)]
    return any(noun.kind in ANIMATE and lang not in noun.hardly for noun in nouns)


def grown(hand: Sequence[Card], lang: Lang, dear: float) -> list[Grown]:
    """All sentences up to this cost, the best first."""
    laid = [
        Laid(card.card, word)
        for card in hand
        for side, word in enumerate(card.words)
        if not side or word is not card.words[0]
    ]
    # In a hand without living beings, things are personified: the jealous wind, a book that
    # laughs.
    tale = 0 if is_alive(hand, lang) else TALE_OF_THINGS
    adding, most = Adding(laid, lang, tale), min(MOST, len(hand))
    growing, found = list(_roots(laid, lang, dear, tale)), dict[tuple[int, ...], Grown]()
    while growing and len(found) < GROWN:
        now, growing = _best(growing), []
        for one in now:
            found.setdefault(one.key, one)
            if len(one.cards) < most:
                growing += [
                    one.put(at, more, cost)
                    for at, more, cost in adding.places(one)
                    if one.cost + cost <= dear
                ]
    return sorted(found.values(), key=Grown.whole_worth, reverse=True)


def _best(growing: list[Grown]) -> list[Grown]:
    """The best sentences, with limits per verb, per subject and per set of words, for variety."""
    growing.sort(key=Grown.worth, reverse=True)
    room = WIDTH // max(1, len({one.deed for one in growing})) + 1
    deeds, orders = Counter[str](), Counter[frozenset[str]]()
    doers = Counter[tuple[str, str]]()
    best = []
    for one in growing:
        if deeds[one.deed] >= room or orders[one.ids] >= ORDERS:
            continue
        who = one.deed, one.who
        if doers[who] <= room // 2:
            deeds[one.deed] += 1
            orders[one.ids] += 1
            doers[who] += 1
            best.append(one)
    return best


def _roots(laid: Sequence[Laid], lang: Lang, dear: float, tale: float) -> Iterator[Grown]:
    """Two-card beginnings: subject and verb, a predicate, a place, or an imperative."""
    for one in laid:
        for other in laid:
            if other.card != one.card:
                cost = _begun(one.word, other.word, lang)
                if tale and isinstance(one.word, Noun) and isinstance(other.word, Verb):
                    cost = max(0, cost - (0 if lang in one.word.mass else tale))
                elif tale and isinstance(one.word, Verb):
                    cost = max(0, cost - OF_ONESELF)
                if cost <= dear:
                    root = NONE.put(0, one, cost).put(1, other, 0)
                    linked = isinstance(one.word, Noun) and isinstance(other.word, Noun)
                    yield replace(root, deed=LINK) if linked else root


def _begun(first: Word, second: Word, lang: Lang) -> float:
    match first, second:
        case Noun(), Verb() if first.id in second.barred:
            return 9
        case Noun(), Verb():
            alone = TOLD if first.when and not second.impersonal else FAR
            return min(doing(first, second, lang), alone)
        case Noun(), Adjective():
            return being(first, second)
        case Noun(), Noun() if second.kind in SCENES and first.kind in BODIES:
            return (0.5 if second.kind == "time" else 0.3) + staying(second, "be")
        case Noun(), Noun() if first.kind in ANIMATE and second.kind in (*BELONGINGS, "animal"):
            # An ear may still become a green ear.
            return 0.5 if second.kind == "body" else 0.4 + banal(Thing(second))
        case Verb(), Noun() if not first.impersonal:
            out_of = 0.1 if second.by and first.moved else FAR
            return TOLD + min(out_of, *(filling(second, frame[0]) for frame in first.frames))
        case Verb(), Noun() if second.when or filling(second, first.frames[0][0]) < 1:
            return 0
    return 9
