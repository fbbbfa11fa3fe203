"""A bot that thinks beside the event loop acts in its turn, never over what is being written."""

from parlotte.client import open_table
from support.scene import served
from support.server import Running
from support.tables import games, names


@served(games())
async def test_who_sits_down_while_a_bot_thinks_is_not_forgotten(here: Running) -> None:
    opened = await open_table(here.url, "Camille", "renard", "reussite")
    host = await here.client(opened["code"], tokens=[opened["token"]])
    await host.ask("add-bot", level=1)
    await host.ask("set-options", options={"deal": "NA234567", "cover": "automatic"})
    await host.ask("start")
    await host.until(lambda: host.view is not None)
    for number in range(6):
        await host.do({"act": "ask-bot", "seat": 1})
        guest = await here.client(opened["code"], key=opened["key"])
        await guest.ask("join", name=f"Zélie {number}", animal=ANIMALS[number])
        await host.until(lambda: host.view is not None and host.view["phase"] != "writing")
        await host.do({"act": "answer", "aye": False})
        await host.until(lambda n=number: f"Zélie {n}" in names(host))
    live = here.house.tables[opened["code"]]
    assert len(live.state.gathering.people) == 8


ANIMALS = ("chat", "ours", "panda", "lapin", "hibou", "manchot")
