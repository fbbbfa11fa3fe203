"""The lexicon: which words exist, and their readings.

It is loaded once, from a folder given by the caller, and reads no files afterwards.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

import msgspec
from msgspec import Struct

from parlotte.core.folding import as_capitals
from parlotte.core.registration import Compiled
from parlotte.lexicon import bands, manifest, shelf
from parlotte.lexicon.finder import Finder
from parlotte.lexicon.lemmas import Lemmas
from parlotte.lexicon.planes import Planes
from parlotte.lexicon.sieve import Reading


class File(Protocol):
    def read_bytes(self) -> bytes: ...


class Folder(Protocol):
    """The part of a `Path` that is needed."""

    def __truediv__(self, name: str, /) -> File: ...


class Kernel(Protocol):
    """A compiled search with the words loaded. Games define its questions."""

    def ask(self, what: str, question: bytes) -> bytes: ...


class Found(Struct, frozen=True):
    word: str  # folded
    common: bool
    proper: bool
    band: int | None  # of a common word
    readings: tuple[Reading, ...]  # of a common word


class Lexicon:
    """Common words, and separately proper nouns."""

    def __init__(
        self, words: bytes, names: bytes, lemmas: bytes, planes: bytes, met: bytes
    ) -> None:
        self.rows: Mapping[int, shelf.Row] = shelf.unpack(words)  # by length
        self._names = shelf.unpack(names)
        self._lemmas = Lemmas(lemmas)
        self.met = met  # the band of each word, as `bands` packs it
        self.planes = Planes(planes, self.rows)
        self.finder = Finder(self.rows, self.planes, self.band)
        # Set by the caller that may read files and run compiled code.
        self.load_kernel: Callable[[Compiled], Kernel | None] = lambda _which: None
        self._kernels: dict[Compiled, Kernel | None] = {}

    def kernel(self, which: Compiled) -> Kernel | None:
        """The kernel, loaded on first use; None if this machine can't run it."""
        if which not in self._kernels:
            self._kernels[which] = self.load_kernel(which)
        return self._kernels[which]

    def names(self) -> Iterator[str]:
        return (name for row in self._names.values() for name in row)

    def __len__(self) -> int:
        return sum(row.count for row in self.rows.values())

    def valid(self, word: str) -> bool:
        """Whether it is a common word, in any spelling: « Œufs » as OEUFS."""
        folded = as_capitals(word)
        row = self.rows.get(len(folded))
        return row is not None and row.find(folded) >= 0

    def is_name(self, word: str) -> bool:
        """Whether it is a proper noun: a first name, a place, a people."""
        folded = as_capitals(word)
        row = self._names.get(len(folded))
        return row is not None and row.find(folded) >= 0

    def band(self, word: str) -> int | None:
        """From 1, very common, to 5, rare or unknown; None if it is no common word."""
        number = self._number(as_capitals(word))
        return None if number is None else bands.at(self.met, number)

    def readings(self, word: str) -> tuple[Reading, ...]:
        """The readings: REGLES is « règles », of « règle » or « régler », and « réglés »."""
        folded = as_capitals(word)
        number = self._number(folded)
        return () if number is None else tuple(self._lemmas.readings(folded, number))

    def look_up(self, word: str) -> Found:
        return Found(
            as_capitals(word),
            self.valid(word),
            self.is_name(word),
            self.band(word),
            self.readings(word),
        )

    def anagrams(self, letters: str) -> list[str]:
        """The words made of exactly these letters, in alphabetical order."""
        return self.finder.anagrams(as_capitals(letters))

    def words_from(self, letters: str, shortest: int = 2) -> list[str]:
        """The words made of some of these letters, `?` being any; shortest first, then A to Z."""
        return list(self.each_from(letters, shortest))

    def each_from(self, letters: str, shortest: int = 2) -> Iterator[str]:
        """The same one by one: cheaper for callers that need only some."""
        return self.finder.words_from(as_capitals(letters), shortest)

    def suggestions(self, word: str, most: int = 10) -> list[str]:
        """The nearest words, at most two slips away: nearest first, then the most common."""
        return self.finder.suggestions(as_capitals(word), most)

    def _number(self, folded: str) -> int | None:
        row = self.rows.get(len(folded))
        place = -1 if row is None else row.find(folded)
        return None if row is None or place < 0 else row.first + place


def load(folder: Folder) -> Lexicon:
    return Lexicon(*((folder / name).read_bytes() for name in manifest.FILES))


def fingerprint(folder: Folder) -> str:
    """Identifies this word list, for what is stored with a match."""
    data = (folder / manifest.MANIFEST).read_bytes()
    found = msgspec.json.decode(data, type=manifest.Manifest)
    return manifest.sha256("".join(file.sha256 for file in found.files.values()).encode())
