"""Programs of the system that our tests use: found where the machine has them, installed where we
may."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

APT = ("apt-get", "-qq", "-o", "Dpkg::Use-Pty=0")


def runs(command: list[str]) -> bool:
    """Some systems have but a note where to get a program."""
    try:
        asked = subprocess.run(command, check=False, capture_output=True, timeout=30)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def starts_services() -> bool:
    """Whether a program that is installed runs at once."""
    return Path("/run/systemd/system").is_dir()


def install(package: str, name: str) -> None:
    """`name` is what people call it."""
    print(
        f"Installation de {name} pour les tests, un instant… | Installing {name} for the tests…",
        file=sys.stderr,
    )
    command = (*APT, "install", "-y", "--no-install-recommends", package)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (command, (*APT, "update"), command):
        done = subprocess.run(step, check=False, env=env, stdout=subprocess.DEVNULL)  # noqa: S603
        if step is command and done.returncode == 0:
            break
