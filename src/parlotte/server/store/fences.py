"""Fencing: each commit of a node checks, in its own transaction, that it still owns its tables.

A commit holds a lock named after its node, shared, and then reads the owner rows of its tables. A
node that takes a table away holds that lock exclusively: so a commit either finishes before or sees
that the table is lost. This costs no write, unlike locking each row.
"""

from collections.abc import Callable, Sequence
from itertools import groupby

from sqlalchemy import Connection, text

from parlotte.server.store.node_list import COMMITS, lock_key
from parlotte.server.store.notices import notify
from parlotte.server.store.rows import WHOLE_HOUSE
from parlotte.server.store.table_owner import release
from parlotte.server.store.writes import Write

_COMMIT = text(f"SELECT pg_advisory_xact_lock_shared({COMMITS})")
_OURS = "SELECT code, fence FROM owners WHERE node = %s AND code = ANY(%s)"

# Unused content is deleted, but not while a new match that needs it is being written.
CONTENTS = lock_key("contents")
_NEEDS_CONTENT = text(f"SELECT pg_advisory_xact_lock_shared({CONTENTS})")
_DROPS_CONTENT = text(f"SELECT pg_advisory_xact_lock({CONTENTS})")
_THERE = text("SELECT hash FROM contents WHERE hash = ANY(:hashes)")


def hold_contents(connection: Connection) -> None:
    """Must come first in a transaction that may delete content."""
    connection.execute(_DROPS_CONTENT)


class Fences:
    def __init__(self, me: Callable[[], int]) -> None:
        self._me = me

    def keep(self, connection: Connection, writes: Sequence[Write]) -> list[bool]:
        """Which of these writes may be made: none for a table that is lost."""
        me = self._me()
        claims = {one.claim for one in writes if one.claim is not None}
        ours = [one for one in claims if one.node == me and not one.spoiled]
        good: set[tuple[str, int]] = set()
        if ours:
            connection.execute(_COMMIT, {"node": me})
            if any(one.forgotten for one in writes):
                hold_contents(connection)
            elif any(one.matches for one in writes):
                connection.execute(_NEEDS_CONTENT)
            codes = [one.code for one in ours]
            rows = connection.exec_driver_sql(_OURS, (me, codes))
            good = {(code, fence) for code, fence in rows}
        kept = {one for one in ours if (one.code, one.fence) in good}
        kept -= self._without_content(connection, writes)
        return [one.claim is None or one.claim in kept for one in writes]

    @staticmethod
    def _without_content(connection: Connection, writes: Sequence[Write]) -> set[object]:
        """The claims of writes whose match needs content that is no longer in the store."""
        needed = {name for one in writes for name in one.needs}
        if not needed:
            return set()
        there = set(connection.scalars(_THERE, {"hashes": list(needed)}))
        return {one.claim for one in writes if not there.issuperset(one.needs)}

    def after(self, connection: Connection, writes: Sequence[Write]) -> None:
        """Gives tables back and notifies the other nodes."""
        me = self._me()
        leaving = sorted((one for one in writes if one.leaves), key=lambda one: one.leaves)
        for why, group in groupby(leaving, key=lambda one: one.leaves):
            codes = [one.claim.code for one in group if one.claim is not None]
            release(connection, me, codes, why)
            if why == "asked":
                notify(connection, "free", me, codes)
        scopes = [row.scope for one in writes for row in one.house_words]
        scopes += [scope for one in writes for scope, _, _ in one.house_words_gone]
        if WHOLE_HOUSE in scopes:
            notify(connection, "words", me)
        forgotten = [match for one in writes for match in one.forgotten]
        if forgotten:
            notify(connection, "forgotten", me, forgotten)
