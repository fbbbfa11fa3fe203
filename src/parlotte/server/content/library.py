"""Games bound to their content: built once, shared by all tables that play the same."""

import gc
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from parlotte.core.codec import encode, fingerprint
from parlotte.core.contract import Input
from parlotte.core.match import Present, Setup
from parlotte.core.registration import AnyGame, Registration
from parlotte.lexicon.judge import NOTHING_VOTED, VotedIn
from parlotte.packs.format import Pack
from parlotte.packs.loader import bind, load_content

MOST_KEPT = 64
Decoder = msgspec.json.Decoder[Any]


class Shapes:
    def __init__(self, registration: Registration) -> None:
        decoder = msgspec.json.Decoder
        self.action: Decoder = decoder(registration.action)
        self.content: Decoder = decoder(registration.content)
        self.setup: Decoder = decoder(Setup[registration.options])  # type: ignore[name-defined]
        self.present: Decoder = decoder(Present[registration.state])  # type: ignore[name-defined]
        self.given: Decoder = decoder(Input[registration.action])  # type: ignore[name-defined]


_SHAPES: dict[int, tuple[Registration, Shapes]] = {}


def shapes_of(registration: Registration) -> Shapes:
    """Built once, before any thread decodes: msgspec may crash if two threads first meet a generic
    Struct."""
    kept = _SHAPES.get(id(registration))
    if kept is None:
        kept = _SHAPES[id(registration)] = (registration, Shapes(registration))
    return kept[1]


class Bound:
    def __init__(self, registration: Registration, content: object) -> None:
        self.registration = registration
        self._body = content
        self.hash = fingerprint(content)
        self.game: AnyGame = bind(registration, content)
        self.shapes = shapes_of(registration)

    @property
    def body(self) -> bytes:
        return encode(self._body)


class Library:
    def __init__(self, games: Mapping[str, Registration]) -> None:
        self.games = games
        self._by_packs: OrderedDict[str, Bound] = OrderedDict()
        self._by_hash: OrderedDict[str, Bound] = OrderedDict()
        for registration in games.values():
            shapes_of(registration)

    @property
    def first(self) -> str:
        """The default game of a new table."""
        return next(iter(self.games))

    def with_packs(
        self, game: str, own: tuple[Pack, ...] = (), house: VotedIn = NOTHING_VOTED
    ) -> Bound:
        """The present game with a table's packs and, if it judges words, the words voted in."""
        if not self.games[game].words:
            house = NOTHING_VOTED
        plain = not own and house == NOTHING_VOTED
        name = game if plain else f"{game}:{fingerprint((own, house))}"
        found = self._recent(self._by_packs, name)
        if found is None:
            found = Bound(self.games[game], self.content(game, own, house))
            self._keep(self._by_packs, name, found)
            self._keep(self._by_hash, f"{game}:{found.hash}", found)
            if plain:
                # It stays loaded for good. Scanning it for garbage stopped every table for a
                # tenth of a second, again and again.
                gc.freeze()
        return found

    def content(self, game: str, own: tuple[Pack, ...], house: VotedIn) -> object:
        return load_content(self.games[game], *own, house=house)

    def known(self, game: str, content: str) -> Bound | None:
        """The game with the content of a stored match, if it is loaded."""
        if f"{game}:{content}" not in self._by_hash and game in self.games:
            self.with_packs(game)
        return self._recent(self._by_hash, f"{game}:{content}")

    def from_body(self, game: str, body: bytes) -> Bound:
        """Raises MsgspecError, or OtherWords if our lexicon has changed since."""
        registration = self.games[game]
        bound = Bound(registration, shapes_of(registration).content.decode(body))
        self._keep(self._by_hash, f"{game}:{bound.hash}", bound)
        return bound

    @staticmethod
    def _recent(kept: OrderedDict[str, Bound], name: str) -> Bound | None:
        """A used entry moves to the end, so that tables' own packs never evict built-in content."""
        found = kept.get(name)
        if found is not None:
            with suppress(KeyError):  # another thread has just evicted it
                kept.move_to_end(name)
        return found

    @staticmethod
    def _keep(kept: OrderedDict[str, Bound], name: str, bound: Bound) -> None:
        kept[name] = bound
        if len(kept) > MOST_KEPT:
            with suppress(KeyError):
                kept.popitem(last=False)
