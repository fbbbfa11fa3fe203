"""A faulty node: the shipped command with something wrong around it.

    python -m support.cluster.odd_node [ahead SECONDS] [sticks SECONDS] -- serve …

`ahead`: its clock is that much fast. `sticks`: SIGUSR1 stops its event loop for that long, while
its threads go on. The server itself has no such options.
"""

import signal
import sys
import time
from types import FrameType

from parlotte.cli import main


def put_ahead(seconds: float) -> None:
    """Changes only the wall clock; the monotonic clock is not affected."""
    true_time = time.time
    time.time = lambda: true_time() + seconds


def stick(seconds: float) -> None:
    """The signal handler blocks the main thread, which runs the event loop."""

    def stand_still(number: int, frame: FrameType | None) -> None:
        time.sleep(seconds)

    signal.signal(signal.SIGUSR1, stand_still)


WAYS = {"ahead": put_ahead, "sticks": stick}


def begin(words: list[str]) -> int:
    at = words.index("--")
    for way, much in zip(words[:at:2], words[1:at:2], strict=True):
        WAYS[way](float(much))
    return main(words[at + 1 :])


if __name__ == "__main__":
    sys.exit(begin(sys.argv[1:]))
