"""The bag of letters, and letters as the tiles of a hand."""

from collections import Counter
from functools import cache

from parlotte.core.folding import ALPHABET

FIRST_HAND = 8
_PRINTED = dict(
    zip(
        ALPHABET,
        (14, 3, 3, 5, 23, 3, 3, 3, 12, 2, 2, 8, 4, 9, 9, 3, 1, 9, 9, 9, 9, 3, 1, 1, 1, 1),
        strict=True,
    )
)
_ALL = sum(_PRINTED.values())
# The hardest letters to lay in French, in order; these are given away first.
HARDEST_FIRST = "WKXYZQJHFVBGPCDMOULTNIRSAE"


@cache
def full_bag(count: int) -> str:
    """A bag in alphabetical order, in the proportions of the bag of 150, with each letter at least
    once. Left-over places go to the letters that rounding reduced most."""
    bag = {letter: max(1, printed * count // _ALL) for letter, printed in _PRINTED.items()}
    by_loss = sorted(ALPHABET, key=lambda one: (bag[one] * _ALL - _PRINTED[one] * count, one))
    for letter in by_loss[: count - sum(bag.values())]:
        bag[letter] += 1
    return "".join(letter * times for letter, times in bag.items())


def tiles(capital: str) -> tuple[str, ...]:
    """Unique names for the letters of a hand, in order: E1, E2, E3."""
    seen: Counter[str] = Counter()
    named = []
    for letter in capital:
        seen[letter] += 1
        named.append(f"{letter}{seen[letter]}")
    return tuple(named)


def without(capital: str, letters: str) -> str:
    """The hand without these letters; of equal letters the last ones go, the rest keep their
    order."""
    left = list(reversed(capital))
    for letter in letters:
        left.remove(letter)
    return "".join(reversed(left))


def holds(capital: str, letters: str) -> bool:
    return Counter(letters) <= Counter(capital)


def kept(some: str, capital: str) -> str:
    """Those of these letters that the hand still holds."""
    left = Counter(capital)
    found = []
    for letter in some:
        if left[letter]:
            left[letter] -= 1
            found.append(letter)
    return "".join(found)
