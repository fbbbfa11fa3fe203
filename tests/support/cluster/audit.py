"""A database trigger that records who wrote each line of a log, and under which fence.

Only the tests install it. Each node connects under its own role, so that a line written by a node
that was not the owner is found.
"""

from urllib.parse import urlsplit

import psycopg

NOTING = """
CREATE TABLE audit (
    match_id text, seq integer, fence bigint, owner bigint, writer text, at timestamptz
);
CREATE FUNCTION audit_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit
    SELECT NEW.match_id, NEW.seq, o.fence, o.node, session_user,
           clock_timestamp()
    FROM matches m JOIN tables t ON t.id = m.table_id LEFT JOIN owners o ON o.code = t.code
    WHERE m.id = NEW.match_id;
    RETURN NEW;
END $$;
CREATE TRIGGER audit AFTER INSERT ON inputs FOR EACH ROW EXECUTE FUNCTION audit_note();
"""

Noted = tuple[int | None, int | None, str]  # fence, owner, writer


ROLE = """
DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '{name}') THEN
        CREATE ROLE "{name}" SUPERUSER LOGIN;
    END IF;
END $$
"""


def signed(database: str, name: str) -> str:
    """The database's URL for a role of this name."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(ROLE.format(name=name).encode())
    parts = urlsplit(database)
    where = parts.netloc.rpartition("@")[2]
    return parts._replace(netloc=f"{name}@{where}").geturl()


def begin(database: str) -> None:
    """Called once the first node has created its tables, before anybody plays."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(NOTING)


def noted(database: str) -> dict[tuple[str, int], list[Noted]]:
    """The notes, by match and seq."""
    found: dict[tuple[str, int], list[Noted]] = {}
    with psycopg.connect(database) as connection:
        rows = connection.execute(
            "SELECT match_id, seq, fence, owner, writer FROM audit"
        ).fetchall()
    for match, seq, *rest in rows:
        found.setdefault((match, seq), []).append((rest[0], rest[1], rest[2]))
    return found


def owners(database: str) -> dict[str, str]:
    """The name of each owned table's node, by code."""
    with psycopg.connect(database) as connection:
        rows = connection.execute(
            "SELECT o.code, n.name FROM owners o JOIN nodes n ON n.id = o.node"
        ).fetchall()
    return dict(rows)
