"""A proxy between a node and PostgreSQL that can be cut, silently like a network failure, or
loudly."""

import asyncio
import threading
from contextlib import suppress
from pathlib import Path
from typing import Self
from urllib.parse import parse_qs, urlsplit

from support.server import free_port


class Wire:
    """Listens for one node, and forwards to the database's socket."""

    def __init__(self, database: str) -> None:
        """`database` is any URL of a PostgreSQL that listens at a socket file."""
        self.port = free_port()
        parts = urlsplit(database)
        self._user = parts.username or "postgres"
        folder = parse_qs(parts.query)["host"][0]
        self._socket = next(Path(folder).glob(".s.PGSQL.*[0-9]"))
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._whole = asyncio.Event()
        self._lines: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    def url(self, database: str) -> str:
        return f"postgresql://{self._user}@127.0.0.1:{self.port}/{database}?sslmode=disable"

    def __enter__(self) -> Self:
        self._thread.start()
        self._call(self._open())
        return self

    def __exit__(self, *fault: object) -> None:
        self._call(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def cut(self) -> None:
        """Nothing passes any more, and neither side is told."""
        self._loop.call_soon_threadsafe(self._whole.clear)

    def mend(self, *, breaking: bool) -> None:
        """Forwards again; held data arrives late, or is lost with its connections (`breaking`)."""
        if breaking:
            self._call(self._break())
        self._loop.call_soon_threadsafe(self._whole.set)

    def _call(self, doing: object) -> None:
        asyncio.run_coroutine_threadsafe(doing, self._loop).result(10)

    async def _open(self) -> None:
        self._whole.set()
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", self.port)

    async def _close(self) -> None:
        self._server.close()
        await self._break()

    async def _break(self) -> None:
        for line in list(self._lines):
            line.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        try:
            there, back = await asyncio.open_unix_connection(str(self._socket))
        except OSError:
            writer.close()
            return
        self._lines |= {writer, back}
        try:
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
        finally:
            self._lines -= {writer, back}

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
