"""Logs: JSON lines with what happened, never with what a person wrote."""

import io
import json
import logging
import shutil
import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlotte.server import logs
from parlotte.server.logs import (
    FIELDS,
    FOREIGN,
    FORGOTTEN_AFTER,
    MOST_FAULTS,
    WITHHELD,
    Faults,
    event,
    setup,
)

SAID = "ma grand-mère est un secret"
OURS = logging.getLogger("parlotte.server.test")


class Log(io.StringIO):
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]

    def only(self) -> dict[str, Any]:
        (line,) = self.lines()
        return line


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[Log]:
    """A log that is set up; the logging configuration is restored afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    before = {
        name: (logger.level, logger.handlers[:], logger.propagate)
        for name, logger in logging.root.manager.loggerDict.items()
        if isinstance(logger, logging.Logger)
    }
    monkeypatch.setattr(logging, "raiseExceptions", True)
    for place, hook in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(place, hook, getattr(place, hook))
    stream = Log()
    setup("info", stream)
    yield stream
    logging.captureWarnings(False)
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, (old_level, old_handlers, propagate) in before.items():
        logger = logging.getLogger(name)
        logger.setLevel(old_level)
        logger.handlers[:] = old_handlers
        logger.propagate = propagate
    for name in FOREIGN:
        if name not in before:
            logging.getLogger(name).setLevel(logging.NOTSET)


def test_an_event_is_one_line_with_its_fields(log: Log) -> None:
    event(OURS, "table-opened", table="ab12…", count=4, ms=1.5, limit=False, reason=None)
    line = log.only()
    assert line.pop("at").endswith("+00:00")
    assert line == {
        "level": "info",
        "logger": "parlotte.server.test",
        "event": "table-opened",
        "table": "ab12…",
        "count": 4,
        "ms": 1.5,
        "limit": False,
        "reason": None,
    }


def test_lines_below_the_level_are_not_written(log: Log) -> None:
    event(OURS, "too-fine", level=logging.DEBUG)
    event(OURS, "not-good", level=logging.WARNING)
    assert (log.only()["event"], log.only()["level"]) == ("not-good", "warning")


WRONG = [
    ("table-opened", {"name": "Léa"}),
    ("table-opened", {"table": SAID}),
    ("table-opened", {"table": b"ab12"}),
    ("table-opened", {"table": ["ab12"]}),
    ("table-opened", {"table": "x" * 201}),
    ("table-opened", {"ms": float("nan")}),
    (f"joined: {SAID}", {}),
]


@pytest.mark.parametrize(("name", "fields"), WRONG)
def test_a_forbidden_name_or_field_raises_in_tests(name: str, fields: dict[str, Any]) -> None:
    assert logging.raiseExceptions
    with pytest.raises(ValueError, match="may not log"):
        event(OURS, name, **fields)


@pytest.mark.parametrize(("name", "fields"), WRONG)
def test_a_forbidden_name_or_field_is_left_out_in_production(
    log: Log, name: str, fields: dict[str, Any]
) -> None:
    event(OURS, name, count=3, **fields)
    line = log.only()
    assert line["count"] == 3
    assert set(line) == {"at", "level", "logger", "event", "count"}
    assert line["event"] in ("table-opened", WITHHELD)


def test_no_field_is_named_like_a_standard_one() -> None:
    assert FIELDS.isdisjoint({"at", "level", "logger", "event", "error", "name"})


def fail(text: str) -> None:
    whisper = text  # a local value, which must not be logged either
    try:
        raise KeyError(whisper)
    except KeyError as error:
        raise ValueError(f"can't read {text}") from error


def test_an_exception_is_logged_with_classes_and_places_only(log: Log) -> None:
    try:
        fail(SAID)
    except ValueError as error:
        event(OURS, "act-failed", level=logging.ERROR, error=error, table="ab12")
        OURS.exception("act-failed")
        OURS.error("act-failed", exc_info=True)
    lines = log.lines()
    assert [line["event"] for line in lines] == ["act-failed"] * 3
    assert lines[0]["error"] == lines[1]["error"] == lines[2]["error"]
    outer, inner = lines[0]["error"]
    here = "server/test_logs.py:"
    assert (outer["class"], inner["class"]) == ("ValueError", "KeyError")
    assert [frame.startswith(here) for frame in outer["frames"]] == [True, True]
    assert int(outer["frames"][-1].removeprefix(here)) == fail.__code__.co_firstlineno + 5
    assert set(outer) == {"class", "frames"}
    assert "grand" not in log.getvalue()


def test_exception_groups_and_cycles_are_logged_once(log: Log) -> None:
    one, two = ValueError(SAID), OSError(5, SAID)
    one.__context__, two.__context__ = two, one
    event(OURS, "all-failed", error=ExceptionGroup(SAID, [one, two]))
    event(OURS, "many-failed", error=ExceptionGroup(SAID, [OSError(i) for i in range(1, 99)]))
    few, many = log.lines()
    assert [told["class"] for told in few["error"]] == ["ExceptionGroup", "ValueError", "OSError"]
    assert len(many["error"]) < 10
    assert "grand" not in log.getvalue()


def test_a_librarys_file_is_logged_without_the_folders_above(log: Log) -> None:
    try:
        json.loads("{")
    except json.JSONDecodeError as error:
        event(OURS, "bad-json", error=error)
    (told,) = log.only()["error"]
    assert told["class"] == "json.decoder.JSONDecodeError"
    assert told["frames"][-1].startswith("json/decoder.py:")


# Loads a copy of the module and prints its short name for each file.
TELLING = """
import importlib.util, sys
spec = importlib.util.spec_from_file_location("copied_logs", sys.argv[1])
logs = importlib.util.module_from_spec(spec)
spec.loader.exec_module(logs)
print(*(logs._short(file) for file in sys.argv[2:]), sep="\\n")
"""


@pytest.mark.parametrize("under", ["parlotte", "src/parlotte", "src/src", "site-packages/src"])
def test_a_files_short_name_does_not_depend_on_the_checkout(tmp_path: Path, under: str) -> None:
    checkout = tmp_path / under
    ours = checkout / "src/parlotte/server/logs.py"
    ours.parent.mkdir(parents=True)
    shutil.copy(logs.__file__, ours)
    said = {
        ours: "parlotte/server/logs.py",
        checkout / "src/parlotte/games/toy/rules.py": "parlotte/games/toy/rules.py",
        checkout / ".venv/lib/python3.12/site-packages/litestar/app.py": "litestar/app.py",
        tmp_path / "src/python/Lib/json/decoder.py": "json/decoder.py",
    }
    if "site-packages" not in under:
        said[checkout / "tests/server/test_logs.py"] = "server/test_logs.py"
    told = subprocess.check_output(
        [sys.executable, "-c", TELLING, str(ours), *map(str, said)], text=True
    )
    assert told.splitlines() == list(said.values())


@pytest.mark.parametrize("name", ["uvicorn.error", "sqlalchemy.pool", "asyncio", "somebody.else"])
def test_a_librarys_message_is_logged_without_its_arguments(log: Log, name: str) -> None:
    foreign = logging.getLogger(name)
    foreign.warning("failed with %s in %d s", SAID, 3, extra={"path": SAID})
    foreign.warning(f"failed with {SAID}")
    foreign.warning("%(secret)s", {"secret": SAID})
    foreign.warning(ValueError(SAID))
    foreign.warning("x" * 300 + "%s", SAID)
    foreign.warning("Invalid HTTP request received.")
    foreign.error("Exception in ASGI application\n", exc_info=ValueError(SAID))
    lines = log.lines()
    assert [line["event"] for line in lines] == [
        "failed with %s in %d s",
        WITHHELD,
        "%(secret)s",
        WITHHELD,
        WITHHELD,
        "Invalid HTTP request received.",
        "Exception in ASGI application",
    ]
    assert {line["logger"] for line in lines} == {name}
    assert lines[3]["error"] == lines[6]["error"] == [{"class": "ValueError", "frames": []}]
    assert "grand" not in log.getvalue()


def test_our_own_loggers_write_keys_only(log: Log) -> None:
    OURS.warning("disk-full")
    OURS.warning(SAID)
    OURS.warning("said %s", SAID)
    assert [line["event"] for line in log.lines()] == ["disk-full", WITHHELD, WITHHELD]


def test_libraries_lose_their_handlers_and_info_lines(log: Log) -> None:
    chatty = logging.getLogger("uvicorn.access")
    own = io.StringIO()
    chatty.addHandler(logging.StreamHandler(own))
    chatty.setLevel(logging.DEBUG)
    chatty.propagate = False
    setup("debug", log)
    chatty.info('%s - "%s"', "192.0.2.1", SAID)
    chatty.warning("slow")
    assert own.getvalue() == ""
    assert [line["level"] for line in log.lines()] == ["warning"]


def test_setting_up_twice_writes_each_line_once(log: Log) -> None:
    setup("info", log)
    event(OURS, "table-opened")
    assert len(log.lines()) == 1


def test_a_closed_stream_raises_nothing(log: Log, capsys: pytest.CaptureFixture[str]) -> None:
    gone = io.StringIO()
    setup("info", gone)
    gone.close()
    event(OURS, "table-opened")
    logging.getLogger("uvicorn.error").error("failed with %s", SAID)
    assert capsys.readouterr() == ("", "")


def test_uncaught_exceptions_and_warnings_are_logged_without_their_text(
    log: Log, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        fail(SAID)
    except ValueError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    thread = threading.Thread(target=fail, args=(SAID,))
    thread.start()
    thread.join()
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn(SAID, stacklevel=1)
        logging.captureWarnings(False)
    told = log.lines()
    assert [line["event"] for line in told] == ["uncaught", "uncaught", WITHHELD]
    assert [line["error"][0]["class"] for line in told[:2]] == ["ValueError", "ValueError"]
    assert "grand" not in log.getvalue() + "".join(capsys.readouterr())


def broken(faults: Faults, table: str = "t1", name: str = "job-failed") -> None:
    try:
        raise KeyError(SAID)
    except KeyError as fault:
        faults.log(OURS, name, fault, table=table)


def counts(log: Log) -> list[int]:
    return [line["count"] for line in log.lines()]


def test_a_repeated_fault_is_logged_ever_more_seldom(log: Log) -> None:
    faults = Faults(lambda: 0.0)
    for _ in range(100):
        broken(faults)
    assert counts(log) == [1, 2, 4, 8, 16, 32, 64]
    assert SAID not in log.getvalue()


def test_another_table_or_another_fault_is_logged_at_once(log: Log) -> None:
    faults = Faults(lambda: 0.0)
    for _ in range(3):
        broken(faults)
    broken(faults, "t2")
    broken(faults, name="time-failed")
    try:
        raise ValueError(SAID)
    except ValueError as fault:
        faults.log(OURS, "job-failed", fault, table="t1")
    assert counts(log) == [1, 2, 1, 1, 1]


def test_after_an_hour_a_fault_counts_as_new(log: Log) -> None:
    now = [0.0]
    faults = Faults(lambda: now[0])
    for at in (0.0, 1.0, 2.0, 2.0 + FORGOTTEN_AFTER, 3.0 + FORGOTTEN_AFTER):
        now[0] = at
        broken(faults)
    assert counts(log) == [1, 2, 1, 2]


def test_the_number_of_remembered_faults_is_bounded(log: Log) -> None:
    faults = Faults(lambda: 0.0)
    for number in range(MOST_FAULTS + 10):
        broken(faults, f"t{number}")
    assert len(faults._seen) == MOST_FAULTS
    assert set(counts(log)) == {1}
