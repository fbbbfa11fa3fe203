"""Answers to jobs: done, done before, or refused with the reason."""

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
    """Every job from a socket is answered exactly once; the table's own jobs are not answered."""

    def __init__(self, state: TableState, counts: Counter[str]) -> None:
        self._state = state
        self._counts = counts

    def done(self, job: Job, answer: dict[str, Any] | None, found: bytes = b"") -> list[Ack]:
        """The acks for a change, to be sent in the frame that it caused."""
        found = found or (b"" if answer is None else encode(answer))
        answer_member = b',"answer":' + found if found else b""
        acks: list[Ack] = []
        for connection, name in _askers(job):
            self._counts["acknowledged"] += 1
            connection.answered()
            acks.append(Ack(connection, b'"ack":%b%b' % (encode(name), answer_member)))
        return acks

    def found(self, job: Job, answer: bytes) -> None:
        """Answers a job that changed nothing with a frame of its own."""
        if job.connection is not None:
            self._counts["acknowledged"] += 1
            job.connection.push(b'{"ack":%b,"answer":%b}' % (encode(job.id), answer))
            job.connection.answered()

    def known(self, job: Job) -> None:
        """Acknowledges a retry, which is never applied twice."""
        if job.connection is not None:
            job.connection.push(b'{"ack":%b}' % encode(job.id))
            job.connection.answered()

    def hang_up(self, job: Job) -> None:
        """The store can't say whether the act was written: the client must reconnect and retry."""
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
        """Replaces a seat in the refusal with the name of its person."""
        table = self._state.gathering
        seat = refused.params.get("seat")
        if isinstance(seat, int) and seat < len(table.seats):
            person = table.person(table.seats[seat])
            refused.params["seat"] = "" if person is None else person.name


def _askers(job: Job) -> Iterator[tuple[Connection, Id | None]]:
    """The connections that wait for an answer, with their ids; a draft answers those it
    replaced."""
    for one in (*(job.replaced if isinstance(job, Act) else ()), job):
        if one.connection is not None:
            yield one.connection, one.id
