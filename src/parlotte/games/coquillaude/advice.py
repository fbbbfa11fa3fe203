"""What a player may ask beside the table: where the word he types would lie best."""

from typing import Literal

from msgspec import Struct

from parlotte.core.registration import Ask
from parlotte.games.coquillaude.actions import At
from parlotte.games.coquillaude.board import Square
from parlotte.kit.text import Name

Kind = Literal["places"]
QUESTIONS: dict[str, Ask] = {"places": Ask()}
MOST_PLACES = 8


class Typing(Struct, frozen=True):
    """The word a player is at."""

    word: Name
    person: bool = False


class Place(Struct, frozen=True):
    """A place where that word may lie with the letters I hold, and what it would score there."""

    at: At
    points: int  # without anagrams
    new: tuple[Square, ...]
    sides: tuple[str, ...]  # the words at its sides


class Places(Struct, frozen=True):
    """The best first; none: it can't be laid anywhere."""

    places: tuple[Place, ...] = ()
