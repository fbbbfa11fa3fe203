"""Collecting secrets: several seats hand something in, each at their own pace."""

from typing import Generic, TypeVar

from msgspec import Struct

from parlotte.core.contract import Seat
from parlotte.kit.seats import without_seat

T = TypeVar("T")


class Collect(Struct, Generic[T], frozen=True):
    """The seats that are asked and their values, sorted by seat: the order of arrival is lost."""

    asked: tuple[Seat, ...]
    given: dict[Seat, T] = {}
    confirmed: tuple[Seat, ...] = ()

    def give(self, seat: Seat, value: T, *, done: bool) -> "Collect[T]":
        """The same with this seat's value, new or corrected; `done` confirms it."""
        given = {**self.given, seat: value}
        if seat not in self.given:
            given = dict(sorted(given.items()))
        confirmed = self.confirmed
        if done is not (seat in confirmed):
            others = [who for who in confirmed if who != seat]
            confirmed = tuple(sorted((*others, seat)) if done else others)
        return Collect(self.asked, given, confirmed)

    def take_back(self, seat: Seat) -> "Collect[T]":
        """The same without this seat's value."""
        given = without_seat(self.given, seat)
        return Collect(self.asked, given, tuple(who for who in self.confirmed if who != seat))

    def pending(self) -> tuple[Seat, ...]:
        if not self.confirmed:
            return self.asked
        return tuple([seat for seat in self.asked if seat not in self.confirmed])
