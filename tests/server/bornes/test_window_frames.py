"""§9 The ten-second window for a coup fourré: holding a LIBERTÉ changes neither the content nor
the moment of anybody else's frames."""

import json
import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from games.bornes.table import order
from parlotte.games.bornes.options import Options
from parlotte.games.bornes.rules import Bornes
from parlotte.server.settings import Pace
from support.all_frames import Sockets
from support.forced import begins_with
from support.server import QUICK, FakeSeconds, FixedSecrets, run, running
from support.tables import games

STOCK = "fromage chaussure regarder jouer"
HANDS = (
    "C1 chat gris dormir rire danser",
    "roi lit {1} sorcière F1 D1",
    "bébé balle chien enfant F2 D2",
    "lune argent {3} odeur F3 D3",
)
SEED_KEEPING_LIBERTE = 2  # seed of a match in which the bot does not lay its LIBERTÉ
# milliseconds after the attack at which everybody's frames are compared
COMPARED_AT = 4_999, 9_999, 10_000

Frames = dict[str, list[str]]
# What the test does during the ten seconds.
Meanwhile = Callable[[Sockets], Awaitable[None]]


async def do_nothing(table: Sockets) -> None:
    pass


async def host_tries_to_close(table: Sockets) -> None:
    """The host may not end the window."""
    host = table.phones["0"]
    (phase,) = set(re.findall(r'"phase":"(\d+/window)"', host.frames[-1])) or {"1/window"}
    assert "refused" in await host.ask("close", "close", phase=phase)


async def attacked_player_disconnects(table: Sockets) -> None:
    await table.phones.pop("1").socket.close()


async def host_tries_to_go_on_without_them(table: Sockets) -> None:
    person = attacked_person(table)
    await attacked_player_disconnects(table)
    told = await table.phones["0"].ask("go-on-without", "without", person=person)
    # a short disconnection does not count as an absence
    assert told["refused"] in ("hand-others-answer", "already-here")


def bot_stands_in(level: int) -> Meanwhile:
    async def stands_in(table: Sockets) -> None:
        person = attacked_person(table)
        await attacked_player_disconnects(table)
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
    meanwhile: Meanwhile = do_nothing,
    watch: tuple[int, ...] = COMPARED_AT,
    seed: int = 1,
    pace: Pace = QUICK,
) -> list[Frames]:
    """Seat 0 silences seat 1. Seat 1, its partner or nobody holds a LIBERTÉ, and nobody lays it.
    Returns the frames that each viewer has received at each of these moments."""
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
        with begins_with(Bornes, order(Options(**options), hands, STOCK)):
            await table.gather(here, stack, "bornes", options)
        await table.do(0, "censure", seat=1)
        seen = [table.received()]
        began = seconds.now
        await meanwhile(table)
        for moment in watch:
            seconds.now = began + moment / 1_000
            here.house.wheel.turn()
            if moment == COMPARED_AT[-1]:
                await table.phones["screen"].read(having="view")
                # the person who disconnected is reported missing now, once that is written
                here.house.wheel.turn()
            await table.all_arrived()
            seen.append(table.received())
        return seen


@pytest.mark.parametrize("turn_seconds", [120, pytest.param(0, marks=pytest.mark.deep)])
@pytest.mark.parametrize(("holder", "teams"), [(1, False), (1, True), (3, True)])
def test_holding_a_liberte_changes_nobody_elses_frames(
    tmp_path: Path, holder: int, turn_seconds: int, *, teams: bool
) -> None:
    able = run(lambda: attacked(tmp_path / "able", holder, turn_seconds, teams=teams))
    unable = run(lambda: attacked(tmp_path / "unable", None, turn_seconds, teams=teams))
    laid, early, late, over = able
    # the same number of frames, with the same bytes, at the same moments
    assert_same_frames(able, unable, holder)
    assert '"name":"window"' in laid["screen"][-1]
    assert early == late == laid  # do_nothing is sent during the window
    assert len(over["screen"]) > len(late["screen"])
    assert '"name":"turn"' in over["screen"][-1]
    assert any('"coup-fourre"' in text for text in laid[str(holder)])
    assert not any('"coup-fourre"' in text for text in unable[0][str(holder)])
    # The holder also receives as many frames as without a LIBERTÉ, at the same moments.
    assert [len(one[str(holder)]) for one in able] == [len(one[str(holder)]) for one in unable]


@pytest.mark.parametrize("turn_seconds", [120, pytest.param(0, marks=pytest.mark.deep)])
@pytest.mark.parametrize("holder", [1, 3])
@pytest.mark.parametrize(
    "meanwhile",
    [host_tries_to_close, attacked_player_disconnects, host_tries_to_go_on_without_them],
)
def test_neither_the_host_nor_an_absence_reveals_who_holds_a_liberte(
    tmp_path: Path, meanwhile: Meanwhile, holder: int, turn_seconds: int
) -> None:
    """In teams: the attacked player or the partner holds it; the frames are the same either way."""
    able, unable = (
        run(
            lambda who=who: attacked(
                tmp_path / str(who), who, turn_seconds, teams=True, meanwhile=meanwhile
            )
        )
        for who in (holder, None)
    )
    assert_same_frames(able, unable, holder)
    assert not any('"name":"turn"' in text for text in able[2]["screen"][len(able[0]["screen"]) :])
    assert '"name":"turn"' in last_view(able[3]["screen"])  # the window lasted its ten seconds


@pytest.mark.parametrize("level", [1, 3])
def test_a_stand_in_bot_with_a_liberte_sends_the_same_frames_as_one_without(
    tmp_path: Path, level: int
) -> None:
    """Until the bot lays its LIBERTÉ, do_nothing shows that it has one: it thinks as long as any
    bot."""
    moments = 600, 1_199
    pace = Pace()  # the default pace: no bot lays anything before 1,200 ms
    able, unable = (
        run(
            lambda who=who: attacked(
                tmp_path / str(who),
                who,
                0,
                teams=False,
                meanwhile=bot_stands_in(level),
                watch=moments,
                pace=pace,
            )
        )
        for who in (1, None)
    )
    assert_same_frames(able, unable, 1)
    assert all(moment["screen"] for moment in able[:1])  # there was something to compare


def test_a_bot_that_does_not_lay_its_liberte_looks_like_one_without(tmp_path: Path) -> None:
    """A beginner bot does not always lay it."""
    able, unable = (
        run(
            lambda who=who: attacked(
                tmp_path / str(who),
                who,
                120,
                teams=False,
                meanwhile=bot_stands_in(1),
                seed=SEED_KEEPING_LIBERTE,
            )
        )
        for who in (1, None)
    )
    assert_same_frames(able, unable, 1)
    last = last_view(able[3]["screen"])
    assert '"name":"turn"' in last
    assert '"fourres":1' not in last


def last_view(frames: list[str]) -> str:
    """The last frame with a view; a frame saying that somebody is missing may follow it."""
    return next(text for text in reversed(frames) if '"view"' in text)


def assert_same_frames(able: list[Frames], unable: list[Frames], holder: int) -> None:
    for moment, others in zip(able, unable, strict=True):
        for viewer in moment.keys() - {str(holder)}:
            assert moment[viewer] == others[viewer]
