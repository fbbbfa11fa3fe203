"""Advice at a table: which kinds a game offers, and who may ask."""

from dataclasses import replace

from laws.toy import ToyView
from parlotte.client import Json
from parlotte.core.prompts import Spot
from parlotte.core.registration import Advice, Ask
from support.scene import served
from support.server import Running
from support.tables import ToyLibrary, refusal, toy_table


def told_where(_game: object, view: ToyView, _kind: str, at: Spot | None) -> Json:
    return {"round": view.round, "column": None if at is None else at.column}


class WithAdvice(ToyLibrary):
    """A small game that advises on the player's current round."""

    def __init__(self) -> None:
        super().__init__()
        advice = Advice({"where": Ask()}, told_where, draft=Spot)
        self.games = {"toy": replace(self.games["toy"], advice=advice)}


@served(WithAdvice())
async def test_advice_uses_the_players_draft_and_round(here: Running) -> None:
    host, _ = await toy_table(here)
    assert (await refusal(host.ask("advise", kind="where"))).key == "not-playing"
    await host.ask("start")
    spot = {"column": 3, "row": 1, "direction": "down"}
    assert await host.ask("advise", kind="where", draft=spot) == {"round": 1, "column": 3}
    assert await host.ask("advise", kind="where") == {"round": 1, "column": None}
    for bad in ({"column": "x"}, [], 7):
        refused = await refusal(host.ask("advise", kind="where", draft=bad))
        assert refused.key == "bad-action"
