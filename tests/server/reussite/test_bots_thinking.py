"""A bot that thinks in another thread acts in its turn, and overwrites nothing written
meanwhile."""

from support.scene import served
from support.server import Running
from support.tables import games, names


@served(games())
async def test_a_person_who_joins_while_a_bot_thinks_stays_at_the_table(here: Running) -> None:
    (host,) = await here.table(1, game="reussite", deal="NA234567", cover="automatic")
    await host.ask("add-bot", level=1)
    await host.ask("start")
    await host.until(lambda: host.view is not None)
    for number in range(6):
        await host.do({"act": "ask-bot", "seat": 1})
        guest = await here.client(host.code)
        await guest.ask("join", name=f"Zélie {number}", animal=ANIMALS[number])
        await host.until(lambda: host.view is not None and host.view["phase"] != "writing")
        await host.do({"act": "answer", "aye": False})
        await host.until(lambda n=number: f"Zélie {n}" in names(host))
    live = here.house.tables[host.code]
    assert len(live.state.gathering.people) == 8


ANIMALS = ("chat", "ours", "panda", "lapin", "hibou", "manchot")
