"""A private match that is over is kept only if everybody who played it agrees; silence means no."""

from pathlib import Path

import pytest

from parlotte.server.house import House
from parlotte.server.store.writes import Write
from parlotte.server.table.redaction import REDACTED
from parlotte.server.table.retention import ASKED_FOR, MOST_OPEN
from support.private import PRIVATE, SECONDS, asked, forgotten, heard_answers, log_of
from support.scene import played, served
from support.server import FakeSeconds, Running, running
from support.tables import (
    ToyLibrary,
    eventually,
    gone_home,
    heard_by,
    pass_time,
    play_toy,
    played_match,
    refusal,
    ringing,
    told,
    toy_match,
    toy_table,
)


@served(ToyLibrary())
async def test_a_match_that_is_not_private_needs_no_consent(here: Running) -> None:
    host, _, match = await played_match(here)
    assert host.table["keeping"] == []
    assert log_of(here, match) == (True, 6)
    assert (await refusal(host.ask("keep-log"))).key == "nothing-to-keep"


@served(PRIVATE, on_each_store=True)
async def test_a_private_match_is_kept_once_everybody_has_agreed(here: Running) -> None:
    host, second = await toy_table(here)
    assert (await refusal(host.ask("keep-log"))).key == "nothing-to-keep"
    await host.ask("add-bot")  # a bot is not asked
    await play_toy(host, second)
    match = host.table["match"]["id"]
    assert log_of(here, match)[0]
    question = {"match": match, "asked": [1, 2], "answered": 0, "fate": "", "later": 0}
    assert host.table["keeping"] == [question]
    assert (await refusal(host.ask("replay", match=match))).key == "replay-private"
    assert [one["kept"] for one in (await host.ask("history"))["played"]] == [False]
    for _ in range(2):
        await host.ask("keep-log")
    await heard_answers(second, 1)
    assert second.table["keeping"] == [{**question, "answered": 1}]
    await second.ask("keep-log", match=match)
    await host.until(lambda: asked(host) == (2, 2, "kept"))
    assert told(host, "table-log-kept") == [{}]
    row = here.house.reader.match(match)
    assert (row.kept, row.private, row.forget_at) == (True, False, None)
    assert (await second.ask("replay", match=match, eyes=2))["total"] > 1
    assert [one["kept"] for one in (await host.ask("history"))["played"]] == [True]
    # Once all have agreed, nobody can withdraw.
    assert (await refusal(second.ask("keep-log", yes=False))).key == "nothing-to-keep"
    await host.ask("start")
    assert host.table["keeping"] == []
    assert log_of(here, match)[0]


@served(PRIVATE, on_each_store=True)
async def test_one_refusal_is_enough_and_is_told_only_when_all_have_answered(here: Running) -> None:
    host, second = await toy_table(here)
    third = await here.client(host.code)
    await third.ask("join", name="Lucas", animal="ours")
    await host.ask("start")
    await host.ask("stop")
    match, view = host.table["match"]["id"], host.view
    await second.ask("keep-log", yes=False)
    await forgotten(here, match)  # at once, and silently
    await heard_answers(host, 1)
    assert asked(host) == (3, 1, "")
    await host.ask("keep-log")  # as if it could still be kept
    assert (await refusal(host.ask("replay", match=match))).key == "replay-private"
    assert [one["kept"] for one in (await host.ask("history"))["played"]] == [False]
    await second.ask("keep-log")  # too late
    await heard_by(second, [host])
    assert (asked(host), told(host, "table-log-forgotten")) == ((3, 2, ""), [])
    await third.ask("keep-log")
    await host.until(lambda: asked(host) == (3, 3, "forgotten"))
    assert told(host, "table-log-forgotten") == [{}]
    assert (await refusal(host.ask("replay", match=match))).key == "replay-forgotten"
    assert (await refusal(host.ask("keep-log"))).key == "nothing-to-keep"
    [past] = (await host.ask("history"))["played"]
    assert (past["kept"], len(past["outcome"]["standings"])) == (False, 3)
    assert host.view == view  # the people still look at it
    assert len(host.table["evening"]) == 1  # who won is no secret


@served(PRIVATE)
async def test_consent_may_be_withdrawn_until_the_last_answer(here: Running) -> None:
    host, second, match = await played_match(here)
    await second.ask("keep-log")
    await heard_answers(host, 1)
    frames: list[str] = []
    host.watch = frames.append
    await second.ask("keep-log", yes=False)
    await forgotten(here, match)
    await heard_by(host, [second])
    assert [one for one in frames if "keeping" in one or "events" in one] == []
    await host.ask("keep-log")
    await second.until(lambda: asked(second) == (2, 2, "forgotten"))


@served(PRIVATE, still=True)
async def test_a_yes_and_a_no_look_the_same_to_everybody_else(here: Running) -> None:
    """The same number and size of frames, with the same public content."""
    seen = []
    for yes in (True, False):
        host, second, _ = await played_match(here)
        frames: list[str] = []
        host.watch = frames.append
        await second.ask("keep-log", yes=yes)
        await heard_answers(host, 1)
        assert asked(host) == (2, 1, "")
        seen.append([len(frame) for frame in frames])
    assert seen[0] == seen[1]


@served(PRIVATE, still=True, on_each_store=True)
async def test_after_ten_minutes_of_silence_the_match_is_forgotten(here: Running) -> None:
    host, second, match = await played_match(here)
    await host.ask("keep-log")
    pass_time(here, SECONDS - 1)
    await heard_by(host, [second])
    assert log_of(here, match)[0]
    pass_time(here, 1)
    await second.until(lambda: second.table["match"] is None)
    await forgotten(here, match)
    assert (second.view, second.mine.get("2")) == (None, None)
    assert told(second, "table-log-forgotten") == [{}]
    late = await here.client(host.code, tokens=second.tokens)
    assert "mot 3" not in f"{late.view} {late.mine} {late.events}"
    await play_toy(host, second)
    assert host.table["match"]["number"] == 2


@served(PRIVATE, still=True)
async def test_a_refused_match_leaves_the_screens_when_the_time_is_up(here: Running) -> None:
    host, second, _ = await played_match(here)
    for one in (host, second):
        await one.ask("keep-log", yes=False)
    await host.until(lambda: asked(host) == (2, 2, "forgotten"))
    pass_time(here, SECONDS)
    await host.until(lambda: host.table["match"] is None)
    assert told(host, "table-log-forgotten") == [{}]
    assert here.house.tables[host.code].state.match is None


@served(PRIVATE, still=True, on_each_store=True)
async def test_each_match_has_its_own_question_and_the_next_match_ends_none(here: Running) -> None:
    host, second, first = await played_match(here)
    await host.ask("keep-log")
    await host.ask("hide", text=(host.view or {})["shown"][0])
    pass_time(here, 60)
    await host.ask("start")
    assert told(host, "table-log-open") == [{}]
    assert log_of(here, first) == (True, 6)
    back = await here.client(host.code, tokens=second.tokens)
    assert "mot 3" not in f"{back.view} {back.mine} {back.events}"
    assert told(back, "toy-written") == []
    await play_toy(host, second, begun=True)
    last = host.table["match"]["id"]
    questions = [(one["match"], one["answered"], one["later"]) for one in host.table["keeping"]]
    assert questions == [(first, 1, 0), (last, 0, 60_000)]
    assert host.left == ASKED_FOR - 60_000
    await second.ask("keep-log", match=last, yes=False)
    await eventually(lambda: log_of(here, last) == (False, 0))
    await second.ask("keep-log", match=first)
    await host.until(lambda: [one["fate"] for one in host.table["keeping"]] == ["kept", ""])
    assert log_of(here, first) == (True, 6)
    [kept, _] = here.house.tables[host.code].state.gathering.played
    assert len(kept.hidden) == 1  # what the host hid stays hidden
    pass_time(here, SECONDS)
    await host.until(lambda: [one["fate"] for one in host.table["keeping"]] == ["kept"])
    assert told(host, "table-log-forgotten") == [{}]
    assert host.table["match"] is None


@served(PRIVATE, still=True)
async def test_an_open_question_expires_during_the_next_match(here: Running) -> None:
    host, second, match = await played_match(here)
    await host.ask("keep-log")
    await host.ask("start")
    pass_time(here, SECONDS)
    await second.until(lambda: second.table["keeping"] == [])
    await forgotten(here, match)
    assert told(second, "table-log-forgotten") == [{}]
    assert second.table["match"]["number"] == 2
    assert second.table["match"].get("outcome") is None  # it goes on


@served(PRIVATE)
async def test_the_number_of_open_questions_is_bounded(here: Running) -> None:
    """Beyond the limit, the oldest match is forgotten."""
    host, second = await toy_table(here)
    matches = []
    for _ in range(MOST_OPEN + 2):
        await host.ask("start")
        await host.ask("stop")
        matches.append(host.table["match"]["id"])
    await second.until(lambda: second.table["keeping"][-1]["match"] == matches[-1])
    still_open = [one["match"] for one in second.table["keeping"] if not one["fate"]]
    assert still_open == matches[2:]
    assert [log_of(here, one)[0] for one in matches] == [False] * 2 + [True] * MOST_OPEN


@served(PRIVATE)
async def test_a_hidden_text_is_stored_only_once_all_agree(here: Running) -> None:
    host, second, match = await played_match(here)
    text = (host.view or {})["shown"][0]
    await host.ask("hide", text=text)

    def stored() -> str:
        row = here.house.reader.table_by_code(host.code)
        return row.state.decode()

    assert REDACTED in (host.view or {})["shown"]
    assert text not in stored()
    for one in (host, second):
        await one.ask("keep-log")
    assert text in stored()
    seen = await second.ask("replay", match=match)
    assert text not in str(seen)


@served(PRIVATE)
async def test_a_refused_start_ends_no_question(here: Running) -> None:
    host, second, match = await played_match(here)
    await second.ask("couch")
    assert (await refusal(host.ask("start"))).key == "too-few-players"
    assert log_of(here, match)[0]
    assert asked(host) == (2, 0, "")


@served(PRIVATE)
async def test_a_stopped_match_has_a_question_too(here: Running) -> None:
    host, second = await toy_match(here)
    await host.do({"act": "write", "text": "à moitié"})
    await host.ask("stop")
    match = host.table["match"]["id"]
    assert asked(host) == (2, 0, "")
    for one in (host, second):
        await one.ask("keep-log")
    assert (await host.ask("replay", match=match))["total"] > 0


@served(PRIVATE, still=True)
async def test_the_time_left_to_answer_is_sent(here: Running) -> None:
    host, second, _ = await played_match(here)
    assert host.left == ASKED_FOR
    pass_time(here, 60)
    await heard_by(second, [host])
    assert host.left == ASKED_FOR - 60_000
    back = await here.client(host.code, tokens=second.tokens)
    assert back.left == ASKED_FOR - 60_000
    for one in (host, second):
        await one.ask("keep-log", yes=False)
    await heard_by(second, [host])
    assert host.left == 0


@served(PRIVATE, still=True, on_each_store=True)
async def test_an_empty_table_stays_in_memory_while_a_question_is_open(here: Running) -> None:
    """A person who returns sees the same, whether or not anybody has refused."""
    host, second, match = await played_match(here)
    await second.ask("keep-log", yes=False)
    await gone_home(here, host, second)
    pass_time(here, 90)
    back = await here.client(host.code, tokens=host.tokens)
    assert (asked(back), back.view is not None) == ((2, 1, ""), True)
    assert back.left == ASKED_FOR - 90_000
    await gone_home(here, back)
    pass_time(here, SECONDS)
    await ringing(here, lambda: host.code not in here.house.tables)
    await forgotten(here, match)
    back = await here.client(host.code, tokens=host.tokens)
    assert (back.table["match"], back.table["keeping"], back.view) == (None, [], None)
    assert len(back.table["evening"]) == 1


@pytest.mark.parametrize("no", [False, True])
@pytest.mark.parametrize("late", [False, True])
@played
async def test_a_question_and_its_deadline_survive_a_restart(
    tmp_path: Path, database_url: str, late: bool, no: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the restart the match is not shown, whether or not anybody has refused."""
    clock = FakeSeconds()
    settings = {"library": PRIVATE, "seconds": clock, "database": database_url}
    async with running(tmp_path, **settings) as here:
        host, second, match = await played_match(here)
        row = here.house.reader.match(match)
        due = row.forget_at or 0
        assert due == (row.ended_at or 0) + ASKED_FOR // 1000
        await host.ask("keep-log", yes=not no)
    # The deadline is in wall time, since nothing counts while the house is closed.
    now = due if late else due - 100
    monkeypatch.setattr(House, "wall", staticmethod(lambda: now))
    async with running(tmp_path, **settings) as here:
        if late:
            await forgotten(here, match)  # before anybody connected
            back = await here.client(host.code, tokens=host.tokens)
            await back.until(lambda: (back.table["match"], back.table["keeping"]) == (None, []))
            return
        assert log_of(here, match)[0] is not no
        back = await here.client(host.code, tokens=second.tokens)
        assert (asked(back), back.left) == ((2, 1, ""), 100_000)
        assert (back.table["match"], back.view) == (None, None)
        await back.ask("keep-log")
        await back.until(lambda: asked(back) == (2, 2, "forgotten" if no else "kept"))


@played
async def test_a_match_that_an_update_ends_is_forgotten_at_once(
    tmp_path: Path, database_url: str
) -> None:
    async with running(tmp_path, library=PRIVATE, database=database_url) as here:
        host, _ = await toy_match(here)
        await host.do({"act": "write", "text": "à moitié"})
        match = host.table["match"]["id"]
        assert log_of(here, match) == (True, 1)
    newer = ToyLibrary(private=True, version=2)
    async with running(tmp_path, library=newer, database=database_url) as here:
        back = await here.client(host.code, tokens=host.tokens)
        await forgotten(here, match)
        [past] = back.table["evening"]
        assert past["outcome"]["verdict"] == "match-cannot-go-on"
        assert back.table["keeping"] == []


@played
async def test_a_finished_match_of_older_rules_is_forgotten_too(tmp_path: Path) -> None:
    async with running(tmp_path, library=PRIVATE) as here:
        host, _, match = await played_match(here)
    async with running(tmp_path, library=ToyLibrary(private=True, version=2)) as here:
        back = await here.client(host.code, tokens=host.tokens)
        await forgotten(here, match)
        await back.until(lambda: back.table["keeping"] == [])
        assert len(back.table["evening"]) == 1


@played
async def test_a_private_match_restored_from_a_backup_ends(tmp_path: Path) -> None:
    """The backup omits its log."""
    async with running(tmp_path, library=PRIVATE) as here:
        host, _ = await toy_match(here)
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
