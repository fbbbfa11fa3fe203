"""The four letters of a table: easy to read aloud, hard to mistake, never rude."""

import re
import secrets
import unicodedata
from collections.abc import Callable

ALPHABET = "ABCDEFGHJKLMNPRSTUVXYZ"  # no I, O, Q, W: they look like, or sound like, another
LENGTH = 4
TRIES = 10_000  # far more than it takes while one code in a hundred is free

MOST_TYPED = 64  # what is longer was not typed as a code

# No code holds one of these, read forwards or backwards. Only what our alphabet can write is here,
# and a word of five letters or more is there by its first four, or by how it is shortened.
_WRITTEN = (
    # French insults, and what is shouted by message
    "ABRT BATR BTRD CNRD CRET CRTN CREV DBL DEBL DTC ENCU ENKU FDP GARC GLAN GUEN MRD MERD"
    " NKMR NTM NUL NYK PTE PTN PUE PUTA PUTE SALE SALP SDF SLP TAMR TARE TG TMRE TRAV VTF"
    # French of body, bed and lavatory
    " BEZ BRNL BTE BYT BZE CACA CUL FECE KAKA KUL LECH NUE PET PENE RANL SUCE TEUB VERG"
    " VULV ZEB"
    # English insults
    " BTCH CRAP DAM DUMB FAT HELL JERK LAME PRAT PERV SLAG SLUT SUCK SUX TART TRSH UGLY"
    # English of body, bed and lavatory
    " ANAL ANUS ARS BUM BUTT CLAP CNT CUM CUNT CVNT FAP FART FCK FKN FKU FUC FUK FUX HUMP NUDE PEE"
    " PHUC PHUK PUBE PUKE PUSY RAPE SCAT SEX SHAG SHAT SHT SHYT SPER SPNK SPRM STFU TURD XX"
    # Slurs, and words that are no insult but get thrown as one
    " BEUR CHNK DYKE FAG FEUJ GAY GYP HEEB JAP JUDE KYKE LESB NEG NGA NGGR NGR PAKY PD PEDE RBEU"
    " RTRD SPAZ TRNY YUP"
    # Hate and terror, its letters and its places
    " DAES ETA GAZ HATE HH HTLR KKK KLAN NAZ SS"
    # Death and drugs: a table is for children too
    " BEUH CRAK DEAD DRUG LSD METH MST THC TUE XTC"
)
FRAGMENTS = frozenset(_WRITTEN.split())

_BOTH_WAYS = FRAGMENTS | {fragment[::-1] for fragment in FRAGMENTS}
_RUDE = re.compile("|".join(sorted(_BOTH_WAYS)))


def rude(code: str) -> bool:
    """True when the code holds a fragment, read forwards or backwards."""
    return _RUDE.search(code) is not None


def new_code(taken: Callable[[str], bool], draw: Callable[[int], int] = secrets.randbelow) -> str:
    """A code that no table has. `draw(n)` gives a number from 0 to n - 1."""
    for _ in range(TRIES):
        code = "".join(ALPHABET[draw(len(ALPHABET))] for _ in range(LENGTH))
        if not rude(code) and not taken(code):
            return code
    raise LookupError("no free table code")


def read_code(text: str) -> str | None:
    """The code somebody typed or pasted, or None when that can't be one.

    Only the form is judged: a table keeps its code on the day a fragment is added to the list.
    """
    if len(text) > MOST_TYPED:
        return None
    letters = unicodedata.normalize("NFKD", text).upper()
    code = "".join(letter for letter in letters if not _ignored(letter))
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else None


def _ignored(letter: str) -> bool:
    """Blanks, dashes, accents, and the invisible signs that come along with a paste."""
    category = unicodedata.category(letter)
    return letter.isspace() or letter == "−" or category in ("Pd", "Mn", "Cf")
