"""The judge of all word games: the lexicon, the house words, and the votes of a match.

A table may vote in a word that is not in the lexicon. It then becomes a house word: house words are
content, frozen when a match starts; words voted in during the match are part of its state, and the
game passes them to the judge.
"""

from collections.abc import Collection
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from parlotte.core.folding import NO_TRACE, as_capitals, is_plain
from parlotte.lexicon.lexicon import Lexicon
from parlotte.lexicon.shelf import LONGEST

# common: in the lexicon. house: voted in at this table or server before this match. voted: voted in
# during this match. name: a proper noun, or voted in as a famous person. unknown: may be voted on.
# unreadable: can't be voted on.
Ruling = Literal["common", "house", "voted", "name", "unknown", "unreadable"]
SHORTEST = 2


class VotedIn(Struct, frozen=True):
    """The voted words of a house, each list in alphabetical order."""

    words: tuple[str, ...] = ()
    persons: tuple[str, ...] = ()  # names of famous people


NOTHING_VOTED = VotedIn()


class Words(Struct, frozen=True):
    """The word list of a match, as its content names it."""

    lexicon: str  # the fingerprint of the lexicon
    house: tuple[str, ...] = ()  # the house words, in alphabetical order
    # Famous people voted in. Unset if there are none, so that older content keeps its fingerprint.
    persons: tuple[str, ...] | UnsetType = UNSET


def as_on_board(text: str) -> str:
    """The letters of a word on the board: no accents, hyphens or apostrophes."""
    return as_capitals(text.strip()).translate(NO_TRACE)


class Judge:
    def __init__(self, lexicon: Lexicon, words: Words) -> None:
        self.lexicon = lexicon
        self._house = frozenset(words.house)
        self.persons = frozenset(() if words.persons is UNSET else words.persons)

    def ruling(self, text: str, voted: Collection[str] = ()) -> Ruling:
        """The ruling on a word; `voted` are those voted in since the match began."""
        word = as_on_board(text)
        if not is_plain(word) or not SHORTEST <= len(word) <= LONGEST:
            return "unreadable"
        if self.lexicon.valid(word):
            return "common"
        if word in self._house:
            return "house"
        if word in voted:
            return "voted"
        named = word in self.persons or self.lexicon.is_name(word)
        return "name" if named else "unknown"

    def is_person(self, text: str, voted: Collection[str] = ()) -> bool:
        """Whether it was voted in as a famous person, before the match or during it (`voted`)."""
        word = as_on_board(text)
        return word in self.persons or word in voted

    def band(self, word: str) -> int | None:
        return self.lexicon.band(word)

    def spellings(self, word: str) -> frozenset[str]:
        """The spellings of a common word: RÉGLÉS and RÈGLES have the same letters."""
        return frozenset(reading.form for reading in self.lexicon.readings(word))

    def may_be_voted(self, text: str, voted: Collection[str] = ()) -> bool:
        """Whether the table may vote on it: it may not be played yet, and can be laid."""
        return self.ruling(text, voted) in ("unknown", "name")
