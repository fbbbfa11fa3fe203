"""Devices that several people share: who has had one in this phase, and how much time is owed.

No act moves a deadline of the rules. So match time is held instead: while the device changes hands,
and then for as long as its earlier holders have used. Each hold is granted to a person once per
phase, so that no device can delay a match for ever.
"""

from collections.abc import Callable

from msgspec import Struct

from parlotte.core.contract import Millis

HAND_OVER: Millis = 20_000  # the longest time for which a curtain holds the match

Device = tuple[int, ...]  # its players


class StoredDevices(Struct, frozen=True, gc=False, omit_defaults=True):
    """The same as stored, so that a restart costs nobody time."""

    match: str = ""
    phase: str = ""
    called: tuple[int, ...] = ()
    began: Millis | None = None
    at: tuple[tuple[Device, int, Millis], ...] = ()
    used: tuple[tuple[int, Millis], ...] = ()
    handed: tuple[int, ...] = ()
    had: tuple[int, ...] = ()


class SharedDevices:
    """The shared devices in one phase; the next phase gets a new object."""

    def __init__(self) -> None:
        self.called: tuple[int, ...] = ()  # whose turn has come while another person has the device
        self._began: Millis | None = None  # when a device first reported who has it
        self._at: dict[Device, tuple[int, Millis]] = {}  # who has it, and since when
        self._used: dict[int, Millis] = {}  # match time used by each person
        self._handed: set[int] = set()  # people for whom a curtain has held the match
        self._had: set[int] = set()  # people who have had the device

    @classmethod
    def again(cls, kept: StoredDevices) -> "SharedDevices":
        hands = cls()
        hands.called, hands._began = kept.called, kept.began
        hands._at = {device: (person, since) for device, person, since in kept.at}
        hands._used = dict(kept.used)
        hands._handed, hands._had = set(kept.handed), set(kept.had)
        return hands

    def kept(self, match: str = "", phase: str = "") -> StoredDevices:
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
        """The curtain hangs until this person lifts it; returns how long the match is held."""
        self._put_down(device, now)
        return 0 if self._once(self._handed, to) or to in self._had else HAND_OVER

    def lifted(self, device: Device, by: int, now: Millis) -> Millis:
        """This person has the device; returns how much of their time the others have used."""
        self._put_down(device, now)
        self._at[device] = (by, now)
        began = self._began = now if self._began is None else self._began
        self.called = tuple(one for one in self.called if one != by)
        if self._once(self._had, by):
            return 0
        used = sum(self._used.get(one, 0) for one in device if one != by)
        return min(used, now - began)  # also if one person holds several devices

    def call(self, device: Device, person: int, now: Millis) -> None:
        """This person's turn has come, whoever has the device."""
        self._put_down(device, now)
        self._handed.add(person)
        self.called = (*(one for one in self.called if one not in device), person)

    def forget(self, over: Callable[[int], bool]) -> None:
        """Drops calls that are over: the person acted on another device, or a bot did."""
        if self.called:
            self.called = tuple(one for one in self.called if not over(one))

    def in_line(self, device: Device) -> tuple[int, ...]:
        """People of a shared device who have not had it yet; empty before anybody has."""
        if not self._had.intersection(device):
            return ()
        return tuple(one for one in device if one not in self._had | self._handed)

    @staticmethod
    def _once(known: set[int], person: int) -> bool:
        """Adds the person; returns whether they were there before."""
        before = person in known
        known.add(person)
        return before

    def _put_down(self, device: Device, now: Millis) -> None:
        had = self._at.pop(device, None)
        if had is not None:
            person, since = had
            self._used[person] = self._used.get(person, 0) + now - since
