"""Which Host names are accepted: protection against DNS rebinding."""

import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from parlotte.server.http.host_names import HostNames
from parlotte.server.run import address_for_phones, address_for_this_machine
from parlotte.server.settings import Settings
from support.bare_http import line
from support.scene import served
from support.server import Running

PUBLIC = "https://Parlotte.Example:8443/"
MACHINE = socket.gethostname().lower()
LABEL = MACHINE.partition(".")[0]

OURS = (
    "127.0.0.1", "127.0.0.1:8000", "192.168.1.20:8123", "[::1]:8000", "[fe80::1]", "8.8.8.8",
    "localhost", "localhost:5173", "LocalHost", "parlotte.localhost", "localhost.",
    MACHINE, f"{MACHINE}:8000", MACHINE.upper(), f"{LABEL}.local", f"{LABEL}.lan",
    f"{LABEL}.home.arpa", "salon.local:8000", "parlotte.example", "parlotte.example:8443",
    "PARLOTTE.example.", "parlotte.example:80", "", None,
)  # fmt: skip
NOT_OURS = (
    "evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example",
    "127.0.0.1.nip.io", "parlotte.example.evil.example", "xparlotte.example",
    f"{LABEL}.evil.example",
    "evil.local.example", "local", ".", "evil.example@127.0.0.1", "127.0.0.1@evil.example",
    "127.0.0.1/evil", "evil.example#127.0.0.1", "127.0.0.1:x", "[::1", "::1]", "evil.lan", "0x7f.1",
    "127.0.0.1, evil.example", "127.0.0.1 evil.example", "évil", "[evil]", ":8000", "?",
    "127.0.0.1?",
)  # fmt: skip


@pytest.mark.parametrize("host", OURS)
def test_our_names_are_accepted(host: str | None) -> None:
    assert host in HostNames("0.0.0.0", PUBLIC)  # noqa: S104


@pytest.mark.parametrize("host", NOT_OURS)
def test_foreign_names_are_refused(host: str) -> None:
    assert host not in HostNames("0.0.0.0", PUBLIC)  # noqa: S104


def test_without_a_public_url_its_name_is_refused() -> None:
    assert "parlotte.example" not in HostNames("0.0.0.0", None)  # noqa: S104


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.20", "127.0.0.1", "jeux.maison.fr"])  # noqa: S104
@pytest.mark.parametrize("public", [None, PUBLIC])
def test_the_addresses_we_show_are_accepted(host: str, public: str | None) -> None:
    settings = Settings(data=Path(), host=host, public_url=public)
    names = HostNames(host, public)
    for told in (address_for_this_machine(settings), address_for_phones(settings)):
        if told is not None:
            assert told.partition("://")[2] in names


@served(public_url="https://parlotte.example", warned=("host-refused",) * 5)
async def test_a_rebound_name_is_refused(here: Running) -> None:
    """DNS rebinding: the browser takes this server for evil.example, so Host and Origin agree."""
    body = '{"name": "Camille", "animal": "renard"}'
    for method, path, more in (
        ("GET", "/", ()),
        ("GET", "/api/games", ()),
        ("POST", "/api/tables", ("Content-Type: application/json", "Content-Length: 39")),
    ):
        async with line(here) as one:
            headers = ("Origin: http://evil.example:8000", *more)
            one.ask(method, path, *headers, host="evil.example:8000")
            one.say(body if more else "")
            answer = await one.answer()
            assert answer.status == 421
            assert "--public-url" in answer.body.decode()
            assert "content-security-policy" in answer.headers
    assert here.house.tables == {}
    url = here.url.replace("http", "ws", 1) + "/ws"
    for headers in ({}, {"Origin": "http://evil.example"}):
        with pytest.raises(InvalidStatus) as refused:
            await connect(
                url.replace("127.0.0.1", "evil.example"),
                host="127.0.0.1",
                port=here.house.settings.port,
                additional_headers=headers,
            )
        assert refused.value.response.status_code == 403


@served(public_url="https://parlotte.example")
async def test_our_names_and_a_missing_host_are_answered(here: Running) -> None:
    for host in ("parlotte.example", "localhost:1", "192.168.1.20:8000", "salon.local"):
        async with line(here) as one:
            one.ask("GET", "/healthz", host=host)
            assert (await one.answer()).status == 200, host
    async with line(here) as old:
        old.say("GET /healthz HTTP/1.0\r\n\r\n")
        assert (await old.answer()).status == 200
    async with line(here) as broken:
        broken.say("GET /healthz HTTP/1.1\r\n\r\n")  # HTTP/1.1 requires a Host header
        assert (await broken.answer()).status == 400


@served()
async def test_the_refusal_is_in_the_visitors_language(here: Running) -> None:
    said = []
    for lang in ("fr", "en"):
        async with line(here) as one:
            one.ask("GET", "/", f"Accept-Language: {lang}", host="evil.example")
            said.append((await one.answer()).body.decode())
    assert said[0].startswith("Parlotte ne répond pas")
    assert said[1].startswith("Parlotte does not go by")
