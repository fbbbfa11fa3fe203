"""Words that are on no card, said all the same: what a joker stands for, what a table wrote.

The voice knows thousands of words; of these it tells what they are. A name that nobody knows is
said in the place of somebody who is known.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice, product

from parlotte.games.bornes.grammar.reading import readings
from parlotte.games.bornes.items import Adjective, Content, Lang, Noun, Slot, Verb, Word
from parlotte.games.bornes.judging import Free
from parlotte.games.bornes.saying import propose
from parlotte.kit.speech import Part, Unsayable, Voice

MOST_WAYS = 8  # of taking these words that are looked at
_VOWELS = "aeiouyhàâäéèêëîïôöùûüœæ"
_STOOD_FOR = {"": "", "le": "", "un": "", "du": "de", "au": "à"}
_ELIDED = re.compile(rf"\b(d|qu)e (?=[{_VOWELS}])", re.IGNORECASE)
_LIKE_ANY = ((Slot("object"),), (Slot("place"),))  # what nobody has told of a verb


def said_with(
    words: Sequence[Word | Free], content: Content, lang: Lang, voice: Voice
) -> tuple[str, ...]:
    """Full sentences, the plainest way of taking these words; none where one can't be known."""
    free = [word.text for word in words if isinstance(word, Free)]
    names = [text for text in free if _is_name(text, content, lang, voice)]
    stand_ins = dict(zip(names, _somebody(content, words), strict=False))
    if len(stand_ins) < len(names) or len(names) > 1:
        return ()
    meanings = [list(_meanings(word, content, lang, voice, stand_ins)) for word in words]
    ways = [
        (found[0].cost, way)
        for way in islice(product(*meanings), MOST_WAYS)
        if (found := readings(way, lang))
    ]
    if not ways:
        return ()
    _, best = min(ways, key=lambda one: one[0])
    if stand_ins and lang == "fr" and any(isinstance(word, Adjective) for word in best):
        return ()  # Tata Odile is no man, and the app can't know
    texts = (one.text for one in propose(best, lang, voice))
    for name, one in stand_ins.items():
        texts = (_named(text, name, one.spelt(lang), lang) for text in texts)
    return tuple(text for text in texts if text)


def _meanings(
    word: Word | Free, content: Content, lang: Lang, voice: Voice, stand_ins: dict[str, Noun]
) -> Iterator[Word]:
    if not isinstance(word, Free):
        yield word
        return
    if word.text in stand_ins:
        yield stand_ins[word.text]
        return
    printed = content.find(word.text, lang)  # love is a noun and a verb
    yield from printed or _guessed(word.text, lang, voice)


def _guessed(text: str, lang: Lang, voice: Voice) -> Iterator[Word]:
    """What the voice knows under this name."""
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


def _is_name(text: str, content: Content, lang: Lang, voice: Voice) -> bool:
    """With a capital, and nothing that anybody knows: Tata Odile."""
    if not text[:1].isupper() or content.find(text, lang):
        return False
    return not any(_guessed(text, lang, voice))


def _somebody(content: Content, words: Sequence[Word | Free]) -> Iterator[Noun]:
    """Who may stand in for a name: nobody's, and none of those that lie there."""
    there = {word.id for word in words}
    for word in content.words.values():
        if not isinstance(word, Noun) or word.kind != "person" or word.gender != "m":
            continue
        bound = word.kin or word.own or word.plural or word.name or " " in word.fr + word.en
        if not bound and word.id not in there and word.fr[0] not in _VOWELS:
            yield word


def _named(text: str, name: str, stand_in: str, lang: Lang) -> str:
    """The name in the place of who stood in for it; "" where it does not fit."""
    small = "le|un|du|au" if lang == "fr" else "the|an?"
    found = re.compile(rf"\b(?:({small}) )?{re.escape(stand_in)}\b", re.IGNORECASE)

    def put(one: re.Match[str]) -> str:
        before = _STOOD_FOR.get((one[1] or "").lower(), "")
        return f"{before} {name}".strip()

    after, count = found.subn(put, text)
    if count != 1:
        return ""
    after = _ELIDED.sub(lambda one: f"{one[1]}’", after) if lang == "fr" else after
    return after[:1].upper() + after[1:]
