"""The client address of a request or a socket, as used by all limits.

Loopback is an address like any other: a family behind it fits into the limits of one address, and
strangers behind a proxy that is not configured must not get more.
"""

import ipaddress
import logging
from collections.abc import Mapping
from typing import Any

from parlotte.server.logs import event

log = logging.getLogger("parlotte.door")
FORWARDED = b"x-forwarded-for"
UNKNOWN = "unknown"  # shared by all clients without a readable address


class ClientAddress:
    def __init__(self, trust_proxy: bool) -> None:
        self._trust_proxy = trust_proxy
        self._warned = False

    def of(self, scope: Mapping[str, Any]) -> str:
        # Several such headers form one list; our own proxy wrote its last entry.
        forwarded = [value for name, value in scope["headers"] if name == FORWARDED]
        if forwarded and not self._trust_proxy:
            if not self._warned:  # probably a proxy, whose clients all count as one
                event(log, "proxy-not-trusted", level=logging.WARNING)
            self._warned = True
        client = scope.get("client") or ("", 0)
        return address_of(client[0], b",".join(forwarded).decode("latin-1"), self._trust_proxy)


def address_of(client_host: str | None, forwarded_for: str | None, trust_proxy: bool) -> str:
    """The client's address. A home has a whole IPv6 /64, which counts as one address."""
    # Only the last entry was written by our own proxy; the others can be forged.
    named = (forwarded_for or "").rpartition(",")[2] if trust_proxy else ""
    return _grouped(named) or _grouped(client_host or "") or UNKNOWN


def _grouped(text: str) -> str | None:
    try:
        address = ipaddress.ip_address(_without_port(text.strip()))
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return str(ipaddress.IPv6Network((int(address), 64), strict=False))
        address = address.ipv4_mapped
    return str(address)


def _without_port(text: str) -> str:
    """Some proxies write 192.0.2.1:4711 or [2001:db8::1]:4711."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
