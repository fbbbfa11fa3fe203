"""A pytest plugin that records which tests reach which lines of some files, and which tests fail.
Files and output folder come from the environment; `coverage` does the counting."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

FILES, FOLDER = "PARLOTTE_REACHED_FILES", "PARLOTTE_REACHED_FOLDER"


class Reaching:
    def __init__(self, name: str) -> None:
        self._files = os.environ[FILES].split(os.pathsep)
        self._out = Path(os.environ[FOLDER], f"{name}.json")
        self._coverage = coverage.Coverage(data_file=None, include=self._files)
        self._coverage.start()
        self._failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._coverage.switch_context(item.nodeid)
        result = yield
        self._coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        data = self._coverage.get_data()
        reached = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
        told = {"reached": reached, "failed": sorted(self._failed)}
        self._out.write_text(json.dumps(told), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    worker = getattr(config, "workerinput", {}).get("workerid")
    if worker or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Reaching(worker or "alone"))
