"""A server in its own process:

owns a store, writes a log, and prints what was confirmed. Its lines: `owner`, then the number of
each confirmed input, until it is killed.
"""

import asyncio
import os
import sys
from pathlib import Path

from parlotte.server.store.database import open_database
from parlotte.server.store.rows import InputRow
from parlotte.server.store.writer import Writer
from parlotte.server.store.writes import Verdict, Write

IN_FLIGHT = 40


def say(word: str) -> None:
    os.write(1, f"{word}\n".encode())


async def main(url: str, start: int) -> None:
    database = open_database(url, Path("never-used"))
    database.own()
    say("owner")
    writer = Writer(database, lambda: 0)
    writer.start()
    room = asyncio.Semaphore(IN_FLIGHT)
    for seq in range(start, start + 10**9):
        await room.acquire()

        def done(verdict: Verdict, seq: int = seq) -> None:
            say(str(seq) if verdict == "written" else verdict)
            room.release()

        writer.submit(Write(inputs=[InputRow("m1", seq, f"a{seq}", b"%d" % seq)]), done)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
