"""Requests are paid for as frames are: from the budget of the address they come from."""

import asyncio
from collections.abc import Awaitable, Callable
from random import random
from typing import Any

from parlotte.server.house import House
from parlotte.server.sockets.limits import address_of
from parlotte.server.sockets.reading import FLOOD_PAUSE

Asgi = Callable[[Any, Any, Any], Awaitable[None]]
MOST_WAITS = 20  # seven seconds and a half; a browser that loads a page waits gladly
FREE = ("/healthz",)
COSTS = {"/api/tables": 5.0, "/api/deal": 2.0}  # options are read; whatever else is 1
BODY = b'{"status_code":429,"detail":"Too Many Requests"}'
HEADERS = [
    (b"content-type", b"application/json"),
    (b"content-length", str(len(BODY)).encode()),
    (b"retry-after", b"5"),
]


def paid(app: Asgi, house: House) -> Asgi:
    """Whoever asks too much waits for it; whoever goes on is refused."""

    async def asked(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["path"] in FREE or await _paid(house, scope):
            await app(scope, receive, send)
            return
        house.metrics.counts["requests_refused"] += 1
        await send({"type": "http.response.start", "status": 429, "headers": HEADERS})
        await send({"type": "http.response.body", "body": BODY})

    return asked


async def _paid(house: House, scope: Any) -> bool:
    forwarded = None
    if house.settings.trust_proxy:
        told = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        forwarded = b",".join(told).decode("latin-1")  # our own proxy wrote the last
    client = scope.get("client") or ("", 0)
    budget = house.budgets.pages(address_of(client[0], forwarded, house.settings.trust_proxy))
    cost = COSTS.get(scope["path"], 1.0)
    for _ in range(MOST_WAITS):
        if budget.take(house.clock.seconds(), cost):
            return True
        await asyncio.sleep(FLOOD_PAUSE * (1 + random()))
    return False
