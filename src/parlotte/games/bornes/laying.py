"""What a player could lay from his hand: sentences by sense, variety and value.

Sentences are grown word by word from a subject and a verb, by what goes with what; only the few
best are read as cards and said.
"""

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

from parlotte.games.bornes.decency import is_decent
from parlotte.games.bornes.grammar.reading import readings
from parlotte.games.bornes.grammar.sense import being, doing, filling, joining, owning
from parlotte.games.bornes.grammar.shape import Reading
from parlotte.games.bornes.items import Adjective, Adverb, Card, Lang, Noun, Verb, Word
from parlotte.games.bornes.saying import plain_manner, say
from parlotte.kit.speech import Unsayable, Voice

FEWEST, MOST = 2, 6
READ, ENOUGH = 24, 8  # sentences that are looked at as cards, and that are good
GROWN, WIDTH = 320, 48  # sentences that are grown at all, and of one length at a time
DEAR, DEAREST = 1.3, 2.2  # no sentence is dearer; where a hand allows too few, even sillier ones
SENSE = 30  # points that a price of 1 takes away
SAME = 9  # points that a verb or a noun takes away which is used by a better one
FINISHED = 4  # cards that make a sentence whole
UNFINISHED = 20
SCENES = frozenset(("place", "nature", "vehicle", "time"))
BODIES = frozenset(("person", "animal", "thing", "clothes", "food"))


class Laid(Struct, frozen=True):
    """A card with the side that is used."""

    card: int
    word: Word


class Laying(Struct, frozen=True):
    cards: tuple[Laid, ...]
    text: str
    points: int  # sum of the values, times the number of cards
    cost: float  # how far-fetched it is

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(one.word.id for one in self.cards)


class _Grown(Struct, frozen=True):
    cards: tuple[Laid, ...]
    cost: float

    @property
    def key(self) -> tuple[int, ...]:
        """Each side of a card is one object."""
        return tuple(map(id, self.cards))

    def worth(self) -> float:
        whole = 0 if len(self.cards) >= FINISHED else UNFINISHED
        return points(self.cards) - SENSE * self.cost - whole

    def free(self, laid: Sequence[Laid]) -> list[Laid]:
        used = {one.card for one in self.cards}
        return [one for one in laid if one.card not in used]

    def put(self, at: int, one: Laid, cost: float) -> "_Grown":
        return _Grown((*self.cards[:at], one, *self.cards[at:]), self.cost + cost)


def points(cards: Sequence[Laid]) -> int:
    return sum(one.word.value for one in cards) * len(cards)


def layings(
    hand: Sequence[Card], lang: Lang, voice: Voice, besides: Collection[str] = (), few: int = 4
) -> tuple[Laying, ...]:
    """The best few that a hand allows, the best first; `besides`: sentences said before."""
    read = _read(_grown(hand, lang, DEAR), lang, DEAR)
    if sum(len(grown.cards) >= FINISHED for grown, _ in read) < few:
        read = _read(_grown(hand, lang, DEAREST), lang, DEAREST)
    found: list[Laying] = []
    for grown, reading in _varied(read):
        clause = reading.clause
        try:
            text = say(clause, lang, voice, plain_manner(clause))
        except Unsayable:
            continue
        if text not in besides:
            found.append(Laying(grown.cards, text, points(grown.cards), reading.cost))
        if len(found) == few:
            break
    return tuple(found)


def _varied(found: list[tuple[_Grown, Reading]]) -> Iterator[tuple[_Grown, Reading]]:
    """The best first, then what differs most from those before."""
    left, used = list(found), set[str]()
    while left:
        best = max(left, key=lambda one: _fresh(one[0], used))
        left.remove(best)
        yield best
        used |= _ids(best[0])


def _ids(grown: _Grown) -> set[str]:
    return {one.word.id for one in grown.cards}


def _alike(one: set[str], other: set[str]) -> bool:
    """All but one of their words are the same."""
    return len(one & other) >= max(len(one), len(other)) - 1


def _fresh(grown: _Grown, used: set[str]) -> float:
    again = [one.word for one in grown.cards if one.word.id in used]
    verbs = sum(isinstance(word, Verb) for word in again)
    return grown.worth() - SAME * (len(again) + 2 * verbs)


def _read(found: list[_Grown], lang: Lang, dear: float) -> list[tuple[_Grown, Reading]]:
    """The best that differ, as their cards will be understood: the price is that of the reading."""
    read: list[tuple[_Grown, Reading]] = []
    tried = 0
    for grown in found:
        ids = _ids(grown)
        if any(_alike(ids, _ids(other)) for other, _ in read):
            continue
        tried += 1
        ways = readings([one.word for one in grown.cards], lang)
        if ways and ways[0].cost <= dear and is_decent(ways[0].clause):
            read.append((_Grown(grown.cards, ways[0].cost), ways[0]))
        if len(read) == ENOUGH or tried == READ:
            break
    return read


def _grown(hand: Sequence[Card], lang: Lang, dear: float) -> list[_Grown]:
    laid = [Laid(card.card, word) for card in hand for word in card.words]
    growing, found = list(_roots(laid, dear)), dict[tuple[int, ...], _Grown]()
    while growing and len(found) < GROWN:
        growing.sort(key=_Grown.worth, reverse=True)
        now, growing = growing[:WIDTH], []
        for grown in now:
            found.setdefault(grown.key, grown)
            if len(grown.cards) < MOST:
                growing += [
                    more
                    for more in _further(grown, laid, lang)
                    if more.cost <= dear and more.key not in found
                ]
    return sorted(found.values(), key=_whole_worth, reverse=True)


def _whole_worth(grown: _Grown) -> float:
    """A verb that asks for more, and stands last, spoils a sentence."""
    last = grown.cards[-1].word
    asks = isinstance(last, Verb) and _wants(last)
    return grown.worth() - (SENSE if asks else 0)


def _wants(verb: Verb) -> bool:
    return all(frame[0].role not in ("place", "with") for frame in verb.frames)


def _roots(laid: Sequence[Laid], dear: float) -> Iterator[_Grown]:
    """Somebody does something; something is so, or there; something is to be done."""
    for one in laid:
        for other in laid:
            if other.card != one.card:
                cost = _begun(one.word, other.word)
                if cost <= dear:
                    yield _Grown((one, other), cost)


def _begun(first: Word, second: Word) -> float:
    match first, second:
        case Noun(), Verb():
            return doing(first, second)
        case Noun(), Adjective():
            return being(first, second)
        case Noun(), Noun() if second.kind in SCENES and first.kind in BODIES:
            return 0.5
        case Verb(), Noun() if not first.impersonal:
            return 0.6 + min(filling(second, frame[0]) for frame in first.frames)
        case Verb(), Noun() if second.when or second.kind == "place":
            return 0
    return 9


def _further(grown: _Grown, laid: Sequence[Laid], lang: Lang) -> Iterator[_Grown]:
    free = grown.free(laid)
    for one in free:
        match one.word:
            case Adjective() as adjective:
                yield from _described(grown, one, adjective, lang)
            case Adverb() as adverb:
                yield from _modified(grown, one, adverb)
            case Noun() as noun:
                yield from _completed(grown, one, noun)
                yield from _belonging(grown, one, noun)
            case Verb() as verb:
                yield from _led_on(grown, one, verb)


def _described(grown: _Grown, one: Laid, adjective: Adjective, lang: Lang) -> Iterator[_Grown]:
    """An adjective beside each noun that has none, or behind a verb that takes one."""
    cards = grown.cards
    before = adjective.place == "before" if lang == "fr" else not adjective.follows
    for at, other in enumerate(cards):
        if isinstance(other.word, Noun):
            beside = cards[max(at - 1, 0) : at + 2]
            if not any(isinstance(near.word, Adjective) for near in beside):
                yield grown.put(at if before else at + 1, one, being(other.word, adjective))
    last = cards[-1].word
    if isinstance(last, Verb) and _takes(last, "attribute"):
        yield grown.put(len(cards), one, 0)


def _modified(grown: _Grown, one: Laid, adverb: Adverb) -> Iterator[_Grown]:
    """One adverb a sentence, at its verb."""
    if any(isinstance(other.word, Adverb) for other in grown.cards):
        return
    if adverb.places[0] == "start":
        yield grown.put(0, one, 0)
        return
    verb = next((at for at, o in enumerate(grown.cards) if isinstance(o.word, Verb)), None)
    if verb is None:
        return
    nouns = sum(isinstance(other.word, Noun) for other in grown.cards[:verb])
    word = grown.cards[verb].word
    assert isinstance(word, Verb)  # noqa: S101
    free = adverb.places[1] == "pre" or word.frames[0][0].role in ("place", "with", "goal")
    if free and (nouns > 1 or not adverb.several):
        yield grown.put(verb + 1, one, 0.1)


def _completed(grown: _Grown, one: Laid, noun: Noun) -> Iterator[_Grown]:
    """A noun behind the last verb: what it takes, or where it happens."""
    cards = grown.cards
    at = max((i for i, other in enumerate(cards) if isinstance(other.word, Verb)), default=None)
    if at is None:
        return
    verb = cards[at].word
    assert isinstance(verb, Verb)  # noqa: S101
    behind = sum(isinstance(other.word, Noun) for other in cards[at:])
    prices = [
        filling(noun, frame[behind]) + 0.25 * rank
        for rank, frame in enumerate(verb.frames)
        if behind < len(frame) and frame[behind].role not in ("infinitive", "made", "clause")
    ]
    if noun.when or noun.where or noun.at:
        scene = noun.kind in SCENES or noun.when or noun.where
        lacking = 0.8 if not behind and _wants(verb) else 0
        prices.append((0.35 if scene else 0.7) + (0 if behind < 2 else 0.6) + lacking)
    if prices:
        yield grown.put(len(cards), one, min(prices))


def _belonging(grown: _Grown, one: Laid, noun: Noun) -> Iterator[_Grown]:
    """A noun behind another: the king's, or the king as well."""
    for at, other in enumerate(grown.cards):
        if isinstance(other.word, Noun) and not _noun_at(grown.cards, at + 1):
            price = min(owning(other.word, noun), joining(other.word, noun) + 0.1)
            if price <= 0.5 and not _noun_at(grown.cards, at - 1):
                yield grown.put(at + 1, one, price)


def _noun_at(cards: Sequence[Laid], at: int) -> bool:
    return 0 <= at < len(cards) and isinstance(cards[at].word, Noun)


def _led_on(grown: _Grown, one: Laid, verb: Verb) -> Iterator[_Grown]:
    """A second verb: to want to, to see somebody do, to make do, to say that."""
    cards = grown.cards
    verbs = [other.word for other in cards if isinstance(other.word, Verb)]
    last = cards[-1].word
    if len(verbs) != 1 or verb.impersonal:
        return
    first = verbs[0]
    if last is first and _takes(first, "infinitive"):
        yield grown.put(len(cards), one, 0)
    elif isinstance(last, Noun) and cards[0].word is not last:
        led = first.perceives or _takes(first, "made") or _takes(first, "clause")
        yield grown.put(len(cards), one, doing(last, verb) + (0.1 if led else 0.45))


def _takes(verb: Verb, role: str) -> bool:
    return any(slot.role == role for frame in verb.frames for slot in frame)
