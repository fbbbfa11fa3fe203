"""`parlotte backup`: writes the whole store into one file, while a server may run."""

import argparse
from pathlib import Path

from parlotte.cli.data_folder import add_store
from parlotte.cli.output import Refused, listed, show
from parlotte.i18n import Speaker

GZIP = b"\x1f\x8b"


def add_arguments(command: argparse.ArgumentParser, say: Speaker) -> None:
    command.add_argument("file", metavar=say("cli-file"), type=Path, help=say("cli-backup-file"))
    add_store(command, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    from parlotte.cli.store import existing_store  # noqa: PLC0415
    from parlotte.server.store.backup import backup  # noqa: PLC0415

    file: Path = arguments.file
    with existing_store(arguments, say, older=True) as database:
        if not _may_replace(file):
            raise Refused(say("cli-backup-in-the-way", file=str(file)))
        counts = backup(database, file)
    show(say("cli-backup-done", file=str(file), counts=counts_text(counts, say)))
    return 0


def _may_replace(file: Path) -> bool:
    """Whether the file is an older backup, empty or missing: nothing else is overwritten."""
    try:
        with file.open("rb") as old:
            return old.read(len(GZIP)) in (GZIP, b"")
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False


def counts_text(counts: dict[str, int], say: Speaker) -> str:
    kinds = ["tables", "matches", "inputs", "packs"]
    if counts.get("house_words"):
        kinds.append("house_words")
    return listed(say(f"cli-count-{kind}", count=counts.get(kind, 0)) for kind in kinds)
