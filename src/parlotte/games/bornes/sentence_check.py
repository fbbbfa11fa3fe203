"""Checks whether a player's own text contains the words of the cards.

Words are found by lemma, in any form; the table judges the sentence itself. A participle alone, or
a noun used as an adjective, counts only if the options allow it. A compound tense is not a
participle.
"""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from parlotte.core.folding import fold
from parlotte.games.bornes.words import Adjective, Adverb, Lang, Noun, Verb, Word, others
from parlotte.kit.speech import Voice

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
# French clitics after a verb: donne-moi, va-t-il, allons-y.
_HUNG = re.compile(
    r"(?:-(?:t|je|tu|ils?|elles?|on|nous|vous|moi|toi|lui|leur|l[ae]s?|y|en|ce|ci|là))+$",
    re.IGNORECASE,
)
_HELPERS = {"fr": ("avoir", "être"), "en": ("have", "be")}
_BETWEEN = 3  # small words allowed inside a compound tense: n’a pas encore dormi
_STEM, _ENDING = 3, 3  # letters: minimum length of a stem, and maximum length of an ending
_KINDS = {Noun: "N", Verb: "V", Adjective: "A", Adverb: "Adv"}


class Liberty(Struct, frozen=True):
    """The forms of a word that the options allow."""

    participles: bool = True
    families: bool = False  # nouns as adjectives, and back


USUAL = Liberty()


class Free(Struct, frozen=True):
    """The table's own word on a blank card or for a joker; it is found by its beginning."""

    text: str

    @property
    def id(self) -> str:
        return self.text


class Found(Struct, frozen=True):
    """Where the words of the cards occur in a text, and which are missing."""

    spans: tuple[tuple[int, int], ...]  # in the order of the text
    missing: tuple[str, ...]  # ids


_Place = tuple[int, int]  # the indices of the first and the last token


class _Token(Struct, frozen=True):
    folded: str
    start: int
    end: int


def _token(found: re.Match[str], lang: Lang) -> _Token:
    said = _HUNG.sub("", found[0]) if lang == "fr" else found[0]
    return _Token(fold(said), found.start(), found.start() + len(said))


class SentenceCheck:
    """Call it from a worker: the forms of a word are computed on first use and cached. Only words
    of cards are cached, because players' texts are unbounded."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._kept: dict[tuple[str, Lang, Liberty], _Forms] = {}
        self._helping: dict[Lang, frozenset[str]] = {}

    def find(
        self, text: str, words: Sequence[Word | Free], lang: Lang, liberty: Liberty = USUAL
    ) -> Found:
        """Finds each word once; no place counts for two cards."""
        tokens = [_token(found, lang) for found in _WORD.finditer(text)]
        held = _matched([list(self._places(tokens, word, lang, liberty)) for word in words])
        spans = sorted((tokens[first].start, tokens[last].end) for first, last in held.values())
        missing = tuple(word.id for at, word in enumerate(words) if at not in held)
        return Found(tuple(spans), missing)

    def _places(
        self, tokens: Sequence[_Token], word: Word | Free, lang: Lang, liberty: Liberty
    ) -> Iterator[_Place]:
        """The token ranges of a word; it may have several tokens."""
        if isinstance(word, Free):
            yield from _whole(tokens, fold(word.text).split())
            yield from _stems(tokens, fold(word.text))
            return
        forms = self._all_forms(word, lang, liberty)
        yield from _whole(tokens, forms.whole)
        for at, token in enumerate(tokens):
            alone = token.folded in forms.passive and token.folded not in forms.told
            if token.folded in forms.told or (
                alone and (liberty.participles or self._is_tense(tokens, at, lang))
            ):
                yield at, at

    def _all_forms(self, word: Word, lang: Lang, liberty: Liberty) -> "_Forms":
        key = word.id, lang, liberty
        if key not in self._kept:
            family = self._family(word, lang) if liberty.families else frozenset()
            self._kept[key] = _Forms(
                fold(word.spelt(lang)).split(),
                self._forms(word, lang) | family,
                self._participles(word, lang),
            )
        return self._kept[key]

    def _forms(self, word: Word, lang: Lang) -> frozenset[str]:
        lemma = word.spelt(lang)
        if isinstance(word, Verb):
            lemma = lemma.split()[0]  # look at, wait for
        elif " " in lemma:
            return frozenset()
        more = word.forms if isinstance(word, Noun) and lang == "fr" else ()
        lemmas = (lemma, *others(word)) if lang == "en" else (lemma,)
        kind = _KINDS[type(word)]
        told = {form for one in lemmas for form in self._voice.forms(kind, one, lang)}
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
        """Whether the form follows an auxiliary verb: has slept, is sleeping."""
        before = {one.folded for one in tokens[max(0, at - 1 - _BETWEEN) : at]}
        if lang not in self._helping:
            forms = (self._voice.forms("V", helper, lang) for helper in _HELPERS[lang])
            self._helping[lang] = frozenset(fold(form) for some in forms for form in some)
        return not before.isdisjoint(self._helping[lang])


class _Forms(Struct, frozen=True):
    whole: list[str]  # the printed form, as tokens
    told: frozenset[str]
    passive: frozenset[str]  # participles


def _whole(tokens: Sequence[_Token], whole: list[str]) -> Iterator[_Place]:
    for at in range(len(tokens) if whole else 0):
        if [one.folded for one in tokens[at : at + len(whole)]] == whole:
            yield at, at + len(whole) - 1


def _stems(tokens: Sequence[_Token], word: str) -> Iterator[_Place]:
    """Tokens with the same stem: the inflection of the table's own words is unknown."""
    stem = word[: max(_STEM, len(word) - _ENDING)]
    for at, token in enumerate(tokens):
        if len(stem) >= _STEM and token.folded.startswith(stem):
            yield at, at


def _matched(places: Sequence[Sequence[_Place]]) -> dict[int, _Place]:
    """Maximum bipartite matching of words to places; earlier assignments may be moved."""
    by_place: dict[int, int] = {}  # by last token of a place: the word assigned to it
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
