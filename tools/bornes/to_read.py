"""What a second reader has left: `PYTHONPATH=tools python tools/bornes/to_read.py > file.csv`.

Filled in (ok, or fixed with the correction), the file goes to docs/games/bornes/readings/. The last
column is for the reader's eyes.
"""

import csv
import sys
from pathlib import Path

import msgspec
import readings

from parlotte.packs.loader import builtin_packs, format_of

DOCS = Path(__file__).resolve().parent.parent.parent / "docs" / "games"


def main() -> None:
    (pack,) = builtin_packs("bornes")
    left = set(readings.unread(DOCS, [pack]))
    texts = format_of("bornes").texts
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(("item", "texts", "verdict", "fix", "said"))
    for item in pack.items:
        told = texts(item)
        if told is not None and told.name in left:
            said = msgspec.json.encode(told.said).decode()
            table.writerow((told.name, readings.mark(told), "", "", said))


main()
