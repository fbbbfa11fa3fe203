"""One JSON line per benchmark: the figures, the aims, the commit."""

import json
import platform
import subprocess
from datetime import UTC, datetime


def commit() -> str:
    """The measured commit; with a plus sign if the tree has changes."""
    shown = subprocess.run(
        ["git", "describe", "--always", "--abbrev=10", "--dirty=+"],
        capture_output=True,
        text=True,
        check=False,
    )
    return shown.stdout.strip() or "unknown"


def report(bench: str, measured: dict[str, object], aim: dict[str, object]) -> None:
    line = {
        "bench": bench,
        "measured": measured,
        "aim": aim,
        "commit": commit(),
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
    }
    print(json.dumps(line, ensure_ascii=False))
