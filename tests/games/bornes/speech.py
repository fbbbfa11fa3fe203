"""The built-in words with their voice, and the card sets that readers judged."""

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from parlotte.games.bornes.content import Content
from parlotte.games.bornes.sentence_proposals import entries
from parlotte.games.bornes.words import Lang, Word
from parlotte.packs.loader import builtin_packs, format_of
from parlotte.voice.realised import RealisedVoice

SETS = Path(__file__).parent / "sets"


@cache
def content() -> Content:
    return format_of("bornes").content(builtin_packs("bornes"))


@cache
def voice() -> RealisedVoice:
    return RealisedVoice(entries(tuple(content().words.values())))


def words(*ids: str) -> list[Word]:
    return [content().words[one] for one in ids]


def cases(table: str) -> list[tuple[str, ...]]:
    """Language, words and sentence of each line: `fr: chat · dormir = Le chat dort.`; a line may go
    on in the next one, before its sentence. What follows a # says why."""
    lines = [line.partition("#")[0].strip() for line in table.splitlines()]
    whole = "\n".join(line for line in lines if line).replace("\n=", " =").splitlines()
    return [tuple(re.split(": | = ", line)) for line in whole]


def plain(text: str) -> str:
    """As the sets are compared: case, commas and stops do not count."""
    return re.sub(r"[\s.,!\u202f]+", " ", text.lower()).strip()


def accepted(template: str) -> set[str]:
    """Every sentence that a line with [this|that] stands for."""
    pieces = re.split(r"\[([^\]]*)\]", template)
    ways = [piece.split("|") if at % 2 else [piece] for at, piece in enumerate(pieces)]
    return {plain("".join(way)) for way in itertools.product(*ways)}


def sets(lang: Lang) -> Iterator[tuple[tuple[str, ...], set[str]]]:
    """The words of each set, and what a good reader accepts of it."""
    for file in sorted(SETS.glob(f"{lang}*.txt")):
        for paragraph in file.read_text(encoding="utf-8").strip().split("\n\n"):
            first, *lines = paragraph.split("\n")
            yield tuple(first.split(" · ")), set().union(*map(accepted, lines))
