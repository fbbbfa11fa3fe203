"""What a seat may do now, in a form that a screen can draw and any player can answer.

A prompt names an action and the fields that it needs. The rules accept every listed choice,
whatever the other fields: if two fields depend on each other, a game lists several prompts, or
marks the prompt as `judged`.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Choice = bool | int | str

GO_ON = "go-on"  # "I have seen it": needs no field; the phase ends once all have sent it


class Pick(Struct, frozen=True, gc=False, tag="pick", tag_field="kind"):
    """One of the listed values."""

    of: tuple[Choice, ...]


YES_OR_NO = Pick((True, False))


class Several(Struct, frozen=True, gc=False, tag="several", tag_field="kind", omit_defaults=True):
    """Several of the listed tiles or cards, each at most once; `ordered` if their order counts.

    A card with two sides is listed by its sides, `12:a` and `12:b`: the id names the side that is
    up, and only one of the two can be given.
    """

    of: tuple[str, ...]
    least: int
    most: int
    ordered: bool = False


class Each(Struct, frozen=True, gc=False, tag="each", tag_field="kind"):
    """One pick for each of several seats, by seat; `least` is the smallest number of seats."""

    seats: tuple[int, ...]
    of: tuple[Choice, ...]
    least: int


class Text(Struct, frozen=True, gc=False, tag="text", tag_field="kind"):
    """Free text, judged when it arrives; its length is counted in characters after cleaning."""

    least: int
    most: int


class Texts(Struct, frozen=True, gc=False, tag="texts", tag_field="kind"):
    """A list of texts, at least `least` and at most `most`; `each` describes one of them."""

    least: int
    most: int
    each: Text


Direction = Literal["right", "down", "falling", "rising"]  # both diagonals run to the right


class Square(Struct, frozen=True, gc=False, tag="square", tag_field="kind"):
    """A place on a board, counted from the upper left corner, and a direction."""

    columns: int
    rows: int
    directions: tuple[Direction, ...]


class Spot(Struct, frozen=True, gc=False):
    """Where a word begins, counted from the upper left corner, and its direction. In an action it
    answers a Square."""

    column: int
    row: int
    direction: Direction


Need = Pick | Several | Each | Text | Texts | Square


class Prompt(Struct, frozen=True, gc=False):
    act: str  # the tag of the action
    must: bool  # the table waits for this seat
    needs: Mapping[str, Need] = {}
    # True: each field is as listed, and yet the rules may refuse the whole, as a word must also fit
    # its place. A refusal changes nothing. Left out when false, as most frames hold prompts.
    judged: Literal[True] | UnsetType = UNSET


def card_of(choice: str) -> str:
    """The card or tile that an id names, without its side."""
    return choice.partition(":")[0]
