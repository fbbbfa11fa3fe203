"""The deal of the day: the same for everybody, from midnight to midnight in Paris."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from msgspec import Struct

from parlotte.core.contract import Rejected
from parlotte.core.registration import AnyGame, Days
from parlotte.server.content.library import Library

PARIS = ZoneInfo("Europe/Paris")


class DayAbout(Struct, frozen=True):
    game: str
    day: str  # 2026-11-16: the value of the option that names a deal
    code: str
    par: int  # the best known score


class DealAbout(Struct, frozen=True):
    game: str
    deal: str  # the value of the option that names a deal
    day: bool  # whether it is a deal of the day


def day_at(seconds: float) -> str:
    """The date in Paris, independent of the machine's time zone."""
    return datetime.fromtimestamp(seconds, UTC).astimezone(PARIS).date().isoformat()


def refuse_days_to_come(days: Days, game: AnyGame, options: object, today: str) -> None:
    """Refuses a deal of the day before its date."""
    day = getattr(options, days.option)
    if day in days.of(game) and day > today:
        raise Rejected("day-to-come", day=day)


def deal_of(library: Library, day: str) -> DayAbout | None:
    for key, registration in library.games.items():
        if registration.days is None:
            continue
        deal = registration.days.of(library.with_packs(key).game).get(day)
        if deal is not None:
            return DayAbout(key, day, deal.code, deal.par)
    return None
