"""Writes what a reader judges: `PYTHONPATH=tests python tools/bornes/hands.py FOLDER`.

`first-<lang>.csv`: a hundred random hands, and the first sentence proposed for the best cards of
each. `fifty-<lang>.csv`: fifty other hands, each with two sentences of four cards or more. The
hands come from seeds that nobody tuned on. Verdict: ok, or wrong, with the kind of mistake
(article, agreement, preposition, tense, order, sense, other) and what it should say.
"""

import csv
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from games.bornes.layings import Laying, layings
from parlotte.games.bornes.content import Card, Content
from parlotte.games.bornes.search.adding import FINISHED
from parlotte.games.bornes.sentence_proposals import entries, propose
from parlotte.games.bornes.words import LANGS, Lang
from parlotte.packs.loader import builtin_packs, format_of
from parlotte.voice.realised import RealisedVoice

HEAD = ("hand", "cards", "sentence", "verdict", "mistake", "better")


def hands(content: Content, seed: str, count: int) -> list[list[Card]]:
    rng = random.Random(seed)
    return [rng.sample(content.cards, 6) for _ in range(count)]


def whole(hand: list[Card], lang: Lang, voice: RealisedVoice) -> list[Laying]:
    found = layings(hand, lang, voice, few=6)
    return [one for one in found if len(one.cards) >= FINISHED] or list(found)


def first(content: Content, lang: Lang, voice: RealisedVoice) -> Iterator[tuple[str, ...]]:
    for number, hand in enumerate(hands(content, f"a third hundred hands, {lang}", 100), 1):
        for one in whole(hand, lang, voice)[:1]:
            words = [laid.word for laid in one.cards]
            yield str(number), " · ".join(one.ids), propose(words, lang, voice)[0].text


def fifty(content: Content, lang: Lang, voice: RealisedVoice) -> Iterator[tuple[str, ...]]:
    for number, hand in enumerate(hands(content, "fifty hands more", 50), 1):
        for one in whole(hand, lang, voice)[:2]:
            yield str(number), " · ".join(one.ids), one.text


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    content: Content = format_of("bornes").content(builtin_packs("bornes"))
    voice = RealisedVoice(entries(tuple(content.words.values())))
    for lang in LANGS:
        for name, rows in (("first", first), ("fifty", fifty)):
            with (folder / f"{name}-{lang}.csv").open("w", encoding="utf-8", newline="") as file:
                table = csv.writer(file, lineterminator="\n")
                table.writerow(HEAD)
                table.writerows((*row, "", "", "") for row in rows(content, lang, voice))


main()
