"""The data folder: that of the user, unless an option names another."""

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from parlotte.i18n import Speaker

EXAMPLE_DATABASE = "postgresql://…"


def add_store(command: argparse.ArgumentParser, say: Speaker) -> None:
    command.add_argument("--data", metavar=say("cli-folder"), type=_folder, help=say("cli-data"))
    command.add_argument(
        "--database", metavar="URL", help=say("cli-database", example=EXAMPLE_DATABASE)
    )


def store_named(arguments: argparse.Namespace) -> bool:
    return arguments.data is not None or arguments.database is not None


def data_of(arguments: argparse.Namespace) -> Path:
    named: Path | None = arguments.data
    return data_folder() if named is None else named


def data_folder(env: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    if platform == "win32":
        named = env.get("LOCALAPPDATA")
        return (Path(named) if named else Path.home() / "AppData" / "Local") / "Parlotte"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Parlotte"
    named = env.get("XDG_DATA_HOME", "")
    # By the XDG standard a relative path does not count.
    base = Path(named) if named.startswith("/") else Path.home() / ".local" / "share"
    return base / "parlotte"


def _folder(text: str) -> Path:
    return Path(os.path.expanduser(text))  # noqa: PTH111 - unlike Path's it never raises
