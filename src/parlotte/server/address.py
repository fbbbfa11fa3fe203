"""The address at which phones in the house reach this server, as text and as a QR code."""

import io
import ipaddress
import socket
import struct
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import segno

if sys.platform == "linux":
    import fcntl

QUIET = 2  # light modules around a QR code; enough for phones

# By preference: home routers use 192.168, bigger networks 10 or 172.16 to 172.31.
_HOME = tuple(map(ipaddress.IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
# The default network of containers: phones cannot reach it, so it comes last.
_BRIDGE = ipaddress.IPv4Network("172.17.0.0/16")
# One address in each private network. We ask for the route to it and send nothing.
_ASKED = ("192.168.0.1", "10.0.0.1", "172.16.0.1")
_ANY_PORT = 9
# Network interfaces on Linux; only a physical card has a device. The number is SIOCGIFADDR.
_INTERFACES, _ADDRESS_OF_INTERFACE = Path("/sys/class/net"), 0x8915

# Black on white whatever the colours of the terminal, from the fixed part of the 256 colours.
_INK, _PLAIN = "\x1b[38;5;16;48;5;231m", "\x1b[0m"

# One character for two modules, by whether the upper and the lower one are dark.
_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def home_address() -> str | None:
    sources, cards = _sources(), _cards()
    # The route out is surer than any preference: the network of a virtual machine may look like a
    # home network. But phones cannot reach a tunnel, and some containers use home addresses.
    found = choose([one for one in sources if one in cards]) or choose(cards) or choose(sources)
    return found if found and not _is_bridge(found) else choose([*sources, *_own()])


def choose(addresses: Sequence[str]) -> str | None:
    """The address that phones are most likely to reach; of equals, the first."""
    homes = [(rank, a) for a in addresses if (rank := _rank(a)) is not None]
    return min(homes, key=lambda home: home[0])[1] if homes else None


def _rank(text: str) -> int | None:
    """Rank by preference; None for loopback, link-local, public and IPv6 addresses."""
    try:
        address = ipaddress.IPv4Address(text)
    except ValueError:
        return None
    if _is_bridge(text):
        return len(_HOME)
    return next((rank for rank, home in enumerate(_HOME) if address in home), None)


def _is_bridge(text: str) -> bool:
    return ipaddress.IPv4Address(text) in _BRIDGE


def _sources() -> list[str]:
    """The source addresses that the system would use towards the private networks."""
    found = []
    for asked in _ASKED:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            try:
                way.connect((asked, _ANY_PORT))  # UDP: only chooses a route, sends no packet
                found.append(str(way.getsockname()[0]))
            except OSError:
                continue
    return found


def _cards() -> list[str]:
    """The addresses of physical network cards, where the system tells them apart: on Linux."""
    found: list[str] = []
    if sys.platform == "linux":
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
            for _, name in socket.if_nameindex():
                if (_INTERFACES / name / "device").exists():
                    with suppress(OSError):  # it has no address
                        request = struct.pack("256s", name.encode())
                        answer = fcntl.ioctl(asking, _ADDRESS_OF_INTERFACE, request)
                        found.append(socket.inet_ntoa(answer[20:24]))
    return found


def _own() -> list[str]:
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []
    return [str(entry[4][0]) for entry in known]


def svg_qr(link: str) -> str:
    """The link as an SVG image for a page, without style and size: the stylesheet sets them."""
    image = io.BytesIO()
    segno.make_qr(link).save(
        image, kind="svg", border=QUIET, dark="#000", light="#fff",
        xmldecl=False, svgns=True, omitsize=True, svgclass=None, lineclass=None, nl=False,
    )  # fmt: skip
    return image.getvalue().decode()


def terminal_qr(link: str, *, colour: bool | None = None) -> str:
    """The link in half blocks, two rows of modules per line.

    On a terminal (`colour`; by default, if standard output is one) it is drawn black on white.
    Elsewhere the colours are unknown, so the light modules are drawn: most terminals are dark, and
    phones also read the negative.
    """
    colour = sys.stdout.isatty() if colour is None else colour
    rows = [list(map(bool, row)) for row in segno.make_qr(link).matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))  # one more light row, as there is no half line
    drawn = [[dark is colour for dark in row] for row in rows]
    lines = [
        "".join(_HALVES[halves] for halves in zip(upper, lower, strict=True))
        for upper, lower in zip(drawn[::2], drawn[1::2], strict=True)
    ]
    return "\n".join(f"{_INK}{line}{_PLAIN}" for line in lines) if colour else "\n".join(lines)
