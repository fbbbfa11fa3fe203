"""Slow questions that no table waits for: hints, solutions, bots, history, replays.

Each sort has a queue of its own, so that none delays another. Within a queue tables take turns, and
each table has one question running at a time. Every question is answered or refused within its time
limit. A game only declares the sort of its questions.
"""

from asyncio import Future
from collections import Counter
from collections.abc import Mapping
from typing import Any

from parlotte.server.workers.question_queue import QuestionQueue
from parlotte.server.workers.questions import BOUNDS, Bounds, Question, QueueName


class QuestionQueues:
    def __init__(
        self, counts: Counter[str], bounds: Mapping[QueueName, Bounds] | None = None
    ) -> None:
        self._queues = {
            name: QuestionQueue(name, bound, counts) for name, bound in (bounds or BOUNDS).items()
        }

    def ask(self, question: Question) -> Future[Any]:
        return self._queues[question.queue].ask(question)

    def forget(self, table: str) -> None:
        for queue in self._queues.values():
            queue.forget(table)

    @property
    def gauges(self) -> dict[str, int]:
        waiting = {f"{name}_waiting": queue.waiting for name, queue in self._queues.items()}
        return waiting | {f"{name}_running": queue.running for name, queue in self._queues.items()}

    def stop_taking(self) -> None:
        """Called in the event loop, before `close`."""
        for queue in self._queues.values():
            queue.stop_taking()

    def close(self) -> None:
        """Called in a thread."""
        for queue in self._queues.values():
            queue.close()
