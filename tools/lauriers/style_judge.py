"""Measures whether style alone betrays the true definition.

Small models use words, letters, lengths and similarities, without any understanding. They learn
from four fifths of the words and pick among the four texts of the others. Chance finds a quarter of
the truths, and ranks them evenly. The reasons are printed, so that authors can improve the texts:

    PYTHONPATH=tools python -m lauriers.style_judge
    PYTHONPATH=tools python -m lauriers.style_judge --cards cards-001.json --worst 20
    PYTHONPATH=tools python -m lauriers.style_judge --words bobèche ouche
"""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from lauriers import report
from lauriers.models import MODELS, Verdict, judged

from parlotte.games.lauriers.content import Word
from parlotte.packs.loader import DATA, builtin_packs


def judge_all(words: Sequence[Word]) -> dict[str, list[Verdict]]:
    return {name: judged(make, words) for name, make in MODELS.items()}


def sharpest(found: Mapping[str, Sequence[Verdict]]) -> str:
    """The model that finds the most truths."""
    return max(found, key=lambda name: report.ranks(found[name])[0])


def tell_all(words: Sequence[Word], found: Mapping[str, Sequence[Verdict]]) -> Iterator[str]:
    yield from report.tell_models(found)
    best = sharpest(found)
    yield from report.tell_groups(best, found[best])
    yield from report.tell_reasons(best, found[best])
    yield from report.tell_twins(words)
    yield from report.tell_extremes(words)
    yield from report.tell_lengths(words)
    yield from report.tell_leaning(words)


def _spellings(file: str) -> set[str]:
    """The words of a file of cards, named as in the pack or by path."""
    path = Path(file)
    base = DATA / "lauriers" / "base" / path.name
    text = path.read_text("utf-8") if path.is_file() else base.read_text("utf-8")
    return {row["spelling"] for row in json.loads(text)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Does style betray the truth?")
    parser.add_argument("--cards", nargs="+", default=[], metavar="FILE", help="files of cards")
    parser.add_argument("--words", nargs="+", default=[], metavar="WORD", help="headwords")
    parser.add_argument("--worst", type=int, default=None, help="so many words, the worst first")
    asked = parser.parse_args()
    for pack in builtin_packs("lauriers"):
        words: Sequence[Word] = pack.items
        found = judge_all(words)
        chosen = set(asked.words).union(*map(_spellings, asked.cards))
        if not chosen:
            print("\n".join(tell_all(words, found)))
            if not asked.worst:
                continue
        some = [word for word in words if not chosen or word.spelling in chosen]
        print("\n".join(report.tell_models(found)))
        print("\n".join(report.tell_words(some, found, words, asked.worst)))


if __name__ == "__main__":
    main()
