"""The laws of the house: who may import whom, what stays pure, what every file owes."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "parlotte"

# core ← kit, lexicon ← games ← packs ← server ← cli: each may import itself and what is below.
LAYERS = {
    "core": set(),
    "kit": {"core"},
    "lexicon": {"core"},
    "games": {"core", "kit", "lexicon"},
    "i18n": set(),
    "kernel": {"core", "lexicon"},
    "voice": {"core", "kit"},
    "packs": {"core", "kit", "lexicon", "games", "kernel", "voice", "i18n"},
    "simulation": {"core", "kit", "lexicon", "games", "packs"},
    "on_cores": {"core", "games", "packs", "simulation"},
    "server": {"core", "kit", "lexicon", "games", "packs", "i18n"},
    "client": set(),  # a stranger could have written it
    "wirebot": {"client", "core", "games", "packs"},
    "cli": {"core", "kit", "lexicon", "games", "packs", "server", "i18n", "simulation", "on_cores"},
    "__main__": {"cli"},
    "__init__": set(),
}
PURE = ("core", "kit", "lexicon", "games")
# What pure code may import: no clock, file, network, process or global chance is among it.
HARMLESS = {
    "abc", "array", "bisect", "collections", "contextlib", "dataclasses", "enum", "functools",
    "hashlib", "heapq", "itertools", "math", "msgspec", "operator", "parlotte", "re", "statistics",
    "string", "typing", "unicodedata",
}  # fmt: skip
BESIDES = {
    # The registry looks for the games once, before any of them runs.
    "games/__init__.py": {"importlib", "pkgutil"},
    # A search may be told to stop from outside; what a match is made of never is.
    "core/stop.py": {"contextvars", "threading"},
}

FILE_LINES, FUNCTION_LINES = 500, 60


def sources() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def layer(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def import_faults(path: Path, tree: ast.AST) -> list[str]:
    own = layer(path)
    faults = []
    for name in imports(tree):
        if not name.startswith("parlotte."):
            continue
        parts = name.split(".")
        if parts[1] != own and parts[1] not in LAYERS[own]:
            faults.append(f"{own} imports {name}")
        if own == parts[1] == "games" and len(parts) > 2:
            game = path.relative_to(SOURCE).parts[1]
            if parts[2] != game:
                faults.append(f"the game {game} imports {name}")
    return faults


def impurities(path: Path, tree: ast.AST) -> list[str]:
    if layer(path) not in PURE:
        return []
    allowed = HARMLESS | BESIDES.get(str(path.relative_to(SOURCE)), set())
    found = [f"imports {name}" for name in imports(tree) if name.split(".")[0] not in allowed]
    found += [
        f"calls {node.func.id}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("open", "input", "print", "exec", "eval")
    ]
    return found


def test_the_import_law_holds_and_what_is_pure_stays_pure() -> None:
    faults = []
    for path in sources():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found = import_faults(path, tree) + impurities(path, tree)
        faults += [f"{path.relative_to(SOURCE)}: {fault}" for fault in found]
    assert faults == []


@pytest.mark.parametrize(
    ("where", "code"),
    [
        ("core/x.py", "from parlotte.kit.text import fold"),
        ("kit/x.py", "import parlotte.games.lauriers"),
        ("games/melo/x.py", "from parlotte.games.lauriers.state import State"),
        ("games/melo/x.py", "from parlotte.packs import loader"),
        ("packs/x.py", "from parlotte.cli import main"),
    ],
)
def test_the_import_law_is_able_to_fail(where: str, code: str) -> None:
    assert import_faults(SOURCE / where, ast.parse(code))


@pytest.mark.parametrize(
    "code",
    [
        "import time",
        "from random import choice",
        "open('x')",
        "from os import path",
        "import numpy.random",
        "import logging",
        "import importlib",
    ],
)
def test_the_law_of_purity_is_able_to_fail(code: str) -> None:
    assert impurities(SOURCE / "games" / "melo" / "rules.py", ast.parse(code))


def too_long(text: str) -> list[str]:
    found = [] if text.count("\n") <= FILE_LINES else ["the file is too long"]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            last = node.end_lineno or 0
            found += [f"{node.name} is too long"] * (last - node.lineno >= FUNCTION_LINES)
    return found


def test_files_and_functions_stay_small() -> None:
    faults = [
        f"{path.relative_to(ROOT)}: {fault}"
        for folder in ("src", "tests", "bench", "tools")
        for path in (ROOT / folder).rglob("*.py")
        for fault in too_long(path.read_text(encoding="utf-8"))
    ]
    assert faults == []


@pytest.mark.parametrize(
    "text", ["\n" * 501, "def long():\n    pass\n" + "    pass\n" * FUNCTION_LINES]
)
def test_the_law_of_size_is_able_to_fail(text: str) -> None:
    assert too_long(text)


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_locks_are_exact_hashed_and_name_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert "index-url" not in text
    pins = re.findall(r"^([A-Za-z0-9_.-]+)(==\S+)?.*\\$", text, re.MULTILINE)
    assert pins
    assert all(version for _, version in pins)
    assert text.count("--hash=sha256:") >= len(pins)


def test_what_the_project_asks_for_is_in_the_locks() -> None:
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = about["dependency-groups"]
    wanted = {
        "requirements.lock": [*about["project"]["dependencies"], *groups["build"]],
        "requirements-dev.lock": [
            *about["project"]["dependencies"],
            *groups["build"],
            *groups["dev"],
        ],
    }
    for lock, names in wanted.items():
        text = (ROOT / lock).read_text(encoding="utf-8")
        for name in names:
            plain = re.split(r"[<>=\[;]", name)[0].replace(".", "-").lower()
            assert re.search(rf"^{re.escape(plain)}==", text, re.MULTILINE), f"{name} in {lock}"


def test_both_locks_agree() -> None:
    pins = [
        dict(re.findall(r"^([a-z0-9-]+)==(\S+)", (ROOT / lock).read_text(), re.MULTILINE))
        for lock in ("requirements.lock", "requirements-dev.lock")
    ]
    assert pins[0].items() <= pins[1].items()


def test_the_readme_is_short_and_gives_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.split()) <= 850
    assert "make play" in text
    assert "make test" in text
