"""Devices that several people share: who has had one in this phase, and how much time is owed.

Match time is the rules' own, and no act moves a deadline. So it stands still: while the device goes
from hand to hand, and then for as long as those who had it before have used up. Each is given to a
person once a phase, so that no device holds a match up for ever.
"""

from collections.abc import Callable

from msgspec import Struct

from parlotte.core.contract import Millis

HAND_OVER: Millis = 20_000  # a curtain that hangs for longer holds nobody up

Device = tuple[int, ...]  # its players


class StoredDevices(Struct, frozen=True, gc=False, omit_defaults=True):
    """The same as it is stored, so that a restart takes nobody's time away."""

    match: str = ""
    phase: str = ""
    called: tuple[int, ...] = ()
    began: Millis | None = None
    at: tuple[tuple[Device, int, Millis], ...] = ()
    used: tuple[tuple[int, Millis], ...] = ()
    handed: tuple[int, ...] = ()
    had: tuple[int, ...] = ()


class SharedDevices:
    """Of one phase; the next phase gets a new one."""

    __slots__ = ("_at", "_began", "_had", "_handed", "_used", "called")

    def __init__(self) -> None:
        self.called: tuple[int, ...] = ()  # whose turn it is, though somebody else has the device
        self._began: Millis | None = None  # when a device first told of its hands
        self._at: dict[Device, tuple[int, Millis]] = {}  # who has it, and since when
        self._used: dict[int, Millis] = {}  # match time, while he had it
        self._handed: set[int] = set()  # for whom a curtain has held the match
        self._had: set[int] = set()  # who has had time of his own

    @classmethod
    def again(cls, kept: StoredDevices) -> "SharedDevices":
        hands = cls()
        hands.called, hands._began = kept.called, kept.began
        hands._at = {device: (person, since) for device, person, since in kept.at}
        hands._used = dict(kept.used)
        hands._handed, hands._had = set(kept.handed), set(kept.had)
        return hands

    def kept(self, match: str = "", phase: str = "") -> StoredDevices:
        """For the store."""
        return StoredDevices(
            match,
            phase,
            self.called,
            self._began,
            tuple((device, *at) for device, at in self._at.items()),
            tuple(self._used.items()),
            tuple(sorted(self._handed)),
            tuple(sorted(self._had)),
        )

    def hangs(self, device: Device, to: int, now: Millis) -> Millis:
        """The curtain hangs until this person lifts it: how long the match is held for that."""
        self._put_down(device, now)
        return 0 if self._once(self._handed, to) or to in self._had else HAND_OVER

    def lifted(self, device: Device, by: int, now: Millis) -> Millis:
        """This person has the device: how much of his time the others have used up."""
        self._put_down(device, now)
        self._at[device] = (by, now)
        began = self._began = now if self._began is None else self._began
        self.called = tuple(one for one in self.called if one != by)
        if self._once(self._had, by):
            return 0
        used = sum(self._used.get(one, 0) for one in device if one != by)
        return min(used, now - began)  # also where one pair of hands holds several devices

    def call(self, device: Device, person: int, now: Millis) -> None:
        """This person's turn has come, whoever has the device. It replaces an earlier call to the
        same device."""
        self._put_down(device, now)
        self._handed.add(person)
        self.called = (*(one for one in self.called if one not in device), person)

    def forget(self, over: Callable[[int], bool]) -> None:
        """Drop calls that are over: the person acted on another device, or a bot did."""
        if self.called:
            self.called = tuple(one for one in self.called if not over(one))

    def in_line(self, device: Device) -> tuple[int, ...]:
        """The people of a shared device who have not had it yet; none before anybody has."""
        if not self._had.intersection(device):
            return ()
        return tuple(one for one in device if one not in self._had | self._handed)

    @staticmethod
    def _once(known: set[int], person: int) -> bool:
        """Add the person, and say whether he was there before."""
        before = person in known
        known.add(person)
        return before

    def _put_down(self, device: Device, now: Millis) -> None:
        had = self._at.pop(device, None)
        if had is not None:
            person, since = had
            self._used[person] = self._used.get(person, 0) + now - since
