"""Two ways to normalise a text.

`fold` is for comparing what people say: answers, definitions, headings, names of things. It keeps
words apart. `as_capitals` is for words on a board and in the lexicon: it gives the letters A to Z
and leaves every other character in place, so that a caller sees that the text is not a plain word.
"""

import re
import unicodedata
from functools import lru_cache

LIGATURES = str.maketrans({"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE"})
NO_TRACE = str.maketrans("", "", "’'‘ʼ-‐‑")  # hyphens and apostrophes are removed
_NOT_WORD = re.compile(r"[^0-9a-z]+")


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """The form in which texts are compared: no accents, case, hyphens, apostrophes; œ = oe."""
    apart = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(c for c in apart if not unicodedata.combining(c)).translate(LIGATURES)
    return _NOT_WORD.sub(" ", bare.translate(NO_TRACE)).strip()


ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_JOINED = str.maketrans({"Œ": "OE", "Æ": "AE"})
# The accented letters of French in Latin-1, translated as bytes for speed; any other text takes
# the slow path.
_ACCENTED, _BARE = "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÑ", "AAACEEEEIIOOUUUN"
_FRENCH = bytes.maketrans(
    (ALPHABET.lower() + _ACCENTED + _ACCENTED.lower()).encode("latin-1"),
    (ALPHABET + _BARE + _BARE).encode(),
)


def as_capitals(text: str) -> str:
    """In capitals, without accents, œ as OE; other characters stay."""
    try:
        return text.encode("latin-1").translate(_FRENCH).decode("ascii")
    except UnicodeError:
        return _any_as_capitals(text)


def _any_as_capitals(text: str) -> str:
    # Ligatures last: one may carry an accent (ǽ).
    apart = unicodedata.normalize("NFD", text.upper())
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).translate(_JOINED)


_PLAIN = re.compile(r"[A-Z]+")


def is_plain(capitals: str) -> bool:
    """Whether it holds only A to Z: no hyphen, apostrophe, digit or foreign letter."""
    return _PLAIN.fullmatch(capitals) is not None
