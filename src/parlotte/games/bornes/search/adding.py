"""Adds one more card to a partial sentence: the possible places and their costs."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec import Struct

from parlotte.games.bornes.grammar.liking import idle
from parlotte.games.bornes.grammar.sense import (
    ANIMATE,
    FABLE,
    FANCY,
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
from parlotte.games.bornes.grammar.verbs import TACKED
from parlotte.games.bornes.words import Adjective, Adverb, Lang, Noun, Slot, Verb, Word

POINT, SENSE = 0.5, 60  # the weight of a point, and of a cost of 1
FINISHED = 4  # cards in a finished sentence
UNFINISHED = 45
SCENES = frozenset(("place", "nature", "vehicle", "time"))
SHARED = 0.6  # at most: for an owner (the king's) or a joined noun (and the king)
PENDING = 0.3  # for a person without an action yet; removed when the action is added
STAYING = frozenset(("place", "with", "goal"))  # slots of a verb that needs no object
LINK = "&"


class Laid(Struct, frozen=True):
    """A card and the side that is used."""

    card: int
    word: Word


class Grown(Struct, frozen=True, dict=True):
    cards: tuple[Laid, ...]
    cost: float
    value: int  # the sum of its words' values
    ids: frozenset[str]
    # Its first verb, with ! for an imperative; LINK for being somewhere or having something; empty
    # for a sentence with be and an adjective.
    deed: str = ""

    @property
    def key(self) -> tuple[int, ...]:
        """Identifies the cards in order; each side of a card is one object."""
        return tuple(map(id, self.cards))

    @property
    def who(self) -> str:
        """The first noun it is about."""
        for one in self.cards:
            if isinstance(one.word, Noun):
                return one.word.fr
        return ""

    @property
    def points(self) -> int:
        return self.value * len(self.cards)

    def worth(self) -> float:
        count = len(self.cards)
        whole = 0 if count >= FINISHED else UNFINISHED
        return POINT * (self.value * count) - SENSE * self.cost - whole

    def whole_worth(self) -> float:
        """The worth of a whole sentence; an incomplete verb reduces it."""
        return self.worth() - (2 * SENSE if _is_open(self) else 0)

    def put(self, at: int, one: Laid, cost: float) -> "Grown":
        word = one.word
        deed = self.deed
        if not deed and isinstance(word, Verb):
            deed = word.fr if self.cards else f"{word.fr}!"
        cards = (*self.cards[:at], one, *self.cards[at:])
        ids = self.ids | {word.fr}
        return Grown(cards, self.cost + cost, self.value + word.value, ids, deed)

    @cached_property
    def verbs(self) -> list[int]:
        """The indices of the verbs."""
        if not self.deed:
            return []
        return [at for at, one in enumerate(self.cards) if isinstance(one.word, Verb)]

    def has(self, kind: type[Word]) -> bool:
        return any(isinstance(one.word, kind) for one in self.cards)


def _is_open(one: Grown) -> bool:
    """Whether the last verb lacks a complement, or a person mentioned does nothing yet."""
    if not one.verbs:
        return False
    cards, at = one.cards, one.verbs[-1]
    verb = cards[at].word
    assert isinstance(verb, Verb)  # noqa: S101
    behind = [laid.word for laid in cards[at + 1 :] if not isinstance(laid.word, Adverb)]
    nouns = [word for word in behind if isinstance(word, Noun)]
    if not nouns:
        return not behind and _wants(verb)
    # A bear is put somewhere; a hat is put on.
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


Place = tuple[int, Laid, float]  # the index before which a card goes, the card, and the cost


class Adding:
    """The cards of one hand. Costs of word pairs are cached, because they are needed repeatedly."""

    def __init__(self, laid: Sequence[Laid], lang: Lang, tale: float) -> None:
        self._laid = laid
        self._lang: Lang = lang
        self._tale = tale  # discount for personified things, if the hand has no living being
        self._endings: dict[tuple[int, ...], _Ending] = {}
        self._sharing: dict[tuple[int, int], float] = {}

    def places(self, one: Grown) -> Iterator[Place]:
        """All places for every card that is not in the sentence yet."""
        cards = one.cards
        used = {laid.card for laid in cards}
        ending, holders = self._ending(one), _holders(one, self._lang)
        for more in self._laid:
            if more.card in used:
                continue
            word = more.word
            if isinstance(word, Noun):
                if word.when and _is_timeless(cards):
                    yield 0, more, 0.05
                if ending is not None and (price := ending.price(word)) is not None:
                    yield len(cards), more, price
                yield from self._belonging(more, word, holders)
            elif isinstance(word, Verb):
                yield from _led_on(one, more, word, self._lang)
            elif isinstance(word, Adjective):
                yield from self._described(one, more, word)
            else:
                yield from _modified(one, more, word)

    def _described(self, one: Grown, more: Laid, adjective: Adjective) -> Iterator[Place]:
        """An adjective next to a noun, after a verb that takes one, or as a predicate."""
        cards, lang = one.cards, self._lang
        before = _stands_before(adjective, lang)
        for at, other in enumerate(cards):
            if not isinstance(other.word, Noun) or (not at and _says_when(cards)):
                continue
            told = _said_of(one, at, lang)
            price = heaping((adjective,), told) if told else _beside(cards, at, lang, before=before)
            if price < 1:
                fit = self._fitting(other.word, adjective)
                if fit < UNFIT and other.word.id not in adjective.barred:
                    fit += idle(adjective, other.word, None)
                    yield (at if before else at + 1), more, price + fit
        last = cards[-1].word
        if isinstance(last, Verb):
            slot = last.slot("attribute")
            if slot and (not slot.only or adjective.id in slot.only):
                yield len(cards), more, 0
        elif isinstance(last, Noun) and one.verbs == [len(cards) - 2]:
            verb = cards[-2].word
            if isinstance(verb, Verb) and verb.slot("clause"):  # says that the king is sick
                odd = min(being(last, adjective), FANCY) + apart(adjective, lang)
                yield len(cards), more, 0.1 - PENDING + odd

    def _fitting(self, noun: Noun, adjective: Adjective) -> float:
        fit = being(noun, adjective)
        if fit not in (FANCY, FABLE):
            return fit
        # The cost of a personification.
        return max(0, fit - self._tale) if self._tale or fit == FANCY else UNFIT

    def _ending(self, one: Grown) -> "_Ending | None":
        """The last verb and the nouns after it; shared by sentences with the same ending."""
        if not one.verbs:
            return None
        at = one.verbs[-1]
        verb = one.cards[at].word
        assert isinstance(verb, Verb)  # noqa: S101
        behind = [other.word for other in one.cards[at:] if isinstance(other.word, Noun)]
        key = (id(verb), *map(id, behind))
        found = self._endings.get(key)
        if found is None:
            found = self._endings[key] = _Ending(verb, behind)
        return found

    def _belonging(self, more: Laid, noun: Noun, holders: Sequence["_Holder"]) -> Iterator[Place]:
        """A noun after another one: its owner, or joined with and."""
        for holder in holders:
            # The king's guitar is in the kitchen: the noun after it is its place.
            if not holder.open and noun.kind not in ANIMATE:
                continue
            what = holder.what
            if holder.held:
                price = owning(what, noun) / 2
            else:
                pair = id(what), id(noun)
                known = self._sharing.get(pair)
                if known is None:
                    known = min(owning(what, noun), joining(what, noun) + 0.1)
                    self._sharing[pair] = known
                price = known
            if price <= SHARED:
                yield holder.behind, more, price


class _Ending:
    """The last verb of a sentence, the nouns after it, and the slots that are left."""

    def __init__(self, verb: Verb, behind: list[Noun]) -> None:
        self._verb = verb
        self._behind = behind
        taken = len(behind)
        # Each slot with its cost for being less likely.
        self._slots = [
            (frame[taken], 0.15 * rank)
            for rank, frame in enumerate(verb.frames)
            if taken < len(frame) and frame[taken].role not in ("infinitive", "made", "clause")
        ]
        self._place = verb.slot("place")
        acted_on = behind and any(
            frame[0].role == "object" and _filling(behind[0], frame[0], verb) < 1
            for frame in verb.frames
        )
        # Nouns that are no object, but may be the place.
        self._there = behind[1:] if acted_on else behind
        # The cost of a place named before the object.
        self._lacking = 0.8 if not behind and _wants(verb) else 0
        self._prices: dict[int, float | None] = {}

    def price(self, noun: Noun) -> float | None:
        """The cost of a noun after the last verb, as a complement or a place."""
        if id(noun) not in self._prices:
            self._prices[id(noun)] = min(self._all_prices(noun), default=None)
        return self._prices[id(noun)]

    def _all_prices(self, noun: Noun) -> list[float]:
        verb = self._verb
        prices = [_filling(noun, slot, verb) + rank for slot, rank in self._slots]
        if not self._behind:
            prices += _pending(noun, verb)
        if noun.when or noun.where or noun.at:
            again = any(
                bool(word.when) == bool(noun.when) and _is_scene(word) for word in self._there
            )
            slot = self._place
            away = staying(noun, verb) + (_filling(noun, slot, verb) if slot else TACKED)
            scene = 0 if _is_scene(noun) else 0.3
            prices.append(0.3 + scene + (0.9 if again else 0) + self._lacking + away)
        if noun.by and verb.moved and not self._behind:
            prices.append(0.1)
        return prices


def _filling(noun: Noun, slot: Slot, verb: Verb) -> float:
    there = staying(noun, verb) if slot.role in ("place", "goal") else 0
    return 9 if noun.id in slot.barred else filling(noun, slot) + there


def _pending(noun: Noun, verb: Verb) -> list[float]:
    """The cost of a person who will do or be something, so that more must follow."""
    if verb.slot("made") and noun.kind in ANIMATE:
        return [PENDING]
    return [PENDING + 0.2] if verb.slot("clause") else []


def _is_scene(noun: Noun) -> bool:
    return noun.kind in SCENES or bool(noun.when or noun.where)


def _is_timeless(cards: Sequence[Laid]) -> bool:
    """Whether no time is named and there is a subject, so that a time can be put first."""
    said = [one.word for one in cards]
    timed = any(
        bool(word.when) if isinstance(word, Noun) else isinstance(word, Adverb) and word.tense
        for word in said
    )
    return not timed and isinstance(said[0], Noun | Adjective)


def _said_of(one: Grown, at: int, lang: Lang) -> Adjective | None:
    """In English, an adjective after a noun is a predicate: the good detective is unhappy."""
    cards = one.cards
    bare = not at or not isinstance(cards[at - 1].word, Adjective)
    last = cards[-1].word
    if lang == "fr" or one.deed or not bare or at != len(cards) - 2:
        return None
    return last if isinstance(last, Adjective) and not last.follows else None


def _says_when(cards: Sequence[Laid]) -> bool:
    """Whether the sentence starts with a time such as in winter, which takes no adjective."""
    first, *rest = (one.word for one in cards)
    timed = isinstance(first, Noun) and first.when is not None
    return timed and any(isinstance(word, Noun | Verb) for word in rest)


def _stands_before(adjective: Adjective, lang: Lang) -> bool:
    return adjective.place == "before" if lang == "fr" else not adjective.follows


def _beside(cards: Sequence[Laid], at: int, lang: Lang, *, before: bool) -> float:
    """The cost of a further adjective; a second one may stand on the other side of the noun."""
    made_of = at and isinstance(cards[at - 1].word, Noun) and getattr(cards[at].word, "stuff", 0)
    if made_of:
        return 9
    near = [cards[place].word for place in (at - 1, at + 1) if 0 <= place < len(cards)]
    told = [word for word in near if isinstance(word, Adjective)]
    if not told:
        return 0
    other = len(told) == 1 and lang == "fr" and _stands_before(told[0], lang) != before
    return 0.15 if other else 9


def _modified(one: Grown, more: Laid, adverb: Adverb) -> Iterator[Place]:
    """At most one adverb per sentence, next to its verb."""
    if one.has(Adverb):
        return
    if adverb.places[0] == "start":
        yield 0, more, 0
        return
    verbs = one.verbs
    if not verbs:
        if adverb.places[1] == "pre":  # is often on the roof
            yield len(one.cards), more, 0.1
        return
    for rank, at in enumerate(verbs):  # learns to swim far
        nouns = sum(isinstance(other.word, Noun) for other in one.cards[: verbs[0]])
        verb = one.cards[at].word
        assert isinstance(verb, Verb)  # noqa: S101
        fits = verb.id in adverb.deeds if adverb.deeds else not rank
        if fits and (nouns > 1 or not adverb.several):
            yield at + 1, more, 0.1


class _Holder(Struct, frozen=True):
    """A noun that may have an owner, and where the owner would be named."""

    what: Noun
    behind: int
    held: bool  # a material: the owner has the crown, not the gold
    open: bool  # no noun after it would be mistaken for its owner's part


def _holders(one: Grown, lang: Lang) -> list[_Holder]:
    cards, found = one.cards, []
    for at, other in enumerate(cards):
        # Three nouns in a row are allowed only for the king's gold crown.
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


def _follows(word: Word, lang: Lang) -> bool:
    return isinstance(word, Adjective) and not _stands_before(word, lang)


def _noun_at(cards: Sequence[Laid], at: int) -> bool:
    return 0 <= at < len(cards) and isinstance(cards[at].word, Noun)


def _led_on(one: Grown, more: Laid, verb: Verb, lang: Lang) -> Iterator[Place]:
    """A second verb: after want to, see somebody do, make do, say that."""
    cards = one.cards
    verbs = [cards[at].word for at in one.verbs]
    last = cards[-1].word
    if len(verbs) != 1 or verb.impersonal:
        return
    first = verbs[0]
    assert isinstance(first, Verb)  # noqa: S101
    if last is first and (slot := first.slot("infinitive")):
        yield len(cards), more, leading(slot, verb)
    elif isinstance(last, Noun) and cards[0].word is not last:
        led = 0.1 if first.perceives else 0.45
        if _pending(last, first):
            made = first.slot("made")
            led = (leading(made, verb) if made else 0) - PENDING
        yield len(cards), more, doing(last, verb, lang) + led
