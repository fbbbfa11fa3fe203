"""The two ways a text is folded, side by side.

`fold` is for comparing what people say: answers, definitions, headings, names of things. It keeps
words apart. `as_capitals` is for words on a board and in the lexicon: the letters A to Z, and
whatever else is there left standing, so that a caller sees that it is no plain word.
"""

import re
import unicodedata
from functools import lru_cache

LIGATURES = str.maketrans({"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE"})
NO_TRACE = str.maketrans("", "", "’'‘ʼ-‐‑")  # hyphens and apostrophes leave none
_NOT_WORD = re.compile(r"[^0-9a-z]+")


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """The form in which texts are compared: no accents, case, hyphens, apostrophes; œ = oe."""
    apart = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(c for c in apart if not unicodedata.combining(c)).translate(LIGATURES)
    return _NOT_WORD.sub(" ", bare.translate(NO_TRACE)).strip()


ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_JOINED = str.maketrans({"Œ": "OE", "Æ": "AE"})
# What French writes in one byte, for speed; the rest goes the long way round.
_ACCENTED, _BARE = "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÑ", "AAACEEEEIIOOUUUN"
_FRENCH = bytes.maketrans(
    (ALPHABET.lower() + _ACCENTED + _ACCENTED.lower()).encode("latin-1"),
    (ALPHABET + _BARE + _BARE).encode(),
)


def as_capitals(text: str) -> str:
    """In capitals, accents taken away, œ as OE; what is no letter stays."""
    try:
        return text.encode("latin-1").translate(_FRENCH).decode("ascii")
    except UnicodeError:
        return _any_as_capitals(text)


def _any_as_capitals(text: str) -> str:
    # Joined letters last: an accent may stand on one (ǽ).
    apart = unicodedata.normalize("NFD", text.upper())
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).translate(_JOINED)


_PLAIN = re.compile(r"[A-Z]+")


def is_plain(capitals: str) -> bool:
    """Made of A to Z alone: no hyphen, apostrophe, figure or foreign letter."""
    return _PLAIN.fullmatch(capitals) is not None
