"""Rate limits: for a person, a table and an address."""

from dataclasses import dataclass
from typing import get_args

import pytest

from parlotte.server.commands.kinds import AnyCommand
from parlotte.server.limits.buckets import MOST_NAMES
from parlotte.server.limits.budgets import MANY, Budgets, SocketBudget
from parlotte.server.limits.costs import COMMANDS, CROWD, HELLO
from parlotte.server.settings import Limits
from support.server import FakeSeconds

LIMITS = Limits()
BURST, RATE = int(LIMITS.frames_burst), int(LIMITS.frames_per_second)


@dataclass
class Socket:
    address: str = "192.0.2.1"
    viewer: tuple[int, ...] = ()


@pytest.fixture
def clock() -> FakeSeconds:
    return FakeSeconds()


@pytest.fixture
def kept(clock: FakeSeconds) -> Budgets:
    return Budgets(LIMITS, clock)


def budget(
    kept: Budgets, *viewer: int, address: str = "192.0.2.1", table: str = "t"
) -> SocketBudget:
    return SocketBudget(kept, Socket(address, viewer), table)


def taken(one: SocketBudget, now: float, most: int = 10_000) -> int:
    """How many frames are read before the limit is reached."""
    return next((count for count in range(most) if not one.take(now)), most)


def test_a_reconnection_does_not_refill_the_budget(kept: Budgets, clock: FakeSeconds) -> None:
    assert taken(budget(kept, 1), clock.now) == BURST
    assert taken(budget(kept, 1), clock.now) == 0
    assert taken(budget(kept, 1, address="198.51.100.7"), clock.now) == 0
    assert taken(budget(kept, 2), clock.now) == BURST  # another person has another budget
    assert taken(budget(kept, 1, table="u"), clock.now) == BURST
    clock.now += 1
    assert taken(budget(kept, 1), clock.now) == RATE


def test_watchers_at_one_address_share_a_budget(kept: Budgets, clock: FakeSeconds) -> None:
    assert sum(taken(budget(kept), clock.now) for _ in range(20)) == BURST
    assert taken(budget(kept, address="198.51.100.7"), clock.now) == BURST
    assert taken(budget(kept, 1), clock.now) == BURST


def test_a_watcher_who_sits_down_uses_the_persons_budget(kept: Budgets, clock: FakeSeconds) -> None:
    socket = Socket()
    one = SocketBudget(kept, socket, "t")
    assert taken(one, clock.now) == BURST
    socket.viewer = (3,)
    assert taken(one, clock.now) == BURST
    assert taken(budget(kept, 3), clock.now) == 0


def test_an_address_may_spend_no_more_than_ten_people(kept: Budgets, clock: FakeSeconds) -> None:
    seats = [budget(kept, 1, table=str(table)) for table in range(5 * MANY)]
    assert sum(taken(one, clock.now) for one in seats) == MANY * BURST
    clock.now += 1
    assert sum(taken(one, clock.now) for one in seats) == MANY * RATE


def test_ten_people_at_one_address_stay_below_its_limit(kept: Budgets, clock: FakeSeconds) -> None:
    """All connect at once, twice, with a big screen; all act five times a second and upload
    packs."""
    party = [budget(kept, person) for person in range(1, MANY + 1)]
    for second in range(120):
        for _ in range(2 * (MANY + 1) if second in (0, 60) else 0):
            assert kept.address("192.0.2.1").take(clock.now, HELLO)
        for one in party:
            for _ in range(5):
                assert one.take(clock.now)
                assert one.spend(clock.now, 1, MANY + 1)
        cost = max(COMMANDS.values())
        if second % 10 == 0:
            assert party[second // 10 % MANY].spend(clock.now, cost, MANY + 1)
        clock.now += 1


def test_a_dear_command_is_done_at_once_and_delays_the_next_frame(
    kept: Budgets, clock: FakeSeconds
) -> None:
    one = budget(kept, 1)
    dear = max(COMMANDS.values())
    done = 0
    while one.take(clock.now):
        assert one.spend(clock.now, dear, 1)
        done += 1
    assert (done - 1) * dear < BURST <= done * dear
    assert one.until(clock.now) == pytest.approx((done * dear - BURST + 1) / RATE)
    clock.now += one.until(clock.now) - 0.01
    assert not one.take(clock.now)
    clock.now += 0.02
    assert one.take(clock.now)


def test_a_long_frame_costs_more(kept: Budgets, clock: FakeSeconds) -> None:
    one = budget(kept, 1)
    assert sum(one.take(clock.now, 64 * 1024) for _ in range(BURST)) == BURST // 9


def test_an_act_seen_by_a_crowd_costs_its_table_more(kept: Budgets, clock: FakeSeconds) -> None:
    for crowd, table in ((1, "a"), (CROWD - 1, "b"), (CROWD, "c"), (100, "d")):
        people = [budget(kept, person, table=table) for person in range(1, 200)]
        acts = sum(one.spend(clock.now, 1, crowd) for one in people for _ in range(BURST))
        assert acts == MANY * BURST // (1 + crowd // CROWD)


def test_watchers_do_not_use_up_the_players_budget(kept: Budgets, clock: FakeSeconds) -> None:
    looking = [budget(kept, address=f"192.0.2.{number}") for number in range(200)]
    asked = sum(one.spend(clock.now, 10, 1) for one in looking for _ in range(BURST))
    assert asked == MANY * BURST // 10
    assert not looking[0].spend(clock.now, 1, 1)
    assert budget(kept, 1, address="198.51.100.7").spend(clock.now, 10, 1)


def test_a_refused_command_costs_the_person_nothing(kept: Budgets, clock: FakeSeconds) -> None:
    one = budget(kept, 1)
    assert not one.spend(clock.now, MANY * BURST + 1, 1)
    assert taken(one, clock.now) == BURST


def test_an_address_in_debt_is_never_forgotten(kept: Budgets, clock: FakeSeconds) -> None:
    """Memory is bounded all the same: see test_buckets.py."""
    rude = kept.address("rude")
    rude.owe(clock.now, 1e6)
    for number in range(2 * MOST_NAMES):
        kept.address(str(number)).owe(clock.now, 1e6)
    assert kept.address("rude") is rude
    assert len(kept) == MOST_NAMES


def test_every_command_has_a_cost_that_a_person_can_pay() -> None:
    assert set(COMMANDS) == {one.__struct_config__.tag for one in get_args(AnyCommand)}
    assert all(1 <= cost <= BURST for cost in COMMANDS.values())
