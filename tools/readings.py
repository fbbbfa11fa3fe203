"""Checks that every item had a second reader: `python tools/readings.py docs/games`.

A verdict names an item and the fingerprint of its texts, so that an edited item counts as unread.
The folder holds <game>/readings/*.csv with the columns item, texts, verdict, fix. Only an `ok` for
the present texts counts; a reader's own correction must be read by another.
"""

import csv
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from parlotte.core.codec import fingerprint
from parlotte.games import registered
from parlotte.packs.format import Pack, Texts
from parlotte.packs.loader import all_packs, builtin_packs, format_of

DOCS = Path(__file__).resolve().parent.parent / "docs" / "games"
_SHORT = 12  # characters of a fingerprint: enough to tell versions of an item apart


def mark(texts: Texts) -> str:
    """A short fingerprint of an item's texts."""
    return fingerprint(texts.said)[:_SHORT]


def accepted(folder: Path) -> set[tuple[str, str]]:
    """The items that a reader has accepted, each with the fingerprint of its texts."""
    found = set()
    for file in sorted(folder.glob("*.csv")):
        with file.open(encoding="utf-8", newline="") as rows:
            for row in csv.DictReader(rows):
                if row["verdict"] == "ok":
                    found.add((row["item"], row["texts"]))
    return found


def unread(folder: Path, packs: Iterable[Pack]) -> list[str]:
    """The names of the items whose present texts no reader has accepted."""
    missing = []
    for pack in packs:
        read = accepted(folder / pack.game / "readings")
        found = map(format_of(pack.game).texts, pack.items)
        missing += [one.name for one in found if one and (one.name, mark(one)) not in read]
    return missing


def write_unread(game: str, wanted: Callable[[object], bool] = lambda _: True) -> None:
    """What a second reader has left of a game, as a table to fill in; the last column is for the
    reader's eyes."""
    (pack,) = builtin_packs(game)
    left, texts = set(unread(DOCS, [pack])), format_of(game).texts
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(("item", "texts", "verdict", "fix", "said"))
    for item in pack.items:
        told = texts(item)
        if told is not None and told.name in left and wanted(item):
            said = msgspec.json.encode(told.said).decode()
            table.writerow((told.name, mark(told), "", "", said))


def played(packs: Iterable[Pack]) -> list[Pack]:
    """The packs of playable games; items of other games may still be unread."""
    return [pack for pack in packs if pack.game in registered()]


def main() -> int:
    folder, packs = Path(sys.argv[1]), all_packs()
    missing = unread(folder, played(packs))
    for item in missing:
        print(f"not read as it is now: {item}", file=sys.stderr)
    print(f"readings missing: {len(missing)}")
    if waiting := len(unread(folder, packs)) - len(missing):
        print(f"of games to come: {waiting}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
