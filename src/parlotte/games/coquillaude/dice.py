"""Four dice, and the letters that one draws for what they say."""

from parlotte.core.rng import Draws
from parlotte.games.coquillaude.book import STARS_OF
from parlotte.games.coquillaude.rolls import Kind, Roll

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
    return kind in STARS_OF
