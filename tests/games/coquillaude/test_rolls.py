"""The layout of the Coquillaudet: every kind has its share, and neither dice nor gifts reveal
it."""

from collections import Counter

import pytest

from parlotte.games.coquillaude.rolls import (
    DIGITS,
    KINDS,
    ROLLS,
    SHARES,
    Kind,
    Roll,
    gift_of,
    kind_of,
    rolls_of,
)


def near(count: int, share: float) -> bool:
    """Within a tenth, or as near as whole numbers come."""
    return abs(count - share) <= max(0.1 * share, 1)


def test_every_number_has_a_kind_and_every_kind_its_share() -> None:
    assert len(ROLLS) == 1296
    assert Counter(map(kind_of, ROLLS)) == SHARES
    assert [round(100 * SHARES[kind] / 1296) for kind in KINDS] == [45, 28, 15, 6, 4, 2]


def test_the_gifts_of_the_sheet() -> None:
    printed: dict[Roll, int] = {
        (4, 4, 4, 4): 4,
        (1, 3, 3, 3): 3,
        (2, 2, 3, 3): 2,
        (3, 3, 2, 2): 2,
        (2, 3, 2, 3): 0,
        (2, 3, 3, 2): 0,
        (3, 2, 3, 2): 0,
        (5, 3, 2, 2): 1,
        (3, 3, 3, 2): 0,
    }
    assert {roll: gift_of(roll) for roll in printed} == printed
    assert Counter(map(gift_of, ROLLS)) == {4: 6, 3: 30, 2: 30, 1: 150, 0: 1080}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("die", [0, 3])
def test_neither_the_first_nor_the_last_digit_tells_the_kind(kind: Kind, die: int) -> None:
    counts = Counter(roll[die] for roll in rolls_of(kind))
    assert all(near(counts[digit], SHARES[kind] / 6) for digit in DIGITS), counts


@pytest.mark.parametrize("kind", KINDS)
def test_no_gift_tells_the_kind(kind: Kind) -> None:
    of_all = Counter(map(gift_of, ROLLS))
    counts = Counter(map(gift_of, rolls_of(kind)))
    for gift, size in of_all.items():
        assert near(counts[gift], SHARES[kind] * size / 1296), (gift, counts)


def test_the_four_numbers_of_the_sheet_have_their_printed_kinds() -> None:
    printed: dict[Roll, Kind] = {
        (6, 4, 3, 2): "two",
        (4, 3, 1, 5): "coquillaudinette",
        (5, 3, 2, 2): "three",
        (5, 5, 1, 6): "one",
    }
    assert {roll: kind_of(roll) for roll in printed} == printed


def test_the_layout_stays_as_it_is() -> None:
    """A stored match names numbers: whoever changes the layout changes what they ask."""
    told = "".join(str(KINDS.index(kind_of(roll))) for roll in ROLLS[:72])
    assert told == LAYOUT


LAYOUT = "213021010113011000220000011020504210103210141000010020321010010201004521"
