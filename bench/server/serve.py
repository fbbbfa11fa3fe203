"""The measured server: the shipped app in a process of its own, with its rate limits lifted."""

import sys
from dataclasses import replace
from pathlib import Path

from parlotte.server.run import HouseServer, open_house, raise_file_limit
from parlotte.server.settings import Limits, Pace, Settings

ROOM_WHEN_FULL = 400  # connections: fewer than the crowd opens


def main() -> None:
    kind, port, data, database = sys.argv[1:5]
    lifted = Limits(opened_per_second=1e6, opened_burst=1e6, opened_per_day=1e6)
    if kind == "tables":
        lifted = replace(lifted, frames_per_second=1e6, frames_burst=1e6)
    if kind not in ("flood", "asleep"):  # all of them come from this machine
        lifted = replace(lifted, connections_per_address=100_000, sockets_per_address=100_000)
        lifted = replace(lifted, connects_burst=1e6)
    if kind == "full":
        lifted = replace(lifted, connections=ROOM_WHEN_FULL)
    settings = Settings(
        data=Path(data),
        host="127.0.0.1",
        port=int(port),
        database=database or None,
        limits=lifted,
        # Tables are unloaded as soon as they are empty, and must be read back.
        pace=Pace(unload_after=100) if kind == "asleep" else Pace(),
        # A crowd stands at a door where one knocks.
        public_url=f"http://127.0.0.1:{port}" if kind in ("crowd", "full") else None,
    )
    raise_file_limit()
    HouseServer(open_house(settings)).run()


if __name__ == "__main__":
    main()
