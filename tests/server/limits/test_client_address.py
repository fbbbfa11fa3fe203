"""The address of a client, behind a proxy or not; an untrusted proxy is logged."""

from typing import Any

from parlotte.client import open_table
from parlotte.server.limits.client_address import ClientAddress
from parlotte.server.settings import Limits
from support.bare_http import line
from support.logged import logged
from support.scene import served
from support.server import Running
from support.tables import phone, refusal

RUDE, FRIEND = "192.0.2.7", "192.0.2.8"


def scope(client: str, *forwarded: bytes) -> dict[str, Any]:
    headers = [(b"host", b"x"), *((b"x-forwarded-for", one) for one in forwarded)]
    return {"client": (client, 1), "headers": headers}


def test_a_trusted_proxys_last_forwarded_address_counts() -> None:
    client_address = ClientAddress(trust_proxy=True)
    with logged("warning") as log:
        assert client_address.of(scope("127.0.0.1", b"203.0.113.9")) == "203.0.113.9"
        # An address that the client sent itself stands before the proxy's, in one header or in two.
        assert client_address.of(scope("127.0.0.1", b"6.6.6.6, 203.0.113.9")) == "203.0.113.9"
        assert client_address.of(scope("127.0.0.1", b"6.6.6.6", b"203.0.113.9")) == "203.0.113.9"
        assert client_address.of(scope("127.0.0.1")) == "127.0.0.1"
        assert client_address.of({"client": None, "headers": []}) == "unknown"
    assert log.lines() == []


def test_without_trust_the_proxys_address_counts_and_is_logged_once() -> None:
    client_address = ClientAddress(trust_proxy=False)
    with logged("warning") as log:
        assert client_address.of(scope("127.0.0.1")) == "127.0.0.1"
        assert log.lines() == []
        for one in (b"203.0.113.9", b"203.0.113.10", b""):
            assert client_address.of(scope("127.0.0.1", one)) == "127.0.0.1"
    (told,) = log.lines()
    assert (told["event"], told["level"]) == ("proxy-not-trusted", "warning")
    assert "203.0.113" not in log.getvalue()


@served(warned=("proxy-not-trusted",))
async def test_sockets_and_pages_log_an_untrusted_proxy_once(here: Running) -> None:
    (host,) = await here.table(1)
    for address in (RUDE, FRIEND):
        async with phone(here, host.code, address=address, tokens=host.tokens) as one:
            assert "welcome" in await one.read()
            sockets = here.house.tables[host.code].stage.attendance.connections
            assert [socket.address for socket in sockets] == ["127.0.0.1"] * 2
        async with line(here) as page:
            page.ask("GET", "/api/animals", f"X-Forwarded-For: {address}")
            assert (await page.answer()).status == 200


@served(limits=Limits(opened_burst=2.0), warned=(), still=True)
async def test_localhost_has_the_same_limits_as_any_address(here: Running) -> None:
    """Tables, requests and hellos from localhost are limited like any others;
    tests/server/safety/test_crowd.py tests the limit of its connections."""
    for _ in range(2):
        await open_table(here.url, "Camille", "renard")
    assert (await refusal(open_table(here.url, "Camille", "renard"))).key == "too-many-tables"
    budgets, now = here.house.budgets, here.clock.now
    most = here.house.settings.limits.frames_burst * 10
    assert budgets.pages("127.0.0.1").left(now) < most
