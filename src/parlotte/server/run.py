"""Starts the server: the house on its database, behind uvicorn, with addresses to tell."""

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
POLL_SECONDS = 0.005  # between two looks whether all connections are gone
BACKLOG = 2048
MANY_FILES = 65_536
OTHER_FILES = 192  # the store, its threads, a backup; and connections that are being taken in
FORCED = 130  # the exit code of whoever was interrupted


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
    """Where phones find us: the public address, or the one of the home network, if there is one."""
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
    """The port is ours from here on; whoever comes waits until we serve. Raises OSError."""
    if ":" not in host:
        return socket.create_server((host, port), backlog=BACKLOG)
    both = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server(
        (host, port), family=socket.AF_INET6, backlog=BACKLOG, dualstack_ipv6=both
    )


def raise_file_limit() -> None:
    """A connection is a file: as many as the system lets us have, not as it gives by itself."""
    if sys.platform == "win32":
        return  # it counts no files
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for most in (MANY_FILES, 10_240, 4_096) if hard == resource.RLIM_INFINITY else (hard,):
        if soft == resource.RLIM_INFINITY or soft >= most:
            return
        with suppress(ValueError, OSError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            return


def room_for_connections() -> int:
    """As many as there are files, less those for the store and all else."""
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
        http="h11",  # of which the door is made
        ws=TableSocket,
        ws_max_size=MOST_FRAME_BYTES,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,  # we read X-Forwarded-For ourselves, and only where told to
    )


class HouseServer(uvicorn.Server):
    """Starts the house before anybody comes in, and stops it before the connections are cut.

    By itself uvicorn cuts the connections first, and then nobody could be told any more. It would
    also turn what is wrong with a store into lines of its log; here StoreFault reaches the caller.
    """

    def __init__(self, house: House, ready: Callable[[], None] = lambda: None) -> None:
        settings = house.settings
        self.visitors = Visitors(
            settings.limits,
            room_for_connections(),
            house.metrics.counts,
            trust_proxy=settings.trust_proxy,
        )
        super().__init__(server_config(house, self.visitors))
        self._house = house
        self._ready = ready  # called once it answers
        self._garbage = Garbage(lambda: house.metrics.counts["acknowledged"])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.start()
        settings = self._house.settings
        try:
            doors = sockets or [listen(settings.host, settings.port)]
            await super().startup([])  # it would take connections in by itself
            door = partial(
                HttpProtocol,
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
                visitors=self.visitors,
                pulse=Pulse(),  # of all sockets
            )
            self.servers = [Listener(doors, door, self.visitors)]  # type: ignore[list-item]
        except BaseException:
            await self._house.stop()
            raise
        self._garbage.begin()
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002
        # First nobody new: a phone told to come back must find the next server, not this one.
        self._garbage.end()
        if self._house.cluster is not None:
            await self._house.cluster.drain()  # while whoever comes is still answered
        for server in self.servers:
            server.close()
        try:
            await self._house.stop()
        finally:
            await self._cut_connections()

    async def _cut_connections(self) -> None:
        """By itself uvicorn sleeps a tenth of a second here, also when nobody is connected."""
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
        """Being asked to stop is no failure: unlike uvicorn we don't die of the signal after all.

        A second Ctrl-C ends it at once. Whatever was acknowledged is on disk.
        """
        if self.should_exit and sig == signal.SIGINT:
            os._exit(FORCED)
        self.should_exit = True
