"""Chromium for the browser tests: found where the machine keeps it, installed where we may.

Usage: python tools/browser.py   (before the tests; quick when there is one)
Playwright's own browsers are never downloaded.
"""

import functools
import os
import shutil
import sys
from typing import Any

import debian

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The same pages without the windows around them: a quarter less work. The long form has the whole.
SHELL = "chromium-headless-shell"
NAMES = (*WHOLE, SHELL) if os.environ.get("PARLOTTE_DEEP", "") not in ("", "0") else (SHELL, *WHOLE)
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


@functools.cache
def find() -> str | None:
    """The browser to use, if it runs: some systems have but a note where to get one."""
    wished = os.environ.get("PARLOTTE_CHROMIUM")
    candidates = [wished] if wished else [shutil.which(name) for name in NAMES]
    return next((one for one in candidates if one and debian.runs([one, "--version"])), None)


def main() -> int:
    if "PARLOTTE_CHROMIUM" not in os.environ and debian.may_install():
        if shutil.which(NAMES[0]) is None:
            debian.install(NAMES[0], "Chromium")
        if find() is None:  # not every system has each of them
            debian.install(WHOLE[0], "Chromium")
            find.cache_clear()
    if find() is None:
        print(
            "Chromium manque : les tests de navigateur ne seront pas joués (paquet « chromium »).\n"
            f"{MISSING}: the browser tests will not be run; {HOW}.",
            file=sys.stderr,
        )
    return 0  # the other tests are worth running all the same


if __name__ == "__main__":
    sys.exit(main())
