"""How a word is heard: two spellings of one sound are the same answer (bouyabaisse, Rembrant)."""

import re

from parlotte.games.coquillaude.answering.numbers import is_number
from parlotte.lexicon.finder import distance

_SHORTEST = 2

# Applied in this order to folded letters; a capital stands for a sound.
_HEARD = tuple(
    (re.compile(pattern), sound)
    for pattern, sound in (
        (r"(?<=[aeiouy])s(?=[aeiouy])", "z"),  # poison is not poisson
        (r"gu(?=[eiy])", "G"),
        (r"ge(?=[ao])|g(?=[eiy])", "j"),
        (r"c(?=[eiy])", "s"),
        (r"[ae][nm](?=[^aeiouyhnm]|$)", "A"),
        (r"(?:[ae]?i|y)[nm](?=[^aeiouyhnm]|$)", "I"),
        (r"(?:ey|ie|ee)s?$", "i"),
        (r"(?:et|e[zr]|ay|ai[st]?)s?$", "E"),
        (r"(?<=..)(?:e?s|e?x|e|[bp]s?|[td]+s?)$", ""),
        (r"ph", "f"),
        (r"s?ch(?=[lnr])|kh", "k"),
        (r"sch|sh|tch", "ch"),
        (r"eau|au", "o"),
        (r"qu|ck|cq", "k"),
        (r"c(?!h)|q", "k"),
        (r"ch", "C"),
        (r"x", "ks"),
        (r"o[ou]", "U"),
        (r"(?:(?<=[aeuU])ill|y)(?=[aeoUE])", "Y"),
        (r"[ae][iy]|o?e", "E"),
        (r"w", "v"),
        (r"y", "i"),
        (r"h", ""),
        (r"G", "g"),
        (r"(.)\1+", r"\1"),
    )
)


def heard(word: str) -> str:
    """A word by its sound."""
    for pattern, sound in _HEARD:
        word = pattern.sub(sound, word)
    return word


def apart(given: str, target: str) -> int:
    """How far two words are from sounding alike: 0, 1, or 2 for more. Hiéroglife, Piaff: 0. The
    last letter of a foreign name may be heard: de Funès, Tolkien."""
    if is_number(given) or is_number(target) or min(len(given), len(target)) < _SHORTEST:
        return 2
    said = heard(given)
    ways = [heard(target)]
    if target.endswith(("n", "es")):
        ways.append(heard(f"{target}{target[-1]}e"))
    return min(distance(said, way, 1) for way in ways)
