"""A slow question, and the limits for each sort of questions."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import Struct

QueueName = Literal["hints", "solutions", "bots", "history", "replays", "receipts"]


class Question(Struct, frozen=True):
    """Equal questions of one table (kind and `about`) are computed once for all askers. A new one
    of the same kind replaces the asker's earlier one."""

    queue: QueueName
    table: str
    kind: str
    asker: Hashable
    about: Hashable  # everything that the answer depends on
    work: Callable[[], Any]  # runs in a worker; `core.stop` may cancel it


@dataclass(frozen=True)
class Bounds:
    """Limits of a sort. They stay below ten seconds, after which a client reconnects."""

    later: str  # the refusal after too long in the queue, or for too many questions
    not_found: str  # the refusal after too long a search
    threads: int = 1
    waits: float | None = 4.0  # seconds in the queue; None: no limit
    thinks: float = 4.0  # seconds of searching; then it must return what it has
    of_a_table: int = 8  # open questions per table


GRACE = 1.0  # seconds for a search to stop
MOST_ASKERS = 64  # of one question

BOUNDS: dict[QueueName, Bounds] = {
    # A player is waiting for it.
    "hints": Bounds("hint-later", "hint-not-found"),
    # A long search. One at a time: it takes a whole core.
    "solutions": Bounds("search-later", "search-not-found"),
    # A bot may take the whole time of its turn, and no frame waits for it.
    "bots": Bounds("hint-later", "hint-not-found", waits=None, thinks=10.0),
    "history": Bounds("past-later", "past-later"),
    # Replayed from the log; a late result is cached for the next request.
    "replays": Bounds("past-later", "past-later", threads=2),
    # Whether a refused act was written before: fast, and a retry must get its answer.
    "receipts": Bounds("past-later", "past-later", waits=None, of_a_table=4_096),
}
