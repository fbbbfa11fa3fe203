"""What the server writes down: events in JSON lines, and never what players wrote.

A message of a library or of an exception may quote a name or an answer. So of an exception only
classes and places in the code are told, and of a foreign message only its pattern.
"""

import json
import logging
import re
import sys
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import islice
from math import isfinite
from pathlib import PurePath
from types import TracebackType
from typing import TextIO

Field = str | int | float | bool | None

OURS = "parlotte"
FOREIGN = ("asyncio", "litestar", "sqlalchemy", "uvicorn", "websockets")
WITHHELD = "message withheld"
LIBRARIES = "site-packages"
FORGOTTEN_AFTER = 3_600.0  # seconds
MOST_FAULTS = 256  # of which it is known how often they were

# What may be told of an event. None of these is ever filled with what a player typed.
FIELDS = frozenset(
    {
        "act", "address", "attempt", "bots", "bytes", "close", "connections", "count", "delay_ms",
        "frame", "from_version", "game", "guest", "host", "inputs", "kind", "language", "limit",
        "match", "ms", "pack", "packs", "people", "person", "phase", "platform", "port", "python",
        "reason", "refusal", "restored", "round", "seat", "seats", "seconds", "signal", "size",
        "status", "store", "table", "tables", "to_version", "version", "waiting",
    }
)  # fmt: skip

# Messages of libraries that come without a pattern and quote nobody.
HARMLESS = frozenset(
    {
        "ASGI callable returned without completing handshake.",
        "ASGI callable returned without completing response.",
        "ASGI callable returned without sending handshake.",
        "ASGI callable returned without starting response.",
        "Application shutdown complete.",
        "Application shutdown failed. Exiting.",
        "Application startup complete.",
        "Application startup failed. Exiting.",
        "Exceeded concurrency limit.",
        "Exception in ASGI application",
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
        "Shutting down",
        "Uncaught exception",
        "Unsupported upgrade request.",
        "Waiting for application shutdown.",
        "Waiting for application startup.",
        "Waiting for background tasks to complete. (CTRL+C to force quit)",
        "Waiting for connections to close. (CTRL+C to force quit)",
        "connection handler failed",
        "connection open",
        "connection closed",
        "keepalive ping failed",
        "opening handshake failed",
        "server closed",
        "server closing",
        "unexpected internal error",
    }
)

_SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_WORD = re.compile(r"\S{0,200}")  # an id, a key, an address: no sentence is without a blank
_MOST_PATTERN = 200
_MOST_CAUSES, _MOST_FRAMES = 8, 20
_CARRIED = "parlotte_fields"  # the attribute of a record that holds an event's fields
_HERE = PurePath(__file__).parents[2]  # the folder our package lies in, whatever it is called


def event(
    logger: logging.Logger,
    name: str,
    /,
    *,
    level: int = logging.INFO,
    error: BaseException | None = None,
    **fields: Field,
) -> None:
    """Writes that something happened, with what the list above lets us tell of it.

    A field that may not be told is a fault of ours: it raises, so that tests stumble on it. Once
    `setup` has run it is left out instead, for no line in a log is worth a family's game.
    """
    told = {key: value for key, value in fields.items() if _may_be_logged(key, value)}
    if logging.raiseExceptions and (len(told) < len(fields) or not _SLUG.fullmatch(name)):
        raise ValueError(f"{name}: may not tell {sorted(fields.keys() - told.keys())}")
    logger.log(level, name, exc_info=error, extra={_CARRIED: told})


def _may_be_logged(key: str, value: object) -> bool:
    match value:
        case str():
            plain = _WORD.fullmatch(value) is not None
        case float():
            plain = isfinite(value)  # JSON has no word for the others
        case _:
            plain = value is None or isinstance(value, int)
    return plain and key in FIELDS


class Faults:
    """What breaks again and again in one place: told at once, then the second, the fourth, the
    eighth time. After an hour without it, it is new."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._seen: OrderedDict[tuple[object, ...], tuple[int, float]] = OrderedDict()

    def log(self, logger: logging.Logger, name: str, fault: BaseException, *, table: str) -> None:
        now, place = self._seconds(), (name, table, type(fault), *_frames(fault.__traceback__)[-1:])
        count, at = self._seen.get(place, (0, now))
        count = count + 1 if now - at < FORGOTTEN_AFTER else 1
        self._seen[place] = (count, now)
        self._seen.move_to_end(place)
        if len(self._seen) > MOST_FAULTS:
            self._seen.popitem(last=False)
        if count & (count - 1) == 0:  # a power of two
            event(logger, name, level=logging.ERROR, error=fault, table=table, count=count)


class JsonLines(logging.Formatter):
    """One line of JSON a record, ours or foreign."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": _message(record),
        }
        line |= getattr(record, _CARRIED, {})
        error = record.exc_info[1] if record.exc_info else None
        if error is None and isinstance(record.msg, BaseException):
            error = record.msg
        if error is not None:
            line["error"] = [
                {"class": _class_name(cause), "frames": _frames(cause.__traceback__)}
                for cause in islice(_causes(error), _MOST_CAUSES)
            ]
        return json.dumps(line)  # in ASCII: no text can break the line or the stream


def _message(record: logging.LogRecord) -> str:
    """The name of an event, or of a message what quotes nobody."""
    message: object = record.msg
    if not isinstance(message, str):
        return WITHHELD
    message = message.strip()
    if record.name.partition(".")[0] == OURS:
        return message if _SLUG.fullmatch(message) else WITHHELD
    # A pattern with its arguments apart was written by a programmer; one without may be anything.
    if record.args:
        return message if len(message) <= _MOST_PATTERN else WITHHELD
    return message if message in HARMLESS else WITHHELD


def _class_name(error: BaseException) -> str:
    kind = type(error)
    return (
        kind.__qualname__
        if kind.__module__ == "builtins"
        else f"{kind.__module__}.{kind.__qualname__}"
    )


def _frames(trace: TracebackType | None) -> list[str]:
    """Where it came through, the place it happened at last."""
    return [
        f"{_short(frame.f_code.co_filename)}:{line}" for frame, line in traceback.walk_tb(trace)
    ][-_MOST_FRAMES:]


def _short(file: str) -> str:
    """A file as seen from its package: where somebody keeps his files is nobody's business."""
    path = PurePath(file)
    if path.is_relative_to(_HERE):
        return path.relative_to(_HERE).as_posix()
    if LIBRARIES in path.parts:
        return "/".join(path.parts[len(path.parts) - path.parts[::-1].index(LIBRARIES) :])
    return "/".join(path.parts[-2:])


def _causes(error: BaseException) -> Iterator[BaseException]:
    """The error, what it holds if it is a group, and what it came from; each once."""
    waiting, seen = [error], set[int]()
    while waiting:
        cause = waiting.pop(0)
        if id(cause) in seen:
            continue
        seen.add(id(cause))
        yield cause
        if isinstance(cause, BaseExceptionGroup):
            waiting += cause.exceptions
        before = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
        waiting += [before] if before else []


def setup(level: int | str = logging.INFO, stream: TextIO | None = None) -> None:
    """Everything that is logged from now on goes to standard error as JSON lines."""
    level = level.upper() if isinstance(level, str) else level
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    _quieten_foreign(root.level)
    # When a line can't be written, logging would print it whole, with all its arguments.
    logging.raiseExceptions = False
    logging.captureWarnings(True)
    sys.excepthook = _uncaught
    threading.excepthook = lambda said: _uncaught(said.exc_type, said.exc_value, said.exc_traceback)
    sys.unraisablehook = lambda said: _uncaught(said.exc_type, said.exc_value, said.exc_traceback)


def _quieten_foreign(level: int) -> None:
    """Libraries lose their handlers, and their chatter: without arguments it says nothing."""
    known = [name for name in logging.root.manager.loggerDict if name.partition(".")[0] in FOREIGN]
    for name in {*known, *FOREIGN}:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.NOTSET)
    for name in FOREIGN:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))


def _uncaught(
    kind: type[BaseException], error: BaseException | None, _trace: TracebackType | None
) -> None:
    """Where Python itself would print an exception with its message."""
    if issubclass(kind, KeyboardInterrupt):
        return
    event(logging.getLogger(OURS), "uncaught", level=logging.CRITICAL, error=error)
