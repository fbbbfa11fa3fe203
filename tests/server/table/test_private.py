"""A private game that is over: its people say whether it is kept, and silence is a no."""

from pathlib import Path

import pytest

from parlotte.client import Client
from parlotte.server.house import House
from parlotte.server.store.writes import Write
from parlotte.server.table.keeping import ASKED_FOR
from parlotte.server.table.veil import VEIL
from support.scene import played, served
from support.server import FakeSeconds, Running, running
from support.tables import (
    ToyLibrary,
    eventually,
    heard_by,
    pass_time,
    play_toy,
    refusal,
    told,
    toy_table,
    unloaded,
)

PRIVATE = ToyLibrary(private=True)
SECONDS = ASKED_FOR / 1000


def log_of(here: Running, match: str) -> tuple[bool, int]:
    """Whether the log of a match is kept, and how long it is."""
    row = here.house.reader.match(match)
    assert row is not None
    return row.kept, len(here.house.reader.inputs(match))


async def private_table(here: Running) -> tuple[Client, Client, str]:
    """Two people who have just played a private match, and its id."""
    host, second = await toy_table(here)
    await play_toy(host, second)
    return host, second, host.table["match"]["id"]


async def forgotten(here: Running, match: str) -> None:
    """It is, now or in a moment, and nothing of it is left."""
    await eventually(lambda: log_of(here, match) == (False, 0))
    row = here.house.reader.match(match)
    assert row is not None
    assert (row.setup, row.snapshot, row.content) == (b"", None, "")
    assert here.house.reader.next_to_forget() is None


@served(ToyLibrary())
async def test_nobody_is_asked_about_a_game_that_is_not_private(here: Running) -> None:
    host, _, match = await private_table(here)
    assert host.table["keeping"] is None
    assert log_of(here, match) == (True, 6)
    assert (await refusal(host.ask("keep-log"))).key == "nothing-to-keep"


@served(PRIVATE)
async def test_it_is_kept_once_everybody_has_said_so(here: Running, database_url: str) -> None:
    host, second = await toy_table(here)
    assert (await refusal(host.ask("keep-log"))).key == "nothing-to-keep"
    await host.ask("add-bot")  # it has no say
    await play_toy(host, second)
    match = host.table["match"]["id"]
    assert log_of(here, match)[0]
    assert host.table["keeping"] == {"asked": [1, 2], "fate": ""}
    assert (await refusal(host.ask("replay", match=match))).key == "replay-private"
    assert [one["kept"] for one in (await host.ask("history"))["played"]] == [False]
    for _ in range(2):
        await host.ask("keep-log")
    await second.until(lambda: second.table["keepers"] == [1])
    assert second.table["keeping"] == {"asked": [1, 2], "fate": ""}
    await second.ask("keep-log")
    await host.until(lambda: host.table["keeping"]["fate"] == "kept")
    assert told(host, "table-log-kept") == [{}]
    row = here.house.reader.match(match)
    assert row is not None
    assert (row.kept, row.private, row.forget_at) == (True, False, None)
    assert (await second.ask("replay", match=match, eyes=2))["total"] > 1
    assert [one["kept"] for one in (await host.ask("history"))["played"]] == [True]
    await host.ask("start")
    assert host.table["keeping"] is None
    assert log_of(here, match)[0]


@served(PRIVATE)
async def test_one_no_is_enough_and_is_nobodys_name(here: Running, database_url: str) -> None:
    host, second, match = await private_table(here)
    view = host.view
    await host.ask("keep-log")
    await second.ask("keep-log", yes=False)
    await host.until(lambda: host.table["keeping"] == {"asked": [], "fate": "forgotten"})
    assert host.table["keepers"] == []
    assert told(host, "table-log-forgotten") == [{}]
    await forgotten(here, match)
    assert (await refusal(host.ask("keep-log"))).key == "replay-forgotten"
    await host.ask("keep-log", yes=False)  # said twice
    assert (await refusal(host.ask("replay", match=match, eyes=1))).key == "replay-forgotten"
    [past] = (await host.ask("history"))["played"]
    assert (past["kept"], len(past["outcome"]["standings"])) == (False, 2)
    assert host.view == view  # while they look at it
    assert len(host.table["evening"]) == 1  # who won is no secret


@served(PRIVATE)
async def test_after_ten_minutes_of_silence_it_is_gone_from_screens_too(
    here: Running, clock: FakeSeconds, database_url: str
) -> None:
    host, second, match = await private_table(here)
    await host.ask("keep-log")
    pass_time(here, clock, SECONDS - 1)
    await heard_by(host, [second])
    assert log_of(here, match)[0]
    pass_time(here, clock, 1)
    await second.until(lambda: second.table["match"] is None)
    await forgotten(here, match)
    assert (second.view, second.mine.get("2")) == (None, None)
    assert told(second, "table-log-forgotten") == [{}]
    late = await here.client(host.code, tokens=second.tokens)
    assert "mot 3" not in f"{late.view} {late.mine} {late.events}"
    await play_toy(host, second)
    assert host.table["match"]["number"] == 2


@served(PRIVATE)
async def test_what_was_forgotten_leaves_the_screens_when_the_time_is_up(
    here: Running, clock: FakeSeconds
) -> None:
    host, second, _ = await private_table(here)
    await second.ask("keep-log", yes=False)
    pass_time(here, clock, SECONDS)
    await host.until(lambda: host.table["match"] is None)
    assert told(host, "table-log-forgotten") == [{}]
    assert here.house.tables[host.code].kept.match is None


@served(PRIVATE)
async def test_the_next_match_ends_the_question(here: Running, database_url: str) -> None:
    host, second, match = await private_table(here)
    await host.ask("keep-log")
    await host.ask("hide", text=(host.view or {})["shown"][0])
    await host.ask("start")
    await forgotten(here, match)
    assert (host.table["keeping"], host.table["keepers"]) == (None, [])
    back = await here.client(host.code, tokens=second.tokens)
    assert "mot 3" not in f"{back.view} {back.mine} {back.events}"
    assert told(back, "toy-written") == []
    [last] = here.house.tables[host.code].kept.gathering.played
    assert last.hidden == ()
    await play_toy(host, second, begun=True)
    assert log_of(here, host.table["match"]["id"]) == (True, 6)


@served(PRIVATE)
async def test_a_hidden_text_is_written_down_only_once_all_agree(here: Running) -> None:
    host, second, match = await private_table(here)
    text = (host.view or {})["shown"][0]
    await host.ask("hide", text=text)

    def stored() -> str:
        row = here.house.reader.table_by_code(host.code)
        assert row is not None
        return row.state.decode()

    assert VEIL in (host.view or {})["shown"]
    assert text not in stored()
    for one in (host, second):
        await one.ask("keep-log")
    assert text in stored()
    seen = await second.ask("replay", match=match)
    assert text not in str(seen)
    await second.ask("keep-log", yes=False)
    assert text not in stored()
    assert VEIL in (host.view or {})["shown"]  # as long as it is shown


@served(PRIVATE)
async def test_a_match_that_can_not_begin_ends_no_question(here: Running) -> None:
    host, second, match = await private_table(here)
    await second.ask("couch")
    assert (await refusal(host.ask("start"))).key == "too-few-players"
    assert log_of(here, match)[0]
    assert host.table["keeping"]["fate"] == ""


@served(PRIVATE)
async def test_a_stopped_match_is_asked_about_as_well(here: Running) -> None:
    host, second = await toy_table(here)
    await host.ask("start")
    await host.do({"act": "write", "text": "à moitié"})
    await host.ask("stop")
    match = host.table["match"]["id"]
    assert host.table["keeping"]["asked"] == [1, 2]
    for one in (host, second):
        await one.ask("keep-log")
    assert (await host.ask("replay", match=match))["total"] > 0


@served(PRIVATE)
async def test_who_has_left_for_good_holds_up_nobody(here: Running) -> None:
    host, second, match = await private_table(here)
    await host.ask("keep-log")
    await second.ask("leave")
    await host.until(lambda: host.table["keeping"]["fate"] == "kept")
    assert log_of(here, match)[0]


@served(PRIVATE)
async def test_who_was_removed_during_the_match_is_not_asked(here: Running) -> None:
    host, _second = await toy_table(here)
    third = await here.client(host.code)
    await third.ask("join", name="Lucas", animal="ours")
    await host.ask("start")
    await host.ask("remove", person=3)
    await host.ask("stop")
    assert host.table["keeping"]["asked"] == [1, 2]
    await host.ask("keep-log")
    await host.ask("remove", person=2)
    await host.until(lambda: host.table["keeping"]["fate"] == "kept")
    assert host.table["keepers"] == [1]


@served(PRIVATE)
async def test_a_phone_that_sleeps_for_a_moment_is_waited_for(
    here: Running, clock: FakeSeconds
) -> None:
    host, second, match = await private_table(here)
    await host.ask("keep-log")
    await second.stop()
    await host.until(lambda: host.table["people"][1]["presence"] == "away")
    pass_time(here, clock, 9)
    assert host.table["keeping"] == {"asked": [1, 2], "fate": ""}
    pass_time(here, clock, 1)
    await host.until(lambda: host.table["keeping"]["fate"] == "kept")
    # Whoever comes back and would rather not says so, and it is gone after all.
    back = await here.client(host.code, tokens=second.tokens)
    await back.ask("keep-log", yes=False)
    await forgotten(here, match)
    await host.until(lambda: host.table["keeping"]["fate"] == "forgotten")


@served(PRIVATE)
async def test_only_who_played_it_has_a_say(here: Running) -> None:
    host, second, match = await private_table(here)
    late = await here.client(host.code)
    await late.ask("join", name="Lucas", animal="ours")
    for yes in (True, False):
        assert (await refusal(late.ask("keep-log", yes=yes))).key == "keep-not-yours"
    watcher = await here.client(host.code)
    assert (await refusal(watcher.ask("keep-log", yes=False))).key == "sit-down-first"
    # Nor has who was given the seat of somebody who did.
    await second.ask("keep-log")
    await host.ask("set-knock", knock=True)
    guest = await here.client(host.code)
    await guest.ask("knock", name="Noé")
    await host.until(lambda: host.table["guests"] != [])
    live = here.house.tables[host.code].kept
    played_at = live.gathering.played[-1].ended_at
    here.house.wall = lambda: played_at + 5  # type: ignore[method-assign]
    await host.ask("admit", guest=host.table["guests"][0]["id"], seat_of=2)
    await guest.until(lambda: guest.you == [2])
    assert (await refusal(guest.ask("keep-log", yes=False))).key == "keep-not-yours"
    assert host.table["keepers"] == []
    assert host.table["keeping"]["asked"] == [1]
    assert log_of(here, match)[0]


@served(PRIVATE)
async def test_how_long_there_is_to_say_it_is_told_with_every_frame(
    here: Running, clock: FakeSeconds
) -> None:
    host, second, _ = await private_table(here)
    assert host.left == ASKED_FOR
    pass_time(here, clock, 60)
    await heard_by(second, [host])
    assert host.left == ASKED_FOR - 60_000
    back = await here.client(host.code, tokens=second.tokens)
    assert back.left == ASKED_FOR - 60_000
    await second.ask("keep-log", yes=False)
    await heard_by(second, [host])
    assert host.left == 0


@served(PRIVATE)
async def test_a_table_that_nobody_is_at_any_more_is_asked_nothing(
    here: Running, clock: FakeSeconds, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has left memory: the house itself sees to it when the time has come."""
    host, second, match = await private_table(here)
    await host.ask("keep-log")
    await unloaded(here, clock, host, second)
    await here.house._forget_due()
    assert log_of(here, match) == (True, 6)
    row = here.house.reader.match(match)
    assert row is not None
    due = row.forget_at or 0
    assert due == (row.ended_at or 0) + ASKED_FOR // 1000
    monkeypatch.setattr(House, "wall", staticmethod(lambda: due))
    await here.house._forget_due()
    await forgotten(here, match)
    back = await here.client(host.code, tokens=host.tokens)
    assert (back.table["match"], back.table["keeping"], back.view) == (None, None, None)
    assert len(back.table["evening"]) == 1


@served(PRIVATE)
async def test_whoever_comes_back_in_time_is_asked_again(here: Running, clock: FakeSeconds) -> None:
    host, second, match = await private_table(here)
    await host.ask("keep-log")
    await unloaded(here, clock, host, second)
    back = await here.client(host.code, tokens=second.tokens)
    assert back.table["keepers"] == [1]
    assert back.table["keeping"] == {"asked": [1, 2], "fate": ""}
    assert 0 < back.left < ASKED_FOR
    pass_time(here, clock, SECONDS)
    await forgotten(here, match)


@pytest.mark.parametrize("late", [False, True])
@played
async def test_the_question_outlives_a_restart_and_so_does_its_time(
    tmp_path: Path, database_url: str, late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeSeconds()
    settings = {"library": PRIVATE, "seconds": clock, "database": database_url}
    async with running(tmp_path, **settings) as here:
        host, second, match = await private_table(here)
        await host.ask("keep-log")
        row = here.house.reader.match(match)
        assert row is not None
        due = row.forget_at or 0
    # By the clock on the wall, for nobody counts while the house is closed.
    now = due if late else due - 100
    monkeypatch.setattr(House, "wall", staticmethod(lambda: now))
    async with running(tmp_path, **settings) as here:
        if late:
            await forgotten(here, match)  # before anybody came
            back = await here.client(host.code, tokens=host.tokens)
            assert (back.table["match"], back.table["keepers"]) == (None, [])
            return
        assert log_of(here, match)[0]
        back = await here.client(host.code, tokens=second.tokens)
        assert back.left == 100_000
        host = await here.client(host.code, tokens=host.tokens)
        await back.ask("keep-log")
        await host.until(lambda: host.table["keeping"]["fate"] == "kept")


@played
async def test_a_match_that_can_not_go_on_after_an_update_is_forgotten_at_once(
    tmp_path: Path, database_url: str
) -> None:
    async with running(tmp_path, library=PRIVATE, database=database_url) as here:
        host, _ = await toy_table(here)
        await host.ask("start")
        await host.do({"act": "write", "text": "à moitié"})
        match = host.table["match"]["id"]
        assert log_of(here, match) == (True, 1)
    newer = ToyLibrary(private=True, version=2)
    async with running(tmp_path, library=newer, database=database_url) as here:
        back = await here.client(host.code, tokens=host.tokens)
        await forgotten(here, match)
        [past] = back.table["evening"]
        assert past["outcome"]["verdict"] == "match-cannot-go-on"
        assert back.table["keeping"] is None


@played
async def test_so_is_one_that_was_over_when_the_update_came(tmp_path: Path) -> None:
    async with running(tmp_path, library=PRIVATE) as here:
        host, _, match = await private_table(here)
    async with running(tmp_path, library=ToyLibrary(private=True, version=2)) as here:
        back = await here.client(host.code, tokens=host.tokens)
        await forgotten(here, match)
        await back.until(lambda: back.table["keeping"] is None)
        assert len(back.table["evening"]) == 1


@played
async def test_a_private_match_from_a_backup_ends_politely(tmp_path: Path) -> None:
    """Its log was left out."""
    async with running(tmp_path, library=PRIVATE) as here:
        host, _ = await toy_table(here)
        await host.ask("start")
        match = host.table["match"]["id"]
        row = here.house.reader.match(match)
        assert row is not None
    async with running(tmp_path, library=PRIVATE) as here:
        assert await here.house.written(Write(matches=[row.forgotten()])) == "written"
        back = await here.client(host.code, tokens=host.tokens)
        assert back.table["match"] is None
        assert len(back.table["evening"]) == 1
        await back.ask("add-bot")
        await back.ask("start")
        assert back.table["match"]["number"] == 2
