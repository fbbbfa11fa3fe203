"""Opens a store: makes its schema, brings it forward, refuses what it can't read."""

import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, insert, inspect, select, update

from parlotte.server.store.backup import backup
from parlotte.server.store.engine import Database
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.file_ownership import MARK
from parlotte.server.store.node_list import remove_all_nodes, stand_still, stored_clock
from parlotte.server.store.schema import METADATA, SCHEMA, meta

__all__ = ["MIGRATIONS", "Database", "Migration", "boot", "open_database"]


class Migration(NamedTuple):
    version: int  # what the store is after it
    run: Callable[[Connection], None]


def _house_words(connection: Connection) -> None:
    """2: words that people have voted in."""
    blob = "BLOB" if connection.dialect.name == "sqlite" else "BYTEA"
    connection.exec_driver_sql(
        "CREATE TABLE house_words (scope TEXT NOT NULL, word TEXT NOT NULL, written TEXT NOT NULL,"
        f" asked_by TEXT NOT NULL, agreed {blob} NOT NULL, game TEXT NOT NULL, code TEXT NOT NULL,"
        " at BIGINT NOT NULL, PRIMARY KEY (scope, word))"
    )


def _kinds_of_words(connection: Connection) -> None:
    """3: a word is voted in as a common word, as somebody famous, or as both."""
    blob = "BLOB" if connection.dialect.name == "sqlite" else "BYTEA"
    run = connection.exec_driver_sql
    run("ALTER TABLE house_words RENAME TO house_words_2")
    run(
        "CREATE TABLE house_words (scope TEXT NOT NULL, word TEXT NOT NULL, kind TEXT NOT NULL,"
        f" written TEXT NOT NULL, asked_by TEXT NOT NULL, agreed {blob} NOT NULL,"
        " game TEXT NOT NULL, code TEXT NOT NULL, at BIGINT NOT NULL,"
        " PRIMARY KEY (scope, word, kind))"
    )
    run(
        "INSERT INTO house_words SELECT scope, word, 'word', written, asked_by, agreed, game, code,"
        " at FROM house_words_2"
    )
    run("DROP TABLE house_words_2")


def _fleeting_tables(connection: Connection) -> None:
    """4: a table that nobody has used goes sooner; those of before count as used. And an SQLite
    file says whose it is."""
    connection.exec_driver_sql(
        "ALTER TABLE tables ADD COLUMN fleeting BOOLEAN NOT NULL DEFAULT false"
    )
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(MARK)


def _private_matches(connection: Connection) -> None:
    """5: private games are forgotten some time after their end, and items may have authors."""
    none = "BLOB NOT NULL DEFAULT X''"
    if connection.dialect.name != "sqlite":
        none = "BYTEA NOT NULL DEFAULT ''"
    run = connection.exec_driver_sql
    run("ALTER TABLE matches ADD COLUMN private BOOLEAN NOT NULL DEFAULT false")
    run("ALTER TABLE matches ADD COLUMN forget_at BIGINT")
    run("CREATE INDEX ix_matches_forget_at ON matches (forget_at)")
    run(f"ALTER TABLE packs ADD COLUMN authors {none}")
    run("ALTER TABLE packs ADD COLUMN secret BOOLEAN NOT NULL DEFAULT false")


def _nodes(connection: Connection) -> None:
    """6: several servers may share a PostgreSQL."""
    if connection.dialect.name == "sqlite":
        return
    run = connection.exec_driver_sql
    run(
        "CREATE TABLE nodes (id SERIAL PRIMARY KEY, name TEXT NOT NULL, version TEXT NOT NULL,"
        " clock BIGINT NOT NULL, draining BOOLEAN NOT NULL DEFAULT false,"
        " started_at TIMESTAMPTZ NOT NULL DEFAULT now(), lease_until TIMESTAMPTZ NOT NULL)"
    )
    run(
        "CREATE TABLE owners (code TEXT PRIMARY KEY REFERENCES tables (code) ON DELETE CASCADE,"
        " node INTEGER, fence BIGINT NOT NULL DEFAULT 0, came_from TEXT,"
        " moves INTEGER NOT NULL DEFAULT 0, moved_at TIMESTAMPTZ)"
    )
    run("CREATE INDEX ix_owners_node ON owners (node)")


# In order, each from the version before. They never import the schema: that one moves on.
MIGRATIONS: Sequence[Migration] = (
    Migration(2, _house_words),
    Migration(3, _kinds_of_words),
    Migration(4, _fleeting_tables),
    Migration(5, _private_matches),
    Migration(6, _nodes),
)


def open_database(url: str, backups: Path) -> Database:
    """The store at that address, with its schema as this version wants it, or StoreFault.

    Before an older store is brought forward a backup of it goes into `backups`.
    """
    database = Database(url)
    try:
        with database.reading() as connection:
            version = _version(connection, database)
        if version != SCHEMA:
            _as_owner(database, backups)
    except BaseException:
        database.close()
        raise
    return database


def boot(connection: Connection) -> int:
    """House time as last stored, and every match that ran then stands still at its time then.
    Nodes that were here before us are no more, and theirs stand by their own time."""
    if connection.dialect.name != "sqlite":
        remove_all_nodes(connection)
    house = stored_clock(connection)
    stand_still(connection, house)
    return house


def _version(connection: Connection, database: Database) -> int | None:
    """The version of the store; None when there is nothing yet."""
    there = set(inspect(connection).get_table_names()) & set(METADATA.tables)
    if not there:
        return None
    if "meta" not in there:
        raise StoreFault("store-unreadable", where=database.where)
    said = connection.scalar(select(meta.c.value).where(meta.c.key == "schema"))
    if said is None or not said.isdecimal():
        raise StoreFault("store-unreadable", where=database.where)
    if int(said) > SCHEMA:
        raise StoreFault("store-newer", where=database.where, version=int(said), known=SCHEMA)
    return int(said)


def _as_owner(database: Database, backups: Path) -> None:
    """Where several nodes are started at once, the first of them sees to it for all."""
    try:
        with database.exclusive():
            _bring_forward(database, backups)
    except StoreFault as fault:
        if fault.key != "store-in-use":
            raise
        with database.reading() as connection:
            if _version(connection, database) != SCHEMA:
                raise


def _bring_forward(database: Database, backups: Path) -> None:
    """As its owner: make the schema, or run the migrations that are missing, all or none."""
    with database.reading() as connection:
        version = _version(connection, database)
    if version == SCHEMA:  # somebody else was faster
        return
    if version is None:
        with database.writing() as connection:
            _create(connection)
        return
    steps = [step for step in MIGRATIONS if step.version > version]
    if [step.version for step in steps] != list(range(version + 1, SCHEMA + 1)):
        raise StoreFault("store-unreadable", where=database.where)
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    backup(database, backups / f"parlotte-schema-{version}-{stamp}.gz")
    with database.writing() as connection:
        for step in steps:
            step.run(connection)
        connection.execute(update(meta).where(meta.c.key == "schema").values(value=str(SCHEMA)))


def _create(connection: Connection) -> None:
    METADATA.create_all(connection, checkfirst=False)
    _nodes(connection)
    rows = {"schema": str(SCHEMA), "clock": "0", "server": secrets.token_hex(8)}
    connection.execute(insert(meta), [{"key": key, "value": rows[key]} for key in rows])
