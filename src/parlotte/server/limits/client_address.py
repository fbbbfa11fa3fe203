"""The address a request or a socket counts for: the one place that says it.

This machine's own address is one like any other: a family behind it has room enough in what an
address may take, and strangers behind a proxy that nobody told us of must not have more.
"""

import ipaddress
import logging
from collections.abc import Mapping
from typing import Any

from parlotte.server.logs import event

log = logging.getLogger("parlotte.door")
FORWARDED = b"x-forwarded-for"
UNKNOWN = "unknown"  # whoever has no address that can be read shares this one


class ClientAddress:
    __slots__ = ("_trust_proxy", "_warned")

    def __init__(self, trust_proxy: bool) -> None:
        self._trust_proxy = trust_proxy
        self._warned = False

    def of(self, scope: Mapping[str, Any]) -> str:
        """The address that a request or a socket counts for."""
        # Several such headers are one list: our own proxy wrote the last of it.
        forwarded = [value for name, value in scope["headers"] if name == FORWARDED]
        if forwarded and not self._trust_proxy:
            self._warn()
        client = scope.get("client") or ("", 0)
        return address_of(client[0], b",".join(forwarded).decode("latin-1"), self._trust_proxy)

    def _warn(self) -> None:
        """Once: a proxy seems to speak for many, and all of them count as one address."""
        if not self._warned:
            self._warned = True
            event(log, "proxy-not-trusted", level=logging.WARNING)


def address_of(client_host: str | None, forwarded_for: str | None, trust_proxy: bool) -> str:
    """Who is asking. An IPv6 home has a whole /64 to change its address in: it counts as one."""
    # Only the last address was written by our own proxy; those before it, anybody can make up.
    said = (forwarded_for or "").rpartition(",")[2] if trust_proxy else ""
    return _grouped(said) or _grouped(client_host or "") or UNKNOWN


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
