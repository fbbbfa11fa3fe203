"""The sentences of the client's catalogues, so that tests press buttons by their text.

`make ui` writes them to a file (web/tools/texts.mjs): objects of strings, and of functions that
return strings. `Catalogue("fr")["home.open"]` matches the text of a button, whatever names and
numbers it contains.
"""

import re
from functools import cache
from pathlib import Path

import msgspec

WEB = Path(__file__).resolve().parent.parent.parent / "web" / "src"
HOLE = "\ufffc"  # the place of a name or a number in a text


class Text(msgspec.Struct, frozen=True, array_like=True):
    """A string of a catalogue, and the key of its message, or "" if it is only part of one."""

    line: int
    key: str
    text: str


@cache
def written() -> dict[str, list[Text]]:
    """All strings of all catalogues, by file."""
    body = (WEB / "gen" / "texts.json").read_bytes()
    return msgspec.json.decode(body, type=dict[str, list[Text]])


@cache
def read(area: str, lang: str) -> dict[str, list[str]]:
    """All messages of an area, by dotted path, with the strings each may give."""
    game, _, part = area.partition("/")
    own = f"games/{game}/words/{part}{'.' if part else ''}{lang}.ts"
    file = own if own in written() else f"locales/{lang}/{area}.ts"
    found: dict[str, list[str]] = {}
    for one in written()[file]:
        if one.key:
            found.setdefault(one.key, []).append(one.text)
    return found


def areas() -> list[str]:
    """The house's areas and the games', each with any number of parts."""
    found = []
    for file, texts in written().items():
        folder, name = file.rsplit("/", 1)
        if not any(one.key for one in texts):
            continue  # a helper file without messages
        if folder == "locales/fr":
            found.append(name.removesuffix(".ts"))
        elif f".{name}".endswith(".fr.ts"):
            game = folder.removeprefix("games/").removesuffix("/words")
            found.append(f"{game}/{name}".removesuffix("fr.ts").rstrip("./"))
    return found


def _pattern(text: str) -> str:
    """A regular expression for the visible text: any blank matches any blank, a hole matches
    anything."""
    return ".+?".join(re.sub(r"\s+", r"\\s+", _escaped(part)) for part in text.split(HOLE))


def _escaped(text: str) -> str:
    """Escapes for browsers' regular expressions too, which accept fewer escapes."""
    return re.sub(r"([.*+?^${}()|\[\]\\/])", r"\\\1", text)


class Catalogue:
    def __init__(self, lang: str) -> None:
        self.lang = lang

    def texts(self, key: str) -> list[str]:
        """`home.open`, `<game>:vote.done`, `<game>/tv:voting.title`."""
        area, _, path = key.partition(":") if ":" in key else key.partition(".")
        return read(area, self.lang)[path]

    def text(self, key: str) -> str:
        (only,) = self.texts(key)
        return only

    def __getitem__(self, key: str) -> re.Pattern[str]:
        return re.compile("^(?:" + "|".join(map(_pattern, self.texts(key))) + ")$")

    def within(self, key: str) -> re.Pattern[str]:
        """Matches the message inside a longer text, since a button may say more below."""
        return re.compile("|".join(map(_pattern, self.texts(key))))


fr, en = Catalogue("fr"), Catalogue("en")
