"""The content of Les Lauriers: words, their definitions and the false definitions for bots; and
the book, which indexes them once when a game is built."""

from collections.abc import Sequence
from functools import cached_property
from typing import Literal, get_args

from msgspec import Struct, field

from parlotte.core.folding import fold
from parlotte.games.lauriers.options import Options
from parlotte.kit.text import as_written, typeset

WordId = str
Card = tuple[WordId, ...]

WORDS_ON_A_CARD = 4

WordClass = Literal[
    "n.m.", "n.f.", "n.m. pl.", "n.f. pl.", "adj.", "adv.", "v.t.", "v.i.", "v.pr.", "loc. adv."
]
WORD_CLASSES: tuple[WordClass, ...] = get_args(WordClass)

# The part of speech of each word class, without gender, number or object.
KINDS: dict[WordClass, str] = {
    "n.m.": "noun",
    "n.f.": "noun",
    "n.m. pl.": "noun",
    "n.f. pl.": "noun",
    "adj.": "adjective",
    "adv.": "adverb",
    "loc. adv.": "adverb",
    "v.t.": "verb",
    "v.i.": "verb",
    "v.pr.": "verb",
}


class Word(Struct, frozen=True, omit_defaults=True):
    id: WordId
    spelling: str
    word_class: WordClass = field(name="class")
    definition: str
    level: Literal[1, 2, 3] = 2  # 1 curious adults may know it, 2 rare, 3 very rare
    theme: str = ""
    family: bool = True  # fit for eight-year-olds
    note: str = ""  # the "le saviez-vous" fact, shown at the reveal
    leurres: tuple[str, ...] = ()  # false definitions, as a clever player would write them
    # printed cards hold four words; words without a card are dealt in fours
    card: int | None = None


class WordPack(Struct, frozen=True):
    key: str
    words: tuple[Word, ...]


class Content(Struct, frozen=True):
    """All packs at a table. Options say which are played; bots know all of them."""

    packs: tuple[WordPack, ...]


_LEVELS = {"1-2": (1, 2), "all": (1, 2, 3), "3": (3,)}


def playable_words(content: Content, options: Options) -> tuple[Word, ...]:
    """The words the options allow; a spelling that occurs in two packs counts once."""
    words: dict[str, Word] = {}
    for pack in content.packs:
        if options.packs and pack.key not in options.packs:
            continue
        for word in pack.words:
            allowed = word.level in _LEVELS[options.level] and (word.family or not options.family)
            if allowed:
                words.setdefault(as_written(word.spelling), word)
    return tuple(words.values())


def make_cards(words: Sequence[Word]) -> tuple[Card, ...]:
    """Printed cards stay whole if all their words are allowed; other words are dealt in fours."""
    printed: dict[tuple[str, int], list[WordId]] = {}
    for word in words:
        if word.card is not None:
            pack, _, _ = word.id.partition(":")
            printed.setdefault((pack, word.card), []).append(word.id)
    whole = [tuple(card) for card in printed.values() if len(card) == WORDS_ON_A_CARD]
    on_whole = {word for card in whole for word in card}
    loose = [word.id for word in words if word.id not in on_whole]
    dealt = [tuple(loose[i : i + WORDS_ON_A_CARD]) for i in range(0, len(loose), WORDS_ON_A_CARD)]
    return (*whole, *dealt)


class Book:
    def __init__(self, content: Content) -> None:
        self.content = content
        self.packs = tuple(pack.key for pack in content.packs)
        self.words: dict[WordId, Word] = {
            word.id: word for pack in content.packs for word in pack.words
        }
        self._cards: dict[Options, tuple[Card, ...]] = {}
        self._playable: dict[Options, frozenset[WordId]] = {}
        self._kin: dict[WordClass, tuple[tuple[Word, ...], ...]] = {}

    def cards(self, options: Options) -> tuple[Card, ...]:
        if options not in self._cards:
            self._cards[options] = make_cards(playable_words(self.content, options))
        return self._cards[options]

    def playable(self, options: Options) -> frozenset[WordId]:
        """The words that can come up with these options."""
        if options not in self._playable:
            self._playable[options] = frozenset(w for card in self.cards(options) for w in card)
        return self._playable[options]

    def kin(self, word_class: WordClass) -> tuple[tuple[Word, ...], ...]:
        """All words in three groups: same class, same part of speech, others."""
        if word_class not in self._kin:
            groups: tuple[list[Word], ...] = ([], [], [])
            for word in self.words.values():
                same_kind = KINDS[word.word_class] == KINDS[word_class]
                groups[0 if word.word_class == word_class else 1 if same_kind else 2].append(word)
            self._kin[word_class] = tuple(map(tuple, groups))
        return self._kin[word_class]

    @cached_property
    def by_definition(self) -> dict[str, tuple[WordId, ...]]:
        """Maps a definition to the words it is true of; synonyms may share one."""
        found: dict[str, tuple[WordId, ...]] = {}
        for word in self.words.values():
            text = fold(typeset(word.definition))
            found[text] = (*found.get(text, ()), word.id)
        return found
