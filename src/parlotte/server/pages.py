"""The pages of the client, as they were built. Every path of a table is the same page."""

from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
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


def fingerprint() -> str:
    """A name for the client as it is built now: a tab that holds another loads itself anew."""
    names = sorted(_files(WEB))
    return sha256(b"".join(names)).hexdigest()[:16]


def _files(folder: Traversable) -> Iterator[bytes]:
    for child in folder.iterdir():
        if child.is_dir():
            yield from _files(child)
        else:
            yield child.name.encode() + sha256(child.read_bytes()).digest()


def pages() -> list[Any]:
    return [page]
