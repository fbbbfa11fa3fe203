"""Writes fresh hands for a reader: `PYTHONPATH=tests python tools/bornes/sheet.py fr "a seed" 50`.

Each hand with its cards, and at most eight sentences of four cards or more that it allows. With
`--costs`, how far-fetched the house thinks each is.
"""

import random
import sys

from games.bornes.layings import layings
from parlotte.games.bornes.content import Content
from parlotte.games.bornes.search.adding import FINISHED
from parlotte.games.bornes.sentence_proposals import entries
from parlotte.games.bornes.words import Lang
from parlotte.packs.loader import builtin_packs, format_of
from parlotte.voice.realised import RealisedVoice

MOST = 8


def main(lang: Lang, seed: str, count: int, *, costs: bool) -> None:
    content: Content = format_of("bornes").content(builtin_packs("bornes"))
    voice = RealisedVoice(entries(tuple(content.words.values())))
    rng = random.Random(seed)
    for number in range(1, count + 1):
        hand = rng.sample(content.cards, 6)
        sides = ("/".join(word.spelt(lang) for word in card.words) for card in hand)
        print(f"{number}. {'  '.join(sides)}")
        for one in layings(hand, lang, voice, few=MOST):
            if len(one.cards) >= FINISHED:
                print(f"   {one.text}" + (f"  [{one.cost:.2f} {one.points}]" if costs else ""))
        print()


main(sys.argv[1], sys.argv[2], int(sys.argv[3]), costs="--costs" in sys.argv)  # type: ignore[arg-type]
