"""Lints across words: a note that names another word, and texts that are nearly equal."""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from parlotte.games.lauriers.content import Word
from parlotte.kit.text import distinctive_words
from parlotte.packs.problems import Problem, about

# The share from which two texts count as near-equal. It is lower against a truth, which a similar
# text would give away, than between two inventions.
TELLS_A_TRUTH, LEURRES_ALIKE = 0.35, 0.40
COMMON = 200  # a word in more texts than this is ignored

_TOKEN = re.compile(r"[\w-]+")
_REFLEXIVE = re.compile(r"^(?:se |s’)", re.IGNORECASE)


def texts_of(word: Word) -> Iterator[tuple[str, str]]:
    yield "definition", word.definition
    for leurre in word.leurres:
        yield "leurres", leurre


def lint_across(words: Sequence[Word]) -> Iterator[Problem]:
    yield from _notes(words)
    yield from _near_equal(words)


def _tokens(text: str) -> tuple[str, ...]:
    """Words with accents: « la fierté » does not name the word *fierte*."""
    return tuple(_TOKEN.findall(text.casefold()))


def _notes(words: Sequence[Word]) -> Iterator[Problem]:
    """A note is read aloud: it must not contain the words of other cards."""
    heads = {_tokens(_REFLEXIVE.sub("", word.spelling)): word for word in words}
    longest = max(map(len, heads), default=0)
    for word in words:
        tokens = _tokens(word.note)
        named = {
            found.spelling: found
            for start in range(len(tokens))
            for end in range(start + 1, start + longest + 1)
            if (found := heads.get(tokens[start:end]))
        }
        for other in named.values():
            if other != word:
                yield about(word.spelling, "lint-note-tells", "note", other=other.spelling)


def _near_equal(words: Sequence[Word]) -> Iterator[Problem]:
    """Near-equal texts of two words, weighted by rarity; if one is a truth, the leurre is
    reported."""
    texts = [
        (word, field, distinctive_words(text.replace("’", " ")))
        for word in words
        for field, text in texts_of(word)
    ]
    met = Counter(stem for _, _, stems in texts for stem in stems)
    weight = {stem: math.log(len(texts) / times) for stem, times in met.items()}
    for one, other in _that_share_two(texts, met):
        first, second = sorted((texts[one], texts[other]), key=lambda text: text[1] == "definition")
        common = sum(weight[stem] for stem in sorted(first[2] & second[2]))
        every = sum(weight[stem] for stem in sorted(first[2] | second[2]))
        bound = TELLS_A_TRUTH if second[1] == "definition" else LEURRES_ALIKE
        if common >= bound * every:
            key = "lint-near-truth" if second[1] == "definition" else "lint-near-duplicate"
            yield about(first[0].spelling, key, first[1], other=second[0].spelling)


def _that_share_two(
    texts: Sequence[tuple[Word, str, frozenset[str]]], met: Counter[str]
) -> Iterator[tuple[int, int]]:
    """Positions of texts of two words that share two stems, one of them rare."""
    having: dict[str, list[int]] = defaultdict(list)
    for at, (word, _, stems) in enumerate(texts):
        rare = sorted(stem for stem in stems if met[stem] <= COMMON)
        near = sorted({earlier for stem in rare for earlier in having[stem]})
        for earlier in near:
            if texts[earlier][0] is not word and len(texts[earlier][2] & stems) > 1:
                yield earlier, at
        for stem in rare:
            having[stem].append(at)
