"""The server's log, set up as in `parlotte serve`, and restored afterwards."""

import io
import json
import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from parlotte.server.logs import setup


class Log(io.StringIO):
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]

    def faults(self) -> list[dict[str, Any]]:
        """Whatever went wrong inside: nothing that a stranger sends may get a line here."""
        return [line for line in self.lines() if line["level"] in ("error", "critical")]


def _loggers() -> list[logging.Logger]:
    known = logging.root.manager.loggerDict.values()
    return [logging.root, *(one for one in known if isinstance(one, logging.Logger))]


@contextmanager
def logged(level: str = "debug") -> Iterator[Log]:
    before = {one: (one.level, one.handlers[:], one.propagate) for one in _loggers()}
    hooks = [
        (place, hook, getattr(place, hook))
        for place, hook in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook"))
    ]
    loud = logging.raiseExceptions
    stream = Log()
    setup(level, stream)
    try:
        yield stream
    finally:
        logging.captureWarnings(False)
        logging.raiseExceptions = loud
        for place, hook, was in hooks:
            setattr(place, hook, was)
        for logger in _loggers():
            old_level, handlers, propagate = before.get(logger, (logging.NOTSET, [], True))
            logger.setLevel(old_level)
            logger.handlers[:] = handlers
            logger.propagate = propagate
