"""The table's own packs, as they were brought and as they are played."""

from collections.abc import Iterable
from itertools import count

from msgspec import Struct

from parlotte.packs.format import Pack
from parlotte.server.store.rows import PackRow


class PackView(Struct, frozen=True):
    game: str
    name: str
    items: int


_VERSIONS = count()


class OwnPacks:
    __slots__ = ("_packs", "told", "version")

    def __init__(self, packs: Iterable[tuple[PackRow, Pack]] = ()) -> None:
        self._packs = {(row.game, row.name): (row, pack) for row, pack in packs}
        self.told: tuple[PackView, ...] = ()
        self.version = 0  # another at every change, and at no other table
        self._count()

    def __len__(self) -> int:
        return len(self._packs)

    def find(self, game: str, name: str) -> tuple[PackRow, Pack] | None:
        return self._packs.get((game, name))

    def of(self, game: str) -> tuple[Pack, ...]:
        return tuple(pack for _, pack in self._packs.values() if pack.game == game)

    def keep(self, row: PackRow, pack: Pack) -> None:
        self._packs[row.game, row.name] = (row, pack)
        self._count()

    def lose(self, game: str, name: str) -> None:
        self._packs.pop((game, name), None)
        self._count()

    def _count(self) -> None:
        self.version = next(_VERSIONS)
        self.told = tuple(
            PackView(pack.game, pack.key, len(pack.items)) for _, pack in self._packs.values()
        )
