"""The content, indexed once when a game is built."""

from functools import cached_property

from parlotte.core.folding import fold
from parlotte.games.lauriers.deck import Card, make_cards, playable_words
from parlotte.games.lauriers.items import KINDS, Content, Word, WordClass, WordId
from parlotte.games.lauriers.options import Options
from parlotte.kit.text import typeset


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
        """The words that may come up with these options."""
        if options not in self._playable:
            self._playable[options] = frozenset(w for card in self.cards(options) for w in card)
        return self._playable[options]

    def kin(self, word_class: WordClass) -> tuple[tuple[Word, ...], ...]:
        """All words in three groups: of this class, of its kind (noun, verb, adverb), others."""
        if word_class not in self._kin:
            groups: tuple[list[Word], ...] = ([], [], [])
            for word in self.words.values():
                same_kind = KINDS[word.word_class] == KINDS[word_class]
                groups[0 if word.word_class == word_class else 1 if same_kind else 2].append(word)
            self._kin[word_class] = tuple(map(tuple, groups))
        return self._kin[word_class]

    @cached_property
    def by_definition(self) -> dict[str, tuple[WordId, ...]]:
        """The words that a definition is the truth of: synonyms may share it."""
        found: dict[str, tuple[WordId, ...]] = {}
        for word in self.words.values():
            text = fold(typeset(word.definition))
            found[text] = (*found.get(text, ()), word.id)
        return found
