"""Compares an answer with a target word by word, and counts slips.

A slip never turns another name or another noun into the answer. It may, if the rest of the answer
is right: nobody who types « Harry Poter » thinks of a potter.
"""

import re
from collections.abc import Iterable

from parlotte.games.coquillaude.answering.first_names import FIRST_NAMES, sounded
from parlotte.games.coquillaude.answering.known import Known
from parlotte.games.coquillaude.answering.numbers import is_number
from parlotte.games.coquillaude.answering.sounds import apart
from parlotte.games.coquillaude.answering.wording import Words
from parlotte.lexicon.finder import distance

SLIP = 4  # what a slip costs; a word that is heard alike costs less
MOST = 2 * SLIP
FAR = MOST + 1
_SYLLABLE, _SHORT_WORD = 2, 4  # letters
_HEARD_WORD = 6  # letters from which a slip in the sound is allowed


class Slips:
    """`own`: all words of the right answers."""

    def __init__(self, known: Known, own: frozenset[str]) -> None:
        self._known = known
        self._own = own

    def alike(self, given: str, target: str) -> bool:
        """The same word in another form, or another spelling of a first name."""
        if given == target:
            return True
        if is_number(given) or is_number(target):
            return False
        written_otherwise = target in FIRST_NAMES and sounded(given) == sounded(target)
        if written_otherwise and (given in FIRST_NAMES or not self._known.is_word(given)):
            return True
        if self._known.kin(given, target):
            return True
        if singular(given) != singular(target):
            return False
        return not (self._known.lists(given) or self._known.is_noun(given))

    def between(self, given: Words, target: Words, *, guarded: bool) -> int:
        """What the slips cost; FAR if too many, or if the answer is another name. Not `guarded`:
        also if it is."""
        if guarded and self._is_another_name(given, target):
            return FAR
        by_word = FAR
        if len(given) == len(target):
            by_word = sum(
                self._in_word(one, other, guarded, self._rest_is_right(at, given, target))
                for at, (one, other) in enumerate(zip(given, target, strict=True))
            )
            if len(target) == 1 or max(map(len, target)) > _SHORT_WORD:
                return by_word
        if any(map(is_number, (*given, *target))):
            return by_word
        if guarded and any(self._blocks(word) for word in given if word not in target):
            return by_word
        return min(by_word, _in_letters(joined(given), joined(target)))

    def _blocks(self, word: str) -> bool:
        return len(word) >= _SHORT_WORD and word in self._known

    def _is_another_name(self, given: Words, target: Words) -> bool:
        """Whether the whole answer means something else."""
        if len(given) == len(target) == 1 or " ".join(given) not in self._known:
            return False
        return len(given) != len(target) or not all(
            one == other or self._is_variant(one, other)
            for one, other in zip(given, target, strict=True)
        )

    def _rest_is_right(self, at: int, given: Words, target: Words) -> bool:
        """Whether all other words are right, and one of them tells something."""
        rest = [pair for place, pair in enumerate(zip(given, target, strict=True)) if place != at]
        return any(len(one) > 2 for _, one in rest) and all(self.alike(*pair) for pair in rest)

    def _in_word(self, given: str, target: str, guarded: bool, rest_is_right: bool) -> int:
        if self.alike(given, target):
            return 0
        sound = apart(given, target) if rest_is_right or len(given) > _SYLLABLE else 2
        alike = sound == 0
        if guarded and given not in self._own and not self._is_variant(given, target):
            if rest_is_right:
                if not alike and self._are_names(given, target):
                    return FAR
            elif self._is_another_word(given, target, alike=alike):
                return FAR
        if alike:
            return distance(given, target, 2)
        slips = _in_letters(given, target, more=rest_is_right)
        if slips == FAR and sound == 1 and (rest_is_right or len(target) >= _HEARD_WORD):
            return SLIP + distance(given, target, 2)
        return slips

    def _are_names(self, given: str, target: str) -> bool:
        """Whether both are first names or both family names: Claude Manet is not Claude Monet."""
        return {given, target} <= FIRST_NAMES or (
            self._known.is_surname(given) and self._known.is_surname(target)
        )

    def _is_another_word(self, given: str, target: str, *, alike: bool) -> bool:
        """Whether a word means something else. A verb where a noun is asked does not, nor a word
        that hardly anybody knows, nor a name that sounds like the target and is not in the book."""
        if self._known.lists(given) or (self._known.is_name(given) and not alike):
            return True
        if self._known.is_noun(given):
            return len(target) <= _SHORT_WORD or not self._known.is_rare(given, alike=alike)
        if not self._known.is_word(given) or alike:
            return False
        verb_asked = self._known.is_word(target) and not self._known.is_noun(target)
        return verb_asked or len(target) <= _SHORT_WORD

    def _is_variant(self, given: str, target: str) -> bool:
        """Two transliterations of one foreign name: Tchaïkovski, Tchaikovsky."""
        return (
            len(target) >= 6
            and not self._known.is_word(given)
            and given.translate(_SPELT) == target.translate(_SPELT)
        )


_DOUBLED = re.compile(r"(.)\1")
_KEYS = {
    letter: (row, place)
    for row, letters in enumerate(("azertyuiop", "qsdfghjklm", "wxcvbn"))
    for place, letter in enumerate(letters)
}
_SPELT = str.maketrans("ykw", "icv")


def slips_allowed(letters: str) -> int:
    """The typos allowed: none below five letters, one up to eight, then two; none in numbers."""
    if is_number(letters) or len(letters) <= _SHORT_WORD:
        return 0
    return 1 if len(letters) <= 8 else 2


def _in_letters(given: str, target: str, *, more: bool = False) -> int:
    """What slips cost. `more`: one more is allowed, but not in the first letter."""
    if is_number(given) or is_number(target):
        return FAR
    if not more and len(target) <= _SHORT_WORD:
        return SLIP if _is_short_slip(given, target) else FAR
    most = slips_allowed(target)
    if more and given[:1] == target[:1]:
        most = 2 if len(target) > _SHORT_WORD + 1 else 1
    if abs(len(given) - len(target)) > most:
        return FAR
    slips = distance(given, target, most)
    if slips <= most:
        return SLIP * slips
    return MOST if _jumbled(given, target) else FAR


def _is_short_slip(given: str, target: str) -> bool:
    """The slips of short words: a letter doubled or swapped with the next; in four letters also one
    left out, added, or hit beside its key. None in the first letter, which tells most."""
    if given[:1] != target[:1]:
        return False
    if _DOUBLED.sub(r"\1", given) == _DOUBLED.sub(r"\1", target):
        return True
    if sorted(given) == sorted(target):
        return True
    if len(target) < _SHORT_WORD or distance(given, target, 1) > 1:
        return False
    other = [pair for pair in zip(given, target, strict=False) if pair[0] != pair[1]]
    return len(given) != len(target) or all(_are_neighbours(*pair) for pair in other)


def _are_neighbours(one: str, other: str) -> bool:
    """Whether two letters touch on the keyboard."""
    if one not in _KEYS or other not in _KEYS:
        return False
    row, place = _KEYS[one]
    of_other, beside = _KEYS[other]
    return abs(row - of_other) <= 1 and abs(place - beside) <= 1


def _jumbled(given: str, target: str) -> bool:
    """An anagram of the target with the same first and last letter: Effeil."""
    return (
        len(target) > 5
        and (given[0], given[-1]) == (target[0], target[-1])
        and sorted(given) == sorted(target)
    )


def joined(words: Iterable[str]) -> str:
    return "".join(words)


def singular(word: str) -> str:
    return word[:-1] if len(word) > 4 and word[-1] in "sx" else word
