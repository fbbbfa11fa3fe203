"""Starts the server: the house on its database, behind uvicorn, with addresses to tell."""

import uvicorn

from parlotte.games import registered
from parlotte.server.address import home_address
from parlotte.server.app import make_app
from parlotte.server.house import House
from parlotte.server.library import Library
from parlotte.server.settings import Settings
from parlotte.server.store.database import open_database
from parlotte.server.transport import TableSocket
from parlotte.server.wire import MOST_FRAME_BYTES

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not bound to
PING_SECONDS = 20.0
STOP_SECONDS = 10


def open_house(settings: Settings) -> House:
    """The house on its database. Raises StoreFault."""
    settings.data.mkdir(parents=True, exist_ok=True)
    database = open_database(settings.database_url, settings.data / "backups")
    house = House(settings, database, Library(registered()))
    house.base_url = address_for_phones(settings)
    return house


def address_for_phones(settings: Settings) -> str:
    """Where phones find us: the public address, or the one of the home network."""
    if settings.public_url is not None:
        return settings.public_url.rstrip("/")
    host = settings.host
    if host in EVERYWHERE:
        host = home_address() or "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def address_for_this_machine(settings: Settings) -> str:
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def server_config(house: House) -> uvicorn.Config:
    settings = house.settings
    return uvicorn.Config(
        make_app(house),
        host=settings.host,
        port=settings.port,
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
