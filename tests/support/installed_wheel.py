"""Installs the wheel in an environment of its own: its requirements, and nothing else of this
checkout.

Its dependencies are lent by the environment the tests run in, so no network is needed. Whoever
opens a file of the checkout in there is thrown out at once.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
THROWN_OUT = 70
# An audit hook that raised could be caught: this one ends the process.
GUARD = f"""
import os, sys

def _look(event, about):
    if event in ("open", "os.listdir", "os.scandir") and isinstance(about[0], (str, os.PathLike)):
        path = os.path.abspath(about[0])
        if path.startswith({str(ROOT)!r} + os.sep):
            os.write(2, ("a file of the checkout: " + path + "\\n").encode())
            os._exit({THROWN_OUT})

sys.addaudithook(_look)
"""


def build(folder: Path) -> Path:
    """As `pip wheel .` does it, with what the lock has for building."""
    _uv("build", "--wheel", "--no-build-isolation", "--out-dir", str(folder), str(ROOT))
    [wheel] = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """An environment with the wheel and what it requires; gives its `bin`."""
    _uv("venv", "--python", sys.executable, str(folder))
    python = folder / "bin" / "python"
    _uv("pip", "install", "--no-deps", "--python", str(python), str(wheel))
    [site] = folder.glob("lib/python*/site-packages")
    [ours] = (one for one in distributions(path=[str(site)]) if one.name == "parlotte")
    _lend(_required(ours), site)
    (site / "guard.py").write_text(GUARD, encoding="utf-8")
    (site / "guard.pth").write_text("import guard\n", encoding="utf-8")
    return python.parent


def _uv(*words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "uv", "--quiet", "--offline", "--no-config", *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT.anchor,
    )
    assert done.returncode == 0, done.stderr


def _required(ours: Distribution) -> Iterator[Distribution]:
    """What it says it needs, what that needs, and so on; each once."""
    waiting, seen = [(ours, frozenset[str]())], set[tuple[str, frozenset[str]]]()
    while waiting:
        one, extras = waiting.pop()
        for line in one.requires or ():
            need = Requirement(line)
            asked = (canonicalize_name(need.name), frozenset(need.extras))
            if asked in seen or not _applies(need, extras):
                continue
            seen.add(asked)
            found = distribution(need.name)
            waiting.append((found, asked[1]))
            yield found


def _applies(need: Requirement, extras: Iterable[str]) -> bool:
    return need.marker is None or any(need.marker.evaluate({"extra": one}) for one in ("", *extras))


def _lend(lent: Iterable[Distribution], site: Path) -> None:
    for one in lent:
        for name in {file.parts[0] for file in one.files or ()} - {"..", "__pycache__"}:
            if not (site / name).exists():
                (site / name).symlink_to(Path(str(one.locate_file(name))))
