"""The deal of the day: the same for everybody, from midnight to midnight in Paris."""

from datetime import UTC, datetime
from typing import Protocol, runtime_checkable
from zoneinfo import ZoneInfo

from msgspec import Struct

from parlotte.core.contract import Rejected
from parlotte.server.content.library import Library

PARIS = ZoneInfo("Europe/Paris")


class Deal(Protocol):
    @property
    def code(self) -> str: ...

    @property
    def par(self) -> int: ...


@runtime_checkable
class HasDays(Protocol):
    """A game with a deal for each day, by its date."""

    @property
    def days(self) -> dict[str, Deal]: ...


class DayAbout(Struct, frozen=True):
    game: str
    day: str  # 2026-11-16: what to give as the option `deal`
    code: str
    par: int  # the fewest words found


def day_at(seconds: float) -> str:
    """The date in Paris, whatever the machine's own zone."""
    return datetime.fromtimestamp(seconds, UTC).astimezone(PARIS).date().isoformat()


def refuse_days_to_come(game: object, options: object, today: str) -> None:
    """What everybody plays tomorrow is nobody's before."""
    day = getattr(options, "deal", "")
    if isinstance(game, HasDays) and day in game.days and day > today:
        raise Rejected("day-to-come", day=day)


def deal_of(library: Library, day: str) -> DayAbout | None:
    for key in library.games:
        game = library.with_packs(key).game
        if isinstance(game, HasDays) and day in game.days:
            deal = game.days[day]
            return DayAbout(key, day, deal.code, deal.par)
    return None
