"""Writes what the house proposes: `PYTHONPATH=tests python tools/bornes/proposals.py "a seed" 100`.

A table for readers: random hands of 3 to 6 cards, and for the best cards of each the sentences that
are proposed, in French and in English.
"""

import random
import sys

from games.bornes.layings import layings
from parlotte.games.bornes.content import Content
from parlotte.games.bornes.sentence_proposals import entries, propose
from parlotte.games.bornes.words import LANGS
from parlotte.packs.loader import builtin_packs, format_of
from parlotte.voice.realised import RealisedVoice


def main(seed: str, count: int) -> None:
    content: Content = format_of("bornes").content(builtin_packs("bornes"))
    voice = RealisedVoice(entries(tuple(content.words.values())))
    rng = random.Random(seed)
    print("| hand | language | sentence |\n| --- | --- | --- |")
    for number in range(1, count + 1):
        hand = rng.sample(content.cards, rng.randint(3, 6))
        for lang in LANGS:
            for one in layings(hand, lang, voice, few=6)[:1]:
                words = [laid.word for laid in one.cards]
                for proposal in propose(words, lang, voice):
                    print(f"| {number} | {lang} | {proposal.text} |")


main(sys.argv[1], int(sys.argv[2]))
