"""A Play that has the book at hand."""

from parlotte.core.contract import Millis
from parlotte.core.rng import Draws
from parlotte.games.lauriers.content import Book
from parlotte.games.lauriers.state import State
from parlotte.kit.play import Play


class LauriersPlay(Play[State]):
    __slots__ = ("book",)

    def __init__(self, book: Book, state: State, at: Millis) -> None:
        super().__init__(state, at)
        self.book = book

    def draws(self) -> Draws:
        return Draws(self.state.rng)
