"""A private match's log is kept only if everybody who played in it as a person consents."""

import pytest

from parlotte.client import Client
from support import tables
from support.private import PRIVATE, asked, forgotten, log_of
from support.scene import served
from support.server import Running


@served(PRIVATE, still=True)
async def test_a_person_who_left_has_not_consented(here: Running) -> None:
    host, second, match = await tables.played_match(here)
    await host.ask("keep-log")
    await second.ask("leave")
    tables.pass_time(here, 130)
    await tables.heard_by(host, [host])
    assert asked(host) == (2, 1, "")
    # The person comes back in time, and consents.
    back = await here.client(host.code, tokens=second.tokens)
    await back.ask("keep-log")
    await host.until(lambda: asked(host) == (2, 2, "kept"))
    assert log_of(here, match)[0]


@served(PRIVATE)
async def test_removing_a_person_does_not_count_as_consent(here: Running) -> None:
    host, _, match = await tables.played_match(here)
    await host.ask("keep-log")
    await host.ask("remove", person=2)
    await host.until(lambda: asked(host) == (2, 2, "forgotten"))
    await forgotten(here, match)
    assert (await tables.refusal(host.ask("replay", match=match))).key == "replay-forgotten"


@served(PRIVATE, still=True)
async def test_a_person_removed_during_the_match_counts_as_a_refusal(here: Running) -> None:
    host, second = await tables.toy_table(here)
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
    # The refusal does not affect the next match.
    await tables.play_toy(host, second)
    for one in (host, second):
        await one.ask("keep-log")
    await host.until(lambda: asked(host) == (2, 2, "kept"))


async def seat_given(here: Running, host: Client, seat: int, *, claimed: bool) -> Client:
    """The host gives a seat to a guest who knocks, or to one who claims it."""
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
async def test_giving_away_a_persons_seat_counts_as_a_refusal(here: Running, claimed: bool) -> None:
    """Only the host says that a claim comes from the same person, so it proves nothing."""
    host, second, match = await tables.played_match(here)
    await second.ask("keep-log")
    await second.stop()
    await host.until(lambda: host.table["people"][1]["presence"] == "away")
    guest = await seat_given(here, host, 2, claimed=claimed)
    await forgotten(here, match)
    assert asked(host) == (2, 1, "")
    for yes in (True, False):
        assert (await tables.refusal(guest.ask("keep-log", yes=yes))).key == "keep-not-yours"
    await host.ask("keep-log")
    await guest.until(lambda: asked(guest) == (2, 2, "forgotten"))


@pytest.mark.parametrize("claimed", [False, True])
@served(PRIVATE)
async def test_giving_away_a_seat_during_the_match_counts_as_a_refusal_too(
    here: Running, claimed: bool
) -> None:
    host, second = await tables.toy_match(here)
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
async def test_exactly_those_who_played_are_asked(here: Running) -> None:
    """A person who replaced a bot is asked; a latecomer, a bot and a watcher are not."""
    host, _ = await tables.toy_table(here)
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
        assert (await tables.refusal(late.ask("keep-log", yes=yes))).key == "keep-not-yours"
    watcher = await here.client(host.code)
    assert (await tables.refusal(watcher.ask("keep-log", yes=False))).key == "sit-down-first"
    assert log_of(here, host.table["match"]["id"])[0]
