"""What a second reader has left: `PYTHONPATH=tools python tools/coquillaude/to_read.py > file.csv`.

Filled in (ok, or fixed with the correction), the file goes to docs/games/coquillaude/readings/.
`questions` or `persons` behind the command: only those.
"""

import sys

import readings

from parlotte.games.coquillaude.content import Question

WANTED = sys.argv[1:] or ["questions", "persons"]
readings.write_unread(
    "coquillaude", lambda item: ("questions" if isinstance(item, Question) else "persons") in WANTED
)
