"""Rude clients for minutes: frames, commands, options, packs and HTTP, from the types we read.

    make bench B=fuzz [ARGS="--minutes 10 --seed 7"]

One server, attacked at each game, before it begins and while it is played. Nothing may be answered
with a 500, no socket dropped without a close code, nothing broken in the log, nothing left behind.
What is found is made as small as it gets and kept in tests/server/<game>/found, where the tests
replay it. The seed is told: the same one finds the same.
"""

import argparse
import asyncio
import hashlib
import json
import random
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

import psutil

from bench.report import report
from parlotte.core.registration import Registration
from parlotte.games import registered

ROOT = Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "tests")]

from support.fuzz.house import IN_MEMORY, Fuzzed  # noqa: E402 - of the tests
from support.fuzz.steps import Step, drawn  # noqa: E402
from support.logged import logged  # noqa: E402

FOUND = ROOT / "tests" / "server"
AIM: dict[str, object] = {"steps_per_minute": 10_000, "found": 0, "grown_mb": 20}
NEW, MIXED, TABLES = 480, 120, 8  # steps drawn, steps at one table, tables they are played at
REMEMBERED = 2_000  # steps of a game, to be mixed with the new ones
WARM = 0.25  # of the time: caches fill, and then memory stands still


def attacked(
    house: Fuzzed, game: Registration, playing: bool, number: int, known: list[Step]
) -> Path | None:
    """New steps in another order at each table, among some that are known. Where what was found is
    kept; None: nothing."""
    chance = random.Random(number)
    known += drawn(game, registered(), number, NEW)
    del known[:-REMEMBERED]  # our own memory must stand still too
    for _ in range(TABLES):
        mixed = [*chance.choices(known, k=MIXED // 2), *chance.choices(known[-NEW:], k=MIXED // 2)]
        chance.shuffle(mixed)
        try:
            house.attack(game, mixed, playing=playing)
        except Exception as fault:  # whatever it is, it is kept
            print(f"seed {number}: {type(fault).__name__} {str(fault)[:2_000]}", file=sys.stderr)
            return kept(game, playing, house.smallest(game, mixed, playing=playing))
    return None


def kept(game: Registration, playing: bool, found: list[Step]) -> Path:
    body = json.dumps({"game": game.key, "playing": playing, "steps": found}, indent=1) + "\n"
    name = f"{hashlib.sha256(body.encode()).hexdigest()[:8]}.json"
    path = FOUND / game.key / "found" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(body, encoding="utf-8")
    return path


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=int(time.time()) % 1_000_000)
    asked = parser.parse_args()
    games = [(game, playing) for game in registered().values() for playing in (False, True)]
    known: dict[str, list[Step]] = {game: [] for game in registered()}
    found: set[str] = set()
    process, warm = psutil.Process(), 0
    with (
        tempfile.TemporaryDirectory(dir=IN_MEMORY) as data,
        logged("warning") as log,
        asyncio.Runner() as runner,
    ):
        house = Fuzzed(runner, log)
        house.open(Path(data))
        house.settled()
        began, spent = time.monotonic(), 0.0
        for number in count(asked.seed):
            game, playing = games[number % len(games)]
            path = attacked(house, game, playing, number, known[game.key])
            found |= set() if path is None else {path.name}
            spent = time.monotonic() - began
            if warm == 0 and spent > WARM * 60 * asked.minutes:
                house.empty()
                warm = process.memory_info().rss
            if spent > 60 * asked.minutes:
                break
        house.empty()
        grown = (process.memory_info().rss - warm) / 1e6
        house.close()
    measured: dict[str, object] = {
        "seed": asked.seed,
        "steps": house.steps,
        "steps_per_minute": round(house.steps / spent * 60),
        "kinds_of_answers": len(house.told),
        "acknowledged": house.told["done"],
        "found": sorted(found),
        "grown_mb": round(grown, 1),
    }
    report("fuzz", measured, AIM)
    sys.exit(1 if found else 0)


main()
