"""What every commit of a node looks at, in its own transaction: whether its tables are still its.

A commit holds a lock that bears the name of its node, shared, and reads the rows of its tables'
owners behind it. Whoever takes a table from a node holds that lock alone: so a commit is over
before, or sees that the table is lost. That costs no write, unlike a lock on each of the rows.
"""

from collections.abc import Callable, Sequence
from itertools import groupby

from sqlalchemy import Connection, text

from parlotte.server.store.node_list import COMMITS, lock_key
from parlotte.server.store.notices import notify
from parlotte.server.store.table_owner import release
from parlotte.server.store.writes import Write

_COMMIT = text(f"SELECT pg_advisory_xact_lock_shared({COMMITS})")
_OURS = "SELECT code, fence FROM owners WHERE node = %s AND code = ANY(%s)"

# Content that no match needs is thrown away: not while a match that needs it is on its way.
CONTENTS = lock_key("contents")
_NEEDS_CONTENT = text(f"SELECT pg_advisory_xact_lock_shared({CONTENTS})")
_DROPS_CONTENT = text(f"SELECT pg_advisory_xact_lock({CONTENTS})")
_THERE = text("SELECT hash FROM contents WHERE hash = ANY(:hashes)")

WHOLE_HOUSE = ""  # the scope of words that count at all tables


def hold_contents(connection: Connection) -> None:
    """Before anything else of a transaction that may throw content away."""
    connection.execute(_DROPS_CONTENT)


class Fences:
    def __init__(self, me: Callable[[], int]) -> None:
        self._me = me

    def keep(self, connection: Connection, writes: Sequence[Write]) -> list[bool]:
        """Which of these writes may be made, at the beginning of their transaction. Of a table that
        is lost, none."""
        me = self._me()
        claims = {one.claim for one in writes if one.claim is not None}
        ours = [one for one in claims if one.node == me and not one.spoiled]
        good: set[tuple[str, int]] = set()
        if ours:
            connection.execute(_COMMIT, {"node": me})
            self._hold_contents(connection, writes)
            codes = [one.code for one in ours]
            rows = connection.exec_driver_sql(_OURS, (me, codes))
            good = {(code, fence) for code, fence in rows}
        kept = {one for one in ours if (one.code, one.fence) in good}
        kept -= self._without_content(connection, writes)
        return [one.claim is None or one.claim in kept for one in writes]

    @staticmethod
    def _hold_contents(connection: Connection, writes: Sequence[Write]) -> None:
        if any(one.forgotten for one in writes):
            hold_contents(connection)
        elif any(one.matches for one in writes):
            connection.execute(_NEEDS_CONTENT)

    @staticmethod
    def _without_content(connection: Connection, writes: Sequence[Write]) -> set[object]:
        """A match begins with content that was in the store, and is there no more."""
        needed = {name for one in writes for name in one.needs}
        if not needed:
            return set()
        there = set(connection.scalars(_THERE, {"hashes": list(needed)}))
        return {one.claim for one in writes if not there.issuperset(one.needs)}

    def after(self, connection: Connection, writes: Sequence[Write]) -> None:
        """At the end of their transaction: tables that are given back, and what others should
        know."""
        me = self._me()
        leaving = sorted((one for one in writes if one.leaves), key=lambda one: one.leaves)
        for why, group in groupby(leaving, key=lambda one: one.leaves):
            codes = [one.claim.code for one in group if one.claim is not None]
            release(connection, me, codes, why)
            if why == "asked":
                notify(connection, "free", me, codes)
        if any(_of_all_tables(one) for one in writes):
            notify(connection, "words", me)
        forgotten = [match for one in writes for match in one.forgotten]
        if forgotten:
            notify(connection, "forgotten", me, forgotten)


def _of_all_tables(write: Write) -> bool:
    scopes = [row.scope for row in write.house_words]
    scopes += [scope for scope, _, _ in write.house_words_gone]
    return WHOLE_HOUSE in scopes
