"""The circle of seats."""

from collections.abc import Sequence

from parlotte.core.contract import Holder, Seat


def to_the_left(holders: Sequence[Holder], seat: Seat) -> Seat:
    """The next seat in the circle that is not away; the very next one if all are away."""
    count = len(holders)
    for step in range(1, count + 1):
        other = (seat + step) % count
        if holders[other] != "away":
            return other
    return (seat + 1) % count
