"""What a table may choose. The defaults are the sheet's, or our rulings where it is silent."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlotte.core.contract import Millis, Seat
from parlotte.games.bornes.sentence_check import Liberty
from parlotte.games.bornes.words import LANGS, Lang

SECOND: Millis = 1_000

MOST_SEATS = 6
MOST_BLANKS, LONGEST_BLANK = 10, 30
# What comes in at all; what is too long on a card is refused with its reason (blanks.py).
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
    language: Literal["each", "fr", "en"] = "each"  # each sentence its own, or one for the table
    turn_seconds: Literal[0, 60, 90, 120, 180] = 120  # 0: sans chrono
    jokers: Literal[0, 2, 4, 6, 8, 10] = 10
    fautes: Literal[0, 2, 4, 6, 8] = 8
    dictionnaires: Literal[0, 4, 8, 12, 16] = 16
    censures: Literal[0, 1, 2, 3, 4] = 4
    libertes: Literal[0, 2, 4, 6, 8] = 8
    counters: Literal[0, 1, 2, 3, 4, 5] = 0  # turns that a censure lasts at most; 0: no counters
    # Who gets counters; nobody named: everybody.
    young: Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)] = ()
    blanks: Annotated[tuple[Blank, ...], Meta(max_length=MOST_BLANKS)] = ()
    # "cartes vierges en jeu": those not written beforehand are jokers; others may take them or not.
    blanks_in_play: Literal["no", "takeable", "kept"] = "no"
    participles: bool = True  # a verb may stand as a participle alone
    families: bool = False  # nouns as adjectives, and back
    rebus: bool = False  # pictures only: the words of the cards don't count
    borrowing: Literal["no", "same", "any"] = "no"  # "emprunts": the meaning is kept, or need not
    hand: Literal["added", "deducted"] = "added"  # words left in hand at the end of a deal
    trust: bool = False  # "confiance": the app does not look whether a sentence has all its words


WINDOW: Millis = 10 * SECOND  # for a coup fourré: at any table, whoever holds what
LEAST_LEFT: Millis = 20 * SECOND  # of a turn, after a vote or a window

GRADE_POINTS = {"simple": 10, "humour": 20, "proverb": 30}


def liberty_of(options: Options) -> Liberty:
    """What of a card's word may be said."""
    return Liberty(options.participles, options.families)


def languages_of(options: Options) -> tuple[Lang, ...]:
    return LANGS if options.language == "each" else (options.language,)


def turn_time(options: Options) -> Millis | None:
    return options.turn_seconds * SECOND or None


def voting_time(options: Options) -> Millis | None:
    return 45 * SECOND if options.turn_seconds else None


def choosing_time(options: Options) -> Millis | None:
    """To discard or draw when a coup fourré has fallen."""
    return 30 * SECOND if options.turn_seconds else None


def jury_time(options: Options, sentences: int) -> Millis | None:
    """Half a minute, and ten seconds a sentence."""
    return (30 + 10 * sentences) * SECOND if options.turn_seconds else None


def score_time(options: Options) -> Millis | None:
    return 60 * SECOND if options.turn_seconds else None
