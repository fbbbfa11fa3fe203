"""What the shared laws need to know of La Réussite."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace as with_fields

from msgspec.structs import replace

from games.reussite.table import game
from laws.subject import Secret, Subject
from parlotte.core.contract import Seat
from parlotte.core.rng import Draws
from parlotte.games.reussite import GAME
from parlotte.games.reussite.cards import PETARDS, deck, kind_of
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.state import State


class ReussiteSubject(Subject):
    registration = with_fields(GAME, words=False)
    game = game()
    seldom = frozenset({"give-up", "spell", "clear", "undo"})
    option_values = {"deal": ("", "NA234567", "ge 89-abcd")}
    walks = (685, 20, 423, 349, 165, 256, 118, 177, 1, 3, 47, 50, 208, 365, 496, 597)
    unprompted = frozenset({"lay", "hint"})

    replays = {
        "printed": Options(),
        "by-itself": Options(deck="grand", cover="automatic", refill="automatic"),
        "against-the-clock": Options(blues="expert", minutes=10, deal="NE234567"),
    }

    def secrets(self, state: State) -> Iterable[Secret]:
        """The order of the stock, where there is more than one."""
        if len(set(state.stock)) > 4:
            yield Secret(state.stock, frozenset())

    def reshuffled(self, state: State, viewer: Seat | None, draws: Draws) -> State:
        del viewer
        return replace(state, stock="".join(draws.shuffled(state.stock)))

    def conserved(self, state: State) -> object:
        """Every card is in a column, in the stock or in a pile; pétards only burn."""
        piles = [tile.card for word in state.words for tile in word.tiles]
        cards = Counter("".join(state.columns) + state.stock)
        cards.update(card for card in piles if card != "!")
        burnt = piles.count("!")
        return cards == Counter(deck(*kind_of(state.code))), state.petards + burnt == PETARDS


SUBJECT = ReussiteSubject()
