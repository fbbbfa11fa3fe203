"""Access to the store for commands that may run beside a server.

They do not own the store, and never create one: a mistyped folder stays empty.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import inspect, select

from parlotte.cli.data_folder import data_of
from parlotte.cli.output import Refused
from parlotte.i18n import Speaker
from parlotte.server.settings import Settings
from parlotte.server.store.engine import Database, address
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.schema import SCHEMA, meta


def settings_of(arguments: argparse.Namespace) -> Settings:
    return Settings(data=data_of(arguments), database=arguments.database)


@contextmanager
def store_faults(say: Speaker) -> Iterator[None]:
    """Converts faults of a store or a backup into messages."""
    try:
        yield
    except StoreFault as fault:
        raise Refused(say(fault.key, **fault.params)) from None


@contextmanager
def existing_store(
    arguments: argparse.Namespace, say: Speaker, *, older: bool = False
) -> Iterator[Database]:
    """Opens the store; refuses where there is none. `older`: accepts one that must be migrated."""
    with store_faults(say):
        url = settings_of(arguments).database_url
        where = address(url)
        shown = where.render_as_string(hide_password=True)
        if where.drivername == "sqlite":
            shown = where.database or ""
            if not _filled(Path(shown)):
                raise Refused(say("cli-nothing-here", where=shown))
        database = Database(url)
        try:
            version = _version(database)
            if version is None:
                raise Refused(say("cli-nothing-here", where=shown))
            if version > SCHEMA:
                raise StoreFault("store-newer")
            if version < SCHEMA and not older:
                raise Refused(say("cli-store-older"))
            yield database
        finally:
            database.close()


def _filled(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except OSError:
        return False


def _version(database: Database) -> int | None:
    with database.reading() as connection:
        if not inspect(connection).has_table(meta.name):
            return None
        stored = connection.scalar(select(meta.c.value).where(meta.c.key == "schema"))
    return int(stored) if stored is not None and stored.isdecimal() else None
