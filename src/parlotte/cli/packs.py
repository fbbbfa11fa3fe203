"""`parlotte packs`: the content of the games, counted and checked."""

import argparse
from pathlib import Path

from parlotte.cli.output import add_json, listed, show, show_json
from parlotte.games import registered
from parlotte.i18n import Speaker
from parlotte.packs.format import Pack
from parlotte.packs.loader import all_packs, format_of, own_pack_file
from parlotte.packs.problems import problem_told

USUAL_GAME = "lauriers"  # whose words families write


def add_arguments(command: argparse.ArgumentParser, say: Speaker) -> None:
    command.add_argument(
        "files", metavar=say("cli-file"), nargs="*", type=Path, help=say("cli-packs-files")
    )
    command.add_argument(
        "--game",
        metavar=say("cli-game"),
        choices=list(registered()),
        help=say("cli-packs-game"),
    )
    add_json(command, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """The packs of the house, or those of the files named; 1 when anything is wrong."""
    if arguments.files:
        packs = [own_pack_file(arguments.game or USUAL_GAME, path) for path in arguments.files]
    else:
        packs = [pack for pack in all_packs() if arguments.game in (None, pack.game)]
    if arguments.json:
        show_json([_pack_report(pack, say) for pack in packs])
    else:
        for pack in packs:
            show(_pack_told(pack, say))
    return 1 if any(pack.problems for pack in packs) else 0


def _pack_report(pack: Pack, say: Speaker) -> dict[str, object]:
    return {
        "game": pack.game,
        "pack": pack.key,
        "lang": pack.lang,
        "counts": format_of(pack.game).counts(pack.items),
        "errors": [problem_told(problem, say) for problem in pack.problems],
    }


def _pack_told(pack: Pack, say: Speaker) -> str:
    counts = listed(
        say(f"count-{name}", count=count)
        for name, count in format_of(pack.game).counts(pack.items).items()
    )
    head = say("packs-line", game=say(f"game-{pack.game}"), pack=pack.key, counts=counts)
    told = [f"  {problem_told(problem, say)}" for problem in pack.problems]
    return "\n".join([head, *(told or ["  " + say("packs-good")])])
