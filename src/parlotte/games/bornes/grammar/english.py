"""Builds a tree of English words from a parsed clause."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlotte.games.bornes.grammar.manner import (
    Manner,
    article_of_object,
    article_of_other,
    article_of_place,
    has_own,
    is_known,
    is_mass,
    is_much,
    is_plural,
    person_of,
    phrase,
    spoken_first,
    teller,
    to_me,
    word,
)
from parlotte.games.bornes.grammar.sense import RANKS
from parlotte.games.bornes.grammar.shape import Article, Clause, Complement, Deed, Thing, Things
from parlotte.games.bornes.words import Adjective, Adverb, Lang, Noun, Slot, Verb
from parlotte.kit.speech import Part

LANG: Lang = "en"
_FINITE = {"present": "p", "past": "ps", "future": "f"}
_LASTING = {"present": "p", "past": "ps", "future": "p"}
_SMALL = {"be": "be", "have": "have"}
FEAR = "fear"
_AND = word("C", "and")


def sentence(clause: Clause, manner: Manner) -> Part:
    parts = [spoken_first(clause.setting, LANG)] if clause.setting else []
    deed = clause.deed
    tense = _FINITE[manner.tense]
    if clause.subject:
        parts.append(_subject(clause.subject, manner))
    elif isinstance(deed.verb, Verb) and deed.verb.impersonal:
        parts.append(word("Pro", "I", person=3, gender="n"))
    elif manner.first_person:
        parts.append(word("Pro", "I", person=1))
    else:
        tense = "ip"
    telling = _Telling(clause.subject, manner, tense)
    parts.append(telling.deed(deed))
    negated = manner.negative and not telling.denies(deed)
    return Part("S", parts=tuple(parts), negation="not" if negated else "")


def _subject(things: Things, manner: Manner) -> Part:
    told: list[Part] = []
    one_of = manner.any_one and not any(map(is_known, things))
    if len(things) > 1 and any(LANG in thing.noun.mass for thing in things):
        one_of = False  # the fear and the ball, rather than: the fear and a ball
    for thing in things:
        article: Article = "a" if one_of else _known(thing)
        told.append(_thing(thing, article, manner))
    return told[0] if len(told) == 1 else phrase("CP", word("C", "and"), *told)


def _ranked(thing: Thing) -> bool:
    """Whether an adjective ranks it, as in the last Santa Claus: there are others."""
    return any(one.id in RANKS for one in thing.adjectives)


def _known(thing: Thing) -> Article:
    """The article for known things: the cat, the moon; but love without one."""
    noun = thing.noun
    if _ranked(thing):
        return "the"
    if noun.name:
        return "bare"
    said = noun.unique or thing.owner or thing.doing
    return "bare" if LANG in noun.mass and noun.kind in ("idea", "time") and not said else "the"


class _Telling:
    """Builds the sentence of one verb with its subject and tense."""

    def __init__(self, subject: Things, manner: Manner, tense: str) -> None:
        self.subject = subject
        self.manner = manner
        self.tense = tense
        self.number = "p" if is_plural(subject) else "s"

    def deed(self, deed: Deed, tense: str | None = None) -> Part:
        time = self.tense if tense is None else tense
        lemma = deed.verb.en.split()[0] if isinstance(deed.verb, Verb) else _SMALL[deed.verb]
        if feared := _feared(deed):
            lemma, deed = FEAR, replace(deed, complements=feared)
        features: dict[str, object] = {"tense": time}
        if tense is not None and time in ("p", "ps"):
            features |= {"person": teller(self.subject, self.manner), "number": self.number}
        verb = word("V", lemma, **features)
        early = [_adverb(one) for one in deed.adverbs if one.places[1] == "pre"]
        late = [_adverb(one) for one in deed.adverbs if one.places[1] != "pre"]
        if early and time == "f":  # will never sleep
            will = "will not" if tense is None and self.denies(deed) else "will"
            parts = [word("Q", will), *early, word("V", lemma, tense="b")]
        elif tense is None and self.denies(deed):  # does not always sleep
            parts = [word("Q", self._does_not()), *early, word("V", lemma, tense="b")]
        else:
            parts = [verb, *early] if deed.verb == "be" else [*early, verb]
        if time == "ip" and to_me(deed) and not self.manner.negative:
            parts.append(word("Q", "me"))
        rest = sorted(deed.complements, key=_late)
        if rest and _is_direct(rest[0]):
            if late and is_much(deed.adverbs[-1]) and LANG in rest[0].things[0].noun.mass:
                parts += [*late, word("P", "of")]
                late = []
            parts += self.complement(deed, rest.pop(0))
        if deed.mutual and isinstance(deed.verb, Verb):
            parts += _each_other(deed.verb)
        parts += late if deed.verb != "be" else []
        for complement in rest:
            parts += self.complement(deed, complement)
        parts += late if deed.verb == "be" else []  # is rich early
        if deed.then:
            denied = tense is None and self.manner.negative
            again = "b" if denied or time == "f" else time
            joint = word("Q", ",") if deed.then.then else self._joint()
            parts += [joint, self.deed(deed.then, again)]
        return phrase("VP", *parts)

    def _joint(self) -> Part:
        """Eats and sleeps; does not eat or sleep."""
        return word("C", "or" if self.manner.negative else "and")

    def denies(self, deed: Deed) -> bool:
        """The adverb (often, always) stands inside a negation, so the negation is built here."""
        early = any(one.places[1] == "pre" for one in deed.adverbs)
        return early and self.manner.negative and deed.verb != "be" and self.tense != "ip"

    def _does_not(self) -> str:
        if self.tense == "ps":
            return "did not"
        several = self.number == "p" or (self.manner.first_person and not self.subject)
        return "do not" if several else "does not"

    def complement(self, deed: Deed, one: Complement) -> list[Part]:
        slot = one.slot
        if one.clause:
            return [phrase("SP", word("C", "that"), *self._inside(deed, one.clause))]
        if slot.role == "made" and one.deed:
            whom = self._others(deed, one.things, slot.en.partition("+")[0])
            his = _Telling(one.things, self.manner, self.tense)
            return [whom, his.deed(one.deed, "b-to" if slot.en.endswith("to") else "b")]
        if one.deed:
            return self._infinitive(slot.en, one.deed)
        if one.adjectives:
            told_of = [thing.noun for thing in self.subject]
            return _listed([_adjective(adjective, told_of) for adjective in one.adjectives])
        if slot.role == "attribute":
            return [
                _thing(thing, "the" if thing.owner else "a", self.manner) for thing in one.things
            ]
        if slot.role in ("place", "goal"):
            told = [self._there(deed, thing, slot) for thing in one.things]
            return told if len(told) == 1 else [phrase("CP", word("C", "and"), *told)]
        if slot.role == "with" and slot.fr:  # for joy
            return [
                phrase(
                    "PP", word("P", (t.noun.by or ("", "with"))[1]), _thing(t, "bare", self.manner)
                )
                for t in one.things
            ]
        return [self._object(deed, one)]

    def _infinitive(self, how: str, deed: Deed) -> list[Part]:
        """The infinitive, as the verb demands: to dance, dancing, of dancing, how to dance."""
        if how.endswith("ing"):
            told = self.deed(deed, "pr")
            small = how.removesuffix("ing").removesuffix(":")
            return [phrase("PP", word("P", small), told) if small else told]
        first = [word("Q", "how")] if how == "how to" else []
        return [*first, self.deed(deed, "b-to")]

    def _inside(self, deed: Deed, clause: Clause) -> tuple[Part, Part]:
        manner = replace(self.manner, negative=False)
        inner = _Telling(clause.subject, manner, _LASTING[manner.tense])
        if not clause.subject:  # says that it rains
            return word("Pro", "I", person=3, gender="n"), inner.deed(clause.deed)
        (first, *others) = clause.subject
        if others or not first.noun.kin or first.owner:
            return _subject(clause.subject, Manner()), inner.deed(clause.deed)
        return self._said(deed, first, "own"), inner.deed(clause.deed)

    def _object(self, deed: Deed, one: Complement) -> Part:
        role, small = one.slot.role, one.slot.en
        if role == "recipient":
            small = "" if one.slot.fr and not small else small or "to"
            return self._others(deed, one.things, small)
        if role == "with":
            return self._others(deed, one.things, "with")
        told = [self._direct(deed, one.slot, thing) for thing in one.things]
        return _with(small, told, self._joint())

    def _direct(self, deed: Deed, slot: Slot, thing: Thing) -> Part:
        own = has_own(self.subject, deed.verb)
        return self._said(deed, thing, article_of_object(deed.verb, slot, thing, LANG, own=own))

    def _others(self, deed: Deed, things: Things, small: str) -> Part:
        """Complements with a preposition: to whom, with whom."""
        own = has_own(self.subject, deed.verb)
        told = []
        for thing in things:
            mine = article_of_other(thing.noun, own=own) == "own" and not thing.owner
            told.append(self._said(deed, thing, "own" if mine else _known(thing)))
        return _with(small, told, self._joint())

    def _said(self, deed: Deed, thing: Thing, article: Article) -> Part:
        """A thing with the subject's possessive: mine, yours, his, theirs."""
        person = person_of(self.subject, self.manner, deed)
        whose = _whose(self.subject) if person == 3 else ("my", "your")[person - 1]
        return _thing(thing, article, self.manner, whose=whose)

    def _there(self, deed: Deed, thing: Thing, slot: Slot) -> Part:
        noun, goal = thing.noun, slot.role == "goal"
        plain = not thing.adjectives and not thing.owner and not thing.doing
        if plain and noun.when:
            return word("Q", noun.when[1])
        if plain and goal and noun.toward:
            return word("Q", noun.toward[1])
        if plain and noun.where:
            told = noun.where[1]
            start, _, rest = told.partition(" ")
            return word("Q", f"to {rest}" if goal and start != "all" else told)
        own = has_own(self.subject, deed.verb)
        article = article_of_place(thing, own=own)
        small = _toward(noun, slot)
        # The lexicon has no prepositions of several words, such as in front of.
        first = word("Q" if " " in small else "P", small)
        return phrase("PP", first, self._said(deed, thing, article))


def _toward(noun: Noun, slot: Slot) -> str:
    """The preposition for a goal: in, to or into."""
    entered = noun.kind in ("vehicle", "drink") or (noun.into and noun.at == (noun.into[0], "in"))
    if slot.role == "goal" and not entered:
        return "to"
    small = noun.at[1] if noun.at else "during" if noun.when else "in"
    if slot.en == "into" or slot.role == "goal":
        return noun.into[1] if noun.into else {"in": "into", "on": "onto"}.get(small, small)
    return small


def _each_other(verb: Verb) -> list[Part]:
    small = verb.frames[0][0].en
    told = word("Q", "each other")
    return [phrase("PP", word("P", small), told)] if small else [told]


def _feared(deed: Deed) -> tuple[Complement, ...]:
    """Of whom somebody has fear: in English fear is the verb."""
    what = deed.complements[0].things if deed.verb == "have" and deed.complements else ()
    if len(what) != 1 or what[0].noun.en != FEAR or what[0].adjectives or not what[0].owner:
        return ()
    return (Complement(Slot("recipient", fr="de"), what[0].owner), *deed.complements[1:])


def _late(one: Complement) -> bool:
    """The person asked comes before the thing asked for."""
    return not (one.slot.role == "recipient" and one.slot.fr and not one.slot.en)


def _is_direct(one: Complement) -> bool:
    return one.slot.role == "object" and not one.slot.en and bool(one.things)


def _adverb(adverb: Adverb) -> Part:
    return word("Q" if " " in adverb.en else "Adv", adverb.en)


def _adjective(adjective: Adjective, told_of: Sequence[Noun]) -> Part:
    """The adjective that is said of these nouns: a tall queen, a big house."""
    kinds = {noun.kind for noun in told_of}
    said = [other for other, some in adjective.instead.items() if kinds & set(some)]
    return word("Q" if adjective.follows else "A", said[0] if said else adjective.en)


def _listed(parts: Sequence[Part]) -> list[Part]:
    told: list[Part] = []
    for part in parts:
        told += [word("Q", "and")] if told else []
        told.append(part)
    return told


def _whose(subject: Things) -> str:
    if is_plural(subject):
        return "their"
    noun = subject[0].noun
    if _is_it(noun):
        return "its"
    return "her" if noun.gender == "f" else "his"


def _is_it(noun: Noun) -> bool:
    return noun.kind != "person" or noun.id in ("bébé", "robot", "fantôme", "esprit")


def _all(things: Things, small: str, manner: Manner) -> Part:
    return _with(small, [_thing(thing, _known(thing), manner) for thing in things])


def _with(small: str, told: Sequence[Part], joint: Part = _AND) -> Part:
    """One preposition for all things: about bread and cheese."""
    all_of_them = told[0] if len(told) == 1 else phrase("CP", joint, *told)
    return phrase("PP", word("P", small), all_of_them) if small else all_of_them


def _thing(thing: Thing, article: Article, manner: Manner, *, whose: str = "") -> Part:
    noun = thing.noun
    ahead = [one for one in thing.adjectives if not one.follows]
    behind = [one for one in thing.adjectives if one.follows]
    parts = [_adjective(one, [noun]) for one in ahead]
    owner = thing.owner
    if owner and _is_made_of(owner):  # a gold crown, the king's gold crown
        parts += [_adjective(one, [owner[0].noun]) for one in owner[0].adjectives]
        parts.append(word("Q", owner[0].noun.en))
        owner = owner[0].owner
    owned = bool(owner) or article == "own"
    parts += [word("N", _named(noun, owned=owned)), *(word("Q", one.en) for one in behind)]
    if owner and (possessor := _possessor(owner)):
        parts.insert(0, possessor)
    else:
        if owner:
            parts.append(_all(owner, "of", manner))
        if noun.name:
            article = "the" if _ranked(thing) else "bare"
        if first := _determiner(thing, article, whose):
            parts.insert(0, first)
    if thing.doing:
        parts.append(_relative(thing, thing.doing, manner))
    theirs = article == "own" and whose == "their" and noun.kind in ("body", "clothes")
    several = article == "many" or (theirs and not owner)  # their noses
    return phrase("NP", *parts, number="p" if several else "s")


def _named(noun: Noun, *, owned: bool) -> str:
    """The girl, but his daughter."""
    return noun.others[0] if noun.kin and noun.others and not owned else noun.en


def _is_made_of(owner: Things) -> bool:
    """Whether the owner is a material: a gold crown, whoever has it."""
    stuff = owner[0]
    return len(owner) == 1 and stuff.noun.stuff and stuff.doing is None


def _possessor(owner: Things) -> Part | None:
    """The possessive 's, for short names of persons and animals."""
    if len(owner) > 1:
        return None
    thing = owner[0]
    if thing.noun.kind not in ("person", "animal") or thing.owner or thing.doing:
        return None
    if any(one.follows for one in thing.adjectives):
        return None
    parts = [_adjective(one, [thing.noun]) for one in thing.adjectives]
    first = () if thing.noun.name else (word("D", "the"),)
    named = word("N", _named(thing.noun, owned=False))
    return Part("Q", parts=(*first, *parts, named), after="'s")


def _determiner(thing: Thing, article: Article, whose: str) -> Part | None:
    if article == "own":
        return word("Q", whose)
    if article in ("bare", "many") or (article == "a" and is_mass(thing, LANG)):
        return None
    return word("D", article)


def _relative(thing: Thing, deed: Deed, manner: Manner) -> Part:
    """A relative clause: who sleeps, that sleeps."""
    pronoun = "that" if _is_it(thing.noun) else "who"
    affirmed = replace(manner, negative=False)
    told = _Telling((thing,), affirmed, _LASTING[manner.tense]).deed(deed)
    return phrase("SP", word("Pro", pronoun), told)
