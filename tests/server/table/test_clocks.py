"""Time at a table: deadlines, pauses, extra minutes, and tables that fall asleep."""

import asyncio

import pytest

from parlotte.client import Client
from support.scene import served
from support.server import Running, answer_to
from support.tables import (
    eventually,
    gone_home,
    heard_by,
    pass_time,
    phase_name,
    presence,
    refusal,
    ringing,
    told,
    unloaded,
)


@served(still=True)
async def test_a_phase_ends_at_its_deadline(here: Running) -> None:
    host, second, _ = await here.match(3)
    assert host.view["ends_at"] == 60_000
    pass_time(here, 59.9)
    await heard_by(second, [host])
    assert phase_name(host) == "choosing"
    assert host.now == 59_900
    pass_time(here, 0.2)
    await second.until(lambda: phase_name(second) == "writing")
    late = await refusal(host.do({"act": "choose", "subject": "la lune"}))
    assert late.key in ("not-now", "too-late")


@served(still=True)
async def test_an_act_after_the_deadline_is_refused(here: Running) -> None:
    host, _, _ = await here.match(3)
    choose = answer_to(host.prompts()[0], 0)
    here.clock.now += 61  # no timer has fired yet
    assert (await refusal(host.do(choose))).key == "not-now"
    assert phase_name(host) == "writing"


@served(still=True)
async def test_a_pause_stops_match_time_and_refuses_acts(here: Running) -> None:
    host, second, _ = await here.match(3, bots=1)
    choose = answer_to(host.prompts()[0], 0)
    pass_time(here, 20)
    await host.ask("pause")
    assert (host.table["paused"], host.table["running"]) == (True, False)
    pass_time(here, 3600)
    await heard_by(second, [host])
    assert (phase_name(host), host.now) == ("choosing", 20_000)
    paused = await refusal(host.do(choose))
    assert paused.key == "table-paused"
    assert phase_name(host) == "choosing"
    await host.ask("resume")
    await second.until(lambda: second.table["running"])
    pass_time(here, 39)
    await heard_by(second, [host])
    assert phase_name(host) == "choosing"
    pass_time(here, 1)
    await second.until(lambda: phase_name(second) == "writing")


@served(still=True)
async def test_a_pause_lasts_when_everybody_leaves(here: Running) -> None:
    host, second, third = await here.match(3)
    await host.ask("pause")
    await unloaded(here, host, second, third)
    back = await here.client(host.code, tokens=host.tokens)
    assert (back.table["paused"], back.table["running"]) == (True, False)
    await back.ask("resume")
    await back.until(lambda: back.table["running"])


@served(still=True)
async def test_match_time_stands_still_while_nobody_is_connected(here: Running) -> None:
    host, second, third = await here.match(3)
    pass_time(here, 20)
    live = await gone_home(here, host, second, third)
    pass_time(here, 50)
    back = await here.client(host.code, tokens=second.tokens)
    assert here.house.tables[host.code] is live  # too short to unload the table
    assert (phase_name(back), back.now) == ("choosing", 20_000)
    pass_time(here, 39)
    await heard_by(back, [back])
    assert phase_name(back) == "choosing"
    pass_time(here, 1)
    await back.until(lambda: phase_name(back) == "writing")


@pytest.mark.parametrize("knocked", [True, False])
@served(still=True)
async def test_match_time_stands_still_while_only_a_guest_waits_at_the_door(
    here: Running, knocked: bool
) -> None:
    host, second, third = await here.table(3)
    await host.ask("set-knock", knock=True)
    await host.ask("start")
    guest = await here.client(host.code)
    if knocked:
        await guest.ask("knock", name="Zélie")
    await gone_home(here, host, second, third)
    pass_time(here, 300)
    back = await here.client(host.code, tokens=host.tokens)
    assert (phase_name(back), back.now) == ("choosing", 0)
    if not knocked:
        await guest.ask("knock", name="Zélie")
    await back.until(lambda: back.table["guests"] != [])
    await back.ask("admit", guest=back.table["guests"][0]["id"])
    await guest.until(lambda: bool(guest.table))


@served(still=True)
async def test_a_table_is_unloaded_after_the_last_guest_leaves_the_door(here: Running) -> None:
    (host,) = await here.table()
    await host.ask("set-knock", knock=True)
    guest = await here.client(host.code)
    live = await gone_home(here, host)
    pass_time(here, 300)
    assert host.code in here.house.tables
    await guest.stop()
    await eventually(lambda: not live.stage.at_the_door)
    pass_time(here, 60)
    await eventually(lambda: host.code not in here.house.tables)


@served(still=True)
async def test_anybody_may_give_all_an_extra_minute_once_a_phase(here: Running) -> None:
    host, second, third = await here.table(3)
    assert (await refusal(second.ask("more-time"))).key == "not-playing"
    await host.ask("start")
    pass_time(here, 10)
    await third.ask("more-time")
    await second.until(lambda: second.hold == 60_000)
    assert second.now == 10_000
    assert second.table["helped"]
    assert told(second, "table-more-time") == [{"name": "Lucas"}]
    for one in (host, second, third):
        assert (await refusal(one.ask("more-time"))).key == "more-time-once"
    pass_time(here, 30)
    await heard_by(second, [host])
    assert (host.now, host.hold) == (10_000, 30_000)
    pass_time(here, 79)
    await heard_by(second, [host])
    assert (host.now, host.hold, phase_name(host)) == (59_000, 0, "choosing")
    pass_time(here, 1)
    await host.until(lambda: phase_name(host) == "writing")
    assert not host.table["helped"]
    await second.ask("more-time")  # another phase, another minute


@served(still=True)
async def test_an_extra_minute_ends_with_its_phase(here: Running) -> None:
    host, second, _ = await here.match(3, writing_minutes=1)
    await second.ask("more-time")
    pass_time(here, 10)
    await host.do(answer_to(host.prompts()[0], 0))
    await second.until(lambda: phase_name(second) == "writing")
    assert second.hold == 0
    pass_time(here, 59)
    await heard_by(second, [host])
    assert phase_name(host) == "writing"
    pass_time(here, 1)
    await second.until(lambda: phase_name(second) != "writing")


@served(still=True)
async def test_an_extra_minute_survives_a_pause(here: Running) -> None:
    host, second, _ = await here.match(3)
    await second.ask("more-time")
    pass_time(here, 20)
    await host.ask("pause")
    pass_time(here, 500)
    await host.ask("resume")
    await second.until(lambda: second.table["running"])
    assert (second.now, second.hold) == (0, 40_000)
    pass_time(here, 99)
    await heard_by(second, [host])
    assert phase_name(host) == "choosing"
    pass_time(here, 1)
    await host.until(lambda: phase_name(host) == "writing")


@served()
async def test_without_a_deadline_there_is_no_extra_minute(here: Running) -> None:
    host, second, _ = await here.match(3, writing_minutes=0)
    assert (await refusal(second.ask("more-time"))).key == "no-deadline"
    assert not host.table["helped"]


async def fallen_asleep(here: Running) -> tuple[Client, Client]:
    """A match in which a whole round passed without an act."""
    host, second = await here.table(2, game="toy")
    await host.ask("start")
    await second.until(lambda: second.view is not None)
    pass_time(here, 10)
    await second.until(lambda: second.table["asleep"])
    await host.until(lambda: host.table["asleep"])
    return host, second


@served(still=True)
async def test_a_table_without_an_act_for_a_round_falls_asleep(here: Running) -> None:
    host, second = await fallen_asleep(here)
    assert (host.table["running"], host.table["phase"]) == (False, "2")
    pass_time(here, 3600)
    await heard_by(second, [host])
    assert (host.table["phase"], host.now) == ("2", 10_000)


@served(still=True)
async def test_an_act_wakes_the_table(here: Running) -> None:
    host, second = await fallen_asleep(here)
    pass_time(here, 3600)
    await second.do({"act": "write", "text": "debout"})
    assert (second.table["asleep"], second.table["running"]) == (False, True)
    pass_time(here, 9)
    await heard_by(second, [host])
    assert host.table["phase"] == "2"  # a whole phase after waking up
    pass_time(here, 1)
    await host.until(lambda: host.table["phase"] == "3")
    assert not host.table["asleep"]


@served(still=True)
async def test_anybody_may_wake_the_table_and_it_falls_asleep_again(here: Running) -> None:
    host, second = await fallen_asleep(here)
    await second.ask("resume")
    await host.until(lambda: host.table["running"])
    pass_time(here, 10)
    await host.until(lambda: host.table["phase"] == "3")
    await host.until(lambda: host.table["asleep"])
    await host.ask("resume")
    pass_time(here, 10)
    await second.until(lambda: bool(second.table["match"].get("outcome")))
    assert not second.table["asleep"]


@served(still=True)
async def test_a_match_whose_people_are_all_gone_falls_asleep_until_one_returns(
    here: Running,
) -> None:
    (host,) = await here.match(1, bots=2)
    screen = await here.client(host.code, screen=True)
    await host.stop()
    await screen.until(lambda: presence(screen)["Camille"] == "away")
    pass_time(here, 120)
    await ringing(here, lambda: screen.table["asleep"])
    assert presence(screen)["Camille"] == "gone"
    seq = screen.seq
    pass_time(here, 3600)
    back = await here.client(host.code, tokens=host.tokens)
    await back.until(lambda: back.table["running"])
    await screen.until(lambda: screen.seq > seq)


@served(still=True)
async def test_bots_do_nothing_while_the_table_is_paused(here: Running) -> None:
    (host,) = await here.table(1, game="toy")
    await host.ask("add-bot")
    await host.ask("start")
    await host.ask("pause")
    for _ in range(5):
        pass_time(here, 1)
        await asyncio.sleep(0)
    await heard_by(host, [host])
    assert host.view["written"] == []
    await host.ask("resume")
    pass_time(here, 1)
    await host.until(lambda: host.view["written"] == [1])


@served(still=True)
async def test_a_new_viewer_is_told_how_long_the_phase_has_been_shown(here: Running) -> None:
    """In the house's time: a screen's animation goes on while match time stands still."""
    host, *_ = await here.match(3)
    pass_time(here, 12)
    await host.ask("pause")
    pass_time(here, 30)
    late = await here.client(host.code, screen=True)
    assert (late.now, late.lasted) == (12_000, 42_000)
    await host.ask("resume")
    await host.do(answer_to(host.prompts()[0], 0))
    await host.until(lambda: phase_name(host) == "writing")
    pass_time(here, 5)
    later = await here.client(host.code, screen=True)
    assert later.lasted == 5_000
