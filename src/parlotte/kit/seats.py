"""The circle of seats, and values by seat."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from parlotte.core.contract import Holder, Seat

T = TypeVar("T")


def to_the_left(holders: Sequence[Holder], seat: Seat) -> Seat:
    """The next seat in the circle that is not away; the very next one if all are away."""
    count = len(holders)
    for step in range(1, count + 1):
        other = (seat + step) % count
        if holders[other] != "away":
            return other
    return (seat + 1) % count


def at_seat(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The same values of all seats, with a new one of this seat."""
    return (*values[:seat], value, *values[seat + 1 :])


def with_seat(values: Mapping[Seat, T], seat: Seat, value: T) -> dict[Seat, T]:
    """The same values of some seats, with one of this seat; sorted by seat."""
    return dict(sorted({**values, seat: value}.items()))


def without_seat(values: Mapping[Seat, T], seat: Seat) -> dict[Seat, T]:
    return {who: value for who, value in values.items() if who != seat}
