"""Finds the deals of the days to come: `python tools/reussite/bake_days.py 2026-11-16 400`.

A day tries one code after another, in an order that its date gives, and keeps the first deal that
is solved within so many nodes: the same on every machine. A solution has words that people know:
common ones, neither names nor those of unfit.txt, and none that a solution of the days before had.
A baked day keeps its deal; with --again from the first day on it gets a new solution.
"""

import argparse
import json
from collections.abc import Iterable
from datetime import date, timedelta
from functools import partial
from pathlib import Path

from parlotte.core.rng import Draws, Rng, derive
from parlotte.games.reussite.cards import DAY_CODE_LENGTH, dealt, new_code
from parlotte.games.reussite.columns import EMPTY
from parlotte.games.reussite.search import Position, Searcher, Turn, replay
from parlotte.games.reussite.solutions import read, written
from parlotte.kernel.wasm import load as load_kernel
from parlotte.lexicon.coarse import is_coarse
from parlotte.lexicon.lexicon import Lexicon, load
from parlotte.packs.french import FOLDER, french

FILE = Path(__file__).parents[2] / "src/parlotte/packs/data/reussite/days/days.json"
UNFIT = frozenset(Path(__file__).with_name("unfit.txt").read_text(encoding="utf-8").split())
COMMON = 3  # the frequency bands of common words
RARE = 15  # a band that no search for common words takes
NODES = 20_000
TRIES = 40
REST = 14  # days before a word may be in a solution again

Deal = dict[str, object]


def without(words: Iterable[str]) -> Lexicon:
    """Our lexicon, in which these words count as rare."""
    lexicon = load(FOLDER)
    met = bytearray(lexicon.met)
    for word in words:
        row = lexicon.rows.get(len(word))
        place = -1 if row is None else row.find(word)
        if row is not None and place >= 0:
            number = row.first + place
            met[number >> 1] |= RARE << 4 * (number & 1)
    lexicon.met = bytes(met)
    lexicon.load_kernel = partial(load_kernel, lexicon.rows, lexicon.met)
    return lexicon


def solve(code: str, recent: set[str]) -> tuple[Turn, ...] | None:
    start = Position(EMPTY, dealt(code))
    for avoided in (recent, set[str]()):
        searcher = Searcher(without({*french().names(), *UNFIT, *avoided}), COMMON)
        turns = searcher.solve(start, NODES)
        if turns is None or replay(start, turns, french().valid).left:
            continue
        if not any(is_coarse(turn.word) for turn in turns):  # families see the solution
            return turns
    return None


def in_words(turns: tuple[Turn, ...]) -> int:
    return sum(bool(turn.word) for turn in turns)


def bake(day: str, recent: set[str]) -> Deal:
    for number in range(TRIES):
        draws = Draws(Rng(derive(b"parlotte", day, number)))
        code = new_code("normal", "alphabet", draws, DAY_CODE_LENGTH)
        turns = solve(code, recent)
        if turns is not None:
            return {"day": day, "code": code, "par": in_words(turns), "solution": written(turns)}
    raise SystemExit(f"{day}: no deal in {TRIES} tries")


def baked_again(deal: Deal, recent: set[str]) -> Deal:
    """With its new solution, unless the old one has words that people know, and fewer of them."""
    turns, old = solve(str(deal["code"]), recent), read(str(deal["solution"]))
    known = not any(turn.word in UNFIT or french().is_name(turn.word) for turn in old)
    if turns is None or (known and in_words(old) < in_words(turns)):
        return deal
    return {**deal, "par": in_words(turns), "solution": written(turns)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("first", type=date.fromisoformat)
    parser.add_argument("count", type=int)
    parser.add_argument("--again", action="store_true", help="new solutions for baked days")
    asked = parser.parse_args()
    kept: dict[str, Deal] = {}
    if FILE.is_file():
        kept = {deal["day"]: deal for deal in json.loads(FILE.read_text(encoding="utf-8"))}
    for day in (asked.first + timedelta(n) for n in range(asked.count)):
        name = day.isoformat()
        baked = kept.get(name)
        if baked and not asked.again:
            continue
        before = [kept.get((day - timedelta(n)).isoformat()) for n in range(1, REST + 1)]
        recent = {turn.word for deal in before if deal for turn in read(str(deal["solution"]))}
        kept[name] = baked_again(baked, recent) if baked else bake(name, recent)
        print(name, kept[name]["code"], kept[name]["par"], flush=True)
    lines = ",\n".join(json.dumps(kept[day], ensure_ascii=False) for day in sorted(kept))
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
