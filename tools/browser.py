"""Chromium for the browser tests: found where the machine keeps it, installed where we may.

Usage: python tools/browser.py   (before the tests; quick when there is one)
Playwright's own browsers are never downloaded.
"""

import functools
import os
import shutil
import subprocess
import sys
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Nothing but the page itself: no sandbox for root, no calls home.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# Those of a computer with a mouse take room, and show what is a pixel too large.
WITH_SCROLL_BARS: dict[str, Any] = {"ignore_default_args": ["--hide-scrollbars"]}
MISSING = "Chromium is missing"
HOW = "install the package « chromium », or name one in PARLOTTE_CHROMIUM"
APT = ("apt-get", "-qq", "-o", "Dpkg::Use-Pty=0")


@functools.cache
def find() -> str | None:
    """The browser to use, if it runs: some systems have but a note where to get one."""
    wished = os.environ.get("PARLOTTE_CHROMIUM")
    candidates = [wished] if wished else [shutil.which(name) for name in NAMES]
    return next((one for one in candidates if one and _runs(one)), None)


def _runs(path: str) -> bool:
    try:
        asked = subprocess.run(  # noqa: S603
            [path, "--version"], check=False, capture_output=True, timeout=30
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def _may_install() -> bool:
    return (
        "PARLOTTE_CHROMIUM" not in os.environ
        and hasattr(os, "geteuid")
        and os.geteuid() == 0
        and shutil.which("apt-get") is not None
    )


def _install() -> None:
    print(
        "Installation de Chromium pour les tests, un instant… | Installing Chromium for the tests…",
        file=sys.stderr,
    )
    install = (*APT, "install", "-y", "--no-install-recommends", "chromium")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (install, (*APT, "update"), install):
        done = subprocess.run(command, check=False, env=env, stdout=subprocess.DEVNULL)  # noqa: S603
        if command is install and done.returncode == 0:
            break
    find.cache_clear()


def main() -> int:
    if find() is None and _may_install():
        _install()
    if find() is None:
        print(
            "Chromium manque : les tests de navigateur ne seront pas joués (paquet « chromium »).\n"
            f"{MISSING}: the browser tests will not be run; {HOW}.",
            file=sys.stderr,
        )
    return 0  # the other tests are worth running all the same


if __name__ == "__main__":
    sys.exit(main())
