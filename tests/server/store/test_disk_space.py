"""The bytes charged for a row are close to the bytes it takes on the disk, in both databases."""

from collections.abc import Callable
from random import Random

import pytest
from sqlalchemy import text

from parlotte.server.http.socket_frames import MOST_ID
from parlotte.server.store.disk_space import (
    disk_bytes,
    line_bytes,
    match_row_bytes,
    measure,
    row_bytes,
)
from parlotte.server.store.engine import Database
from parlotte.server.store.reads import Reader
from parlotte.server.store.rows import ContentRow, InputRow, MatchRow, PackRow, TableRow
from parlotte.server.store.writes import Write
from server.store.samples import a_match, a_pack, a_table, write_all

# Bounds of charge / true size. The charge is computed for SQLite; PostgreSQL's pages are larger, so
# the charge is relatively smaller for rows of about a thousand bytes.
LEAST, MOST = {"sqlite": 0.95, "postgresql": 0.8}, {"sqlite": 2.2, "postgresql": 3.7}
TABLES = ("tables", "matches", "inputs", "contents", "packs")
CHANCE = Random(1)


def size_of(database: Database) -> int:
    """The size of the store after scrubbing, without journal and dead rows."""
    assert database.scrub()
    if database.kind == "sqlite":
        return measure(database).kept or 0
    with database.reading() as connection:
        sizes = (text(f"SELECT pg_total_relation_size('{name}')") for name in TABLES)
        return sum(int(connection.scalar(size) or 0) for size in sizes)


def noise(size: int) -> bytes:
    """Incompressible bytes."""
    return CHANCE.randbytes(size)


def lines(size: int, name: int = 12) -> list[Write]:
    """Inputs of ten matches played at once."""
    made = []
    for seq in range(min(1500, 3_000_000 // (size + 300))):
        match, action = f"{seq % 10}f2a9c1d7e5b4a8031c6d2e", f"3:{noise(name).hex()}"
        row = InputRow(match_id=match, seq=seq, action=action, given=noise(size))
        made.append(Write(inputs=[row]))
    return made


def long_names(size: int) -> list[Write]:
    """Inputs with the longest ids that a client may send."""
    return lines(size, MOST_ID // 2)


def matches(size: int) -> list[Write]:
    rest = {"snapshot": noise(size), "outcome": noise(600)}
    return [Write(matches=[a_match(noise(11).hex(), **rest)]) for _ in range(300)]


def contents(size: int) -> list[Write]:
    return [Write(contents=[ContentRow(noise(16).hex(), "toy", noise(size))]) for _ in range(200)]


def packs(size: int) -> list[Write]:
    return [Write(packs=[a_pack(f"p{n}", body=noise(size))]) for n in range(200)]


def tables(size: int) -> list[Write]:
    return [Write(tables=[a_table(noise(10).hex(), state=noise(size))]) for _ in range(300)]


def charged(write: Write) -> int:
    def of(row: InputRow | MatchRow | ContentRow | PackRow | TableRow) -> int:
        match row:
            case InputRow():
                return line_bytes(len(row.given), len(row.action or ""))
            case TableRow():
                return row_bytes(len(row.state))
            case MatchRow():
                rest = match_row_bytes(len(row.setup) + len(row.names))
                return rest + disk_bytes(len(row.snapshot or b""))
            case _:
                return row_bytes(len(row.body))

    rows = (*write.inputs, *write.matches, *write.contents, *write.packs, *write.tables)
    return sum(map(of, rows))


CASES = [
    *((lines, size) for size in (40, 120, 700, 1_100, 4_500, 8_000)),
    (long_names, 40),
    *((matches, size) for size in (300, 9_000)),
    *((contents, size) for size in (900, 60_000)),
    *((packs, size) for size in (400, 30_000)),
    *((tables, size) for size in (900, 12_000)),
]


@pytest.mark.parametrize(("rows", "size"), CASES)
def test_the_charge_is_close_to_the_bytes_on_disk(
    database: Database, rows: Callable[[int], list[Write]], size: int
) -> None:
    before = size_of(database)
    writes = rows(size)
    assert set(write_all(database, *writes)) == {"written"}
    grown, charge = size_of(database) - before, sum(map(charged, writes))
    assert LEAST[database.kind] <= charge / grown <= MOST[database.kind], (charge, grown)


def test_an_overwritten_row_reuses_its_space(database: Database) -> None:
    """A table's row and a match's snapshot are rewritten often; each reuses the space of the
    last."""

    def over() -> int:
        for _ in range(100):
            changes = {"snapshot": noise(20_000), "snapshot_seq": 1}
            write = Write(tables=[a_table(state=noise(20_000))], changes=[("m1", changes)])
            assert write_all(database, write) == ["written"]
        return size_of(database)

    write_all(database, Write(tables=[a_table()], matches=[a_match()]))
    first = over()
    assert over() <= first + 3 * 20_000


def test_a_recount_of_a_table_equals_its_charges(database: Database) -> None:
    played = a_match("m1", snapshot=noise(5_000), content="h1")
    write = Write(
        tables=[a_table(state=noise(3_000))],
        matches=[played, a_match("m2", number=2, content="h1")],
        inputs=[
            InputRow(match_id=match, seq=seq, action=action, given=noise(seq * 450))
            for match in ("m1", "m2")
            for seq in range(12)
            for action in [None if seq % 2 else f"{seq}:abc"]
        ],
        contents=[ContentRow("h1", "toy", noise(30_000))],
        packs=[a_pack(body=noise(901))],
    )
    assert write_all(database, write) == ["written"]
    taken = Reader(database).table_bytes(write.tables[0], "m1")
    assert taken.whole == charged(write)
    assert taken.row == row_bytes(3_000)
    mine = [Write(inputs=[line]) for line in write.inputs if line.match_id == "m1"]
    assert taken.snapshot == disk_bytes(5_000)
    assert taken.match == taken.snapshot + sum(map(charged, mine))
