"""Quality and speed of the search of La Réussite, against its aims. One thread.

`make bench B=reussite.solver`, or `python -m bench.reussite.solver --deals 1000` for reliable
figures. The deals are separate codes (B…), on which nothing was tuned. --keep appends the line to
results/solver.jsonl.
"""

import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from itertools import count, islice
from pathlib import Path
from time import thread_time
from typing import TypeVar

from bench.report import report
from parlotte.games.reussite.cards import dealt
from parlotte.games.reussite.columns import EMPTY, after
from parlotte.games.reussite.content import Court
from parlotte.games.reussite.dealing import can_begin
from parlotte.games.reussite.search import Position, Searcher, Turn, replay
from parlotte.games.reussite.search.advisor import Advisor
from parlotte.games.reussite.search.efforts import fewest_possible
from parlotte.games.reussite.search.solving import KERNEL
from parlotte.kernel import wasm
from parlotte.lexicon.judge import Judge, Words
from parlotte.lexicon.lexicon import Lexicon, load

T = TypeVar("T")
WORDS = Path(__file__).parents[2] / "src" / "parlotte" / "words"
KEPT = Path(__file__).parents[1] / "results" / "solver.jsonl"
FIRST_NODES = 200  # a solution, and no search for a better one
FEWEST_NODES = 20_000
AIMS: dict[str, object] = {
    "known": {"NA": {"solved": 1.0, "ms_p50": 200}, "GA": {"solved": 1.0}},
    "fewest": {"NA": {"in_8_words": 0.7, "s_max": 10}},
    "fair": {"NA": {"won": 0.95, "hint_ms_p95": 50}, "GA": {"won": 0.995, "hint_ms_p95": 50}},
    "load": {"ms": 300},
}
LOADING = """
import msgspec, pathlib, time, wasmtime
def resident():
    return int(pathlib.Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6
from parlotte.kernel import wasm
from parlotte.lexicon.lexicon import load
from parlotte.games.reussite.cards import dealt
from parlotte.games.reussite.columns import EMPTY
from parlotte.games.reussite.search import Position, Searcher
from parlotte.games.reussite.search.solving import KERNEL
words = pathlib.Path({words!r})
lexicon = load(words)
before, started = resident(), time.process_time()
lexicon.load_kernel = lambda which: wasm.load(lexicon.rows, lexicon.met, which)
assert lexicon.kernel(KERNEL) is not None
loaded, after = time.process_time() - started, resident()
Searcher(lexicon).solve(Position(EMPTY, dealt("NA222222")), 20_000)
print(1000 * loaded, after - before, resident() - before)
"""


def timed(ask: Callable[[], T]) -> tuple[T, float]:
    """The answer, and its milliseconds of CPU time, so that other load does not count."""
    started = thread_time()
    answer = ask()
    return answer, 1000 * (thread_time() - started)


def at(times: list[float], share: float) -> float:
    return round(sorted(times)[min(len(times) - 1, int(share * len(times)))], 1)


def dealt_codes(lexicon: Lexicon, kind: str, deals: int) -> list[str]:
    """Deals as in the game: those without a first word are left out."""
    court = Court(Judge(lexicon, Words("bench")), Advisor(lexicon))
    codes = (f"{kind}B{number:05}" for number in count())
    return list(islice((code for code in codes if can_begin(court, code)), deals))


def known(searcher: Searcher, lexicon: Lexicon, kind: str, deals: int) -> object:
    """With a known stock: any solution, verified by replay."""
    times: list[float] = []
    solved = words = 0
    for code in dealt_codes(lexicon, kind, deals):
        position = Position(EMPTY, dealt(code))
        solution, ms = timed(lambda position=position: first(searcher, position))
        times.append(ms)
        if solution is not None:
            end = replay(position, solution, lexicon.valid)
            assert (end.left, end.petards) == (0, 3)
            solved, words = solved + 1, words + end.words
    return {
        "deals": deals,
        "solved": solved / deals,
        "ms_p50": at(times, 0.5),
        "ms_p95": at(times, 0.95),
        "words": round(words / max(1, solved), 2),
    }


def first(searcher: Searcher, position: Position) -> tuple[Turn, ...] | None:
    """A small node limit is enough for almost all; the others get the large one."""
    return searcher.solve(position, FIRST_NODES) or searcher.solve(position, FEWEST_NODES)


def fewest(searcher: Searcher, lexicon: Lexicon, kind: str, deals: int) -> object:
    """With a known stock: as few words as possible."""
    times, words, possible = [], Counter[int](), 0
    for code in dealt_codes(lexicon, kind, deals):
        position = Position(EMPTY, dealt(code))
        solution, ms = timed(lambda position=position: searcher.solve(position, FEWEST_NODES))
        times.append(ms)
        words[0 if solution is None else replay(position, solution, lexicon.valid).words] += 1
        possible += fewest_possible(position) <= 8
    return {
        "deals": deals,
        "in_8_words": words[8] / max(1, deals),
        "8_not_ruled_out": possible / max(1, deals),
        "words": {str(count): words[count] for count in sorted(words)},
        "s_p50": round(at(times, 0.5) / 1000, 2),
        "s_max": round(max(times) / 1000, 2),
    }


def fair(searcher: Searcher, lexicon: Lexicon, kind: str, deals: int) -> object:
    """Whole deals played by hints, without knowing the order of the stock."""
    times: list[float] = []
    won = with_petards = words = 0
    for code in dealt_codes(lexicon, kind, deals):
        end = _played(searcher, Position(EMPTY, dealt(code)), times)
        if not end.left:
            won += end.petards == 3
            with_petards += end.petards < 3
            words += end.words
    return {
        "deals": deals,
        "won": round(won / deals, 4),
        "with_petards": round(with_petards / deals, 4),
        "words": round(words / max(1, won + with_petards), 2),
        "hint_ms_p50": at(times, 0.5),
        "hint_ms_p95": at(times, 0.95),
        "hint_ms_max": at(times, 1),
    }


def _played(searcher: Searcher, position: Position, times: list[float]) -> Position:
    position = searcher.settled(position)
    while position.left >= 4:
        turn, ms = timed(lambda position=position: searcher.hint(position))
        times.append(ms)
        if turn is None:
            break
        columns, _ = after(position.columns, turn.draft.moves)
        petards = position.petards - turn.draft.petards
        bare = Position(columns, position.stock, petards, position.words + 1)
        position = searcher.settled(bare)
    return position


def loading() -> object:
    code = LOADING.format(words=str(WORDS))
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    ms, mb, busy = map(float, run.stdout.split())
    return {"ms": round(ms), "mb": round(mb, 1), "mb_after_a_long_search": round(busy, 1)}


def measure(lexicon: Lexicon, told: Namespace) -> dict[str, object]:
    if not told.twin:
        lexicon.load_kernel = partial(wasm.load, lexicon.rows, lexicon.met)
        assert lexicon.kernel(KERNEL) is not None
    searcher = Searcher(lexicon)
    return {
        "engine": "twin" if told.twin else "kernel",
        "known": {kind: known(searcher, lexicon, kind, told.deals) for kind in told.known},
        "fewest": {kind: fewest(searcher, lexicon, kind, told.fewest) for kind in told.known},
        "fair": {kind: fair(searcher, lexicon, kind, told.deals) for kind in told.fair},
        "load": loading(),
    }


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=40, help="of each kind")
    parser.add_argument("--fewest", type=int, default=20, help="deals solved in the fewest words")
    parser.add_argument("--known", nargs="*", default=["NA", "GA"], help="kinds: NA, ND, … GE")
    parser.add_argument("--fair", nargs="*", default=["NA", "ND", "NE", "GA", "GD", "GE"])
    parser.add_argument("--twin", action="store_true", help="without the kernel: slow")
    parser.add_argument("--keep", action="store_true", help="write the line to results/")
    told = parser.parse_args()
    said = StringIO()
    with redirect_stdout(said):
        report("solver", measure(load(WORDS), told), AIMS)
    print(said.getvalue(), end="")
    if told.keep:
        with KEPT.open("a", encoding="utf-8") as kept:
            kept.write(said.getvalue())


if __name__ == "__main__":
    main()
