"""Whether a table has been used: by others than its opener, for a minute, or by a write.

An unused table is kept for a day; of those of one address only some are kept
(`limits/table_openings.py`).
"""

from parlotte.core.contract import Millis
from parlotte.server.table.gathering import FIRST_PERSON
from parlotte.server.table.presence import Attendance
from parlotte.server.table.table_state import TableState

USED_AFTER: Millis = 60_000


class TableUse:
    def __init__(self, state: TableState, attendance: Attendance) -> None:
        self._state = state
        self._attendance = attendance
        self._since: Millis | None = None  # the opener is there

    def look(self, house: Millis) -> None:
        if not self._state.fleeting:
            return
        here = self._attendance.connections
        others = any(one.viewer != (FIRST_PERSON,) for one in here)
        long = self._since is not None and house - self._since >= USED_AFTER
        if others or long:
            self._state.fleeting = False
        if not here:
            self._since = None
        elif self._since is None:
            self._since = house
