"""The rate limit for HTTP requests: each is paid from a budget of its address."""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from parlotte.server.limits.budgets import Budgets, paid_in_time
from parlotte.server.limits.client_address import ClientAddress
from parlotte.server.limits.costs import FREE_REQUESTS, REQUESTS, USUAL_REQUEST

Asgi = Callable[[Any, Any, Any], Awaitable[None]]
BODY = b'{"status_code":429,"detail":"Too Many Requests"}'
HEADERS = [
    (b"content-type", b"application/json"),
    (b"content-length", str(len(BODY)).encode()),
    (b"retry-after", b"5"),
]


def paid(app: Asgi, budgets: Budgets, client_address: ClientAddress, counts: Counter[str]) -> Asgi:
    """Delays requests over the budget; refuses them with 429 if that takes too long."""

    async def asked(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["path"] in FREE_REQUESTS:
            await app(scope, receive, send)
            return
        budget = budgets.pages(client_address.of(scope))
        cost = REQUESTS.get(scope["path"], USUAL_REQUEST)
        if await paid_in_time(budget, budgets.seconds, cost):
            await app(scope, receive, send)
            return
        counts["requests_refused"] += 1
        await send({"type": "http.response.start", "status": 429, "headers": HEADERS})
        await send({"type": "http.response.body", "body": BODY})

    return asked
