"""Writes the sentences of events to web/src/gen/sentences: each is written once.

A file for the table and for each game, in each language: the browser fetches what it needs.

Only what the browser must say by itself: refusals come as sentences already. A test fails when
it is stale.
"""

import json
import re
import sys
from importlib.resources import files
from pathlib import Path

from fluent.syntax import ast, parse

LANGUAGES = ("fr", "en")
FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "gen" / "sentences"
TABLE = "table"
HEAD = "// Made by `make ui` from src/parlotte/locales. Do not edit.\n"
# Keys of a game that are not events: the server sends forms and options as text.
NO_EVENTS = ("-option-", "-form-", "-field-")


def messages(lang: str) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    folder = files("parlotte") / "locales" / lang
    for file in sorted(folder.iterdir(), key=lambda child: child.name):
        if file.name.endswith(".ftl"):
            for entry in parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    found[entry.id.name] = entry.value
    return found


def area(key: str) -> str | None:
    """The file that an event belongs to: the table's or a game's; how a match ended is the
    table's."""
    from parlotte.games import registered  # noqa: PLC0415 - after the path is set

    if key.startswith("table-") or key == "match-cannot-go-on":
        return TABLE
    game = next((game for game in registered() if key.startswith(f"{game}-")), None)
    return None if any(part in key for part in NO_EVENTS) else game


def pattern(lang: str, value: ast.Pattern) -> str:
    """A pattern as a JavaScript expression."""
    parts = [_part(lang, element) for element in value.elements]
    return " + ".join(parts) or '""'


def _part(lang: str, element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return json.dumps(element.value, ensure_ascii=False)
    match element.expression:
        case ast.VariableReference(id=name):
            return f"String(p.{name.name})"
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
            ways = ", ".join(
                f"{json.dumps(_key(one))}: () => {pattern(lang, one.value)}" for one in variants
            )
            default = next(one for one in variants if one.default)
            return (
                f"choose({json.dumps(lang)}, p.{name.name}, "
                f'{{ {ways}, "*": () => {pattern(lang, default.value)} }})'
            )
        case ast.StringLiteral() as literal:
            return json.dumps(literal.parse()["value"], ensure_ascii=False)
        case other:
            raise TypeError(f"sentences can't hold {type(other).__name__}")


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def texts() -> dict[str, str]:
    """The generated texts by file name."""
    rows: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        for key, value in sorted(messages(lang).items()):
            if (whose := area(key)) is not None:
                row = f"  {json.dumps(key)}: {_sentence(lang, value)},\n"
                rows.setdefault(f"{whose}.{lang}.ts", []).append(row)
    return {name: _module(name, "".join(some)) for name, some in rows.items()}


def _module(name: str, rows: str) -> str:
    """French defines the keys: another language that lacks one does not compile."""
    whose, lang, _ = name.split(".")
    first = lang == LANGUAGES[0]
    parts = [HEAD]
    if "choose(" in rows:
        parts.append('import { choose } from "../../lib/phrase";\n')
    parts.append('import type { Params } from "../../lib/phrase";\n')
    if not first:
        parts.append(f'import type {{ Key }} from "./{whose}.{LANGUAGES[0]}";\n')
    keys = " | ".join(re.findall(r'^  ("[^"]+")', rows, re.MULTILINE))
    if first:
        parts.append(f"\nexport type Key = {keys};")
    parts.append(f"\nexport const said: Record<Key, (p: Params) => string> = {{\n{rows}}};\n")
    return "".join(parts)


def _sentence(lang: str, value: ast.Pattern) -> str:
    told = pattern(lang, value)
    return f"(p) => {told}" if re.search(r"\bp\.", told) else f"() => {told}"


def write(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name, text in texts().items():
        (folder / name).write_text(text, encoding="utf-8")


def main() -> int:
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
