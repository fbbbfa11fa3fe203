"""Store matches in tests/replays/ anew, after a change of the rules on purpose.

Usage: PYTHONPATH=tests .venv/bin/python tools/store_replays.py
"""

import json
from pathlib import Path

from games.lauriers.law_subject import SUBJECT
from laws.walk import walk
from parlotte.core.replay import Trace, read, record, replay
from parlotte.games.lauriers.options import Options

FOLDER = Path(__file__).parent.parent / "tests" / "replays"

MATCHES = {
    "lauriers-printed": (Options(), 11),
    "lauriers-automatic": (Options(automatic_mdj=True, track=15), 12),
    "lauriers-sans-chrono": (Options(writing_minutes=0, voting_seconds=0, pick="hasard"), 13),
}


def main() -> None:
    for name, (options, seed) in MATCHES.items():
        match = walk(SUBJECT, options, seed, actions=250, laws=())
        data = record(SUBJECT.registration, "tests", match.setup, match.log)
        trace = Trace()
        for state in replay(SUBJECT.game, read(SUBJECT.registration, data)):
            trace.see(state)
        # One input a line, so that a changed replay can be read as a diff.
        body = data.decode().replace('{"at":', '\n{"at":')
        text = f'{{"trace":{json.dumps(trace.hexdigest())},"record":{body}}}\n'
        (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
        print(name, match.seq, match.outcome)


main()
