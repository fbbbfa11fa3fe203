"""The command `parlotte`, with one module per subcommand.

Each subcommand imports the store, the server or the builder only when it runs, so that the others
start fast.
"""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from parlotte.cli import (
    backup,
    games,
    lexicon,
    nodes,
    packs,
    play,
    replay,
    restore,
    say,
    serve,
    simulate,
)
from parlotte.cli.output import OutputLost, Refused
from parlotte.cli.parser import FriendlyParser
from parlotte.i18n import Speaker, speaker

COMMANDS = (play, serve, nodes, games, simulate, packs, lexicon, say, replay, backup, restore)


def main(argv: Sequence[str] | None = None) -> int:
    say = speaker()
    speak_utf8()
    arguments = parser(say).parse_args(argv)
    try:
        code: int = arguments.run(arguments, say)
    except Refused as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write(say("cli-interrupted") + "\n")
        return 130
    except OutputLost as lost:
        # Prevents a second flush at exit. A closed pipe is no error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not lost.quietly:
            sys.stderr.write(say("cli-cannot-write") + "\n")
        return 0 if lost.quietly else 1
    return code


def speak_utf8() -> None:
    """UTF-8 output on every terminal, whatever encoding it declares."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - until we end
            setattr(sys, name, nowhere)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def parser(say: Speaker) -> FriendlyParser:
    top = FriendlyParser(prog="parlotte", say=say, description=say("cli-about"))
    top.add_argument(
        "--version",
        action="version",
        version=f"parlotte {version('parlotte')}",
        help=say("cli-version"),
    )
    commands = top.add_subparsers(title=say("cli-commands"), metavar=say("cli-command"))
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        about = say(f"cli-{name}")
        added = commands.add_parser(name, say=say, help=about, description=about)
        command.add_arguments(added, say)
        added.set_defaults(run=command.run)
    top.set_defaults(run=lambda _arguments, _say: _show_help(top))
    return top


def _show_help(top: argparse.ArgumentParser) -> int:
    top.print_help()
    return 0
