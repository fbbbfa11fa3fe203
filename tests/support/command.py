"""The command line, as people and programs use it."""

from collections.abc import Callable

import pytest

from parlotte.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command: its code, what it tells and what it complains of, narrow spaces as plain
    ones. A module whose tests are all of one command has a `run` of its own, from this one."""

    def call(*arguments: object, lang: str = "fr_FR.UTF-8") -> tuple[int, str, str]:
        monkeypatch.setenv("LC_ALL", lang)
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = int(stop.code or 0)
        said = capsys.readouterr()
        return code, said.out.replace("\u202f", " "), said.err.replace("\u202f", " ")

    return call
