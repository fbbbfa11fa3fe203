"""How common a word is, from 1 (everybody says it every day) to 5 (rare, or never met)."""

from collections.abc import Iterable, Mapping

import msgspec

from parlotte.lexicon.shelf import Row
from parlotte.lexicon.sieve import Reading

RAREST = 5
# At least so many times in a thousand million words, as powers of ten.
ZIPF = ((5, 1), (4, 2), (3, 3), (2, 4))
_JOINED = str.maketrans({"œ": "oe", "æ": "ae"})


def frequencies(packed: bytes) -> dict[str, float]:
    """Of a list of wordfreq: at index i, the words met once in 10^(i/100) words."""
    head, *lists = msgspec.msgpack.decode(packed)
    if head != {"format": "cB", "version": 1}:
        raise ValueError("not a list of wordfreq")
    met: dict[str, float] = {}
    for index, words in enumerate(lists):
        for word in words:
            joined = word.translate(_JOINED)
            met[joined] = met.get(joined, 0.0) + 10 ** (-index / 100)
    return met


def band(frequency: float) -> int:
    return next((band for zipf, band in ZIPF if frequency * 1e9 >= 10**zipf), RAREST)


def pack(
    rows: Mapping[int, Row], common: Mapping[str, Iterable[Reading]], met: Mapping[str, float]
) -> bytes:
    """Four bits a form. What counts is how often its own spellings are met, accents and all."""
    bands = [
        band(sum(sorted(met.get(spelt, 0.0) for spelt in _spellings(common[word]))))
        for _, row in sorted(rows.items())
        for word in row
    ]
    bands += [0] * (len(bands) % 2)
    return bytes(low | high << 4 for low, high in zip(bands[::2], bands[1::2], strict=True))


def _spellings(readings: Iterable[Reading]) -> set[str]:
    return {reading.form.translate(_JOINED) for reading in readings}


def at(data: bytes, number: int) -> int:
    return data[number >> 1] >> 4 * (number & 1) & 15
