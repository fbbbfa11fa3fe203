"""The questions and answers of the finder."""

from msgspec import Struct

from parlotte.core.prompts import Spot
from parlotte.games.coquillaude.word_values import PRINTED


class House(Struct, frozen=True):
    """The options of a table that affect a play (not the server, which is also called house)."""

    half_new: bool = True
    anagrams: int | None = None  # how many may be claimed; None: all
    own_name: int = PRINTED


HOUSE = House()


class Reach(Struct, frozen=True):
    """A player's vocabulary: common words up to a band, proper nouns, famous names."""

    rarest: int = 5
    names: bool = True
    famous: bool = True


ALL_WORDS = Reach()


class Play(Struct, frozen=True):
    """The best play: a word at its place; the score includes all anagrams that pay."""

    points: int
    word: str
    spot: Spot
    famous: bool
    anagrams: tuple[str, ...]
