"""Writes the pictures of the cards: `python tools/bornes/pictures.py path/to/icons.json`.

The drawings are those of `@iconify-json/fluent-emoji-flat` (npm, MIT) and our own in drawings/. One
file of SVG symbols, in the folder of the pack: who plays fetches it once, nobody else does.
"""

import gzip
import json
import re
import sys
from pathlib import Path

from parlotte.packs.loader import DATA, builtin_packs

HERE = Path(__file__).parent
OWN = "own-"
SPRITE = Path(str(DATA)) / "bornes" / "base" / "pictures.svg"


def wanted() -> list[str]:
    (pack,) = builtin_packs("bornes")
    return sorted(
        {word.picture for item in pack.items if hasattr(item, "card") for word in item.words}
    )


def body(name: str, icons: dict[str, dict[str, str]]) -> str:
    """The SVG of a picture. Ids get its name as a prefix, so that no two pictures share one."""
    if name.startswith(OWN):
        return (HERE / "drawings" / f"{name}.svg").read_text(encoding="utf-8").strip()
    drawn = icons[name]["body"]
    for inner in set(re.findall(r'id="([^"]+)"', drawn)):
        drawn = re.sub(rf'(id="|#){re.escape(inner)}(?=["\)])', rf"\g<1>{name}-{inner}", drawn)
    return drawn


def main() -> None:
    icons = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["icons"]
    symbols = [
        f'<symbol id="{name}" viewBox="0 0 32 32">{body(name, icons)}</symbol>' for name in wanted()
    ]
    text = '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
    SPRITE.write_text(text, encoding="utf-8")
    size = len(gzip.compress(text.encode(), 9))
    print(f"{len(symbols)} pictures, {len(text)} bytes, {size} with gzip")


main()
