"""The sentences of the client's catalogues, so that tests press what people read.

Read from the TypeScript as it is written: objects of strings, and of functions that give some.
`Catalogue("fr")["home.open"]` matches the text of a button, whatever names and numbers it holds.
"""

import re
from functools import cache
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent.parent / "web" / "src"
TEXT = re.compile(r'"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`')
KEY = re.compile(r'\s*(?:"([^"]+)"|([\w$]+))\s*(:|,|(?=\}))')
COMMENT = re.compile(r"^\s*//.*$|\s//\s.*$", re.MULTILINE)
OPENING, CLOSING = "([{", ")]}"


def read(area: str, lang: str) -> dict[str, list[str]]:
    """All messages of an area, by their dotted path: the strings each may give."""
    game, _, part = area.partition("/")
    file = WEB / "games" / game / f"words.{part}{'.' if part else ''}{lang}.ts"
    if not (WEB / "games" / game).is_dir():
        file = WEB / "locales" / lang / f"{area}.ts"
    text = COMMENT.sub("", file.read_text(encoding="utf-8"))
    begin = re.search(r"^export const \w+(?:: \w+)? = \{", text, re.MULTILINE)
    assert begin, file
    found: dict[str, list[str]] = {}
    _object(text, begin.end(), "", found)
    return found


def areas_of_games() -> list[str]:
    """What the games say, each in as many parts as it likes."""
    found = []
    for file in sorted((WEB / "games").glob("*/words*.fr.ts")):
        part = file.name.removeprefix("words").removesuffix(".fr.ts")
        found.append(file.parent.name + part.replace(".", "/"))
    return found


def _object(text: str, at: int, path: str, found: dict[str, list[str]]) -> int:
    """Reads an object from behind its brace, and gives the place behind its end."""
    while True:
        key = KEY.match(text, at)
        if key is None:
            return text.index("}", at) + 1
        name = path + (key[1] or key[2])
        at = key.end()
        if key[3] != ":":  # a shorthand: its value is written elsewhere
            continue
        value = re.compile(r"\s*").match(text, at)
        at = value.end() if value else at
        if text[at] == "{":
            at = _object(text, at + 1, f"{name}.", found)
        else:
            end = _value_end(text, at)
            found[name] = [_plain(one) for one in TEXT.findall(text[at:end])]
            at = end
        comma = re.compile(r"\s*,").match(text, at)
        at = comma.end() if comma else at


def _value_end(text: str, at: int) -> int:
    """Where a value ends: at the comma or brace that is not inside something of its own."""
    depth = 0
    while True:
        literal = TEXT.match(text, at)
        if literal:
            at = literal.end()
            continue
        sign = text[at]
        if depth == 0 and sign in ",}":
            return at
        depth += (sign in OPENING) - (sign in CLOSING)
        at += 1


def _plain(literal: str) -> str:
    body = literal[1:-1]
    body = re.sub(r"\\u([0-9a-fA-F]{4})", lambda code: chr(int(code[1], 16)), body)
    return body.replace("\\n", "\n").replace('\\"', '"').replace("\\`", "`")


def _pattern(text: str) -> str:
    """What people see of it: any blank is a blank, and a placeholder is something."""
    parts = re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", text)
    return ".+?".join(re.sub(r"\s+", r"\\s+", _escaped(part)) for part in parts)


def _escaped(text: str) -> str:
    """For the browser's expressions as well, which know fewer escapes."""
    return re.sub(r"([.*+?^${}()|\[\]\\/])", r"\\\1", text)


class Catalogue:
    def __init__(self, lang: str) -> None:
        self.lang = lang

    def texts(self, key: str) -> list[str]:
        """`home.open`, `<game>:vote.done`, `<game>/tv:voting.title`."""
        area, _, path = key.partition(":") if ":" in key else key.partition(".")
        return _area(area, self.lang)[path]

    def text(self, key: str) -> str:
        (only,) = self.texts(key)
        return only

    def __getitem__(self, key: str) -> re.Pattern[str]:
        return re.compile("^(?:" + "|".join(map(_pattern, self.texts(key))) + ")$")

    def within(self, key: str) -> re.Pattern[str]:
        """The same, as a part of a longer text: a button may say more below."""
        return re.compile("|".join(map(_pattern, self.texts(key))))


@cache
def _area(area: str, lang: str) -> dict[str, list[str]]:
    return read(area, lang)


fr, en = Catalogue("fr"), Catalogue("en")
