"""The code of a table: syllables that are easy to say across a room and to type.

Two syllables at home (MILO), three on a public server (LUPANI). A heard code has one spelling only:
so there is no C, G, J, K, Q, X, Y or Z, and E never ends a code, where French leaves it mute. When
most codes are taken they get one more syllable and begin with S, as no other code does; when those
are taken too, two or three more, and the vowel after the S gives the number. So it is known while
typing when a code is complete.
"""

import re
import secrets
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable

from parlotte.core.contract import Rejected
from parlotte.server.table.rude_words import RUDE

CONSONANTS = "BDFLMNPRTV"
VOWELS = "AEIOU"
LAST_VOWELS = "AIOU"
GROWN = "S"  # first, and nowhere else: between vowels it sounds like Z
# By number of added syllables, the first vowel.
GROWTHS = {1: "AEI", 2: "O", 3: "U"}
MOST_SYLLABLES = 5
TRIES = 400  # enough if one code in fifty is free

MOST_TYPED = 64  # a longer text is no code

# These sound alike in a noisy room: a live code differs from all others by more.
_ALIKE = str.maketrans("PTVN", "BDFM")

_RUDE = re.compile("|".join(sorted(RUDE)))
_FORM = re.compile("[A-Z]{4}(?:[A-Z]{2}){0,3}")


def may_be_code(text: str) -> bool:
    """Whether a path segment has the form of a code: letters only, of a valid length."""
    return text.isascii() and _FORM.fullmatch(text.upper()) is not None


def sound(code: str) -> str:
    """A key that is equal for codes that sound alike."""
    return code.translate(_ALIKE)


def rude(code: str) -> bool:
    return _RUDE.search(code) is not None


class KnownCodes:
    """Codes in use, by sound. A new one may not equal, begin or continue another."""

    def __init__(self, live: Iterable[str] = ()) -> None:
        self._whole: Counter[str] = Counter()
        self._begun: Counter[str] = Counter()
        for code in live:
            self.add(code)

    def add(self, code: str) -> None:
        heard = sound(code)
        self._whole[heard] += 1
        self._begun.update(heard[:end] for end in range(2, len(heard), 2))

    def drop(self, code: str) -> None:
        """Frees the code of a deleted table."""
        heard = sound(code)
        self._less(self._whole, heard)
        for end in range(2, len(heard), 2):
            self._less(self._begun, heard[:end])

    @staticmethod
    def _less(counts: Counter[str], what: str) -> None:
        counts[what] -= 1
        if counts[what] <= 0:
            del counts[what]

    def clashes(self, code: str) -> bool:
        heard = sound(code)
        begins = (heard[:end] for end in range(2, len(heard) + 1, 2))
        return heard in self._begun or any(begin in self._whole for begin in begins)


def new_code(
    live: Iterable[str] | KnownCodes, syllables: int, draw: Callable[[int], int] = secrets.randbelow
) -> str:
    """An unused code. `draw(n)` gives a number from 0 to n - 1."""
    heard = live if isinstance(live, KnownCodes) else KnownCodes(live)
    for more in (0, *GROWTHS):
        for _ in range(TRIES if syllables + more <= MOST_SYLLABLES else 0):
            code = _drawn(syllables + more, GROWTHS.get(more, ""), draw)
            if not rude(code) and not heard.clashes(code):
                return code
    raise Rejected("too-many-tables")


def _drawn(syllables: int, grown: str, draw: Callable[[int], int]) -> str:
    def one(signs: str) -> str:
        return signs[draw(len(signs))]

    last = syllables - 1
    return "".join(
        one(GROWN) + one(grown)
        if grown and not at
        else one(CONSONANTS) + one(VOWELS if at < last else LAST_VOWELS)
        for at in range(syllables)
    )


def read_code(text: str) -> str | None:
    """Reads a typed or pasted code; None if it has not the form of one."""
    if len(text) > MOST_TYPED:
        return None
    signs = unicodedata.normalize("NFKD", text).upper()
    code = "".join(sign for sign in signs if not _ignored(sign))
    return code if _FORM.fullmatch(code) else None


def _ignored(letter: str) -> bool:
    """Blanks, dashes, accents, and invisible characters of a paste."""
    category = unicodedata.category(letter)
    return letter.isspace() or letter == "−" or category in ("Pd", "Mn", "Cf")
