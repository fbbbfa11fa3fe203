"""The rooms of the server import only what the table in docs/architecture.md allows."""

import ast
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "parlotte" / "server"
PREFIX = "parlotte.server."
HOUSE = "house"  # every room may name its type in annotations


def rooms() -> dict[str, set[str]]:
    """The table in the architecture: each room, and the rooms it may import."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    _, _, table = text.partition("| room | may import |")
    found: dict[str, set[str]] = {}
    for line in table.splitlines()[2:]:
        if not line.startswith("|"):
            break
        names, allowed = (set(re.findall(r"`(\w+)`", cell)) for cell in line.split("|")[1:3])
        found |= dict.fromkeys(names, allowed)
    return found


def room_of(path: Path) -> str:
    return path.relative_to(SERVER).parts[0].removesuffix(".py")


def for_types_alone(tree: ast.AST) -> set[ast.AST]:
    return {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }


def faults(path: Path, tree: ast.AST) -> list[str]:
    own, typed = room_of(path), for_types_alone(tree)
    allowed = rooms()[own] | {own}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            base = node.module or ""
            names = [f"{base}.{one.name}" for one in node.names]
        elif isinstance(node, ast.Import):
            names = [one.name for one in node.names]
        else:
            continue
        for name in names:
            other = name.removeprefix(PREFIX).split(".")[0]
            if not name.startswith(PREFIX) or other in allowed:
                continue
            if not (node in typed and other == HOUSE):
                found.append(f"{own} imports {name}")
    return found


SOURCES = sorted(
    path for path in SERVER.rglob("*.py") if path.parent != SERVER or path.stem[0] != "_"
)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SERVER)))
def test_a_room_imports_only_what_it_may(path: Path) -> None:
    assert faults(path, ast.parse(path.read_text(encoding="utf-8"))) == []


def test_the_architecture_names_every_room() -> None:
    assert set(rooms()) == {room_of(path) for path in SOURCES}


def in_order(allowed: dict[str, set[str]]) -> list[str]:
    """Every room after those it may import; raises CycleError if there is a cycle."""
    return list(TopologicalSorter(allowed).static_order())


def test_the_rooms_have_no_import_cycle() -> None:
    order = in_order(rooms())
    assert sorted(order) == sorted(rooms())
    for room, below in rooms().items():
        assert all(order.index(one) < order.index(room) for one in below), room


def test_an_import_cycle_would_be_found() -> None:
    with pytest.raises(CycleError):
        in_order({**rooms(), "store": {"http"}})


@pytest.mark.parametrize(
    ("where", "code"),
    [
        ("table/x.py", "from parlotte.server.commands.kinds import Join"),
        ("table/x.py", "from parlotte.server.house import House"),
        ("table/x.py", "import parlotte.server.http.app"),
        ("sockets/x.py", "from parlotte.server import table"),
        ("store/x.py", "if TYPE_CHECKING:\n    from parlotte.server.table.live import LiveTable"),
        ("commands/x.py", "def late():\n    from parlotte.server import house"),
    ],
)
def test_a_forbidden_import_would_be_found(where: str, code: str) -> None:
    assert faults(SERVER / where, ast.parse(code))
