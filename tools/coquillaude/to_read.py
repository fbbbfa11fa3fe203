"""What a second reader has left: `PYTHONPATH=tools python tools/coquillaude/to_read.py > file.csv`.

Filled in (ok, or fixed with the correction), the file goes to docs/games/coquillaude/readings/. The
last column is for the reader's eyes. `questions` or `persons` behind the command: only those.
"""

import csv
import sys
from pathlib import Path

import msgspec
import readings

from parlotte.games.coquillaude.content import Question
from parlotte.packs.loader import builtin_packs, format_of

DOCS = Path(__file__).resolve().parent.parent.parent / "docs" / "games"


def main() -> None:
    wanted = sys.argv[1:] or ["questions", "persons"]
    (pack,) = builtin_packs("coquillaude")
    left = set(readings.unread(DOCS, [pack]))
    texts = format_of("coquillaude").texts
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(("item", "texts", "verdict", "fix", "said"))
    for item in pack.items:
        told = texts(item)
        kind = "questions" if isinstance(item, Question) else "persons"
        if told is not None and told.name in left and kind in wanted:
            said = msgspec.json.encode(told.said).decode()
            table.writerow((told.name, readings.mark(told), "", "", said))


main()
