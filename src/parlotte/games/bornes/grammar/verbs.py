"""Parses a verb and the cards after it: the role of each card."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from parlotte.games.bornes.grammar.manner import is_ones_own
from parlotte.games.bornes.grammar.nouns import is_stuff_of, joined, things_of
from parlotte.games.bornes.grammar.sense import (
    ANIMATE,
    FANCY,
    ODD,
    RANKS,
    apart,
    being,
    doing,
    filling,
    is_airy,
    joining,
    leading,
    owning,
    staying,
)
from parlotte.games.bornes.grammar.shape import Clause, Complement, Deed, Thing
from parlotte.games.bornes.words import Adjective, Adverb, Frame, Lang, Noun, Slot, Verb, Word

MOST, WIDTH = 6, 24
# Costs: a missing object; a missing required complement; a place before the object; a second place
# or time; two joined places; a place that any action could have; a relative clause on somebody's
# own mother, or without complements.
UNASKED, UNSERVED, EARLY, AGAIN, BOTH = 1.0, 1.5, 1.0, 1.5, 1.0
TACKED, WHICH, BARE = 0.2, 0.5, 0.1
THEN, LISTED = 0.6, 0.1  # a second action; a third one
SHARED = 0.4  # an object that the verb before could have as well
TURNED = 0.4  # a place before the object, said after it
LENT = 0.4  # discount, for a place in somebody's ear and for finding the taste of something
PLACE, WITH, SO = Slot("place"), Slot("with"), Slot("attribute")
BY = Slot("with", "de", "with")  # the cause: out of a feeling
PURPOSE = Slot("infinitive", "pour", "to")

Filled = tuple[tuple[Complement, ...], float]


def best(found: Iterator[tuple[Deed, float]]) -> list[tuple[Deed, float]]:
    return sorted(found, key=lambda one: one[1])[:MOST]


def deeds(verb: Verb, after: Sequence[Word], lang: Lang) -> list[tuple[Deed, float]]:
    """All parses of a verb with all cards after it, with their costs."""
    at = next((i for i, word in enumerate(after) if isinstance(word, Verb)), len(after))
    adverbs = tuple(word for word in after[:at] if isinstance(word, Adverb))
    words = [word for word in after[:at] if not isinstance(word, Adverb)]
    if at == len(after):
        return best(_alone(verb, words, adverbs, lang))
    second = after[at]
    assert isinstance(second, Verb)  # noqa: S101
    inner = deeds(second, after[at + 1 :], lang)[:3]
    if words:
        return best(_through(verb, words, adverbs, inner, lang))
    made = verb.slot("made")
    if made and not made.fr.partition("+")[2]:  # fait rire le roi
        rest = after[at + 1 :]
        whom = next((i for i, word in enumerate(rest) if isinstance(word, Noun)), None)
        if whom is not None and not any(isinstance(word, Verb | Adverb) for word in rest[:whom]):
            acting = deeds(second, rest[whom + 1 :], lang)[:3]
            return best(_through(verb, rest[: whom + 1], adverbs, acting, lang))
    return best(_chained(verb, adverbs, inner, lang))


def _alone(
    verb: Verb, words: Sequence[Word], adverbs: tuple[Adverb, ...], lang: Lang
) -> Iterator[tuple[Deed, float]]:
    loose = tuple(word for word in words if isinstance(word, Adjective))
    if not words:
        yield Deed(verb, adverbs=adverbs), _wanting(verb, lang)
    elif len(loose) == len(words):
        takes = any(_says_how(slot, loose) for frame in verb.frames for slot in frame)
        # Nobody becomes "last" or "in love".
        ranked = 0.8 if any(one.id in RANKS for one in loose) else 0
        ranked += 0.8 if lang == "en" and any(one.follows for one in loose) else 0
        so = Complement(verb.slot("attribute") or SO, adjectives=loose)
        ranked = 0 if takes and verb.slot("attribute") and so.slot.only else ranked
        yield Deed(verb, (so,), adverbs), ranked + (0 if takes else 1.2)
    yield from _tending(verb, words, adverbs, lang)
    for things, cost in things_of(words, lang):
        for complements, price in _filled(verb, things, lang):
            yield Deed(verb, complements, adverbs), cost + price
    yield from _said_to_be(verb, words, adverbs, lang)


def _tending(
    verb: Verb, words: Sequence[Word], adverbs: tuple[Adverb, ...], lang: Lang
) -> Iterator[tuple[Deed, float]]:
    """Becoming so towards somebody: tombe amoureux de la reine."""
    first = words[0] if words else None
    slot = verb.slot("attribute")
    if not isinstance(first, Adjective) or first.toward is None or slot is None:
        return
    if first.id in slot.only:
        so = Complement(slot, adjectives=(first,))
        for things, cost in things_of(words[1:], lang):
            for group, price in joined(things, lang):
                of_whom = Complement(tending(first), group)
                yield Deed(verb, (so, of_whom), adverbs), cost + price


def tending(adjective: Adjective) -> Slot:
    """Of whom, behind an adjective: amoureux de, in love with."""
    french, english = adjective.toward or ("", "")
    return Slot("recipient", french, english)


def _says_how(slot: Slot, adjectives: Sequence[Adjective]) -> bool:
    """Whether these adjectives fit the slot: one becomes anything, but smells only good or bad."""
    fits = not slot.only or all(one.id in slot.only for one in adjectives)
    return slot.role == "attribute" and fits


def _said_to_be(
    verb: Verb, words: Sequence[Word], adverbs: tuple[Adverb, ...], lang: Lang
) -> Iterator[tuple[Deed, float]]:
    """Saying that somebody is so: the last adjective is the predicate."""
    slot = verb.slot("clause")
    last = words[-1] if words else None
    if slot is None or not isinstance(last, Adjective):
        return
    for things, cost in things_of(words[:-1], lang):
        for subject, price in joined(things, lang):
            so = Deed("be", (Complement(SO, adjectives=(last,)),))
            said = Complement(slot, clause=Clause(subject, so))
            # A statement that somebody makes may be false: that a door is kind.
            odd = min(being(subject[0].noun, last), FANCY) + apart(last, lang)
            yield Deed(verb, (said,), adverbs), 0.3 + cost + price + odd


def _shares_object(verb: Verb, then: Deed, lang: Lang) -> bool:
    """Whether the object of the next action could be that of the verb too."""
    slots = [slot for slot, *_ in verb.frames if slot.role == "object" and not slot.small(lang)]
    nouns = [t.noun for one in then.complements if one.slot.role == "object" for t in one.things]
    alone = lang in verb.alone
    return any(alone or filling(noun, slot) < 1 for noun in nouns for slot in slots)


def _wanting(verb: Verb, lang: Lang) -> float:
    """The cost of a verb without complements."""
    if verb.itself or lang in verb.alone:
        return 0
    if any(slot.role in ("place", "with") and not slot.needed for slot, *_ in verb.frames):
        return 0
    return 1.4


def _chained(
    verb: Verb, adverbs: tuple[Adverb, ...], inner: Sequence[tuple[Deed, float]], lang: Lang
) -> Iterator[tuple[Deed, float]]:
    """Two adjacent verbs: wants to sleep, or eats and sleeps."""
    slot = verb.slot("infinitive")
    for deed, cost in inner:
        impersonal = isinstance(deed.verb, Verb) and deed.verb.impersonal
        said = verb.slot("clause")
        if impersonal:
            if said is not None:  # says that it rains
                yield Deed(verb, (Complement(said, clause=Clause((), deed)),), adverbs), cost + 0.1
            continue
        # Who eats and washes a cat seems to eat the cat.
        odd = SHARED if _shares_object(verb, deed, lang) else 0.0
        if slot is not None:
            led = leading(slot, deed.verb) if isinstance(deed.verb, Verb) else 0
            yield Deed(verb, (Complement(slot, deed=deed),), adverbs), cost + led
            odd += 0 if led else ODD  # knows how to dine, rather than: knows and dines
        if not verb.impersonal:
            listed = LISTED if isinstance(deed.then, Deed) else THEN
            yield Deed(verb, (), adverbs, then=deed), listed + _wanting(verb, lang) + cost + odd


def _through(
    verb: Verb,
    words: Sequence[Word],
    adverbs: tuple[Adverb, ...],
    inner: Sequence[tuple[Deed, float]],
    lang: Lang,
) -> Iterator[tuple[Deed, float]]:
    """Two verbs with things between them, and the question of who does the second."""
    for things, cost in things_of(words, lang)[:3]:
        for deed, price in inner:
            yield from _between(verb, things, adverbs, (deed, cost + price), lang)


def _between(
    verb: Verb,
    things: tuple[Thing, ...],
    adverbs: tuple[Adverb, ...],
    inner: tuple[Deed, float],
    lang: Lang,
) -> Iterator[tuple[Deed, float]]:
    deed, cost = inner
    second = deed.verb
    assert isinstance(second, Verb)  # noqa: S101
    last = things[-1].noun
    able = doing(last, second, lang)
    if made := verb.slot("made"):
        for group, price in joined(things, lang):
            told = Complement(made, group, deed=deed)
            odd = leading(made, second) + (0 if last.kind in ANIMATE else 0.6)
            # Makes the king laugh, but at nobody.
            bare = not made.fr.partition("+")[2]
            odd += ODD if bare and any(one.slot.role == "object" for one in deed.complements) else 0
            yield Deed(verb, (told,), adverbs), cost + price + able + odd
    if said := verb.slot("clause"):
        for group, price in joined(things, lang):
            told = Complement(said, clause=Clause(group, deed))
            yield Deed(verb, (told,), adverbs), 0.15 + cost + price + able
    for complements, price in _filled(verb, things, lang)[:3]:
        total = cost + price
        if not second.impersonal:
            related = _relating(complements, deed)
            which = (0.1 if verb.perceives else 0.45) + telling_which(last, lang)
            which += ODD if made and not made.fr.partition("+")[2] else 0  # makes him wake
            which += WHICH if is_ones_own(verb, complements[-1], lang) else 0
            which += BARE if not (verb.perceives or deed.complements) else 0
            yield Deed(verb, related, adverbs), total + able + which
        if not verb.impersonal and not second.impersonal:
            objectless = SHARED if lang in second.alone and not deed.complements else 0
            yield Deed(verb, complements, adverbs, then=deed), total + 0.8 + objectless
        if second.impersonal:
            continue
        aim = Complement(PURPOSE, deed=deed)
        yield Deed(verb, (*complements, aim), adverbs), total + 1


def telling_which(noun: Noun, lang: Lang) -> float:
    """The cost of a relative clause on a noun that is already unique, such as the moon."""
    if noun.unique:
        return 1.2 if noun.name and lang == "en" else 0.6
    plain = noun.kind in ANIMATE or (noun.kind in ("thing", "vehicle") and not noun.mass)
    return 0 if plain else 0.7 if noun.kind in ("body", "place", "time") else 0.4


def _relating(complements: tuple[Complement, ...], deed: Deed) -> tuple[Complement, ...]:
    """Turns the second verb into a relative clause on the last thing: a cat that plays."""
    *before, last = complements
    *others, thing = last.things
    if thing.owner:
        *owners, owner = thing.owner
        thing = replace(thing, owner=(*owners, replace(owner, doing=deed)))
    else:
        thing = replace(thing, doing=deed)
    return (*before, replace(last, things=(*others, thing)))


def _filled(verb: Verb, things: Sequence[Thing], lang: Lang) -> list[Filled]:
    """All ways in which the things fill the constructions of a verb."""
    found: list[Filled] = []
    for rank, frame in enumerate(verb.frames):
        slots = tuple(s for s in frame if s.role not in ("infinitive", "made", "clause"))
        if (
            not slots
            or slots[0].lang not in ("", lang)
            or (slots[0].role == "attribute" and slots[0].only)
        ):
            continue
        ways = _placed(verb, slots, things, lang)
        if len(slots) > 1 and slots[1].role == "recipient":
            ways += _turned(verb, slots, things, lang)
        found += [(_ordered(complements), cost + 0.15 * rank) for complements, cost in ways]
    return sorted(found, key=lambda one: one[1])[:MOST]


def _turned(verb: Verb, slots: Frame, things: Sequence[Thing], lang: Lang) -> Iterator[Filled]:
    """The recipient before the object; the order is swapped for speaking."""
    what, whom = slots
    for complements, cost in _placed(verb, (whom, what), things, lang):
        if [one.slot for one in complements[:2]] == [whom, what]:
            first, second, *rest = complements
            yield (second, first, *rest), cost + 0.1


def _placed(verb: Verb, slots: Frame, things: Sequence[Thing], lang: Lang) -> list[Filled]:
    """Assigns things one by one (beam search): the best partial assignments are kept at each
    step."""
    ways: list[_Way] = [_Way(verb, slots, (), 0)]
    for thing in things:
        further = [more for way in ways for more in _put_on(way, thing)]
        ways = sorted(further, key=lambda way: way.cost)[:WIDTH]
    return [(way.done, way.cost + _asked(verb, way.left, lang)) for way in ways]


def _ordered(done: tuple[Complement, ...]) -> tuple[Complement, ...]:
    """The object comes first, whenever its card lies: marries the detective on the mountain."""
    return tuple(sorted(done, key=lambda one: one.slot.role != "object"))


def _asked(verb: Verb, left: Frame, lang: Lang) -> float:
    """The cost of slots that the verb still needs."""
    if left and left[0].role == "object" and (verb.itself or lang in verb.alone):
        return 0.2 if verb.itself else 0.35  # hides in the forest, learns at school
    if left and left[0].needed:
        return UNSERVED
    return UNASKED if left and left[0].role in ("object", "attribute") else 0


class _Way(Struct, frozen=True):
    verb: Verb
    left: Frame  # slots that may still be filled
    done: tuple[Complement, ...]
    cost: float


def _put_on(way: _Way, thing: Thing) -> Iterator[_Way]:
    noun = thing.noun
    if way.done:
        for done, price in _with_the_last(way.done, thing):
            yield replace(way, done=done, cost=way.cost + price)
    for skipped, slot in enumerate(way.left):
        price = filling(noun, slot) + sum(map(_skipping, way.left[:skipped]))
        if slot.role in ("place", "goal"):
            price += AGAIN * _there(way.done).count(bool(noun.when)) + staying(noun, way.verb)
        left, done = way.left[skipped + 1 :], (*way.done, _put(slot, thing))
        yield _Way(way.verb, left, done, way.cost + price)
    for slot, price in _beside(noun, way.verb, way.done):
        # The objects of a verb should come first.
        early = 0.2 if way.left and not way.verb.itself else 0
        if way.left and way.left[0].role == "object":
            early = TURNED if slot.role == "place" else EARLY
            early = 0 if way.verb.itself else early  # hides in the forest
        early += 0.8 if slot == BY and thing.adjectives else 0  # one cries for joy, not old joy
        done = (*way.done, _put(slot, thing))
        yield replace(way, done=done, cost=way.cost + price + early)


def _skipping(slot: Slot) -> float:
    """The cost of skipping a slot: giving to the fox without saying what."""
    return 1.8 if slot.role == "object" else 1.1


def _put(slot: Slot, thing: Thing) -> Complement:
    return Complement(slot, (thing,))


def _with_the_last(
    done: tuple[Complement, ...], thing: Thing
) -> Iterator[tuple[tuple[Complement, ...], float]]:
    """The thing belongs to the thing before it, or is next to it."""
    *earlier, last = done
    *others, held = last.things
    if last.slot == BY or last.slot.article == "none":
        return
    if held.owner and is_stuff_of(held, thing):  # the astronaut's gold boat
        stuff = replace(held.owner[0], owner=(thing,))
        made = replace(last, things=(*others, replace(held, owner=(stuff,))))
        yield (*earlier, made), owning(held.noun, thing.noun) / 2
    if held.owner is None and not held.noun.name:
        owned = replace(last, things=(*others, replace(held, owner=(thing,))))
        room = last.slot.role in ("place", "goal") and held.noun.kind == "body"
        room = room or (is_airy(held.noun) and not (last.slot.kinds or last.slot.only))
        price = owning(held.noun, thing.noun)
        yield (*earlier, owned), price - (LENT if room and price < LENT else 0)
    if last.slot.role in ("place", "goal") and not (thing.noun.at or thing.noun.where):
        return
    both = replace(last, things=(*last.things, thing))
    stretched = BOTH if last.slot.role in ("place", "goal") else 0.1
    yield (*earlier, both), joining(held.noun, thing.noun) + stretched


def _there(done: tuple[Complement, ...]) -> list[bool]:
    """For each place or time so far: whether it is a time."""
    return [
        bool(one.things[0].noun.when)
        for one in done
        if one.slot.role in ("place", "goal") and one.things
    ]


def _beside(noun: Noun, verb: Verb, before: tuple[Complement, ...]) -> Iterator[tuple[Slot, float]]:
    """Slots that any verb may have: place, time, companion, cause."""
    again = AGAIN * _there(before).count(bool(noun.when))
    if noun.when or noun.at or noun.where:
        taken = verb.slot("place")
        if verb.slot("goal") and not noun.when:  # one goes to the sea, not in the sea
            again += UNSERVED
        tacked = 0 if taken or noun.when or not before else TACKED
        price = filling(noun, taken or PLACE) + staying(noun, verb)
        yield taken or PLACE, 0.3 + price + again + tacked
    if noun.by and verb.moved and not before:
        yield BY, 0.1
    yield WITH, 0.9 if noun.kind in ANIMATE else 1.3
