"""What a table may choose. The defaults are the sheet's, or our rulings where it is silent."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlotte.core.contract import MINUTE, SECOND, Millis
from parlotte.kit.text import Name


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    writing_minutes: Literal[0, 1, 2, 3, 5] = 3  # 0: sans chrono
    voting_seconds: Literal[0, 30, 45, 60, 90, 120] = 45  # 0: sans chrono
    track: Literal[15, 26] = 26
    pick: Literal["mdj", "hasard"] = "mdj"
    automatic_mdj: bool = False  # everybody writes, and nobody leads
    level: Literal["1-2", "all", "3"] = "all"
    family: bool = False  # only words fit for eight-year-olds
    packs: Annotated[
        tuple[Name, ...], Meta(max_length=40)
    ] = ()  # packs by name; empty: all packs at the table


def writing_time(options: Options) -> Millis | None:
    return options.writing_minutes * MINUTE or None


def voting_time(options: Options) -> Millis | None:
    return options.voting_seconds * SECOND or None


# The sheet prints no other time limits. If writing has none, the MDJ's turns have none either.
def choosing_time(options: Options) -> Millis | None:
    return MINUTE if options.writing_minutes else None


def leading_time(options: Options) -> Millis | None:
    """Time to prepare the list, to read it out and to look at the results, each."""
    return 2 * MINUTE if options.writing_minutes else None


def reading_time(text: str) -> Millis:
    """How long it takes to read a definition out, and to think for a moment."""
    return 2 * SECOND + 75 * len(text)


def claiming_time(options: Options, entries: int) -> Millis | None:
    """Time to claim "c'était la bonne": 20 seconds, plus 5 seconds per entry shown."""
    return (20 + 5 * entries) * SECOND if options.voting_seconds else None
