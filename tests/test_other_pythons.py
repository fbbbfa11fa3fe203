"""Which other Pythons are found, and what is installed for them."""

import re
from pathlib import Path

import other_pythons
import pytest


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Some Pythons by name; those that answer are as old as they say, one of them does not run."""
    said = {"3.9.1": "3 9", "3.12.1": "3 12", "3.13.0": "3 13", "3.13.2": "3 13", "3.14.0": ""}
    places = {f"versions/{name}/bin/python": answer for name, answer in said.items()}
    for place, answer in (places | {"python3.17": "3 17"}).items():
        python = tmp_path / place
        python.parent.mkdir(parents=True, exist_ok=True)
        python.write_text(f"#!/bin/sh\necho {answer}\n", encoding="ascii")
        python.chmod(0o755)
    return tmp_path


def test_each_other_version_is_found_once_and_old_or_broken_ones_are_left(folder: Path) -> None:
    environment = {"PYENV_ROOT": str(folder), "PATH": str(folder)}
    pythons = list(other_pythons.candidates(environment))
    assert other_pythons.others(pythons, here=(3, 12)) == {
        (3, 13): folder / "versions/3.13.0/bin/python",
        (3, 17): folder / "python3.17",
    }
    assert (3, 13) not in other_pythons.others(pythons, here=(3, 13))


def test_the_lock_is_reduced_and_stays_exact() -> None:
    whole = other_pythons.LOCK.read_text(encoding="utf-8")
    few = other_pythons.reduced(whole)
    before, after = (re.findall(r"^([a-z0-9-]+)", lock, re.MULTILINE) for lock in (whole, few))
    left = set(before) - set(after)
    assert {"playwright", "pytest-playwright", "mypy", "ruff", "uv"} <= left
    assert {"pytest", "pytest-xdist", "hypothesis", "litestar", "uvicorn", "hatchling"} <= set(
        after
    )
    assert "uvloop" in after
    assert all(re.search(rf"^{name}==\S+", few, re.MULTILINE) for name in after)
    assert few.count("--hash=") >= len(after)


def test_what_is_run_there_is_there() -> None:
    for test in other_pythons.TESTS:
        assert (other_pythons.ROOT / test).exists()


@pytest.mark.parametrize(
    ("happens", "says", "fine"),
    [
        ("exit 0", "passes", True),
        ("exit 1", "FAILS", False),
        ("sleep 60", "did not come to its end in time", True),
    ],
)
def test_a_failure_is_told_and_so_is_what_took_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, happens: str, says: str, fine: bool
) -> None:
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\nexec sh -c '{happens}'\n", encoding="ascii")
    python.chmod(0o755)
    monkeypatch.setattr(other_pythons, "ready", lambda *_: python)
    until = other_pythons.time.monotonic() + (0.1 if "sleep" in happens else 500)
    assert other_pythons.outcome(python, (3, 13), until) == (says, fine)


def test_one_that_cannot_be_set_up_does_not_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(other_pythons, "OTHERS", tmp_path / "others")
    until = other_pythons.time.monotonic() + 500
    told = other_pythons.outcome(tmp_path / "no-python", (3, 13), until)
    assert told == ("could not be set up", False)
