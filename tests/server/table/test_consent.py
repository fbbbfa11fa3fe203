"""A private game is kept only if everybody who played any part of it as a person says yes."""

import pytest

from parlotte.client import Client
from support.private import PRIVATE, asked, forgotten, log_of, private_table
from support.scene import served
from support.server import FakeSeconds, Running
from support.tables import heard_by, pass_time, play_toy, refusal, toy_table


@served(PRIVATE)
async def test_who_has_left_or_sleeps_has_not_said_yes(here: Running, clock: FakeSeconds) -> None:
    host, second, match = await private_table(here)
    await host.ask("keep-log")
    await second.ask("leave")
    pass_time(here, clock, 130)
    await heard_by(host, [host])
    assert asked(host) == (2, 1, "")
    # He comes back in time, and says it.
    back = await here.client(host.code, tokens=second.tokens)
    await back.ask("keep-log")
    await host.until(lambda: asked(host) == (2, 2, "kept"))
    assert log_of(here, match)[0]


@served(PRIVATE)
async def test_the_host_makes_no_consent_by_removing_who_has_not_given_it(here: Running) -> None:
    host, _, match = await private_table(here)
    await host.ask("keep-log")
    await host.ask("remove", person=2)
    await host.until(lambda: asked(host) == (2, 2, "forgotten"))
    await forgotten(here, match)
    assert (await refusal(host.ask("replay", match=match))).key == "replay-forgotten"


@served(PRIVATE)
async def test_whoever_was_removed_during_the_match_has_said_no(
    here: Running, clock: FakeSeconds
) -> None:
    host, second = await toy_table(here)
    third = await here.client(host.code)
    await third.ask("join", name="Lucas", animal="ours")
    await host.ask("start")
    await host.ask("remove", person=3)
    await host.ask("stop")
    match = host.table["match"]["id"]
    await forgotten(here, match)
    assert asked(host) == (2, 0, "")
    for one in (host, second):
        await one.ask("keep-log")
    await host.until(lambda: asked(host) == (2, 2, "forgotten"))
    # It says nothing of the next match.
    await play_toy(host, second)
    for one in (host, second):
        await one.ask("keep-log")
    await host.until(lambda: asked(host) == (2, 2, "kept"))


async def seat_given(here: Running, host: Client, seat: int, *, claimed: bool) -> Client:
    """The host gives a seat to somebody at the door, or to who says that it is his."""
    if claimed:
        guest = await here.client(host.code)
        await guest.ask("claim", person=seat)
    else:
        await host.ask("set-knock", knock=True)
        guest = await here.client(host.code)
        await guest.ask("knock", name="Noé")
    await host.until(lambda: host.table["guests"] != [])
    await host.ask("admit", guest=host.table["guests"][0]["id"], seat_of=seat)
    await guest.until(lambda: guest.you == [seat])
    return guest


@pytest.mark.parametrize("claimed", [False, True])
@served(PRIVATE)
async def test_whose_seat_was_given_by_hand_has_said_no(here: Running, claimed: bool) -> None:
    """That a claim comes from the same person is only the host's word."""
    host, second, match = await private_table(here)
    await second.ask("keep-log")
    await second.stop()
    await host.until(lambda: host.table["people"][1]["presence"] == "away")
    guest = await seat_given(here, host, 2, claimed=claimed)
    await forgotten(here, match)
    assert asked(host) == (2, 1, "")
    for yes in (True, False):
        assert (await refusal(guest.ask("keep-log", yes=yes))).key == "keep-not-yours"
    await host.ask("keep-log")
    await guest.until(lambda: asked(guest) == (2, 2, "forgotten"))


@pytest.mark.parametrize("claimed", [False, True])
@served(PRIVATE)
async def test_a_seat_given_by_hand_during_the_match_is_a_no_too(
    here: Running, claimed: bool
) -> None:
    host, second = await toy_table(here)
    await host.ask("start")
    await second.stop()
    await host.until(lambda: host.table["people"][1]["presence"] == "away")
    guest = await seat_given(here, host, 2, claimed=claimed)
    await host.ask("stop")
    await forgotten(here, host.table["match"]["id"])
    assert asked(host) == (2, 0, "")  # and nobody is told yet
    for one in (host, guest):
        await one.ask("keep-log")
    await host.until(lambda: asked(host) == (2, 2, "forgotten"))


@served(PRIVATE)
async def test_whoever_played_a_part_is_asked_and_nobody_else(here: Running) -> None:
    """Who came in for a robot has; who came later, a robot, and who only watches have not."""
    host, _ = await toy_table(here)
    await host.ask("add-bot")
    await host.ask("add-bot")
    await host.ask("start")
    await seat_given(here, host, 3, claimed=False)
    await host.ask("stop")
    assert host.table["keeping"][0]["asked"] == [1, 2, 3]
    await host.ask("set-knock", knock=False)
    late = await here.client(host.code)
    await late.ask("join", name="Lucas", animal="ours")
    for yes in (True, False):
        assert (await refusal(late.ask("keep-log", yes=yes))).key == "keep-not-yours"
    watcher = await here.client(host.code)
    assert (await refusal(watcher.ask("keep-log", yes=False))).key == "sit-down-first"
    assert log_of(here, host.table["match"]["id"])[0]
