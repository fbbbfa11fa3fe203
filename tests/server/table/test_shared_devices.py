"""One device shared by several people: time stands still while it changes hands, and each has
the whole time."""

from dataclasses import replace
from pathlib import Path

from parlotte.client import Client
from parlotte.core.registration import Registration
from parlotte.server.settings import Pace
from parlotte.server.table.shared_devices import StoredDevices
from support.logbook import Logbook
from support.papers_game import PAPERS
from support.scene import played, served
from support.server import FakeSeconds, Running, answer_to, running
from support.tables import (
    ToyLibrary,
    heard_by,
    match_of,
    pass_time,
    phase_name,
    refusal,
    toys,
)

JO, LULU, MAMIE = 2, 3, 4  # persons who share a phone; person 1, the host, has one of her own


async def writing(here: Running, **options: int) -> tuple[Client, Client]:
    """The host leads; the three others write on one phone, with a minute each."""
    host, phone = await here.table(2)
    await phone.ask("join", by=JO, name="Lulu", animal="lapin")
    await phone.ask("join", by=JO, name="Mamie", animal="hibou")
    await host.ask("set-options", options={"writing_minutes": 1, **options})
    await host.ask("start")
    await host.until(lambda: bool(host.prompts()))
    pass_time(here, 7)
    await host.do(answer_to(host.prompts()[0], 0))
    await phone.until(lambda: all(phone.prompts(one) for one in (JO, LULU, MAMIE)))
    return host, phone


async def left(host: Client) -> int:
    """Seconds until the phase ends, as every screen shows them."""
    await heard_by(host, [host])
    return round((host.view["ends_at"] - host.now + host.hold - host.stands) / 1000)


async def write(phone: Client, person: int) -> None:
    await phone.do({"act": "write", "text": f"De {person}."}, by=person)


async def jo_takes_all_his_time(here: Running, phone: Client) -> None:
    """Then the phone is called to Lulu, who has had no time yet."""
    await phone.ask("curtain", by=JO, down=False)
    pass_time(here, 60)
    await phone.until(lambda: phone.table["called"] == [LULU])


@served(still=True)
async def test_time_stands_still_behind_a_curtain_for_at_most_twenty_seconds(here: Running) -> None:
    host, phone = await writing(here)
    seq = host.seq
    await phone.ask("curtain", by=JO, down=True)
    await host.until(lambda: host.seq > seq)  # everybody is told
    assert (host.hold, host.stands) == (20_000, 20_000)
    pass_time(here, 15)
    assert await left(host) == 60
    assert (host.now, host.stands) == (7_000, 5_000)
    pass_time(here, 15)
    assert await left(host) == 50
    assert host.stands == 0
    # only once a phase, however often the device says so
    await phone.ask("curtain", by=JO, down=True)
    assert await left(host) == 50
    pass_time(here, 51)
    await host.until(lambda: phase_name(host) == "showing")


@served(still=True)
async def test_lifting_the_curtain_starts_the_clock_at_once(here: Running) -> None:
    host, phone = await writing(here)
    await phone.ask("curtain", by=JO, down=True)
    pass_time(here, 8)
    await phone.ask("curtain", by=JO, down=False)
    await host.until(lambda: host.hold == 0)
    pass_time(here, 20)
    assert await left(host) == 40


@served(still=True)
async def test_each_person_has_the_whole_time_and_returns_what_is_unused(here: Running) -> None:
    host, phone = await writing(here)
    await phone.ask("curtain", by=JO, down=False)
    pass_time(here, 40)
    await write(phone, JO)
    await phone.ask("curtain", by=LULU, down=True)
    pass_time(here, 12)
    assert await left(host) == 20
    await phone.ask("curtain", by=LULU, down=False)
    assert await left(host) == 60  # forty held, and twenty left
    pass_time(here, 10)
    assert await left(host) == 50
    await write(phone, LULU)
    assert await left(host) == 20  # thirty seconds were not needed
    await phone.ask("curtain", by=MAMIE, down=True)
    await phone.ask("curtain", by=MAMIE, down=False)
    assert await left(host) == 60
    pass_time(here, 59)
    await heard_by(phone, [host])
    assert phase_name(host) == "writing"
    await write(phone, MAMIE)
    await host.until(lambda: phase_name(host) == "showing")
    assert len(host.view["phase"]["papers"]) == 3
    assert await left(host) == 30  # held time does not carry over to the next phase


@served(still=True)
async def test_time_behind_a_curtain_is_owed_to_nobody(here: Running) -> None:
    host, phone = await writing(here)
    await phone.ask("curtain", by=JO, down=False)
    pass_time(here, 10)
    await phone.ask("curtain", by=LULU, down=True)
    pass_time(here, 35)  # twenty seconds are held
    assert await left(host) == 35
    await phone.ask("curtain", by=LULU, down=False)
    assert await left(host) == 45  # and the ten that Jo used


@served(still=True)
async def test_a_person_who_uses_all_the_time_takes_nobody_elses(here: Running) -> None:
    host, phone = await writing(here)
    await phone.ask("curtain", by=JO, down=False)
    pass_time(here, 60)
    # The device is called for the next person.
    await phone.until(lambda: phone.table["called"] == [LULU])
    assert (phase_name(host), host.stands) == ("writing", 20_000)
    await phone.ask("curtain", by=LULU, down=True)
    await phone.ask("curtain", by=LULU, down=False)
    assert await left(host) == 60
    assert phone.table["called"] == []
    await write(phone, LULU)
    # Jo's time is used up: his curtain holds no time, and Mamie still gets hers.
    await phone.ask("curtain", by=JO, down=True)
    pass_time(here, 1)
    await phone.until(lambda: phone.table["called"] == [MAMIE])
    pass_time(here, 21)  # she does not come
    await host.until(lambda: phase_name(host) == "showing")
    assert list(host.view["phase"]["papers"]) == ["2"]  # Lulu has the third seat


@served(still=True)
async def test_a_person_who_does_not_come_does_not_block_the_device(here: Running) -> None:
    host, phone = await writing(here)
    await jo_takes_all_his_time(here, phone)
    await phone.ask("curtain", by=LULU, down=True)
    pass_time(here, 21)  # she does not come: the curtain hangs for Mamie alone
    await phone.until(lambda: phone.table["called"] == [MAMIE])
    await phone.ask("curtain", by=MAMIE, down=True)
    pass_time(here, 15)
    await phone.ask("curtain", by=MAMIE, down=False)
    assert phone.table["called"] == []
    assert await left(host) == 60
    await write(phone, MAMIE)
    pass_time(here, 1)
    await host.until(lambda: phase_name(host) == "showing")
    assert list(host.view["phase"]["papers"]) == ["3"]  # Mamie has the fourth seat


@served(still=True)
async def test_a_person_who_no_longer_needs_the_device_is_not_called(here: Running) -> None:
    host, phone = await writing(here)
    await jo_takes_all_his_time(here, phone)
    other = await here.client(host.code, tokens=phone.tokens[1:2])
    await write(other, LULU)  # on a phone of her own
    await phone.until(lambda: phone.table["called"] == [])
    assert phase_name(host) == "writing"  # Mamie has had no time either
    pass_time(here, 20)
    await phone.until(lambda: phone.table["called"] != [])
    assert phone.table["called"] == [MAMIE]


@served(pace=Pace(bot_thinks=(300_000, 300_000), bot_writes=(300_000, 300_000)), still=True)
async def test_nobody_is_called_while_a_bot_stands_in(here: Running) -> None:
    host, phone = await writing(here)
    await phone.ask("curtain", by=JO, down=False)
    await host.ask("stand-in", person=LULU)
    pass_time(here, 60)
    await phone.until(lambda: phone.table["called"] != [])
    assert phone.table["called"] == [MAMIE]


@served(still=True)
async def test_nobody_can_hold_up_a_match_for_ever(here: Running) -> None:
    host, phone = await writing(here)
    seconds = 0
    while phase_name(host) == "writing":
        for down in (True, False, True):
            for person in (JO, LULU, MAMIE):
                await phone.ask("curtain", by=person, down=down)
        pass_time(here, 5)
        await heard_by(phone, [host])
        seconds += 5
    assert 60 <= seconds <= 60 + 3 * (20 + 60)


@served(still=True)
async def test_several_devices_together_are_owed_no_more_than_the_time_passed(
    here: Running,
) -> None:
    host, phone = await writing(here)
    jo, lulu, mamie = phone.tokens
    others = [await here.client(host.code, tokens=[jo, one]) for one in (lulu, mamie)]
    for device in (phone, *others):
        await device.ask("curtain", by=JO, down=False)
    pass_time(here, 30)
    for device in (phone, *others):
        await device.ask("curtain", by=JO, down=True)
    await phone.ask("curtain", by=LULU, down=False)
    assert await left(host) <= 60


@served(still=True)
async def test_an_extra_minute_adds_to_held_time_and_a_pause_keeps_it(here: Running) -> None:
    host, phone = await writing(here)
    await phone.ask("curtain", by=JO, down=False)
    pass_time(here, 30)
    await write(phone, JO)
    await phone.ask("curtain", by=LULU, down=True)
    await phone.ask("curtain", by=LULU, down=False)
    pass_time(here, 10)
    await host.ask("more-time")
    assert await left(host) == 110
    await host.ask("pause")
    pass_time(here, 500)
    assert await left(host) == 110
    await host.ask("resume")
    await phone.ask("curtain", by=MAMIE, down=True)  # Lulu's unused time is returned
    pass_time(here, 15)
    assert await left(host) == 90
    assert host.stands == 5_000


@served(still=True)
async def test_only_a_device_of_several_players_has_a_curtain(here: Running) -> None:
    host, phone = await here.table(2)
    await phone.ask("join", by=JO, name="Lulu", animal="lapin")
    assert (await refusal(phone.ask("curtain", by=JO, down=True))).key == "not-playing"
    await host.ask("start")
    assert (await refusal(host.ask("curtain", down=True))).key == "not-shared"
    assert (await refusal(phone.ask("curtain", by=1, down=True))).key == "not-your-seat"
    assert (await refusal(phone.ask("curtain", down=True))).key == "whose-turn"
    screen = await here.client(host.code, screen=True)
    assert (await refusal(screen.ask("curtain", down=True))).key == "sit-down-first"
    # A curtain for a person who need not act holds no time.
    await phone.ask("curtain", by=JO, down=True)
    pass_time(here, 5)
    assert (await left(host), host.hold) == (55, 0)


@served(still=True)
async def test_without_a_deadline_nothing_is_held(here: Running) -> None:
    host, phone = await writing(here, writing_minutes=0)
    seq = host.seq
    await phone.ask("curtain", by=JO, down=True)
    await phone.ask("curtain", by=JO, down=False)
    await host.ask("ready")
    assert (host.seq, host.hold) == (seq + 1, 0)


RACE: Registration = replace(PAPERS, race=lambda state: type(state.phase).__name__ == "Writing")


@served(ToyLibrary(RACE), still=True)
async def test_in_a_race_no_time_is_held(here: Running) -> None:
    host, phone = await writing(here)
    await phone.ask("curtain", by=JO, down=True)
    pass_time(here, 10)
    assert (await left(host), host.hold) == (50, 0)
    await phone.ask("curtain", by=JO, down=False)
    await phone.ask("curtain", by=LULU, down=False)
    assert (await left(host), host.hold) == (50, 0)
    pass_time(here, 50)
    await host.until(lambda: phase_name(host) == "showing")


def log_replays(here: Running, host: Client) -> None:
    """The stored log gives the match that the house holds."""
    again = Logbook(here.house._database, toys()).live_match(host.code)
    assert again.core.present == match_of(here, host).core.present


@played
async def test_held_time_survives_a_restart_and_the_log_replays(tmp_path: Path) -> None:
    settings = {"library": toys(), "seconds": FakeSeconds()}
    async with running(tmp_path, **settings) as here:
        host, phone = await writing(here)
        await phone.ask("curtain", by=JO, down=False)
        pass_time(here, 40)
        await write(phone, JO)
        await phone.ask("curtain", by=LULU, down=False)
        pass_time(here, 10)
        assert await left(host) == 50
    async with running(tmp_path, **settings) as here:
        host, phone = [await here.client(one.code, tokens=one.tokens) for one in (host, phone)]
        assert await left(host) == 50
        await write(phone, LULU)
        await write(phone, MAMIE)
        await host.until(lambda: phase_name(host) == "showing")
        assert (host.hold, host.now) == (0, 47_000)
        log_replays(here, host)


@played
async def test_after_a_restart_everybody_has_the_same_time_left(tmp_path: Path) -> None:
    """Jo has used forty seconds when the server stops; Lulu and Mamie still have their minute."""
    settings = {"library": toys(), "seconds": FakeSeconds()}
    async with running(tmp_path, **settings) as here:
        host, phone = await writing(here)
        await phone.ask("curtain", by=JO, down=False)
        pass_time(here, 40)
        assert await left(host) == 20
    async with running(tmp_path, **settings) as here:
        host, phone = [await here.client(one.code, tokens=one.tokens) for one in (host, phone)]
        assert await left(host) == 20
        await phone.ask("curtain", by=JO, down=False)  # a device repeats this when it reconnects
        assert await left(host) == 20  # Jo's time is not given twice
        await write(phone, JO)
        await phone.ask("curtain", by=LULU, down=False)
        assert await left(host) == 60
        await write(phone, LULU)
        assert await left(host) == 20
        await phone.ask("curtain", by=MAMIE, down=False)
        assert await left(host) == 60
        deadline = host.view and host.view["ends_at"]
        await write(phone, MAMIE)
        await host.until(lambda: phase_name(host) == "showing")
        assert deadline == 67_000  # no deadline was moved
        log_replays(here, host)


@played
async def test_a_person_called_to_a_device_is_still_called_after_a_restart(tmp_path: Path) -> None:
    settings = {"library": toys(), "seconds": FakeSeconds()}
    async with running(tmp_path, **settings) as here:
        host, phone = await writing(here)
        await jo_takes_all_his_time(here, phone)
        await phone.ask("curtain", by=LULU, down=True)
    async with running(tmp_path, **settings) as here:
        host, phone = [await here.client(one.code, tokens=one.tokens) for one in (host, phone)]
        assert phone.table["called"] == [LULU]
        await phone.ask("curtain", by=LULU, down=False)
        assert phone.table["called"] == []
        assert await left(host) >= 60


@played
async def test_curtains_of_one_phase_do_not_count_in_the_next(tmp_path: Path) -> None:
    settings = {"library": toys(), "seconds": FakeSeconds()}
    async with running(tmp_path, **settings) as here:
        host, phone = await writing(here)
        await phone.ask("curtain", by=JO, down=False)
        pass_time(here, 40)
        for one in (JO, LULU, MAMIE):
            await write(phone, one)
        await host.until(lambda: phase_name(host) == "showing")
    async with running(tmp_path, **settings) as here:
        await here.client(host.code, tokens=host.tokens)
        assert match_of(here, host).hands.kept() == StoredDevices()
