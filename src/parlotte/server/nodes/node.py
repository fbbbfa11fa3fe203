"""One node of a cluster on a shared PostgreSQL, and the tables that it owns."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Protocol

from sqlalchemy import Connection

from parlotte.server.nodes.claims import Claims
from parlotte.server.nodes.lease import Lease
from parlotte.server.nodes.notice_listener import NoticeListener
from parlotte.server.nodes.ownership import Ownership
from parlotte.server.store.calendar import Calendar, read_calendar
from parlotte.server.store.claim import Claim
from parlotte.server.store.engine import Database
from parlotte.server.store.fences import Fences
from parlotte.server.store.notices import Kind, Notice
from parlotte.server.store.shared_cleanup import drop_unused_shared, forget_due_shared, tidy_shared

LEASE_SECONDS = 1.0
CUT_OFF = 2.0  # seconds: our lease expired long ago, other nodes own our tables
SETTLED = 3.0  # seconds after its start, the balancer knows a node


class Hooks(Protocol):
    """How the house reacts to notices of other nodes; all in the event loop."""

    def lost(self, claims: Iterable[Claim]) -> None: ...
    def missed(self) -> None: ...
    def heard(self, kind: Kind, words: Sequence[str]) -> None: ...


class Node(Ownership):
    shared = True

    def __init__(
        self, database: Database, name: str, clock: Callable[[], int], counts: Counter[str]
    ) -> None:
        """Raises StoreFault if the store can't be shared."""
        super().__init__(database)
        self.name = name
        # The application_name in PostgreSQL.
        database.share(lambda: f"parlotte {name} {self.lease.id}")
        self.lease = Lease(database, name, clock)
        self._listener = NoticeListener(database, lambda: self.lease.id)
        self._claims = Claims(database, self.lease, counts)
        self._claims.took = self._took
        self.fences = Fences(lambda: self.lease.id)
        self.held: dict[str, Claim] = {}  # by code; used by the event loop
        self._strays: dict[str, int] = {}  # rows of ours without a claim here, at the last check
        self._hooks: Hooks | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def offset(self) -> float:
        return self.lease.offset

    @property
    def cut_off(self) -> bool:
        return self.lease.age > CUT_OFF

    @property
    def unsure(self) -> bool:
        """Whether our lease has expired: other nodes may own our tables."""
        return self.lease.age > LEASE_SECONDS

    def at_home(self, name: str | None) -> bool:
        """Whether a node of that name is back, for long enough to get people."""
        return any(
            one.name == name and not one.dead and not one.draining and one.up > SETTLED
            for one in self.lease.around
            if one.id != self.lease.id
        )

    def begin(self) -> int:
        self._database.own()
        with self._database.faults():
            return self.lease.enter()

    def serve(self, hooks: Hooks) -> None:
        """Called in the event loop, once the house can answer."""
        self._hooks, self._loop = hooks, asyncio.get_running_loop()
        self.lease.start(partial(self._in_loop, self._reborn))
        self._listener.start(
            partial(self._in_loop, self._heard), partial(self._in_loop, hooks.missed)
        )
        self._claims.start()

    def stop(self) -> None:
        """Blocks."""
        self._claims.stop()
        self._listener.stop()
        self.lease.stop()

    def _in_loop(self, call: Callable[..., None], *about: object) -> None:
        with suppress(RuntimeError):  # the loop is closed
            if self._loop is not None:
                self._loop.call_soon_threadsafe(call, *about)

    async def claim(self, code: str) -> Claim | None:
        held = self.held.get(code)
        if held is not None and not held.spoiled:
            return held
        return await asyncio.shield(self._claims.want(code))

    def _took(self, claim: Claim) -> None:
        self.held[claim.code] = claim

    def let_go(self, claim: Claim) -> None:
        """Forgets a claim: it is lost, or will be taken anew."""
        if self.held.get(claim.code) is claim:
            del self.held[claim.code]

    def compare(self) -> None:
        """Checks that our claims are still valid: regularly, and after the event loop stalled."""
        before = dict(self.held)
        self.lease.compare(lambda found: self._in_loop(self._compared, before, found))

    def _compared(self, before: dict[str, Claim], found: dict[str, int] | None) -> None:
        if found is None or self._hooks is None:
            return
        lost = [
            claim
            for code, claim in before.items()
            if self.held.get(code) is claim and found.get(code) != claim.fence
        ]
        self._hooks.lost(lost)
        strays = {
            code: fence
            for code, fence in found.items()
            if code not in before and code not in self.held
        }
        for code, fence in strays.items():
            if self._strays.get(code) == fence:  # a claim in transit would have arrived
                self._took(Claim(code, self.lease.id, fence))
        self._strays = strays

    def _reborn(self) -> None:
        """We were removed as dead, and are on the list again under a new id."""
        me = self.lease.id
        if self._hooks is not None:
            self._hooks.lost([claim for claim in self.held.values() if claim.node != me])

    def announce(self, kind: Kind, words: Iterable[str] = ()) -> None:
        self._claims.announce(kind, words)

    def _heard(self, notice: Notice) -> None:
        hooks = self._hooks
        if hooks is None or notice.to not in (0, self.lease.id):
            return
        if notice.kind == "free":
            self._claims.again()
        elif notice.kind == "seized":
            hooks.lost([self.held[code] for code in notice.words if code in self.held])
        else:
            hooks.heard(notice.kind, notice.words)

    def calendar(self, connection: Connection, now: int) -> Calendar:
        return read_calendar(connection, now)

    def tidy(self, connection: Connection, now: int, days: int) -> tuple[Calendar, int] | None:
        return tidy_shared(connection, self.lease.id, now, days)

    def forget_due(self, connection: Connection, now: int, but: set[str]) -> list[str]:  # noqa: ARG002
        """`but` is not needed: tables owned by any node are left alone."""
        return forget_due_shared(connection, self.lease.id, now)

    def drop_unused(self, connection: Connection, code: str) -> bool:
        return drop_unused_shared(connection, self.lease.id, code)
