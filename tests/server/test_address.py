"""The address of the house on the network, and its QR codes."""

import re
import socket
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import segno

from parlotte.server import address
from parlotte.server.address import choose, home_address, svg_qr, terminal_qr

LINK = "http://192.168.1.23:8000/t/LUNE#0123456789ABCDEF"
Modules = list[list[bool]]


@pytest.mark.parametrize(
    ("addresses", "chosen"),
    [
        ([], None),
        (["192.168.1.23"], "192.168.1.23"),
        (["10.1.2.3", "192.168.1.23"], "192.168.1.23"),
        (["172.20.0.5", "10.1.2.3"], "10.1.2.3"),
        (["172.17.0.1", "172.31.0.5"], "172.31.0.5"),
        (["172.17.0.1"], "172.17.0.1"),
        (["172.17.0.1", "127.0.0.1", "8.8.8.8"], "172.17.0.1"),
        (["192.168.1.23", "192.168.56.1"], "192.168.1.23"),
        (["127.0.0.1", "127.0.1.1", "169.254.7.7", "0.0.0.0", "8.8.8.8"], None),  # noqa: S104
        (["172.32.0.1", "192.169.0.1", "11.0.0.1"], None),
        (["::1", "fe80::1", "rubbish", "", "192.168.1.999", "10.0.0.5"], "10.0.0.5"),
    ],
)
def test_the_best_home_address_is_chosen(addresses: list[str], chosen: str | None) -> None:
    assert choose(addresses) == chosen


@pytest.mark.parametrize(
    ("sources", "cards", "own", "found"),
    [
        (["10.0.0.5"], [], ["192.168.56.1"], "10.0.0.5"),  # a virtual network does not lead outside
        (["172.17.0.2"], [], ["192.168.1.23"], "192.168.1.23"),
        (["172.17.0.2"], [], ["127.0.0.1"], "172.17.0.2"),
        ([], [], ["127.0.1.1", "192.168.1.23"], "192.168.1.23"),
        (["8.8.4.4"], [], [], None),
        ([], [], [], None),
        # All routes lead into a tunnel; containers use a home's network; two network cards.
        (["10.8.0.2"], ["192.168.1.23"], ["10.8.0.2"], "192.168.1.23"),
        (["192.168.0.1", "10.0.0.5"], ["10.0.0.5"], [], "10.0.0.5"),
        (["10.0.0.5"], ["192.168.1.23", "10.0.0.5"], [], "10.0.0.5"),
        (["10.8.0.2"], ["8.8.4.4"], [], "10.8.0.2"),
    ],
)
def test_the_route_out_comes_before_the_host_names(
    monkeypatch: pytest.MonkeyPatch,
    sources: list[str],
    cards: list[str],
    own: list[str],
    found: str | None,
) -> None:
    monkeypatch.setattr(address, "_sources", lambda: sources)
    monkeypatch.setattr(address, "_cards", lambda: cards)
    monkeypatch.setattr(address, "_own", lambda: own)
    assert home_address() == found


def test_this_machine_has_a_home_address_or_none() -> None:
    found = home_address()
    assert found is None or choose([found]) == found


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dead(socket.socket):
        def connect(self, _: object) -> None:
            raise OSError("network is unreachable")

    def nobody(*_: object) -> None:
        raise OSError("name or service not known")

    monkeypatch.setattr(address.socket, "socket", Dead)
    monkeypatch.setattr(address.socket, "getaddrinfo", nobody)
    monkeypatch.setattr(address.socket, "if_nameindex", nobody)
    assert home_address() is None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells cards from other interfaces")
def test_a_network_card_is_an_interface_with_a_device(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(address, "_INTERFACES", tmp_path)
    assert address._cards() == []
    (tmp_path / "lo" / "device").mkdir(parents=True)
    assert address._cards() == ["127.0.0.1"]


def true_modules(border: int = 2) -> Modules:
    return [[bool(m) for m in row] for row in segno.make_qr(LINK).matrix_iter(border=border)]


def read_blocks(text: str, *, drawn_is_dark: bool) -> Modules:
    """The modules of a QR code drawn in half blocks."""
    rows: Modules = []
    for line in text.split("\n"):
        rows.append([(sign in "▀█") is drawn_is_dark for sign in line])
        rows.append([(sign in "▄█") is drawn_is_dark for sign in line])
    return rows


def test_on_a_terminal_the_qr_code_sets_its_colours() -> None:
    text = terminal_qr(LINK, colour=True)
    for line in text.split("\n"):
        assert line.startswith("\x1b[38;5;16;48;5;231m")  # black on white
        assert line.endswith("\x1b[0m")
    rows = read_blocks(re.sub(r"\x1b\[[\d;]*m", "", text), drawn_is_dark=True)
    size = len(true_modules())
    assert rows[:size] == true_modules()
    assert not any(any(row) for row in rows[size:])  # the padding of the last line is light


def test_without_colours_the_light_modules_are_drawn() -> None:
    text = terminal_qr(LINK, colour=False)
    assert set(text) == set("▀▄█ \n")
    rows = read_blocks(text, drawn_is_dark=False)
    assert rows[: len(true_modules())] == true_modules()
    assert terminal_qr(LINK) == text  # under test, standard output is no terminal


def test_the_svg_has_the_right_modules_and_nothing_else() -> None:
    text = svg_qr(LINK)
    image = ET.fromstring(text)  # noqa: S314 - our own drawing
    size = len(true_modules())
    assert image.tag == "{http://www.w3.org/2000/svg}svg"
    assert image.attrib == {"viewBox": f"0 0 {size} {size}"}
    ground, drawing = list(image)
    assert ground.attrib == {"fill": "#fff", "d": f"M0 0h{size}v{size}h-{size}z"}
    assert set(drawing.attrib) == {"stroke", "d"}
    assert drawing.attrib["stroke"] == "#000"
    assert read_path(drawing.attrib["d"], size) == true_modules()
    assert text.startswith("<svg")
    assert "\n" not in text


def read_path(path: str, size: int) -> Modules:
    """The modules covered by a path of moves and horizontal lines."""
    rows = [[False] * size for _ in range(size)]
    x = y = 0.0
    for kind, numbers in re.findall(r"([Mmh])([^Mmh]+)", path):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if kind == "M":
            x, y = values
        elif kind == "m":
            x, y = x + values[0], y + values[1]
        else:
            for module in range(int(values[0])):
                rows[int(y)][int(x) + module] = True
            x += values[0]
    return rows
