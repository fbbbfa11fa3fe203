"""Bare HTTP connections, for exact bytes and silent clients."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from support.server import Running


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Line:
    """A raw connection to the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, *parts: str | bytes) -> None:
        for part in parts:
            self.writer.write(part.encode() if isinstance(part, str) else part)

    def ask(self, method: str, path: str, *headers: str, host: str = "127.0.0.1") -> None:
        self.say("\r\n".join((f"{method} {path} HTTP/1.1", f"Host: {host}", *headers, "", "")))

    async def answer(self, *, head: bool = False) -> Answer:
        """The next answer; an answer to HEAD has no body, whatever its length."""
        text = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = text.strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        size = 0 if head else int(headers.get("content-length", 0))
        return Answer(int(first.split()[1]), headers, await self.reader.readexactly(size))

    async def rest(self) -> bytes:
        """Everything received until the server closes."""
        try:
            return await self.reader.read()
        except ConnectionError:
            return b""

    async def cut(self) -> None:
        """Waits until the server closes without having sent anything."""
        assert await self.rest() == b""


@asynccontextmanager
async def line(here: Running, source: str = "") -> AsyncIterator[Line]:
    """`source` is the client's address; this machine has many (127.0.0.2 and so on)."""
    port = here.house.settings.port
    own = (source, 0) if source else None
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=own)
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()
