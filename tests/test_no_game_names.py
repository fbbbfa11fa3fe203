"""No game's name outside its own rooms: who moves in or out touches nobody else's."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlotte.games import rooms

ROOT = Path(__file__).resolve().parent.parent
NAMES = re.compile(
    r"lauriers|réussite|reussite|coquillaud|m[ée]lo ego|\bmelo\b|bornes", re.IGNORECASE
)
# Rooms that hold a room of each game.
GAME_ROOMS = (
    "src/parlotte/games",
    "src/parlotte/packs/formats",
    "src/parlotte/packs/data",
    "tools",
    "bench",
    "tests/e2e",
    "tests/games",
    "tests/server",
)
# Where they may be said: a game's own rooms, and what is made of what the games say.
OWN_ROOMS = (
    "web/src/games/*/**/*",
    "web/tests/games/*/**/*",
    "web/src/gen/**/*",
    "bench/results/*",  # what was measured once
    "src/parlotte/web/**/*",  # built
    *(f"{room}/{key}/**/*" for room in GAME_ROOMS for key in rooms()),
    *(f"src/parlotte/locales/*/{key}.ftl" for key in rooms()),
    "tests/support/any_game.py",  # the game where any would do, chosen once
)
ROOMS = (
    "src/parlotte",
    "tools",
    "bench",
    "tests/core",
    "tests/e2e",
    "tests/kit",
    "tests/laws",
    "tests/lexicon",
    "tests/server",
    "tests/support",
    "tests/voice",
    "Makefile",
    ".ci/run",
    "web/src",
    "web/tests",
    "web/tools",
    "web/index.html",
    "web/vite.config.ts",
)


def files(rooms: tuple[str, ...] = ROOMS, root: Path = ROOT) -> Iterator[Path]:
    own = {path for pattern in OWN_ROOMS for path in root.glob(pattern)}
    for room in rooms:
        top = root / room
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and path not in own and "__pycache__" not in path.parts:
                yield path


def namings(path: Path) -> list[str]:
    """The lines that name a game, and the path where that does; pictures and fonts say nothing."""
    found = [f"{path}: its name"] if NAMES.search(path.name) else []
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return found
    return found + [
        f"{path}:{number}: {line.strip()[:120]}"
        for number, line in enumerate(text.splitlines(), 1)
        if NAMES.search(line)
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_no_game_is_named_outside_its_own_rooms(room: str) -> None:
    looked = list(files((room,)))
    assert looked, f"{room} has moved"
    found = [fault for path in looked for fault in namings(path)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        'const FIRST = "lauriers";',
        "// as in La Réussite",
        "REUSSITE_DAYS",
        "La Coquillaude",
        "--melo-soft: #fff;",
        "Mélo Ego Duo",
        "1000 Bornes",
    ],
)
def test_a_name_is_found(line: str, tmp_path: Path) -> None:
    (tmp_path / "web" / "src" / "lib").mkdir(parents=True)
    (tmp_path / "web" / "src" / "games" / "toy").mkdir(parents=True)
    (tmp_path / "web" / "src" / "lib" / "house.ts").write_text(f"\n{line}\n", encoding="utf-8")
    (tmp_path / "web" / "src" / "games" / "toy" / "card.ts").write_text(line, encoding="utf-8")
    (outside,) = files(("web/src",), tmp_path)  # the game's own file is not among them
    assert namings(outside) == [f"{outside}:2: {line}"]


def test_the_words_of_the_house_are_no_names(tmp_path: Path) -> None:
    plain = tmp_path / "plain.ts"
    plain.write_text("melody, borne out, laurels", encoding="utf-8")
    assert namings(plain) == []
