"""Output and refusals, shared by all commands."""

import argparse
import sys
from collections.abc import Iterable

from parlotte.core.codec import encode
from parlotte.i18n import Speaker


class Refused(Exception):  # noqa: N818
    """A command that can't be carried out, with the message that says why."""


def add_json(command: argparse.ArgumentParser, say: Speaker) -> None:
    command.add_argument("--json", action="store_true", help=say("cli-json"))


class OutputLost(Exception):  # noqa: N818
    """Standard output can't be written to; `quietly` if a pipe was closed."""

    def __init__(self, *, quietly: bool) -> None:
        super().__init__()
        self.quietly = quietly


def show(text: str) -> None:
    try:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
    except OSError as fault:
        raise OutputLost(quietly=isinstance(fault, BrokenPipeError)) from None


def show_json(value: object) -> None:
    show(encode(value).decode())


def listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values))
