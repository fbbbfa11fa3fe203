"""The pages of the client, as they were built. Every path of a table is the same page."""

from importlib.resources import files
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath

WEB = files("parlotte") / "web"


@get(
    ["/", "/{code:str}", "/{code:str}/ecran"],
    media_type=MediaType.HTML,
    include_in_schema=False,
    sync_to_thread=False,
)
def page(code: FromPath[str] = "") -> Response[bytes]:  # noqa: ARG001 - the client reads it off its address
    body = (WEB / "index.html").read_bytes()
    return Response(body, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def pages() -> list[Any]:
    return [page]
