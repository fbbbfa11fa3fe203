"""`parlotte serve`: runs the server until Ctrl-C."""

import argparse
from collections.abc import Sequence

from parlotte.cli.data_folder import add_store
from parlotte.cli.parser import EXAMPLE_URL, node_name, public_url, whole_number
from parlotte.i18n import Speaker

LEVELS = ("debug", "info", "warning", "error")
USUAL_PORT = 8000
MOST_PORT = 65_535
MOST_DAYS = 36_500
MOST_GIGABYTES = 1_000_000


def add_arguments(command: argparse.ArgumentParser, say: Speaker) -> None:
    command.add_argument(
        "--host",
        metavar=say("cli-address"),
        default="0.0.0.0",  # noqa: S104 - phones of the home network must reach it
        help=say("cli-serve-host"),
    )
    command.add_argument(
        "--port",
        metavar="N",
        type=whole_number(say, least=0, most=MOST_PORT),
        default=USUAL_PORT,
        help=say("cli-serve-port"),
    )
    add_store(command, say)
    command.add_argument(
        "--node", metavar=say("cli-node-name"), type=node_name(say), help=say("cli-serve-node")
    )
    command.add_argument(
        "--public-url",
        metavar="URL",
        type=public_url(say),
        help=say("cli-serve-public-url", example=EXAMPLE_URL),
    )
    command.add_argument("--trust-proxy", action="store_true", help=say("cli-serve-trust-proxy"))
    command.add_argument(
        "--keep",
        metavar=say("cli-days"),
        type=whole_number(say, least=1, most=MOST_DAYS),
        default=30,
        help=say("cli-serve-keep"),
    )
    command.add_argument(
        "--disk",
        metavar=say("cli-gigabytes"),
        type=whole_number(say, least=1, most=MOST_GIGABYTES),
        default=16,
        help=say("cli-serve-disk"),
    )
    command.add_argument("--no-browser", action="store_true", help=say("cli-serve-no-browser"))
    command.add_argument(
        "--metrics-for-all", action="store_true", help=say("cli-serve-metrics-for-all")
    )
    command.add_argument(
        "--log-level",
        metavar=say("cli-level-name"),
        choices=LEVELS,
        default="warning",
        help=say("cli-serve-log-level"),
    )


def run(arguments: argparse.Namespace, say: Speaker, ports: Sequence[int] = ()) -> int:
    from parlotte.cli.server_start import serve  # noqa: PLC0415

    return serve(arguments, ports or (arguments.port,), say)
