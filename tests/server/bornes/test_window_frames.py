"""§9 The ten seconds of a coup fourré: who holds a LIBERTÉ changes no frame of anybody else, nor
its moment."""

import json
import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from games.bornes.party import chance
from games.bornes.table import order
from parlotte.games.bornes.options import Options
from parlotte.server.settings import Pace
from support.server import QUICK, FakeSeconds, FixedSecrets, run, running
from support.sockets import Sockets
from support.tables import games

STOCK = "fromage chaussure regarder jouer"
HANDS = (
    "C1 chat gris dormir rire danser",
    "roi lit {1} sorcière F1 D1",
    "bébé balle chien enfant F2 D2",
    "lune argent {3} odeur F3 D3",
)
IT_KEEPS_IT = 2  # chance of a match in which it does
WATCH = 4_999, 9_999, 10_000  # milliseconds after the attack, at which all clocks are looked at

Frames = dict[str, list[str]]
# What happens while the ten seconds last.
Meanwhile = Callable[[Sockets], Awaitable[None]]


async def nothing(table: Sockets) -> None:
    pass


async def the_host_closes(table: Sockets) -> None:
    """It is not his to end."""
    host = table.phones["0"]
    (phase,) = set(re.findall(r'"phase":"(\d+/window)"', host.frames[-1])) or {"1/window"}
    assert "refused" in await host.ask("close", "close", phase=phase)


async def the_attacked_hangs_up(table: Sockets) -> None:
    await table.phones.pop("1").socket.close()


async def the_host_goes_on_without_him(table: Sockets) -> None:
    person = attacked_person(table)
    await the_attacked_hangs_up(table)
    told = await table.phones["0"].ask("go-on-without", "without", person=person)
    assert told["refused"] in ("hand-others-answer", "already-here")  # a moment is no absence


def a_bot_stands_in(level: int) -> Meanwhile:
    async def stands_in(table: Sockets) -> None:
        person = attacked_person(table)
        await the_attacked_hangs_up(table)
        await table.phones["0"].ask("stand-in", "bot", person=person, level=level)

    return stands_in


def attacked_person(table: Sockets) -> int:
    told = [json.loads(text) for text in table.phones["1"].frames]
    return int(next(one["you"][0] for one in reversed(told) if one.get("you")))


async def attacked(
    data: Path,
    holder: int | None,
    turn_seconds: int,
    *,
    teams: bool,
    meanwhile: Meanwhile = nothing,
    watch: tuple[int, ...] = WATCH,
    seed: int = 1,
    pace: Pace = QUICK,
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
            running(data, secrets=FixedSecrets(seed), seconds=seconds, library=games(), pace=pace)
        )
        table = Sockets()
        with chance(order(Options(**options), hands, STOCK)):  # type: ignore[arg-type]
            await table.gather(here, stack, "bornes", options)
        await table.do(0, "censure", seat=1)
        seen = [table.received()]
        began = seconds.now
        await meanwhile(table)
        for moment in watch:
            seconds.now = began + moment / 1_000
            here.house.wheel.turn()
            if moment == WATCH[-1]:
                await table.phones["screen"].read(having="view")
                here.house.wheel.turn()  # whoever hung up is missed by now, once that is written
            await table.all_arrived()
            seen.append(table.received())
        return seen


@pytest.mark.parametrize("turn_seconds", [120, pytest.param(0, marks=pytest.mark.deep)])
@pytest.mark.parametrize(("holder", "teams"), [(1, False), (1, True), (3, True)])
def test_who_holds_a_liberte_is_in_nobody_elses_frames(
    tmp_path: Path, holder: int, turn_seconds: int, *, teams: bool
) -> None:
    able = run(lambda: attacked(tmp_path / "able", holder, turn_seconds, teams=teams))
    unable = run(lambda: attacked(tmp_path / "unable", None, turn_seconds, teams=teams))
    laid, early, late, over = able
    alike(able, unable, holder)  # as many, of the same bytes, by the same time
    assert '"phase":"window"' in laid["screen"][-1]
    assert early == late == laid  # nothing is sent while it lasts
    assert len(over["screen"]) > len(late["screen"])
    assert '"phase":"turn"' in over["screen"][-1]
    assert any('"coup-fourre"' in text for text in laid[str(holder)])
    assert not any('"coup-fourre"' in text for text in unable[0][str(holder)])
    # He gets as many as if he held none, at the same moments.
    assert [len(one[str(holder)]) for one in able] == [len(one[str(holder)]) for one in unable]


@pytest.mark.parametrize("turn_seconds", [120, pytest.param(0, marks=pytest.mark.deep)])
@pytest.mark.parametrize("holder", [1, 3])
@pytest.mark.parametrize(
    "meanwhile", [the_host_closes, the_attacked_hangs_up, the_host_goes_on_without_him]
)
def test_neither_the_host_nor_an_absence_tells_who_holds_a_liberte(
    tmp_path: Path, meanwhile: Meanwhile, holder: int, turn_seconds: int
) -> None:
    """In teams: the attacked holds it, or his partner; the same frames by the same moments."""
    able, unable = (
        run(
            lambda who=who: attacked(
                tmp_path / str(who), who, turn_seconds, teams=True, meanwhile=meanwhile
            )
        )
        for who in (holder, None)
    )
    alike(able, unable, holder)
    assert not any('"phase":"turn"' in text for text in able[2]["screen"][len(able[0]["screen"]) :])
    assert '"phase":"turn"' in last_view(able[3]["screen"])  # and it lasted its ten seconds


@pytest.mark.parametrize("level", [1, 3])
def test_a_bot_that_stands_in_thinks_unheard(tmp_path: Path, level: int) -> None:
    """Until it lays its LIBERTÉ nobody can tell that it has one: it takes its time like any."""
    moments = 600, 1_199
    pace = Pace()  # the usual one: no bot lays anything before 1,200
    able, unable = (
        run(
            lambda who=who: attacked(
                tmp_path / str(who),
                who,
                0,
                teams=False,
                meanwhile=a_bot_stands_in(level),
                watch=moments,
                pace=pace,
            )
        )
        for who in (1, None)
    )
    alike(able, unable, 1)
    assert all(moment["screen"] for moment in able[:1])  # there was something to compare


def test_a_bot_that_keeps_its_liberte_is_like_one_that_has_none(tmp_path: Path) -> None:
    """A beginner does not always think of it."""
    able, unable = (
        run(
            lambda who=who: attacked(
                tmp_path / str(who),
                who,
                120,
                teams=False,
                meanwhile=a_bot_stands_in(1),
                seed=IT_KEEPS_IT,
            )
        )
        for who in (1, None)
    )
    alike(able, unable, 1)
    last = last_view(able[3]["screen"])
    assert '"phase":"turn"' in last
    assert '"fourres":1' not in last


def last_view(frames: list[str]) -> str:
    """Behind it may come that somebody is missed."""
    return next(text for text in reversed(frames) if '"view"' in text)


def alike(able: list[Frames], unable: list[Frames], holder: int) -> None:
    for moment, others in zip(able, unable, strict=True):
        for viewer in moment.keys() - {str(holder)}:
            assert moment[viewer] == others[viewer]
