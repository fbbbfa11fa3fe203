"""What the one who asked hears: done, done before, or why not."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import CLOSE_LATER, Id
from parlotte.server.table.hub import Ack
from parlotte.server.table.jobs import Act, Job
from parlotte.server.table.table_state import TableState


class Answers:
    """Every job that came from a socket is answered once; the table's own are not."""

    __slots__ = ("_counts", "_state")

    def __init__(self, state: TableState, counts: Counter[str]) -> None:
        self._state = state
        self._counts = counts

    def done(self, job: Job, answer: dict[str, Any] | None, found: bytes = b"") -> list[Ack]:
        """To be sent with the frame that it caused."""
        found = found or (b"" if answer is None else encode(answer))
        told = b',"answer":' + found if found else b""
        acks: list[Ack] = []
        for connection, name in _askers(job):
            self._counts["acknowledged"] += 1
            connection.answered()
            acks.append(Ack(connection, b'"ack":%b%b' % (encode(name), told)))
        return acks

    def found(self, job: Job, answer: bytes) -> None:
        """What changed nothing is answered by itself."""
        if job.connection is not None:
            self._counts["acknowledged"] += 1
            job.connection.push(b'{"ack":%b,"answer":%b}' % (encode(job.id), answer))
            job.connection.answered()

    def known(self, job: Job) -> None:
        """A retry is answered again, never applied twice."""
        if job.connection is not None:
            job.connection.push(b'{"ack":%b}' % encode(job.id))
            job.connection.answered()

    def hang_up(self, job: Job) -> None:
        """The store can't say whether it was done: its sender comes back, and asks again."""
        for connection, _ in _askers(job):
            connection.refuse("store-silent")
            connection.close(CLOSE_LATER)

    def refuse(self, job: Job, refused: Rejected) -> None:
        self._name(refused)
        for connection, name in _askers(job):
            self._counts["refused"] += 1
            connection.reject(refused, name)
            connection.answered()

    def _name(self, refused: Rejected) -> None:
        """A seat is called by the name of who sits there."""
        table = self._state.gathering
        seat = refused.params.get("seat")
        if isinstance(seat, int) and seat < len(table.seats):
            person = table.person(table.seats[seat])
            refused.params["seat"] = "" if person is None else person.name


def _askers(job: Job) -> Iterator[tuple[Connection, Id | None]]:
    """Who waits for its answer, and under what name: of a draft also those it replaced."""
    for one in (*(job.replaced if isinstance(job, Act) else ()), job):
        if one.connection is not None:
            yield one.connection, one.id
