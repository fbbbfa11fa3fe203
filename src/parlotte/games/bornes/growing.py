"""Sentences grown from a hand, word by word, from a subject and a verb, by what goes with what."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from parlotte.games.bornes.grammar.liking import OF_ONESELF, TALE_OF_THINGS, idle
from parlotte.games.bornes.grammar.reading import TOLD, banal
from parlotte.games.bornes.grammar.sense import (
    ANIMATE,
    BELONGINGS,
    FABLE,
    FANCY,
    FAR,
    UNFIT,
    apart,
    being,
    doing,
    filling,
    heaping,
    joining,
    leading,
    owning,
    staying,
)
from parlotte.games.bornes.grammar.shape import Thing
from parlotte.games.bornes.grammar.verbs import TACKED
from parlotte.games.bornes.items import Adjective, Adverb, Card, Lang, Noun, Slot, Verb, Word

MOST = 6
# Sentences that are grown at all; of one length at a time; and of these, of the same words.
GROWN, WIDTH, ORDERS = 360, 56, 3
POINT, SENSE = 0.5, 60  # what a point is worth, and what a price of 1 takes away
FINISHED = 4  # cards that make a sentence whole
UNFINISHED = 45
SCENES = frozenset(("place", "nature", "vehicle", "time"))
BODIES = frozenset((
    "person", "animal", "thing", "clothes", "food", "instrument", "vehicle", "plant",
))  # fmt: skip
SHARED = 0.6  # at most: the king's, or the king as well
PENDING = 0.3  # of whom one speaks: taken back when it is said what he does
STAYING = frozenset(("place", "with", "goal"))  # what a verb takes that needs no object


class Laid(Struct, frozen=True):
    """A card with the side that is used."""

    card: int
    word: Word


class Grown(Struct, frozen=True, dict=True):
    cards: tuple[Laid, ...]
    cost: float
    value: int  # of its words together
    ids: frozenset[str]
    # Its first verb, with ! where somebody is told to; LINK: it is there, or has something; none:
    # it is so.
    deed: str = ""

    @property
    def key(self) -> tuple[int, ...]:
        """Each side of a card is one object."""
        return tuple(map(id, self.cards))

    @property
    def who(self) -> str:
        """Of whom it tells first."""
        return next((one.word.fr for one in self.cards if isinstance(one.word, Noun)), "")

    @property
    def points(self) -> int:
        return self.value * len(self.cards)

    def worth(self) -> float:
        whole = 0 if len(self.cards) >= FINISHED else UNFINISHED
        return POINT * self.points - SENSE * self.cost - whole

    def whole_worth(self) -> float:
        """A verb that still asks for more spoils a sentence."""
        return self.worth() - (2 * SENSE if _is_open(self.cards) else 0)

    def free(self, laid: Sequence[Laid]) -> list[Laid]:
        used = {one.card for one in self.cards}
        return [one for one in laid if one.card not in used]

    def put(self, at: int, one: Laid, cost: float) -> "Grown":
        word = one.word
        deed = self.deed
        if isinstance(word, Verb) and not deed:
            deed = word.id if self.cards else f"{word.id}!"
        cards = (*self.cards[:at], one, *self.cards[at:])
        ids = self.ids | {word.fr}
        return Grown(cards, self.cost + cost, self.value + word.value, ids, deed)

    @cached_property
    def verbs(self) -> list[int]:
        """Where they lie."""
        if not self.deed:
            return []
        return [at for at, one in enumerate(self.cards) if isinstance(one.word, Verb)]

    def has(self, kind: type[Word]) -> bool:
        return any(isinstance(one.word, kind) for one in self.cards)


NONE = Grown((), 0, 0, frozenset())
LINK = "&"


def is_alive(hand: Sequence[Card], lang: Lang) -> bool:
    """Somebody in it could do something."""
    nouns = [word for card in hand for word in card.words if isinstance(word, Noun)]
    return any(noun.kind in ANIMATE and lang not in noun.hardly for noun in nouns)


def grown(hand: Sequence[Card], lang: Lang, dear: float) -> list[Grown]:
    """Whatever a hand allows at this price, the best first."""
    laid = [
        Laid(card.card, word)
        for card in hand
        for side, word in enumerate(card.words)
        if not side or word is not card.words[0]
    ]
    # Where nobody is there, things are somebody: the jealous wind, a book that laughs.
    tale = 0 if is_alive(hand, lang) else TALE_OF_THINGS
    growing, found = list(_roots(laid, lang, dear, tale)), dict[tuple[int, ...], Grown]()
    while growing and len(found) < GROWN:
        now, growing = _best(growing), []
        for one in now:
            found.setdefault(one.key, one)
            if len(one.cards) < MOST:
                growing += [
                    more
                    for more in _further(one, laid, lang, tale)
                    if more.cost <= dear and more.key not in found
                ]
    return sorted(found.values(), key=Grown.whole_worth, reverse=True)


def _best(growing: list[Grown]) -> list[Grown]:
    """No verb takes the room of all others, nor does one who does it, nor do the same words in
    every order."""
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


def _is_open(cards: Sequence[Laid]) -> bool:
    """The last verb lacks what it takes; or whom one asks, or speaks of, does nothing yet."""
    at = max((i for i, one in enumerate(cards) if isinstance(one.word, Verb)), default=None)
    if at is None:
        return False
    verb = cards[at].word
    assert isinstance(verb, Verb)  # noqa: S101
    behind = [one.word for one in cards[at + 1 :] if not isinstance(one.word, Adverb)]
    nouns = [word for word in behind if isinstance(word, Noun)]
    if not nouns:
        return not behind and _wants(verb)
    # A bear is put somewhere, a hat is put on.
    fitting = [frame for frame in verb.frames if filling(nouns[0], frame[0]) < 1] or verb.frames
    if len(nouns) == 1 and at and all(len(frame) > 1 and frame[1].needed for frame in fitting):
        return True
    said_to_be = isinstance(behind[-1], Adjective) and verb.slot("clause")
    if len(nouns) > 1 or said_to_be or not _pending(nouns[0], verb):
        return False
    slots = [frame[0] for frame in verb.frames if frame[0].role not in ("made", "clause")]
    return all(filling(nouns[0], slot) > 1 for slot in slots)


def _wants(verb: Verb) -> bool:
    return all(slot.role not in STAYING or slot.needed for slot, *_ in verb.frames)


def _roots(laid: Sequence[Laid], lang: Lang, dear: float, tale: float) -> Iterator[Grown]:
    """Somebody does something; something is so, or there; something is to be done."""
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
            # An ear may still become a green one.
            return 0.5 if second.kind == "body" else 0.4 + banal(Thing(second))
        case Verb(), Noun() if not first.impersonal:
            out_of = 0.1 if second.by and first.moved else FAR
            return TOLD + min(out_of, *(filling(second, frame[0]) for frame in first.frames))
        case Verb(), Noun() if second.when or filling(second, first.frames[0][0]) < 1:
            return 0
    return 9


def _further(one: Grown, laid: Sequence[Laid], lang: Lang, tale: float) -> Iterator[Grown]:
    ending, holders = _ending(one), _holders(one, lang)
    for more in one.free(laid):
        match more.word:
            case Adjective() as adjective:
                yield from _described(one, more, adjective, lang, tale)
            case Adverb() as adverb:
                yield from _modified(one, more, adverb)
            case Noun() as noun:
                if noun.when and _is_timeless(one.cards):
                    yield one.put(0, more, 0.05)
                if ending is not None:
                    yield from _completed(one, more, noun, ending)
                yield from _belonging(one, more, noun, holders)
            case Verb() as verb:
                yield from _led_on(one, more, verb, lang)


def _described(
    one: Grown, more: Laid, adjective: Adjective, lang: Lang, tale: float
) -> Iterator[Grown]:
    """An adjective beside a noun, or behind a verb that takes one, or what is said of somebody."""
    cards = one.cards
    before = _stands_before(adjective, lang)
    for at, other in enumerate(cards):
        if not at and _says_when(cards):
            continue
        if not isinstance(other.word, Noun):
            continue
        told = _said_of(one, at, lang)
        price = heaping((adjective,), told) if told else _beside(cards, at, lang, before=before)
        if price < 1:
            fit = being(other.word, adjective)
            if fit in (FANCY, FABLE):  # as if it were somebody
                fit = max(0, fit - tale) if tale or fit == FANCY else UNFIT
            if fit < UNFIT and other.word.id not in adjective.barred:
                fit += idle(adjective, other.word, None)
                yield one.put(at if before else at + 1, more, price + fit)
    last = cards[-1].word
    if isinstance(last, Verb) and (slot := last.slot("attribute")):
        if not slot.only or adjective.id in slot.only:
            yield one.put(len(cards), more, 0)
    elif isinstance(last, Noun) and (verbs := one.verbs) == [len(cards) - 2]:
        verb = cards[verbs[0]].word
        if isinstance(verb, Verb) and verb.slot("clause"):  # says that the king is sick
            odd = min(being(last, adjective), FANCY) + apart(adjective, lang)
            yield one.put(len(cards), more, 0.1 - PENDING + odd)


def _said_of(one: Grown, at: int, lang: Lang) -> Adjective | None:
    """In English, what lies behind a noun is said of it: the good detective is unhappy."""
    cards = one.cards
    bare = not at or not isinstance(cards[at - 1].word, Adjective)
    last = cards[-1].word
    if lang == "fr" or one.deed or not bare or at != len(cards) - 2:
        return None
    return last if isinstance(last, Adjective) and not last.follows else None


def _says_when(cards: Sequence[Laid]) -> bool:
    """In winter, somebody does something: nobody says what winter it is."""
    first, *rest = (one.word for one in cards)
    timed = isinstance(first, Noun) and first.when is not None
    return timed and any(isinstance(word, Noun | Verb) for word in rest)


def _stands_before(adjective: Adjective, lang: Lang) -> bool:
    return adjective.place == "before" if lang == "fr" else not adjective.follows


def _beside(cards: Sequence[Laid], at: int, lang: Lang, *, before: bool) -> float:
    """The price of one more adjective there: a second one may stand on the other side."""
    made_of = at and isinstance(cards[at - 1].word, Noun) and getattr(cards[at].word, "stuff", 0)
    if made_of:
        return 9
    near = [cards[place].word for place in (at - 1, at + 1) if 0 <= place < len(cards)]
    told = [word for word in near if isinstance(word, Adjective)]
    if not told:
        return 0
    other = len(told) == 1 and lang == "fr" and _stands_before(told[0], lang) != before
    return 0.15 if other else 9


def _modified(one: Grown, more: Laid, adverb: Adverb) -> Iterator[Grown]:
    """One adverb a sentence, at its verb."""
    if one.has(Adverb):
        return
    if adverb.places[0] == "start":
        yield one.put(0, more, 0)
        return
    verbs = one.verbs
    if not verbs:
        if adverb.places[1] == "pre":  # is often on the roof
            yield one.put(len(one.cards), more, 0.1)
        return
    for rank, at in enumerate(verbs):  # learns to swim far
        nouns = sum(isinstance(other.word, Noun) for other in one.cards[: verbs[0]])
        verb = one.cards[at].word
        assert isinstance(verb, Verb)  # noqa: S101
        fits = verb.id in adverb.deeds if adverb.deeds else not rank
        if fits and (nouns > 1 or not adverb.several):
            yield one.put(at + 1, more, 0.1)


class _Ending(Struct, frozen=True):
    """The last verb of a sentence, with the nouns behind it, and what it may still take."""

    verb: Verb
    behind: list[Noun]
    slots: list[tuple[Slot, float]]  # each with what it costs that it is not the likeliest
    place: Slot | None
    there: list[Noun]  # those that are no object, but perhaps where it is done
    lacking: float  # of a place that is named before what the verb asks for


def _ending(one: Grown) -> _Ending | None:
    if not one.verbs:
        return None
    at = one.verbs[-1]
    verb = one.cards[at].word
    assert isinstance(verb, Verb)  # noqa: S101
    behind = [other.word for other in one.cards[at:] if isinstance(other.word, Noun)]
    taken = len(behind)
    slots = [
        (frame[taken], 0.15 * rank)
        for rank, frame in enumerate(verb.frames)
        if taken < len(frame) and frame[taken].role not in ("infinitive", "made", "clause")
    ]
    acted_on = behind and any(
        frame[0].role == "object" and _filling(behind[0], frame[0], verb) < 1
        for frame in verb.frames
    )
    there = behind[1:] if acted_on else behind
    lacking = 0.8 if not behind and _wants(verb) else 0
    return _Ending(verb, behind, slots, verb.slot("place"), there, lacking)


def _completed(one: Grown, more: Laid, noun: Noun, ending: _Ending) -> Iterator[Grown]:
    """A noun behind the last verb: what it takes, or where it happens."""
    verb, behind = ending.verb, ending.behind
    prices = [_filling(noun, slot, verb) + rank for slot, rank in ending.slots]
    if not behind:
        prices += _pending(noun, verb)
    if noun.when or noun.where or noun.at:
        again = any(bool(word.when) == bool(noun.when) and _is_scene(word) for word in ending.there)
        slot = ending.place
        away = staying(noun, verb) + (_filling(noun, slot, verb) if slot else TACKED)
        scene = 0 if _is_scene(noun) else 0.3
        prices.append(0.3 + scene + (0.9 if again else 0) + ending.lacking + away)
    if noun.by and verb.moved and not behind:
        prices.append(0.1)
    if prices:
        yield one.put(len(one.cards), more, min(prices))


def _filling(noun: Noun, slot: Slot, verb: Verb) -> float:
    there = staying(noun, verb) if slot.role in ("place", "goal") else 0
    return 9 if noun.id in slot.barred else filling(noun, slot) + there


def _pending(noun: Noun, verb: Verb) -> list[float]:
    """Whom one asks to do something, or of whom one says that he does, or is so: more follows."""
    if verb.slot("made") and noun.kind in ANIMATE:
        return [PENDING]
    return [PENDING + 0.2] if verb.slot("clause") else []


def _is_scene(noun: Noun) -> bool:
    return noun.kind in SCENES or bool(noun.when or noun.where)


def _is_timeless(cards: Sequence[Laid]) -> bool:
    """Nothing says when, and somebody is named, so that it can be said first."""
    said = [one.word for one in cards]
    timed = any(
        bool(word.when) if isinstance(word, Noun) else isinstance(word, Adverb) and word.tense
        for word in said
    )
    return not timed and isinstance(said[0], Noun | Adjective)


class _Holder(Struct, frozen=True):
    """A noun that may be somebody's, and where he would be named."""

    what: Noun
    behind: int
    held: bool  # of gold: he has the crown, not the gold
    open: bool  # nothing lies behind it that he would be taken for a part of


def _holders(one: Grown, lang: Lang) -> list[_Holder]:
    cards, found = one.cards, []
    for at, other in enumerate(cards):
        # Three in a row only where it is the king's gold crown.
        held = _noun_at(cards, at - 1)
        if not isinstance(other.word, Noun) or (held and not other.word.stuff):
            continue
        behind = at + 1
        while behind < len(cards) and _follows(cards[behind].word, lang):
            behind += 1
        what = cards[at - 1].word if held else other.word
        assert isinstance(what, Noun)  # noqa: S101
        near = _noun_at(cards, behind)
        if not near or (one.deed == LINK and other.word.fr == one.who):
            found.append(_Holder(what, behind, held, not near))
    return found


def _belonging(one: Grown, more: Laid, noun: Noun, holders: Sequence[_Holder]) -> Iterator[Grown]:
    """A noun behind another: the king's, or the king as well."""
    for holder in holders:
        # The king's guitar is in the kitchen: what lies behind it is where it is.
        if not holder.open and noun.kind not in ANIMATE:
            continue
        price = owning(holder.what, noun)
        price = price / 2 if holder.held else min(price, joining(holder.what, noun) + 0.1)
        if price <= SHARED:
            yield one.put(holder.behind, more, price)


def _follows(word: Word, lang: Lang) -> bool:
    return isinstance(word, Adjective) and not _stands_before(word, lang)


def _noun_at(cards: Sequence[Laid], at: int) -> bool:
    return 0 <= at < len(cards) and isinstance(cards[at].word, Noun)


def _led_on(one: Grown, more: Laid, verb: Verb, lang: Lang) -> Iterator[Grown]:
    """A second verb: to want to, to see somebody do, to make do, to say that."""
    cards = one.cards
    verbs = [cards[at].word for at in one.verbs]
    last = cards[-1].word
    if len(verbs) != 1 or verb.impersonal:
        return
    first = verbs[0]
    assert isinstance(first, Verb)  # noqa: S101
    if last is first and (slot := first.slot("infinitive")):
        yield one.put(len(cards), more, leading(slot, verb))
    elif isinstance(last, Noun) and cards[0].word is not last:
        led = 0.1 if first.perceives else 0.45
        if _pending(last, first):
            made = first.slot("made")
            led = (leading(made, verb) if made else 0) - PENDING
        yield one.put(len(cards), more, doing(last, verb, lang) + led)
