"""What the host may do, that nobody else may, and who becomes host afterwards."""

from typing import Any

import pytest

from parlotte.client import Client, Refused, open_table
from parlotte.server.table.redaction import REDACTED
from support.scene import served
from support.server import Running
from support.tables import (
    heard_by,
    holders,
    match_of,
    names,
    pass_time,
    person,
    phone,
    presence,
    refusal,
    told,
    toy_match,
)

POWERS: list[tuple[str, dict[str, Any]]] = [
    ("add-bot", {}),
    ("set-level", {"person": 4, "level": 3}),
    ("remove", {"person": 3}),
    ("remove", {"person": 4}),
    ("stand-in", {"person": 3}),
    ("order", {"people": [4, 3, 2, 1]}),
    ("partner", {"person": 1, "with": 2}),
    ("youngest", {"person": 2}),
    ("choose-game", {"game": "toy"}),
    ("set-options", {"options": {"rounds": 1}}),
    ("start", {}),
    ("lock", {}),
    ("set-knock", {"knock": True}),
    ("hand-over", {"person": 2}),
    ("pause", {}),
    ("stop", {}),
    ("hide", {"text": "person"}),
]


def stored(here: Running, client: Client) -> bytes:
    row = here.house.reader.table_by_code(client.code)
    return row.state


@pytest.mark.parametrize("playing", [False, True])
@served()
async def test_every_power_of_the_host_is_refused_to_others_and_changes_nothing(
    here: Running, playing: bool
) -> None:
    host, second, third = await here.table(3, bots=1)
    if playing:
        await host.ask("start")
    await heard_by(host, [second, third])
    before = dict(second.table), second.view, second.seq, stored(here, host)
    close = [("close", {"phase": second.table["phase"] or "1"})]
    for act, fields in [*POWERS, *close]:
        assert (await refusal(second.ask(act, **fields))).key == "host-only", act
    for _ in range(2):  # the last answer and this one: nothing came in between
        assert (await refusal(second.ask("start"))).key == "host-only"
    assert (dict(second.table), second.view, second.seq, stored(here, host)) == before


@served()
async def test_a_watcher_may_do_nothing_of_the_hosts(here: Running) -> None:
    host, _, _ = await here.table(3, bots=1)
    watcher = await here.client(host.code)
    others: list[tuple[str, dict[str, Any]]] = [
        ("leave", {}), ("take-back", {}), ("more-time", {}), ("ready", {}),
        ("resume", {}), ("react", {"kind": "oh"}), ("admit", {"guest": 1}),
        ("turn-away", {"guest": 1}), ("keep-log", {}),
    ]  # fmt: skip
    for act, fields in [*POWERS, *others]:
        assert (await refusal(watcher.ask(act, **fields))).key == "sit-down-first", act


@served()
async def test_bots_are_added_removed_and_change_level(here: Running) -> None:
    host, second = await here.table(2)
    await host.ask("add-bot", level=1)
    await host.ask("add-bot", level=3)
    levels = [one.get("level") for one in host.table["people"]]
    assert levels == [None, None, 1, 3]
    assert presence(host)[names(host)[2]] == "here"
    await host.ask("set-level", person=3, level=2)
    await second.until(lambda: second.table["people"][2]["level"] == 2)
    assert (await refusal(host.ask("set-level", person=2, level=2))).key == "not-a-bot"
    assert (await refusal(host.ask("add-bot", level=4))).key == "bad-action"
    await host.ask("remove", person=3)
    await second.until(lambda: [one["id"] for one in second.table["people"]] == [1, 2, 4])
    assert (await refusal(host.ask("remove", person=3))).key == "person-unknown"
    assert (await refusal(host.ask("remove", person=1))).key == "host-cannot-leave-so"


@served()
async def test_set_options_replaces_all_options_and_the_match_uses_them(here: Running) -> None:
    host, second, _ = await here.table(3, theme="la pluie", rounds=1)
    assert (host.table["options"]["theme"], host.table["options"]["rounds"]) == ("la pluie", 1)
    await host.ask("set-options", options={"rounds": 1, "writing_minutes": 2})
    await second.until(lambda: second.table["options"]["theme"] == "")
    await host.ask("start")
    assert host.view["options"] == host.table["options"]
    assert host.view["options"]["writing_minutes"] == 2
    refused = refusal(host.ask("set-options", options={}))
    assert (await refused).key == "already-playing"


@served(still=True)
async def test_seats_follow_the_hosts_order_and_the_youngest_is_passed_to_the_match(
    here: Running,
) -> None:
    host, second, third = await here.table(3, bots=1)
    await host.ask("order", people=[3, 4, 1, 2])
    await second.until(lambda: names(second)[0] == "Lucas")
    assert [one["id"] for one in second.table["people"]] == [3, 4, 1, 2]
    for people in ([3, 4, 1], [3, 4, 1, 1], [3, 4, 1, 9], [3, 4, 1, 2, 2]):
        assert (await refusal(host.ask("order", people=people))).key == "person-unknown"
    await host.ask("youngest", person=2)
    assert (await refusal(host.ask("youngest", person=9))).key == "person-unknown"
    assert host.table["youngest"] == 2
    await host.ask("start")
    assert host.table["match"]["seats"] == [3, 4, 1, 2]
    assert host.view["holders"] == ["person", "bot", "person", "person"]
    assert host.view["leader"] == 2  # the person who opened the table leads first
    assert match_of(here, host).core.setup.seats.youngest == 3
    assert (await refusal(host.ask("order", people=[1, 2, 3, 4]))).key == "already-playing"
    assert third.you == [3]


@served()
async def test_a_match_needs_a_valid_number_of_players(here: Running) -> None:
    host, _ = await here.table(2)
    few = await refusal(host.ask("start"))
    assert (few.key, few.params) == ("too-few-players", {"least": 3})
    for _ in range(5):
        await host.ask("add-bot")
    many = await refusal(host.ask("start"))
    assert (many.key, many.params) == ("too-many-players", {"most": 6})
    assert host.table["match"] is None
    await host.ask("remove", person=7)
    await host.ask("start")
    assert (await refusal(host.ask("start"))).key == "already-playing"
    refused = refusal(host.ask("choose-game", game="toy"))
    assert (await refused).key == "already-playing"


@served()
async def test_only_a_registered_game_can_be_chosen(here: Running) -> None:
    (host,) = await here.table()
    assert (await refusal(host.ask("choose-game", game="echecs"))).key == "unknown-game"
    assert (await refusal(open_table(here.url, "A", "chat", "echecs"))).key == ("unknown-game")
    assert host.table["game"] == "papers"


@served()
async def test_closing_a_phase_never_closes_the_next_one(here: Running) -> None:
    host, second, _ = await here.table(3)
    await host.ask("start")  # the host leads: the phase waits for the host alone
    phase = host.table["phase"]
    await host.ask("close", phase=phase)
    assert host.view["phase"]["name"] == "writing"
    late = await refusal(host.ask("close", phase=phase))
    assert late.key == "phase-over"
    await second.until(lambda: second.table["phase"] != phase)
    assert host.view["phase"]["name"] == "writing"


def phase_of(client: Client) -> str:
    return str(client.view["phase"]["name"])


async def closing(host: Client) -> str:
    """Tries to close the phase; succeeds exactly when the table shows it as closable."""
    offered, phase = host.table["closable"], host.table["phase"]
    assert phase is not None
    try:
        await host.ask("close", phase=phase)
    except Refused as refused:
        assert not offered
        return refused.key
    assert offered
    return "done"


@served(still=True)
async def test_under_a_clock_the_host_cannot_cut_the_others_time_short(here: Running) -> None:
    host, second, third = await here.match(3)
    assert await closing(host) == "done"  # the host's own choice
    pass_time(here, 0.001)
    assert await closing(host) == "hand-others-answer"  # the others have three minutes
    await second.do({"act": "write", "text": "un mot"})
    assert await closing(host) == "hand-others-answer"
    await third.do({"act": "write", "text": "deux mots"})
    await host.until(lambda: phase_of(host) == "showing")
    assert await closing(host) == "done"  # everybody only looks at it; the host goes on for all
    assert (host.view["phase"]["name"], host.view["leader"]) == ("choosing", 1)
    assert await closing(host) == "hand-others-answer"  # another player's choice
    await second.do({"act": "choose", "subject": host.view["phase"]["subjects"][0]})
    await host.until(lambda: phase_of(host) == "writing")
    await host.do({"act": "write", "text": "le mien"})
    assert await closing(host) == "hand-others-answer"  # even after the host's own word is in


@served(still=True)
async def test_a_person_missing_for_ten_seconds_no_longer_blocks_the_host(here: Running) -> None:
    host, second, third = await here.match(3)
    assert await closing(host) == "done"
    await second.do({"act": "write", "text": "un mot"})
    await third.stop()
    await host.until(lambda: presence(host)["Lucas"] == "away")
    pass_time(here, 9)
    assert await closing(host) == "hand-others-answer"
    pass_time(here, 1)
    await host.until(lambda: host.table["closable"])
    await host.ask("stand-in", person=3)  # a bot present answers for itself
    assert not host.table["closable"]
    await host.ask("stand-in", person=3, level=0)
    assert await closing(host) == "done"
    assert host.view["phase"]["papers"] == {"1": "un mot"}


@served()
async def test_without_a_clock_the_host_ends_any_phase(here: Running) -> None:
    host, _, _ = await here.match(3, writing_minutes=0)
    for name in ("writing", "showing", "choosing", "writing"):
        assert await closing(host) == "done"
        assert phase_of(host) == name


@served()
async def test_a_match_stopped_by_the_host_has_standings_and_no_winner(here: Running) -> None:
    host, second, _ = await here.table(3)
    for act, fields in (("stop", {}), ("pause", {}), ("close", {"phase": "1"})):
        assert (await refusal(host.ask(act, **fields))).key == "not-playing"
    await host.ask("start")
    await host.ask("stop")
    await second.until(lambda: len(second.table["evening"]) == 1)
    outcome = second.table["match"]["outcome"]
    assert outcome["stopped"]
    assert outcome["winners"] == []
    assert len(outcome["standings"]) == 3
    assert second.table["medals"] == {}
    assert second.prompts() == []
    assert (await refusal(second.do({"act": "go-on"}))).key in ("match-over", "not-playing")


@served()
async def test_handing_the_table_over_takes_the_old_hosts_powers_away(here: Running) -> None:
    host, second, third = await here.table(3, bots=1)
    assert (await refusal(host.ask("hand-over", person=4))).key == "not-a-person"
    await third.ask("leave")
    assert (await refusal(host.ask("hand-over", person=3))).key == "not-a-person"
    await host.ask("hand-over", person=2)
    await second.until(lambda: second.table["host"] == 2)
    assert told(second, "table-host") == [{"name": "Papi Jo"}]
    assert (await refusal(host.ask("lock"))).key == "host-only"
    await second.ask("lock")


@served()
async def test_when_the_host_leaves_a_person_who_is_present_becomes_host(here: Running) -> None:
    host, second, third = await here.table(3)
    await second.stop()
    await host.until(lambda: presence(host)["Papi Jo"] == "away")
    await host.ask("leave")
    await third.until(lambda: third.table["host"] == 3)
    assert told(third, "table-host") == [{"name": "Lucas"}]
    await third.ask("add-bot")
    # The old host comes back as an ordinary person.
    await host.drop()
    await third.until(lambda: presence(third)["Camille"] == "here")
    assert third.table["host"] == 3


@served(still=True)
async def test_a_host_gone_for_two_minutes_is_replaced_and_the_pause_can_be_ended(
    here: Running,
) -> None:
    host, second, third = await here.match(3)
    await host.ask("pause")
    assert (await refusal(second.ask("resume"))).key == "host-only"
    await host.stop()
    await second.until(lambda: presence(second)["Camille"] == "away")
    pass_time(here, 119)
    assert (await refusal(second.ask("resume"))).key == "host-only"
    pass_time(here, 1)
    await second.until(lambda: second.table["host"] == 2)
    assert presence(second)["Camille"] == "gone"
    await second.ask("resume")
    await third.until(lambda: third.table["running"])
    assert holders(third) == ["away", "person", "person"]


@served()
async def test_the_first_to_join_a_table_without_a_host_becomes_host(here: Running) -> None:
    (host,) = await here.table()
    watcher = await here.client(host.code)
    await host.ask("leave")
    await watcher.until(lambda: presence(watcher)["Camille"] == "gone")
    await watcher.ask("join", name="Zélie", animal="chat")
    assert watcher.table["host"] == 2
    await watcher.ask("add-bot")


@served()
async def test_the_last_to_leave_is_host_again_on_return(here: Running) -> None:
    host, second = await here.table(2)
    await host.ask("leave")
    await second.ask("leave")
    back = await here.client(host.code, tokens=host.tokens)
    await back.until(lambda: back.table["host"] == 1)
    await back.ask("add-bot")
    assert [one.get("level", 0) for one in back.table["people"]] == [0, 0, 2]


@served()
async def test_a_hidden_text_is_not_in_replayed_events(here: Running) -> None:
    host, second = await toy_match(here)
    await second.until(lambda: second.mine != {})
    await second.do({"act": "write", "text": "gros mot"})
    await host.do({"act": "write", "text": "fleur"})
    await second.until(lambda: "gros mot" in str(second.view))
    assert told(second, "toy-written") == [{"word": "gros mot"}]
    await host.ask("hide", text="gros mot")
    await second.until(lambda: REDACTED in str(second.view))
    # A phone that was away from the start receives all the events it missed.
    hello = {"epoch": second.epoch, "since": 0, "heard": 0, "tokens": second.tokens}
    async with phone(here, host.code, **hello) as back:
        await back.read(having="welcome")
        shown = await back.read(having="whole")
        assert REDACTED in str(shown["view"])
        assert "gros mot" not in str(back.frames)
        # no event from before the match is sent again
        assert "table-joined" not in str(shown["events"])
    assert person(second, "Zélie")["presence"] == "here"
