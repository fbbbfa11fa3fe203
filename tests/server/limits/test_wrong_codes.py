"""Token buckets, the limit of wrong codes, and the address of a request."""

import pytest

from parlotte.server.limits.buckets import Bucket
from parlotte.server.limits.client_address import UNKNOWN, address_of
from parlotte.server.limits.wrong_codes import MOST_ADDRESSES, WrongCodes


def test_a_bucket_gives_its_burst_then_its_rate() -> None:
    bucket = Bucket(rate=2.0, burst=3.0)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(1000.4)
    assert bucket.take(1000.5)
    assert not bucket.take(1000.5)
    assert [bucket.take(9999.0) for _ in range(4)] == [True, True, True, False]


def test_a_higher_cost_takes_more_and_a_refusal_takes_nothing() -> None:
    bucket = Bucket(rate=1.0, burst=10.0)
    assert bucket.take(5.0, cost=7.0)
    assert not bucket.take(5.0, cost=4.0)
    assert bucket.take(5.0, cost=3.0)
    assert not bucket.take(100.0, cost=10.5)


def test_a_clock_set_back_adds_nothing() -> None:
    bucket = Bucket(rate=1.0, burst=1.0)
    assert bucket.take(100.0)
    assert not bucket.take(50.0)
    assert bucket.take(51.0)


def test_a_bucket_has_no_dict() -> None:
    assert not hasattr(Bucket(1.0, 1.0), "__dict__")


def test_more_than_twenty_wrong_codes_bar_an_address() -> None:
    failures = WrongCodes()
    for _ in range(20):
        failures.failed("a", 0.0)
    assert not failures.barred("a", 0.0)
    failures.failed("a", 0.0)
    assert failures.barred("a", 0.0)
    assert not failures.barred("b", 0.0)
    assert failures.barred("a", 29.0)
    assert not failures.barred("a", 30.0)  # one of the twenty has leaked away
    failures.failed("a", 30.0)
    assert failures.barred("a", 30.0)


def test_occasional_wrong_codes_never_bar() -> None:
    failures = WrongCodes()
    for minute in range(500):
        failures.failed("a", minute * 60.0)
        assert not failures.barred("a", minute * 60.0)


def test_a_bar_lasts_at_most_ten_minutes() -> None:
    failures = WrongCodes()
    for _ in range(5000):
        failures.failed("a", 0.0)
    assert failures.barred("a", 599.0)
    assert not failures.barred("a", 600.0)


def test_at_the_limit_the_oldest_address_is_forgotten() -> None:
    failures = WrongCodes()
    for _ in range(21):
        failures.failed("first", 0.0)
        failures.failed("second", 0.0)
    failures.failed("first", 0.0)  # so "second" is the older now
    for i in range(MOST_ADDRESSES - 1):
        failures.failed(str(i), 0.0)
    assert len(failures) == MOST_ADDRESSES == 10_000
    assert failures.barred("first", 0.0)
    assert not failures.barred("second", 0.0)


def test_a_query_stores_no_address() -> None:
    failures = WrongCodes()
    assert not failures.barred("a", 0.0)
    assert len(failures) == 0


@pytest.mark.parametrize(
    ("host", "forwarded", "trust", "address"),
    [
        ("192.168.1.7", None, False, "192.168.1.7"),
        ("192.168.1.7", "203.0.113.9", False, "192.168.1.7"),  # an untrusted header
        ("127.0.0.1", "203.0.113.9", True, "203.0.113.9"),
        ("127.0.0.1", "6.6.6.6, 203.0.113.9", True, "203.0.113.9"),
        ("127.0.0.1", "6.6.6.6,203.0.113.9:5151 ", True, "203.0.113.9"),
        ("127.0.0.1", "[2001:db8:1:2:3::4]:443", True, "2001:db8:1:2::/64"),
        ("127.0.0.1", "203.0.113.9, rubbish", True, "127.0.0.1"),
        ("127.0.0.1", "203.0.113.9,", True, "127.0.0.1"),
        ("127.0.0.1", None, True, "127.0.0.1"),
        ("127.0.0.1", "", True, "127.0.0.1"),
        ("2001:db8:1:2:aaaa::1", None, False, "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", None, False, "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", None, False, "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.1", None, False, "192.0.2.1"),
        ("::FFFF:c000:201", None, False, "192.0.2.1"),
        ("fe80::1%eth0", None, False, "fe80::/64"),
        (None, None, False, UNKNOWN),
        ("", "", True, UNKNOWN),
        ("testclient", None, False, UNKNOWN),
        ("[", "[]:", True, UNKNOWN),
        ("1.2.3.4.5", "999.1.1.1", True, UNKNOWN),
        ("\ud800", "é," * 10_000, True, UNKNOWN),
    ],
)
def test_the_address_of_a_request(
    host: str | None, forwarded: str | None, trust: bool, address: str
) -> None:
    assert address_of(host, forwarded, trust) == address
