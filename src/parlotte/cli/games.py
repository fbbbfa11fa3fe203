"""`parlotte games`: lists the games."""

import argparse

from parlotte.cli.output import add_json, show, show_json
from parlotte.games import registered
from parlotte.i18n import Speaker


def add_arguments(command: argparse.ArgumentParser, say: Speaker) -> None:
    add_json(command, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    games = [(key, say(f"game-{key}"), game.seats) for key, game in registered().items()]
    if arguments.json:
        show_json(
            [
                {"key": key, "name": name, "seats": [seats[0], seats[-1]]}
                for key, name, seats in games
            ]
        )
        return 0
    for key, name, seats in games:
        show(say("cli-game-line", key=key, name=name, least=seats[0], most=seats[-1]))
    return 0
