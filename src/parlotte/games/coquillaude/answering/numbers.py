"""Normalises numbers in words, digits and roman numerals to one form, `#14`.

A number is one token, so that it is compared as a whole and never by similar letters.
"""

import re
from collections.abc import Sequence

MARK = "#"
_UNITS = {
    word: number
    for number, word in enumerate(
        (
            "zero", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix",
            "onze", "douze", "treize", "quatorze", "quinze", "seize",
        )
    )
} | {"une": 1}  # fmt: skip
_TENS = {
    "vingt": 20, "vingts": 20, "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60,
    "septante": 70, "huitante": 80, "octante": 80, "nonante": 90,
}  # fmt: skip
_BIG = {
    "mille": 1_000,
    "mil": 1_000,
    "million": 10**6,
    "millions": 10**6,
    "milliard": 10**9,
    "milliards": 10**9,
}
_HUNDRED = {"cent", "cents"}
_COUNTED_IN = {"million", "milliard"}  # un million: here « un » is no article
# Ordinals end a number: dix-neuvième. Hundredths and thousandths are not supported.
_ORDINALS = {
    f"{stem}ieme": number
    for stem, number in {
        "un": 1, "deux": 2, "trois": 3, "quatr": 4, "cinqu": 5, "six": 6, "sept": 7, "huit": 8,
        "neuv": 9, "dix": 10, "onz": 11, "douz": 12, "treiz": 13, "quatorz": 14, "quinz": 15,
        "seiz": 16, "vingt": 20, "trent": 30, "quarant": 40, "cinquant": 50, "soixant": 60,
    }.items()
}  # fmt: skip
# Numbers as people misspell them.
_MISSPELT = {
    "deu": "deux", "troi": "trois", "katre": "quatre", "catre": "quatre", "sinq": "cinq",
    "uit": "huit", "huits": "huit", "neufs": "neuf", "onse": "onze", "douse": "douze",
    "douz": "douze", "treise": "treize", "traize": "treize", "quatorse": "quatorze",
    "catorze": "quatorze", "katorze": "quatorze", "quinse": "quinze", "kinze": "quinze",
    "seise": "seize", "saize": "seize", "ving": "vingt", "trante": "trente",
    "quarente": "quarante", "carante": "quarante", "karante": "quarante",
    "cinquente": "cinquante", "sinquante": "cinquante", "soissante": "soixante",
    "soixente": "soixante", "milles": "mille",
}  # fmt: skip
_FIRST = {"premier": 1, "premiere": 1, "second": 2, "seconde": 2}
_ONE = {"un", "une"}
_NONE = {"aucun", "aucune"}

_DOUBLED = re.compile(r"([a-z])\1")
_DIGITS = re.compile(r"\d+(?:\.\d+)?")
# Roman numerals of kings and centuries, at most 39; larger ones could be ordinary words.
_ROMAN = re.compile(r"(x{0,3})(ix|iv|v?i{0,3})")
_ROMAN_VALUES = {"": 0, "i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8,
                 "ix": 9}  # fmt: skip
_AFTER_FIRST = ("ier", "iere", "ire")  # after I: Ier. The word « hier » must not match
_AFTER_ROMAN = ("e", "eme", "ieme")
_AFTER_DIGITS = {"e", "eme", "ieme", "er", "ere", "re", "nd", "nde"}


def number(value: float) -> str:
    return f"{MARK}{value:g}" if value != int(value) else f"{MARK}{int(value)}"


def is_number(word: str) -> bool:
    return word.startswith(MARK)


def ends_in_ordinal(words: Sequence[str]) -> bool:
    """Whether the words end in an ordinal: the second is not two."""
    if not words:
        return False
    if len(words) > 1 and words[-1] in _AFTER_DIGITS and _DIGITS.fullmatch(words[-2]):
        return True
    return words[-1] in _ORDINALS or (words[-1] in _FIRST and words[-1] != "seconde")


def with_numbers(words: list[str], *, ones: bool) -> list[str]:
    """Replaces the numbers in a list of words. `ones`: a lone « un » is 1 and no article."""
    found: list[str] = []
    words = [_spelt(word) for word in words]
    at = 0
    while at < len(words):
        end, value = _number_at(words, at, bool(found) and is_number(found[-1]), ones=ones)
        if end == at:
            read = _roman(words, at)
            found.append(words[at] if read is None else number(read))
            end = at + 1
        else:
            found.append(number(value))
            if end < len(words) and words[end] in _AFTER_DIGITS and _DIGITS.fullmatch(words[at]):
                end += 1
        at = end
    return _negative(found)


def _spelt(word: str) -> str:
    """A number as it should be written; other words as they are."""
    once = _DOUBLED.sub(r"\1", word)
    return once if once != word and _is_figure(once) else _MISSPELT.get(word, word)


def _negative(words: list[str]) -> list[str]:
    """Merges « moins » and a number: moins 273."""
    found: list[str] = []
    for word in words:
        if found and found[-1] == "moins" and is_number(word) and not word.startswith(f"{MARK}-"):
            found[-1] = f"{MARK}-{word[1:]}"
        else:
            found.append(word)
    return found


def _number_at(words: list[str], at: int, after_number: bool, *, ones: bool) -> tuple[int, float]:
    """The end and the value of the number that starts at `at`; the end is `at` if there is none."""
    word = words[at]
    before = words[at - 1] if at else ""
    part = after_number or before in _ONE or before == "par"  # in « un dixième », dixième is no ten
    if word in _FIRST and not part:
        return at + 1, _FIRST[word]
    if word in _NONE and len(words) == 1:
        return at + 1, 0
    after = words[at + 1] if at + 1 < len(words) else ""
    if word in _ONE and not ones and after not in _COUNTED_IN:
        return at, 0
    if word in _ORDINALS and part:
        return at, 0
    if not (_is_figure(word) or _DIGITS.fullmatch(word)):
        return at, 0
    return _whole(words, at)


def _is_figure(word: str) -> bool:
    return word in _UNITS or word in _TENS or word in _BIG or word in _HUNDRED or word in _ORDINALS


def _whole(words: list[str], at: int) -> tuple[int, float]:
    """A whole number as groups below a thousand with decreasing scales: trois millions deux cent
    mille quarante."""
    total: float = 0
    least = float("inf")
    while at < len(words):
        end, group = _below_thousand(words, at)
        big = _BIG.get(words[end]) if end < len(words) else None
        if end == at and big is None:
            break
        if big is not None and big < least:
            total += (group if end > at else 1) * big
            least, at = big, end + 1
            if words[at : at + 1] == ["et"] and words[at + 1 : at + 2] in (["un"], ["une"]):
                at += 1  # mille et une
        elif end > at and least > 1 and (total == 0 or group < least):
            return end, total + group
        else:
            break
    return at, total


def _below_thousand(words: list[str], at: int) -> tuple[int, float]:
    """A number below a thousand, in digits or words; also years in hundreds: quinze cent quinze."""
    if at < len(words) and _DIGITS.fullmatch(words[at]):
        return at + 1, float(words[at])
    end, value = _below_hundred(words, at)
    if end < len(words) and words[end] in _HUNDRED and value < 20:
        hundreds = value if end > at else 1
        rest, more = _below_hundred(words, end + 1)
        return rest, hundreds * 100 + more
    return end, value


def _below_hundred(words: list[str], at: int) -> tuple[int, int]:
    def word(place: int) -> str:
        return words[place] if place < len(words) else ""

    if word(at) == "quatre" and word(at + 1) in ("vingt", "vingts"):
        tens, end = 80, at + 2
    elif word(at) in _TENS:
        tens, end = _TENS[word(at)], at + 1
    else:
        end, value = _small(words, at)
        return end, value
    after = end + 1 if word(end) == "et" else end
    rest, more = _small(words, after)
    teens = tens in (60, 80)
    if rest > after and 0 < more < (20 if teens else 10):
        return rest, tens + more
    return end, tens


def _small(words: list[str], at: int) -> tuple[int, int]:
    """A number below twenty; dix-sept is two words."""
    word = words[at] if at < len(words) else ""
    value = _UNITS.get(word, _ORDINALS.get(word))
    if value is None:
        return at, 0
    if word == "dix" and at + 1 < len(words):
        more = _UNITS.get(words[at + 1], _ORDINALS.get(words[at + 1], 0))
        if 7 <= more <= 9:
            return at + 2, 10 + more
    return at + 1, value


def _roman(words: list[str], at: int) -> int | None:
    """A roman numeral as in Louis XIV, XIXe or Ier; alone only if it can hardly be a word."""
    word = words[at]
    if word in _AFTER_FIRST:
        return 1 if at else None
    stem = word
    for ending in _AFTER_ROMAN:
        if word.endswith(ending) and word != "vie" and _value(word.removesuffix(ending)):
            stem = word.removesuffix(ending)
            break
    value = _value(stem)
    alone = at == 0 and len(word) < 2
    after_number = at > 0 and _DIGITS.fullmatch(words[at - 1])
    return None if not value or alone or after_number else value


def _value(word: str) -> int:
    found = _ROMAN.fullmatch(word)
    return 10 * len(found[1]) + _ROMAN_VALUES[found[2]] if found else 0
