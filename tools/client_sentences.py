"""Writes the sentences of events to web/src/gen/sentences.ts: each is written once.

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
TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "gen" / "sentences.ts"
HEAD = """// Made by `make ui` from src/parlotte/locales. Do not edit.
export type Params = Record<string, string | number>;
type Sentence = (p: Params) => string;
type Ways = Record<string, () => string>;
const rules = (lang: string): Intl.PluralRules => new Intl.PluralRules(lang);
const many: Record<string, Intl.PluralRules> = { fr: rules("fr"), en: rules("en") };
const choose = (lang: string, value: string | number | undefined, ways: Ways): string =>
  (ways[String(value)] ?? ways[many[lang]!.select(Number(value))] ?? ways["*"]!)();
"""


def messages(lang: str) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    folder = files("parlotte") / "locales" / lang
    for file in sorted(folder.iterdir(), key=lambda child: child.name):
        if file.name.endswith(".ftl"):
            for entry in parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    found[entry.id.name] = entry.value
    return found


def wanted(key: str) -> bool:
    """Events of the table and of the games, and how a match may end."""
    from parlotte.games import registered  # noqa: PLC0415 - after the path is set

    of_game = any(key.startswith(f"{game}-") for game in registered()) and "-option-" not in key
    return key.startswith("table-") or of_game or key == "match-cannot-go-on"


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


def text() -> str:
    by_lang = {
        lang: {k: v for k, v in sorted(messages(lang).items()) if wanted(k)} for lang in LANGUAGES
    }
    keys = " | ".join(json.dumps(key) for key in by_lang[LANGUAGES[0]])
    lines = [HEAD, f"export type SentenceKey = {keys};"]
    for lang, said in by_lang.items():
        rows = "".join(
            f"  {json.dumps(key)}: {_sentence(lang, value)},\n" for key, value in said.items()
        )
        lines.append(f"export const {lang}: Record<SentenceKey, Sentence> = {{\n{rows}}};")
    return "\n".join(lines) + "\n"


def _sentence(lang: str, value: ast.Pattern) -> str:
    told = pattern(lang, value)
    return f"(p) => {told}" if re.search(r"\bp\.", told) else f"() => {told}"


def main() -> int:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
