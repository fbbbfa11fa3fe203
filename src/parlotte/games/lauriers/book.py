"""The content, indexed once when a game is built."""

from functools import cached_property

from parlotte.games.lauriers.deck import Card, make_cards, playable_words
from parlotte.games.lauriers.items import Content, Word, WordId
from parlotte.games.lauriers.options import Options
from parlotte.kit.text import fold, typeset


class Book:
    def __init__(self, content: Content) -> None:
        self.content = content
        self.packs = tuple(pack.key for pack in content.packs)
        self.words: dict[WordId, Word] = {
            word.id: word for pack in content.packs for word in pack.words
        }
        self._cards: dict[Options, tuple[Card, ...]] = {}

    def cards(self, options: Options) -> tuple[Card, ...]:
        if options not in self._cards:
            self._cards[options] = make_cards(playable_words(self.content, options))
        return self._cards[options]

    def truth(self, word: WordId) -> str:
        return typeset(self.words[word].definition)

    @cached_property
    def by_definition(self) -> dict[str, tuple[WordId, ...]]:
        """The words that a definition is the truth of: synonyms may share it."""
        found: dict[str, tuple[WordId, ...]] = {}
        for word in self.words.values():
            text = fold(typeset(word.definition))
            found[text] = (*found.get(text, ()), word.id)
        return found
