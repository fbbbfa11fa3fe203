"""Forced chance for tests: dice, shuffles and deals of a match, from its setup on.

Only the game's `setup` is touched: it gets an Rng that begins with forced values, numbers where one
is drawn and orders where something is shuffled, and all the rest of the match is as shipped.

In a test of the rules, `forced_game(Toy(), (3,))` deals card 3 first. In a house,
`chance(toy=((3,),))` is a library for `served`, `running` or `Background`; `begins_with(Toy, (3,))`
is for one that runs already.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from msgspec import structs

from parlotte.core.contract import NOTHING_MET, Memory, Seats, Step
from parlotte.core.registration import AnyGame, Registration
from parlotte.core.rng import Forced, Rng
from parlotte.games import registered
from parlotte.server.content.library import Library


class ForcedGame:
    """A game like the one it holds, but for the chance of its set-up."""

    def __init__(self, game: AnyGame, values: tuple[Forced, ...]) -> None:
        self._game = game
        self._values = values

    def setup(
        self, options: Any, seats: Seats, rng: Rng, memory: Memory = NOTHING_MET
    ) -> Step[Any]:
        return self._game.setup(options, seats, structs.replace(rng, forced=self._values), memory)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self._game, name)


def forced_game(game: AnyGame, *values: Forced) -> AnyGame:
    return ForcedGame(game, values)


def forced(registration: Registration, *values: Forced) -> Registration:
    """The same registration, whose every match begins with these values."""

    def make(*content: Any) -> AnyGame:
        return forced_game(registration.make(*content), *values)

    return replace(registration, make=make)


def chance(**values: tuple[Forced, ...]) -> Library:
    """The games of the house, some of them by name with their chance forced."""
    games = registered()
    return Library({**games, **{key: forced(games[key], *values[key]) for key in values}})


@contextmanager
def begins_with(game: type[AnyGame], *values: Forced) -> Iterator[None]:
    """Every match of this game that is set up meanwhile, in a house that runs already, begins with
    these values."""
    shipped = game.setup

    def setup(self: AnyGame, options: Any, seats: Seats, rng: Rng, *more: Memory) -> Step[Any]:
        return shipped(self, options, seats, structs.replace(rng, forced=values), *more)

    with patch.object(game, "setup", setup):
        yield
