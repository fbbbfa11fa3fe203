"""Decides whether two adjectives are the same, as descriptions of a person.

They are the same if they differ only in accents, case, gender, number or leading words (« plutôt
têtue »), or if one of our synonym groups holds both. In all other cases the table may vote.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from parlotte.core.folding import fold
from parlotte.games.melo.agreement import feminine, masculines, plurals
from parlotte.kit.text import as_written, clean

MOST_SIGNS = 60  # characters of an answer: far more than an adjective has
MOST_FRONTS = 5  # leading phrases that are removed: il est, vraiment, un peu, trop, bien
FEWEST_FOR_A_SLIP = 7  # letters: shorter words resemble each other too much for typo correction


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """Adjectives that count as synonyms, in the masculine singular."""

    idea: str
    words: tuple[str, ...]
    # Irregular forms: the feminine, then any other forms.
    forms: dict[str, tuple[str, ...]] = {}
    # Real words that are one typo away from one of these: toxique and tonique.
    unlike: tuple[str, ...] = ()
    praise: bool = False  # a compliment, so a bot may say it of anybody


# Leading phrases that change nothing, longer ones before their beginnings. « pas », « peu » and «
# moins » change the meaning and are not listed.
_IN_FRONT = {
    "fr": (
        "un peu|un brin|un tantinet|un poil|un chouia|un tout petit peu|un petit peu|quelque peu"
        "|quelqu un de|quelqu un d|une personne|un homme|une femme|un vrai|une vraie|un grand"
        "|une grande|un sacre|une sacree|c est|il est|elle est|est|tout a fait|du genre|le plus"
        "|la plus|un|une|le|la|l|les|des|d|tres|trop|plutot|assez|si|tellement|vraiment|bien|fort"
        "|super|hyper|ultra|mega|archi|extremement|vachement|drolement|sacrement|terriblement"
        "|incroyablement|infiniment|profondement|legerement|toujours|souvent|parfois|tout|toute"
        "|plus"
    ),
    "en": (
        "a bit|a little bit|a little|a touch|a tad|a real|a true|kind of|sort of|someone"
        "|somebody|a person|he is|she is|they are|it is|he s|she s|is|the most|a|an|the|very|too"
        "|so|quite|rather|pretty|really|truly|fairly|somewhat|extremely|super|incredibly|terribly"
        "|awfully|totally|deeply|always|often|sometimes|most|more"
    ),
}
_FRONTS = {
    lang: sorted((tuple(one.split()) for one in phrases.split("|")), key=len, reverse=True)
    for lang, phrases in _IN_FRONT.items()
}
_APOSTROPHES = str.maketrans(dict.fromkeys("’'‘ʼ", " "))


def _parts(text: str) -> list[str]:
    """The folded words of a text; l’ and d’ count as words."""
    return fold(clean(text).translate(_APOSTROPHES)).split()


def _key(text: str) -> str:
    """The lookup key of a word: « tête-en-l’air » is « tête en l’air »."""
    return "".join(_parts(text))


def _keys(text: str, lang: str) -> Iterator[str]:
    """The lookup keys of a text: whole, then with one leading phrase less each time."""
    if len(text) > MOST_SIGNS:
        return
    parts, fronts = _parts(text), _FRONTS.get(lang, ())
    for _ in range(MOST_FRONTS + 1):
        if not parts:
            return
        yield "".join(parts)
        front = next((one for one in fronts if tuple(parts[: len(one)]) == one), ())
        parts = parts[len(front) :] if front else []


def _barest(text: str, lang: str) -> str:
    """The lookup key without any leading phrase."""
    *_, key = ("", *_keys(text, lang))
    return key


def _a_slip_apart(one: str, other: str) -> bool:
    """Whether one edit separates them: a letter missing, added, replaced or swapped with the
    next."""
    start, shorter = 0, min(len(one), len(other))
    while start < shorter and one[start] == other[start]:
        start += 1
    one, other = one[start:], other[start:]
    return (
        one[1:] == other[1:]
        or one[1:] == other
        or one == other[1:]
        or (one[:2] == other[1::-1] and one[2:] == other[2:])
    )


def _forms(words: Sequence[Group], lang: str) -> dict[str, tuple[str, ...]]:
    """Maps each word to its other singular forms, the feminine first."""
    written = {word: forms for group in words for word, forms in group.forms.items()}
    return {
        word: written.get(word) or _by_rule(word, lang) for group in words for word in group.words
    }


def _by_rule(word: str, lang: str) -> tuple[str, ...]:
    return (feminine(word) if lang == "fr" else word,)


class _Shelf:
    """The words of one language, by every form that can be typed."""

    def __init__(self, groups: Sequence[Group], lang: str) -> None:
        self.lang = lang
        self.forms = _forms(groups, lang)
        self.groups: dict[str, frozenset[int]] = {}
        for number, group in enumerate(groups):
            for word in group.words:
                self.groups[word] = self.groups.get(word, frozenset()) | {number}
        self.words: dict[str, frozenset[str]] = {}
        for word in self.forms:
            for key in set(map(_key, self._written(word))):
                self.words[key] = self.words.get(key, frozenset()) | {word}
        # Keys by length and first letter: a typo in the first letter may give the opposite
        # (typique, atypique).
        self.alike: dict[tuple[int, str], list[str]] = {}
        for key in self.words:
            self.alike.setdefault((len(key), key[:1]), []).append(key)
        others = (word for group in groups for word in group.unlike)
        self.unlike = frozenset(_key(form) for word in others for form in self._written(word))

    def _written(self, word: str) -> tuple[str, ...]:
        """All forms of a word, plurals included."""
        singulars = (word, *(self.forms.get(word) or _by_rule(word, self.lang)))
        many = (one for each in singulars for one in plurals(each)) if self.lang == "fr" else ()
        return (*singulars, *many)

    def known(self, text: str) -> frozenset[str]:
        """Our words that a text may be."""
        found = (self.words[key] for key in _keys(text, self.lang) if key in self.words)
        return self._as_accented(next(found, frozenset()), text)

    def _as_accented(self, words: frozenset[str], text: str) -> frozenset[str]:
        """Distinguishes « ferme » from « fermé » by the accents typed, if they match one of
        them."""
        if len(words) < 2:
            return words
        said = as_written(clean(text))
        exact = (one for one in words if said.endswith(tuple(map(as_written, self._written(one)))))
        return frozenset(exact) or words

    def meant(self, text: str) -> frozenset[str]:
        """Our words that a text may be, allowing for one typo."""
        return self.known(text) or self._slipped(_barest(text, self.lang))

    def _slipped(self, key: str) -> frozenset[str]:
        """The only word of ours that is one typo away; empty if there are several."""
        if key in self.unlike or len(key) < FEWEST_FOR_A_SLIP:
            return frozenset()
        lengths = range(len(key) - 1, len(key) + 2)
        tried = (near for length in lengths for near in self.alike.get((length, key[:1]), ()))
        near = (self.words[one] for one in tried if _a_slip_apart(one, key))
        found = frozenset(word for words in near for word in words)
        long = len(found) == 1 and all(len(_key(word)) >= FEWEST_FOR_A_SLIP for word in found)
        return found if long else frozenset()


def _unlisted(text: str, lang: str) -> frozenset[str]:
    """The possible base forms of a word that is not listed, without leading phrases."""
    key = _barest(text, lang)
    if not key:
        return frozenset()
    return masculines(key) if lang == "fr" else frozenset({key})


@dataclass(frozen=True)
class Thesaurus:
    """Our synonym groups by language, and the comparison built on them."""

    groups: Mapping[str, Sequence[Group]]
    _shelves: dict[str, _Shelf] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        shelves = {lang: _Shelf(groups, lang) for lang, groups in self.groups.items()}
        object.__setattr__(self, "_shelves", shelves)

    def _shelf(self, lang: str) -> _Shelf:
        return self._shelves.get(lang) or _Shelf((), lang)

    def equal(self, one: str, other: str, lang: str = "fr") -> bool:
        """Whether two texts are the same word, whatever its gender, number and leading words."""
        shelf = self._shelf(lang)
        first, second = shelf.known(one), shelf.known(other)
        if first or second:
            return not first.isdisjoint(second)
        return not _unlisted(one, lang).isdisjoint(_unlisted(other, lang))

    def same(self, one: str, other: str, lang: str = "fr") -> bool:
        """Whether two texts are the same word, or belong to one group."""
        # Compared before typo correction: two unlisted words may be correct as typed.
        if self.equal(one, other, lang):
            return True
        shelf = self._shelf(lang)
        first, second = shelf.meant(one), shelf.meant(other)
        shared = {number for word in first for number in shelf.groups[word]}
        return any(not shared.isdisjoint(shelf.groups[word]) for word in second)

    def known(self, word: str, lang: str = "fr") -> bool:
        """Whether any form of the word is listed."""
        return bool(self._shelf(lang).known(word))

    def forms(self, word: str, lang: str = "fr") -> tuple[str, str]:
        """The masculine and the feminine form of a word as listed."""
        return word, (self._shelf(lang).forms.get(word) or _by_rule(word, lang))[0]
