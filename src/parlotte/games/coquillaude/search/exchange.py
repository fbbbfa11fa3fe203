"""Encodes questions to the kernel and decodes its answers (the other side: ../kernel/kernel.c)."""

from collections import Counter
from hashlib import blake2b

from msgspec import Struct

from parlotte.core.folding import ALPHABET
from parlotte.core.prompts import Spot
from parlotte.core.registration import Compiled
from parlotte.games.coquillaude.board import (
    DIRECTIONS,
    EMPTY,
    ORANGE,
    SHELLS,
    SIZE,
    Board,
    place_of,
)
from parlotte.games.coquillaude.search.plays import ALL_WORDS, House, Reach

KERNEL = Compiled("coquillaude", shortest=2)
FAMOUS, KNOWN = 1, 2  # flags of a word: a famous person's name; in the lexicon already
ALL_ANAGRAMS = 255
NAMES, PEOPLE = 8, 16  # flags of a vocabulary, in addition to its rarest band
NOTHING = 255
_CODES = bytes(NOTHING if chr(sign) == EMPTY else (sign - ord("A")) & 255 for sign in range(256))
_SQUARES = SIZE * SIZE
_ZONES = bytes(at in SHELLS for at in range(_SQUARES)) + bytes(
    at in ORANGE for at in range(_SQUARES)
)


Told = tuple[int, bytes]  # a word's flags, and its letters or its index in the lexicon
# Errors of the kernel: it needs the vocabulary first; the vocabulary is too large.
MUST_BE_TOLD, TOO_LARGE = 1, 2


class Answer(Struct, frozen=True):
    points: int
    word: str
    spot: Spot


def others(length: int, words: list[Told]) -> bytes:
    """The words of one length that are not in the lexicon, and the famous ones that are."""
    body = b"".join(bytes((marks,)) + word for marks, word in words)
    told = bytes((length,)) + len(words).to_bytes(2, "little") + body
    return len(told).to_bytes(4, "little") + told


def name_of(told: list[bytes]) -> bytes:
    """A hash that identifies a vocabulary in the kernel."""
    return blake2b(b"".join(told), digest_size=8).digest()


def question(
    name: bytes,
    board: Board,
    held: Counter[str],
    *,
    house: House,
    reach: Reach,
) -> bytes:
    letters = bytes(min(held[letter], 255) for letter in ALPHABET)
    most = ALL_ANAGRAMS if house.anagrams is None else min(house.anagrams, ALL_ANAGRAMS - 1)
    rules = bytes((house.half_new, most)) + house.own_name.to_bytes(2, "little")
    whose = bytes((0 if reach == ALL_WORDS else _reach(reach),))
    return name + board.encode().translate(_CODES) + _ZONES + letters + rules + whose


def _reach(reach: Reach) -> int:
    return reach.rarest | NAMES * reach.names | PEOPLE * reach.famous


def answer(told: bytes) -> Answer | None:
    if len(told) == 1:
        return None
    column, row = place_of(int.from_bytes(told[3:5], "little"))
    return Answer(
        int.from_bytes(told[1:3], "little"),
        told[7 : 7 + told[6]].decode(),
        Spot(column, row, DIRECTIONS[told[5]]),
    )
