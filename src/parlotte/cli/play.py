"""`parlotte play`: starts a server for an evening, without options to know."""

import argparse

from parlotte.cli import serve
from parlotte.i18n import Speaker

# If another program uses the default port, the next free one is taken.
PORTS = range(serve.USUAL_PORT, serve.USUAL_PORT + 11)


def add_arguments(command: argparse.ArgumentParser, say: Speaker) -> None:
    serve.add_arguments(command, say)
    command.set_defaults(port=None)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    ports = PORTS if arguments.port is None else (arguments.port,)
    return serve.run(arguments, say, ports)
