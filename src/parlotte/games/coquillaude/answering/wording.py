"""Normalises an answer to comparable words, without accents, articles, titles or « c’est »."""

import re
import unicodedata
from functools import lru_cache

from parlotte.games.coquillaude.answering.numbers import is_number, with_numbers

LONGEST = 80  # characters that are read

Words = tuple[str, ...]


def listed(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Letters that Unicode does not decompose into a base letter and an accent.
_PLAIN = str.maketrans(
    {"œ": "oe", "æ": "ae", "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)
_SIGNS = (
    (re.compile(r"\bn\s?°\s?|\bno\s?(?=\d)|\bnumero\b"), " numero "),
    (re.compile(r"\bkms?\s?/\s?h\b"), " kmh "),
    (re.compile(r"°\s?c\b|°"), " degre "),
    (re.compile(r"%|\bpour ?cent\b"), " pourcent "),
    (re.compile(r"€"), " euro "),
    (re.compile(r"\$"), " dollar "),
    (re.compile(r"&"), " et "),
    # A sign after a letter is significant: O+ is not O-.
    (re.compile(r"\b([a-z]{1,2})\s?\+(?=[\s.!?]*$)"), r"\1 positif "),
    (re.compile(r"\b([a-z]{1,2})\s?[-−–](?=[\s.!?]*$)"), r"\1 negatif "),
    (re.compile(r"(?<=[a-z])\s?/\s?(?=(?:h|heure|min|mn|minute|s|sec|seconde)\b)"), " par "),
    (re.compile(r"(?:^|(?<=\s))[-−–]\s?(?=\d)"), " moins "),
)
_DATE = re.compile(r"\b(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}))?\b")
_MONTHS = (
    "janvier", "fevrier", "mars", "avril", "mai", "juin", "juillet", "aout", "septembre",
    "octobre", "novembre", "decembre",
)  # fmt: skip
_THOUSANDS = re.compile(r"(?<!\d)(\d{1,3}(?:[ .]\d{3})+)(?!\d)")
_POINT = re.compile(r"(?<=\d)\.(?=\d)")
_PIECES = re.compile(r"[a-z]+|\d+(?:\.\d+)?|/")

_SWAPPED = {"el": "le", "al": "la", "eun": "une"}
_SHORT = {"st": "saint", "ste": "sainte", "sts": "saints", "mt": "mont"}
_BEFORE_OUR_ERA = (
    ("avant", "jesus", "christ"),
    ("avant", "notre", "ere"),
    ("avant", "j", "c"),
    ("av", "j", "c"),
    ("avant", "jc"),
    ("av", "jc"),
)
_OF_OUR_ERA = (
    ("apres", "jesus", "christ"),
    ("de", "notre", "ere"),
    ("apres", "j", "c"),
    ("ap", "j", "c"),
    ("apres", "jc"),
    ("ap", "jc"),
)
SMALL = listed(
    "le la les l un une des du de d the a au aux en numero "
    "son sa ses notre nos leur leurs ce cet cette ces"
)
TITLES = listed(
    "m mr monsieur messieurs mme madame mlle mademoiselle dr docteur pr professeur maitre sir lord "
    "lady don mister mrs miss"
)


def _phrases(*told: str) -> tuple[Words, ...]:
    """Phrases as word tuples, the longest first."""
    return tuple(sorted((tuple(one.split()) for one in told), key=len, reverse=True))


_BEGINNINGS = _phrases(
    "c est", "c etait", "ce sont", "c etaient", "ca doit etre", "ce doit etre", "euh", "heu", "hum",
    "hmm", "ben", "bah", "eh bien", "alors", "donc", "oui", "moi", "je crois que", "je crois",
    "je pense que", "je pense a", "je pense", "je dirais", "je dis", "je reponds", "peut etre",
    "il me semble que", "sans doute", "surement", "probablement", "la reponse est",
    "ma reponse est", "reponse", "il s agit de", "il s agit du", "il y en a", "il y a", "il en a",
    "elle en a", "ils en ont", "elles en ont", "il a", "elle a", "ils ont", "elles ont", "ils sont",
    "elles sont", "on en a", "on l appelle", "ca s appelle", "il s appelle", "elle s appelle",
    "environ", "l an", "l annee", "en l an", "en", "sur",
)  # fmt: skip
_ENDINGS = _phrases(
    "je crois", "je pense", "il me semble", "peut etre", "bien sur", "evidemment", "voila", "hein",
    "non", "euh", "heu", "s il vous plait", "svp",
)  # fmt: skip


def letters(text: str) -> str:
    """Lower case, without accents or ligatures."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).translate(_PLAIN)


@lru_cache(maxsize=4096)
def pieces(text: str, *, dates: bool = False, point: bool = False) -> Words:
    """The words and numbers of a text. `dates`: 14/07 is a date. `point`: the point in 42.195 is a
    decimal point, not a thousands separator."""
    told = letters(text[:LONGEST])[: 2 * LONGEST]
    for pattern, sign in _SIGNS:
        told = pattern.sub(sign, told)
    if dates:
        told = _DATE.sub(_day, told)
    if not point:
        told = _THOUSANDS.sub(lambda found: re.sub(r"[ .]", "", found[1]), told)
    told = re.sub(r"(?<=\d),(?=\d)", ".", told)
    # If there are no words, a sign may be the answer: π, @.
    return tuple(_PIECES.findall(told)) or tuple(told.split())


def _day(found: re.Match[str]) -> str:
    day, month, year = found.groups()
    if not 1 <= int(month) <= 12:
        return found[0]
    return f"{day} {_MONTHS[int(month) - 1]} {year or ''}"


def has_month(words: Words) -> bool:
    return any(word in _MONTHS for word in words)


def readings(text: str, *, dates: bool = False) -> tuple[Words, ...]:
    """All readings of a text without filler words: « un » as number and as article, both meanings
    of a point in a number, with and without small words inside."""
    found: dict[Words, None] = {}
    for point in (False, True) if _POINT.search(text) else (False,):
        bare = _bare(pieces(text, dates=dates, point=point))
        for ones in (False, True):
            numbered = _with_era(tuple(with_numbers(list(bare), ones=ones)))
            found[_telling(numbered)] = None
            found[_from_first(numbered)] = None
        found[_initials(bare)] = None
        found[_from_particle(bare)] = None
    return tuple(words for words in found if words)


def _bare(words: Words) -> Words:
    """Removes « c’est » at the beginning and « je crois » at the end, unless nothing else is
    left."""
    words = tuple(_SHORT.get(word, word) for word in words)
    left = (_SWAPPED.get(words[0], words[0]), *words[1:]) if len(words) > 1 else words
    while True:
        for phrase in _BEGINNINGS:
            if left[: len(phrase)] == phrase:
                left = left[len(phrase) :]
                break
        else:
            break
    while True:
        for phrase in _ENDINGS:
            if len(left) > len(phrase) and left[-len(phrase) :] == phrase:
                left = left[: -len(phrase)]
                break
        else:
            break
    return left or words


def _with_era(words: Words) -> Words:
    """Merges an era with its year: 52 avant J.-C. is -52, 476 après J.-C. is +476."""
    for sign, phrases in (("#-", _BEFORE_OUR_ERA), ("#+", _OF_OUR_ERA)):
        for phrase in phrases:
            at = len(words) - len(phrase)
            if at > 0 and words[at:] == phrase and is_number(words[at - 1]):
                return (*words[: at - 1], sign + words[at - 1][1:])
    return words


def _initials(words: Words) -> Words:
    """Joins initials such as A.D.N. into one word."""
    at = 0
    while at < len(words) and words[at] in SMALL and (len(words[at]) > 1 or words[at] == "l"):
        at += 1
    left = words[at:]
    return left if len(left) > 1 and all(len(word) == 1 for word in left) else ()


def says_before_our_era(words: Words) -> bool:
    return any(
        words[at : at + len(phrase)] == phrase
        for phrase in _BEFORE_OUR_ERA
        for at in range(len(words))
    )


def _telling(words: Words) -> Words:
    """Removes small words, except the last word (vitamine A), and a title before a name."""
    left = tuple(word for word in words[:-1] if word not in SMALL) + words[-1:]
    if len(left) > 1 and left[0] in TITLES:
        left = left[1:]
    return left


def _from_particle(words: Words) -> Words:
    """The words if they start with a particle (De Gaulle), which may be joined to the name."""
    return words if len(words) > 1 and words[0] in ("de", "d", "du") else ()


def _from_first(words: Words) -> Words:
    """Removes small words at the start only."""
    at = 0
    while at < len(words) - 1 and words[at] in SMALL:
        at += 1
    return words[at:]
