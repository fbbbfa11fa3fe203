"""Who is connected, and since when the others are not."""

from parlotte.core.contract import Millis
from parlotte.server.sockets.connection import Connection, Voice
from parlotte.server.table.views import Presence


class Attendance:
    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.version = 0  # counts every change
        self._here: dict[int, int] = {}  # connections, by person
        self._away_since: dict[int, Millis] = {}
        self._missing: set[int] = set()  # away for longer than a short disconnection

    def is_here(self, person: int) -> bool:
        return person in self._here

    def is_missing(self, person: int) -> bool:
        return person in self._missing

    def miss(self, before: Millis) -> bool:
        """Marks people who have been away since then as missing; True if there are new ones."""
        more = {one for one, since in self._away_since.items() if since <= before} - self._missing
        self._missing |= more
        self.version += bool(more)
        return bool(more)

    def next_missing(self, patience: Millis) -> Millis | None:
        away = (at for one, at in self._away_since.items() if one not in self._missing)
        first = min(away, default=None)
        return None if first is None else first + patience

    def of(self, person: int, *, gone: bool) -> Presence:
        if person in self._here:
            return "here"
        return "gone" if gone else "away"

    @property
    def screens(self) -> int:
        return sum(one.screen for one in self.connections)

    @property
    def voice(self) -> Voice:
        """The voice of the big screens: one that reads aloud has priority over one that only
        could."""
        voices = {one.voice for one in self.connections if one.screen}
        return "on" if "on" in voices else "off" if "off" in voices else ""

    def speaks(self, connection: Connection, voice: Voice) -> None:
        if connection.voice != voice:
            connection.voice = voice
            self.version += 1

    @property
    def seated(self) -> list[Connection]:
        return [one for one in self.connections if one.viewer]

    @property
    def watching(self) -> int:
        return sum(not one.viewer and not one.screen for one in self.connections)

    def add(self, connection: Connection) -> None:
        self.version += 1
        self.connections.append(connection)
        for person in connection.viewer:
            self._here[person] = self._here.get(person, 0) + 1
            self._away_since.pop(person, None)
            self._missing.discard(person)

    def drop(self, connection: Connection, house: Millis) -> None:
        if connection not in self.connections:
            return
        self.version += 1
        self.connections.remove(connection)
        for person in connection.viewer:
            self._here[person] -= 1
            if not self._here[person]:
                del self._here[person]
                self._away_since[person] = house

    def expect(self, people: list[int], house: Millis) -> None:
        """Starts counting the absence of these people, which did not count at an empty table."""
        for person in people:
            if person not in self._here:
                self._away_since[person] = house

    def overdue(self, before: Millis) -> list[int]:
        return [person for person, since in self._away_since.items() if since <= before]

    def next_overdue(self, patience: Millis) -> Millis | None:
        return min(self._away_since.values()) + patience if self._away_since else None

    def forget(self, person: int) -> None:
        self._away_since.pop(person, None)
