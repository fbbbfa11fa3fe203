"""Structured logging: events as JSON lines, which never contain what players wrote.

The message of a library or of an exception may quote a name or an answer. So an exception is logged
with class names and code locations only, and a foreign message with its pattern only.
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
MOST_FAULTS = 256  # distinct faults that are counted

# The fields an event may have. None of them is ever filled with what a player typed.
FIELDS = frozenset(
    {
        "address", "bytes", "connections", "count", "host", "kind", "limit", "ms", "reason",
        "refusal", "seconds", "table", "tables",
    }
)  # fmt: skip

# Messages of libraries that have no pattern and quote nobody.
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
_WORD = re.compile(r"\S{0,200}")  # an id, a key, an address: without blanks it is no sentence
_MOST_PATTERN = 200
_MOST_CAUSES, _MOST_FRAMES = 8, 20
_CARRIED = "parlotte_fields"  # the attribute of a record that holds an event's fields
_HERE = PurePath(__file__).parents[2]  # the folder that contains our package


def event(
    logger: logging.Logger,
    name: str,
    /,
    *,
    level: int = logging.INFO,
    error: BaseException | None = None,
    **fields: Field,
) -> None:
    """Logs an event. A field that is not allowed raises in tests; after `setup` it is left out."""
    logged = {key: value for key, value in fields.items() if _may_be_logged(key, value)}
    if logging.raiseExceptions and (len(logged) < len(fields) or not _SLUG.fullmatch(name)):
        raise ValueError(f"{name}: may not log {sorted(fields.keys() - logged.keys())}")
    logger.log(level, name, exc_info=error, extra={_CARRIED: logged})


def _may_be_logged(key: str, value: object) -> bool:
    match value:
        case str():
            plain = _WORD.fullmatch(value) is not None
        case float():
            plain = isfinite(value)  # JSON cannot express the others
        case _:
            plain = value is None or isinstance(value, int)
    return plain and key in FIELDS


class Faults:
    """Logs a fault that repeats in one place the first, second, fourth, eighth time."""

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
        return json.dumps(line)  # ASCII: no character can break the line or the stream


def _message(record: logging.LogRecord) -> str:
    """The name of an event, or the part of a foreign message that quotes nobody."""
    message: object = record.msg
    if not isinstance(message, str):
        return WITHHELD
    message = message.strip()
    if record.name.partition(".")[0] == OURS:
        return message if _SLUG.fullmatch(message) else WITHHELD
    # A pattern with separate arguments was written by a programmer; without them it may be
    # anything.
    if record.args:
        return message if len(message) <= _MOST_PATTERN else WITHHELD
    return message if message in HARMLESS else WITHHELD


def _class_name(error: BaseException) -> str:
    kind = type(error)
    place = "" if kind.__module__ == "builtins" else f"{kind.__module__}."
    return place + kind.__qualname__


def _frames(trace: TracebackType | None) -> list[str]:
    """The stack as file:line, the place of the error last."""
    return [
        f"{_short(frame.f_code.co_filename)}:{line}" for frame, line in traceback.walk_tb(trace)
    ][-_MOST_FRAMES:]


def _short(file: str) -> str:
    """The path below its package: where the host keeps the files is private."""
    path = PurePath(file)
    if path.is_relative_to(_HERE):
        return path.relative_to(_HERE).as_posix()
    if LIBRARIES in path.parts:
        return "/".join(path.parts[len(path.parts) - path.parts[::-1].index(LIBRARIES) :])
    return "/".join(path.parts[-2:])


def _causes(error: BaseException) -> Iterator[BaseException]:
    """The error, the members of a group, and the causes of each; each once."""
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
    """From now on all logging goes to standard error as JSON lines."""
    level = level.upper() if isinstance(level, str) else level
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    _quieten_foreign(root.level)
    # When a line can't be written, logging would print it with all its arguments.
    logging.raiseExceptions = False
    logging.captureWarnings(True)
    sys.excepthook = _uncaught
    threading.excepthook = lambda said: _uncaught(said.exc_type, said.exc_value, said.exc_traceback)
    sys.unraisablehook = lambda said: _uncaught(said.exc_type, said.exc_value, said.exc_traceback)


def _quieten_foreign(level: int) -> None:
    """Removes the handlers of libraries and raises their level: their chatter says nothing."""
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
    """Logs an uncaught exception, which Python would print with its message."""
    if issubclass(kind, KeyboardInterrupt):
        return
    event(logging.getLogger(OURS), "uncaught", level=logging.CRITICAL, error=error)
