"""A bot in its seat: what bots of all games are made of."""

from typing import Generic, TypeVar

from parlotte.core.contract import Seat
from parlotte.core.rng import Draws, Rng, derive

G = TypeVar("G")


class SeatedBot(Generic[G]):
    def __init__(self, game: G, level: int, seed: bytes, seat: Seat) -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self.seat = seat

    def luck(self, about: str, item: str) -> Draws:
        """Chance that stays the same for this seat and item all through a match."""
        return Draws(Rng(derive(self.seed, about, self.seat, item)))
