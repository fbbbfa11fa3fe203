"""A question that takes its time, and how patient the house is with each sort of them."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import Struct

QueueName = Literal["hints", "solutions", "bots", "history", "replays", "receipts"]


class Question(Struct, frozen=True):
    """Questions of one table and kind that are about the same are thought about once, whoever
    asks. Whoever asks about something else has given up what he asked of that kind before."""

    queue: QueueName
    table: str
    kind: str
    asker: Hashable
    about: Hashable  # all that the answer depends on
    work: Callable[[], Any]  # in a worker, where `core.stop` may stop it


@dataclass(frozen=True)
class Bounds:
    """Nobody waits longer: a phone that hears nothing for ten seconds calls again."""

    later: str  # what is told to who has waited too long for his turn, or asked too much
    not_found: str  # and to who has waited too long for an answer
    threads: int = 1
    waits: float | None = 4.0  # seconds for one's turn; None: for ever
    thinks: float = 4.0  # seconds, then it is to stop and say what it has
    of_a_table: int = 8  # that wait at once


GRACE = 1.0  # seconds to stop in
MOST_ASKERS = 64  # of one question

BOUNDS: dict[QueueName, Bounds] = {
    # Somebody waits with his finger on the glass.
    "hints": Bounds("hint-later", "hint-not-found"),
    # A long search. One at a time: it takes a core while it lasts.
    "solutions": Bounds("search-later", "search-not-found"),
    # A bot has all the time its turn lasts, and nobody's frame waits for it.
    "bots": Bounds("hint-later", "hint-not-found", waits=None, thinks=10.0),
    "history": Bounds("past-later", "past-later"),
    # Played again from the log; what comes too late is at hand for whoever asks again.
    "replays": Bounds("past-later", "past-later", threads=2),
    # Whether something refused was done before: short, and a retry must not go without.
    "receipts": Bounds("past-later", "past-later", waits=None, of_a_table=4_096),
}
