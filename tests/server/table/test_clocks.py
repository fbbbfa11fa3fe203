"""Time at a table: deadlines, a pause, a minute more, a table that falls asleep."""

import asyncio
from typing import Any

import pytest

from parlotte.client import Client, open_table
from support.scene import served
from support.server import FakeSeconds, Running, answer_to
from support.tables import (
    eventually,
    heard_by,
    pass_time,
    presence,
    refusal,
    ringing,
    told,
    unloaded,
)


def phase(client: Client) -> str:
    assert client.view is not None
    found: str = client.view["phase"]["name"]
    return found


async def toy_table(here: Running, people: int = 2, **options: Any) -> list[Client]:
    """A table of the small game: a round is a phase of ten seconds."""
    opened = await open_table(here.url, "Camille", "renard", "toy")
    seated = [await here.client(opened["code"], tokens=[opened["token"]])]
    for number in range(1, people):
        guest = await here.client(opened["code"])
        await guest.ask("join", name=f"Cousin {'ABC'[number]}", animal=("chat", "ours")[number - 1])
        seated.append(guest)
    if options:
        await seated[0].ask("set-options", options=options)
    return seated


@served()
async def test_a_phase_ends_when_its_time_is_up_and_not_before(
    here: Running, clock: FakeSeconds
) -> None:
    host, second, _ = await here.table(3)
    await host.ask("start")
    assert host.view is not None
    assert host.view["ends_at"] == 60_000
    pass_time(here, clock, 59.9)
    await heard_by(second, [host])
    assert phase(host) == "choosing"
    assert host.now == 59_900
    pass_time(here, clock, 0.2)
    await second.until(lambda: phase(second) == "writing")
    late = await refusal(host.do({"act": "choose", "subject": "la lune"}))
    assert late.key in ("not-now", "too-late")


@served()
async def test_an_answer_that_comes_after_the_deadline_finds_the_phase_over(
    here: Running, clock: FakeSeconds
) -> None:
    host, _, _ = await here.table(3)
    await host.ask("start")
    choose = answer_to(host.prompts()[0], 0)
    clock.now += 61  # the wheel has not turned yet
    assert (await refusal(host.do(choose))).key == "not-now"
    assert phase(host) == "writing"


@served()
async def test_a_pause_holds_time_and_refuses_to_play(here: Running, clock: FakeSeconds) -> None:
    host, second, _ = await here.table(3, bots=1)
    await host.ask("start")
    choose = answer_to(host.prompts()[0], 0)
    pass_time(here, clock, 20)
    await host.ask("pause")
    assert (host.table["paused"], host.table["running"]) == (True, False)
    pass_time(here, clock, 3600)
    await heard_by(second, [host])
    assert (phase(host), host.now) == ("choosing", 20_000)
    paused = await refusal(host.do(choose))
    assert paused.key == "table-paused"
    assert phase(host) == "choosing"
    await host.ask("resume")
    await second.until(lambda: second.table["running"])
    pass_time(here, clock, 39)
    await heard_by(second, [host])
    assert phase(host) == "choosing"
    pass_time(here, clock, 1)
    await second.until(lambda: phase(second) == "writing")


@served()
async def test_a_pause_outlives_everybody_leaving(here: Running, clock: FakeSeconds) -> None:
    host, second, third = await here.table(3)
    await host.ask("start")
    await host.ask("pause")
    await unloaded(here, clock, host, second, third)
    back = await here.client(host.code, tokens=host.tokens)
    assert (back.table["paused"], back.table["running"]) == (True, False)
    await back.ask("resume")
    await back.until(lambda: back.table["running"])


@served()
async def test_match_time_stands_still_while_nobody_is_connected(
    here: Running, clock: FakeSeconds
) -> None:
    host, second, third = await here.table(3)
    await host.ask("start")
    pass_time(here, clock, 20)
    for one in (host, second, third):
        await one.stop()
    live = here.house.tables[host.code]
    await eventually(lambda: not live.stage.attendance.connections)
    pass_time(here, clock, 50)
    back = await here.client(host.code, tokens=second.tokens)
    assert here.house.tables[host.code] is live  # not long enough to leave memory
    assert (phase(back), back.now) == ("choosing", 20_000)
    pass_time(here, clock, 39)
    await heard_by(back, [back])
    assert phase(back) == "choosing"
    pass_time(here, clock, 1)
    await back.until(lambda: phase(back) == "writing")


@pytest.mark.parametrize("knocked", [True, False])
@served()
async def test_somebody_at_the_door_waits_for_whoever_comes_and_time_stands_still(
    here: Running, clock: FakeSeconds, knocked: bool
) -> None:
    host, second, third = await here.table(3)
    await host.ask("set-knock", knock=True)
    await host.ask("start")
    guest = await here.client(host.code)
    if knocked:
        await guest.ask("knock", name="Zélie")
    for one in (host, second, third):
        await one.stop()
    live = here.house.tables[host.code]
    await eventually(lambda: not live.stage.attendance.connections)
    pass_time(here, clock, 300)
    back = await here.client(host.code, tokens=host.tokens)
    assert (phase(back), back.now) == ("choosing", 0)
    if not knocked:
        await guest.ask("knock", name="Zélie")
    await back.until(lambda: back.table["guests"] != [])
    await back.ask("admit", guest=back.table["guests"][0]["id"])
    await guest.until(lambda: bool(guest.table))


@served()
async def test_a_table_is_put_away_when_the_last_one_at_its_door_goes(
    here: Running, clock: FakeSeconds
) -> None:
    (host,) = await here.table()
    await host.ask("set-knock", knock=True)
    guest = await here.client(host.code)
    live = here.house.tables[host.code]
    await host.stop()
    await eventually(lambda: not live.stage.attendance.connections)
    pass_time(here, clock, 300)
    assert host.code in here.house.tables
    await guest.stop()
    await eventually(lambda: not live.stage.at_the_door)
    pass_time(here, clock, 60)
    await eventually(lambda: host.code not in here.house.tables)


@served()
async def test_anyone_may_give_everybody_a_minute_more_once_a_phase(
    here: Running, clock: FakeSeconds
) -> None:
    host, second, third = await here.table(3)
    assert (await refusal(second.ask("more-time"))).key == "not-playing"
    await host.ask("start")
    pass_time(here, clock, 10)
    await third.ask("more-time")
    await second.until(lambda: second.hold == 60_000)
    assert second.now == 10_000
    assert second.table["helped"]
    assert told(second, "table-more-time") == [{"name": "Lucas"}]
    for one in (host, second, third):
        assert (await refusal(one.ask("more-time"))).key == "more-time-once"
    pass_time(here, clock, 30)
    await heard_by(second, [host])
    assert (host.now, host.hold) == (10_000, 30_000)
    pass_time(here, clock, 79)
    await heard_by(second, [host])
    assert (host.now, host.hold, phase(host)) == (59_000, 0, "choosing")
    pass_time(here, clock, 1)
    await host.until(lambda: phase(host) == "writing")
    assert not host.table["helped"]
    await second.ask("more-time")  # another phase, another minute


@served()
async def test_a_minute_more_ends_with_its_phase(here: Running, clock: FakeSeconds) -> None:
    host, second, _ = await here.table(3, writing_minutes=1)
    await host.ask("start")
    await second.ask("more-time")
    pass_time(here, clock, 10)
    await host.do(answer_to(host.prompts()[0], 0))
    await second.until(lambda: phase(second) == "writing")
    assert second.hold == 0
    pass_time(here, clock, 59)
    await heard_by(second, [host])
    assert phase(host) == "writing"
    pass_time(here, clock, 1)
    await second.until(lambda: phase(second) != "writing")


@served()
async def test_a_minute_more_is_kept_over_a_pause(here: Running, clock: FakeSeconds) -> None:
    host, second, _ = await here.table(3)
    await host.ask("start")
    await second.ask("more-time")
    pass_time(here, clock, 20)
    await host.ask("pause")
    pass_time(here, clock, 500)
    await host.ask("resume")
    await second.until(lambda: second.table["running"])
    assert (second.now, second.hold) == (0, 40_000)
    pass_time(here, clock, 99)
    await heard_by(second, [host])
    assert phase(host) == "choosing"
    pass_time(here, clock, 1)
    await host.until(lambda: phase(host) == "writing")


@served()
async def test_without_a_limit_nobody_needs_more_time(here: Running) -> None:
    host, second, _ = await here.table(3, writing_minutes=0)
    await host.ask("start")
    assert (await refusal(second.ask("more-time"))).key == "no-deadline"
    assert not host.table["helped"]


async def fallen_asleep(here: Running, clock: FakeSeconds) -> tuple[Client, Client]:
    """A game in which a whole round went by without anybody."""
    host, second = await toy_table(here)
    await host.ask("start")
    await second.until(lambda: second.view is not None)
    pass_time(here, clock, 10)
    await second.until(lambda: second.table["asleep"])
    await host.until(lambda: host.table["asleep"])
    return host, second


@served()
async def test_a_table_where_nobody_acts_for_a_round_falls_asleep(
    here: Running, clock: FakeSeconds
) -> None:
    host, second = await fallen_asleep(here, clock)
    assert (host.table["running"], host.table["phase"]) == (False, "2")
    pass_time(here, clock, 3600)
    await heard_by(second, [host])
    assert (host.table["phase"], host.now) == ("2", 10_000)


@served()
async def test_whoever_acts_wakes_the_table(here: Running, clock: FakeSeconds) -> None:
    host, second = await fallen_asleep(here, clock)
    pass_time(here, clock, 3600)
    await second.do({"act": "write", "text": "debout"})
    assert (second.table["asleep"], second.table["running"]) == (False, True)
    pass_time(here, clock, 9)
    await heard_by(second, [host])
    assert host.table["phase"] == "2"  # a whole phase after waking up
    pass_time(here, clock, 1)
    await host.until(lambda: host.table["phase"] == "3")
    assert not host.table["asleep"]


@served()
async def test_anybody_may_wake_the_table_and_it_sleeps_again_if_nobody_acts(
    here: Running, clock: FakeSeconds
) -> None:
    host, second = await fallen_asleep(here, clock)
    await second.ask("resume")
    await host.until(lambda: host.table["running"])
    pass_time(here, clock, 10)
    await host.until(lambda: host.table["phase"] == "3")
    await host.until(lambda: host.table["asleep"])
    await host.ask("resume")
    pass_time(here, clock, 10)
    await second.until(lambda: bool(second.table["match"].get("outcome")))
    assert not second.table["asleep"]


@served()
async def test_a_game_whose_people_are_all_gone_waits_for_them(
    here: Running, clock: FakeSeconds
) -> None:
    (host,) = await here.table(1, bots=2)
    await host.ask("start")
    screen = await here.client(host.code, screen=True)
    await host.stop()
    await screen.until(lambda: presence(screen)["Camille"] == "away")
    pass_time(here, clock, 120)
    await ringing(here, clock, lambda: screen.table["asleep"])
    assert presence(screen)["Camille"] == "gone"
    seq = screen.seq
    pass_time(here, clock, 3600)
    back = await here.client(host.code, tokens=host.tokens)
    await back.until(lambda: back.table["running"])
    await screen.until(lambda: screen.seq > seq)


@served()
async def test_bots_rest_while_the_table_is_paused(here: Running, clock: FakeSeconds) -> None:
    (host,) = await toy_table(here, 1)
    await host.ask("add-bot")
    await host.ask("start")
    await host.ask("pause")
    for _ in range(5):
        pass_time(here, clock, 1)
        await asyncio.sleep(0)
    await heard_by(host, [host])
    assert host.view is not None
    assert host.view["written"] == []
    await host.ask("resume")
    pass_time(here, clock, 1)
    await host.until(lambda: host.view["written"] == [1])


@served()
async def test_who_comes_later_hears_how_long_a_phase_has_been_shown(
    here: Running, clock: FakeSeconds
) -> None:
    """By the house's clock: what screens play goes on while match time stands."""
    host, *_ = await here.table(3)
    await host.ask("start")
    pass_time(here, clock, 12)
    await host.ask("pause")
    pass_time(here, clock, 30)
    late = await here.client(host.code, screen=True)
    assert (late.now, late.lasted) == (12_000, 42_000)
    await host.ask("resume")
    await host.do(answer_to(host.prompts()[0], 0))
    await host.until(lambda: phase(host) == "writing")
    pass_time(here, clock, 5)
    later = await here.client(host.code, screen=True)
    assert later.lasted == 5_000
