"""`parlotte play`: the table of an evening, for whoever has never heard of a port."""

import argparse

from parlotte.cli import serve
from parlotte.i18n import Speaker

# Where another program has the usual port, the next free one will do.
PORTS = range(serve.USUAL_PORT, serve.USUAL_PORT + 11)


def add_arguments(command: argparse.ArgumentParser, say: Speaker) -> None:
    serve.add_arguments(command, say)
    command.set_defaults(port=None)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    ports = PORTS if arguments.port is None else (arguments.port,)
    return serve.run(arguments, say, ports)
