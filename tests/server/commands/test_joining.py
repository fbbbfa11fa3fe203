"""Joining: by code, by link, by knocking; and what an outsider can learn."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from string import ascii_uppercase
from typing import Any
from urllib.request import urlopen

import pytest

from parlotte.client import Client, open_table
from parlotte.server.address import svg_qr
from parlotte.server.settings import Limits
from support.scene import played, served
from support.server import Running, running
from support.tables import (
    Phone,
    heard_by,
    knocking,
    names,
    pass_time,
    phone,
    presence,
    refusal,
    told,
    toys,
    turned_down,
)

PUBLIC = "https://jeux.example"
FAR = "192.0.2.7"
TURNED_AWAY = 4003


@served()
async def test_a_code_works_in_any_case_and_a_link_works_too(here: Running) -> None:
    (host,) = await here.table()
    typed = await here.client(f" {host.code[:2].lower()}-{host.code[2:].lower()} ")
    assert names(typed) == ["Camille"]
    invitation = await typed.ask("invite")
    link = invitation["link"]
    assert link.startswith(f"{here.url}/{host.code}#")
    assert invitation["qr"] == svg_qr(link)
    linked = await here.client(host.code, key=link.partition("#")[2])
    assert names(linked) == ["Camille"]
    assert linked.mine == {}


@pytest.mark.parametrize(("public_url", "letters"), [(None, 4), (PUBLIC, 6)])
@played
async def test_a_code_has_four_letters_at_home_and_six_on_a_public_server(
    tmp_path: Path, public_url: str | None, letters: int
) -> None:
    async with running(tmp_path, library=toys(), public_url=public_url) as here:
        (host,) = await here.table()
        assert len(host.code) == letters
        assert [sign in "AEIOU" for sign in host.code] == [False, True] * (letters // 2)
        page = await asyncio.to_thread(urlopen, f"{here.url}/")
        assert f'name="code-letters" content="{letters}"' in page.read().decode()


@pytest.mark.parametrize(("public_url", "knock"), [(None, False), (PUBLIC, True)])
@played
async def test_on_a_public_server_a_bare_code_must_knock(
    tmp_path: Path, public_url: str | None, knock: bool
) -> None:
    async with running(tmp_path, library=toys(), public_url=public_url) as here:
        (host,) = await here.table()
        assert host.table["knock"] is knock
        guest = await here.client(host.code)
        assert guest.at_the_door is knock
        await host.ask("set-knock", knock=not knock)
        other = await here.client(host.code)
        assert other.at_the_door is not knock


async def knocking_table(here: Running) -> tuple[Client, Client]:
    """A host and a second person at a table where guests must knock."""
    host, second = await here.table(2)
    await host.ask("set-knock", knock=True)
    return host, second


@served()
async def test_any_person_at_the_table_may_admit_a_guest(here: Running) -> None:
    _, second = await knocking_table(here)
    guest, number = await knocking(here, second, "Tante Zoé")
    assert [one["name"] for one in second.table["guests"]] == ["Tante Zoé"]
    await second.ask("admit", guest=number)
    await guest.until(lambda: not guest.at_the_door and bool(guest.table))
    assert second.table["guests"] == []
    await guest.ask("join", name="Tante Zoé", animal="chat")
    assert names(guest) == ["Camille", "Papi Jo", "Tante Zoé"]


@served()
async def test_a_guest_who_is_turned_away_is_told_and_may_knock_again(here: Running) -> None:
    host, _ = await knocking_table(here)
    async with phone(here, host.code) as stranger:
        await stranger.read(having="door")
        assert "ack" in await stranger.ask("knock", "k1", name="Inconnu")
        await host.until(lambda: host.table["guests"] != [])
        await host.ask("turn-away", guest=host.table["guests"][0]["id"])
        assert (await stranger.read())["refused"] == "knock-refused"
        assert await stranger.closed() == 4003
    await knocking(here, host, "Inconnu")


@served()
async def test_an_outsider_sees_nothing_of_the_table(here: Running) -> None:
    host, second = await knocking_table(here)
    await host.ask("add-bot")
    await host.ask("start")
    async with phone(here, host.code) as stranger:
        door = await stranger.read()
        assert door == {"door": {"knock": True, "table": host.code}}
        refused = {
            (await stranger.ask(act, f"ask-{act}", **fields))["refused"]
            for act, fields in (
                ("join", {"name": "Camille", "animal": "renard"}),
                ("claim", {"person": 1}),
                ("invite", {}),
                ("start", {}),
                ("get-pack", {"game": "papers", "name": "x"}),
                ("react", {"kind": "bravo"}),
            )
        }
        assert refused == {"knock-first"}
        await stranger.send(id="do", do={"act": "ready"})
        assert (await stranger.read())["refused"] == "sit-down-first"
        # A name that is taken is not revealed to an outsider.
        assert "ack" in await stranger.ask("knock", "k", name="Camille")
        await heard_by(host, [second])
        await stranger.send(id="last", ask={"act": "start"})
        assert (await stranger.read())["id"] == "last"


@served(limits=Limits(knocking=3, knocking_per_address=2), trust_proxy=True)
async def test_knocks_are_limited_per_table_and_per_address(here: Running) -> None:
    host, _ = await knocking_table(here)
    addresses = ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3")
    answers = []
    async with AsyncExitStack() as sockets:
        for number, address in enumerate(addresses):
            socket = phone(here, host.code, address=address)
            stranger = await sockets.enter_async_context(socket)
            answers.append(await stranger.ask("knock", number, name=f"Nom {number}"))
        await host.until(lambda: len(host.table["guests"]) == 3)
    assert [one.get("refused") for one in answers] == [
        None, None, "knock-too-many", None, "knock-too-many"
    ]  # fmt: skip


@served()
async def test_a_guest_who_disconnects_is_removed_from_the_door(here: Running) -> None:
    host, _ = await knocking_table(here)
    async with phone(here, host.code) as stranger:
        await stranger.ask("knock", 1, name="Pressé")
        await host.until(lambda: host.table["guests"] != [])
        guest = host.table["guests"][0]["id"]
    await host.until(lambda: host.table["guests"] == [])
    assert (await refusal(host.ask("admit", guest=guest))).key == "no-such-guest"


@served(limits=Limits(watchers=1))
async def test_unknown_full_and_locked_tables_answer_with_the_same_bytes(here: Running) -> None:
    locked, full, private = [await open_table(here.url, "Camille", "chat") for _ in "123"]
    holder = await here.client(locked["code"], tokens=[locked["token"]])
    await holder.ask("lock")
    await here.client(full["code"])  # the only watcher allowed
    closing = await here.client(private["code"], tokens=[private["token"]])
    await closing.ask("set-knock", knock=True)
    await closing.ask("lock")
    unknown = next(code for code in ("ZZZX", "XZZZ") if code not in here.house.tables)
    answers = [
        await turned_down(here, unknown),
        await turned_down(here, "?!"),
        await turned_down(here, locked["code"]),
        await turned_down(here, locked["code"], key=locked["key"]),
        await turned_down(here, locked["code"], tokens=["rubbish"]),
        await turned_down(here, full["code"]),
        await turned_down(here, full["code"], key="WRONG"),
        await turned_down(here, private["code"]),
    ]
    [frame] = answers[0]
    assert json.loads(frame)["refused"] == "no-such-table"
    assert answers == [[frame]] * len(answers)


@served()
async def test_a_locked_table_admits_only_people_with_a_seat(here: Running) -> None:
    host, second = await here.table(2)
    await host.ask("lock")
    await second.drop()
    await second.until(lambda: second.reconnections == 1)
    assert second.you == [2]
    # A seated person may still add a child on the same phone.
    await second.ask("join", name="Lulu", animal="lapin")
    await second.ask("join", name="Nino", animal="ours")
    [frame] = await turned_down(here, host.code)
    assert json.loads(frame)["refused"] == "no-such-table"
    await host.ask("lock", locked=False)
    watcher = await here.client(host.code)
    await watcher.ask("join", name="Zélie", animal="chat")


@served(trust_proxy=True)
async def test_a_lock_disconnects_watchers_who_came_by_link_or_code(here: Running) -> None:
    host, second = await here.table(2)
    key = (await host.ask("invite"))["link"].rpartition("#")[2]
    await second.stop()
    await host.until(lambda: presence(host)["Papi Jo"] == "away")
    async with AsyncExitStack() as sockets:

        async def comes(**hello: Any) -> Phone:
            one = await sockets.enter_async_context(phone(here, host.code, **hello))
            await one.read(having="whole")
            return one

        put_out = [
            await comes(address=FAR),
            await comes(address=FAR, key=key),
            await comes(address=FAR, key=key, screen=True),
            await comes(),  # even though a seated person has the same address
        ]
        staying = [
            await comes(screen=True),  # a television at the address of a seated person
            seated := await comes(address="192.0.2.8", key=key),
            returned := await comes(address=FAR, key=key),
        ]
        await seated.ask("join", 1, name="Zélie", animal="chat")
        await returned.ask("claim", 1, person=2)
        await host.ask("lock")
        for one in put_out:
            assert await one.closed() == TURNED_AWAY
            assert json.loads(one.frames[-1])["refused"] == "door-locked"
        for one in staying:
            await one.send(ping=1)
            await one.read(having="pong")
        await host.until(lambda: (host.table["watching"], host.table["screens"]) == (1, 1))


@served(trust_proxy=True)
async def test_a_lock_keeps_the_oldest_big_screen_when_every_device_has_its_own_address(
    here: Running,
) -> None:
    (host,) = await here.table()
    async with (
        phone(here, host.code, address="192.168.1.7", screen=True) as television,
        phone(here, host.code, address="192.168.1.8", screen=True) as other,
    ):
        for one in (television, other):
            await one.read(having="whole")
        await host.ask("lock")
        assert await other.closed() == TURNED_AWAY
        await host.until(lambda: host.table["screens"] == 1)
        await television.send(ping=1)
        await television.read(having="pong")


@served()
async def test_an_admitted_guest_may_sit_down_at_a_locked_table(here: Running) -> None:
    host, _ = await knocking_table(here)
    guest = await here.client(host.code)
    await host.ask("lock")
    await guest.ask("knock", name="Zélie")
    await host.until(lambda: host.table["guests"] != [])
    await host.ask("admit", guest=host.table["guests"][0]["id"])
    await guest.until(lambda: bool(guest.table))
    await guest.ask("join", name="Zélie", animal="chat")
    assert names(guest)[-1] == "Zélie"


@served(trust_proxy=True, still=True)
async def test_an_address_that_guesses_codes_is_barred_but_its_seated_people_and_friends_are_not(
    here: Running,
) -> None:
    home, far = "192.0.2.7", "198.51.100.9"
    ours, theirs = [await open_table(here.url, "Camille", "chat") for _ in "12"]
    guesses = (f"ZZ{a}{b}" for a in "XYZ" for b in ascii_uppercase)
    for guess, _ in zip(guesses, range(21), strict=False):
        assert "no-such-table" in (await turned_down(here, guess, address=home))[0]
    unknown = await turned_down(here, "ZZZZ", address=home)
    # Even the right code of another table is refused now, with the same bytes.
    assert await turned_down(here, theirs["code"], address=home) == unknown
    async with phone(here, theirs["code"], address=far) as elsewhere:
        assert "welcome" in await elsewhere.read()
    # A link and one's own seat still work, and then friends at the same address may follow.
    async with phone(here, theirs["code"], address=home, key=theirs["key"]) as linked:
        assert "welcome" in await linked.read()
    async with phone(here, ours["code"], address=home, tokens=[ours["token"]]) as seated:
        assert (await seated.read())["welcome"]["you"] == [1]
        async with phone(here, ours["code"], address=home) as friend:
            assert "welcome" in await friend.read()
    here.clock.now += 1200
    async with phone(here, theirs["code"], address=home) as patient:
        assert "welcome" in await patient.read()


@served()
async def test_a_retried_join_returns_a_valid_token_for_the_same_person(here: Running) -> None:
    (host,) = await here.table()
    name = "a-long-and-secret-id-0001"
    sitting = {"name": "Zélie", "animal": "chat"}
    async with phone(here, host.code) as first:
        one = await first.ask("join", name, **sitting)
    async with phone(here, host.code) as second:
        two = await second.ask("join", name, **sitting)
    assert one["answer"]["person"] == two["answer"]["person"] == 2
    await host.until(lambda: names(host) == ["Camille", "Zélie"])
    back = await here.client(host.code, tokens=[two["answer"]["token"]])
    assert back.you == [2]


@served()
async def test_a_retried_join_after_a_lost_connection_needs_no_second_knock(here: Running) -> None:
    host, _ = await knocking_table(here)
    name = "a-long-and-secret-id-0002"
    async with phone(here, host.code) as first:
        await first.ask("knock", 1, name="Zélie")
        await host.until(lambda: host.table["guests"] != [])
        await host.ask("admit", guest=host.table["guests"][0]["id"])
        await first.read(having="welcome")
        await first.ask("join", name, name="Zélie", animal="chat")
    async with phone(here, host.code) as second:
        assert "door" in await second.read()
        again = await second.ask("join", name, name="Zélie", animal="chat")
        assert again["answer"]["person"] == 3
        await host.until(lambda: host.table["people"][2]["presence"] == "here")
    await host.until(lambda: host.table["people"][2]["presence"] == "away")


@served(still=True)
async def test_a_join_retried_after_two_minutes_brings_the_person_back(here: Running) -> None:
    (host,) = await here.table()
    name = "a-long-and-secret-id-0005"
    async with phone(here, host.code) as first:
        await first.ask("join", name, name="Zélie", animal="chat")
    await host.until(lambda: presence(host).get("Zélie") == "away")
    pass_time(here, 120)
    await host.until(lambda: presence(host)["Zélie"] == "gone")
    async with phone(here, host.code) as second:
        await second.ask("join", name, name="Zélie", animal="chat")
        await host.until(lambda: told(host, "table-back") == [{"name": "Zélie"}])
        await host.ask("add-bot")
        await host.ask("start")
        assert host.table["match"]["seats"] == [1, 2, 3]


@served()
async def test_a_join_with_a_short_id_gives_no_access_to_anothers_seat(here: Running) -> None:
    (host,) = await here.table()
    async with phone(here, host.code) as first:
        assert "ack" in await first.ask("join", 1, name="Zélie", animal="chat")
    async with phone(here, host.code) as second:
        answer = await second.ask("join", 1, name="Zélie", animal="chat")
        assert answer["refused"] == "name-taken"


@served(still=True)
async def test_a_ping_from_the_door_does_not_reveal_a_running_match(here: Running) -> None:
    (host,) = await here.table(1, bots=2)
    await host.ask("set-knock", knock=True)
    await host.ask("start")
    here.clock.now += 20
    async with phone(here, host.code) as stranger:
        await stranger.read(having="door")
        await stranger.send(ping=1)
        assert await stranger.read() == {"pong": 1, "now": 0}
