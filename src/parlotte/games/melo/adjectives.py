"""Whether two adjectives are the same, for those who say what somebody is like.

They are where they are written alike, but for accents, case, gender, number and what stands in
front (« plutôt têtue »), or where one of our groups of near-synonyms has both. All else is for the
table's vote.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from parlotte.core.folding import fold
from parlotte.games.melo.agreement import feminine, masculines, plurals
from parlotte.kit.text import as_written, clean

MOST_SIGNS = 60  # of an answer: far more than an adjective has
MOST_FRONTS = 5  # il est, vraiment, un peu, trop, bien
FEWEST_FOR_A_SLIP = 7  # letters: shorter words are too near to each other


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """Adjectives that a table takes for each other, in the masculine singular."""

    idea: str
    words: tuple[str, ...]
    # Where the rule does not give it: the feminine, then whatever else is said.
    forms: dict[str, tuple[str, ...]] = {}
    # Other words that are a slip away from one of these, and no slip: toxique, of tonique.
    unlike: tuple[str, ...] = ()
    praise: bool = False  # whoever is said to be so is pleased: a bot says the idea of anybody


# What may stand in front and changes nothing, a phrase before the word it begins with.
# « pas », « peu » and « moins » are not among it.
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
    lang: sorted((tuple(one.split()) for one in told.split("|")), key=len, reverse=True)
    for lang, told in _IN_FRONT.items()
}
_APOSTROPHES = str.maketrans(dict.fromkeys("’'‘ʼ", " "))


def _parts(text: str) -> list[str]:
    """The words of a text, folded; l’ and d’ are words."""
    return fold(clean(text).translate(_APOSTROPHES)).split()


def _key(text: str) -> str:
    """How a word is looked up: « tête-en-l’air » is « tête en l’air »."""
    return "".join(_parts(text))


def _keys(text: str, lang: str) -> Iterator[str]:
    """How a text may be looked up, whole and then without what stands in front."""
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
    """How it is looked up without anything in front."""
    *_, key = ("", *_keys(text, lang))
    return key


def _a_slip_apart(one: str, other: str) -> bool:
    """One letter is forgotten, added, taken for another, or swapped with the next."""
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
    """Each word with its other singulars: the feminine first."""
    told = {word: forms for group in words for word, forms in group.forms.items()}
    return {word: told.get(word) or _by_rule(word, lang) for group in words for word in group.words}


def _by_rule(word: str, lang: str) -> tuple[str, ...]:
    return (feminine(word) if lang == "fr" else word,)


class _Shelf:
    """The words of one language, by every form one may type."""

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
        # By length and first letter: one who errs there may mean the contrary (typique, atypique).
        self.alike: dict[tuple[int, str], list[str]] = {}
        for key in self.words:
            self.alike.setdefault((len(key), key[:1]), []).append(key)
        others = (word for group in groups for word in group.unlike)
        self.unlike = frozenset(_key(form) for word in others for form in self._written(word))

    def _written(self, word: str) -> tuple[str, ...]:
        """All forms of it."""
        singulars = (word, *(self.forms.get(word) or _by_rule(word, self.lang)))
        many = (one for each in singulars for one in plurals(each)) if self.lang == "fr" else ()
        return (*singulars, *many)

    def known(self, text: str) -> frozenset[str]:
        """The words of ours that it may be."""
        found = (self.words[key] for key in _keys(text, self.lang) if key in self.words)
        return self._as_accented(next(found, frozenset()), text)

    def _as_accented(self, words: frozenset[str], text: str) -> frozenset[str]:
        """Of « ferme » and « fermé » the one that is written, where one is."""
        if len(words) < 2:
            return words
        said = as_written(clean(text))
        exact = (one for one in words if said.endswith(tuple(map(as_written, self._written(one)))))
        return frozenset(exact) or words

    def meant(self, text: str) -> frozenset[str]:
        """The words of ours that it may be, a slip forgiven."""
        return self.known(text) or self._slipped(_barest(text, self.lang))

    def _slipped(self, key: str) -> frozenset[str]:
        """The one word of ours that is a slip away; none where there are two."""
        if key in self.unlike or len(key) < FEWEST_FOR_A_SLIP:
            return frozenset()
        lengths = range(len(key) - 1, len(key) + 2)
        tried = (near for length in lengths for near in self.alike.get((length, key[:1]), ()))
        near = (self.words[one] for one in tried if _a_slip_apart(one, key))
        found = frozenset(word for words in near for word in words)
        long = len(found) == 1 and all(len(_key(word)) >= FEWEST_FOR_A_SLIP for word in found)
        return found if long else frozenset()


def _unlisted(text: str, lang: str) -> frozenset[str]:
    """What a word that we don't have may be a form of, without what stands in front."""
    key = _barest(text, lang)
    if not key:
        return frozenset()
    return masculines(key) if lang == "fr" else frozenset({key})


@dataclass(frozen=True)
class Thesaurus:
    """Our groups by language, and the judge they make."""

    groups: Mapping[str, Sequence[Group]]
    _shelves: dict[str, _Shelf] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        shelves = {lang: _Shelf(groups, lang) for lang, groups in self.groups.items()}
        object.__setattr__(self, "_shelves", shelves)

    def _shelf(self, lang: str) -> _Shelf:
        return self._shelves.get(lang) or _Shelf((), lang)

    def same(self, one: str, other: str, lang: str = "fr") -> bool:
        """Whether they are one word, or stand in one group."""
        shelf = self._shelf(lang)
        # Before a slip is looked for: two words that nobody listed may be right as they are.
        listed = shelf.known(one) or shelf.known(other)
        if not listed and not _unlisted(one, lang).isdisjoint(_unlisted(other, lang)):
            return True
        first, second = shelf.meant(one), shelf.meant(other)
        shared = {number for word in first for number in shelf.groups[word]}
        return any(not shared.isdisjoint(shelf.groups[word]) for word in second)

    def known(self, word: str, lang: str = "fr") -> bool:
        """Whether it is in the thesaurus, in whatever form."""
        return bool(self._shelf(lang).known(word))

    def forms(self, word: str, lang: str = "fr") -> tuple[str, str]:
        """Masculine and feminine of a word as we list it."""
        return word, (self._shelf(lang).forms.get(word) or _by_rule(word, lang))[0]
