"""Tables leave memory and are loaded unchanged; old ones are deleted."""

import json
from dataclasses import replace
from pathlib import Path

import msgspec

from parlotte.client import Client, open_table
from parlotte.server.store.rows import TableRow
from parlotte.server.store.writes import Write
from support.databases import behind
from support.scene import played, served
from support.server import QUICK, FixedSecrets, Running, answer_to, running
from support.tables import (
    ToyLibrary,
    eventually,
    heard_by,
    names,
    pass_time,
    presence,
    refusal,
    ringing,
    told,
    toy_match,
    toy_table,
    toys,
    turned_down,
    unloaded,
)

DAY = 86_400
GONE_SOON = replace(QUICK, gone_after=1_000)


def same_table(client: Client, other: Client) -> bool:
    """Whether two clients see the same table, apart from who is connected, which is not stored."""
    fleeting = ("people", "running", "watching", "screens")
    return all(client.table[key] == other.table[key] for key in client.table if key not in fleeting)


@served(still=True)
async def test_a_table_reloads_during_a_match_with_its_view_seats_and_time(here: Running) -> None:
    host, second, third = await here.table(3, bots=1, writing_minutes=2)
    await host.ask("order", people=[2, 1, 4, 3])
    await host.ask("lock")
    await host.ask("set-knock", knock=True)
    await host.ask("start")
    await host.do(answer_to(host.prompts()[0], 0))
    await second.until(lambda: bool(second.prompts()))
    await second.do({"act": "write", "text": "L’œuf d’Anaïs, ça alors.", "done": False})
    await second.ask("more-time")
    await ringing(here, lambda: host.view["phase"]["handed_in"] == [2])
    here.clock.now = 1040.0
    await heard_by(second, [host, third])
    assert (host.now, host.hold) == (0, 20_000)
    await unloaded(here, host, second, third)
    back = await here.client(host.code, tokens=second.tokens)
    assert back.you == [2]
    assert back.epoch != second.epoch
    assert (back.view, back.mine) == (second.view, second.mine)
    assert back.mine[2]["view"]["text"] == "L’œuf d’Anaïs, ça alors."
    assert same_table(back, second)
    assert (back.table["locked"], back.table["knock"]) == (True, True)
    assert back.table["options"]["writing_minutes"] == 2
    assert (back.now, back.hold) == (0, 20_000)
    assert (await refusal(back.ask("more-time"))).key == "more-time-once"
    await here.client(host.code, tokens=host.tokens)
    pass_time(here, 139)
    await heard_by(back, [back])
    assert back.view["phase"]["name"] == "writing"
    pass_time(here, 1)
    await back.until(lambda: back.view["phase"]["name"] == "showing")


@played
async def test_a_table_reloads_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, library=toys()) as here:
        host, second, third = await here.table(3)
        await third.ask("leave")
        await host.ask("add-bot")
        await host.ask("start")
        await heard_by(host, [second])
        evening = host.table
    async with running(tmp_path, library=toys()) as here:
        assert here.house.tables == {}
        back = await here.client(host.code, tokens=[*host.tokens, *second.tokens])
        assert back.you == [1, 2]
        assert back.view == second.view
        assert back.table["match"] == evening["match"]
        assert presence(back)["Lucas"] == "gone"
        await back.do(answer_to(back.prompts(1)[0], 0), by=1)


@served(still=True)
async def test_a_retry_is_known_after_a_reload(here: Running) -> None:
    (host,) = await here.table()
    frame = '{"id": "the-same-command", "ask": {"act": "add-bot"}}'
    await host._socket.send(frame)
    await host.until(lambda: len(host.table["people"]) == 2)
    await unloaded(here, host)
    back = await here.client(host.code, tokens=host.tokens)
    await back._socket.send(frame)
    await heard_by(back, [back])
    assert len(back.table["people"]) == 2


@served(still=True)
async def test_a_table_stays_in_memory_while_anybody_is_connected(here: Running) -> None:
    (host,) = await here.table()
    await unloaded(here, host)
    watcher = await here.client(host.code)
    assert names(watcher) == ["Camille"]
    pass_time(here, 600)
    await watcher.ask("invite")
    assert host.code in here.house.tables  # a watcher is connected
    await unloaded(here, watcher)


@served(still=True)
async def test_a_table_with_removed_options_still_opens(here: Running) -> None:
    host, second, third = await here.table(3, rounds=1)
    await unloaded(here, host, second, third)
    row = here.house.reader.table_by_code(host.code)
    state = msgspec.json.decode(row.state)
    state["options"]["papers"]["plateau"] = "grand"
    old = TableRow(id=row.id, code=row.code, state=msgspec.json.encode(state), seen_at=row.seen_at)
    assert await here.house.written(Write(tables=[old])) == "written"
    back = await here.client(host.code, tokens=host.tokens)
    assert back.table["options"]["rounds"] == 3
    refused = await refusal(back.ask("start"))
    assert (refused.key, refused.params) == ("bad-option", {"option": "plateau"})
    await back.ask("set-options", options={"rounds": 1})
    await back.ask("start")


@played
async def test_a_match_of_older_rules_ends_with_its_last_scores(tmp_path: Path) -> None:
    async with running(tmp_path, library=toys()) as here:
        host, _, _ = await here.match(3)
        await host.do(answer_to(host.prompts()[0], 0))
    async with running(tmp_path, library=ToyLibrary(version=2)) as here:
        back = await here.client(host.code, tokens=host.tokens)
        assert back.view is None
        [played] = back.table["evening"]
        assert played["outcome"]["stopped"]
        assert played["outcome"]["verdict"] == "match-cannot-go-on"
        assert [one["seat"] for one in played["outcome"]["standings"]] == [0, 1, 2]
        assert back.table["medals"] == {}
        await back.ask("start")
        assert back.table["match"]["number"] == 2


def age(data: Path, code: str, seconds: int) -> None:
    """Makes the table look unused for this many seconds."""
    with behind(data) as store:
        changed = store.execute(
            "UPDATE tables SET seen_at = seen_at - ? WHERE code = ?", (seconds, code)
        )
        assert changed.rowcount == 1


@played
async def test_unused_tables_are_deleted_after_the_configured_days(tmp_path: Path) -> None:
    tables = []
    async with running(tmp_path, library=toys()) as here:
        for days in (6, 8):
            host, _, _ = await here.match(3)
            tables.append((host, days))
    for host, days in tables:
        age(tmp_path, host.code, days * DAY)
    (young, _), (old, _) = tables
    async with running(tmp_path, library=toys(), keep_days=7) as here:
        await eventually(lambda: here.house.reader.table_by_code(old.code) is None)
        [frame] = await turned_down(here, old.code, tokens=old.tokens)
        assert "no-such-table" in frame
        back = await here.client(young.code, tokens=young.tokens)
        assert (back.you, back.view) == ([1], young.view)
        assert here.house.reader.match(old.table["match"]["id"]) is None


@played
async def test_a_deleted_tables_code_is_not_reused_for_a_day(tmp_path: Path) -> None:
    async def drawn(keep_days: int) -> str:
        """The code that this server always draws first."""
        secrets = FixedSecrets(7)
        async with running(tmp_path, library=toys(), secrets=secrets, keep_days=keep_days) as here:
            return (await open_table(here.url, "Camille", "chat"))["code"]

    first = await drawn(30)
    age(tmp_path, first, DAY - 3600)
    second = await drawn(0)  # even if tables are kept for no day
    assert second != first
    age(tmp_path, first, 2 * 3600)
    async with running(tmp_path, library=toys(), keep_days=0) as here:
        await eventually(lambda: here.house.reader.table_by_code(first) is None)
    assert await drawn(30) == first


@served(still=True)
async def test_events_from_before_a_reload_are_not_sent(here: Running) -> None:
    host, second = await here.table(2)
    await unloaded(here, host, second)
    again = await here.client(host.code, tokens=host.tokens)
    assert told(again, "table-joined") == []
    later = await here.client(host.code)
    await later.ask("join", name="Zélie", animal="chat")
    await again.until(lambda: told(again, "table-joined") == [{"name": "Zélie"}])


@served(ToyLibrary())
async def test_a_start_that_was_not_saved_stores_its_content_the_next_time(
    here: Running, tmp_path: Path
) -> None:
    host, _ = await toy_table(here)
    with behind(tmp_path) as store:
        store.execute("CREATE TRIGGER full BEFORE INSERT ON matches BEGIN DELETE FROM nowhere; END")
    assert (await refusal(host.ask("start"))).key == "not-saved"
    assert not host.table["match"]
    with behind(tmp_path) as store:
        store.execute("DROP TRIGGER full")
    await host.ask("start")
    with behind(tmp_path) as store:
        [kept] = store.execute("SELECT content IN (SELECT hash FROM contents) FROM matches")
    assert kept == (1,)


FULL = "CREATE TRIGGER full BEFORE INSERT ON inputs BEGIN DELETE FROM nowhere; END"


@served(ToyLibrary(), still=True)
async def test_an_act_behind_a_deadline_that_is_not_saved_is_refused(
    here: Running, tmp_path: Path
) -> None:
    host, second = await toy_match(here)
    await second.until(lambda: bool(second.prompts()))
    with behind(tmp_path) as store:
        store.execute(FULL)
    here.clock.now += 11
    late = second.do({"act": "write", "text": "trop tard"})
    assert (await refusal(late)).key == "not-saved"
    assert host.table["phase"] == "1"
    with behind(tmp_path) as store:
        store.execute("DROP TRIGGER full")
    pass_time(here, 2)
    await host.until(lambda: host.table["phase"] == "2")


@served(ToyLibrary(), pace=GONE_SOON, still=True)
async def test_an_absence_that_is_not_saved_is_written_later(here: Running, tmp_path: Path) -> None:
    host, second = await toy_table(here)
    await host.ask("set-options", options={"seconds": 0})
    await host.ask("start")
    await second.until(lambda: bool(second.prompts()))
    with behind(tmp_path) as store:
        store.execute(FULL)
    await second.stop()
    await host.until(lambda: presence(host)["Zélie"] == "away")
    pass_time(here, 2)
    await eventually(lambda: bool(here.house.tables[host.code]._inbox._later))
    assert presence(host)["Zélie"] == "away"
    with behind(tmp_path) as store:
        assert store.execute("SELECT count(*) FROM inputs").fetchone() == (0,)
        store.execute("DROP TRIGGER full")
    pass_time(here, 2)
    await host.until(lambda: presence(host)["Zélie"] == "gone")
    with behind(tmp_path) as store:
        [(given,)] = store.execute("SELECT given FROM inputs")
    assert json.loads(given)["what"] == {"act": "seat-changed", "seat": 1, "holder": "away"}
