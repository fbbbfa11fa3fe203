"""Players' texts: cleaning, comparing and typesetting."""

import re
import unicodedata
from functools import lru_cache
from typing import Annotated

from msgspec import Meta

from parlotte.core.contract import Rejected
from parlotte.core.folding import LIGATURES, NO_TRACE, fold

# The longest texts that may be sent and so stored. `MOST_TYPED` is more than any field takes: the
# rules themselves say how much too long a text is.
MOST_TYPED, MOST_NAME = 1_000, 200
Typed = Annotated[str, Meta(max_length=MOST_TYPED)]
Name = Annotated[str, Meta(max_length=MOST_NAME)]

NARROW = "\u202f"  # the narrow no-break space of French typography

_SPACES = re.compile(r"[^\S\u00a0\u202f]+")  # no-break spaces are typography and stay


def clean(text: str) -> str:
    """The text in one line, without control or bidi characters; letters stay as they are."""
    composed = unicodedata.normalize("NFC", text)
    if composed.isprintable():  # only letters, signs and plain spaces
        return " ".join(composed.split())
    spaced = _SPACES.sub(" ", composed)
    kept = "".join(c for c in spaced if unicodedata.category(c)[0] != "C")
    return _SPACES.sub(" ", kept).strip()


def written(text: str, most: int, *, least: int = 1) -> str:
    """A player's text, cleaned; raises Rejected if it is too long, or shorter than `least`."""
    cleaned = clean(text)
    if len(cleaned) > most:
        raise Rejected("text-too-long", most=most, length=len(cleaned))
    if len(cleaned) < least or (least and not fold(cleaned)):
        raise Rejected("text-empty")
    return cleaned


_EDGE = ",;:–—-•*· \u00a0" + NARROW  # cut from both ends of a definition


def as_written(word: str) -> str:
    """A key for comparing spellings in a list: accents count; case, œ and hyphens don't."""
    return word.translate(LIGATURES).casefold().translate(NO_TRACE)


@lru_cache(maxsize=8192)  # enough for the whole dictionary of the bots
def typeset(text: str) -> str:
    """A definition in dictionary style, so that its typing does not reveal the author."""
    text = clean(text)
    for pattern, printed in _PRINTER:
        text = pattern.sub(printed, text)
    text = text.lstrip(_EDGE + ".…!?»").rstrip(_EDGE + "«")
    letters = [c for c in text[1:] if c.isalpha()]
    if len(letters) > 2 and sum(c.isupper() for c in letters) > len(letters) / 2:
        text = text.lower()
    if text and text[-1] not in ".!?…":
        text += "."
    return text[:1].upper() + text[1:]


# Applied in this order: signs, spaces around them removed, runs cut, the right spaces added.
_PRINTER = tuple(
    (re.compile(pattern), printed)
    for pattern, printed in (
        (r"[ \u00a0\u202f]+", " "),
        (r"[’'‘ʼ`´]", "’"),
        (r"(?<=\w)’\s+(?=\w)", "’"),
        (r'["“”]([^"“”]*)["“”]', r"«\1»"),
        (r'["“”]', ""),
        (r"(?<=\w)\s+[-–—]+\s+(?=\w)", " – "),
        (r"\s*([,.…;:!?»])", r"\1"),
        (r"«\s*", "«"),
        (r"[.…]{2,}", "…"),
        (r"([!?,;:])[!?,;:]+", r"\1"),
        (r"([,;:!?])(?=[^\W\d_])|([.…])(?=[A-ZÀ-ÖØ-Þ][a-zà-öø-ÿ])", r"\1\2 "),
        (r"([;:!?»])", NARROW + r"\1"),
        (r"«", "«" + NARROW),
    )
)


def likeness(one: str, other: str) -> float:
    """How similar two texts are: the share of distinctive words that they have in common."""
    return share(distinctive_words(one), distinctive_words(other))


def share(first: frozenset[str], second: frozenset[str]) -> float:
    """The share of common words among all words of two sets (Jaccard index)."""
    common = len(first & second)
    return common / (len(first) + len(second) - common) if common else 0.0


@lru_cache(maxsize=8192)
def distinctive_words(text: str) -> frozenset[str]:
    """Words of four letters or more, cut to five, so that most inflections coincide."""
    return frozenset(word[:5] for word in fold(text).split() if len(word) > 3)
