"""Where the phones of the house find this table, in figures and as a QR code."""

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

QUIET = 2  # light modules around a QR code; phones want no more

# What to prefer: home boxes give 192.168, bigger networks 10 or 172.16 to 172.31.
_HOME = tuple(map(ipaddress.IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
# Where containers live: no phone gets there, so it comes last.
_BRIDGE = ipaddress.IPv4Network("172.17.0.0/16")
# One address of each private network. We ask by which way we would go, and send nothing.
_ASKED = ("192.168.0.1", "10.0.0.1", "172.16.0.1")
_ANY_PORT = 9
# What Linux knows of each interface; only a real card has a device. The number is SIOCGIFADDR.
_INTERFACES, _ADDRESS_OF_INTERFACE = Path("/sys/class/net"), 0x8915

# Black on white whatever the colours of the terminal; the numbers are the fixed part of 256.
_INK, _PLAIN = "\x1b[38;5;16;48;5;231m", "\x1b[0m"

# One sign for two modules, by whether the upper and the lower one are drawn.
_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def home_address() -> str | None:
    """The address of this machine on the home network, if it is on one."""
    sources, cards = _sources(), _cards()
    # The way out is surer than any preference; a virtual machine's own network may look like home.
    # But no phone follows us into a tunnel, and some containers live where homes do.
    found = choose([one for one in sources if one in cards]) or choose(cards) or choose(sources)
    return found if found and not _is_bridge(found) else choose([*sources, *_own()])


def choose(addresses: Sequence[str]) -> str | None:
    """The address that phones are most likely to reach; of equals, the first."""
    homes = [(rank, a) for a in addresses if (rank := _rank(a)) is not None]
    return min(homes, key=lambda home: home[0])[1] if homes else None


def _rank(text: str) -> int | None:
    """Loopback, link-local, public and IPv6 addresses have none: they are not for the house."""
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
    """The addresses we would speak from, on our way to the private networks."""
    found = []
    for asked in _ASKED:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            try:
                way.connect((asked, _ANY_PORT))  # of a datagram: it chooses a way, no packet leaves
                found.append(str(way.getsockname()[0]))
            except OSError:
                continue
    return found


def _cards() -> list[str]:
    """The addresses of real network cards, where the system tells them apart: on Linux."""
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
    """The addresses that this machine's name stands for."""
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []
    return [str(entry[4][0]) for entry in known]


def svg_qr(link: str) -> str:
    """The link as an SVG image for a page: no style and no size, that is for the stylesheet."""
    image = io.BytesIO()
    segno.make_qr(link).save(
        image, kind="svg", border=QUIET, dark="#000", light="#fff",
        xmldecl=False, svgns=True, omitsize=True, svgclass=None, lineclass=None, nl=False,
    )  # fmt: skip
    return image.getvalue().decode()


def terminal_qr(link: str, *, colour: bool | None = None) -> str:
    """The link in half blocks, two rows of modules a line.

    On a terminal (`colour`; unless told, when standard output is one) it is black on white by
    itself. Elsewhere nothing is known of the colours: light modules are drawn, as most terminals
    are dark, and phones also read the negative.
    """
    colour = sys.stdout.isatty() if colour is None else colour
    rows = [list(map(bool, row)) for row in segno.make_qr(link).matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))  # one more quiet row: there is no half line
    drawn = [[dark is colour for dark in row] for row in rows]
    lines = [
        "".join(_HALVES[halves] for halves in zip(upper, lower, strict=True))
        for upper, lower in zip(drawn[::2], drawn[1::2], strict=True)
    ]
    return "\n".join(f"{_INK}{line}{_PLAIN}" for line in lines) if colour else "\n".join(lines)
