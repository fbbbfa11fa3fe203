"""Does style betray the truth? A machine that can't read tries.

It counts words, beginnings, lengths and commas, and understands nothing. From all words of the
pack but one it learns what leans to truths and what to leurres, then picks among the four texts of
that one. Chance finds a quarter. It tells what it goes by, so that authors can mend it:
`python tools/lauriers/style_judge.py`.
"""

import math
from collections import Counter
from collections.abc import Sequence

from parlotte.core.folding import fold
from parlotte.games.lauriers.items import Word
from parlotte.packs.loader import builtin_packs

STEM = 6  # letters: most inflections fall together
RARE = 6  # times: what is met less often teaches nothing
TOLD = 25

Marks = frozenset[str]


def marks(text: str) -> Marks:
    words = fold(text.replace("’", " ")).split()
    form = {f"^{words[0][:STEM]}", f"length {len(text) // 12}", f"commas {text.count(',')}"}
    return frozenset({word[:STEM] for word in words} | form)


class Judge:
    """How often each mark stands in truths and in leurres."""

    def __init__(self, words: Sequence[Word]) -> None:
        self._seen = [
            (marks(word.definition), [marks(text) for text in word.leurres]) for word in words
        ]
        self._true = Counter(mark for truth, _ in self._seen for mark in truth)
        self._false = Counter(mark for _, texts in self._seen for text in texts for mark in text)

    def score(self) -> float:
        """The share of truths it finds."""
        return sum(self._finds(*one) for one in self._seen) / len(self._seen)

    def _finds(self, truth: Marks, leurres: Sequence[Marks]) -> bool:
        """Having learnt from all the other words."""
        own = Counter(mark for leurre in leurres for mark in leurre)

        def lean(text: Marks) -> float:
            return sum(
                self._lean(self._true[mark] - (mark in truth), self._false[mark] - own[mark])
                for mark in text
            )

        return all(lean(leurre) < lean(truth) for leurre in leurres)

    def _lean(self, true: int, false: int) -> float:
        """Above 0 towards truth. There are three leurres to a truth."""
        if true + false < RARE:
            return 0.0
        words = len(self._seen)
        return math.log((true + 1.5) / (words + 6)) - math.log((false + 4.5) / (3 * words + 18))

    def tells(self) -> tuple[list[str], list[str]]:
        """What leans most to leurres, and to truths: each with how often it stands in both."""
        counts = {mark: (self._true[mark], self._false[mark]) for mark in self._true | self._false}
        ordered = sorted(counts, key=lambda mark: (self._lean(*counts[mark]), mark))
        told = [f"{mark} ({counts[mark][0]}/{counts[mark][1]})" for mark in ordered]
        return told[:TOLD], told[-TOLD:]


def main() -> None:
    for pack in builtin_packs("lauriers"):
        judge = Judge(pack.items)
        print(f"{pack.key}: {judge.score():.1%} of {len(pack.items)} truths found (chance: 25 %)")
        for name, told in zip(("leurres", "truths"), judge.tells(), strict=True):
            print(f"  marks of {name} (in truths/in leurres): {', '.join(told)}")


if __name__ == "__main__":
    main()
