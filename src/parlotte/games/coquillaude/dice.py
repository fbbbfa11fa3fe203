"""Four dice and what they give: the number of a question, and letters from the others."""

from typing import Literal

from parlotte.core.rng import Draws

Roll = tuple[int, int, int, int]  # blue, white, red, green: thousands, hundreds, tens, units
Kind = Literal["one", "two", "three", "coquillaudinette", "coquillaudette", "coquillaude"]

# A right answer by its stars; a coquillaud… is drawn for without a question.
LETTERS: dict[Kind, int] = {
    "one": 4,
    "two": 6,
    "three": 8,
    "coquillaudinette": 6,
    "coquillaudette": 8,
    "coquillaude": 10,
}
AT_LEAST = 2  # wrong, late, or not there: everybody draws two a round


def rolled(draws: Draws) -> Roll:
    return (draws.below(6) + 1, draws.below(6) + 1, draws.below(6) + 1, draws.below(6) + 1)


def is_question(kind: Kind) -> bool:
    return kind in ("one", "two", "three")


def number_of(roll: Roll) -> str:
    """As it stands in the Coquillaudet, and in what a table remembers."""
    return "".join(map(str, roll))


def gift_of(roll: Roll) -> int:
    """How many letters each other player gives. The largest applies: a square, three equal digits
    at the end, an ordered double pair, two equal digits at the end."""
    blue, white, red, green = roll
    if blue == white == red == green:
        return 4
    if white == red == green:
        return 3
    if blue == white and red == green:
        return 2
    return int(red == green)
