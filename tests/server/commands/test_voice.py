"""The big screen reads aloud: it says whether it can, people say whether it should."""

from support.scene import served
from support.server import Running
from support.tables import refusal, told


@served()
async def test_the_table_knows_whether_its_big_screen_reads_aloud(here: Running) -> None:
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
async def test_nobody_but_a_big_screen_has_a_voice_for_all(here: Running) -> None:
    (host,) = await here.table()
    watcher = await here.client(host.code)
    for one in (host, watcher):
        await one.ask("voice", voice="on")
    await host.ask("ready")
    assert host.table["voice"] == ""


@served()
async def test_whoever_reads_himself_silences_the_screen_and_lets_it_read_again(
    here: Running,
) -> None:
    host, second = await here.table(2)
    screen = await here.client(host.code, screen=True)
    await second.ask("aloud", yes=False)  # it has no voice: there is nothing to say
    await screen.ask("voice", voice="on")
    await second.ask("aloud", yes=False)
    await screen.until(lambda: told(screen, "table-hush") != [])
    await second.ask("aloud", yes=True)
    await screen.until(lambda: told(screen, "table-aloud") != [])
    assert len(told(screen, "table-hush")) == 1


@served()
async def test_a_watcher_does_not_hold_the_voice_of_the_room(here: Running) -> None:
    (host,) = await here.table()
    watcher = await here.client(host.code)
    assert (await refusal(watcher.ask("aloud", yes=False))).key == "sit-down-first"


@served()
async def test_nobody_plays_with_the_switch(here: Running) -> None:
    (host,) = await here.table()
    screen = await here.client(host.code, screen=True)
    await screen.ask("voice", voice="on")
    for _ in range(4):
        await host.ask("aloud", yes=False)
    assert (await refusal(host.ask("aloud", yes=False))).key == "slow-down"
