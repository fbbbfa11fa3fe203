"""Every item of ours has had a second reader: `python tools/readings.py docs/games`.

A verdict names an item and the fingerprint of its texts, so that an edited item is unread again.
The folder holds <game>/readings/*.csv with the columns item, texts, verdict, fix; what counts is an
`ok` on the texts as they are now: a reader's own correction has to be read by another.
"""

import csv
import sys
from collections.abc import Iterable
from pathlib import Path

from parlotte.core.codec import fingerprint
from parlotte.games import registered
from parlotte.packs.format import Pack, Texts
from parlotte.packs.loader import all_packs, format_of

_SHORT = 12  # characters of a fingerprint: enough to tell two versions of an item apart


def mark(texts: Texts) -> str:
    """A short name for what there is to read."""
    return fingerprint(texts.said)[:_SHORT]


def accepted(folder: Path) -> set[tuple[str, str]]:
    """The items, each with the name of its texts, that a reader has found good as they were."""
    found = set()
    for file in sorted(folder.glob("*.csv")):
        with file.open(encoding="utf-8", newline="") as rows:
            for row in csv.DictReader(rows):
                if row["verdict"] == "ok":
                    found.add((row["item"], row["texts"]))
    return found


def unread(folder: Path, packs: Iterable[Pack]) -> list[str]:
    """The names of the items that no reader has accepted as they are now."""
    missing = []
    for pack in packs:
        read = accepted(folder / pack.game / "readings")
        found = map(format_of(pack.game).texts, pack.items)
        missing += [one.name for one in found if one and (one.name, mark(one)) not in read]
    return missing


def played(packs: Iterable[Pack]) -> list[Pack]:
    """Of the games that can be played: the others may wait for their readers."""
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
