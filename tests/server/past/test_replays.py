"""The history of a table, and the replay of a match step by step."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as changed

from parlotte.client import Client, Json
from parlotte.server.past import archive
from parlotte.server.table.gathering import Gathering, Played
from parlotte.server.table.hub import changed_keys
from parlotte.server.table.redaction import REDACTED
from support.scene import played, served
from support.server import Running, answer_to, play_on, running
from support.tables import (
    ToyLibrary,
    eventually,
    knocking,
    phone,
    play_toy,
    played_match,
    refusal,
    toys,
)

SHORT = {"rounds": 2, "writing_minutes": 0}


def folded(steps: list[Json]) -> Json:
    """The view after these steps, merged as a client merges it."""
    view: Json = {}
    for step in steps:
        view |= step["view"]
    return view


async def whole(client: Client, match: str, **which: Any) -> Json:
    """All the steps, page by page."""
    told = await client.ask("replay", match=match, **which)
    while len(told["steps"]) < told["total"]:
        more = await client.ask("replay", match=match, **which, **{"from": len(told["steps"])})
        told["steps"] += more["steps"]
    return told


async def played_out(here: Running, **options: Any) -> tuple[Client, str]:
    """A match of one person and three bots, played to its end."""
    (host,) = await here.match(1, bots=3, **{**SHORT, **options})
    await play_on(host)
    return host, host.table["match"]["id"]


@served()
async def test_a_replay_ends_with_the_same_bytes_as_the_last_view(here: Running) -> None:
    host, match = await played_out(here)
    watcher = await here.client(host.code)
    told = await whole(watcher, match, count=40)
    view = folded(told["steps"])
    assert view == host.view
    assert "mine" not in view
    live = here.house.tables[host.code].stage.picture.public_view()
    async with phone(here, host.code) as tab:
        last = {"from": told["total"] - 1, "count": 1}
        answer = await tab.ask("replay", "last", match=match, **last)
        assert len(answer["answer"]["steps"]) == 1
        assert b'"view":{%b}' % changed_keys(None, live) in tab.frames[-1].encode()


@served()
async def test_every_step_shows_something_and_rounds_point_to_their_first_step(
    here: Running,
) -> None:
    host, match = await played_out(here)
    told = await whole(host, match)
    first, *rest = told["steps"]
    assert (first["at"], first["by"], first["act"]) == (0, None, "start")
    assert set(first["view"]) == set(host.view or {})
    assert all(step["view"] or step["events"] for step in rest)
    times = [step["at"] for step in told["steps"]]
    assert times == sorted(times)
    starts = [place for place, step in enumerate(told["steps"]) if "round" in step["view"]]
    assert told["rounds"] == starts
    assert len(starts) == (host.view or {})["round"]
    inputs = here.house.reader.inputs(match)
    drafts = [one for one in inputs if b'"done":false' in one.given]
    assert told["total"] <= len(inputs) + 1 - len(drafts)
    middle = told["rounds"][1] + 1
    page = await host.ask("replay", match=match, **{"from": middle, "count": 2})
    assert page["steps"][0]["view"] == folded(told["steps"][: middle + 1])
    assert page["steps"][1] == told["steps"][middle + 1]
    after = await host.ask("replay", match=match, **{"from": told["total"] + 5})
    assert (after["steps"], after["total"]) == ([], told["total"])


@served()
async def test_a_person_may_replay_through_the_own_eyes_only(here: Running) -> None:
    host, second, third = await here.match(3, **SHORT)
    await host.do(answer_to(host.prompts()[0], 0))
    for one in (second, third):
        await one.until(lambda o=one: bool(o.prompts()))
    await second.do({"act": "write", "text": "Secret de deux.", "done": False})
    await second.do({"act": "write", "text": "Secret de deux, fini."})
    await host.ask("stop")
    match = host.table["match"]["id"]
    mine = await whole(second, match, eyes=2)
    texts = [step["view"].get("mine", {}).get("text") for step in mine["steps"]]
    assert "Secret de deux." in texts  # a draft is a step for its author alone
    assert "Secret de deux, fini." in texts
    acts = [(step["by"], step["act"]) for step in mine["steps"]]
    assert acts.count((1, "write")) == 2
    for eyes in (None, 3):
        theirs = await whole(third, match, eyes=eyes)
        assert "Secret" not in json.dumps(theirs)
        assert theirs["total"] == mine["total"] - 1
    for role, eyes in ((host, 2), (third, 2), (host, 99)):
        refused = await refusal(role.ask("replay", match=match, eyes=eyes))
        assert refused.key == "not-your-seat"
    watcher = await here.client(host.code)
    assert (await refusal(watcher.ask("replay", match=match, eyes=2))).key == ("not-your-seat")
    late = await here.client(host.code)
    await late.ask("join", name="Zoé", animal="ours")
    assert (await refusal(late.ask("replay", match=match, eyes=4))).key == "not-your-seat"


@served()
async def test_the_author_of_a_step_is_told_only_to_the_author(here: Running) -> None:
    """This game's events do not say who writes; in a replay only the author sees it."""
    _host, second, match = await played_match(here)
    mine = (await whole(second, match, eyes=2))["steps"]
    public = (await whole(second, match))["steps"]
    own = [step for step in mine if step["by"] is not None]
    assert {(step["by"], step["act"]) for step in own} == {(1, "write")}
    assert len([step for step in own if step["events"]]) == 3
    assert not any(step["events"] for step in mine if step["by"] is None)
    assert {(step["by"], step["act"], len(step["events"])) for step in public} == {
        (None, "start", 0),
        (None, None, 0),
    }


@served()
async def test_a_new_holder_of_a_seat_may_not_replay_through_the_old_holders_eyes(
    here: Running,
) -> None:
    host, second, match = await played_match(here)
    assert (await whole(second, match, eyes=2))["total"] > 1
    await host.ask("set-knock", knock=True)
    guest, number = await knocking(here, host)
    await host.ask("admit", guest=number, seat_of=2)
    await guest.until(lambda: guest.you == [2])
    refused = await refusal(guest.ask("replay", match=match, eyes=2))
    assert refused.key == "not-your-seat"
    assert (await whole(guest, match))["total"] > 1


@served()
async def test_a_hidden_text_stays_hidden_in_the_replay(here: Running) -> None:
    host, second, match = await played_match(here)
    last = (host.view or {})["shown"]
    assert last[0] in json.dumps(await whole(second, match))
    await host.ask("hide", text=last[0])
    for _ in range(2):
        for eyes in (None, 2):
            seen = json.dumps(await whole(second, match, eyes=eyes), ensure_ascii=False)
            assert last[0] not in seen
            assert REDACTED in seen
        await play_toy(host, second)  # the next match is not affected, this one is
    newer = json.dumps(await whole(second, host.table["match"]["id"]))
    assert last[0] in newer


@served(ToyLibrary(private=True))
async def test_a_match_that_cannot_be_replayed_says_why(here: Running) -> None:
    host, second, _ = await played_match(here)
    private = host.table["match"]["id"]
    refused = await refusal(host.ask("replay", match=private, eyes=1))
    assert refused.key == "replay-private"  # until everybody agrees to keep it
    await host.ask("keep-log", yes=False)
    refused = await refusal(host.ask("replay", match=private, eyes=1))
    assert refused.key == "replay-private"  # before all have answered, no answer is revealed
    await second.ask("keep-log")
    refused = await refusal(host.ask("replay", match=private, eyes=1))
    assert refused.key == "replay-forgotten"
    assert (await refusal(host.ask("replay", match="nothing"))).key == "match-unknown"
    await host.ask("start")
    now = host.table["match"]["id"]
    assert (await refusal(second.ask("replay", match=now))).key == "replay-not-over"
    await host.ask("stop")
    for one in (host, second):
        await one.ask("keep-log")
    assert (await second.ask("replay", match=now, eyes=2))["total"] == 1
    [kept, gone] = (await host.ask("history"))["played"]
    assert (kept["match"], kept["kept"]) == (now, True)
    assert (gone["match"], gone["kept"]) == (private, False)
    with_damage = here.house.tables[host.code].state.id
    other, _, _ = await played_match(here)
    assert here.house.tables[other.code].state.id != with_damage
    refused = await refusal(host.ask("replay", match=other.table["match"]["id"]))
    assert refused.key == "match-unknown"  # another table's match is unknown here


@played
async def test_a_match_of_older_rules_is_listed_but_not_replayed(tmp_path: Path) -> None:
    async with running(tmp_path, library=toys()) as here:
        host, _, _ = await here.match(3)
        await host.ask("stop")
        match = host.table["match"]["id"]
        assert (await host.ask("history"))["played"][0]["kept"]
    async with running(tmp_path, library=ToyLibrary(version=2)) as here:
        back = await here.client(host.code, tokens=host.tokens)
        [told] = (await back.ask("history"))["played"]
        assert not told["kept"]
        refused = await refusal(back.ask("replay", match=match))
        assert refused.key == "replay-other-rules"
        assert refused.params == {"rules": 1, "here": 2}


@served()
async def test_the_history_lists_all_evenings_newest_first_with_people_who_left(
    here: Running,
) -> None:
    host, second, _ = await played_match(here)
    live = here.house.tables[host.code]
    [first] = live.state.gathering.played
    early = changed(first, ended_at=first.ended_at - 12 * 3600)
    live.state.gathering = changed(live.state.gathering, played=(early,))  # moved to yesterday
    await play_toy(host, second)
    assert len(host.table["evening"]) == 1
    await host.ask("remove", person=2)
    told = (await host.ask("history"))["played"]
    assert [one["evening"] for one in told] == [2, 1]
    assert [one["match"] for one in told] == [host.table["match"]["id"], first.match]
    assert told[0]["animals"] == ["renard", "chat"]
    assert all(one["kept"] for one in told)
    [tonight] = host.table["evening"]
    assert {key: told[0][key] for key in tonight} == tonight
    assert tonight["lasted"] == host.table["match"].get("lasted", 0)


@served(still=True)
async def test_a_matchs_duration_is_in_match_time(here: Running) -> None:
    host, _, _ = await here.match(3, writing_minutes=0)
    assert "lasted" not in host.table["match"]
    here.clock.now += 41 * 60
    await host.ask("pause")
    here.clock.now += 3600  # a break: match time stands still
    await host.ask("stop")
    assert host.table["match"]["lasted"] == 41 * 60_000
    [tonight] = host.table["evening"]
    assert tonight["lasted"] == 41 * 60_000
    assert (await host.ask("history"))["played"][0]["lasted"] == 41 * 60_000


def test_a_table_stored_without_animals_and_durations_still_opens() -> None:
    old = {
        "code": "GVEK",
        "key": "k",
        "game": "toy",
        "people": [{"id": 1, "name": "Camille", "animal": "renard"}],
        "played": [
            {"match": "m", "game": "toy", "evening": 1, "ended_at": 5, "people": [1],
             "names": ["Camille"], "outcome": {"winners": [0], "standings": []}}
        ],
    }  # fmt: skip
    table = msgspec.convert(old, Gathering)
    assert isinstance(table.played[0], Played)
    assert (table.played[0].animals, table.played[0].lasted) == ((), 0)
    assert not table.people[0].couch


@served()
async def test_a_table_plays_on_during_a_replay_and_replays_one_at_a_time(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The replays block until the table has played on: if the table waited for them, the test
    would hang. Each table replays one match at a time, so that other tables need not wait."""
    go_on, count = threading.Event(), threading.Semaphore(0)
    running_now, most = [0], [0]
    lock = threading.Lock()
    true_retell = archive.replay_match

    def slow(*given: Any) -> Any:
        with lock:
            running_now[0] += 1
            most[0] = max(most[0], running_now[0])
        count.release()
        assert go_on.wait(100)
        try:
            return true_retell(*given)
        finally:
            with lock:
                running_now[0] -= 1

    host, second, match = await played_match(here)
    monkeypatch.setattr(archive, "replay_match", slow)
    asked = [
        asyncio.ensure_future(one.ask("replay", match=match, eyes=eyes))
        for one, eyes in ((host, 1), (second, 2), (second, None))
    ]
    assert await asyncio.to_thread(count.acquire, timeout=100)
    await play_toy(host, second)  # a whole match during the replay
    assert not any(one.done() for one in asked)
    await eventually(lambda: here.house.questions.gauges["replays_waiting"] == 2)
    go_on.set()
    answers = await asyncio.gather(*asked)
    assert all(answer["total"] > 1 for answer in answers)
    assert most[0] == 1
    again = await host.ask("replay", match=match, eyes=1)
    assert again == answers[0]
    assert all(count.acquire(blocking=False) for _ in "23")  # the second and third replay ran,
    assert not count.acquire(blocking=False)  # and no fourth: the answer was cached


@served()
async def test_a_tables_queue_of_questions_is_bounded(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    true_retell = archive.replay_match

    def slow(*given: Any) -> Any:
        assert go_on.wait(100)
        return true_retell(*given)

    host, second, match = await played_match(here)
    monkeypatch.setattr(archive, "replay_match", slow)
    third = await here.client(host.code)
    same = [asyncio.ensure_future(host.ask("replay", match=match)) for _ in range(3)]
    asked = [
        asyncio.ensure_future(one.ask("replay", match=match, **{"from": place}))
        for place, one in enumerate((second, third) * 4, 1)
    ]
    done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    [one] = done
    assert one.exception().key == "past-later"
    go_on.set()
    left = [future for future in asked if future is not one]
    assert len(await asyncio.gather(*left)) == 7
    first, *others = await asyncio.gather(*same)
    assert others == [first, first]  # identical questions counted once
