"""Starts the server: the house on its database, behind uvicorn, with addresses to tell."""

import os
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from parlotte.games import registered
from parlotte.server.address import home_address
from parlotte.server.content.library import Library
from parlotte.server.house import House
from parlotte.server.http.app import LOOPBACK, make_app
from parlotte.server.http.built import shipped
from parlotte.server.settings import Settings
from parlotte.server.sockets.frames import MOST_FRAME_BYTES
from parlotte.server.sockets.transport import TableSocket
from parlotte.server.store.database import open_database
from parlotte.server.store.faults import StoreFault, fault_key

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not bound to
PING_SECONDS = 20.0
STOP_SECONDS = 10
BACKLOG = 2048
FORCED = 130  # the exit code of whoever was interrupted


def open_house(settings: Settings) -> House:
    """The house on its database. Raises StoreFault."""
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


def server_config(house: House) -> uvicorn.Config:
    settings = house.settings
    return uvicorn.Config(
        make_app(house),
        host=settings.host,
        port=settings.port,
        lifespan="on",  # a house that can't start is not served
        ws=TableSocket,
        ws_max_size=MOST_FRAME_BYTES,
        ws_per_message_deflate=False,  # it costs 40 kB a socket
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
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
        config = server_config(house)
        config.lifespan = "off"  # that is ours to do
        super().__init__(config)
        self._house = house
        self._ready = ready  # called once it answers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.start()
        try:
            await super().startup(sockets)
        except BaseException:
            await self._house.stop()
            raise
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # First nobody new: a phone told to come back must find the next server, not this one.
        for server in self.servers:
            server.close()
        try:
            await self._house.stop()
        finally:
            await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Being asked to stop is no failure: unlike uvicorn we don't die of the signal after all.

        A second Ctrl-C ends it at once. Whatever was acknowledged is on disk.
        """
        if self.should_exit and sig == signal.SIGINT:
            os._exit(FORCED)
        self.should_exit = True
