"""What a table may choose. The defaults are the sheet's, or our rulings where it is silent."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlotte.core.contract import SECOND, Millis, Seat
from parlotte.games.bornes.sentence_check import Liberty
from parlotte.games.bornes.words import LANGS, Lang

MOST_SEATS = 6
MOST_BLANKS, LONGEST_BLANK = 10, 30
BLANK_VALUE = 2  # of each word that the table wrote
_FIGURES = {"longest": LONGEST_BLANK, "worth": BLANK_VALUE}
# The wire limit; a word that is too long for a card is refused with a reason (blanks.py).
Written = Annotated[str, Meta(max_length=200)]


class Blank(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the table has written on a blank card: a word, another one head to tail, each in one
    language or in both; and one of the pack's pictures."""

    fr: Written = ""
    en: Written = ""
    under_fr: Written = ""
    under_en: Written = ""
    picture: Written = ""


class Options(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    goal: Literal[0, 500, 1000] = 500  # points that end a match; 0: one deal
    teams: bool = False
    # each: every sentence has its own language; otherwise one for the table
    language: Literal["each", "fr", "en"] = "each"
    turn_seconds: Literal[0, 60, 90, 120, 180] = 120  # 0: sans chrono
    jokers: Literal[0, 2, 4, 6, 8, 10] = 10
    fautes: Literal[0, 2, 4, 6, 8] = 8
    dictionnaires: Literal[0, 4, 8, 12, 16] = 16
    censures: Literal[0, 1, 2, 3, 4] = 4
    libertes: Literal[0, 2, 4, 6, 8] = 8
    counters: Literal[0, 1, 2, 3, 4, 5] = 0  # turns that a CENSURE lasts at most; 0: no limit
    # The seats whose CENSURE is limited; empty: everybody.
    young: Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)] = ()
    blanks: Annotated[tuple[Blank, ...], Meta(max_length=MOST_BLANKS, extra=_FIGURES)] = ()
    # "cartes vierges en jeu": cards not written beforehand are jokers; "kept": others may not take
    # them.
    blanks_in_play: Literal["no", "takeable", "kept"] = "no"
    participles: bool = True  # accepts a verb as a participle alone
    families: bool = False  # accepts nouns as adjectives, and adjectives as nouns
    rebus: bool = False  # pictures only: the words of the cards don't count
    borrowing: Literal["no", "same", "any"] = "no"  # "emprunts": whether the meaning must be kept
    # how word cards left in hand count at the end of a deal
    hand: Literal["added", "deducted"] = "added"
    trust: bool = False  # "confiance": the app does not check that a sentence has all its words


# time for a coup fourré; the same at every table, so that it reveals no hand
WINDOW: Millis = 10 * SECOND
LEAST_LEFT: Millis = 20 * SECOND  # minimum of time for the turn after a vote or a window

GRADE_POINTS = {"simple": 10, "humour": 20, "proverb": 30}


def liberty_of(options: Options) -> Liberty:
    """The forms of a card's word that the options allow."""
    return Liberty(options.participles, options.families)


def languages_of(options: Options) -> tuple[Lang, ...]:
    return LANGS if options.language == "each" else (options.language,)


def turn_time(options: Options) -> Millis | None:
    return options.turn_seconds * SECOND or None


def voting_time(options: Options) -> Millis | None:
    return 45 * SECOND if options.turn_seconds else None


def choosing_time(options: Options) -> Millis | None:
    """Time to discard or draw after a coup fourré."""
    return 30 * SECOND if options.turn_seconds else None


def jury_time(options: Options, sentences: int) -> Millis | None:
    """Half a minute, plus ten seconds per sentence."""
    return (30 + 10 * sentences) * SECOND if options.turn_seconds else None


def score_time(options: Options) -> Millis | None:
    return 60 * SECOND if options.turn_seconds else None
