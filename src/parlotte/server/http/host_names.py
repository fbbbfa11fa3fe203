"""The names this house goes by.

A page of another site can have its own name lead to us (DNS rebinding), and its browser would then
take us for that site. So we answer only to names that nobody else can give away.
"""

import ipaddress
import socket
from urllib.parse import urlsplit

HERE = "localhost"
# Names under these are given in a home alone, never in the public DNS.
HOME_ENDINGS = ("local", "lan", "home", "home.arpa", "internal", "localdomain")


class HostNames:
    def __init__(self, host: str, public_url: str | None) -> None:
        """`host` is what we listen at; it may be a name."""
        machine = socket.gethostname().lower().rstrip(".")
        label = machine.partition(".")[0]
        public = urlsplit(public_url or "").hostname or ""
        named = {HERE, machine, label, host.lower().rstrip("."), public.lower().rstrip(".")}
        self._names = named | {f"{label}.{ending}" for ending in HOME_ENDINGS}
        self._names.discard("")

    def __contains__(self, host: str | None) -> bool:
        """A Host header. Whoever says none is no browser."""
        if not host:
            return True
        name = _name(host)
        if name is None:
            return False
        return name in self._names or name.endswith((f".{HERE}", ".local")) or _is_address(name)


def _name(host: str) -> str | None:
    """Without its port; None: that is no host at all."""
    try:
        read = urlsplit(f"//{host}")
        _ = read.port
    except ValueError:
        return None
    plain = read.hostname is not None and read.netloc == host and read.username is None
    return read.hostname.rstrip(".") if plain and read.hostname else None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
