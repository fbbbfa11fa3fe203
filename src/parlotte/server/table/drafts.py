"""Drafts of one table: only each person's newest waits, and waiting drafts are written once a
second.

A draft (`Step.only`) repeats everything that the previous one said, so only the newest counts. A
draft that is replaced while it waits counts as never sent: it is acknowledged together with the one
that replaced it, once that is written.
"""

from typing import Any

from parlotte.core.contract import Millis
from parlotte.server.table.jobs import Act, Job


class Drafts:
    def __init__(self, every: Millis) -> None:
        self._every = every
        self._next_time: Millis = 0  # house time before which no draft is written
        # By person and kind, in the order in which they came.
        self._waiting: dict[tuple[int, type[Any]], Act] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    @property
    def due(self) -> Millis | None:
        return self._next_time if self._waiting else None

    def keep(self, draft: Act, at: Millis, house: Millis) -> bool:
        """Whether this draft waits; the first after a second without drafts is written at once."""
        if not self._waiting and house >= self._next_time:
            self._next_time = house + self._every
            return False
        kind = (draft.person, type(draft.action))
        before = self._waiting.get(kind)
        if before is not None and draft.name is not None and draft.name in before.names:
            before.replaced = (draft, *before.replaced)  # a retry, older than the draft that waits
            return True
        if before is not None:
            del self._waiting[kind]
            draft.replaced = (*before.replaced, before)
        draft.at = at
        self._waiting[kind] = draft
        return True

    def release(self, house: Millis) -> list[Act]:
        """Takes all waiting drafts, to be written now."""
        released = list(self._waiting.values())
        self._waiting.clear()
        self._next_time = house + self._every
        return released


def has_waited(job: Job) -> bool:
    """Whether it is a draft that has waited: it precedes any deadline or absence since."""
    return isinstance(job, Act) and job.at is not None
