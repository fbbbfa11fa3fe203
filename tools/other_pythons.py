"""Tests core, kit, laws and a served table on every other Python of this machine, in two minutes.

`make test` uses one Python. This tests what is most likely to differ on the others, each in its
own environment under .venv/others/, and prints which versions were tested and which are missing.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OTHERS = ROOT / ".venv" / "others"
LOCK = ROOT / "requirements-dev.lock"
MOST_SECONDS = 120.0

Minor = tuple[int, int]
# The supported versions; newer ones are tested too if found.
PLAYED: tuple[Minor, ...] = ((3, 11), (3, 12), (3, 13), (3, 14))
NEWEST = 20  # the last 3.x that is searched for

TESTS = ("tests/core", "tests/kit", "tests/laws", "tests/server/test_smoke.py")
# Large packages that none of these tests needs.
LEFT_OUT = re.compile(r"(pytest-)?playwright|axe-.*|pixeltable-.*|mypy|ruff|uv")


def candidates(environment: Mapping[str, str] = os.environ) -> Iterator[Path]:
    """Candidate interpreters: those of pyenv, and those on the PATH."""
    pyenv = Path(environment.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from sorted(pyenv.glob("versions/3.*/bin/python"))
    for minor in range(PLAYED[0][1], NEWEST):
        if found := shutil.which(f"python3.{minor}", path=environment.get("PATH")):
            yield Path(found)


def version_of(python: Path) -> Minor | None:
    """None if it does not run: a pyenv shim may name a version that is not installed."""
    asking = [str(python), "-c", "import sys; print(*sys.version_info[:2])"]
    try:
        done = subprocess.run(asking, capture_output=True, text=True, check=True, timeout=10)  # noqa: S603
        major, minor = map(int, done.stdout.split())
    except (OSError, subprocess.SubprocessError, ValueError):
        return None
    return major, minor


def others(pythons: Iterable[Path], here: Minor) -> dict[Minor, Path]:
    """One interpreter of each supported version except the present one."""
    found: dict[Minor, Path] = {}
    for python in pythons:
        version = version_of(python)
        if version is not None and version >= PLAYED[0] and version != here:
            found.setdefault(version, python)
    return dict(sorted(found.items()))


def reduced(lock: str) -> str:
    """The lock without the packages that are left out."""
    entries = re.split(r"^(?=\S)", lock, flags=re.MULTILINE)
    return "".join(
        entry for entry in entries if not LEFT_OUT.fullmatch(re.split(r"[=\[ ]", entry)[0])
    )


def ready(python: Path, version: Minor, until: float) -> Path:
    """The environment for that Python; rebuilt only if the lock has changed."""
    folder = OTHERS / told(version)
    lock = reduced(LOCK.read_text(encoding="utf-8"))
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    mark = hashlib.sha256(f"{ROOT}\n{lock}\n{project}".encode()).hexdigest()
    stamp, inside = folder / "ready", folder / "bin" / "python"
    if stamp.is_file() and stamp.read_text(encoding="ascii") == mark:
        return inside
    uv = (sys.executable, "-m", "uv", "--quiet")
    within(until, *uv, "venv", "--clear", "--python", str(python), str(folder))
    (folder / "lock.txt").write_text(lock, encoding="utf-8")
    install = (*uv, "pip", "install", "--python", str(inside), "--no-deps")
    within(until, *install, "--require-hashes", "-r", str(folder / "lock.txt"))
    within(until, *install, "--no-build-isolation", "--offline", "-e", str(ROOT))
    stamp.write_text(mark, encoding="ascii")
    return inside


def within(until: float, *command: str) -> None:
    """Runs a command; raises CalledProcessError, or TimeoutExpired if the time is over."""
    left = until - time.monotonic()
    subprocess.run(command, cwd=ROOT, check=True, timeout=max(left, 0.001))  # noqa: S603


def tested(python: Path, until: float) -> bool | None:
    """Whether the tests pass; None if the time ran out."""
    command = [str(python), "-m", "pytest", "-n", "auto", "-p", "no:cacheprovider"]
    command += TESTS
    quick = {**os.environ, "PARLOTTE_DEEP": "0"}
    with subprocess.Popen(command, cwd=ROOT, env=quick) as running:  # noqa: S603
        try:
            return running.wait(max(until - time.monotonic(), 0)) == 0
        except subprocess.TimeoutExpired:
            running.kill()  # its workers end when the connection closes
            return None


def told(version: Minor) -> str:
    return ".".join(map(str, version))


def outcome(python: Path, version: Minor, until: float) -> tuple[str, bool]:
    """A description of the result, and whether it is acceptable."""
    try:
        passed = tested(ready(python, version, until), until)
    except subprocess.CalledProcessError:
        return "could not be set up", False
    except subprocess.TimeoutExpired:
        passed = None
    if passed is None:
        return "did not come to its end in time", True
    return ("passes" if passed else "FAILS"), passed


def main() -> int:
    start = time.monotonic()
    here = sys.version_info[:2]
    found = others(candidates(), here)
    said = {version: "was not found" for version in PLAYED if version not in (here, *found)}
    good = True
    for number, (version, python) in enumerate(found.items(), 1):
        print(f"Python {told(version)}: {', '.join(TESTS)}", flush=True)
        # Time that one version does not use is left to the next.
        until = start + MOST_SECONDS * number / len(found)
        said[version], fine = outcome(python, version, until)
        good = good and fine
    list_of_them = "; ".join(f"{told(version)} {what}" for version, what in sorted(said.items()))
    print(f"Besides Python {told(here)}: {list_of_them}.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
