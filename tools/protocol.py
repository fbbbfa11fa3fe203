"""Generates the tables of docs/protocol/<game>.md from each game's code.

Usage: python tools/protocol.py   (`make docs`)

The part above the marker is written by hand; the part below it is generated.
"""

import ast
import inspect
import json
import re
import sys
import textwrap
import types
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from msgspec import NODEFAULT, Struct, UnsetType

from parlotte.core.registration import Registration
from parlotte.games import registered
from parlotte.i18n import speaker

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "protocol"
GAMES = ROOT / "src" / "parlotte" / "games"
CATALOGUES = ROOT / "src" / "parlotte" / "locales" / "en"
WIDTH = 120
MARKER = "<!-- made by tools/protocol.py: `make docs` -->"


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def parts(kind: Any) -> tuple[Any, ...]:
    """The members of a union, or the one type it is."""
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def name_of(kind: Any) -> str:
    """The name of a type on the wire."""
    plain = {str: "text", bytes: "text", bool: "true or false", int: "number", type(None): "null"}
    if kind in plain:
        return plain[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return ", ".join(f"`{json.dumps(one, ensure_ascii=False)}`" for one in inner)
    if origin in (Union, types.UnionType):
        said = " or ".join(name_of(one) for one in inner if one is not UnsetType)
        return f"{said}; may be absent" if UnsetType in inner else said
    if origin in (tuple, list, frozenset, set):
        if origin is tuple and inner[-1] is not Ellipsis:
            return f"[{', '.join(name_of(one) for one in inner)}]"
        return f"list of {name_of(inner[0])}"
    if origin is not None and origin.__name__.endswith(("dict", "Mapping")):
        return f"object, by {name_of(inner[0])}: {name_of(inner[1])}"
    if is_struct(kind):
        tag = kind.__struct_config__.tag
        return f"`{tag}`" if tag else f"[{kind.__name__}](#{kind.__name__.lower()})"
    return getattr(kind, "__name__", str(kind))


def comments(kind: type[Struct]) -> dict[str, str]:
    """The comment beside each field in the source."""
    lines = inspect.getsource(kind).splitlines()
    base = kind.__base__
    found = comments(base) if base and is_struct(base) and base is not Struct else {}
    for line in ast.walk(ast.parse(textwrap.dedent("\n".join(lines)))):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            _, _, said = lines[(line.end_lineno or 0) - 1].partition("  # ")
            found[line.target.id] = said if not said.startswith("noqa") else ""
    return found


def first_sentence(kind: Any) -> str:
    """The first paragraph of a type's docstring; empty if it has none."""
    doc = kind.__doc__ if kind.__doc__ != Struct.__doc__ else ""
    return " ".join(inspect.cleandoc(doc or "").split("\n\n")[0].split())


def default_of(field: Any) -> str:
    if field.required:
        return ""
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)


def fields_table(kind: type[Struct]) -> list[str]:
    said = comments(kind)
    rows = [
        f"| `{field.encode_name}` | {name_of(field.type)} | {said.get(field.name, '')} |"
        for field in msgspec.structs.fields(kind)
    ]
    return ["| key | is | |", "| --- | --- | --- |", *rows] if rows else []


def within(kind: Any) -> Iterator[Any]:
    """The types that a type is composed of, itself included."""
    yield kind
    for one in get_args(kind):
        if one is not Ellipsis:
            yield from within(one)


def structs_in(kind: Any, known: dict[str, Any]) -> None:
    """Collects all Structs reachable from a type, in order of appearance."""
    for one in within(kind):
        if is_struct(one) and one.__name__ not in known:
            known[one.__name__] = one
            for field in msgspec.structs.fields(one):
                structs_in(field.type, known)


def actions(game: Registration) -> list[str]:
    rows = ["| act | fields | |", "| --- | --- | --- |"]
    for kind in parts(game.action):
        fields = [
            f"`{one.encode_name}`{'=' * (not one.required)}{default_of(one)}: {name_of(one.type)}"
            for one in msgspec.structs.fields(kind)
        ]
        tag = kind.__struct_config__.tag
        rows.append(f"| `{tag}` | {'; '.join(fields)} | {first_sentence(kind)} |")
    return rows


def options(game: Registration) -> list[str]:
    rows = [
        f"| `{field.encode_name}` | {name_of(field.type)} | `{default_of(field)}` |"
        for field in msgspec.structs.fields(game.options)
    ]
    return ["| option | is | unless it is said |", "| --- | --- | --- |", *rows]


def view(game: Registration) -> list[str]:
    known: dict[str, Any] = {}
    structs_in(game.view, known)
    if game.advice is not None and game.advice.draft is not None:
        structs_in(game.advice.draft, known)
    for kind in parts(game.action):
        for field in msgspec.structs.fields(kind):
            structs_in(field.type, known)
    lines: list[str] = []
    for name, kind in known.items():
        tag = kind.__struct_config__.tag
        if kind is game.options:
            continue
        title = f"`{kind.__struct_config__.tag_field}`: `{tag}`" if tag else name
        table = fields_table(kind) or ["Nothing more."]
        said = first_sentence(kind)
        lines += ["", f"### {title}", "", *([said, ""] if said else []), *table]
    return lines


def catalogue(game: str) -> dict[str, tuple[str, ...]]:
    """The messages of a game, with their parameters."""
    tree = parse((CATALOGUES / f"{game}.ftl").read_text(encoding="utf-8"))
    return {
        entry.id.name: tuple(sorted(set(variables(entry))))
        for entry in tree.body
        if isinstance(entry, ftl.Message)
    }


def variables(node: Any) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ftl.BaseNode):
                yield from variables(one)


def said_in(game: str) -> tuple[dict[str, set[str]], set[str]]:
    """The messages that its rules announce as events, with their parameters, and all messages they
    name."""
    listed = catalogue(game)
    events: dict[str, set[str]] = {}
    # kit/table_game.py announces it for every game
    named = {f"{game}-gone-on", f"{game}-no-vote"}.intersection(listed)
    for file in sorted((GAMES / game).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        named |= {node.value for node in ast.walk(tree) if is_key(node, listed)}
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "announce":
                told = {word.arg for word in call.keywords if word.arg and word.arg != "to"}
                for key in listed:
                    if any(may_be(one, key, game) for one in values_of(call.args[0], tree)):
                        events[key] = events.get(key, set()) | told
    return events, named


def is_key(node: ast.AST, listed: dict[str, tuple[str, ...]]) -> bool:
    return isinstance(node, ast.Constant) and node.value in listed


def values_of(key: ast.expr, tree: ast.Module) -> Iterator[ast.expr]:
    """The expressions that a key may be; for a variable, everything assigned to it in the file."""
    if not isinstance(key, ast.Name):
        yield key
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(
            isinstance(one, ast.Name) and one.id == key.id for one in node.targets
        ):
            yield node.value


def may_be(value: ast.expr, key: str, game: str) -> bool:
    """Whether this expression can be that message; an f-string's variable part must be a word of a
    type."""
    if isinstance(value, ast.IfExp):
        return may_be(value.body, key, game) or may_be(value.orelse, key, game)
    if isinstance(value, ast.JoinedStr) and isinstance(value.values[0], ast.Constant):
        begins = str(value.values[0].value)
        return key.startswith(begins) and key.removeprefix(begins) in listed_words(game)
    return isinstance(value, ast.Constant) and value.value == key


@cache
def listed_words(game: str) -> set[str]:
    """The literal words that the types of its view list."""
    known: dict[str, Any] = {}
    structs_in(registered()[game].view, known)
    return {
        str(value)
        for kind in known.values()
        for field in msgspec.structs.fields(kind)
        for one in within(field.type)
        if get_origin(one) is Literal
        for value in get_args(one)
    }


def messages(game: str) -> list[str]:
    events, named = said_in(game)
    listed = catalogue(game)

    def listing(keys: set[str]) -> str:
        shown = []
        for key in sorted(keys):
            params = ", ".join(f"`{one}`" for one in sorted({*listed[key], *events.get(key, ())}))
            shown.append(f"`{key}`" + (f" ({params})" if params else ""))
        return ", ".join(shown) + "."

    lines = ["## Events", "", listing(set(events))]
    return [
        *lines,
        "",
        "## Refusals",
        "",
        "Beside those of every game: " + listing(named - set(events)),
    ]


def advice(game: Registration) -> list[str]:
    if game.advice is None:
        return []
    kinds = ", ".join(f"`{one}`" for one in game.advice.kinds)
    draft = "" if game.advice.draft is None else f" `draft` may be {name_of(game.advice.draft)}."
    return ["", "## Advice", "", f"`advise` takes as `kind` {kinds}.{draft}"]


def made(game: Registration) -> str:
    seats, levels = (f"{one[0]} to {one[-1]}" for one in (game.seats, game.levels))
    lines = [
        MARKER,
        "",
        f"Rules of version {game.version}, {seats} seats, bots of the levels {levels}.",
        "",
        "## Actions",
        "",
        *actions(game),
        "",
        "## Options",
        "",
        *options(game),
        "",
        "## View",
        *view(game),
        "",
        *messages(game.key),
        *advice(game),
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def page(key: str) -> Path:
    return DOCS / f"{key}.md"


def whole(key: str) -> str:
    """The whole page: the part written by hand, and the generated part."""
    file = page(key)
    name = speaker("en")(f"game-{key}")
    before = file.read_text(encoding="utf-8") if file.exists() else f"# {name} (`{key}`)\n\n"
    lines = f"{before.partition(MARKER)[0].rstrip()}\n\n{made(registered()[key])}".splitlines()
    return "\n".join(wrapped(lines)) + "\n"


def wrapped(lines: list[str]) -> Iterator[str]:
    """Wraps paragraphs at 120 characters; rows of tables and headings stay whole."""
    for whole, some in groupby(lines, lambda line: not line or line.startswith(("|", "#", MARKER))):
        told = list(some)
        if whole or max(map(len, told)) <= WIDTH:
            yield from told
            continue
        for item in re.split(r"\n(?=- )", "\n".join(told)):
            indent = "  " if item.startswith("- ") else ""
            yield from textwrap.wrap(
                item,
                WIDTH,
                subsequent_indent=indent,
                break_long_words=False,
                break_on_hyphens=False,
            )


def main() -> int:
    DOCS.mkdir(exist_ok=True)
    for key in registered():
        page(key).write_text(whole(key), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
