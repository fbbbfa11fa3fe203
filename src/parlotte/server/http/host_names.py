"""Which Host names the server accepts: protection against DNS rebinding.

A foreign site can let its own name resolve to our address, and a browser would then treat us as
that site. So we accept only names that no outsider can register.
"""

import ipaddress
import socket
from urllib.parse import urlsplit

HERE = "localhost"
# Names with these endings exist in home networks only, never in the public DNS.
HOME_ENDINGS = ("local", "lan", "home", "home.arpa", "internal", "localdomain")


class HostNames:
    def __init__(self, host: str, public_url: str | None) -> None:
        """`host` is the address or name that we listen on."""
        machine = socket.gethostname().lower().rstrip(".")
        label = machine.partition(".")[0]
        public = urlsplit(public_url or "").hostname or ""
        named = {HERE, machine, label, host.lower().rstrip("."), public.lower().rstrip(".")}
        self._names = named | {f"{label}.{ending}" for ending in HOME_ENDINGS}
        self._names.discard("")

    def __contains__(self, host: str | None) -> bool:
        """Whether a Host header is accepted. A client without one is no browser."""
        if not host:
            return True
        name = _name(host)
        if name is None:
            return False
        return name in self._names or name.endswith((f".{HERE}", ".local")) or _is_address(name)


def _name(host: str) -> str | None:
    """The name without its port; None: not a valid Host header."""
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
