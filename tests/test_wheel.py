"""The wheel plays on its own: packs, words, page, sentences and kernel are all inside."""

import json
import os
import re
import subprocess
import urllib.request
from pathlib import Path
from zipfile import ZipFile

import pytest

from parlotte.games import registered
from support.installed_wheel import ROOT, THROWN_OUT, build, install
from support.server import Spawned

MOST_BYTES = 7_000_000
DIST_INFO = re.compile(r"^parlotte-[^/]+\.dist-info/")

# A family of bots over the wire, with nothing but what the wheel brought.
FAMILY = """
import asyncio, sys
from parlotte.client import Client, open_table
from parlotte.games import registered
from parlotte.wirebot import WireBot

async def main(url, key):
    game = registered()[key]
    opened = await open_table(url, "Camille", "renard", key)
    async with asyncio.timeout(100), asyncio.TaskGroup() as group:
        clients = [Client(url, opened["code"], tokens=[opened["token"]])]
        await clients[0].start()
        for animal in ("chat", "poulpe", "lapin", "ours")[: game.seats.start - 1]:
            clients.append(await Client(url, opened["code"], key=opened["key"]).start())
            await clients[-1].ask("join", name=f"Robot {animal}", animal=animal)
        await clients[0].ask("start")
        for one in clients:
            await one.until(lambda one=one: one.table["match"] is not None)
            group.create_task(WireBot(one, one.you[0], game, level=2).play())
    print(len(clients[0].table["match"]["outcome"]["standings"]))
    for one in clients:
        await one.stop()

asyncio.run(main(*sys.argv[1:]))
"""


class Away:
    """The wheel, installed far from the checkout."""

    def __init__(self, folder: Path) -> None:
        self.wheel = build(folder / "wheel")
        self.bin = install(self.wheel, folder / "env")
        self.home = folder / "home"
        self.home.mkdir()

    def run(self, program: str, *words: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.bin / program), *words]
        return subprocess.run(
            command,
            cwd=self.home,
            env=self.env,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=120,
        )

    @property
    def env(self) -> dict[str, str]:
        return {"HOME": str(self.home), "PATH": os.defpath, "LC_ALL": "fr_FR.UTF-8"}

    def said(self, program: str, *words: str) -> str:
        done = self.run(program, *words)
        assert done.returncode == 0, done.stderr
        return done.stdout


class Served(Spawned):
    def __init__(self, away: Away) -> None:
        super().__init__(away.home / "data")
        self._away = away

    def start(self) -> None:
        self.data.mkdir(parents=True)
        command = [str(self._away.bin / "parlotte"), "serve", "--host", "127.0.0.1", "--port"]
        command += [str(self.port), "--data", str(self.data), "--no-browser"]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self._away.home, env=self._away.env
            )
        self._wait()

    def fetch(self, path: str) -> str:
        with urllib.request.urlopen(self.url + path, timeout=60) as answer:
            return str(answer.read().decode())


@pytest.fixture(scope="module")
def away(tmp_path_factory: pytest.TempPathFactory) -> Away:
    return Away(tmp_path_factory.mktemp("away"))


def test_all_of_the_package_is_inside_and_it_is_small(tmp_path: Path) -> None:
    """Whatever lies in `src/parlotte`, and nothing else."""
    wheel = build(tmp_path)
    assert wheel.stat().st_size < MOST_BYTES
    names = {name for name in ZipFile(wheel).namelist() if not DIST_INFO.search(name)}
    source = ROOT / "src"
    files = (file for file in (source / "parlotte").rglob("*") if file.is_file())
    kept = {str(file.relative_to(source)) for file in files if "__pycache__" not in file.parts}
    assert names == kept


@pytest.mark.deep
def test_the_package_is_its_own(away: Away) -> None:
    place = away.said("python", "-c", "import parlotte; print(parlotte.__file__)")
    assert Path(place).is_relative_to(away.bin.parent)


@pytest.mark.deep
def test_the_guard_lets_nobody_into_the_checkout(away: Away) -> None:
    program = f"try: open({str(ROOT / 'README.md')!r})\nexcept BaseException: pass"
    assert away.run("python", "-c", program).returncode == THROWN_OUT


@pytest.mark.deep
@pytest.mark.parametrize("key", registered())
def test_its_bots_play_every_game(away: Away, key: str) -> None:
    fewest = str(registered()[key].seats.start)
    words = ("--games", "1", "--seats", fewest, "--level", "3", "--verify", "--json")
    report = json.loads(away.said("parlotte", "simulate", key, *words))
    assert (report["game"], report["finished"]) == (key, 1)


@pytest.mark.deep
def test_it_serves_the_page_and_a_family_plays(away: Away) -> None:
    server = Served(away)
    server.start()
    try:
        page = server.fetch("/")
        script = re.findall(r'<script[^>]* type="module"[^>]* src="([^"]+)"', page)[0]
        assert "import" in server.fetch(script if script.startswith("/") else f"/{script}")
        games = json.loads(server.fetch("/api/games"))
        assert {game["key"] for game in games} == set(registered())
        key, game = next(iter(registered().items()))
        assert int(away.said("python", "-c", FAMILY, server.url, key)) == game.seats.start
        assert server.stop() == 0
    finally:
        if server._process is not None:
            server.kill()
