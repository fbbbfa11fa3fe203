"""Drafts of one table: of each person the newest waits, and once a second all that wait are
written.

A draft (`Step.only`) says anew all that the one before it said, so that only the newest counts. One
that is replaced while it waits counts as never sent: it is answered together with the one that
replaced it, once that is written.
"""

from typing import Any

from parlotte.core.contract import Millis
from parlotte.server.table.jobs import Act, Job


class Drafts:
    __slots__ = ("_every", "_next_time", "_waiting")

    def __init__(self, every: Millis) -> None:
        self._every = every
        self._next_time: Millis = 0  # house time: before it nothing is written for a draft alone
        # By person and kind, in the order in which they came.
        self._waiting: dict[tuple[int, type[Any]], Act] = {}

    def __bool__(self) -> bool:
        """Whether one waits."""
        return bool(self._waiting)

    @property
    def due(self) -> Millis | None:
        """When those that wait are to be written."""
        return self._next_time if self._waiting else None

    def keep(self, draft: Act, at: Millis, house: Millis) -> bool:
        """A draft has come, at this match time. Whether it waits now: the first one after a quiet
        second does not, and is to be written at once."""
        if not self._waiting and house >= self._next_time:
            self._next_time = house + self._every
            return False
        kind = (draft.person, type(draft.action))
        before = self._waiting.get(kind)
        if before is not None and draft.name is not None and draft.name in before.names:
            before.replaced = (draft, *before.replaced)  # sent again: it is older than what waits
            return True
        if before is not None:
            del self._waiting[kind]
            draft.replaced = (*before.replaced, before)
        draft.at = at
        self._waiting[kind] = draft
        return True

    def release(self, house: Millis) -> list[Act]:
        """All that wait: they are to be written now."""
        released = list(self._waiting.values())
        self._waiting.clear()
        self._next_time = house + self._every
        return released


def has_waited(job: Job) -> bool:
    """A draft whose turn it is at last. It came before all that has happened since: no deadline
    and no absence comes first."""
    return isinstance(job, Act) and job.at is not None
