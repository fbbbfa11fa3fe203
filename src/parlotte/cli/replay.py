"""`parlotte replay`: retells a recorded match, or verifies it byte by byte."""

import argparse
from pathlib import Path

from parlotte.cli.data_folder import add_store
from parlotte.cli.output import add_json
from parlotte.i18n import Speaker


def add_arguments(command: argparse.ArgumentParser, say: Speaker) -> None:
    command.add_argument("match", metavar=say("cli-match"), help=say("cli-replay-match"))
    command.add_argument("--verify", action="store_true", help=say("cli-replay-verify"))
    command.add_argument("--save", metavar=say("cli-file"), type=Path, help=say("cli-replay-save"))
    add_store(command, say)
    add_json(command, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    from parlotte.cli.replay_output import replay  # noqa: PLC0415

    return replay(arguments, say)
