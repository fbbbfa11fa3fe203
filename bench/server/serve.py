"""The server measured: the shipped app in a process of its own, with its rate limits lifted."""

import sys
from dataclasses import replace
from pathlib import Path

from parlotte.server.run import HouseServer, open_house
from parlotte.server.settings import Limits, Settings


def main() -> None:
    kind, port, data, database = sys.argv[1:5]
    lifted = Limits(opened_per_second=1e6, opened_burst=1e6, opened_per_day=1e6)
    if kind == "tables":
        lifted = replace(lifted, frames_per_second=1e6, frames_burst=1e6)
    settings = Settings(
        data=Path(data),
        host="127.0.0.1",
        port=int(port),
        database=database or None,
        limits=lifted,
    )
    HouseServer(open_house(settings)).run()


main()
