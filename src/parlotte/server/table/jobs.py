"""What waits in a table's inbox, and by what a retry of it is known."""

from typing import Any

from msgspec import Struct

from parlotte.server.commands.kinds import Command, Join, Leave
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import Id
from parlotte.server.table.tokens import digest

LEAST_SECRET_ID = 16  # an id this long is known to its sender alone


class Act(Struct):
    """Somebody does something in the game."""

    person: int
    action: Any
    id: Id | None = None
    connection: Connection | None = None


class CommandJob(Struct):
    """Somebody asks something of the table."""

    person: int | None
    command: Command
    id: Id | None = None
    connection: Connection | None = None


Job = Act | CommandJob


def action_name(job: Job | None) -> str | None:
    """The client's own name for an action, by which the store knows a retry."""
    if not isinstance(job, Act) or job.id is None or job.connection is None:
        return None
    return f"{job.person}:{job.id}"


def mark_of(job: CommandJob) -> str | None:
    """By what a retry of it is known. Whoever is nobody yet needs an id none can guess."""
    if job.id is None or job.connection is None:
        return None
    if isinstance(job.command, Leave):
        return None  # whoever comes back to say it again has come back
    if isinstance(job.command, Join):
        name = str(job.id)
        return f"join:{digest(name)}:" if len(name) >= LEAST_SECRET_ID else None
    return f"{job.person}:{job.id}:"
