"""Forgetting, for good: tables nobody has seen for long, and the logs of private games."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, select, update

from parlotte.server.store.schema import contents, house_words, inputs, matches, packs, tables


def purge(connection: Connection, before: int) -> int:
    """Delete the tables last seen before then, with all that is theirs. How many there were.

    Content goes when no match needs it: so whoever stores a match stores its content along.
    """
    gone = select(tables.c.id).where(tables.c.seen_at < before)
    played = select(matches.c.id).where(matches.c.table_id.in_(gone))
    connection.execute(delete(inputs).where(inputs.c.match_id.in_(played)))
    connection.execute(delete(packs).where(packs.c.table_id.in_(gone)))
    connection.execute(delete(house_words).where(house_words.c.scope.in_(gone)))
    connection.execute(delete(matches).where(matches.c.table_id.in_(gone)))
    deleted = connection.execute(delete(tables).where(tables.c.seen_at < before)).rowcount
    needed = select(matches.c.id).where(matches.c.content == contents.c.hash)
    connection.execute(delete(contents).where(~needed.exists()))
    return deleted


def forget_log(connection: Connection, match_ids: Collection[str]) -> None:
    """Of these matches only that they were played, by whom and how they ended remains."""
    connection.execute(delete(inputs).where(inputs.c.match_id.in_(match_ids)))
    blank = {"setup": b"", "snapshot": None, "snapshot_seq": 0, "kept": False}
    connection.execute(update(matches).where(matches.c.id.in_(match_ids)).values(blank))
