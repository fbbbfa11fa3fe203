"""Speed and size of the lexicon, against its aims.

Each figure is the median of several runs. The line is printed and kept in results/lexicon.jsonl.
"""

import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.report import report
from parlotte.lexicon.lexicon import Lexicon, load

WORDS = Path(__file__).parent.parent / "src" / "parlotte" / "words"
KEPT = Path(__file__).parent / "results" / "lexicon.jsonl"
RUNS = 7
AIMS: dict[str, object] = {
    "load_ms": 20,
    "load_mb": 25,
    "lookups_per_s": 1_000_000,
    "anagrams_ms": 0.1,
    "words_from_15_ms": 20,
    "suggestions_ms": 100,
    "files_mb": 8,
}
RACKS = (
    "AEEILNRSTUOCMDP",
    "AAEEIINNRRSSTTL",
    "GUIMAUVESBOLTRN",
    "EEEAAIISSRRTTLN",
    "QWKXZJYVHFBGPMD",
)
WITH_JOKERS = ("AEEILNRSTUOCMD?", "AEEILNRSTUOCM??")
SLIPS = ("chein", "ortographe", "aggression", "tranquilite", "rst", "relationes", "constations")
# Resident memory from Linux itself: `resource` would include the parent's peak.
LOADING = """
import msgspec, pathlib, re, time, unicodedata
def resident():
    return int(pathlib.Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6
before = resident()
from parlotte.lexicon.lexicon import load
started = time.perf_counter()
lexicon = load(pathlib.Path({words!r}))
loaded = time.perf_counter() - started
for rack in {racks!r}:
    lexicon.words_from(rack)
    lexicon.readings("REGLES")
print(1000 * loaded, resident() - before)
"""


def loading(racks: tuple[str, ...] = ()) -> tuple[float, float]:
    """Milliseconds to load, and megabytes after these questions, in a fresh interpreter."""
    code = LOADING.format(words=str(WORDS), racks=racks)
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        for _ in range(RUNS)
    ]
    figures = [tuple(map(float, run.stdout.split())) for run in runs]
    return median(ms for ms, _ in figures), median(mb for _, mb in figures)


def per_second(judge: Callable[[str], bool], words: list[str]) -> int:
    runs = []
    for _ in range(RUNS):
        started = perf_counter()
        for word in words:
            judge(word)
        runs.append(len(words) / (perf_counter() - started))
    return round(median(runs))


def slowest_ms(ask: Callable[[str], object], questions: Iterable[str]) -> float:
    """The median time of the slowest question."""
    return max(median(_ms(ask, question) for _ in range(RUNS)) for question in questions)


def _ms(ask: Callable[[str], object], question: str) -> float:
    started = perf_counter()
    ask(question)
    return 1000 * (perf_counter() - started)


def measure(lexicon: Lexicon) -> dict[str, object]:
    words = lexicon.words_from(RACKS[0])[::2]
    forms = [reading.form for word in words for reading in lexicon.readings(word)]
    accented = [form for form in forms if not form.isascii()]
    load_ms, load_mb = loading()
    anagrams = [median(_ms(lexicon.anagrams, word) for _ in range(RUNS)) for word in words[::20]]
    return {
        "load_ms": round(load_ms, 1),
        "load_mb": round(load_mb, 1),
        "load_mb_after_searches": round(loading(RACKS)[1], 1),
        "lookups_per_s": per_second(lexicon.valid, words),
        "lookups_in_vain_per_s": per_second(lexicon.valid, [word[::-1] for word in words]),
        "lookups_with_accents_per_s": per_second(lexicon.valid, accented),
        "anagrams_ms": round(median(anagrams), 4),
        "anagrams_slowest_ms": round(max(anagrams), 4),
        "words_from_15_ms": round(slowest_ms(lexicon.words_from, RACKS), 2),
        "words_from_15_first_ms": round(_ms(load(WORDS).words_from, RACKS[0]), 2),
        "words_from_15_one_joker_ms": round(slowest_ms(lexicon.words_from, WITH_JOKERS[:1]), 2),
        "words_from_15_two_jokers_ms": round(slowest_ms(lexicon.words_from, WITH_JOKERS[1:]), 2),
        "suggestions_ms": round(slowest_ms(lexicon.suggestions, SLIPS), 1),
        "files_mb": round(sum(file.stat().st_size for file in WORDS.iterdir()) / 1e6, 2),
    }


def main() -> None:
    said = StringIO()
    with redirect_stdout(said):
        report("lexicon", measure(load(WORDS)), AIMS)
    print(said.getvalue(), end="")
    with KEPT.open("a", encoding="utf-8") as kept:
        kept.write(said.getvalue())


if __name__ == "__main__":
    main()
