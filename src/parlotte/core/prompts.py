"""What a seat may do now, in a form that a screen draws and that any player can answer.

A prompt names an action and what it needs. Every choice listed is accepted by the rules, whatever
the other fields: where two fields depend on each other, a game lists several prompts, or says that
the whole answer is `judged`.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Choice = bool | int | str

GO_ON = "go-on"  # the act of who has only looked: it needs nothing, and all of them end the phase


class Pick(Struct, frozen=True, gc=False, tag="pick", tag_field="kind"):
    """One of the listed values."""

    of: tuple[Choice, ...]


class Several(Struct, frozen=True, gc=False, tag="several", tag_field="kind", omit_defaults=True):
    """Some of the listed tiles or cards, each once; `ordered` where their order counts.

    A card with two sides is listed by its sides, `12:a` and `12:b`: the id names the side that is
    up, and only one of them can be given.
    """

    of: tuple[str, ...]
    least: int
    most: int
    ordered: bool = False


class Each(Struct, frozen=True, gc=False, tag="each", tag_field="kind"):
    """A pick for each of several seats, by seat; at least for so many of them."""

    seats: tuple[int, ...]
    of: tuple[Choice, ...]
    least: int


class Text(Struct, frozen=True, gc=False, tag="text", tag_field="kind"):
    """Free words, judged when they come in; counted in characters once cleaned."""

    least: int
    most: int


class Texts(Struct, frozen=True, gc=False, tag="texts", tag_field="kind"):
    """A list of words, between so many and so many; each of them as `each` says."""

    least: int
    most: int
    each: Text


Direction = Literal["right", "down", "falling", "rising"]  # both diagonals run to the right


class Square(Struct, frozen=True, gc=False, tag="square", tag_field="kind"):
    """A place on a board, counted from its upper left corner, and a direction from there."""

    columns: int
    rows: int
    directions: tuple[Direction, ...]


class Spot(Struct, frozen=True, gc=False):
    """Where a word begins, counted from the upper left corner, and where it runs to. In an action
    it answers a Square."""

    column: int
    row: int
    direction: Direction


Need = Pick | Several | Each | Text | Texts | Square


class Prompt(Struct, frozen=True, gc=False):
    act: str  # the tag of the action
    must: bool  # the table waits for this seat
    needs: Mapping[str, Need] = {}
    # Each field is as listed, and yet the rules may refuse the whole: a word must also fit its
    # place. A refusal leaves no trace. Said only where it is so, for most frames hold prompts.
    judged: Literal[True] | UnsetType = UNSET


def card_of(choice: str) -> str:
    """The card or tile that an id names, whichever of its sides is up."""
    return choice.partition(":")[0]
