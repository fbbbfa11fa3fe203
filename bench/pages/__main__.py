"""Lighthouse audits of the pages in a browser, emulating a mid-range phone.

 make bench B=pages [ARGS="home table"]   (needs Node: see package.json)

The shipped server, tables played by a script, and a browser that holds a seat at them. Each page is
loaded several times without cache, and the median counts. Lighthouse simulates its timings from one
load (slow 4G, a processor four times slower), so a busy machine makes them worse: the load average
of the last minute is reported too.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path += [str(ROOT / "tests"), str(ROOT / "tools")]

import browser  # noqa: E402
from playwright.sync_api import BrowserContext, sync_playwright  # noqa: E402

from bench.report import report  # noqa: E402
from e2e.games import folders, scenes_of  # noqa: E402
from support.background import Background  # noqa: E402
from support.party import Party, Player  # noqa: E402
from support.server import free_port  # noqa: E402

HERE = Path(__file__).resolve().parent
SHELF = ROOT / ".venv" / "pages"  # where Lighthouse is installed
LIGHTHOUSE = SHELF / "node_modules" / "lighthouse" / "cli" / "index.js"
TIMES = 3
TRIES = 4  # on a busy machine Lighthouse may fail and ask to be run again
CATEGORIES = ("performance", "accessibility", "best-practices")
TIMED = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index")
AIMS: dict[str, object] = {"performance of home and table": 95, "layout shift of every page": 0}
NOBODY: tuple[Player, ...] = ()


def fetch_lighthouse() -> None:
    """Installs what package-lock.json names, unless it is installed."""
    stamp = SHELF / "node_modules" / ".parlotte"
    lock = sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text(encoding="ascii") != lock:
        SHELF.mkdir(exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / name, SHELF)
        subprocess.run(
            ["npm", "ci", "--loglevel=error", "--no-audit", "--no-fund"], cwd=SHELF, check=True
        )
        stamp.write_text(lock, encoding="ascii")


def sit(
    context: BrowserContext, house: Background, party: Party, *players: Player, game: str = ""
) -> None:
    """Stores seats and game in the browser, as on a phone that sat down earlier."""
    held = {
        "seats": [{"person": one.person, "token": one.token} for one in players],
        "key": party.key,
        "name": "",
        "game": game,
        "at": 0,
    }
    page = context.new_page()
    page.goto(f"{house.url}/favicon.svg")
    keep = "([key, value]) => localStorage.setItem(key, value)"
    page.evaluate(keep, [f"parlotte:table:{party.code}", json.dumps(held)])
    page.close()


def pages(context: BrowserContext, house: Background) -> Iterator[tuple[str, str]]:
    """The pages to audit: name and path, each once its table is prepared.

    Not an unknown path, which shows the front page: Lighthouse audits no page with status 404.
    """
    yield "home", "/"
    for game in folders():
        scenes = scenes_of(game)
        lobby = Party.gather(house, 4)
        lobby.ask("choose-game", game=game)
        sit(context, house, lobby, lobby.host)
        yield f"lobby-{game}", f"/{lobby.code}"
        yield f"lobby-big-{game}", f"/{lobby.code}/ecran"
        table = scenes.under_way(house)
        sit(context, house, table, table.players[1], game=game)
        yield f"table-{game}", f"/{table.code}"
        yield f"table-big-{game}", f"/{table.code}/ecran"


def look(address: str, port: int) -> dict[str, Any]:
    """One load without cache, in the browser on that port."""
    command = [
        *("node", str(LIGHTHOUSE), address, f"--port={port}", "--quiet", "--output=json"),
        f"--only-categories={','.join(CATEGORIES)}",
    ]
    for _ in range(TRIES):
        done = subprocess.run(command, check=False, capture_output=True)
        if done.returncode == 0:
            return json.loads(done.stdout)
        print(f"{address}: {done.stderr.decode()[-200:].strip()}", file=sys.stderr)
    raise RuntimeError(f"{address} could not be read")


def told(looks: list[dict[str, Any]]) -> dict[str, object]:
    """The median of several loads; for layout shift the worst."""

    def value(one: dict[str, Any], audit: str) -> float:
        return float(one["audits"][audit].get("numericValue") or 0)

    requests = looks[0]["audits"]["network-requests"]["details"]["items"]
    scripts = [one for one in requests if one["resourceType"] == "Script"]
    return {
        **{
            name: round(statistics.median(one["categories"][name]["score"] * 100 for one in looks))
            for name in CATEGORIES
        },
        "layout shift": round(max(value(one, "cumulative-layout-shift") for one in looks), 4),
        **{name: round(statistics.median(value(one, name) for one in looks)) for name in TIMED},
        "scripts": len(scripts),
        "kB of script": round(sum(one["transferSize"] for one in scripts) / 1000, 1),
        "requests": len(requests),
        "kB": round(sum(one["transferSize"] for one in requests) / 1000, 1),
        "failed": sorted(
            key
            for key, audit in looks[0]["audits"].items()
            if audit["scoreDisplayMode"] == "binary" and audit["score"] == 0
        ),
    }


def main() -> int:
    path = browser.find()
    if path is None:
        return 1
    fetch_lighthouse()
    words = sys.argv[1:]
    measured: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Background(Path(folder, "data")).open()
        port = free_port()
        context = playwright.chromium.launch_persistent_context(
            Path(folder, "profile"),
            executable_path=path,
            args=[*browser.ARGUMENTS, f"--remote-debugging-port={port}"],
            locale="fr-FR",
        )
        try:
            for name, where in pages(context, house):
                if words and not any(word in name for word in words):
                    continue
                looks = [look(house.url + where, port) for _ in range(TIMES)]
                measured[name] = {**told(looks), "load": round(os.getloadavg()[0], 1)}
                print(f"{name}: {measured[name]}", file=sys.stderr, flush=True)
        finally:
            context.close()
            house.close()
    report("pages", measured, AIMS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
