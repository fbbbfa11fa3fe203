"""The judge of all word games, in three steps: the lexicon, the table's vote, the house's words.

What the lexicon does not know a table may vote in. From then on it is a word of the house: the
house's words are content, frozen when a match starts; what is voted in during the match is part
of its state, and the game hands it to the judge.
"""

from collections.abc import Collection
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from parlotte.core.folding import NO_TRACE, as_capitals, is_plain
from parlotte.lexicon.lexicon import Lexicon
from parlotte.lexicon.shelf import LONGEST

# common: in the lexicon. house: voted in at this table or server, before this match.
# voted: voted in during this match. name: a proper noun, also one voted in as somebody famous.
# unknown: only a vote can tell.
# unreadable: no vote can make it a word.
Ruling = Literal["common", "house", "voted", "name", "unknown", "unreadable"]
SHORTEST = 2


class VotedIn(Struct, frozen=True):
    """What a house has voted in, each in the order of the alphabet."""

    words: tuple[str, ...] = ()
    persons: tuple[str, ...] = ()  # names of somebody famous


NOTHING_VOTED = VotedIn()


class Words(Struct, frozen=True):
    """The words of a match, as its content names them."""

    lexicon: str  # its fingerprint
    house: tuple[str, ...] = ()  # on top of it, in the order of the alphabet
    # The famous of the house. Unset where there are none: content of before keeps its name.
    persons: tuple[str, ...] | UnsetType = UNSET


def as_on_board(text: str) -> str:
    """The letters a word is laid with: no accents, hyphens or apostrophes."""
    return as_capitals(text.strip()).translate(NO_TRACE)


class Judge:
    def __init__(self, lexicon: Lexicon, words: Words) -> None:
        self.lexicon = lexicon
        self._house = frozenset(words.house)
        self.persons = frozenset(() if words.persons is UNSET else words.persons)

    def ruling(self, text: str, voted: Collection[str] = ()) -> Ruling:
        """What a word is; `voted` are those voted in since the match began."""
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
        """Whether the house has voted it in as somebody famous; `voted` are those voted in since
        the match began. It may be a common word besides."""
        word = as_on_board(text)
        return word in self.persons or word in voted

    def band(self, word: str) -> int | None:
        """From 1, very common, to 5; None when it is no common word."""
        return self.lexicon.band(word)

    def spellings(self, word: str) -> frozenset[str]:
        """How a common word is written: RÉGLÉS and RÈGLES are laid with the same letters."""
        return frozenset(reading.form for reading in self.lexicon.readings(word))

    def accepts(self, text: str, voted: Collection[str] = (), *, names: bool = False) -> bool:
        """Whether it may be played as it is; proper nouns only where a game takes them."""
        ruling = self.ruling(text, voted)
        return ruling in ("common", "house", "voted") or (names and ruling == "name")

    def may_be_voted(self, text: str, voted: Collection[str] = ()) -> bool:
        """Whether the table may be asked: it is not accepted already, and could be laid."""
        return self.ruling(text, voted) in ("unknown", "name")
