"""What a table may choose. The defaults are the sheet's, or our rulings where it is silent."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import MINUTE, SECOND, Millis
from parlotte.games.coquillaude.search.plays import House


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    letters: Literal[100, 150, 200] = 150
    question_seconds: Literal[0, 60, 90, 120] = 60  # 0: sans chrono
    compose_minutes: Literal[0, 2, 3, 5, 8] = 3  # 0: sans chrono
    anagrams: Literal["free", "two", "none"] = "free"
    half_new: bool = True  # at least half of the letters of a word must be new
    own_name: Literal[120, 141] = 120  # the points for the word COQUILLAUDE
    show_all: bool = False  # shows all words at the announce, not only the placed one
    rare: bool = False  # little-known famous people count as famous too
    # 25: until nobody reaches 25 points; six: six rounds with an empty bag
    ending: Literal["25", "six"] = "25"
    school: bool = False  # "école": each player sees their best play after each round
    trust: bool = False  # "confiance": accepts an unknown word if no other person could vote


MOST_ANAGRAMS: dict[str, int | None] = {"free": None, "two": 2, "none": 0}
LAST_ROUNDS = 6
CONTESTING: Millis = 10 * SECOND  # time to ask for a vote on an answer
BEAT: Millis = 6 * SECOND  # time to look at the result
THE_MINUTE: Millis = MINUTE  # the anagram minute is a race, so it always has a limit


def house_of(options: Options) -> House:
    """The options of a table that affect the best play."""
    return House(options.half_new, MOST_ANAGRAMS[options.anagrams], options.own_name)


def question_time(options: Options) -> Millis | None:
    return options.question_seconds * SECOND or None


def giving_time(options: Options) -> Millis | None:
    """The sheet gives no time limit to choose gifts; ours is a minute."""
    return MINUTE if options.question_seconds else None


def contest_time(options: Options) -> Millis | None:
    return CONTESTING if options.question_seconds else None


def voting_time(options: Options) -> Millis | None:
    return 45 * SECOND if options.question_seconds else None


def compose_time(options: Options) -> Millis | None:
    return options.compose_minutes * MINUTE or None


def beat_time(options: Options) -> Millis | None:
    return BEAT if options.compose_minutes else None
