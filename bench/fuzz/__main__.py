"""Fuzzing for minutes: frames, commands, options, packs and HTTP requests, drawn from our types.

 make bench B=fuzz [ARGS="--minutes 10 --seed 7"]

One server, attacked at each game, before a match and during it. There must be no answer 500, no
socket closed without a code, no error in the log, and no leak. A failure is minimised and kept in
tests/server/<game>/found, where the tests replay it. The seed is printed: the same seed finds the
same.
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
NEW, MIXED, TABLES = 480, 120, 8  # steps drawn, steps per table, tables
REMEMBERED = 2_000  # old steps of a game, mixed with the new ones
WARM = 0.25  # share of the time for caches to fill, before memory is measured


def attacked(
    house: Fuzzed, game: Registration, playing: bool, number: int, known: list[Step]
) -> Path | None:
    """Runs new steps in another order at each table, mixed with known ones. The file of a failure;
    None: nothing found."""
    chance = random.Random(number)
    known += drawn(game, registered(), number, NEW)
    del known[:-REMEMBERED]  # this process must not grow either
    for _ in range(TABLES):
        mixed = [*chance.choices(known, k=MIXED // 2), *chance.choices(known[-NEW:], k=MIXED // 2)]
        chance.shuffle(mixed)
        try:
            house.attack(game, mixed, playing=playing)
        except Exception as fault:  # any failure is kept
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


if __name__ == "__main__":
    main()
