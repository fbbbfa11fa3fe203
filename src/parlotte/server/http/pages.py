"""The pages of the client over HTTP: home, a table, its big screen. An unknown path shows home
with status 404.
"""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from parlotte.i18n import LANGUAGES
from parlotte.server.http.client_build import PAGES, TYPES, Asset, ClientBuild, ending
from parlotte.server.table.codes import may_be_code

AnyRequest = Request[Any, Any, Any]

HIDDEN: dict[str, Any] = {"include_in_schema": False, "sync_to_thread": False}
ALWAYS_ASK = "no-cache"
# The file name contains a hash: changed content has another name.
FOR_GOOD = "public, max-age=31536000, immutable"
# Few and small files without a hash: a browser asks for its icon several times per page.
FOR_A_DAY = "public, max-age=86400"
SCREEN = "ecran"
# Other words for the big screen that people type.
SCREENS = frozenset({"écran", "screen", "tele", "télé", "television", "télévision", "tv"})
# Paths for programs, whose errors are JSON.
FOR_PROGRAMS = frozenset({"api", "assets", "healthz", "metrics", "schema", "ws"})


class Pages:
    def __init__(self, built: ClientBuild, letters: int) -> None:
        self._built = built
        self._pages = {kind: built.page(letters, kind) for kind in PAGES}

    def show(self, request: AnyRequest, kind: str, status: int = 200) -> Response[bytes]:
        lang = language_for(request.headers.get("accept-language", ""))
        page = self._pages[kind][lang]
        return _answer(request, page, ALWAYS_ASK, "accept-language", status=status)

    def file(self, request: AnyRequest, path: str, cache: str) -> Response[bytes]:
        if path not in self._built.files:
            raise NotFoundException
        return _answer(request, self._built.files[path], cache)

    def not_found(self, request: AnyRequest, _fault: Exception) -> Response[Any]:
        """404: a page for people, JSON for programs."""
        path = request.url.path
        asked_by_a_program = path.split("/")[1] in FOR_PROGRAMS or ending(path) in TYPES
        if asked_by_a_program or request.method != "GET":
            return Response({"status_code": 404, "detail": "Not Found"}, status_code=404)
        return self.show(request, "home", status=404)


def pages(shown: Pages) -> list[Any]:
    @get(["/", "/{code:str}"], media_type=MediaType.HTML, **HIDDEN)
    def page(request: AnyRequest, code: FromPath[str] = "") -> Response[bytes]:
        """The client reads the code from its URL. A path with a file extension is a file or 404."""
        if "." in code and ending(code) in TYPES:
            return shown.file(request, code, FOR_A_DAY)
        if not code:
            return shown.show(request, "home")
        if not may_be_code(code):
            raise NotFoundException
        return _moved(request, f"/{code.upper()}") or shown.show(request, "table")

    @get("/{code:str}/{where:str}", media_type=MediaType.HTML, **HIDDEN)
    def screen(request: AnyRequest, code: FromPath[str], where: FromPath[str]) -> Response[Any]:
        """Redirects other words for the big screen to its page."""
        if not may_be_code(code):
            raise NotFoundException
        if where != SCREEN and where.lower() not in SCREENS:
            raise NotFoundException
        return _moved(request, f"/{code.upper()}/{SCREEN}") or shown.show(request, "screen")

    @get("/assets/{name:str}", **HIDDEN)
    def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return shown.file(request, f"assets/{name}", FOR_GOOD)

    return [page, screen, asset]


def _moved(request: AnyRequest, address: str) -> Response[bytes] | None:
    """Redirects to the canonical path of a table's page, with the code in capitals."""
    if request.scope["raw_path"] == address.encode("ascii"):
        return None
    return Response(b"", status_code=307, headers={"location": address})


def _answer(
    request: AnyRequest, asset: Asset, cache: str, *vary: str, status: int = 200
) -> Response[bytes]:
    headers = {"cache-control": cache}
    body = asset.body
    if asset.text:
        vary = (*vary, "accept-encoding")
        if "gzip" in by_preference(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            body = asset.packed
    if vary:
        headers["vary"] = ", ".join(vary)
    return Response(body, media_type=asset.media_type, headers=headers, status_code=status)


def language_for(accepted: str) -> str:
    """French, unless the browser prefers English."""
    asked = (one.partition("-")[0] for one in by_preference(accepted))
    return next((lang for lang in asked if lang in LANGUAGES), LANGUAGES[0])


def by_preference(accepted: str) -> list[str]:
    """The values of an Accept header by weight, highest first; those with weight 0 are left out."""
    weighed = []
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        try:
            weighed.append((float(weight.strip().removeprefix("q=") or 1), name.strip()))
        except ValueError:
            continue
    return [name for weight, name in sorted(weighed, key=lambda w: -w[0]) if weight > 0]
