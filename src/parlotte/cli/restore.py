"""`parlotte restore`: restores a backup into an empty store."""

import argparse
from pathlib import Path

from parlotte.cli.backup import counts_text
from parlotte.cli.data_folder import add_store
from parlotte.cli.output import Refused, show
from parlotte.i18n import Speaker


def add_arguments(command: argparse.ArgumentParser, say: Speaker) -> None:
    command.add_argument("file", metavar=say("cli-file"), type=Path, help=say("cli-restore-file"))
    add_store(command, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    from parlotte.cli.store import settings_of, store_faults  # noqa: PLC0415
    from parlotte.server.store.backup import restore  # noqa: PLC0415
    from parlotte.server.store.database import open_database  # noqa: PLC0415

    file: Path = arguments.file
    if not file.is_file():  # checked before a store is created
        raise Refused(say("backup-not-found", file=file.name))
    settings = settings_of(arguments)
    with store_faults(say):
        database = open_database(settings.database_url, settings.data / "backups")
        try:
            counts = restore(database, file)
        finally:
            database.close()
    show(say("cli-restore-done", counts=counts_text(counts, say)))
    return 0
