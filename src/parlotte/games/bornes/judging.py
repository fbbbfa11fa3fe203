"""What a player wrote himself: do the words of his cards stand in it?

By their lemma, in any form; whether it is a good sentence the table judges. A participle alone, or
a noun made an adjective, counts only where the options say so. A tense of two words is none.
"""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from parlotte.core.folding import fold
from parlotte.games.bornes.items import Adjective, Adverb, Lang, Noun, Verb, Word
from parlotte.kit.speech import Voice

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
# Small words that French hangs on a verb: donne-moi, va-t-il, allons-y.
_HUNG = re.compile(
    r"(?:-(?:t|je|tu|ils?|elles?|on|nous|vous|moi|toi|lui|leur|l[ae]s?|y|en|ce|ci|là))+$",
    re.IGNORECASE,
)
_HELPERS = {"fr": ("avoir", "être"), "en": ("have", "be")}
_BETWEEN = 3  # small words that may stand inside a tense: n’a pas encore dormi
_KINDS = {Noun: "N", Verb: "V", Adjective: "A", Adverb: "Adv"}


class Liberty(Struct, frozen=True):
    """What the options allow."""

    participles: bool = True
    families: bool = False  # nouns as adjectives, and back


USUAL = Liberty()


class Found(Struct, frozen=True):
    """Where the words of the cards stand in a text, and which are not there."""

    spans: tuple[tuple[int, int], ...]  # in the order of the text
    missing: tuple[str, ...]  # ids


_Place = tuple[int, int]  # the first and the last piece


class _Token(Struct, frozen=True):
    folded: str
    start: int
    end: int


def _token(found: re.Match[str], lang: Lang) -> _Token:
    said = _HUNG.sub("", found[0]) if lang == "fr" else found[0]
    return _Token(fold(said), found.start(), found.start() + len(said))


class Judge:
    """Ask from a worker: the forms of a word are worked out when they are first asked for."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice

    def find(self, text: str, words: Sequence[Word], lang: Lang, liberty: Liberty = USUAL) -> Found:
        """Each word once, each place for one card."""
        tokens = [_token(found, lang) for found in _WORD.finditer(text)]
        held = _matched([list(self._places(tokens, word, lang, liberty)) for word in words])
        spans = sorted((tokens[first].start, tokens[last].end) for first, last in held.values())
        missing = tuple(word.id for at, word in enumerate(words) if at not in held)
        return Found(tuple(spans), missing)

    def _places(
        self, tokens: Sequence[_Token], word: Word, lang: Lang, liberty: Liberty
    ) -> Iterator[_Place]:
        """From which piece to which: a word may be written in several."""
        whole = fold(word.spelt(lang)).split()
        for at in range(len(tokens)):
            if [one.folded for one in tokens[at : at + len(whole)]] == whole:
                yield at, at + len(whole) - 1
        forms = self._forms(word, lang)
        passive = self._participles(word, lang)
        family = self._family(word, lang) if liberty.families else frozenset()
        for at, token in enumerate(tokens):
            told = token.folded in forms or token.folded in family
            alone = token.folded in passive and not told
            if told or (alone and (liberty.participles or self._is_tense(tokens, at, lang))):
                yield at, at

    def _forms(self, word: Word, lang: Lang) -> frozenset[str]:
        lemma = word.spelt(lang)
        if isinstance(word, Verb):
            lemma = lemma.split()[0]  # look at, wait for
        elif " " in lemma:
            return frozenset()
        more = word.forms if isinstance(word, Noun) and lang == "fr" else ()
        told = self._voice.forms(_KINDS[type(word)], lemma, lang)
        return frozenset(map(fold, (*told, *more)))

    def _participles(self, word: Word, lang: Lang) -> frozenset[str]:
        if not isinstance(word, Verb):
            return frozenset()
        lemma = word.spelt(lang).split()[0]
        return frozenset(map(fold, self._voice.participles(lemma, lang)))

    def _family(self, word: Word, lang: Lang) -> frozenset[str]:
        if not isinstance(word, Noun | Adjective):
            return frozenset()
        kind = "A" if isinstance(word, Noun) else "N"
        found: set[str] = set()
        for lemma in word.family[lang == "en"]:
            found |= {fold(form) for form in self._voice.forms(kind, lemma, lang)}
        return frozenset(found)

    def _is_tense(self, tokens: Sequence[_Token], at: int, lang: Lang) -> bool:
        """Behind a helping verb: has slept, is sleeping."""
        before = {one.folded for one in tokens[max(0, at - 1 - _BETWEEN) : at]}
        helpers = [
            fold(form) for helper in _HELPERS[lang] for form in self._voice.forms("V", helper, lang)
        ]
        return not before.isdisjoint(helpers)


def _matched(places: Sequence[Sequence[_Place]]) -> dict[int, _Place]:
    """A place for as many words as can be, each place for one: who stands in the way may move."""
    by_place: dict[int, int] = {}  # the last piece of a place: which word holds it
    held: dict[int, _Place] = {}

    def settle(word: int, tried: set[int]) -> bool:
        for place in places[word]:
            last = place[1]
            if last in tried:
                continue
            tried.add(last)
            if last not in by_place or settle(by_place[last], tried):
                by_place[last], held[word] = word, place
                return True
        return False

    for word in range(len(places)):
        settle(word, set())
    return held
