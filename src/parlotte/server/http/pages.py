"""The pages of the client over HTTP. Every path of a table is the same page."""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from parlotte.i18n import LANGUAGES
from parlotte.server.http.built import TYPES, Asset, Built, ending

AnyRequest = Request[Any, Any, Any]

ALWAYS_ASK = "no-cache"
# Its name holds a hash: another content has another name.
FOR_GOOD = "public, max-age=31536000, immutable"


def pages(built: Built, letters: int) -> list[Any]:
    """`letters`: of a code, as tables are opened here."""
    in_each_language = built.page(letters)

    @get(
        ["/", "/{code:str}", "/{code:str}/ecran"],
        media_type=MediaType.HTML,
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(request: AnyRequest, code: FromPath[str] = "") -> Response[bytes]:
        """The client reads the code off its address. What ends like a file is one, or nothing."""
        if "." in code and ending(code) in TYPES:
            return _answer(request, _found(built, code), ALWAYS_ASK)
        lang = language_for(request.headers.get("accept-language", ""))
        return _answer(request, in_each_language[lang], ALWAYS_ASK, "accept-language")

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return _answer(request, _found(built, f"assets/{name}"), FOR_GOOD)

    return [page, asset]


def _found(built: Built, path: str) -> Asset:
    if path not in built.files:
        raise NotFoundException
    return built.files[path]


def _answer(request: AnyRequest, asset: Asset, cache: str, *vary: str) -> Response[bytes]:
    headers = {"cache-control": cache}
    body = asset.body
    if asset.text:
        vary = (*vary, "accept-encoding")
        if "gzip" in dearest_first(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            body = asset.packed
    if vary:
        headers["vary"] = ", ".join(vary)
    return Response(body, media_type=asset.media_type, headers=headers)


def language_for(accepted: str) -> str:
    """French, unless English is the first of our languages that the browser asks for."""
    asked = (one.partition("-")[0] for one in dearest_first(accepted))
    return next((lang for lang in asked if lang in LANGUAGES), LANGUAGES[0])


def dearest_first(accepted: str) -> list[str]:
    """What an Accept header asks for, the dearest first; what it weighs with 0 is refused."""
    weighed = []
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        try:
            weighed.append((float(weight.strip().removeprefix("q=") or 1), name.strip()))
        except ValueError:
            continue
    return [name for weight, name in sorted(weighed, key=lambda w: -w[0]) if weight > 0]
