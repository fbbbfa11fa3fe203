"""`parlotte serve`: it starts, as a process of its own; it refuses clearly; it stops cleanly."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from parlotte.cli.data_folder import data_folder
from parlotte.cli.parser import public_url
from parlotte.cli.server_start import _Welcome
from parlotte.client import Client, open_table
from parlotte.i18n import speaker
from parlotte.server.run import HouseServer, address_for_phones, open_house
from parlotte.server.settings import Settings
from parlotte.server.store.database import open_database
from support.any_game import ANY_GAME
from support.command import Run
from support.databases import behind
from support.scene import played
from support.scene import served as served_here
from support.server import Running, Spawned, free_port, running
from support.server import run as played_in
from support.tables import eventually, toys

EVERYWHERE = "0.0.0.0"  # noqa: S104 - told of, not bound to
LANGUAGES = {"fr": "fr_FR.UTF-8", "en": "en_GB.UTF-8"}


class InThisProcess(HouseServer):
    """Served by the event loop of a test, without its signals."""

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.run(self._serve(sockets))


@pytest.fixture
def command(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """A command that ends by itself."""
    monkeypatch.setattr("parlotte.cli.server_start.HouseServer", InThisProcess)
    monkeypatch.setattr("parlotte.cli.server_start.setup", lambda _: None)
    monkeypatch.setattr("parlotte.cli.server_start.raise_file_limit", lambda: None)
    return run


class Served(Spawned):
    """With options of its own, and its two outputs apart."""

    def __init__(self, data: Path, *options: str, lang: str = "fr", host: str = "127.0.0.1"):
        super().__init__(data)
        self._options = options
        self._lang = lang
        self._host = host
        self.out = data.parent / f"{data.name}.out"

    def start(self) -> None:
        words = [sys.executable, "-m", "parlotte", "serve", "--host", self._host, "--data"]
        words += [str(self.data), "--port", str(self.port), "--no-browser", *self._options]
        self.log = self.data.parent / f"{self.data.name}.log"
        env = {**os.environ, "LC_ALL": LANGUAGES[self._lang]}
        with self.out.open("ab") as out, self.log.open("ab") as log:
            self._process = subprocess.Popen(words, stdout=out, stderr=log, env=env)
        self._wait()

    def said(self) -> str:
        """Nothing but the last line is said after the server answers, so this is all of it."""
        return self.out.read_text(encoding="utf-8").replace("\u202f", " ")


@pytest.fixture
def served(tmp_path: Path) -> Any:
    """Makes servers that are gone after the test, however it ends."""
    made: list[Served] = []

    def make(name: str = "data", *options: str, **how: Any) -> Served:
        one = Served(tmp_path / name, *options, **how)
        made.append(one)
        one.start()
        return one

    yield make
    for one in made:
        if one._process is not None:
            one.kill()


def wait_for(text: str, server: Served) -> str:
    deadline = time.monotonic() + 60
    while text not in server.said():
        assert time.monotonic() < deadline, server.said()
        time.sleep(0.01)
    return server.said()


def test_it_says_where_it_is_and_stops_without_a_fault(served: Any) -> None:
    server = served(lang="fr")
    said = wait_for("Pour arrêter : Ctrl-C.", server)
    assert server.url in said
    assert said.splitlines()[0] == "La table est mise."
    assert "Parlotte est arrêté" not in said
    assert server.stop(signal.SIGTERM) == 0
    assert "Parlotte est arrêté" in server.said()
    assert server.log.read_text(encoding="utf-8") == ""


def test_phones_get_the_public_address_as_a_qr_code(served: Any) -> None:
    options = ("--public-url", "https://Jeux.example.org:443/", "--log-level", "info")
    server = served("data", *options, lang="en")
    said = wait_for("To stop: Ctrl-C.", server)
    assert said.splitlines()[0] == "The table is set."
    assert "https://jeux.example.org\n" in said
    assert said.count("█") > 100
    assert server.stop(signal.SIGINT) == 0
    assert "Parlotte has stopped" in server.said()
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    assert {"server-started", "server-stopped"} <= {line["event"] for line in lines}


@pytest.mark.parametrize(
    ("host", "home", "found"),
    [
        (EVERYWHERE, "192.168.1.7", "http://192.168.1.7:8000"),
        (EVERYWHERE, None, None),
        ("127.0.0.1", "192.168.1.7", None),
        ("::1", "192.168.1.7", None),
        ("192.168.1.9", "192.168.1.7", "http://192.168.1.9:8000"),
        ("fe80::1", None, "http://[fe80::1]:8000"),
    ],
)
def test_the_address_for_phones_is_the_home_networks(
    monkeypatch: pytest.MonkeyPatch, host: str, home: str | None, found: str | None
) -> None:
    monkeypatch.setattr("parlotte.server.run.home_address", lambda: home)
    assert address_for_phones(Settings(Path("x"), host=host)) == found


@pytest.mark.parametrize(
    ("lang", "home", "sentence"),
    [
        ("fr", "10.0.0.5", "Sur les téléphones de la maison : http://10.0.0.5:8000"),
        ("en", "10.0.0.5", "On the phones of the house: http://10.0.0.5:8000"),
        ("fr", None, "Je n’ai pas trouvé l’adresse de cet ordinateur"),
        ("en", None, "I could not find this computer’s address"),
    ],
)
def test_what_phones_need_is_said(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lang: str,
    home: str | None,
    sentence: str,
) -> None:
    monkeypatch.setattr("parlotte.server.run.home_address", lambda: home)
    _Welcome(Settings(Path("x")), speaker(lang), browser=False).show()
    said = capsys.readouterr().out.replace("\u202f", " ")
    assert sentence in said
    assert "http://127.0.0.1:8000" in said
    assert ("█" in said) == (home is not None)


@pytest.mark.parametrize(("terminal", "wanted", "opens"), [(1, 1, 1), (0, 1, 0), (1, 0, 0)])
def test_the_browser_opens_where_somebody_looks(
    monkeypatch: pytest.MonkeyPatch, terminal: int, wanted: int, opens: int
) -> None:
    opened: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: bool(terminal), raising=False)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(threading.Thread, "start", threading.Thread.run)  # in this very moment
    _Welcome(Settings(Path("x")), speaker("fr"), browser=bool(wanted)).show()
    assert opened == ["http://127.0.0.1:8000"] * opens


@pytest.mark.parametrize(
    ("lang", "sentence"), [("fr", "Le port {} est déjà pris"), ("en", "Port {} is taken")]
)
def test_a_port_in_use_is_one_clear_sentence(
    command: Run, tmp_path: Path, lang: str, sentence: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        where = ("--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path / "data"))
        code, out, err = command("serve", *where, lang=lang)
    assert (code, out) == (2, "")
    assert err.startswith(sentence.format(port))
    assert err.count("\n") == 1
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("fr", "Un autre Parlotte se sert déjà"), ("en", "Another Parlotte is already using")],
)
def test_a_store_in_use_is_one_clear_sentence(
    command: Run, tmp_path: Path, lang: str, sentence: str
) -> None:
    """`store/test_kill.py` has two processes."""
    other = open_database(Settings(tmp_path).database_url, tmp_path)
    other.own()
    where = ("--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path))
    code, out, err = command("serve", *where, lang=lang)
    other.close()
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--data", "{}/file/x", "--host", "127.0.0.1"), "On n’arrive pas à lire ces données"),
        (("--data", "{}", "--host", "192.0.2.1"), "n’a pas l’adresse « 192.0.2.1 »"),
        (("--data", "{}", "--database", "mysql://x"), "servir d’une base « mysql »"),
    ],
)
def test_a_place_that_cannot_be_is_one_clear_sentence(
    command: Run, tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    (tmp_path / "file").write_text("x")
    code, out, err = command("serve", "--port", "0", *(word.format(tmp_path) for word in words))
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--port", "70000"], "--port : 70000 est trop grand."),
        (["--keep", "0"], "--keep : 0 est trop peu : au moins 1."),
        (["--log-level", "tout"], "Choix possibles : debug, info, warning, error."),
        (["--public-url", "jeux.fr"], "« jeux.fr » n’est pas une adresse publique"),
    ],
)
def test_bad_words_get_a_clear_sentence(command: Run, words: list[str], sentence: str) -> None:
    code, _, err = command("serve", *words)
    assert code == 2
    assert sentence in err


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://jeux.fr", "https://jeux.fr"),
        ("HTTPS://Jeux.fr:443/", "https://jeux.fr"),
        ("http://jeux.fr:8080", "http://jeux.fr:8080"),
        ("https://mémé.fr", "https://xn--mm-bjab.fr"),
        ("http://[2001:db8::1]:80", "http://[2001:db8::1]"),
        ("https://jeux.fr/table", None),
        ("https://jeux.fr?x=1", None),
        ("https://moi:secret@jeux.fr", None),
        ("ftp://jeux.fr", None),
        ("https://", None),
        ("https://jeux.fr:99999", None),
        ("https://je ux.fr", None),
    ],
)
def test_a_public_address_is_an_origin(text: str, origin: str | None) -> None:
    read = public_url(speaker("fr"))
    if origin is None:
        with pytest.raises(Exception, match="n’est pas une adresse publique"):
            read(text)
    else:
        assert read(text) == origin


@pytest.mark.parametrize(
    ("platform", "env", "folder"),
    [
        ("linux", {}, "~/.local/share/parlotte"),
        ("linux", {"XDG_DATA_HOME": "/donnees"}, "/donnees/parlotte"),
        ("linux", {"XDG_DATA_HOME": "ici"}, "~/.local/share/parlotte"),
        ("darwin", {}, "~/Library/Application Support/Parlotte"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Parlotte"),
        ("win32", {}, "~/AppData/Local/Parlotte"),
    ],
)
def test_the_data_is_where_this_system_keeps_it(
    platform: str, env: dict[str, str], folder: str
) -> None:
    assert data_folder(env, platform) == Path(folder).expanduser()


def test_other_commands_do_not_wait_for_the_server_to_load() -> None:
    code = "import sys, parlotte.cli; print(*sys.modules)"
    words = [sys.executable, "-c", code]
    loaded = subprocess.run(words, capture_output=True, check=True).stdout.decode().split()
    heavy = ("parlotte.server", "sqlalchemy", "litestar", "uvicorn", "asyncio")
    assert [name for name in loaded if name.startswith(heavy)] == []


# Stopping.


def test_what_was_acknowledged_before_it_stopped_is_still_there(served: Any) -> None:
    """Somebody writes as fast as he can while the server is told to stop; then it comes back."""
    server = served()
    acknowledged: list[str] = []

    async def scene() -> None:
        table = await open_table(server.url, "Camille", "renard", ANY_GAME)
        async with Client(server.url, table["code"], tokens=[table["token"]]) as client:
            for _ in range(2):
                await client.ask("add-bot", level=1)
            await client.ask("set-options", options={"automatic_mdj": True})
            await client.ask("start")
            await client.until(lambda: bool(client.prompts()))

            async def write() -> None:
                for number in range(10_000):
                    text = f"Brouillon numéro {number}."
                    await client.do({"act": "write", "text": text, "done": False})
                    acknowledged.append(text)

            writing = asyncio.get_running_loop().create_task(write())
            while len(acknowledged) < 10:
                await asyncio.sleep(0.01)
            assert await asyncio.to_thread(server.stop) == 0
            await client.until(lambda: bool(client.notices))
            assert client.notices[-1]["refused"] == "server-restarting"
            before = len(acknowledged)
            with behind(server.data) as store:
                kept = [row[0] for row in store.execute("SELECT given FROM inputs ORDER BY seq")]
            texts = [json.loads(given)["what"].get("text") for given in kept]
            assert [text for text in acknowledged if text not in texts] == []
            await asyncio.to_thread(server.start)  # and the client comes back by itself
            while len(acknowledged) < before + 3:
                await asyncio.sleep(0.01)
            writing.cancel()
            assert client.reconnections == 1
            assert client.table["people"][0]["name"] == "Camille"

    played_in(scene)
    assert server.stop() == 0


@pytest.fixture
def _waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that cuts nobody off when it stops: who holds it up holds up the test."""
    monkeypatch.setattr("parlotte.server.run.STOP_SECONDS", 10_000)


@pytest.mark.usefixtures("_waits_for_ever")
@served_here()
async def test_fifty_sockets_are_told_and_do_not_hold_it_up(here: Running) -> None:
    sockets = []
    for name in ("Camille", "Lucas"):
        opened = await open_table(here.url, name, "renard", "toy")
        for _ in range(25):
            one = await connect(here.url.replace("http", "ws", 1) + "/ws", compression=None)
            hello = {"table": opened["code"], "key": opened["key"]}
            await one.send(json.dumps({"hello": hello}))
            assert "welcome" in json.loads(await one.recv())
            sockets.append(one)

    async def last_words(one: Any) -> str:
        frames = []
        with suppress(ConnectionClosed):
            while True:
                frames.append(json.loads(await one.recv()))
        return str(frames[-1].get("refused", ""))

    here.stop()
    assert await asyncio.gather(*map(last_words, sockets)) == ["server-restarting"] * 50
    assert [one.close_code for one in sockets] == [1012] * 50


@pytest.mark.usefixtures("_waits_for_ever")
@played
async def test_a_peer_who_reads_nothing_does_not_hold_it_up(tmp_path: Path) -> None:
    """A phone that fell asleep with its page open, and one that never said hello."""
    async with AsyncExitStack() as stack:
        async with running(tmp_path, library=toys()) as here:
            opened = await open_table(here.url, "Camille", "renard", "toy")
            url = here.url.replace("http", "ws", 1) + "/ws"
            one = await stack.enter_async_context(connect(url, compression=None))
            await one.send(json.dumps({"hello": {"table": opened["code"], "key": opened["key"]}}))
            await one.recv()
            one.transport.pause_reading()
            stack.enter_context(socket.create_connection(("127.0.0.1", here.house.settings.port)))
            await eventually(lambda: here.server.visitors.count == 2)
        assert not here.server.server_state.connections  # it has stopped
        one.transport.resume_reading()


def test_a_second_ctrl_c_ends_it_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    codes: list[int] = []
    monkeypatch.setattr(os, "_exit", codes.append)
    house = open_house(Settings(tmp_path))
    server = HouseServer(house)
    server.handle_exit(signal.SIGINT, None)
    assert (server.should_exit, codes) == (True, [])
    server.handle_exit(signal.SIGTERM, None)
    assert codes == []
    server.handle_exit(signal.SIGINT, None)
    assert codes == [130]
    house._database.close()


def test_it_serves_though_nobody_hears_what_it_says(tmp_path: Path) -> None:
    port = free_port()
    words = [sys.executable, "-m", "parlotte", "serve", "--host", "127.0.0.1", "--port", str(port)]
    with Path("/dev/full").open("w") as full:
        process = subprocess.Popen(
            [*words, "--data", str(tmp_path)], stdout=full, stderr=subprocess.PIPE
        )
    server = Spawned(tmp_path, port=port)
    server._process = process
    server._wait()
    assert server.stop() == 0
    assert process.stderr is not None
    with process.stderr as stderr:
        assert stderr.read() == b""
