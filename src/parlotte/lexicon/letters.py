"""Words as boards know them: the letters A to Z, without accents."""

import re
import unicodedata

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_JOINED = str.maketrans({"Œ": "OE", "Æ": "AE"})
# What French writes, for speed; the rest goes the long way round.
_FRENCH = _JOINED | str.maketrans("ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸÑ", "AAACEEEEIIOOUUUYN")
_PLAIN = re.compile(r"[A-Z]+")


def fold(text: str) -> str:
    """In capitals, accents taken away, œ as OE; what is no letter stays."""
    if text.isascii():
        return text.upper()
    folded = text.upper().translate(_FRENCH)
    if folded.isascii():
        return folded
    # Joined letters last: an accent may stand on one (ǽ).
    apart = unicodedata.normalize("NFD", folded)
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).translate(_JOINED)


def is_plain(folded: str) -> bool:
    """Made of A to Z alone: no hyphen, apostrophe, figure or foreign letter."""
    return _PLAIN.fullmatch(folded) is not None
