"""Loads tables and matches from the store, in a worker thread."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlotte.packs.format import Pack
from parlotte.packs.french import OtherWords
from parlotte.packs.loader import own_pack
from parlotte.server.content.library import Bound, Library
from parlotte.server.content.options import without_lost_packs
from parlotte.server.store.engine import Database
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.reads import DiskUse, Reader
from parlotte.server.store.rows import HouseWordRow, MatchRow, PackRow, TableRow
from parlotte.server.table.gathering import Gathering
from parlotte.server.table.live_match import CannotGoOn, LiveMatch, restore

GATHERINGS = msgspec.json.Decoder(Gathering)


# The cost of loading a table, in ordinary frames: packs cost as much as their upload (`costs.py`),
# everything else as a long frame does. Logs and the like are only measured.
PACK_BYTES, OTHER_BYTES, MEASURED_BYTES = 1_600, 8_192, 512 * 1024


class LoadedTable(Struct):
    id: str
    gathering: Gathering
    match: LiveMatch | None = None
    packs: tuple[tuple[PackRow, Pack], ...] = ()
    house_words: list[HouseWordRow] = []
    broken: MatchRow | None = None  # a running match that can't be resumed
    forgotten: bool = False  # its last match was private, and its log is deleted
    fleeting: bool = False  # nobody has used it yet
    taken: DiskUse = DiskUse()  # on the disk
    price: float = 0.0  # of loading it


class Damaged(Exception):  # noqa: N818
    """The rows of one table can't be read. Other tables are not affected."""

    def __init__(self, table: str) -> None:
        super().__init__("table-damaged")
        self.table = table
        self.price = 0.0  # of what was read before the failure


@contextmanager
def _as_damage(table: str) -> Iterator[None]:
    """Turns any failure in this block into Damaged."""
    try:
        yield
    except StoreFault as fault:
        if fault.key != "store-unreadable":
            raise
        raise Damaged(table) from fault
    except Exception as fault:
        raise Damaged(table) from fault


def _gathering(row: TableRow) -> Gathering:
    gathering = GATHERINGS.decode(row.state)
    if gathering.code != row.code:
        raise ValueError("the state of another table")
    return gathering


class ReadingCost:
    def __init__(self) -> None:
        self.price = 0.0

    def on(self, size: int, of_a_frame: int = OTHER_BYTES) -> None:
        self.price += size / of_a_frame


class TableLoader:
    def __init__(self, database: Database, library: Library) -> None:
        self._database = database
        self._reader = Reader(database)
        self._library = library
        self._one_at_a_time = Lock()  # built-in content is loaded by one thread at a time

    def gathering(self, code: str) -> Gathering | None:
        """The stored row of a table, whichever node owns it. Raises Damaged or StoreFault."""
        row = self._row(code)
        if row is None:
            return None
        with _as_damage(row.id):
            return _gathering(row)

    def _row(self, code: str) -> TableRow | None:
        with _as_damage(""):  # a code is typed text and grants access: never logged
            return self._reader.table_by_code(code)

    def table(self, code: str) -> LoadedTable | None:
        """A table, without a match that can't be resumed. Raises Damaged or StoreFault."""
        cost = ReadingCost()
        with self._database.one_connection():
            row = self._row(code)
            if row is None:
                return None
            try:
                with _as_damage(row.id):
                    found = self._table(row, cost)
            except Damaged as damaged:
                damaged.price = cost.price
                raise
        found.price = cost.price
        return found

    def _table(self, row: TableRow, cost: ReadingCost) -> LoadedTable:
        cost.on(len(row.state))
        gathering = _gathering(row)
        found = LoadedTable(row.id, gathering, fleeting=row.fleeting)
        found.taken = self._reader.table_bytes(row, gathering.match)
        cost.on(found.taken.whole, MEASURED_BYTES)
        found.packs = self._packs(row.id, cost)
        found.gathering = self._with_known_packs(gathering, found.packs)
        found.house_words = self._reader.house_words(row.id)
        match = None if gathering.match is None else self._reader.match(gathering.match)
        if match is None:
            return found
        if not match.kept:  # its log is deleted, or was left out of a backup
            found.forgotten = True
            found.broken = match if gathering.playing else None
            return found
        try:
            found.match = self.live_match(match, cost)
            found.match.take_up(gathering.hands)
        except CannotGoOn:
            found.broken = match if gathering.playing else None
        return found

    def _with_known_packs(
        self, gathering: Gathering, packs: tuple[tuple[PackRow, Pack], ...]
    ) -> Gathering:
        games = self._library.games
        options = {
            game: without_lost_packs(games[game], chosen, [row.name for row, _ in packs])
            if game in games
            else chosen
            for game, chosen in gathering.options.items()
        }
        return replace(gathering, options=options)

    def _packs(self, table: str, cost: ReadingCost) -> tuple[tuple[PackRow, Pack], ...]:
        games = self._library.games
        rows = [
            pack
            for pack in self._reader.packs_of(table)
            if pack.game in games and games[pack.game].own
        ]
        cost.on(sum(len(pack.body) for pack in rows), PACK_BYTES)
        return tuple(
            (pack, own_pack(games[pack.game], pack.name, pack.file, pack.body)) for pack in rows
        )

    def live_match(self, match: MatchRow, cost: ReadingCost | None = None) -> LiveMatch:
        """Raises CannotGoOn; any other error may be fixed by an update, and does not end the
        match."""
        cost = cost or ReadingCost()
        bound = self.bound(match.game, match.content, cost)
        inputs = self._reader.inputs(match.id, match.snapshot_seq)
        cost.on(len(match.setup) + len(match.snapshot or b"") + sum(len(i.given) for i in inputs))
        return restore(match, bound, inputs)

    def bound(self, game: str, content: str, cost: ReadingCost | None = None) -> Bound:
        """The game with its stored or built-in content; one thread at a time loads the latter."""
        if game not in self._library.games:
            raise CannotGoOn("a game of another house")
        with self._one_at_a_time:
            bound = self._library.known(game, content)
        if bound is not None:
            return bound
        kept = self._reader.content(content)
        if kept is None:
            raise CannotGoOn("its content is gone")
        if cost is not None:
            cost.on(len(kept.body))
        try:
            return self._library.from_body(game, kept.body)
        except msgspec.MsgspecError as fault:
            raise CannotGoOn("its content can't be read") from fault
        except OtherWords as fault:
            raise CannotGoOn("the lexicon has changed") from fault
