"""Speed of finding the sentences of a hand and of saying cards, against the aims.

`make bench B=bornes.phrases`. The line is printed and kept in results/phrases.jsonl. Milliseconds
are CPU time, which a busy machine does not change; `wall` is elapsed time.
"""

import random
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from time import perf_counter, process_time

from bench.report import report
from games.bornes.layings import layings
from parlotte.games.bornes.content import Card, Content
from parlotte.games.bornes.sentence_proposals import entries, propose
from parlotte.games.bornes.words import LANGS, Lang
from parlotte.packs.loader import builtin_packs, format_of
from parlotte.voice.realised import RealisedVoice

KEPT = Path(__file__).parent.parent / "results" / "phrases.jsonl"
HANDS = 300
AIMS: dict[str, object] = {"hand_p95_ms": 20}
LOADING = """
import pathlib, time
def resident():
    return int(pathlib.Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6
import parlotte.voice.realised as voice
before, started = resident(), time.process_time()
voice.warm()
print(1000 * (time.process_time() - started), resident() - before)
"""


def timed(ask: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds of CPU time and of elapsed time."""
    wall, spent = perf_counter(), process_time()
    ask()
    return 1000 * (process_time() - spent), 1000 * (perf_counter() - wall)


def at(figures: list[float], share: float) -> float:
    return round(sorted(figures)[int(share * (len(figures) - 1))], 1)


def measure() -> dict[str, object]:
    content: Content = format_of("bornes").content(builtin_packs("bornes"))
    voice = RealisedVoice(entries(tuple(content.words.values())))
    run = subprocess.run(
        [sys.executable, "-c", LOADING], capture_output=True, text=True, check=True
    )
    load_ms, load_mb = map(float, run.stdout.split())
    found: dict[str, object] = {"load_ms": round(load_ms), "load_mb": round(load_mb, 1)}
    rng = random.Random(1999)
    hands = [rng.sample(content.cards, 6) for _ in range(HANDS)]
    for lang in LANGS:
        found |= spoken(hands, lang, voice)
    return found


def spoken(hands: list[list[Card]], lang: Lang, voice: RealisedVoice) -> dict[str, object]:
    laid, said = [], []
    for hand in hands:
        laid.append(timed(lambda hand=hand: layings(hand, lang, voice)))
        for one in layings(hand, lang, voice)[:1]:
            words = [card.word for card in one.cards]
            said.append(timed(lambda words=words: propose(words, lang, voice))[0])
    spent, wall = [one[0] for one in laid], [one[1] for one in laid]
    return {
        f"hand_p50_ms_{lang}": at(spent, 0.5),
        f"hand_p95_ms_{lang}": at(spent, 0.95),
        f"hand_p95_wall_ms_{lang}": at(wall, 0.95),
        f"three_proposals_p95_ms_{lang}": at(said, 0.95),
    }


def main() -> None:
    told = StringIO()
    with redirect_stdout(told):
        report("phrases", measure(), AIMS)
    print(told.getvalue(), end="")
    with KEPT.open("a", encoding="utf-8") as kept:
        kept.write(told.getvalue())


if __name__ == "__main__":
    main()
