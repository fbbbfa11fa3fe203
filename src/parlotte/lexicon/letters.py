"""Words as boards know them: the letters A to Z, without accents."""

import re
import unicodedata

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_JOINED = str.maketrans({"Œ": "OE", "Æ": "AE"})
# What French writes in one byte, for speed; the rest goes the long way round.
_ACCENTED, _BARE = "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÑ", "AAACEEEEIIOOUUUN"
_FRENCH = bytes.maketrans(
    (ALPHABET.lower() + _ACCENTED + _ACCENTED.lower()).encode("latin-1"),
    (ALPHABET + _BARE + _BARE).encode(),
)
_PLAIN = re.compile(r"[A-Z]+")


def fold(text: str) -> str:
    """In capitals, accents taken away, œ as OE; what is no letter stays."""
    try:
        return text.encode("latin-1").translate(_FRENCH).decode("ascii")
    except UnicodeError:
        return _fold_any(text)


def _fold_any(text: str) -> str:
    # Joined letters last: an accent may stand on one (ǽ).
    apart = unicodedata.normalize("NFD", text.upper())
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).translate(_JOINED)


def is_plain(folded: str) -> bool:
    """Made of A to Z alone: no hyphen, apostrophe, figure or foreign letter."""
    return _PLAIN.fullmatch(folded) is not None
