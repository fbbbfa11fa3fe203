"""What a table may choose. The defaults are the sheet's, or our rulings where it is silent."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlotte.core.contract import MINUTE, SECOND, Millis
from parlotte.games.melo.cards import Language, Tone
from parlotte.kit.text import Name


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    length: Literal[20, 30, 40] = 30  # squares between the start and the last test
    answer_seconds: Literal[0, 30, 60, 90, 120] = 60  # 0: sans chrono
    debate_minutes: Literal[0, 1, 2, 3, 5] = 3  # 0: sans chrono
    guesses: Literal["together", "in-turn"] = "together"  # in-turn: as printed, "à tour de rôle"
    tone: Tone = "famille"  # amis: includes the cards for adults
    joks: Literal[0, 3, 6] = 3  # per player, the same number of each colour
    language: Language = "fr"  # of the house's cards, and of adjectives
    own_questions: bool = True  # mixes in the questions written at the table
    trust: bool = False  # "confiance": accepts an adjective if no other person could vote
    packs: Annotated[
        tuple[Name, ...], Meta(max_length=40)
    ] = ()  # packs by name; empty: those of the language, and the table's own


# The time to say "Je conteste !". It is a race, so it has a limit even without other time limits.
CONTESTING: Millis = 20 * SECOND
# The time between two reveals of guesses, and the limit for revealing all of them.
TURNING: Millis = 2 * SECOND
TURNING_ALL: Millis = 10 * SECOND
BEAT: Millis = 10 * SECOND  # to look at the result


def answer_time(options: Options) -> Millis | None:
    return options.answer_seconds * SECOND or None


def test_time(options: Options) -> Millis | None:
    """The last test gets double time, because it asks for a guess of everybody."""
    return 2 * options.answer_seconds * SECOND or None


def debate_time(options: Options) -> Millis | None:
    return options.debate_minutes * MINUTE or None


def voting_time(options: Options) -> Millis | None:
    """The sheet gives no voting time; ours is 45 seconds."""
    return 45 * SECOND if options.debate_minutes else None


def pause_time(options: Options) -> Millis | None:
    return BEAT if options.answer_seconds else None


def turning_time(guesses: int) -> Millis:
    """The time between two reveals, even without other time limits. The first guesser has half of
    the time to contest left when the answer comes."""
    return min(TURNING, TURNING_ALL // max(1, guesses))
