"""People at a table: names, seats, leaving, and recovering a lost seat."""

import asyncio

import pytest

from parlotte.client import Client, Refused, open_table
from parlotte.server.sockets.frames import CLOSE_TURNED_AWAY
from parlotte.server.table.gathering import BOT_NAMES
from support.scene import served
from support.server import Running, answer_to, play_on
from support.tables import (
    eventually,
    heard_by,
    holders,
    knocking,
    names,
    person,
    phone,
    presence,
    refusal,
    told,
    turned_down,
)


@pytest.mark.parametrize("name", ["Zoé", "Cœur d’Anaïs", "François", "Maëlle ♥", "D’Artagnan"])
@served()
async def test_a_name_is_shown_as_it_was_typed(here: Running, name: str) -> None:
    (host,) = await here.table()
    frames: list[str] = []
    guest = await here.client(host.code)
    guest.watch = frames.append
    await guest.ask("join", name=name, animal="chat")
    await guest.until(lambda: told(guest, "table-joined") != [])
    assert names(guest)[1] == name
    assert told(guest, "table-joined") == [{"name": name}]
    assert any(name in frame for frame in frames)
    await guest.ask("rename", name=f"{name} 2", animal="hibou")
    assert person(guest, f"{name} 2")["animal"] == "hibou"


@pytest.mark.parametrize("name", ["CAMILLE", "Cami11e", "Çamille", " camille ", "Саmille"])
@served()
async def test_a_name_that_looks_like_another_is_refused(here: Running, name: str) -> None:
    host, second = await here.table(2)
    guest = await here.client(host.code)
    refused = await refusal(guest.ask("join", name=name, animal="chat"))
    assert refused.key == "name-taken"
    assert refused.sentence.startswith("Quelqu’un s’appelle déjà «\u202fCamille\u202f»")
    again = await refusal(second.ask("rename", name=name, animal="chat"))
    assert again.key == "name-taken"
    assert names(host) == ["Camille", "Papi Jo"]
    assert guest.you == []


@served()
async def test_ten_people_have_ten_different_animals_and_an_eleventh_is_refused(
    here: Running,
) -> None:
    (host,) = await here.table()
    guest = await here.client(host.code)
    refused = await refusal(guest.ask("join", name="Zélie", animal="renard"))
    assert refused.key == "animal-taken"
    assert (await refusal(guest.ask("join", name="Zélie", animal="dragon"))).key
    others = ("rainette", "poulpe", "chat", "lapin", "manchot", "ours", "panda", "hibou")
    for number, animal in enumerate((*others, "herisson")):
        await guest.ask("join", name=f"Cousin {'ABCDEFGHK'[number]}", animal=animal)
    assert len(set(guest.tokens)) == 9
    full = await refusal(guest.ask("join", name="Onzième", animal="renard"))
    assert full.key == "table-full"
    assert len(host.table["people"]) == 10


@served()
async def test_a_reconnection_a_reload_and_a_second_tab_get_the_seat_back(here: Running) -> None:
    host, second, third = await here.match(3, rounds=1)
    await second.until(lambda: second.mine != {})
    await second.drop()
    await second.until(lambda: second.reconnections == 1)
    assert second.you == [2]
    tab = await here.client(host.code, tokens=second.tokens)
    await tab.until(lambda: tab.mine == second.mine)
    await second.stop()
    await heard_by(third, [host, tab])
    assert presence(host)["Papi Jo"] == "here"  # the other tab is still open
    await tab.stop()
    await host.until(lambda: presence(host)["Papi Jo"] == "away")
    reloaded = await here.client(host.code, tokens=second.tokens)
    assert reloaded.you == [2]
    assert reloaded.mine == tab.mine


@served()
async def test_an_invalid_token_is_reported_by_its_index(here: Running) -> None:
    host, second = await here.table(2)
    device = await here.client(host.code, tokens=["rubbish", second.tokens[0], "old"])
    assert device.you == [2]
    assert device.lost == [0, 2]


async def claiming(here: Running, host: Client, name: str) -> Client:
    """Somebody without a token asks for the seat of this person."""
    lost = await here.client(host.code)
    await lost.ask("claim", person=person(lost, name)["id"])
    await host.until(lambda: host.table["guests"] != [])
    return lost


@served()
async def test_the_host_gives_a_seat_back_to_a_person_who_lost_the_token(here: Running) -> None:
    host, second, third = await here.match(3)
    old_tokens = list(second.tokens)
    assert (await refusal(third.ask("claim", person=2))).key == "already-here"
    await second.stop()
    await host.until(lambda: presence(host)["Papi Jo"] == "away")
    lost = await claiming(here, host, "Papi Jo")
    guest = host.table["guests"][0]
    assert (guest["name"], guest["seat_of"]) == ("Papi Jo", 2)
    for command in ({}, {"seat_of": 2}):
        refused = await refusal(third.ask("admit", guest=guest["id"], **command))
        assert refused.key == "host-only"
    await host.ask("admit", guest=guest["id"])
    await lost.until(lambda: 2 in lost.mine)
    assert presence(host)["Papi Jo"] == "here"
    await lost.drop()
    await lost.until(lambda: lost.reconnections == 1)
    assert lost.you == [2]
    stale = await here.client(host.code, tokens=old_tokens)
    assert (stale.you, stale.lost, stale.mine) == ([], [0], {})


@served()
async def test_a_guest_may_be_given_a_bots_seat_during_a_match(here: Running) -> None:
    host, second = await here.table(2, bots=1)
    await host.ask("set-knock", knock=True)
    await host.ask("start")
    bot = host.table["people"][2]
    guest, number = await knocking(here, host)
    await host.ask("admit", guest=number, seat_of=bot["id"])
    await guest.until(lambda: bot["id"] in guest.mine)
    await second.until(lambda: names(second)[2] == "Zélie")
    seated = person(host, "Zélie")
    assert seated["id"] == bot["id"]
    assert seated["animal"] != "robot"
    assert "level" not in seated
    assert holders(host) == ["person", "person", "person"]


@served()
async def test_a_guest_who_is_given_a_seat_needs_a_free_name(here: Running) -> None:
    host, _ = await here.table(2, bots=1)
    await host.ask("set-knock", knock=True)
    _, number = await knocking(here, host, "camille")
    assert (await refusal(host.ask("admit", guest=number, seat_of=3))).key == "name-taken"
    assert names(host)[:2] == ["Camille", "Papi Jo"]
    assert host.table["guests"] != []


@served()
async def test_a_guest_who_disconnects_while_being_seated_leaves_no_dead_connection(
    here: Running,
) -> None:
    host, second = await here.table(2, bots=1)
    await host.ask("set-knock", knock=True)
    async with phone(here, host.code) as guest:
        await guest.ask("knock", 1, name="Zélie")
        await host.until(lambda: host.table["guests"] != [])
        live = here.house.tables[host.code]
        [knocking] = live.stage.guests._guests.values()
        number, connection = knocking.id, knocking.connection
        guest.socket.transport.abort()
        # The connection breaks while the seat is being written.
        await eventually(lambda: connection.stage is None)
        live.stage.guests._guests[number] = knocking
        await host.ask("admit", guest=number, seat_of=3)
    await heard_by(second, [host])
    assert presence(host)["Zélie"] == "away"
    assert connection not in live.stage.attendance.connections


@served()
async def test_a_person_who_left_gets_the_seat_back_on_return(here: Running) -> None:
    host, second, third, _ = await here.match(4)
    tab = await here.client(host.code, tokens=second.tokens)
    await tab.until(lambda: 2 in tab.mine)
    await second.ask("leave")
    await second.until(lambda: second.mine == {})
    await tab.until(lambda: tab.mine == {})  # all tabs of the person leave
    assert holders(host) == ["person", "away", "person", "person"]
    assert presence(host)["Papi Jo"] == "gone"
    await third.until(lambda: told(third, "table-left") == [{"name": "Papi Jo"}])
    assert (await refusal(second.ask("ready"))).key == "sit-down-first"
    assert second.notices == tab.notices == []
    back = await here.client(host.code, tokens=second.tokens)
    await back.until(lambda: holders(back) == ["person"] * 4)
    assert presence(back)["Papi Jo"] == "here"
    assert 2 in back.mine


@served()
async def test_a_removed_person_keeps_no_seat_token_or_link(here: Running) -> None:
    opened = await open_table(here.url, "Camille", "renard")
    host = await here.client(opened["code"], tokens=[opened["token"]])
    command = "a-long-and-secret-id-0003"
    async with phone(here, host.code, key=opened["key"]) as rascal:
        await rascal.read(having="welcome")
        token = (await rascal.ask("join", command, name="Zélie", animal="chat"))["answer"]
        await host.ask("remove", person=2)
        assert (await rascal.read(having="refused"))["refused"] == "seat-lost"
        assert await rascal.closed() == 4010
    assert names(host) == ["Camille"]
    back = await here.client(host.code, tokens=[token["token"]])
    assert (back.you, back.lost) == ([], [0])
    # The old link opens no more than the code in it: where guests must knock, it knocks.
    await host.ask("set-knock", knock=True)
    async with phone(here, host.code, key=opened["key"]) as again:
        assert "door" in await again.read()
    fresh = (await host.ask("invite"))["link"].partition("#")[2]
    assert (await here.client(host.code, key=fresh)).table["people"]


@served()
async def test_a_removed_person_disappears_from_the_tables_view(here: Running) -> None:
    host, second, third = await here.table(3)
    await third.ask("ready")
    await second.ask("ready")
    await host.ask("youngest", person=3)
    await host.until(lambda: host.table["ready"] == [3, 2])
    await host.ask("remove", person=3)
    assert (host.table["ready"], host.table["youngest"]) == ([2], None)
    assert names(host) == ["Camille", "Papi Jo"]


@served()
async def test_a_person_removed_during_a_match_leaves_an_empty_seat_until_it_ends(
    here: Running,
) -> None:
    host, _, third = await here.table(3, bots=1)
    command = "a-long-and-secret-id-0004"
    async with phone(here, host.code) as rascal:
        await rascal.ask("join", command, name="Zélie", animal="chat")
        await host.ask("youngest", person=5)
        await host.ask("start")
        await host.ask("remove", person=5)
        assert await rascal.closed() == 4010
    assert holders(host) == ["person", "person", "person", "bot", "away"]
    async with phone(here, host.code) as again:  # not even by repeating the join
        told_again = await again.ask("join", command, name="Zélie", animal="chat")
        assert told_again["refused"] == "seat-lost"
    await host.ask("stop")
    assert names(host) == ["Camille", "Papi Jo", "Lucas", BOT_NAMES[0]]
    assert host.table["youngest"] is None
    await third.until(lambda: third.table["match"]["outcome"]["stopped"])


@served()
async def test_a_removed_bot_stops_playing_and_another_may_take_its_seat(here: Running) -> None:
    host, _ = await here.match(2, bots=2)
    await host.ask("remove", person=3)
    assert holders(host)[2] == "away"
    await host.ask("stand-in", person=3, level=1)
    assert holders(host)[2] == "bot"
    await host.ask("stop")
    assert [one["id"] for one in host.table["people"]] == [1, 2, 4]


@served()
async def test_a_latecomer_watches_and_plays_in_the_next_match(here: Running) -> None:
    host, second, _ = await here.match(3)
    late = await here.client(host.code)
    await late.ask("join", name="Zélie", animal="chat")
    await late.until(lambda: late.view is not None and bool(late.you))
    assert late.mine == {}
    assert late.table["match"]["seats"] == [1, 2, 3]
    assert late.view == host.view
    assert (await refusal(late.do({"act": "go-on"}))).key == "next-game"
    await late.ask("react", kind="coeur")
    await second.until(lambda: told(second, "table-reaction") != [])
    await host.ask("stop")
    await host.ask("start")
    await late.until(lambda: 4 in late.mine)
    assert late.table["match"]["seats"] == [1, 2, 3, 4]


@served()
async def test_a_bots_name_is_never_one_already_at_the_table(here: Running) -> None:
    (host,) = await here.table()
    for number, name in enumerate(BOT_NAMES[:6]):
        animal = ("rainette", "poulpe", "chat", "lapin", "manchot", "ours")[number]
        await host.ask("join", name=name, animal=animal)
    for _ in range(6):
        await host.ask("add-bot", by=1)
    assert names(host)[-4:] == ["Robot 1", "Robot 2", "Robot 3", "Robot 4"]
    assert (await refusal(host.ask("add-bot", by=1))).key == "table-full"


@served()
async def test_a_retried_command_is_answered_again_and_carried_out_once(here: Running) -> None:
    host, _ = await here.table(2)
    async with phone(here, host.code, tokens=host.tokens) as tab:
        for act, fields in (
            ("add-bot", {}),
            ("add-bot", {"level": 1}),
            ("start", {}),
            ("more-time", {}),
            ("close", {}),
            ("stop", {}),
            ("remove", {"person": 3}),
        ):
            if act == "close":
                fields = {"phase": host.table["phase"]}  # noqa: PLW2901
            name = f"{act}-{fields}"
            first = await tab.ask(act, name, **fields)
            again = await tab.ask(act, name, **fields)
            assert "ack" in first, (act, first)
            assert again == {"ack": name}
            await heard_by(host, [host])
    assert [one["id"] for one in host.table["people"]] == [1, 2, 4]
    assert len(host.table["evening"]) == 1
    assert len(told(host, "table-more-time")) == 1


@served()
async def test_a_retried_admit_is_answered_again_and_carried_out_once(here: Running) -> None:
    host, _ = await here.table(2)
    await host.ask("set-knock", knock=True)
    _, number = await knocking(here, host)
    command = {"guest": number}
    async with phone(here, host.code, tokens=host.tokens) as tab:
        assert "ack" in await tab.ask("admit", "once", **command)
        assert await tab.ask("admit", "once", **command) == {"ack": "once"}
        assert (await tab.ask("admit", "twice", **command))["refused"] == "no-such-guest"


@served()
async def test_a_retried_act_is_answered_again_and_carried_out_once(here: Running) -> None:
    host, _, _ = await here.match(3)
    choose = answer_to(host.prompts()[0], 0)
    async with phone(here, host.code, tokens=host.tokens) as tab:
        await tab.send(id="mine", do=choose)
        await tab.read(having="ack")
        await tab.send(id="mine", do=choose)
        assert await tab.read(having="ack") == {"ack": "mine"}
        await tab.send(id="other", do=choose)
        assert (await tab.read(having="refused"))["id"] == "other"


@served(seconds=lambda: 5000.0)
async def test_reactions_are_limited_in_kind_and_rate(here: Running) -> None:
    host, second = await here.table(2)
    for kind in ("bravo", "rire", "coeur", "oh"):
        await second.ask("react", kind=kind)
    assert (await refusal(second.ask("react", kind="hmm"))).key == "slow-down"
    await host.ask("react", kind="vite")  # each person has a rate limit of their own
    with pytest.raises(Refused):
        await host.ask("react", kind="dragon")
    await second.until(lambda: len(told(second, "table-reaction")) == 5)
    assert told(second, "table-reaction")[0] == {"person": 2, "kind": "bravo"}


@served()
async def test_watchers_and_the_big_screen_get_only_the_public_view(here: Running) -> None:
    host, second = await here.table(2, bots=1, rounds=1)
    frames: list[str] = []
    screen = await here.client(host.code, screen=True)
    watcher = await here.client(host.code)
    screen.watch = watcher.watch = frames.append
    await watcher.until(lambda: watcher.table["watching"] == 1)
    assert watcher.table["screens"] == 1
    await host.ask("start")
    await asyncio.gather(
        *(play_on(one, until=lambda o=one: o.view["round"] == 2) for one in (host, second))
    )
    await heard_by(second, [screen, watcher])
    assert screen.view == watcher.view
    assert screen.mine == watcher.mine == {}
    assert frames
    assert not [frame for frame in frames if '"mine"' in frame]
    assert (await refusal(screen.do({"act": "go-on"}))).key == "sit-down-first"


@served()
async def test_a_reconnecting_big_screen_gets_the_whole_view(here: Running) -> None:
    host, second, third = await here.table(3)
    screen = await here.client(host.code, screen=True)
    hello = {"epoch": screen.epoch, "since": screen.seq, "heard": screen.heard}
    await screen.stop()
    await host.until(lambda: host.table["screens"] == 0)
    await host.ask("start")
    await heard_by(host, [second, third])
    async with phone(here, host.code, screen=True, **hello) as back:
        await back.read(having="welcome")
        shown = await back.read(having="seq")
        assert shown["whole"]
        assert shown["view"] == host.view


@served()
async def test_a_command_id_that_is_a_prefix_of_another_is_distinct(here: Running) -> None:
    (host,) = await here.table()
    async with phone(here, host.code, tokens=host.tokens) as tab:
        assert "ack" in await tab.ask("add-bot", "a:b")
        assert "ack" in await tab.ask("add-bot", "a")
    await host.until(lambda: len(host.table["people"]) == 3)


@served()
async def test_a_pronoun_is_stored_only_as_the_person_chose_it(here: Running) -> None:
    host, second = await here.table(2)
    third = await here.client(host.code)
    await third.ask("join", name="Zélie", animal="chat", spoken="elle")
    told = [one.get("spoken") for one in third.table["people"]]
    assert told == [None, None, "elle"]  # no pronoun is guessed
    await second.ask("rename", name="Papi Jo", animal="rainette", spoken="il")
    await third.ask("rename", name="Zaza", animal="chat")  # the pronoun is kept
    assert [one.get("spoken") for one in third.table["people"]] == [None, "il", "elle"]
    await third.ask("rename", name="Zaza", animal="chat", spoken="")
    assert "spoken" not in third.table["people"][2]
    for act in ("rename", "join"):
        asked = third.ask(act, name="Zoé", animal="ours", spoken="iel")
        assert (await refusal(asked)).key == "bad-action"


@served()
async def test_a_new_holder_of_a_seat_does_not_inherit_its_pronoun(here: Running) -> None:
    host, second = await here.table(2)
    await second.ask("rename", name="Papi Jo", animal="rainette", spoken="il")
    await second.ask("leave")
    await host.ask("set-knock", knock=True)
    _, number = await knocking(here, host)
    await host.ask("admit", guest=number, seat_of=2)
    assert host.table["people"][1]["name"] == "Zélie"
    assert "spoken" not in host.table["people"][1]


@served()
async def test_a_person_who_opens_a_table_without_a_name_is_named_after_the_animal(
    here: Running,
) -> None:
    opened = await open_table(here.url, None, "herisson", "toy")
    host = await here.client(opened["code"], tokens=[opened["token"]])
    (me,) = host.table["people"]
    assert (me["name"], me["unnamed"]) == ("Hérisson", True)
    # At somebody else's table a name is required.
    cousin = await here.client(opened["code"])
    for nothing in ("", "   "):
        refused = await refusal(cousin.ask("join", name=nothing, animal="chat"))
        assert refused.key == "name-empty"
    assert (await refusal(cousin.ask("join", animal="chat"))).key == "bad-action"
    assert (await refusal(open_table(here.url, "", "chat", "toy"))).key == "name-empty"
    await host.ask("rename", name="Mamie", animal="herisson")
    (me,) = host.table["people"]
    assert me["name"] == "Mamie"
    assert "unnamed" not in me


@served()
async def test_a_retried_join_is_refused_once_another_person_has_the_seat(here: Running) -> None:
    host, _ = await here.table(2)
    join = ("join", "a-long-and-secret-id-0005")
    who = {"name": "Xavier", "animal": "chat"}
    async with phone(here, host.code) as first, phone(here, host.code) as other:
        seat = (await first.ask(*join, **who))["answer"]["person"]
        # a retry after a lost answer
        assert (await other.ask(*join, **who))["answer"]["person"] == seat
        await other.socket.close()
        await host.ask("start")
        await host.ask("set-knock", knock=True)
        zoe, number = await knocking(here, host, "Zoé")
        await host.ask("admit", guest=number, seat_of=seat)
        await zoe.until(lambda: seat in zoe.mine)
        # From the socket that lost the seat, from a new one, and at a locked table.
        assert (await first.ask(*join, **who))["refused"] == "seat-lost"
        await host.ask("set-knock", knock=False)
        async with phone(here, host.code) as again:
            assert (await again.ask(*join, **who))["refused"] == "seat-lost"
            await host.ask("lock")
            for one in (first, again):
                assert await one.closed() == CLOSE_TURNED_AWAY
    assert await turned_down(here, host.code)
    assert names(host) == ["Camille", "Papi Jo", "Zoé"]
    assert zoe.you == [seat]
