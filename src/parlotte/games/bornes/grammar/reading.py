"""Parses cards in their order as a sentence; the plainest reading comes first."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from parlotte.games.bornes.grammar.manner import is_plural, is_usual, lacks_receiver, to_me
from parlotte.games.bornes.grammar.nouns import joined, things_of
from parlotte.games.bornes.grammar.sense import (
    ANIMATE,
    BELONGINGS,
    ODD,
    RANKS,
    called,
    doing,
    heaping,
    staying,
)
from parlotte.games.bornes.grammar.shape import (
    Clause,
    Complement,
    Deed,
    Reading,
    Thing,
    Things,
)
from parlotte.games.bornes.grammar.verbs import (
    EARLY,
    PLACE,
    SO,
    UNASKED,
    UNSERVED,
    deeds,
    telling_which,
    tending,
)
from parlotte.games.bornes.words import Adjective, Adverb, Lang, Noun, Slot, Verb, Word

MOST = 6
HAVE = Slot("object")
HAD = frozenset(("bisou", "chanson", "histoire", "jeu", "rêve", "secret"))
# Costs: an imperative without a subject; a body part as the subject.
TOLD, BORROWED = 0.35, 0.5
FAR_OFF = "loin"  # loin de joie would be: far from it
UNMEANT = 1.1  # an adverb that does not go with the verb
QUARRELS = tuple(
    map(
        frozenset,
        (
            ("vite", "doucement"),
            ("bien", "mal"),
            ("tôt", "tard"),
            ("toujours", "souvent", "jamais"),
        ),
    )
)


def readings(words: Sequence[Word], lang: Lang) -> list[Reading]:
    """At most a few readings, the plainest first; none if the cards make no sentence."""
    prices = (_togetherness, _times, _giving, _modifying, _becoming, _many)
    ways = (
        (clause, cost + sum(price(clause) for price in prices))
        for clause, cost in _clauses(words, lang)
    )
    found: list[Reading] = []
    for clause, cost in sorted(ways, key=lambda one: one[1]):
        if all(clause != one.clause for one in found):
            found.append(Reading(clause, cost))
        if len(found) == MOST:
            break
    return found


def _togetherness(clause: Clause) -> float:
    """The cost of "together" with a single subject."""
    several = any(adverb.several for adverb in clause.deed.adverbs)
    return 1.5 if several and not is_plural(clause.subject) else 0


def _modifying(clause: Clause) -> float:
    """The cost of adverbs that do not go with the verb, or with each other."""
    deed, told = clause.deed, clause.deed.adverbs
    done = getattr(deed.verb, "id", deed.verb)
    odd = sum(UNMEANT for one in told if one.deeds and done not in one.deeds)
    if any(one.id == FAR_OFF for one in told) and any(c.slot.fr == "de" for c in deed.complements):
        odd += UNMEANT
    said = {one.id for one in told}
    return odd + sum(UNMEANT for some in QUARRELS if len(said & some) > 1)


def _becoming(clause: Clause) -> float:
    """The cost of several that become one."""
    so = [one for one in clause.deed.complements if one.slot.role == "attribute" and one.things]
    return 1 if so and len(clause.subject) > len(so[0].things) else 0


def _many(clause: Clause) -> float:
    """The cost of half an idiom: it rains cats and dogs, or neither."""
    whole = [one for one in clause.deed.complements if one.slot.article == "many"]
    plain = all(len(one.things) == len(one.slot.only) for one in whole)
    return 0 if plain and not any(t.adjectives for one in whole for t in one.things) else 2


def _times(clause: Clause) -> float:
    """The cost of two contradictory times: yesterday and on Sundays."""
    once = isinstance(clause.setting, Adverb) and clause.setting.tense
    said = [thing.noun for one in clause.deed.complements for thing in one.things]
    return 0.9 if once and any(noun.when for noun in said) else 0


def _giving(clause: Clause) -> float:
    """The cost of an implied "to me" that is no present imperative."""
    mine = not clause.subject and (clause.setting is not None or is_usual(clause.deed))
    return UNSERVED if mine and lacks_receiver(clause.deed) and to_me(clause.deed) else 0


def _clauses(words: Sequence[Word], lang: Lang) -> Iterator[tuple[Clause, float]]:
    first = words[0] if words else None
    if isinstance(first, Adverb) and first.places[0] == "start":
        for clause, cost in _clauses(words[1:], lang):
            if clause.setting is None:
                yield replace(clause, setting=first), cost
        return
    if isinstance(first, Noun) and first.when and any(isinstance(w, Noun) for w in words[1:]):
        for clause, cost in _clauses(words[1:], lang):
            if clause.setting is None:
                yield replace(clause, setting=first), cost + 0.05
    verbs = [at for at, word in enumerate(words) if isinstance(word, Verb)]
    late = _late_setting(words)
    if late is not None:
        rest = [word for word in words if word is not late]
        for clause, cost in _clauses(rest, lang):
            if clause.setting is None:
                yield replace(clause, setting=late), cost
        return
    if not verbs:
        yield from _being(words, lang)
        return
    yield from _acting(words, verbs, lang)


def _late_setting(words: Sequence[Word]) -> Adverb | None:
    """An adverb of time such as tomorrow, wherever its card lies; it is said first."""
    return next((w for w in words if isinstance(w, Adverb) and w.places[0] == "start"), None)


def _acting(
    words: Sequence[Word], verbs: Sequence[int], lang: Lang
) -> Iterator[tuple[Clause, float]]:
    at = verbs[0]
    verb = words[at]
    assert isinstance(verb, Verb)  # noqa: S101
    before = [word for word in words[:at] if not isinstance(word, Adverb)]
    adverbs = tuple(word for word in words[:at] if isinstance(word, Adverb))
    found = [
        (replace(deed, adverbs=(*adverbs, *deed.adverbs)), cost)
        for deed, cost in deeds(verb, words[at + 1 :], lang)
    ]
    if not before:
        for deed, cost in found:
            price = 0 if verb.impersonal else TOLD
            spared = UNSERVED if lacks_receiver(deed) and to_me(deed) else 0
            yield Clause((), deed), cost + price - spared + _doing_so((), deed)
        return
    for things, price in things_of(before, lang)[:4]:
        for subject, joint in joined(things, lang)[:4]:
            able = max(_able(thing, verb, lang) for thing in subject)
            for deed, cost in found:
                yield Clause(subject, deed), price + joint + able + cost + _doing_so(subject, deed)
                if len(subject) > 1 and verb.mutual and _undirected(deed):
                    each = replace(deed, mutual=True)
                    spared = UNASKED + (EARLY if deed.complements else 0)
                    yield Clause(subject, each), price + joint + able + cost - spared
            if len(verbs) > 1:
                for clause, cost in _related(subject, verb, words[at + 1 :], lang):
                    told = replace(clause.deed, adverbs=(*adverbs, *clause.deed.adverbs))
                    yield replace(clause, deed=told), price + joint + able + cost


def _able(thing: Thing, verb: Verb, lang: Lang) -> float:
    """The cost of a subject; a pirate's moustache can do nearly what the pirate does."""
    price = doing(thing.noun, verb, lang)
    owners = thing.owner or ()
    if owners and not verb.by and not verb.impersonal:
        return 0
    if thing.noun.kind == "body" and any(one.noun.kind in ANIMATE for one in owners):
        return min(price, BORROWED)
    return price


def _doing_so(subject: Things, deed: Deed) -> float:
    """The cost of a construction limited to some subjects: a cat smells soap, a sock smells of
    it."""
    doers = {"living" if one.noun.kind in ANIMATE else "things" for one in subject} or {"living"}
    return sum(ODD for one in deed.complements if one.slot.by and doers != {one.slot.by})


def _undirected(deed: Deed) -> bool:
    """Whether the action is directed at nobody and nothing."""
    return deed.then is None and all(one.slot.role == "place" for one in deed.complements)


def _related(
    subject: Things, verb: Verb, after: Sequence[Word], lang: Lang
) -> Iterator[tuple[Clause, float]]:
    """Two verbs, the first in a relative clause: the cat that sleeps dreams."""
    at = next(i for i, word in enumerate(after) if isinstance(word, Verb))
    second = after[at]
    assert isinstance(second, Verb)  # noqa: S101
    if second.impersonal or verb.impersonal or len(subject) > 1 or subject[0].owner:
        return
    able = max(doing(thing.noun, second, lang) for thing in subject)
    able += telling_which(subject[0].noun, lang)
    for first, price in deeds(verb, after[:at], lang)[:2]:
        told = (replace(subject[0], doing=first),)
        for deed, cost in deeds(second, after[at + 1 :], lang)[:2]:
            yield Clause(told, deed), 0.9 + able + price + cost


def _being(words: Sequence[Word], lang: Lang) -> Iterator[tuple[Clause, float]]:
    """Without a verb: something is so, is somewhere, or has something."""
    adverbs = tuple(word for word in words if isinstance(word, Adverb))
    rest = [word for word in words if not isinstance(word, Adverb)]
    for at in _says_how(rest):
        last = rest[at]
        assert isinstance(last, Adjective)  # noqa: S101
        told = [word for place, word in enumerate(rest) if place != at]
        for things, cost in things_of(told, lang):
            for subject, price in joined(things, lang):
                so = Complement(SO, adjectives=(last,))
                odd = called(subject[0].noun, last, lang) + _airy(subject[0])
                odd += 0 if adverbs else heaping(subject[0].adjectives, last)
                yield Clause(subject, Deed("be", (so,), adverbs)), cost + price + odd + 0.1
    yield from _tending_to(rest, adverbs, lang)
    for things, cost in things_of(rest, lang):
        for cut in range(1, len(things)):
            for subject, price in joined(things[:cut], lang):
                for told_of, more in joined(things[cut:], lang):
                    for deed, odd in _linked(subject, told_of, lang):
                        total = cost + price + more + odd
                        yield Clause(subject, replace(deed, adverbs=adverbs)), total
        if adverbs:
            for subject, price in joined(things, lang):
                yield Clause(subject, Deed("be", (), adverbs)), cost + price + 1.5


def _tending_to(
    words: Sequence[Word], adverbs: tuple[Adverb, ...], lang: Lang
) -> Iterator[tuple[Clause, float]]:
    """Being so towards somebody: est amoureux de la reine."""
    for at, word in enumerate(words[1:-1], 1):
        if not isinstance(word, Adjective) or word.toward is None:
            continue
        for things, cost in things_of(words[:at], lang):
            for subject, price in joined(things, lang):
                odd = called(subject[0].noun, word, lang)
                for others, more in things_of(words[at + 1 :], lang):
                    for whom, joint in joined(others, lang):
                        so = Complement(SO, adjectives=(word,))
                        deed = Deed("be", (so, Complement(tending(word), whom)), adverbs)
                        yield Clause(subject, deed), cost + price + odd + more + joint + 0.2


def _airy(thing: Thing) -> float:
    """The cost of an abstract subject without an owner."""
    return 0.3 if thing.noun.kind in ("idea", "time", "saying") and not thing.owner else 0


def _is_ranked(thing: Thing) -> bool:
    """Whether an adjective such as first or last ranks it."""
    return any(one.id in RANKS for one in thing.adjectives)


def banal(thing: Thing) -> float:
    """The cost of a banal possession: an ear is banal, a green ear is not; a hunt can't be had."""
    noun = thing.noun
    if _is_ranked(thing):
        return 0.8
    if noun.kind == "place":
        return 1.2 if noun.deeds else 0.4
    if noun.kind == "body":
        return 0 if thing.adjectives or noun.id == "moustache" else 0.8
    if noun.kind in ("idea", "saying"):
        return 0 if noun.felt or noun.id in HAD else 0.6
    return 0 if thing.adjectives else 0.1


def _says_how(words: Sequence[Word]) -> list[int]:
    """The index of a predicate adjective: the last card, or the first before a single noun."""
    if words and isinstance(words[-1], Adjective):
        return [len(words) - 1]
    if sum(isinstance(word, Noun) for word in words) == 1 and len(words) > 1:
        return [0]
    return []


def _linked(subject: Things, other: tuple[Thing, ...], lang: Lang) -> Iterator[tuple[Deed, float]]:
    """Two things without a verb: one is at, has, or is the other."""
    first, last = subject[0].noun, other[0].noun
    complement = Complement(HAVE, other)
    if len(other) == 1 and (last.at or last.where) and not last.when:
        spread = 0.3 if last.kind in ("place", "vehicle", "nature", "plant") else 0.5
        spread += 0.6 if last.kind == "body" else 0.4 if last.kind in ("idea", "time") else 0
        strewn = 0.9 if first.kind in ("idea", "saying", "time", "place") else 0
        away = staying(last, "be")
        yield Deed("be", (Complement(PLACE, other),)), spread + strewn + away
    if first.kind in ANIMATE and last.kind in (*BELONGINGS, "animal"):
        owned = 0.8 if other[0].owner and not last.felt else 0
        # In English one fears something: nobody has fear.
        owned += 0 if lang == "fr" or other[0].owner or not last.felt else ODD
        yield Deed("have", (complement,)), 0.4 + owned + banal(other[0])
    if first.kind == last.kind and len(other) == 1 and not last.name:
        alike = 0.45 if first.kind in ANIMATE else 0.8
        alike += 1 if len(subject) > 1 or _is_ranked(other[0]) else 0  # two are no fairy
        yield Deed("be", (Complement(SO, other),)), alike
    elif first.kind in ("idea", "time", "saying") and len(other) == 1:
        yield Deed("be", (Complement(SO, other),)), 1.5
    else:
        yield Deed("have", (complement,)), 1.6
