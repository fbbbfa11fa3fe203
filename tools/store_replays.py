"""Stores the matches in tests/replays/ anew, after an intended change of the rules.

Usage: PYTHONPATH=tests .venv/bin/python tools/store_replays.py [GAME]
"""

import sys
from pathlib import Path

from laws.subject import subject_of
from laws.walk import walk
from parlotte.core.codec import encode
from parlotte.core.replay import Trace, read, record, replay
from parlotte.games import registered

FOLDER = Path(__file__).parent.parent / "tests" / "replays"
ACTIONS = 250


def main() -> None:
    for game in sys.argv[1:] or registered():
        subject = subject_of(game)
        for seed, (name, options) in enumerate(subject.replays.items(), 11):
            match = walk(subject, options, seed, ACTIONS, laws=())
            data = record(subject.registration, "tests", match.setup, match.log)
            trace = Trace()
            for moment in replay(subject.game, read(subject.registration, data)):
                trace.see(moment.match)
            # One input per line, so that a changed replay gives a readable diff.
            body = data.decode().replace('{"at":', '\n{"at":')
            text = f'{{"trace":{encode(trace.hexdigest()).decode()},"record":{body}}}\n'
            (FOLDER / f"{game}-{name}.json").write_text(text, encoding="utf-8")
            print(game, name, match.seq, match.outcome)


main()
