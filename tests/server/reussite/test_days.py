"""The deal of the day changes at midnight in Paris, wherever the server stands."""

from datetime import UTC, datetime

import pytest

from parlotte.server.content.days import DealAbout, day_at, deal_of
from parlotte.server.content.options import deal_named
from support.tables import ToyLibrary, games


@pytest.mark.parametrize(
    ("utc", "day"),
    [
        ("2026-11-15 22:59", "2026-11-15"),  # winter: UTC+1
        ("2026-11-15 23:00", "2026-11-16"),
        ("2027-07-01 21:59", "2027-07-01"),  # summer: UTC+2
        ("2027-07-01 22:00", "2027-07-02"),
    ],
)
def test_the_day_is_the_date_in_paris(utc: str, day: str) -> None:
    assert day_at(datetime.fromisoformat(utc).replace(tzinfo=UTC).timestamp()) == day


def test_a_day_has_one_deal_of_its_game() -> None:
    found = deal_of(games(), "2026-11-16")
    assert (found.game, found.day, found.code[:2]) == ("reussite", "2026-11-16", "NA")
    assert 8 <= found.par <= 12
    assert deal_of(games(), "1999-01-01") is None
    assert deal_of(ToyLibrary(), "2026-11-16") is None


@pytest.mark.parametrize(
    ("name", "deal", "day"),
    [
        ("2026-11-16", "2026-11-16", True),
        ("2026-11-17", "2026-11-17", True),  # that day has come
        ("NA7K2Q9F", "NA7K2Q9F", False),
        ("na 7k2q-9f", "NA7K2Q9F", False),
    ],
)
def test_a_deal_link_is_read_as_the_game_reads_it(name: str, deal: str, day: bool) -> None:
    found = deal_named(games(), "reussite", name, "2026-11-17")
    assert found == DealAbout("reussite", deal, day)


@pytest.mark.parametrize("name", ["", "2026-11-18", "2099-01-01", "2026-02-31", "NAIO01UU", "x"])
def test_a_bad_link_or_one_to_a_future_day_gives_no_deal(name: str) -> None:
    assert deal_named(games(), "reussite", name, "2026-11-17") is None


def test_a_game_without_deals_has_none_under_any_name() -> None:
    assert deal_named(games(), "lauriers", "2026-11-16", "2026-11-17") is None
    assert deal_named(games(), "nothing", "2026-11-16", "2026-11-17") is None
