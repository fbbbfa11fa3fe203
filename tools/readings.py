"""Every item of ours has had a second reader: `python tools/readings.py docs/games`.

A verdict names an item and the fingerprint of its texts, so that an edited item is unread again.
The folder holds <game>/readings/*.csv with the columns item, texts, verdict, fix; what counts is an
`ok` on the texts as they are now: a reader's own correction has to be read by another.
"""

import csv
import sys
from pathlib import Path
from typing import Any

from parlotte.core.codec import fingerprint
from parlotte.packs.loader import all_packs

_SHORT = 12  # characters of a fingerprint: enough to tell two versions of an item apart


def mark(item: Any) -> str:
    """The name of an item's texts. A new place on a card is no new text."""
    fields = {name: getattr(item, name) for name in item.__struct_fields__}
    return fingerprint({**fields, "card": None})[:_SHORT]


def accepted(folder: Path) -> set[tuple[str, str]]:
    """The items, each with the name of its texts, that a reader has found good as they were."""
    found = set()
    for file in sorted(folder.glob("*.csv")):
        with file.open(encoding="utf-8", newline="") as rows:
            for row in csv.DictReader(rows):
                if row["verdict"] == "ok":
                    found.add((row["item"], row["texts"]))
    return found


def unread(folder: Path) -> list[str]:
    """The ids of the items that no reader has accepted as they are now."""
    missing = []
    for pack in all_packs():
        read = accepted(folder / pack.game / "readings")
        texts = [item for item in pack.items if hasattr(item, "id")]  # a deal has nothing to read
        missing += [item.id for item in texts if (item.id, mark(item)) not in read]
    return missing


def main() -> int:
    missing = unread(Path(sys.argv[1]))
    for item in missing:
        print(f"not read as it is now: {item}", file=sys.stderr)
    print(f"readings missing: {len(missing)}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
