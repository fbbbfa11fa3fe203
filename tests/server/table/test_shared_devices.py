"""One device for several people: time stands while it changes hands, and each has all of it."""

from dataclasses import replace
from pathlib import Path

from parlotte.client import Client
from parlotte.core.registration import Registration
from parlotte.server.settings import Pace
from parlotte.server.table.shared_devices import StoredDevices
from support.logbook import Logbook
from support.papers import PAPERS
from support.scene import played, served
from support.server import FakeSeconds, Running, answer_to, running
from support.tables import ToyLibrary, heard_by, pass_time, refusal

JO, LULU, MAMIE = 2, 3, 4  # who share a phone; the host, person 1, has her own


async def writing(here: Running, clock: FakeSeconds, **options: int) -> tuple[Client, Client]:
    """The host leads; the three others write on one phone, a minute long."""
    host, phone = await here.table(2)
    await phone.ask("join", by=JO, name="Lulu", animal="lapin")
    await phone.ask("join", by=JO, name="Mamie", animal="hibou")
    await host.ask("set-options", options={"writing_minutes": 1, **options})
    await host.ask("start")
    await host.until(lambda: bool(host.prompts()))
    pass_time(here, clock, 7)
    await host.do(answer_to(host.prompts()[0], 0))
    await phone.until(lambda: all(phone.prompts(one) for one in (JO, LULU, MAMIE)))
    return host, phone


async def left(host: Client) -> int:
    """Seconds until the phase ends, as everybody's screen counts them."""
    await heard_by(host, [host])
    assert host.view is not None
    return round((host.view["ends_at"] - host.now + host.hold - host.stands) / 1000)


def phase(client: Client) -> str:
    assert client.view is not None
    found: str = client.view["phase"]["name"]
    return found


async def write(phone: Client, person: int) -> None:
    await phone.do({"act": "write", "text": f"De {person}."}, by=person)


async def jo_takes_all_his_time(here: Running, clock: FakeSeconds, phone: Client) -> None:
    """The phone is then called to Lulu, who has had nothing of it."""
    await phone.ask("curtain", by=JO, down=False)
    pass_time(here, clock, 60)
    await phone.until(lambda: phone.table["called"] == [LULU])


@served()
async def test_time_stands_while_the_curtain_hangs_and_for_twenty_seconds_at_most(
    here: Running, clock: FakeSeconds
) -> None:
    host, phone = await writing(here, clock)
    seq = host.seq
    await phone.ask("curtain", by=JO, down=True)
    await host.until(lambda: host.seq > seq)  # everybody is told
    assert (host.hold, host.stands) == (20_000, 20_000)
    pass_time(here, clock, 15)
    assert await left(host) == 60
    assert (host.now, host.stands) == (7_000, 5_000)
    pass_time(here, clock, 15)
    assert await left(host) == 50
    assert host.stands == 0
    await phone.ask("curtain", by=JO, down=True)  # as often as it says so: once a phase
    assert await left(host) == 50
    pass_time(here, clock, 51)
    await host.until(lambda: phase(host) == "showing")


@served()
async def test_a_curtain_that_is_lifted_lets_time_go_on_at_once(
    here: Running, clock: FakeSeconds
) -> None:
    host, phone = await writing(here, clock)
    await phone.ask("curtain", by=JO, down=True)
    pass_time(here, clock, 8)
    await phone.ask("curtain", by=JO, down=False)
    await host.until(lambda: host.hold == 0)
    pass_time(here, clock, 20)
    assert await left(host) == 40


@served()
async def test_each_one_has_all_of_the_time_and_gives_back_what_he_does_not_need(
    here: Running, clock: FakeSeconds
) -> None:
    host, phone = await writing(here, clock)
    await phone.ask("curtain", by=JO, down=False)
    pass_time(here, clock, 40)
    await write(phone, JO)
    await phone.ask("curtain", by=LULU, down=True)
    pass_time(here, clock, 12)
    assert await left(host) == 20
    await phone.ask("curtain", by=LULU, down=False)
    assert await left(host) == 60  # forty that are held, and twenty
    pass_time(here, clock, 10)
    assert await left(host) == 50
    await write(phone, LULU)
    assert await left(host) == 20  # thirty were not needed
    await phone.ask("curtain", by=MAMIE, down=True)
    await phone.ask("curtain", by=MAMIE, down=False)
    assert await left(host) == 60
    pass_time(here, clock, 59)
    await heard_by(phone, [host])
    assert phase(host) == "writing"
    await write(phone, MAMIE)
    await host.until(lambda: phase(host) == "showing")
    assert host.view is not None
    assert len(host.view["phase"]["papers"]) == 3
    assert await left(host) == 30  # nothing of it goes over into the next phase


@served()
async def test_time_that_passes_behind_a_curtain_was_nobodys_and_is_owed_to_nobody(
    here: Running, clock: FakeSeconds
) -> None:
    host, phone = await writing(here, clock)
    await phone.ask("curtain", by=JO, down=False)
    pass_time(here, clock, 10)
    await phone.ask("curtain", by=LULU, down=True)
    pass_time(here, clock, 35)  # twenty are held
    assert await left(host) == 35
    await phone.ask("curtain", by=LULU, down=False)
    assert await left(host) == 45  # with the ten that Jo had


@served()
async def test_whoever_lets_all_of_his_time_pass_takes_nobody_elses(
    here: Running, clock: FakeSeconds
) -> None:
    host, phone = await writing(here, clock)
    await phone.ask("curtain", by=JO, down=False)
    pass_time(here, clock, 60)
    # It is taken out of his hands.
    await phone.until(lambda: phone.table["called"] == [LULU])
    assert (phase(host), host.stands) == ("writing", 20_000)
    await phone.ask("curtain", by=LULU, down=True)
    await phone.ask("curtain", by=LULU, down=False)
    assert await left(host) == 60
    assert phone.table["called"] == []
    await write(phone, LULU)
    # He has had his time: his curtain holds nobody up, and Mamie comes before the end.
    await phone.ask("curtain", by=JO, down=True)
    pass_time(here, clock, 1)
    await phone.until(lambda: phone.table["called"] == [MAMIE])
    pass_time(here, clock, 21)  # she does not come
    await host.until(lambda: phase(host) == "showing")
    assert host.view is not None
    assert list(host.view["phase"]["papers"]) == ["2"]  # Lulu's, on the third seat


@served()
async def test_whoever_does_not_come_when_called_keeps_the_device_from_nobody(
    here: Running, clock: FakeSeconds
) -> None:
    host, phone = await writing(here, clock)
    await jo_takes_all_his_time(here, clock, phone)
    await phone.ask("curtain", by=LULU, down=True)
    pass_time(here, clock, 21)  # she does not come: the curtain hangs for Mamie alone
    await phone.until(lambda: phone.table["called"] == [MAMIE])
    await phone.ask("curtain", by=MAMIE, down=True)
    pass_time(here, clock, 15)
    await phone.ask("curtain", by=MAMIE, down=False)
    assert phone.table["called"] == []
    assert await left(host) == 60
    await write(phone, MAMIE)
    pass_time(here, clock, 1)
    await host.until(lambda: phase(host) == "showing")
    assert host.view is not None
    assert list(host.view["phase"]["papers"]) == ["3"]  # Mamie's, on the fourth seat


@served()
async def test_whoever_needs_the_device_no_longer_is_called_no_more(
    here: Running, clock: FakeSeconds
) -> None:
    host, phone = await writing(here, clock)
    await jo_takes_all_his_time(here, clock, phone)
    other = await here.client(host.code, tokens=phone.tokens[1:2])
    await write(other, LULU)  # on a phone of her own
    await phone.until(lambda: phone.table["called"] == [])
    assert phase(host) == "writing"  # Mamie has had nothing of it either
    pass_time(here, clock, 20)
    await phone.until(lambda: phone.table["called"] != [])
    assert phone.table["called"] == [MAMIE]


@served(pace=Pace(bot_thinks=(300_000, 300_000), bot_writes=(300_000, 300_000)))
async def test_nobody_is_called_to_a_device_for_whom_a_bot_plays(
    here: Running, clock: FakeSeconds
) -> None:
    host, phone = await writing(here, clock)
    await phone.ask("curtain", by=JO, down=False)
    await host.ask("stand-in", person=LULU)
    pass_time(here, clock, 60)
    await phone.until(lambda: phone.table["called"] != [])
    assert phone.table["called"] == [MAMIE]


@served()
async def test_nobody_can_hold_a_match_up_for_ever(here: Running, clock: FakeSeconds) -> None:
    host, phone = await writing(here, clock)
    seconds = 0
    while phase(host) == "writing":
        for down in (True, False, True):
            for person in (JO, LULU, MAMIE):
                await phone.ask("curtain", by=person, down=down)
        pass_time(here, clock, 5)
        await heard_by(phone, [host])
        seconds += 5
    assert 60 <= seconds <= 60 + 3 * (20 + 60)


@served()
async def test_a_phone_that_is_several_devices_is_owed_no_more_than_has_passed(
    here: Running, clock: FakeSeconds
) -> None:
    host, phone = await writing(here, clock)
    jo, lulu, mamie = phone.tokens
    others = [await here.client(host.code, tokens=[jo, one]) for one in (lulu, mamie)]
    for device in (phone, *others):
        await device.ask("curtain", by=JO, down=False)
    pass_time(here, clock, 30)
    for device in (phone, *others):
        await device.ask("curtain", by=JO, down=True)
    await phone.ask("curtain", by=LULU, down=False)
    assert await left(host) <= 60


@served()
async def test_more_time_comes_on_top_and_a_pause_keeps_what_is_held(
    here: Running, clock: FakeSeconds
) -> None:
    host, phone = await writing(here, clock)
    await phone.ask("curtain", by=JO, down=False)
    pass_time(here, clock, 30)
    await write(phone, JO)
    await phone.ask("curtain", by=LULU, down=True)
    await phone.ask("curtain", by=LULU, down=False)
    pass_time(here, clock, 10)
    await host.ask("more-time")
    assert await left(host) == 110
    await host.ask("pause")
    pass_time(here, clock, 500)
    assert await left(host) == 110
    await host.ask("resume")
    await phone.ask("curtain", by=MAMIE, down=True)  # what Lulu did not need is given back
    pass_time(here, clock, 15)
    assert await left(host) == 90
    assert host.stands == 5_000


@served()
async def test_only_a_device_of_several_players_has_a_curtain(
    here: Running, clock: FakeSeconds
) -> None:
    host, phone = await here.table(2)
    await phone.ask("join", by=JO, name="Lulu", animal="lapin")
    assert (await refusal(phone.ask("curtain", by=JO, down=True))).key == "not-playing"
    await host.ask("start")
    assert (await refusal(host.ask("curtain", down=True))).key == "not-shared"
    assert (await refusal(phone.ask("curtain", by=1, down=True))).key == "not-your-seat"
    assert (await refusal(phone.ask("curtain", down=True))).key == "whose-turn"
    screen = await here.client(host.code, screen=True)
    assert (await refusal(screen.ask("curtain", down=True))).key == "sit-down-first"
    # Those whom nobody waits for hold nobody up: the host chooses.
    await phone.ask("curtain", by=JO, down=True)
    pass_time(here, clock, 5)
    assert (await left(host), host.hold) == (55, 0)


@served()
async def test_without_a_limit_there_is_nothing_to_hold(here: Running, clock: FakeSeconds) -> None:
    host, phone = await writing(here, clock, writing_minutes=0)
    seq = host.seq
    await phone.ask("curtain", by=JO, down=True)
    await phone.ask("curtain", by=JO, down=False)
    await host.ask("ready")
    assert (host.seq, host.hold) == (seq + 1, 0)


RACE: Registration = replace(PAPERS, race=lambda state: type(state.phase).__name__ == "Writing")


@served(ToyLibrary(RACE))
async def test_in_a_race_who_is_first_stays_first(here: Running, clock: FakeSeconds) -> None:
    host, phone = await writing(here, clock)
    await phone.ask("curtain", by=JO, down=True)
    pass_time(here, clock, 10)
    assert (await left(host), host.hold) == (50, 0)
    await phone.ask("curtain", by=JO, down=False)
    await phone.ask("curtain", by=LULU, down=False)
    assert (await left(host), host.hold) == (50, 0)
    pass_time(here, clock, 50)
    await host.until(lambda: phase(host) == "showing")


@played
async def test_what_is_held_survives_a_restart_and_the_log_plays_out_the_same(
    tmp_path: Path,
) -> None:
    clock, library = FakeSeconds(), ToyLibrary()
    async with running(tmp_path, library=library, seconds=clock) as here:
        host, phone = await writing(here, clock)
        await phone.ask("curtain", by=JO, down=False)
        pass_time(here, clock, 40)
        await write(phone, JO)
        await phone.ask("curtain", by=LULU, down=False)
        pass_time(here, clock, 10)
        assert await left(host) == 50
        tokens, port = (host.tokens, phone.tokens), here.house.settings.port
    async with running(tmp_path, library=library, seconds=clock, port=port) as here:
        host = await here.client(host.code, tokens=tokens[0])
        phone = await here.client(host.code, tokens=tokens[1])
        assert await left(host) == 50
        await write(phone, LULU)
        await write(phone, MAMIE)
        await host.until(lambda: phase(host) == "showing")
        assert (host.hold, host.now) == (0, 47_000)
        database = here.house._database
        book = Logbook(database, library)
        again = book.live_match(host.code)
        live = here.house.tables[host.code].state.match
        assert live is not None
        assert again.core.present == live.core.present


@played
async def test_after_a_restart_everybody_is_owed_what_he_was_owed(tmp_path: Path) -> None:
    """Jo has used forty seconds when the server goes down: Lulu and Mamie have their minute."""
    clock, library = FakeSeconds(), ToyLibrary()
    async with running(tmp_path, library=library, seconds=clock) as here:
        host, phone = await writing(here, clock)
        await phone.ask("curtain", by=JO, down=False)
        pass_time(here, clock, 40)
        assert await left(host) == 20
        tokens, port = (host.tokens, phone.tokens), here.house.settings.port
    async with running(tmp_path, library=library, seconds=clock, port=port) as here:
        host = await here.client(host.code, tokens=tokens[0])
        phone = await here.client(host.code, tokens=tokens[1])
        assert await left(host) == 20
        await phone.ask("curtain", by=JO, down=False)  # as a device says again when it is back
        assert await left(host) == 20  # he has had his time: it is not given twice
        await write(phone, JO)
        await phone.ask("curtain", by=LULU, down=False)
        assert await left(host) == 60
        await write(phone, LULU)
        assert await left(host) == 20
        await phone.ask("curtain", by=MAMIE, down=False)
        assert await left(host) == 60
        deadline = host.view and host.view["ends_at"]
        await write(phone, MAMIE)
        await host.until(lambda: phase(host) == "showing")
        assert deadline == 67_000  # no deadline was moved
        again = Logbook(here.house._database, library).live_match(host.code)
        live = here.house.tables[host.code].state.match
        assert live is not None
        assert again.core.present == live.core.present


@played
async def test_who_was_called_to_a_device_is_still_called_after_a_restart(tmp_path: Path) -> None:
    clock, library = FakeSeconds(), ToyLibrary()
    async with running(tmp_path, library=library, seconds=clock) as here:
        host, phone = await writing(here, clock)
        await jo_takes_all_his_time(here, clock, phone)
        await phone.ask("curtain", by=LULU, down=True)
        tokens, port = (host.tokens, phone.tokens), here.house.settings.port
    async with running(tmp_path, library=library, seconds=clock, port=port) as here:
        host = await here.client(host.code, tokens=tokens[0])
        phone = await here.client(host.code, tokens=tokens[1])
        assert phone.table["called"] == [LULU]
        await phone.ask("curtain", by=LULU, down=False)
        assert phone.table["called"] == []
        assert await left(host) >= 60


@played
async def test_what_was_told_of_one_phase_counts_for_no_other(tmp_path: Path) -> None:
    clock, library = FakeSeconds(), ToyLibrary()
    async with running(tmp_path, library=library, seconds=clock) as here:
        host, phone = await writing(here, clock)
        await phone.ask("curtain", by=JO, down=False)
        pass_time(here, clock, 40)
        for one in (JO, LULU, MAMIE):
            await write(phone, one)
        await host.until(lambda: phase(host) == "showing")
        tokens, port = host.tokens, here.house.settings.port
    async with running(tmp_path, library=library, seconds=clock, port=port) as here:
        await here.client(host.code, tokens=tokens)
        match = here.house.tables[host.code].state.match
        assert match is not None
        assert match.hands.kept() == StoredDevices()
