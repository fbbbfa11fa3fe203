"""The table's own packs, as stored and as played."""

from collections.abc import Iterable
from itertools import count

import msgspec
from msgspec import Struct

from parlotte.packs.format import Pack
from parlotte.server.store.rows import PackRow

NOBODY = 0


def authors_of(row: PackRow, pack: Pack) -> tuple[int, ...]:
    """The person of each item; NOBODY if that is not recorded or not readable."""
    try:
        authors = msgspec.json.decode(row.authors, type=tuple[int, ...]) if row.authors else ()
    except msgspec.MsgspecError:
        authors = ()
    return authors if len(authors) == len(pack.items) else (NOBODY,) * len(pack.items)


class PackView(Struct, frozen=True):
    game: str
    name: str
    items: int


_VERSIONS = count()


class OwnPacks:
    def __init__(self, packs: Iterable[tuple[PackRow, Pack]] = ()) -> None:
        self._packs = {(row.game, row.name): (row, pack) for row, pack in packs}
        self.views: tuple[PackView, ...] = ()
        self.version = 0  # unique over all tables, and grows with every change
        self._count()

    def __len__(self) -> int:
        return len(self._packs)

    def find(self, game: str, name: str) -> tuple[PackRow, Pack] | None:
        return self._packs.get((game, name))

    def of(self, game: str) -> tuple[Pack, ...]:
        return tuple(pack for _, pack in self._packs.values() if pack.game == game)

    def rows_of(self, game: str) -> tuple[tuple[PackRow, Pack], ...]:
        return tuple(both for both in self._packs.values() if both[1].game == game)

    def written_by(self, game: str, person: int) -> int:
        return sum(authors_of(*both).count(person) for both in self.rows_of(game))

    def keep(self, row: PackRow, pack: Pack) -> None:
        self._packs[row.game, row.name] = (row, pack)
        self._count()

    def lose(self, game: str, name: str) -> None:
        self._packs.pop((game, name), None)
        self._count()

    def _count(self) -> None:
        self.version = next(_VERSIONS)
        self.views = tuple(
            PackView(pack.game, pack.key, len(pack.items)) for _, pack in self._packs.values()
        )
