"""Every item of ours has had a second reader: run as `python -m parlotte.packs.readings FOLDER`.

A verdict names an item and the fingerprint of its texts, so that an edited item is unread again.
FOLDER holds <game>/readings/*.csv with the columns item, texts, verdict, fix.
"""

import csv
import sys
from pathlib import Path
from typing import Any

from parlotte.core.codec import fingerprint
from parlotte.i18n import speaker
from parlotte.packs.loader import all_packs

_SHORT = 12  # characters of a fingerprint: enough to tell two versions of an item apart


def mark(item: Any) -> str:
    """The name of an item's texts. A new place on a card is no new text."""
    return fingerprint({**_fields(item), "card": None})[:_SHORT]


def _fields(item: Any) -> dict[str, object]:
    return {name: getattr(item, name) for name in item.__struct_fields__}


def unread(folder: Path) -> list[str]:
    """The ids of the items that no reader has accepted as they are now."""
    missing = []
    for pack in all_packs():
        accepted = set()
        for file in sorted((folder / pack.game / "readings").glob("*.csv")):
            with file.open(encoding="utf-8", newline="") as rows:
                for row in csv.DictReader(rows):
                    if row["verdict"] in ("ok", "fixed"):
                        accepted.add((row["item"], row["texts"]))
        missing += [item.id for item in pack.items if (item.id, mark(item)) not in accepted]
    return missing


def main() -> int:
    missing = unread(Path(sys.argv[1]))
    say = speaker()
    for item in missing:
        sys.stderr.write(say("readings-unread", item=item) + "\n")
    sys.stdout.write(say("readings-done", count=len(missing)) + "\n")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
