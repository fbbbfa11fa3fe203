"""Finds packs, reads them, and binds a game to its content."""

import importlib
import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from parlotte.core.codec import fingerprint
from parlotte.core.registration import AnyGame, Registration
from parlotte.games import registered
from parlotte.packs.format import Format, Pack
from parlotte.packs.problems import Problem
from parlotte.packs.rows import Unreadable, read_rows

DATA = files("parlotte.packs") / "data"


def format_of(game: str) -> Format:
    module = importlib.import_module(f"parlotte.packs.formats.{game}")
    found: Format = module.FORMAT
    return found


def _children(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda child: child.name)


def builtin_packs(game: str) -> list[Pack]:
    """The packs that come with the house, read and linted."""
    folder = DATA / game
    if not folder.is_dir():
        return []
    return [_builtin(game, pack) for pack in _children(folder) if pack.is_dir()]


def _builtin(game: str, folder: Traversable) -> Pack:
    about = tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8"))
    item_files = [file for file in _children(folder) if file.name.endswith(".json")]
    rows = [row for file in item_files for row in read_rows(file.name, file.read_bytes())]
    form = format_of(game)
    items, problems = form.read(folder.name, rows)
    pack = Pack(game, folder.name, about["lang"], items, tuple(problems))
    return Pack(game, pack.key, pack.lang, items, (*problems, *form.lint(pack)))


def own_pack(game: str, key: str, file: str, data: bytes, lang: str = "fr") -> Pack:
    """A table's own pack, from the bytes of a JSON or CSV file. Never raises: problems say all."""
    try:
        rows = read_rows(file, data)
    except Unreadable as error:
        return Pack(game, key, lang, (), (error.problem,))
    items, problems = format_of(game).read(key, rows)
    if not items and not problems:
        problems = [Problem("pack-empty", file)]
    return Pack(game, key, lang, items, tuple(problems))


def own_pack_file(game: str, path: Path) -> Pack:
    try:
        data = path.read_bytes()
    except OSError:
        return Pack(game, path.stem, "fr", (), (Problem("pack-not-found", path.name),))
    return own_pack(game, path.stem, path.name, data)


def load_content(game: str, *own: Pack) -> Any:
    """The content of a game: the packs of the house, then a table's own."""
    return format_of(game).content([*builtin_packs(game), *own])


def build(registration: Registration, content: Any) -> tuple[AnyGame, str]:
    """The game bound to its content, and the name of that content."""
    return registration.make(content), fingerprint(content)


def all_packs() -> list[Pack]:
    return [pack for game in registered() for pack in builtin_packs(game)]
