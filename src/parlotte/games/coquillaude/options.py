"""What a table may choose. The defaults are the sheet's, or our rulings where it is silent."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Millis
from parlotte.games.coquillaude.search.plays import House

SECOND: Millis = 1_000
MINUTE: Millis = 60_000


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    letters: Literal[100, 150, 200] = 150
    question_seconds: Literal[0, 60, 90, 120] = 60  # 0: sans chrono
    compose_minutes: Literal[0, 2, 3, 5, 8] = 3  # 0: sans chrono
    anagrams: Literal["free", "two", "none"] = "free"
    half_new: bool = True  # at least half of the letters of a word are newly laid
    own_name: Literal[120, 141] = 120  # what the word COQUILLAUDE is worth
    show_all: bool = False  # all words are shown at the announce, not the placed one alone
    rare: bool = False  # those whom few people know are famous, too
    ending: Literal["25", "six"] = "25"  # nobody reaches 25 points; or six rounds without a bag
    school: bool = False  # "école": after each round everybody is told his best play
    trust: bool = False  # "confiance": an unknown word counts where no other person could vote


MOST_ANAGRAMS: dict[str, int | None] = {"free": None, "two": 2, "none": 0}
LAST_ROUNDS = 6
CONTESTING: Millis = 10 * SECOND  # to ask for a vote on an answer
BEAT: Millis = 6 * SECOND  # to look at what has happened
THE_MINUTE: Millis = MINUTE  # of the anagrams: a race, so it has its limit at any table


def house_of(options: Options) -> House:
    """The rules a table has chosen, as far as they bear on a play."""
    return House(options.half_new, MOST_ANAGRAMS[options.anagrams], options.own_name)


def question_time(options: Options) -> Millis | None:
    return options.question_seconds * SECOND or None


def giving_time(options: Options) -> Millis | None:
    """The sheet prints none: a minute to choose."""
    return MINUTE if options.question_seconds else None


def contest_time(options: Options) -> Millis | None:
    return CONTESTING if options.question_seconds else None


def voting_time(options: Options) -> Millis | None:
    return 45 * SECOND if options.question_seconds else None


def compose_time(options: Options) -> Millis | None:
    return options.compose_minutes * MINUTE or None


def beat_time(options: Options) -> Millis | None:
    return BEAT if options.compose_minutes else None
