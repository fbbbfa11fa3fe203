"""Token buckets, one for each address; a bucket is forgotten only when it is full."""

from parlotte.server.limits.buckets import SWEEP_SECONDS, Buckets


def taken(buckets: Buckets, address: str, now: float, times: int = 100) -> int:
    return sum(buckets.take(address, now) for _ in range(times))


def test_each_address_has_its_own_bucket() -> None:
    buckets = Buckets(rate=1.0, burst=5.0)
    assert taken(buckets, "a", 0.0) == 5
    assert taken(buckets, "b", 0.0) == 5
    assert taken(buckets, "a", 3.0) == 3


def test_a_flood_of_addresses_does_not_refill_a_bucket() -> None:
    buckets = Buckets(rate=1.0, burst=5.0, most=10)
    assert taken(buckets, "rude", 0.0) == 5
    for number in range(1000):
        taken(buckets, f"helper {number}", 0.1)
    assert len(buckets) == 10
    assert taken(buckets, "rude", 0.2) == 0


def test_when_there_is_no_room_new_addresses_share_one_bucket() -> None:
    buckets = Buckets(rate=1.0, burst=5.0, most=2)
    for address in ("a", "b"):
        assert taken(buckets, address, 0.0) == 5
    assert sum(taken(buckets, f"late {number}", 0.0) for number in range(50)) == 5


def test_full_buckets_are_removed_to_make_room() -> None:
    buckets = Buckets(rate=1.0, burst=5.0, most=2)
    taken(buckets, "a", 0.0, times=1)
    taken(buckets, "b", 0.0)
    later = SWEEP_SECONDS + 1.0
    taken(buckets, "b", later)
    assert taken(buckets, "c", later) == 5
    assert len(buckets) == 2
    assert taken(buckets, "b", later) == 0  # it was not full, so it was kept


def test_a_request_may_cost_more_than_one() -> None:
    buckets = Buckets(rate=2.0, burst=100.0)
    assert buckets.take("a", 0.0, cost=90.0)
    assert not buckets.take("a", 0.0, cost=20.0)
    assert buckets.take("a", 5.0, cost=20.0)
