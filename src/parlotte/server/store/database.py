"""Opens a store: creates or migrates its schema, and refuses what it can't read."""

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


class Migration(NamedTuple):
    version: int  # the version of the store after it
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
    """3: a word is voted in as a common word, as a famous person, or as both."""
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
    """4: an unused table is deleted sooner; an SQLite file carries our application id."""
    connection.exec_driver_sql(
        "ALTER TABLE tables ADD COLUMN fleeting BOOLEAN NOT NULL DEFAULT false"
    )
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(MARK)


def _private_matches(connection: Connection) -> None:
    """5: the logs of private matches are deleted after their end, and items may have authors."""
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


# In order, each from the version before. They never import the schema, which changes later.
MIGRATIONS: Sequence[Migration] = (
    Migration(2, _house_words),
    Migration(3, _kinds_of_words),
    Migration(4, _fleeting_tables),
    Migration(5, _private_matches),
    Migration(6, _nodes),
)


def open_database(url: str, backups: Path) -> Database:
    """Opens the store with the present schema; before a migration a backup goes to `backups`."""
    database = Database(url)
    try:
        with database.reading() as connection:
            version = _version(connection, database)
        if version != SCHEMA:
            _migrate_as_owner(database, backups)
    except BaseException:
        database.close()
        raise
    return database


def boot(connection: Connection) -> int:
    """The stored house time. Matches that ran, here or on nodes, are paused at their time."""
    if connection.dialect.name != "sqlite":
        remove_all_nodes(connection)
    house = stored_clock(connection)
    stand_still(connection, house)
    return house


def _version(connection: Connection, database: Database) -> int | None:
    there = set(inspect(connection).get_table_names()) & set(METADATA.tables)
    if not there:
        return None
    if "meta" not in there:
        raise StoreFault("store-unreadable", where=database.where)
    stored = connection.scalar(select(meta.c.value).where(meta.c.key == "schema"))
    if stored is None or not stored.isdecimal():
        raise StoreFault("store-unreadable", where=database.where)
    if int(stored) > SCHEMA:
        raise StoreFault("store-newer", where=database.where, version=int(stored), known=SCHEMA)
    return int(stored)


def _migrate_as_owner(database: Database, backups: Path) -> None:
    """If several nodes start at once, the first one migrates for all."""
    try:
        with database.exclusive():
            _migrate(database, backups)
    except StoreFault as fault:
        if fault.key != "store-in-use":
            raise
        with database.reading() as connection:
            if _version(connection, database) != SCHEMA:
                raise


def _migrate(database: Database, backups: Path) -> None:
    """As owner: creates the schema, or runs the missing migrations, all or none."""
    with database.reading() as connection:
        version = _version(connection, database)
    if version == SCHEMA:  # another process was faster
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
