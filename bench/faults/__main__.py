"""Plants faults one at a time, and runs the tests (without a browser) that reach each line, until
one fails.

Usage: make bench B=faults ARGS="--count 50 --seed 1 [--tests-of REVISION] [--only 3,14] [--deep]"
With --tests-of the tests of another commit run on the same faults in the same sources; tests that
fail without a fault are left out. --only plants some faults of the sample.
Needs the package `coverage`. Works on a copy of the sources.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from bench.faults.planting import Fault, sample
from bench.faults.reaching import FILES, FOLDER
from bench.report import report

ROOT = Path(__file__).resolve().parents[2]
RULES_AND_SERVER = tuple(
    f"src/parlotte/{folder}" for folder in ("core", "kit", "games", "server", "lexicon")
)
PYTEST = ("-m", "pytest", "-n", "auto", "--dist", "worksteal", "-p", "no:cacheprovider")
HANGS = "timeout=120"  # seconds: a fault may make a test hang
WITHOUT_BROWSER = ("tests", "--ignore=tests/e2e")


def unpack(revision: str, into: Path, *folders: str) -> None:
    packed = subprocess.run(
        ["git", "archive", revision, *folders], cwd=ROOT, check=True, capture_output=True
    ).stdout
    subprocess.run(["tar", "-x", "-C", str(into)], input=packed, check=True)


def run(copy: Path, *arguments: str, **environment: str) -> int:
    """The exit code of pytest in the copy; its output goes to a file."""
    source = os.pathsep.join((str(copy / "src"), str(copy)))
    env = {**os.environ, "PYTHONPATH": source, **environment}
    with (copy / "output.txt").open("a", encoding="utf-8") as output:
        command = [sys.executable, *PYTEST, *arguments]
        done = subprocess.run(command, cwd=copy, env=env, check=False, stdout=output, stderr=output)
    return done.returncode


def reached(copy: Path, faults: list[Fault], **environment: str) -> dict[Fault, list[str]]:
    """The tests that reach the line of each fault, and pass without it."""
    files = os.pathsep.join(str(copy / one.file) for one in faults)
    with tempfile.TemporaryDirectory() as folder:
        environment |= {FILES: files, FOLDER: folder}
        run(copy, "-p", "bench.faults.reaching", *WITHOUT_BROWSER, **environment)
        tests: defaultdict[tuple[str, int], set[str]] = defaultdict(set)
        told = [json.loads(one.read_text(encoding="utf-8")) for one in Path(folder).glob("*.json")]
        failed = {name for part in told for name in part["failed"]}
        for part in told:
            for file, lines in part["reached"].items():
                for line, names in lines.items():
                    place = Path(file).relative_to(copy).as_posix(), int(line)
                    tests[place] |= {name for name in names if name} - failed
    return {
        one: sorted(set().union(*(tests[one.file, n] for n in range(one.line, one.end_line + 1))))
        for one in faults
    }


def caught(copy: Path, fault: Fault, tests: list[str], **environment: str) -> bool:
    path, names = copy / fault.file, copy / "tests-to-run.txt"
    source = path.read_text(encoding="utf-8")
    names.write_text("\n".join(tests), encoding="utf-8")
    try:
        path.write_text(fault.planted(source), encoding="utf-8")
        return run(copy, "-x", "-o", HANGS, f"@{names}", **environment) != 0
    finally:
        path.write_text(source, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests-of", default="", help="a commit; the present one otherwise")
    parser.add_argument("--only", default="", help="numbers of faults, of all that are sampled")
    parser.add_argument("--deep", action="store_true", help="the long form")
    asked = parser.parse_args()
    environment = {"PARLOTTE_DEEP": "1"} if asked.deep else {}
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        unpack("HEAD", copy)
        if asked.tests_of:
            subprocess.run(["rm", "-r", str(copy / "tests")], check=True)
            unpack(asked.tests_of, copy, "tests")
        sampled = sample(copy, RULES_AND_SERVER, asked.count, asked.seed)
        only = [int(one) for one in asked.only.split(",") if one]
        faults = [sampled[one - 1] for one in only] or sampled
        missed = []
        tests_of = reached(copy, faults, **environment)
        for fault, tests in tests_of.items():
            number = sampled.index(fault) + 1
            found = bool(tests) and caught(copy, fault, tests, **environment)
            print(f"{number:3} {'caught' if found else 'MISSED'} {len(tests):5} tests  {fault}")
            sys.stdout.flush()
            missed += [] if found else [str(fault)]
    result = {"faults": len(faults), "caught": len(faults) - len(missed), "missed": missed}
    report("faults", {**vars(asked), **result}, {})


if __name__ == "__main__":
    main()
