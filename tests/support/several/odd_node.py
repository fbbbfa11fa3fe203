"""A node that is not well, on purpose: the shipped command with something wrong around it.

    python -m support.several.odd_node [ahead SECONDS] [sticks SECONDS] -- serve …

`ahead`: its clock is so much too fast. `sticks`: a SIGUSR1 stops its event loop for so long, while
its threads go on. None of it is a flag of the server: only this harness can do it.
"""

import signal
import sys
import time
from types import FrameType

from parlotte.cli import main


def put_ahead(seconds: float) -> None:
    """The wall clock alone: a monotonic one knows no date."""
    true_time = time.time
    time.time = lambda: true_time() + seconds


def stick(seconds: float) -> None:
    """A handler runs in the main thread, which is the event loop's."""

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
