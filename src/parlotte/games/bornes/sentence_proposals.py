"""Makes full sentences from ordered cards, up to three."""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from parlotte.games.bornes.grammar import english, french
from parlotte.games.bornes.grammar.manner import UNTOLD, Manner, is_much, is_usual, never, to_me
from parlotte.games.bornes.grammar.reading import TOLD, readings
from parlotte.games.bornes.grammar.sense import is_fabled
from parlotte.games.bornes.grammar.shape import Clause, Deed, Reading
from parlotte.games.bornes.words import Adjective, Adverb, Lang, Noun, Verb, Word, others
from parlotte.kit.speech import Entry, Unsayable, Voice

PROPOSALS = 3
# Limits of cost for proposing a second reading: absolutely, and compared with the first.
NEAR, NEXT, PLAIN = 0.6, 0.2, 0.5
DEAREST = 0.9  # what makes less sense is not proposed at all
HABITS = frozenset(("dimanche", "jour", "matin", "nuit"))
FABLED = 0.25  # more, where an egg acts as in a tale
BADLY = "mal"  # n’est pas mal is praise
_TREES = {"fr": french.sentence, "en": english.sentence}
_CALL = {"fr": "\u202f!", "en": "!"}


class Proposal(Struct, frozen=True):
    text: str
    cost: float  # how far-fetched it is: 0 is plain


def propose(
    words: Sequence[Word],
    lang: Lang,
    voice: Voice,
    most: int = PROPOSALS,
    dearest: float = DEAREST,
) -> tuple[Proposal, ...]:
    """Full sentences made of these cards, the plainest first; none if they make no sentence.

    Slow: call it from a worker.
    """
    found: dict[str, Proposal] = {}
    sensible = [one for one in readings(words, lang) if _makes_sense(one, dearest)]
    for reading, manner in _told(sensible, lang):
        try:
            text = say(reading.clause, lang, voice, manner)
        except Unsayable:  # for example, rain in the first person
            continue
        found.setdefault(text, Proposal(text, reading.cost))
        if len(found) == most:
            break
    return tuple(found.values())


def _makes_sense(reading: Reading, dearest: float) -> bool:
    impersonal = getattr(reading.clause.deed.verb, "impersonal", False)
    told = 0 if reading.clause.subject or impersonal else TOLD
    doers = reading.clause.subject if isinstance(reading.clause.deed.verb, Verb) else ()
    tale = FABLED if any(is_fabled(thing.noun) for thing in doers) else 0
    return reading.cost <= dearest + told + tale


def say(clause: Clause, lang: Lang, voice: Voice, manner: Manner) -> str:
    text = voice.say(_TREES[lang](clause, manner), lang)
    if lang == "fr" and manner.tense == "past":
        text = _much_inside(text, clause.deed, voice)
    called = not clause.subject and not manner.first_person
    if called and not getattr(clause.deed.verb, "impersonal", False):
        return text.removesuffix(".") + _CALL[lang]
    return text


def _much_inside(text: str, deed: Deed, voice: Voice) -> str:
    """Moves beaucoup before the participle: a beaucoup pensé; but a bu beaucoup d’eau."""
    if not isinstance(deed.verb, Verb) or not any(map(is_much, deed.adverbs)):
        return text
    done = "|".join(map(re.escape, voice.participles(deed.verb.fr, "fr")))
    return re.sub(rf" ({done}) beaucoup\b(?! d[e’])", r" beaucoup \1", text)


def _told(found: Sequence[Reading], lang: Lang) -> Iterator[tuple[Reading, Manner]]:
    """The plainest reading as it is, then another reading, then other tenses."""
    if not found:
        return
    first, *others = found
    plain = plain_manner(first.clause)
    yield first, plain
    me = not first.clause.subject and not to_me(first.clause.deed)
    if me:
        yield first, Manner(plain.tense, first_person=True)
    for other in others[:1]:
        if other.cost <= min(first.cost + NEAR, max(first.cost + NEXT, PLAIN)):
            yield other, plain_manner(other.clause)
    if plain.tense == "present" and not _is_habit(first.clause):
        yield first, Manner("past", any_one=first.clause.deed.verb != "be", first_person=me)
    given = not first.clause.subject and to_me(first.clause.deed)  # give me an egg!
    if _is_deniable(first.clause.deed, lang) and not given:
        yield first, Manner(plain.tense, negative=True, first_person=plain.first_person)
    if plain.tense == "present":
        yield first, Manner("future", first_person=me)
    if first.clause.deed.verb != "be":  # of a nose that is hot, one asks which
        yield first, Manner(plain.tense, any_one=True, first_person=plain.first_person)


def _is_habit(clause: Clause) -> bool:
    """Said of what always happens: le dimanche, by day."""
    return isinstance(clause.setting, Noun) and clause.setting.id in HABITS


def _is_deniable(deed: Deed, lang: Lang) -> bool:
    told = [adverb.id for adverb in deed.adverbs]
    again = deed.then is not None and never(deed.then)
    again = again or any(one.slot.article == "many" for one in deed.complements)  # an idiom
    return not (never(deed) or again or (lang == "fr" and BADLY in told))


def plain_manner(clause: Clause) -> Manner:
    """Present tense, unless a word implies another one."""
    adverbs = [*clause.deed.adverbs, clause.setting]
    tense = next((one.tense for one in adverbs if isinstance(one, Adverb) and one.tense), None)
    # No imperative for yesterday, for habits, or for verbs such as know or want.
    untold = clause.setting is not None or is_usual(clause.deed)
    untold = untold or getattr(clause.deed.verb, "id", "") in UNTOLD
    return Manner(tense or "present", first_person=untold and not clause.subject)


def entries(words: Sequence[Word]) -> Iterator[Entry]:
    """The dictionary entries that the voice needs for these words."""
    kinds = {"noun": "N", "verb": "V", "adjective": "A", "adverb": "Adv"}
    for word in words:
        kind = kinds[str(word.__struct_config__.tag)]
        gender, plural = getattr(word, "gender", None), bool(getattr(word, "plural", False))
        before = isinstance(word, Adjective) and word.place == "before"
        mutual = isinstance(word, Verb) and (word.mutual or word.itself)
        yield Entry("fr", kind, word.fr, gender, plural, before, mutual)  # type: ignore[arg-type]
        lemma = word.en.split()[0] if kind == "V" else word.en
        for said in (lemma, *others(word)):
            yield Entry("en", kind, said)  # type: ignore[arg-type]
