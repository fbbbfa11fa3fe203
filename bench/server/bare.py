"""The bare server to compare with: the same uvicorn and options, one frame in, four of its size
out.

It has no logic: the number in the path tells which four sockets belong together.
"""

import sys
from typing import Any

import uvicorn

from parlotte.server.sockets.frames import MOST_FRAME_BYTES
from parlotte.server.sockets.pulse import PING_SECONDS

circles: dict[str, list[Any]] = {}


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "lifespan":
        while True:
            message = await receive()
            await send({"type": f"{message['type']}.complete"})
            if message["type"] == "lifespan.shutdown":
                return
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})
        return
    circle = circles.setdefault(scope["path"], [])
    await receive()
    await send({"type": "websocket.accept"})
    circle.append(send)
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            circle.remove(send)
            return
        for one in circle:
            await one({"type": "websocket.send", "text": message["text"]})


def main() -> None:
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(sys.argv[2]),
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        access_log=False,
        log_config=None,
    )


if __name__ == "__main__":
    main()
