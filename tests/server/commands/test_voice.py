"""The big screen's voice: the screen reports whether it can speak, people switch it on and off."""

from support.scene import served
from support.server import Running
from support.tables import refusal, told


@served()
async def test_the_table_shows_whether_a_big_screen_reads_aloud(here: Running) -> None:
    (host,) = await here.table()
    assert host.table["voice"] == ""
    screen = await here.client(host.code, screen=True)
    for voice in ("off", "on", "off"):
        await screen.ask("voice", voice=voice)
        await host.until(lambda voice=voice: host.table["voice"] == voice)
    await screen.ask("voice", voice="on")
    other = await here.client(host.code, screen=True)
    await other.ask("voice", voice="off")
    await host.until(lambda: host.table["screens"] == 2)
    assert host.table["voice"] == "on"
    await screen.stop()
    await host.until(lambda: host.table["voice"] == "off")


@served()
async def test_only_a_big_screen_sets_the_voice(here: Running) -> None:
    (host,) = await here.table()
    watcher = await here.client(host.code)
    for one in (host, watcher):
        await one.ask("voice", voice="on")
    await host.ask("ready")
    assert host.table["voice"] == ""


@served()
async def test_a_person_mutes_the_screen_and_unmutes_it(here: Running) -> None:
    host, second = await here.table(2)
    screen = await here.client(host.code, screen=True)
    await second.ask("aloud", yes=False)  # the screen has no voice: no event is sent
    await screen.ask("voice", voice="on")
    await second.ask("aloud", yes=False)
    await screen.until(lambda: told(screen, "table-hush") != [])
    await second.ask("aloud", yes=True)
    await screen.until(lambda: told(screen, "table-aloud") != [])
    assert len(told(screen, "table-hush")) == 1


@served()
async def test_a_watcher_may_not_mute_the_screen(here: Running) -> None:
    (host,) = await here.table()
    watcher = await here.client(host.code)
    assert (await refusal(watcher.ask("aloud", yes=False))).key == "sit-down-first"


@served()
async def test_muting_has_a_rate_limit(here: Running) -> None:
    (host,) = await here.table()
    screen = await here.client(host.code, screen=True)
    await screen.ask("voice", voice="on")
    for _ in range(4):
        await host.ask("aloud", yes=False)
    assert (await refusal(host.ask("aloud", yes=False))).key == "slow-down"
