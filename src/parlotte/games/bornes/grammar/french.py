"""Builds a tree of French words from a parsed clause."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from parlotte.games.bornes.grammar.manner import (
    STATES,
    Manner,
    article_of_object,
    article_of_other,
    article_of_place,
    feminine,
    has_own,
    is_known,
    is_late,
    is_mass,
    is_much,
    is_negative,
    is_never,
    is_plural,
    is_to_oneself,
    never,
    person_of,
    phrase,
    spoken_first,
    teller,
    to_me,
    word,
)
from parlotte.games.bornes.grammar.shape import Article, Clause, Complement, Deed, Thing, Things
from parlotte.games.bornes.words import Adjective, Lang, Slot, Verb
from parlotte.kit.speech import Part

LANG: Lang = "fr"
FALLING = "tomber"  # sur le nez, where English falls on its own
SMELLING = "sentir"
_FINITE = {"present": "p", "past": "pc", "future": "f"}
# Verbs whose negation reaches the object of their infinitive.
_REACHED = frozenset(("aimer", "aller", "savoir", "venir", "vouloir"))
_WITH_BE = frozenset(("aller", "devenir", "tomber", "venir"))
# tense of a subordinate clause, by the tense of the main clause
_LASTING = {"present": "p", "past": "i", "future": "p"}


class Whose(Struct, frozen=True):
    """The possessor of a thing: its person and number."""

    person: Literal[1, 2, 3]
    several: bool = False


HIS = Whose(3)


def sentence(clause: Clause, manner: Manner) -> Part:
    parts = [spoken_first(clause.setting, LANG)] if clause.setting else []
    deed = clause.deed
    negation = _negation(deed, manner)
    if clause.subject:
        parts.append(_subject(clause.subject, manner))
        tense = _tense(deed, manner)
    elif isinstance(deed.verb, Verb) and deed.verb.impersonal:
        parts.append(word("Pro", "je", person=3, number="s"))
        tense = "i" if manner.tense == "past" else _FINITE[manner.tense]
    elif manner.first_person:
        parts.append(word("Pro", "je", person=1))
        tense = _tense(deed, manner)
    else:
        tense = "ip"
    parts.append(_Telling(clause.subject, manner, tense).deed(deed))
    reflexive = _is_reflexive(deed) and (tense != "ip" or bool(negation))  # else: Lave-toi !
    return Part("S", parts=tuple(parts), negation=negation, reflexive=reflexive)


def _negation(deed: Deed, manner: Manner) -> str:
    return "jamais" if never(deed) else "pas" if manner.negative else ""


def _is_reflexive(deed: Deed) -> bool:
    """Whether the action is done to each other, or to oneself: se lave."""
    return deed.mutual or is_to_oneself(deed)


def _tense(deed: Deed, manner: Manner) -> str:
    lasting = isinstance(deed.verb, str) or deed.verb.id in STATES
    return "i" if lasting and manner.tense == "past" else _FINITE[manner.tense]


def _subject(things: Things, manner: Manner) -> Part:
    told: list[Part] = []
    one_of = manner.any_one and not any(map(is_known, things))
    if len(things) > 1 and any(LANG in thing.noun.mass for thing in things):
        one_of = False  # the fear and the ball, rather than: the fear and a ball
    for thing in things:
        counted = LANG not in thing.noun.mass and not thing.noun.plural
        told.append(_thing(thing, "a" if one_of and counted else "the", manner))
    return told[0] if len(told) == 1 else phrase("CP", word("C", "et"), *told)


class _Telling:
    """Builds the sentence of one verb with its subject and tense."""

    def __init__(self, subject: Things, manner: Manner, tense: str) -> None:
        self.subject = subject
        self.manner = manner
        self.tense = tense
        self.gender = "f" if subject and feminine(subject) else "m"
        self.number = "p" if is_plural(subject) else "s"

    def deed(self, deed: Deed, tense: str | None = None) -> Part:
        time = self.tense if tense is None else tense
        verb = deed.verb.fr if isinstance(deed.verb, Verb) else _SMALL[deed.verb]
        features: dict[str, object] = {"tense": time}
        if time == "ip":
            said = not is_negative(deed, self.manner)
            hung = (
                "-moi" if said and to_me(deed) else "-toi" if said and _is_reflexive(deed) else ""
            )
            features |= {"person": 2, "number": "s", "after": hung}
        elif time == "pp":
            of_be = _helper(deed) == "être"
            features |= {"gender": self.gender, "number": self.number} if of_be else {}
        elif tense is not None and time != "b":
            features |= {"person": teller(self.subject, self.manner), "number": self.number}
            features |= {"gender": self.gender} if _helper(deed) == "être" else {}
        parts = [word("V", verb, **features)]
        if time == "b" and _is_reflexive(deed):  # veut se laver
            parts.insert(0, word("Q", self._oneself()))
        told = [one for one in deed.adverbs if not is_never(one)]
        last = [
            one for one in told if deed.verb == "be" and one.places[0] == "end"
        ]  # est riche tôt
        complements = deed.complements
        if complements and complements[0].slot.role == "object" and not complements[0].slot.fr:
            last += [one for one in told if is_late(one)]  # mange un canard tard
        parts += [word("Adv", one.fr) for one in told if one not in last]
        for rank, complement in enumerate(complements):
            parts += self.complement(deed, complement)
            if not rank and deed.verb != "be":
                parts += [word("Adv", one.fr) for one in last]
        parts += [word("Adv", one.fr) for one in last] if deed.verb == "be" else []
        if deed.then:
            again = time if self.subject or time in ("b", "ip", "pp") else self.tense
            parts += self._then(deed, deed.then, again)
        return phrase("VP", *parts)

    def _then(self, deed: Deed, then: Deed, time: str) -> list[Part]:
        """The next action: each is denied by itself, but they share a helping verb."""
        joint = word("Q", ",") if then.then else word("C", "et")
        if time == "b":
            return [joint, self.deed(then, time)]
        negation = _negation(then, self.manner)
        past = time in ("pc", "pp")
        if past and not negation and not never(deed) and _shares_helper(deed, self.manner):
            return [joint, self.deed(then, "pp")]
        lasting = past and _tense(then, self.manner) == "i"  # a bu et détestait le vin
        told = self.deed(then, "i" if lasting else "pc" if past else time)
        reflexive = _is_reflexive(then) and (time != "ip" or bool(negation))
        return [Part("SP", parts=(joint, told), negation=negation, reflexive=reflexive)]

    def _oneself(self) -> str:
        person = 3 if self.subject else 1 if self.manner.first_person else 2
        return ("me", "te", "se")[person - 1]

    def complement(self, deed: Deed, one: Complement) -> list[Part]:
        slot = one.slot
        if one.clause:
            negation = "jamais" if never(one.clause.deed) else ""
            parts = (word("C", "que"), *self._inside(deed, one.clause))
            reflexive = _is_reflexive(one.clause.deed)
            return [Part("SP", parts=parts, negation=negation, reflexive=reflexive)]
        if slot.role == "made" and one.deed:
            to_whom, _, to_do = slot.fr.partition("+")
            whom = self._others(deed, one.things, to_whom)
            his = _Telling(one.things, _affirmed(self.manner), self.tense)
            if not to_do:  # fait danser le roi sur le lit
                done = his.deed(replace(one.deed, complements=()), "b")
                after = [his.complement(one.deed, more) for more in one.deed.complements]
                return [done, whom, *(part for parts in after for part in parts)]
            return [whom, _infinitive(to_do, his.deed(one.deed, "b"))]
        if one.deed:
            near = getattr(deed.verb, "id", "") in _REACHED  # ne veut pas boire de lait
            manner = self.manner if near else _affirmed(self.manner)
            doing = _Telling(self.subject, manner, self.tense).deed(one.deed, "b")
            return [_infinitive(slot.fr, doing)]
        if one.adjectives and getattr(deed.verb, "id", "") == SMELLING:  # sent bon
            return [word("Q", adjective.fr) for adjective in one.adjectives]
        if one.adjectives:
            return self._adjectives(one.adjectives)
        if slot.role == "attribute":
            owned = any(thing.owner for thing in one.things)  # le père de l’ange
            return [_all(one.things, "", "the" if owned else "a", self.manner)]
        if slot.role in ("place", "goal"):
            told = [self._there(deed, thing, slot) for thing in one.things]
            return told if len(told) == 1 else [phrase("CP", word("C", "et"), *told)]
        if slot.role == "with" and slot.fr:  # out of joy
            return [
                phrase("PP", word("P", "de"), _thing(t, "bare", self.manner)) for t in one.things
            ]
        return [self._object(deed, one)]

    def _inside(self, deed: Deed, clause: Clause) -> tuple[Part, Part]:
        tense = _LASTING[self.manner.tense]
        inner = _Telling(clause.subject, _affirmed(self.manner), tense)
        if not clause.subject:  # dit qu’il pleut
            return word("Pro", "je", person=3, number="s"), inner.deed(clause.deed)
        (first, *others) = clause.subject
        if others or not first.noun.kin or first.owner:
            return _subject(clause.subject, Manner()), inner.deed(clause.deed)
        return self._said(deed, first, "own"), inner.deed(clause.deed)  # says that his father …

    def _adjectives(self, adjectives: Sequence[Adjective]) -> list[Part]:
        told: list[Part] = []
        for adjective in adjectives:
            told += [word("Q", "et")] if told else []
            told.append(word("A", adjective.fr, gender=self.gender, number=self.number))
        return told

    def _object(self, deed: Deed, one: Complement) -> Part:
        role, small = one.slot.role, one.slot.fr
        joint = "ni" if is_negative(deed, self.manner) else "et"
        if role == "recipient":
            return self._others(deed, one.things, small or "à", joint=joint)
        if role == "with":
            return self._others(deed, one.things, "avec", joint=joint)
        much = any(map(is_much, deed.adverbs))
        none = is_negative(deed, self.manner) or (much and LANG in one.things[0].noun.mass)
        told = [
            self._direct(deed, one.slot, thing, none=none and not small) for thing in one.things
        ]
        if small:
            told = [phrase("PP", word("P", small), part) for part in told]
        return told[0] if len(told) == 1 else phrase("CP", word("C", joint), *told)

    def _direct(self, deed: Deed, slot: Slot, thing: Thing, *, none: bool) -> Part:
        own = has_own(self.subject, deed.verb)
        article = article_of_object(deed.verb, slot, thing, LANG, own=own)
        if slot.fr == "de" and _is_dreamt_of(deed, thing, article):  # rêve de chocolat
            article = "bare"
        return self._said(deed, thing, article, none=none)

    def _others(self, deed: Deed, things: Things, small: str, *, joint: str = "et") -> Part:
        """Complements, each with its own preposition: to whom, with whom."""
        own = has_own(self.subject, deed.verb)
        told = []
        for thing in things:
            article: Article = "the" if thing.owner else article_of_other(thing.noun, own=own)
            one = self._said(deed, thing, article)
            told.append(phrase("PP", word("P", small), one) if small else one)
        return told[0] if len(told) == 1 else phrase("CP", word("C", joint), *told)

    def _said(self, deed: Deed, thing: Thing, article: Article, *, none: bool = False) -> Part:
        """A thing with the subject's possessive: mine, yours, his, theirs."""
        whose = Whose(person_of(self.subject, self.manner, deed), self.number == "p")
        return _thing(thing, article, self.manner, none=none, whose=whose)

    def _there(self, deed: Deed, thing: Thing, slot: Slot) -> Part:
        noun, goal = thing.noun, slot.role == "goal"
        plain = not thing.adjectives and not thing.owner and not thing.doing
        if plain and (set_phrase := noun.when or noun.where):
            return word("Q", set_phrase[0])
        if plain and goal and noun.toward:
            return word("Q", noun.toward[0])
        if goal and noun.kind in ("person", "animal"):
            small = "chez" if noun.kind == "person" else "vers"
        elif slot.en == "into" and noun.into:
            small = noun.into[0]
        elif noun.at:
            small = noun.at[0]
        else:
            small = "pendant" if noun.when else "dans"
        own = has_own(self.subject, deed.verb)
        article = article_of_place(thing, own=own)
        if own and noun.kind == "body" and getattr(deed.verb, "id", "") == FALLING:
            article = "the"
        return phrase("PP", word("P", small), self._said(deed, thing, article))


def _is_dreamt_of(deed: Deed, thing: Thing, article: Article) -> bool:
    """Whether no article is used after de: rêver de chocolat, d’amour."""
    new = isinstance(deed.verb, Verb) and deed.verb.new
    said = thing.owner or thing.doing or thing.noun.unique or article == "own"
    return new and is_mass(thing, LANG) and not said


_SMALL = {"be": "être", "have": "avoir"}


def _infinitive(small: str, deed: Part) -> Part:
    return phrase("PP", word("P", small), deed) if small else deed


def _all(things: Things, small: str, article: Article, manner: Manner) -> Part:
    """Things joined by et, each with its own preposition."""
    told = [_thing(thing, article, manner) for thing in things]
    if small:
        told = [phrase("PP", word("P", small), one) for one in told]
    return told[0] if len(told) == 1 else phrase("CP", word("C", "et"), *told)


def _thing(
    thing: Thing, article: Article, manner: Manner, *, none: bool = False, whose: Whose = HIS
) -> Part:
    noun = thing.noun
    number = "p" if noun.plural else "s"
    mass = is_mass(thing, LANG)
    before = [one for one in thing.adjectives if one.place == "before"]
    after = [one for one in thing.adjectives if one.place == "after"]
    parts = [_adjective(one, noun.gender, number) for one in before]
    parts.append(word("N", noun.fr))
    made_of = thing.owner is not None and thing.owner[0].noun.stuff
    if thing.owner and made_of:  # une couronne d’or froide
        parts.append(_all(thing.owner, "de", "bare", manner))
    for rank, one in enumerate(after):
        parts += [word("Q", "et")] if rank else []
        parts.append(_adjective(one, noun.gender, number))
    if thing.owner and not made_of:
        parts.append(_all(thing.owner, "de", "the", manner))
    if thing.doing:
        parts.append(_relative(thing, thing.doing, manner))
    if article == "a" and none:
        return phrase("PP", word("P", "de"), phrase("NP", *parts))
    some = article == "a" and mass
    if article != "bare":
        parts.insert(0, _determiner("the" if some else article, whose))
    told = phrase("NP", *parts, number=number)
    return phrase("PP", word("P", "de"), told) if some else told


def _adjective(adjective: Adjective, gender: str, number: str) -> Part:
    return word("A", adjective.fr, gender=gender, number=number)


def _determiner(article: Article, whose: Whose) -> Part:
    if article == "own":
        return word("D", "leur") if whose.several else word("D", "mon", person=whose.person)
    return word("D", "un" if article == "a" else "le")


def _relative(thing: Thing, deed: Deed, manner: Manner) -> Part:
    told = _Telling((thing,), _affirmed(manner), _LASTING[manner.tense]).deed(deed)
    negation = "jamais" if never(deed) else ""
    parts = (word("Pro", "qui"), told)
    return Part("SP", parts=parts, negation=negation, reflexive=_is_reflexive(deed))


def _affirmed(manner: Manner) -> Manner:
    """The manner of a dependent clause: ne voit pas le chat qui boit du lait."""
    return replace(manner, negative=False)


def _shares_helper(deed: Deed, manner: Manner) -> bool:
    """Whether all actions from this one on have the same helping verb: a ri, pleuré et dansé."""
    then = deed.then
    if then is None:
        return True
    alike = _helper(deed) == _helper(then) and _tense(then, manner) != "i"
    return alike and _shares_helper(then, manner)


def _helper(deed: Deed) -> str:
    """The helping verb of the past: est tombé, s’est lavé, a ri."""
    verb = deed.verb
    return "être" if _is_reflexive(deed) or getattr(verb, "id", "") in _WITH_BE else "avoir"
