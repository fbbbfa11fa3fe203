"""Starts the server: the house on its database, behind uvicorn."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import FrameType

import uvicorn

from parlotte.games import registered
from parlotte.server.address import home_address
from parlotte.server.content.library import Library
from parlotte.server.garbage_collection import Garbage
from parlotte.server.house import House
from parlotte.server.http.app import LOOPBACK, make_app
from parlotte.server.http.client_build import shipped
from parlotte.server.http.http_protocol import HttpProtocol
from parlotte.server.http.listener import Listener
from parlotte.server.limits.visitors import Visitors
from parlotte.server.settings import Settings
from parlotte.server.sockets.frames import MOST_FRAME_BYTES
from parlotte.server.sockets.pulse import Pulse
from parlotte.server.sockets.transport import TableSocket
from parlotte.server.store.database import open_database
from parlotte.server.store.engine import FILE, address
from parlotte.server.store.faults import StoreFault, fault_key

if sys.platform != "win32":
    import resource

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not bound to
STOP_SECONDS = 10
POLL_SECONDS = 0.005  # between two checks whether all connections are closed
BACKLOG = 2048
MANY_FILES = 65_536
OTHER_FILES = 192  # reserved for the store, its threads, a backup, and connections being accepted
FORCED = 130  # exit code after a second Ctrl-C


def open_house(settings: Settings) -> House:
    """The house on its database. Raises StoreFault."""
    if settings.node is not None and address(settings.database_url).drivername == "sqlite":
        raise StoreFault("store-not-shared", where=settings.database_url.removeprefix(FILE))
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as fault:
        key = fault_key(fault) or "store-unreadable"
        raise StoreFault(key, where=str(settings.data)) from fault
    database = open_database(settings.database_url, settings.data / "backups")
    house = House(settings, database, Library(registered()))
    house.fingerprint = shipped().fingerprint
    house.base_url = address_for_phones(settings) or address_for_this_machine(settings)
    return house


def address_for_phones(settings: Settings) -> str | None:
    """The URL for phones: the public one, or that of the home network; None if there is none."""
    if settings.public_url is not None:
        return settings.public_url.rstrip("/")
    host = home_address() if settings.host in EVERYWHERE else settings.host
    if host is None or host in LOOPBACK or host.startswith("127."):
        return None
    return _address(host, settings.port)


def address_for_this_machine(settings: Settings) -> str:
    return _address("127.0.0.1" if settings.host in EVERYWHERE else settings.host, settings.port)


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def listen(host: str, port: int) -> socket.socket:
    """Binds the port; clients that connect wait in the backlog until we serve. Raises OSError."""
    if ":" not in host:
        return socket.create_server((host, port), backlog=BACKLOG)
    both = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server(
        (host, port), family=socket.AF_INET6, backlog=BACKLOG, dualstack_ipv6=both
    )


def raise_file_limit() -> None:
    """Raises the limit of open files, as each connection is one, to what the system allows."""
    if sys.platform == "win32":
        return  # Windows has no such limit
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for most in (MANY_FILES, 10_240, 4_096) if hard == resource.RLIM_INFINITY else (hard,):
        if soft == resource.RLIM_INFINITY or soft >= most:
            return
        with suppress(ValueError, OSError):  # some systems refuse their own hard limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            return


def room_for_connections() -> int:
    """The number of connections: the file limit, less what the store and all else need."""
    if sys.platform == "win32":
        return MANY_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MANY_FILES
    return max(1, soft - min(OTHER_FILES, soft // 2))


def server_config(house: House, visitors: Visitors) -> uvicorn.Config:
    settings = house.settings
    return uvicorn.Config(
        make_app(house, visitors),
        host=settings.host,
        port=settings.port,
        lifespan="off",  # HouseServer starts and stops the house
        http="h11",  # HttpProtocol derives from it
        ws=TableSocket,
        ws_max_size=MOST_FRAME_BYTES,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,  # we read X-Forwarded-For ourselves, and only if configured
    )


class HouseServer(uvicorn.Server):
    """Stops the house before uvicorn closes the connections; StoreFault reaches the caller."""

    def __init__(self, house: House, ready: Callable[[], None] = lambda: None) -> None:
        settings = house.settings
        self.visitors = Visitors(
            settings.limits,
            room_for_connections(),
            house.counts,
            trust_proxy=settings.trust_proxy,
        )
        super().__init__(server_config(house, self.visitors))
        self._house = house
        self._ready = ready  # called once it accepts connections
        self._garbage = Garbage(lambda: house.counts["acknowledged"])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.start()
        settings = self._house.settings
        try:
            listening = sockets or [listen(settings.host, settings.port)]
            await super().startup([])  # without sockets: the Listener accepts them instead
            protocol = partial(
                HttpProtocol,
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
                visitors=self.visitors,
                pulse=Pulse(),  # shared by all sockets
            )
            self.servers = [Listener(listening, protocol, self.visitors)]  # type: ignore[list-item]
        except BaseException:
            await self._house.stop()
            raise
        self._garbage.begin()
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002
        # Stop listening first: a phone told to come back must find the next server, not this one.
        self._garbage.end()
        if self._house.cluster is not None:
            await self._house.cluster.drain()  # while new connections are still answered
        for server in self.servers:
            server.close()
        try:
            await self._house.stop()
        finally:
            await self._cut_connections()

    async def _cut_connections(self) -> None:
        """Replaces uvicorn's wait, which sleeps a tenth of a second even with no connection."""
        state = self.server_state
        for connection in list(state.connections):
            connection.shutdown()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                while state.connections or state.tasks:
                    await asyncio.sleep(POLL_SECONDS)
                for server in self.servers:
                    await server.wait_closed()
        except TimeoutError:
            for task in state.tasks:
                task.cancel()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Stopping on a signal is a normal exit; a second Ctrl-C ends the process at once."""
        if self.should_exit and sig == signal.SIGINT:
            os._exit(FORCED)
        self.should_exit = True
