"""The evaluation of a position: few hard letters, a balance of vowels, nothing buried deep.

The kernel uses the same values; they were tuned on thousands of deals.
"""

from parlotte.games.reussite.cards import STAR, Card
from parlotte.games.reussite.columns import Columns, empty, may_lend, open_to_cover

# How hard each letter is to place: its frequency in the deck against its frequency in words.
_HARD = (
    "A0.1 B0.5 C0.3 D0.5 E0.0 F0.6 G0.5 H0.8 I0.1 J2.5 K3.0 L0.3 M0.4 N0.1 O0.2 P0.4 Q2.0 R0.0 "
    "S0.0 T0.1 U0.4 V0.9 W4.0 X2.0 Y1.8 Z0.5 *0.3"
)
HARD = {pair[0]: float(pair[1:]) for pair in _HARD.split()}
DEPTH = 0.10  # the penalty for each card on top of a card
DEPTH_HARD = 0.10  # and an additional penalty if the covered letter is hard
VOWELS = frozenset("AEIOUY")
VOWEL_SHARE = 0.48
BALANCE = 1.0


def hard(card: Card) -> float:
    return HARD[card.upper()]


def weight(card: Card) -> float:
    """The penalty for covering this card."""
    return DEPTH + DEPTH_HARD * hard(card)


def burden(letters: str) -> float:
    """How hard the remaining letters are, independent of where they lie."""
    plain = [card for card in letters.upper() if card != STAR]
    if not plain:
        return 0.0
    vowels = sum(card in VOWELS for card in plain)
    uneven = vowels - VOWEL_SHARE * len(plain)
    return sum(map(hard, letters)) + BALANCE * uneven * uneven / len(plain)


def best_cover(columns: Columns) -> int:
    """The open column where another card does the least harm."""
    return min(open_to_cover(columns), key=lambda at: (sum(map(weight, columns[at])), at))


def best_lend(columns: Columns) -> tuple[int, int] | None:
    """Lends from the column whose refill frees the most, to the first empty one."""
    lenders = may_lend(columns)
    if not lenders:
        return None
    freed = max(lenders, key=lambda at: (sum(map(weight, columns[at][:-1])), -at))
    return freed, empty(columns)[0]
