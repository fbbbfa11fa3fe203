"""Checks of a request before the app sees it: Host, framing, body size, timeout."""

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any

import msgspec

from parlotte.i18n import speaker
from parlotte.server.http.host_names import HostNames
from parlotte.server.http.pages import language_for
from parlotte.server.limits.visitors import Visitors

MOST_BODY = 16 * 1024
# A longer body is still read up to this size, so that the client gets the refusal.
MOST_UNREAD = 1024 * 1024
Asgi = Callable[[Any, Any, Any], Awaitable[None]]


def guarded(app: Asgi, names: HostNames, visitors: Visitors) -> Asgi:
    """Passes only complete requests to the app. A HEAD is passed as a GET."""

    async def guarding(scope: Any, receive: Any, send: Any) -> None:
        headers = dict(scope["headers"])
        host = headers.get(b"host")
        if host is not None and host.decode("latin-1") not in names:
            visitors.warn("host-refused")
            await _strange_name(headers, send)
            return
        if b"content-length" in headers or b"transfer-encoding" in headers:
            body = await _whole(headers, receive, visitors.limits.body_seconds)
            if body is None:
                return  # the client has gone
            if isinstance(body, HTTPStatus):
                await _refuse(send, body)
                return
            receive = _again(body, receive)
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return guarding


async def _whole(
    headers: dict[bytes, bytes], receive: Any, seconds: float
) -> bytes | HTTPStatus | None:
    """The body, or the status of the refusal; None: the client has gone."""
    length = headers.get(b"content-length")
    if length is not None and b"transfer-encoding" in headers:
        # Ambiguous length (request smuggling): a proxy may see another end of the body than we do.
        return HTTPStatus.BAD_REQUEST
    declared = int(length) if length is not None else 0
    if declared > MOST_UNREAD or (declared > MOST_BODY and b"expect" in headers):
        return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    body, size, more = bytearray(), 0, True
    try:
        async with asyncio.timeout(seconds):
            while more and size <= MOST_UNREAD:
                message = await receive()
                if message["type"] == "http.disconnect":
                    return None
                size += len(message["body"])
                if size <= MOST_BODY:
                    body += message["body"]
                more = message["more_body"]
    except TimeoutError:
        return HTTPStatus.REQUEST_TIMEOUT
    return bytes(body) if size <= MOST_BODY else HTTPStatus.REQUEST_ENTITY_TOO_LARGE


def _again(body: bytes, receive: Any) -> Any:
    """Replays the body that was read; after that only a disconnect is received."""
    replayed = False

    async def receiving() -> Any:
        nonlocal replayed
        if replayed:
            return await receive()
        replayed = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving


async def _refuse(send: Any, status: HTTPStatus) -> None:
    body = msgspec.json.encode({"status_code": status.value, "detail": status.phrase})
    await _answer(send, status, b"application/json", body)


async def _strange_name(headers: dict[bytes, bytes], send: Any) -> None:
    lang = language_for(headers.get(b"accept-language", b"").decode("latin-1"))
    text = speaker(lang)("host-unknown").encode()
    await _answer(send, HTTPStatus.MISDIRECTED_REQUEST, b"text/plain; charset=utf-8", text)


async def _answer(send: Any, status: HTTPStatus, kind: bytes, body: bytes) -> None:
    """Answers and closes the connection: the rest of the data can't be told from a body."""
    headers = [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status.value, "headers": headers})
    await send({"type": "http.response.body", "body": body})
