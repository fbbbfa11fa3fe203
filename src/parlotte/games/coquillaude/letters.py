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
# Given away first, where nothing speaks for a letter: the hardest to lay in French.
HARDEST_FIRST = "WKXYZQJHFVBGPCDMOULTNIRSAE"


@cache
def full_bag(count: int) -> str:
    """So many letters in the order of the alphabet: as in a bag of 150, each at least once, and
    what is left over to those that were cut most."""
    bag = {letter: max(1, printed * count // _ALL) for letter, printed in _PRINTED.items()}
    by_loss = sorted(ALPHABET, key=lambda one: (bag[one] * _ALL - _PRINTED[one] * count, one))
    for letter in by_loss[: count - sum(bag.values())]:
        bag[letter] += 1
    return "".join(letter * times for letter, times in bag.items())


def tiles(capital: str) -> tuple[str, ...]:
    """A name for each letter of a hand, in its order: E1, E2, E3."""
    seen: Counter[str] = Counter()
    named = []
    for letter in capital:
        seen[letter] += 1
        named.append(f"{letter}{seen[letter]}")
    return tuple(named)


def without(capital: str, letters: str) -> str:
    """The hand without these, the latest of equals first; the others stay where they are."""
    left = list(reversed(capital))
    for letter in letters:
        left.remove(letter)
    return "".join(reversed(left))


def holds(capital: str, letters: str) -> bool:
    return Counter(letters) <= Counter(capital)


def kept(some: str, capital: str) -> str:
    """Those of these letters that the hand still has."""
    left = Counter(capital)
    found = []
    for letter in some:
        if left[letter]:
            left[letter] -= 1
            found.append(letter)
    return "".join(found)
