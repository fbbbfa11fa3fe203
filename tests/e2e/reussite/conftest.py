"""Fixtures: a date that has a deal, and a house whose clock stands still."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

import pytest

from e2e.devices import Devices
from e2e.reussite.hands import Hands
from parlotte.server.content.days import PARIS
from support.background import Background

# A page that believes it is that time.
BELIEVES = """{
  const Real = Date, at = %d;
  window.Date = class extends Real {
    constructor(...given) { given.length ? super(...given) : super(at); }
    static now() { return at; }
  };
}"""


@dataclass
class Today:
    day: str
    devices: Devices

    def after(self, days: int) -> str:
        return (date.fromisoformat(self.day) + timedelta(days=days)).isoformat()

    def open(self, path: str = "/", after: int = 0, **about: Any) -> Hands:
        """A phone on that day, or so many days later."""
        noon = datetime.fromisoformat(f"{self.after(after)}T12:00").replace(tzinfo=PARIS)
        begins = BELIEVES % (noon.timestamp() * 1000)
        return Hands(self.devices.open(path, begins=begins, **about))


@pytest.fixture
def today(house: Background, devices: Devices, monkeypatch: pytest.MonkeyPatch) -> Today:
    here = house.here.house
    day = sorted(here.library.with_packs("reussite").game.days)[3]
    noon = datetime.fromisoformat(f"{day}T12:00").replace(tzinfo=PARIS)
    monkeypatch.setattr(here, "wall", lambda: int(noon.timestamp()))
    return Today(day, devices)


@pytest.fixture
def time_stands(house: Background) -> Iterator[None]:
    """However slow the hands of a busy machine: nothing is settled because time is over."""
    with house.standing():
        yield
