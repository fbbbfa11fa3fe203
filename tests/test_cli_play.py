"""`parlotte play`: the same table as `serve`, and a free port where the usual one is taken."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from parlotte.cli import parser
from parlotte.cli.output import Refused
from parlotte.cli.play import PORTS
from parlotte.cli.serve import USUAL_PORT
from parlotte.cli.server_start import _door
from parlotte.i18n import speaker
from parlotte.server.run import HouseServer
from support.command import Run
from support.server import free_port


@contextmanager
def playing(data: Path, *words: str) -> Iterator[str]:
    """What `play` says until it answers; afterwards it must have stopped without a fault."""
    command = [sys.executable, "-m", "parlotte", "play", "--host", "127.0.0.1", "--no-browser"]
    with subprocess.Popen(
        [*command, "--data", str(data), *words],
        stdout=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "fr"},
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        said: list[str] = []
        try:
            while not said or "Pour arrêter" not in said[-1]:
                said.append(process.stdout.readline())
                assert said[-1], "it ended by itself"
            yield "".join(said).replace("\u202f", " ")
        finally:
            process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0


class Ready(HouseServer):
    """It says that it is ready, and that was all."""

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        assert sockets
        self._ready()
        self._house._database.close()


@pytest.fixture
def play(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`play` up to where it would serve; what comes first is where the data is."""
    monkeypatch.setattr("parlotte.cli.server_start.HouseServer", Ready)
    monkeypatch.setattr("parlotte.cli.server_start.setup", lambda _: None)
    monkeypatch.setattr("parlotte.cli.server_start.raise_file_limit", lambda: None)
    return partial(run, "play", "--host", "127.0.0.1", "--no-browser", "--data")


def address(said: str) -> str:
    found = re.search(r"http://127\.0\.0\.1:\d+$", said, re.MULTILINE)
    assert found is not None, said
    return found[0]


def test_it_sets_the_table_and_the_page_is_there(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", "0") as said:
        assert said.startswith("La table est mise.\n")
        with urllib.request.urlopen(f"{address(said)}/healthz", timeout=60) as answer:
            assert b'"ok"' in answer.read()
        with urllib.request.urlopen(f"{address(said)}/", timeout=60) as answer:
            assert b"Parlotte" in answer.read()


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "Le port {} était pris : cette table est au {}.\nLa table est mise."),
        ("en", "Port {} was taken: this table is at {}.\nThe table is set."),
    ],
)
def test_where_the_usual_port_is_taken_it_takes_the_next(
    play: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, sentence: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        usual, following = other.getsockname()[1], free_port()
        monkeypatch.setattr("parlotte.cli.play.PORTS", (usual, usual, following))
        code, said, err = play(tmp_path, lang=lang)
    assert (code, err) == (0, "")
    assert said.startswith(sentence.format(usual, following))
    assert address(said).endswith(f":{following}")


def test_the_usual_port_is_the_one_of_serve() -> None:
    assert PORTS[0] == USUAL_PORT
    assert len(PORTS) > 10


def test_a_port_one_has_asked_for_is_not_exchanged(play: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as one:
        port = str(one.getsockname()[1])
        code, said, err = play(tmp_path / "data", "--port", port)
    assert (code, said) == (2, "")
    assert err.startswith(f"Le port {port} est déjà pris")
    assert not (tmp_path / "data").exists()


def test_when_all_are_taken_the_first_is_named() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as one,
        socket.create_server(("127.0.0.1", 0)) as two,
    ):
        ports = [each.getsockname()[1] for each in (one, two)]
        with pytest.raises(Refused, match=f"Le port {ports[0]} est déjà pris"):
            _door("127.0.0.1", ports, speaker("fr"))


def test_its_options_are_those_of_serve() -> None:
    read = parser(speaker("en"))
    words = ["--host", "127.0.0.1", "--data", "x", "--trust-proxy", "--keep", "3", "--no-browser"]
    told = [vars(read.parse_args([name, *words])) for name in ("play", "serve")]
    for one in told:
        del one["run"]
    assert (told[0].pop("port"), told[1].pop("port")) == (None, 8000)
    assert told[0] == told[1]
