"""How common a word is, from band 1 (used every day) to 5 (rare or unknown)."""

from collections.abc import Iterable, Mapping

import msgspec

from parlotte.lexicon.shelf import Row
from parlotte.lexicon.sieve import Reading

RAREST = 5
# Lower bounds of bands: occurrences per thousand million words, as powers of ten.
ZIPF = ((5, 1), (4, 2), (3, 3), (2, 4))
_JOINED = str.maketrans({"œ": "oe", "æ": "ae"})


def frequencies(packed: bytes) -> dict[str, float]:
    """Reads a list of wordfreq: at index i, the words with frequency 10^(-i/100)."""
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
    """Four bits per form, from the frequency of its own spellings with their accents."""
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
