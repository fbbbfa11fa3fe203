"""Finds system programs that our tests use, and installs them where that is allowed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

APT = ("apt-get", "-qq", "-o", "Dpkg::Use-Pty=0")


def runs(command: list[str]) -> bool:
    """Whether the command works; on some systems it only prints where to get the program."""
    try:
        asked = subprocess.run(command, check=False, capture_output=True, timeout=30)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def starts_services() -> bool:
    """Whether an installed service is started at once (the machine runs systemd)."""
    return Path("/run/systemd/system").is_dir()


def install(package: str, name: str) -> None:
    """Installs a Debian package; `name` is shown to people."""
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
