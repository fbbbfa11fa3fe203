"""`parlotte packs`: counts and checks the content of the games."""

import argparse
from pathlib import Path

from parlotte.cli.data_folder import add_store, store_named
from parlotte.cli.output import add_json, listed, show, show_json
from parlotte.games import registered, rooms
from parlotte.i18n import Speaker
from parlotte.kit.text import clean
from parlotte.packs.format import Pack
from parlotte.packs.loader import all_packs, format_of, own_pack, own_pack_file, refused
from parlotte.packs.problems import Problem, problem_text


def add_arguments(command: argparse.ArgumentParser, say: Speaker) -> None:
    command.add_argument(
        "files", metavar=say("cli-file"), nargs="*", type=Path, help=say("cli-packs-files")
    )
    command.add_argument(
        "--game", metavar=say("cli-game"), choices=list(rooms()), help=say("cli-packs-game")
    )
    add_store(command, say)
    add_json(command, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Checks the built-in packs, the named files, or those of a store; 1 if any has a problem."""
    stored = store_named(arguments)
    of_tables = _of_tables(arguments, say) if stored else []
    if arguments.files:
        packs = [_brought(path, arguments.game) for path in arguments.files]
    else:
        packs = [pack for pack in all_packs() if arguments.game in (None, pack.game)]
    found = [*((pack, None) for pack in packs), *of_tables]
    if arguments.json:
        rows = [(_pack_report(pack, say), table) for pack, table in found]
        show_json([row | {"table": table} if stored else row for row, table in rows])
    else:
        for pack, table in found:
            show(_pack_text(pack, table, say))
    return 1 if any(pack.problems for pack, _ in found) else 0


def _brought(path: Path, game: str | None) -> Pack:
    """A file, read as a pack of the named game, or of the one that can read most of it."""
    taking = [one for one in registered().values() if one.own]
    if game is not None and game not in registered():
        return refused(game, path.name, Problem("no-own-items", path.name))
    games = taking if game is None else [registered()[game]]
    read = [own_pack_file(one, path) for one in games]
    return max(read, key=lambda pack: (len(pack.items), -len(pack.problems)))


def _of_tables(arguments: argparse.Namespace, say: Speaker) -> list[tuple[Pack, str | None]]:
    """Packs with the id of their table, which unlike its code gives no access."""
    from parlotte.cli.store import existing_store  # noqa: PLC0415
    from parlotte.server.store.reads import Reader  # noqa: PLC0415

    games = {
        key: one for key, one in registered().items() if arguments.game in (None, key) and one.own
    }
    with existing_store(arguments, say) as database:
        rows = [row for row in Reader(database).all_packs() if row.game in games]
    return [(own_pack(games[row.game], row.name, row.file, row.body), row.table_id) for row in rows]


def _pack_report(pack: Pack, say: Speaker) -> dict[str, object]:
    return {
        "game": pack.game,
        "pack": pack.key,
        "lang": pack.lang,
        "counts": format_of(pack.game).counts(pack.items),
        "errors": [problem_text(problem, say) for problem in pack.problems],
    }


def _pack_text(pack: Pack, table: str | None, say: Speaker) -> str:
    counts = listed(
        say(f"count-{name}", count=count)
        for name, count in format_of(pack.game).counts(pack.items).items()
    )
    about = {"game": say(f"game-{pack.game}"), "pack": pack.key, "counts": counts}
    problems = [problem_text(problem, say) for problem in pack.problems]
    if table is None:
        head = say("packs-line", **about)
    else:
        # Written by people at that table: control characters must not reach this terminal.
        head = clean(say("packs-line-table", **about, table=table[:8]))
        problems = [clean(line) for line in problems]
    return "\n".join([head, *(f"  {line}" for line in problems or [say("packs-good")])])
