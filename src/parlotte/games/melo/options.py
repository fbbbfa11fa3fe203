"""What a table may choose. The defaults are the sheet's, or our rulings where it is silent."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlotte.core.contract import Millis
from parlotte.games.melo.cards import Language, Tone
from parlotte.kit.text import Name

SECOND: Millis = 1_000
MINUTE: Millis = 60_000


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    length: Literal[20, 30, 40] = 30  # squares between the start and the last test
    answer_seconds: Literal[0, 30, 60, 90, 120] = 60  # 0: sans chrono
    debate_minutes: Literal[0, 1, 2, 3, 5] = 3  # 0: sans chrono
    guesses: Literal["together", "in-turn"] = "together"  # in-turn: as printed, "à tour de rôle"
    tone: Tone = "famille"  # amis: the cheeky cards as well
    joks: Literal[0, 3, 6] = 3  # per player, as many of each colour
    language: Language = "fr"  # of the cards of the house, and of adjectives
    own_questions: bool = True  # those written at the table are mixed in
    trust: bool = False  # "confiance": an adjective counts where no other person could vote
    packs: Annotated[
        tuple[Name, ...], Meta(max_length=40)
    ] = ()  # none named: those of the language, and the table's own


# A race, so it has its limit at any table: to say "Je conteste !".
CONTESTING: Millis = 20 * SECOND
# Guesses are turned over at this pace; of many the whole takes no longer than that.
TURNING: Millis = 2 * SECOND
TURNING_ALL: Millis = 10 * SECOND
BEAT: Millis = 10 * SECOND  # to look at what has happened, and to laugh


def answer_time(options: Options) -> Millis | None:
    return options.answer_seconds * SECOND or None


def test_time(options: Options) -> Millis | None:
    """The last test asks for a guess of everybody."""
    return 2 * options.answer_seconds * SECOND or None


def debate_time(options: Options) -> Millis | None:
    return options.debate_minutes * MINUTE or None


def voting_time(options: Options) -> Millis | None:
    """The sheet prints none: 45 seconds to vote."""
    return 45 * SECOND if options.debate_minutes else None


def beat_time(options: Options) -> Millis | None:
    return BEAT if options.answer_seconds else None


def turning_time(guesses: int) -> Millis:
    """Between two guesses that are turned over, and before the answer: a matter of seconds, also
    sans chrono. Whoever is first has half of his time to contest left when the answer comes."""
    return min(TURNING, TURNING_ALL // max(1, guesses))
