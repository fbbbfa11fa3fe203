"""`parlotte play`: until there is a table in the browser it says so, and lets bots play."""

import argparse

from parlotte.cli import simulate
from parlotte.cli.output import show
from parlotte.cli.parser import FriendlyParser
from parlotte.i18n import Speaker


def add_arguments(_command: argparse.ArgumentParser, _say: Speaker) -> None:
    """None yet."""


def run(_arguments: argparse.Namespace, say: Speaker) -> int:
    show(say("cli-play-not-yet") + "\n")
    command = FriendlyParser(say=say)
    simulate.add_arguments(command, say)
    return simulate.run(command.parse_args(["lauriers", "--games", "200"]), say)
