"""`parlotte nodes`: the nodes of a cluster, their health and their number of tables."""

import argparse

import msgspec

from parlotte.cli.data_folder import add_store
from parlotte.cli.output import Refused, add_json, show, show_json
from parlotte.i18n import Speaker


def add_arguments(command: argparse.ArgumentParser, say: Speaker) -> None:
    add_store(command, say)
    add_json(command, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    from parlotte.cli.store import existing_store  # noqa: PLC0415
    from parlotte.server.store.node_list import list_nodes  # noqa: PLC0415

    with existing_store(arguments, say) as database:
        if database.kind != "postgresql":
            raise Refused(say("store-not-shared", where=database.where))
        with database.session() as connection:
            nodes = list_nodes(connection, counted=True)
    if arguments.json:
        show_json([{**msgspec.structs.asdict(one), "health": one.health} for one in nodes])
        return 0
    if not nodes:
        show(say("cli-nodes-none"))
    for one in nodes:
        health = say(f"cli-nodes-{one.health}")
        up = say("cli-nodes-up", minutes=int(one.up // 60), seconds=int(one.up % 60))
        line = {"name": one.name, "version": one.version, "health": health, "up": up}
        show(say("cli-nodes-line", tables=one.tables, **line))
    return 0
