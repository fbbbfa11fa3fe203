"""`parlotte play`: the same table as `serve`, and a free port where the usual one is taken."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from parlotte.cli import parser
from parlotte.cli.output import Refused
from parlotte.cli.play import PORTS
from parlotte.cli.serving import _door
from parlotte.i18n import speaker

LINES = {"fr": "Pour arrêter", "en": "To stop"}


@contextmanager
def playing(data: Path, *words: str, lang: str = "fr") -> Iterator[str]:
    """What `play` says until it answers; afterwards it must have stopped without a fault."""
    command = [sys.executable, "-m", "parlotte", "play", "--host", "127.0.0.1", "--no-browser"]
    with subprocess.Popen(
        [*command, "--data", str(data), *words],
        stdout=subprocess.PIPE,
        env={**os.environ, "LC_ALL": lang},
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        said: list[str] = []
        try:
            while not said or LINES[lang] not in said[-1]:
                said.append(process.stdout.readline())
                assert said[-1], "it ended by itself"
            yield "".join(said).replace("\u202f", " ")
        finally:
            process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0


@contextmanager
def taken(port: int) -> Iterator[None]:
    with suppress(OSError), socket.create_server(("127.0.0.1", port)):
        yield
        return
    yield  # somebody else has it


def address(said: str) -> str:
    found = re.search(r"http://127\.0\.0\.1:\d+$", said, re.MULTILINE)
    assert found is not None, said
    return found[0]


def test_it_sets_the_table_and_the_page_is_there(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", "0") as said:
        assert said.startswith("La table est mise.\n")
        with urllib.request.urlopen(f"{address(said)}/healthz", timeout=10) as answer:
            assert b'"ok"' in answer.read()
        with urllib.request.urlopen(f"{address(said)}/", timeout=10) as answer:
            assert b"Parlotte" in answer.read()


def test_the_code_for_the_phones_leads_to_the_first_page(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", "0", "--public-url", "https://jeux.example.org/") as said:
        assert "Pour tout le monde : https://jeux.example.org\n" in said
        assert said.count("█") > 100


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", r"Le port 8000 était pris : cette table est au (\d+)\.\nLa table est mise\."),
        ("en", r"Port 8000 was taken: this table is at (\d+)\.\nThe table is set\."),
    ],
)
def test_where_the_usual_port_is_taken_it_takes_the_next(
    tmp_path: Path, lang: str, sentence: str
) -> None:
    with taken(8000), playing(tmp_path, lang=lang) as said:
        found = re.match(sentence, said)
        assert found is not None, said
        assert int(found[1]) in PORTS[1:]
        assert address(said).endswith(f":{found[1]}")


def test_a_port_one_has_asked_for_is_not_exchanged(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as one:
        port = str(one.getsockname()[1])
        words = ["play", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "data")]
        done = subprocess.run(
            [sys.executable, "-m", "parlotte", *words],
            capture_output=True,
            env={**os.environ, "LC_ALL": "fr"},
            check=False,
            encoding="utf-8",
            timeout=20,
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"Le port {port} est déjà pris")
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
