"""From where somebody comes: the one place that says it, for all that is counted by address.

This machine's own address is one like any other: a family behind it has room enough in what an
address may take, and strangers behind a proxy that nobody told us of must not have more.
"""

import logging
from collections.abc import Mapping
from typing import Any

from parlotte.server.logs import event
from parlotte.server.limits.client_address import address_of

log = logging.getLogger("parlotte.door")
FORWARDED = b"x-forwarded-for"


class ClientAddress:
    __slots__ = ("_trust_proxy", "_warned")

    def __init__(self, trust_proxy: bool) -> None:
        self._trust_proxy = trust_proxy
        self._warned = False

    def of(self, scope: Mapping[str, Any]) -> str:
        """The address that a request or a socket counts for."""
        # Several such headers are one list: our own proxy wrote the last of it.
        told = [value for name, value in scope["headers"] if name == FORWARDED]
        if told and not self._trust_proxy:
            self._warn()
        client = scope.get("client") or ("", 0)
        forwarded = b",".join(told).decode("latin-1")
        return address_of(client[0], forwarded, self._trust_proxy)

    def _warn(self) -> None:
        """Once: a proxy seems to speak for many, and all of them count as one address."""
        if not self._warned:
            self._warned = True
            event(log, "proxy-not-trusted", level=logging.WARNING)
