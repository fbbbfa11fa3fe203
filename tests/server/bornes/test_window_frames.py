"""§9 The ten seconds of a coup fourré: who holds a LIBERTÉ changes no frame of anybody else, nor
its moment."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from games.bornes.party import chance
from games.bornes.table import order
from parlotte.games.bornes.options import Options
from support.server import FakeSeconds, FixedSecrets, run, running
from support.sockets import Sockets
from support.tables import games

STOCK = "fromage chaussure regarder jouer"
HANDS = (
    "C1 chat gris dormir rire danser",
    "roi lit {1} sorcière F1 D1",
    "bébé balle chien enfant F2 D2",
    "lune argent {3} odeur F3 D3",
)
WATCH = 4_999, 9_999, 10_000  # milliseconds after the attack, at which all clocks are looked at

Frames = dict[str, list[str]]


async def attacked(
    data: Path, holder: int | None, turn_seconds: int, *, teams: bool
) -> list[Frames]:
    """Seat 0 silences seat 1; that one, its partner or nobody holds a LIBERTÉ, and nobody lays it.
    What each has received by each of those moments."""
    plain = {1: "soleil", 3: "reine"}
    held = {seat: "L1" if seat == holder else card for seat, card in plain.items()}
    hands = [hand.format(*("", held[1], "", held[3])) for hand in HANDS]
    options = {"turn_seconds": turn_seconds, "teams": teams}
    seconds = FakeSeconds()
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(
            running(data, secrets=FixedSecrets(), seconds=seconds, library=games())
        )
        table = Sockets()
        with chance(order(Options(**options), hands, STOCK)):  # type: ignore[arg-type]
            await table.gather(here, stack, "bornes", options)
        await table.do(0, "censure", seat=1)
        seen = [table.received()]
        began = seconds.now
        for moment in WATCH:
            seconds.now = began + moment / 1_000
            here.house.wheel.turn()
            if moment == WATCH[-1]:
                await table.phones["screen"].read(having="view")
            await table.all_arrived()
            seen.append(table.received())
        return seen


@pytest.mark.parametrize("turn_seconds", [120, 0])
@pytest.mark.parametrize(("holder", "teams"), [(1, False), (1, True), (3, True)])
def test_who_holds_a_liberte_is_in_nobody_elses_frames(
    tmp_path: Path, holder: int, turn_seconds: int, *, teams: bool
) -> None:
    able = run(lambda: attacked(tmp_path / "able", holder, turn_seconds, teams=teams))
    unable = run(lambda: attacked(tmp_path / "unable", None, turn_seconds, teams=teams))
    laid, early, late, over = able
    for moment, others in zip(able, unable, strict=True):
        for viewer in moment.keys() - {str(holder)}:
            assert moment[viewer] == others[viewer]  # as many, of the same bytes, by the same time
    assert '"phase":"window"' in laid["screen"][-1]
    assert early == late == laid  # nothing is sent while it lasts
    assert len(over["screen"]) > len(late["screen"])
    assert '"phase":"turn"' in over["screen"][-1]
    assert any('"coup-fourre"' in text for text in laid[str(holder)])
    assert not any('"coup-fourre"' in text for text in unable[0][str(holder)])
    # He gets as many as if he held none, at the same moments.
    assert [len(one[str(holder)]) for one in able] == [len(one[str(holder)]) for one in unable]
