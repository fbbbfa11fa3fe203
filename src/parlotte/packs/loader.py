"""Finds and reads packs, and binds a game to its content."""

import importlib
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from parlotte.core.codec import fingerprint
from parlotte.core.registration import AnyGame, Registration
from parlotte.games import rooms
from parlotte.lexicon.judge import NOTHING_VOTED, VotedIn
from parlotte.packs.format import OWN_LANGUAGE, Format, Pack, Written
from parlotte.packs.french import french_named, words_of
from parlotte.packs.problems import Problem
from parlotte.packs.rows import Unreadable, read_rows
from parlotte.voice.realised import RealisedVoice

DATA = files("parlotte.packs") / "data"


def format_of(game: str) -> Format:
    module = importlib.import_module(f"parlotte.packs.formats.{game}")
    found: Format = module.FORMAT
    return found


def written(game: str) -> Written:
    form = format_of(game).written
    if form is None:
        raise TypeError(f"nobody can write items of {game}")
    return form


def _children(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda child: child.name)


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """The `pack.toml` of a built-in pack."""

    title: str
    lang: str
    licence: str


def builtin_keys(game: str, data: Traversable = DATA) -> list[str]:
    folder = data / game
    return [pack.name for pack in _children(folder) if pack.is_dir()] if folder.is_dir() else []


def builtin_packs(game: str, *, lint: bool = False, data: Traversable = DATA) -> list[Pack]:
    """The built-in packs. Linting is slow, and meant for their authors."""
    return [_builtin(game, data / game / key, lint=lint) for key in builtin_keys(game, data)]


def _builtin(game: str, folder: Traversable, *, lint: bool) -> Pack:
    form = format_of(game)
    try:
        about = msgspec.toml.decode((folder / "pack.toml").read_bytes(), type=About)
    except (OSError, msgspec.DecodeError, tomllib.TOMLDecodeError):
        return Pack(game, folder.name, "", (), (Problem("pack-bad-about", "pack.toml"),))
    try:
        files = [file for file in _children(folder) if file.name.endswith(".json")]
        rows = [row for file in files for row in read_rows(file.name, file.read_bytes())]
    except Unreadable as error:
        return Pack(game, folder.name, about.lang, (), (error.problem,))
    items, problems = form.read(folder.name, rows)
    if lint:
        problems = [*problems, *form.lint(items, folder)]
    return Pack(game, folder.name, about.lang, items, tuple(problems))


def refused(game: str, key: str, problem: Problem) -> Pack:
    """A table's own pack that can't be read."""
    return Pack(game, key, OWN_LANGUAGE, (), (problem,))


def own_pack(
    registration: Registration, key: str, file: str, data: bytes, most_rows: int | None = None
) -> Pack:
    """A table's own pack, from JSON or CSV. Never raises; refuses more than `most_rows` rows."""
    game = registration.key
    if registration.own is None:
        return refused(game, key, Problem("no-own-items", file))
    if key in builtin_keys(game):
        return refused(game, key, Problem("pack-name-taken", file, params={"name": key}))
    try:
        rows = read_rows(file, data, written(game).bare)
    except Unreadable as error:
        return refused(game, key, error.problem)
    if most_rows is not None and len(rows) > most_rows:
        much = Problem("pack-too-many-rows", file, params={"most": most_rows, "rows": len(rows)})
        return refused(game, key, much)
    items, problems = format_of(game).read(key, rows)
    if not items and not problems:
        problems = [Problem("pack-empty", file)]
    return Pack(game, key, OWN_LANGUAGE, items, tuple(problems))


def own_pack_file(registration: Registration, path: Path) -> Pack:
    game, name = registration.key, path.name.encode(errors="replace").decode()
    try:
        data = path.read_bytes()
    except IsADirectoryError:
        return refused(game, name, Problem("pack-is-a-folder", name))
    except OSError:
        return refused(game, name, Problem("pack-not-found", name))
    key = (name.rpartition(".")[0] or name).replace(":", "-")
    return own_pack(registration, key, name, data)


@cache
def _house_packs(game: str) -> tuple[Pack, ...]:
    """The built-in packs, cached: every table with own packs needs them."""
    return tuple(builtin_packs(game))


def load_content(registration: Registration, *own: Pack, house: VotedIn = NOTHING_VOTED) -> Any:
    """The built-in packs and a table's own; the lexicon too if the game judges words."""
    packs = [*_house_packs(registration.key), *(own if registration.own else ())]
    if len({pack.key for pack in packs}) < len(packs):
        raise ValueError("two packs of one name")
    form = format_of(registration.key)
    return form.content(packs, words_of(house)) if registration.words else form.content(packs)


def bind(registration: Registration, content: Any) -> AnyGame:
    """The game with its content. Raises OtherWords if that names a lexicon we don't have."""
    tools: list[Any] = []
    if registration.words:
        tools.append(french_named(content.words.lexicon))
    if registration.speech is not None:
        tools.append(RealisedVoice(registration.speech(content)))
    return registration.make(content, *tools)


def build(registration: Registration, content: Any) -> tuple[AnyGame, str]:
    """The game bound to its content, and the fingerprint of that content."""
    return bind(registration, content), fingerprint(content)


def all_packs() -> list[Pack]:
    """Every built-in pack, linted; also those of announced games."""
    return [pack for game in rooms() for pack in builtin_packs(game, lint=True)]
