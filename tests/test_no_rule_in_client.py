"""The browser draws: no figure of a rule sheet, and no permission, is worked out in it.

A whole number with a name of its own in a game's client either measures something drawn (its
comment, or the list below, says so) or is a figure that ought to come with the view.
"""

import re
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
FIGURE = re.compile(r"\b(?:const|,) ?([A-Z][A-Z_]{2,}) = ([\d_]+)\b(?!\.)")
# What a comment says of a number that is no rule.
DRAWN = re.compile(r"pixel|millisecond|second|\brem\b|degree|row|line|shown|drawn|of a tile")
# Numbers of drawings and of their course.
DRAWINGS = re.compile(
    r"/(end/(picture|drawing|recap)\.ts|end/(Poster|Reel)\.svelte|Demo\.svelte|script\.ts"
    r"|table/|parts/Track\.svelte|fetched\.svelte\.ts)"
)
DRAWN_NAMES = {
    "SHOWN", "LINE", "ONE_LINE", "WIDTH", "GAP", "EVERY", "ABREAST",
    "PITCH", "TIER", "CLOSE", "CLOSEST", "WHOLE", "REST", "PAUSE", "STRIDE", "OVERLAP",
    "LONG", "FEW", "KEPT", "NOT",
}  # fmt: skip
PERMISSION = re.compile(r"\b(?:get|const) (may[A-Z]\w*)\b(?P<body>.*?)(?:\n  \}|;\n)", re.DOTALL)
ASKED = re.compile(r"\bmay\.|offers|prompt|phase\.may|all\.may|\bmay\(")


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted(GAMES.rglob("*")):
        if path.suffix in {".ts", ".svelte"} and "words" not in path.parts:
            yield path.relative_to(GAMES).as_posix(), path.read_text(encoding="utf-8")


def figures() -> set[str]:
    found = set()
    for path, text in sources():
        before = ""
        for line in text.splitlines():
            for name, value in FIGURE.findall(line):
                drawn = (
                    DRAWINGS.search(f"/{path}")
                    or name in DRAWN_NAMES
                    or DRAWN.search(line)
                    or (before.strip().startswith(("//", "/*")) and DRAWN.search(before))
                )
                if not drawn and int(value.replace("_", "")) > 1:
                    found.add(f"{path} {name}")
            before = line
    return found


def test_no_figure_of_a_sheet_is_written_in_the_client() -> None:
    assert figures() == set()


def test_what_may_be_done_is_asked_of_the_prompts() -> None:
    computed = {
        f"{path} {match[1]}"
        for path, text in sources()
        for match in PERMISSION.finditer(text)
        if not ASKED.search(match["body"])
    }
    assert computed == set()


def test_a_planted_figure_is_found() -> None:
    assert FIGURE.findall("  const BONUS = 50;") == [("BONUS", "50")]
    assert not DRAWN.search("const BONUS = 50; // for all seven")
    assert DRAWN.search("const FAR = 8; // pixels")
