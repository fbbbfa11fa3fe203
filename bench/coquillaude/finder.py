"""Speed of finding the best play: the kernel and its twin on the same positions, one thread.

`make bench B=coquillaude.finder`. A hundred positions from the middle of self-played matches, each
asked with several numbers of letters. Cold: a new board, as after every placed word; warm: a board
asked before, as for the next player of the round. Milliseconds are CPU time, so that other load
does not count; the first answer is also given in elapsed time.
"""

import subprocess
import sys
from collections import Counter
from time import thread_time

from bench.report import report
from parlotte.core.rng import Draws, Rng
from parlotte.games.coquillaude.board import NO_LETTERS, Board, with_letters
from parlotte.games.coquillaude.letters import full_bag
from parlotte.games.coquillaude.placement import lay
from parlotte.games.coquillaude.search.finder import Finder
from parlotte.games.coquillaude.search.plays import House
from parlotte.games.coquillaude.search.twin import Twin
from parlotte.games.coquillaude.search.vocabulary import Vocabulary
from parlotte.packs.french import french

POSITIONS, SIZES = 100, (8, 15, 20, 30)
EARLIEST, LATEST = 5, 12  # words on the board
BAG = full_bag(150)
AIMS: dict[str, object] = {
    "kernel": {"ms_p50": 1, "ms_p99": 4},
    "twin": {"ms_p50": 8, "ms_p99": 30},
    "first_answer_s": 0.2,
    "mb": 40,
    "mb_after_all_lengths": 40,
}
FIRST = """
import pathlib, time, wasmtime
def resident():
    return int(pathlib.Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6
from parlotte.games.coquillaude.board import NO_LETTERS
from parlotte.games.coquillaude.search.finder import Finder
from parlotte.packs.french import french
words, before, began, cpu = french(), resident(), time.perf_counter(), time.process_time()
finder = Finder(words)
assert finder.best(NO_LETTERS, "EBRSAITO") is not None
print(time.perf_counter() - began, time.process_time() - cpu, resident() - before)
from parlotte.core.prompts import Spot
from parlotte.games.coquillaude.board import with_letters
from parlotte.games.coquillaude.letters import full_bag
from parlotte.games.coquillaude.placement import lay
board = with_letters(NO_LETTERS, lay(NO_LETTERS, Spot(3, 10, "right"), "ARISTOTELICIEN").spent)
for step in (15, 10, 5, 4):
    finder.best(board, full_bag(150)[::step])
print(resident() - before)
"""


def positions() -> list[Board]:
    draws, finder = Draws(Rng(b"bench")), Finder(french())
    found: list[Board] = []
    while len(found) < POSITIONS:
        bag = list(draws.shuffled(BAG))
        board, hand = NO_LETTERS, [bag.pop() for _ in range(12)]
        for laid_words in range(1, LATEST):
            best = finder.best(board, hand)
            if best is None:
                break
            laid = lay(board, best.spot, best.word)
            for letter in laid.spent.values():
                hand.remove(letter)
            board = with_letters(board, laid.spent)
            hand += [bag.pop() for _ in range(min(len(bag), 8))]
            if laid_words >= EARLIEST:
                found.append(board)
    return found[:POSITIONS]


def figures(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {
        "ms_p50": round(ordered[len(ordered) // 2] * 1000, 2),
        "ms_p99": round(ordered[len(ordered) * 99 // 100] * 1000, 2),
        "ms_max": round(ordered[-1] * 1000, 2),
    }


def main() -> None:
    words, boards, draws = french(), positions(), Draws(Rng(b"capitals"))
    kernel, twin = Finder(words), Twin(Vocabulary(words))
    kernel.best(NO_LETTERS, BAG)
    for size in SIZES:  # computed once for all boards
        twin.best(NO_LETTERS, Counter(BAG[:: len(BAG) // size][:size]), House())
    took: dict[str, dict[int, list[float]]] = {
        way: {size: [] for size in SIZES} for way in ("kernel", "twin_cold", "twin_warm")
    }
    asked = [
        (board, size, [BAG[draws.below(len(BAG))] for _ in range(size)])
        for board in boards
        for size in SIZES
    ]
    found = []
    for board, size, capital in asked:
        began = thread_time()
        best = kernel.best(board, capital)
        took["kernel"][size].append(thread_time() - began)
        found.append(best and best.word)
    for (board, size, capital), word in zip(asked, found, strict=True):
        twin.forget()
        for way in ("twin_cold", "twin_warm"):
            began = thread_time()
            answer = twin.best(board, Counter(capital), House())
            took[way][size].append(thread_time() - began)
            assert word == (answer and answer.word)
    measured: dict[str, object] = {
        way: {
            **figures([one for some in by_size.values() for one in some]),
            "by_letters": {size: figures(some) for size, some in by_size.items()},
        }
        for way, by_size in took.items()
    }
    first = subprocess.run(
        [sys.executable, "-c", FIRST], capture_output=True, text=True, check=True
    )
    seconds, cpu, mb, later = map(float, first.stdout.split())
    started = {
        "first_answer_s": round(seconds, 3),
        "first_answer_cpu_s": round(cpu, 3),
        "mb": round(mb, 1),
        "mb_after_all_lengths": round(later, 1),
    }
    report("finder", measured | started, AIMS)


if __name__ == "__main__":
    main()
