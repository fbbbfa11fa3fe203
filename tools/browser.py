"""Finds Chromium for the browser tests, or installs it where that is allowed.

Usage: python tools/browser.py   (before the tests; quick if it is installed)

Playwright's own browsers are never downloaded.
"""

import functools
import os
import shutil
import sys
from typing import Any

import debian

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The headless shell takes a quarter less work; the long form of the tests uses the whole browser.
SHELL = "chromium-headless-shell"
NAMES = (*WHOLE, SHELL) if os.environ.get("PARLOTTE_DEEP", "") not in ("", "0") else (SHELL, *WHOLE)
# Only the page: no sandbox (root has none), no background network requests.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# Classic scroll bars take room, which shows overflows of a single pixel.
WITH_SCROLL_BARS: dict[str, Any] = {"ignore_default_args": ["--hide-scrollbars"]}
MISSING = "Chromium is missing"
HOW = "install the package « chromium », or name one in PARLOTTE_CHROMIUM"


@functools.cache
def find() -> str | None:
    """The path of the browser, if it runs; on some systems the command only prints where to get
    one."""
    wished = os.environ.get("PARLOTTE_CHROMIUM")
    candidates = [wished] if wished else [shutil.which(name) for name in NAMES]
    return next((one for one in candidates if one and debian.runs([one, "--version"])), None)


def main() -> int:
    if "PARLOTTE_CHROMIUM" not in os.environ and debian.may_install():
        if shutil.which(NAMES[0]) is None:
            debian.install(NAMES[0], "Chromium")
        if find() is None:  # the package has another name on some systems
            debian.install(WHOLE[0], "Chromium")
            find.cache_clear()
    if find() is None:
        print(
            "Chromium manque : les tests de navigateur ne seront pas joués (paquet « chromium »).\n"
            f"{MISSING}: the browser tests will not be run; {HOW}.",
            file=sys.stderr,
        )
    return 0  # without Chromium, all other tests still run


if __name__ == "__main__":
    sys.exit(main())
