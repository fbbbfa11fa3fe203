"""Tests may force the chance of a match, in a running house too; the shipped code never does."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import parlotte
from laws.toy import CARDS, Toy, ToyOptions, ToySubject
from parlotte.client import Client
from parlotte.core.contract import Input, Seats
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.core.replay import Trace, record, verify
from support.background import Background
from support.forced import forced, forced_game
from support.scene import served
from support.server import Running
from support.tables import ToyLibrary, play_toy, toy_match

# For two: seat 1 wins the first round, seat 0 the next two.
DEAL = (0, 19, 18, 1, 17, 2, *range(3, 17))
SHIPPED = Path(parlotte.__file__).parent
TOY = forced(ToySubject().registration, DEAL)


def test_a_forced_deal_is_dealt() -> None:
    setup = Setup(ToyOptions(), Seats(("person",) * 2), b"seed")
    match: AnyMatch = Match(forced_game(Toy(), DEAL), setup)
    assert (match.state.hands, match.state.deck) == ((0, 19), DEAL[2:])
    assert match.state.rng.forced == ()
    assert Match(Toy(), setup).state.hands != (0, 19)


def test_forced_cards_come_first_and_the_rest_by_chance() -> None:
    setup = Setup(ToyOptions(), Seats(("person",) * 2), b"seed")
    state = Match(forced_game(Toy(), (7,)), setup).state
    assert state.hands[0] == 7
    assert sorted((*state.hands, *state.deck)) == list(range(CARDS))


def test_a_forced_match_replays_with_its_own_game() -> None:
    setup = Setup(ToyOptions(), Seats(("person",) * 2), b"seed")
    game, trace = TOY.make("none"), Trace()
    match: AnyMatch = Match(game, setup, [])
    assert match.state.hands == (0, 19)
    trace.see(match)
    match.play(Input(1, 0, ToySubject().registration.action("mot")))
    trace.see(match)
    verify(TOY, game, "content", record(TOY, "content", setup, match.log), trace.hexdigest())


def mine(client: Client) -> Any:
    """What this client alone is shown, once the match has begun."""
    return client.mine.get(client.you[0], {}).get("view")


AS_DEALT = [0, 19], [(0, 2), (1, 1)]


async def dealt_and_scored(here: Running) -> tuple[list[int], list[tuple[int, int]]]:
    """The first card of each of the two, and each seat's score at the end."""
    host, second = await toy_match(here)
    for one in (host, second):
        await one.until(lambda o=one: mine(o) is not None)
    cards = [mine(one)[0] for one in (host, second)]
    outcome = await play_toy(host, second, begun=True)
    return cards, [(one["seat"], one["score"]) for one in outcome["standings"]]


@served(ToyLibrary(TOY))
async def test_a_running_house_deals_the_forced_cards(here: Running) -> None:
    assert await dealt_and_scored(here) == AS_DEALT


def test_the_house_of_the_browser_tests_deals_the_forced_cards(tmp_path: Path) -> None:
    house = Background(tmp_path, library=ToyLibrary(TOY)).open()
    try:
        assert house.call(dealt_and_scored(house.here)) == AS_DEALT
    finally:
        house.close()


def fillings(source: str) -> Iterator[str]:
    """Where a piece of source passes forced values."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.keyword(arg="forced") | ast.Constant(value="forced"):
                yield ast.unparse(node)
            case ast.Call(func=ast.Name(id="Rng") | ast.Attribute(attr="Rng"), args=[_, _, _, *_]):
                yield ast.unparse(node)


def test_nothing_shipped_forces_chance() -> None:
    found = {
        (str(file.relative_to(SHIPPED)), filling)
        for file in SHIPPED.rglob("*.py")
        for filling in fillings(file.read_text(encoding="utf-8"))
    }
    # Rng passes on only the forced values that it was given.
    assert found == {(str(Path("core/rng.py")), "Rng(self._seed, self._n, self._forced)")}


@pytest.mark.parametrize(
    "source",
    ["Rng(seed, forced=(1,))", "rng.Rng(seed, 0, (1,))", "replace(rng, **{'forced': (1,)})"],
)
def test_a_forced_value_would_be_found(source: str) -> None:
    assert list(fillings(source))
