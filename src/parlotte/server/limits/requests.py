"""Requests are paid for as frames are: from the budget of the address they come from."""

import asyncio
from collections.abc import Awaitable, Callable
from random import random
from typing import Any

from parlotte.server.house import House
from parlotte.server.limits.client_address import ClientAddress
from parlotte.server.limits.budgets import FLOOD_PAUSE

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


def paid(app: Asgi, house: House, whence: ClientAddress) -> Asgi:
    """Whoever asks too much waits for it; whoever goes on is refused."""

    async def asked(scope: Any, receive: Any, send: Any) -> None:
        free = scope["type"] != "http" or scope["path"] in FREE
        if free or await _paid(house, scope["path"], whence.of(scope)):
            await app(scope, receive, send)
            return
        house.metrics.counts["requests_refused"] += 1
        await send({"type": "http.response.start", "status": 429, "headers": HEADERS})
        await send({"type": "http.response.body", "body": BODY})

    return asked


async def _paid(house: House, path: str, address: str) -> bool:
    budget, cost = house.budgets.pages(address), COSTS.get(path, 1.0)
    for _ in range(MOST_WAITS):
        if budget.take(house.clock.seconds(), cost):
            return True
        await asyncio.sleep(FLOOD_PAUSE * (1 + random()))
    return False
