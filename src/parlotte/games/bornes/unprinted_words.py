"""Sentences with words that are on no card: the word of a joker, or a table's own word.

The voice's dictionary supplies the class of a word. An unknown name is treated as a person: the
sentence is built with a known person, who is then replaced by the name.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice, product

from parlotte.games.bornes.grammar.reading import readings
from parlotte.games.bornes.sentence_check import Free
from parlotte.games.bornes.sentence_proposals import propose
from parlotte.games.bornes.words import Adjective, Lang, Noun, Slot, Verb, Vocabulary, Word
from parlotte.kit.speech import Part, Unsayable, Voice

MOST_WAYS = 8  # combinations of meanings that are tried
DEAREST = 1.6  # dearer than for printed words: what goes with the word can only be guessed
_VOWELS = "aeiouyhàâäéèêëîïôöùûüœæ"
# Articles (with prepositions) before a known person, and what replaces them before a name.
_STOOD_FOR = {
    "le": "", "un": "", "du": "de", "au": "à", "la": "", "une": "", "de la": "de", "à la": "à",
}  # fmt: skip
_ELIDED = re.compile(rf"\b(d|qu)e (?=[{_VOWELS}])", re.IGNORECASE)
# constructions of a verb about which nothing is known
_LIKE_ANY = ((Slot("object"),), (Slot("place"),))


def said_with(
    words: Sequence[Word | Free], vocabulary: Vocabulary, lang: Lang, voice: Voice
) -> tuple[str, ...]:
    """Full sentences for the plainest meanings of these words; none if a word is unknown."""
    names = [
        word.text
        for word in words
        if isinstance(word, Free) and _is_name(word.text, vocabulary, lang, voice)
    ]
    if not names:
        return _said_plainly(words, vocabulary, lang, voice)
    if len(names) > 1:
        return ()
    # The gender of Tata Odile is unknown: only sentences that are the same for both are kept.
    ways = [
        _said_of(names[0], stand_in, words, vocabulary, lang, voice)
        for gender in ("m", "f")
        if (stand_in := next(_somebody(vocabulary, words, gender), None)) is not None
    ]
    return tuple(text for text in dict.fromkeys(ways[0]) if text in ways[-1]) if ways else ()


def _said_of(
    name: str,
    stand_in: Noun,
    words: Sequence[Word | Free],
    vocabulary: Vocabulary,
    lang: Lang,
    voice: Voice,
) -> tuple[str, ...]:
    """Builds the sentence with a known person, then replaces that person by the name."""
    meant = [stand_in if isinstance(word, Free) and word.text == name else word for word in words]
    texts = _said_plainly(meant, vocabulary, lang, voice)
    named = (_named(text, name, stand_in, lang) for text in texts)
    return tuple(text for text in named if text)


def _said_plainly(
    words: Sequence[Word | Free], vocabulary: Vocabulary, lang: Lang, voice: Voice
) -> tuple[str, ...]:
    meanings = [list(_meanings(word, vocabulary, lang, voice)) for word in words]
    ways = [
        (found[0].cost, way)
        for way in islice(product(*meanings), MOST_WAYS)
        if (found := readings(way, lang))
    ]
    if not ways:
        return ()
    _, best = min(ways, key=lambda one: one[0])
    return tuple(one.text for one in propose(best, lang, voice, dearest=DEAREST))


def meanings_of(text: str, vocabulary: Vocabulary, lang: Lang, voice: Voice) -> tuple[Word, ...]:
    """Possible meanings of a table's own word, one per class: printed words, words of the voice,
    or a name; empty if unknown."""
    found: dict[type, Word] = {}
    for word in _meanings(Free(text), vocabulary, lang, voice):
        found.setdefault(type(word), word)
    if not found and _is_name(text, vocabulary, lang, voice):
        return (somebody_named(text),)
    return tuple(found.values())


def somebody_named(name: str) -> Noun:
    return Noun(name, name, 1, "", "m", "person", unique=True, name=True)


def _meanings(
    word: Word | Free, vocabulary: Vocabulary, lang: Lang, voice: Voice
) -> Iterator[Word]:
    if not isinstance(word, Free):
        yield word
        return
    printed = vocabulary.find(word.text, lang)  # for example, love is a noun and a verb
    yield from printed or _guessed(word.text, lang, voice)


def _guessed(text: str, lang: Lang, voice: Voice) -> Iterator[Word]:
    """The meanings of a text in the voice's dictionary."""
    if " " in text:
        return
    lemma = text.lower()
    article = Part("D", "un" if lang == "fr" else "a")
    said = _said(Part("NP", parts=(article, Part("N", lemma))), lang, voice)
    if said:
        gender = "f" if said.lower().startswith("une ") else "m"
        for kind in ("thing", "person"):
            yield Noun(lemma, lemma, 1, "", gender, kind)  # type: ignore[arg-type]
    if _said(Part("V", lemma), lang, voice):
        yield Verb(lemma, lemma, 1, "", by=(), frames=_LIKE_ANY)
    if _said(Part("A", lemma), lang, voice):
        yield Adjective(lemma, lemma, 1, "", feminine=lemma, place="after", of=())


def _said(part: Part, lang: Lang, voice: Voice) -> str:
    try:
        return voice.say(Part("S", parts=(part,)), lang)
    except Unsayable:
        return ""


def _is_name(text: str, vocabulary: Vocabulary, lang: Lang, voice: Voice) -> bool:
    """Whether it is a name: capitalised and otherwise unknown, such as Tata Odile."""
    if not text[:1].isupper() or vocabulary.find(text, lang):
        return False
    return not any(_guessed(text, lang, voice))


def _somebody(vocabulary: Vocabulary, words: Sequence[Word | Free], gender: str) -> Iterator[Noun]:
    """Persons who may stand in for a name: not owned, and not in the sentence."""
    there = {word.id for word in words}
    for word in vocabulary.words.values():
        if not isinstance(word, Noun) or word.kind != "person" or word.gender != gender:
            continue
        bound = word.kin or word.own or word.plural or word.name or " " in word.fr + word.en
        if not bound and word.id not in there and word.fr[0] not in _VOWELS:
            yield word


def _named(text: str, name: str, stand_in: Noun, lang: Lang) -> str:
    """Replaces the stand-in by the name; "" if it does not fit."""
    small = "|".join(_STOOD_FOR) if lang == "fr" else "the|an?"
    said = re.escape(stand_in.spelt(lang))
    found = re.compile(rf"\b(?:({small}) )?{said}\b", re.IGNORECASE)

    def put(one: re.Match[str]) -> str:
        before = _STOOD_FOR.get((one[1] or "").lower(), "")
        return f"{before} {name}".strip()

    after, count = found.subn(put, text)
    if count != 1:
        return ""
    after = _ELIDED.sub(lambda one: f"{one[1]}’", after) if lang == "fr" else after
    return after[:1].upper() + after[1:]
