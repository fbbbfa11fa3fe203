"""What is asked of the finder, and what it answers."""

from msgspec import Struct

from parlotte.core.prompts import Spot
from parlotte.games.coquillaude.word_values import PRINTED


class House(Struct, frozen=True):
    """The rules a table has chosen, as far as they bear on a play."""

    half_new: bool = True
    anagrams: int | None = None  # how many may be claimed; None: all
    own_name: int = PRINTED


HOUSE = House()


class Reach(Struct, frozen=True):
    """Which words somebody knows: common ones up to a band, proper nouns, the famous."""

    rarest: int = 5
    names: bool = True
    famous: bool = True


ALL_WORDS = Reach()


class Play(Struct, frozen=True):
    """The best there is: a word at its place, with all anagrams that pay."""

    points: int
    word: str
    spot: Spot
    famous: bool
    anagrams: tuple[str, ...]
