"""Acts leave no reference cycles behind, because the garbage collector seldom runs."""

import gc
from collections.abc import Iterator

import pytest

from parlotte.core.autoplay import autoplay, bot_for
from parlotte.core.contract import Seats
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.games import registered
from parlotte.packs.loader import build, load_content
from parlotte.server.sockets.frames import ANSWER
from parlotte.server.table.hub import Beat, Hub, Moment

LEVEL = 1


class Ear:
    """A listener that keeps nothing."""

    lags = False

    def __init__(self, person: int) -> None:
        self.viewer = (person,)

    def push(self, frame: bytes, heard: int = ANSWER) -> None:
        assert frame.startswith(b"{")


@pytest.fixture
def uncollected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def play(game: str, seed: bytes) -> tuple[int, int]:
    """Plays a match of bots shown to all seats: returns the steps and the objects collected
    afterwards."""
    registration = registered()[game]
    rules, _ = build(registration, load_content(registration))
    seats = Seats(("bot",) * min(4, registration.seats[-1]))
    match: AnyMatch = Match(rules, Setup(registration.options(), seats, seed))
    bots = {seat: bot_for(registration, match, seat, LEVEL) for seat in range(len(seats.holders))}
    hub, shown = Hub("epoch"), 0

    def show(now: AnyMatch) -> None:
        nonlocal shown
        shown += 1
        hub.publish(moment(now))

    def moment(now: AnyMatch) -> Moment:
        view = rules.view(now.state, None)
        return Moment(
            Beat(now=now.now),
            view,
            view,
            lambda seat: (rules.mine(now.state, seat), rules.prompts(now.state, seat)),
            lambda seat: seat,
        )

    for seat in bots:
        hub.join(Ear(seat), moment(match))
    gc.collect()
    autoplay(match, bots, show)
    return shown, gc.collect()


@pytest.mark.parametrize("game", [key for key, one in registered().items() if not one.slow.bots])
def test_a_match_leaves_no_reference_cycles(game: str, uncollected: None) -> None:
    play(game, b"first")  # caches filled once leave some
    steps, left = play(game, b"circles")
    assert steps > 20
    assert left < steps / 10
