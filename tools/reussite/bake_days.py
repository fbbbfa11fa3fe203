"""Find the deals of the days to come: `python tools/reussite/bake_days.py 2026-11-16 400`.

A day tries one code after another, in an order that its date gives, and keeps the first deal that
is solved with common words within so many nodes: the same on every machine. Then it looks for fewer
words. What is baked already stays as it is: a day is never dealt anew.
"""

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import date, timedelta
from pathlib import Path

from parlotte.core.rng import Draws, Rng, derive
from parlotte.games.reussite.cards import DAY_CODE_LENGTH, dealt, new_code
from parlotte.games.reussite.columns import EMPTY
from parlotte.games.reussite.search import Position, Searcher, replay
from parlotte.games.reussite.solutions import written
from parlotte.lexicon.coarse import is_coarse
from parlotte.packs.french import french

FILE = Path(__file__).parents[2] / "src/parlotte/packs/data/reussite/days/days.json"
COMMON = 3  # the frequency bands of common words
NODES = 20_000
TRIES = 40


def bake(day: str) -> dict[str, object]:
    searcher, lexicon = Searcher(french(), COMMON), french()
    for number in range(TRIES):
        draws = Draws(Rng(derive(b"parlotte", day, number)))
        code = new_code("normal", "alphabet", draws, DAY_CODE_LENGTH)
        start = Position(EMPTY, dealt(code))
        turns = searcher.solve(start, NODES)
        if turns is None or replay(start, turns, lexicon.valid).left:
            continue
        if any(is_coarse(turn.word) for turn in turns):
            continue  # families see the solution, so it must be decent
        par = sum(bool(turn.word) for turn in turns)
        return {"day": day, "code": code, "par": par, "solution": written(turns)}
    raise SystemExit(f"{day}: no deal in {TRIES} tries")


def main() -> None:
    first, count = date.fromisoformat(sys.argv[1]), int(sys.argv[2])
    kept = {deal["day"]: deal for deal in json.loads(FILE.read_text())} if FILE.is_file() else {}
    days = [(first + timedelta(n)).isoformat() for n in range(count)]
    missing = [day for day in days if day not in kept]
    with ProcessPoolExecutor(2) as pool:
        for deal in pool.map(bake, missing):
            kept[str(deal["day"])] = deal
            print(deal["day"], deal["code"], deal["par"], flush=True)
    lines = ",\n".join(json.dumps(kept[day], ensure_ascii=False) for day in sorted(kept))
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
