"""The pages of the client over HTTP: home, a table, its big screen. Whatever leads nowhere is home,
which says so.
"""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from parlotte.i18n import LANGUAGES
from parlotte.server.http.client_build import PAGES, TYPES, Asset, ClientBuild, ending
from parlotte.server.table.codes import may_be_code

AnyRequest = Request[Any, Any, Any]

ALWAYS_ASK = "no-cache"
# Its name holds a hash: another content has another name.
FOR_GOOD = "public, max-age=31536000, immutable"
# Few, small, and never of one build only: a browser asks for its icon several times a page.
FOR_A_DAY = "public, max-age=86400"
SCREEN = "ecran"
# What people call the big screen when they type its address.
SCREENS = frozenset({"écran", "screen", "tele", "télé", "television", "télévision", "tv"})
# Programs ask there, and are answered as programs.
FOR_PROGRAMS = frozenset({"api", "assets", "healthz", "metrics", "schema", "ws"})


class Pages:
    """The client's page at each door, in each language."""

    def __init__(self, built: ClientBuild, letters: int) -> None:
        """`letters`: of a code, as tables are opened here."""
        self._built = built
        self._doors = {door: built.page(letters, door) for door in PAGES}

    def show(self, request: AnyRequest, door: str, status: int = 200) -> Response[bytes]:
        lang = language_for(request.headers.get("accept-language", ""))
        page = self._doors[door][lang]
        return _answer(request, page, ALWAYS_ASK, "accept-language", status=status)

    def file(self, request: AnyRequest, path: str, cache: str) -> Response[bytes]:
        return _answer(request, _found(self._built, path), cache)

    def not_found(self, request: AnyRequest, _fault: Exception) -> Response[Any]:
        """Nothing is there: people get a page that says so, programs an answer."""
        path = request.url.path
        asked_by_a_program = path.split("/")[1] in FOR_PROGRAMS or ending(path) in TYPES
        if asked_by_a_program or request.method != "GET":
            return Response({"status_code": 404, "detail": "Not Found"}, status_code=404)
        return self.show(request, "home", status=404)


def pages(shown: Pages) -> list[Any]:
    @get(
        ["/", "/{code:str}"],
        media_type=MediaType.HTML,
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(request: AnyRequest, code: FromPath[str] = "") -> Response[bytes]:
        """The client reads the code off its address. What ends like a file is one, or nothing."""
        if "." in code and ending(code) in TYPES:
            return shown.file(request, code, FOR_A_DAY)
        if not code:
            return shown.show(request, "home")
        if not may_be_code(code):
            raise NotFoundException
        return _moved(request, f"/{code.upper()}") or shown.show(request, "table")

    @get(
        "/{code:str}/{where:str}",
        media_type=MediaType.HTML,
        include_in_schema=False,
        sync_to_thread=False,
    )
    def screen(request: AnyRequest, code: FromPath[str], where: FromPath[str]) -> Response[Any]:
        """Whoever asks for a table's television is led to its big screen."""
        if not may_be_code(code):
            raise NotFoundException
        if where != SCREEN and where.lower() not in SCREENS:
            raise NotFoundException
        return _moved(request, f"/{code.upper()}/{SCREEN}") or shown.show(request, "screen")

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return shown.file(request, f"assets/{name}", FOR_GOOD)

    return [page, screen, asset]


def _moved(request: AnyRequest, address: str) -> Response[bytes] | None:
    """There, unless that very address was called, letter by letter: a page of a table has only one,
    with the code in capitals. Browsers bring along the key behind the #."""
    if request.scope["raw_path"] == address.encode("ascii"):
        return None
    return Response(b"", status_code=307, headers={"location": address})


def _found(built: ClientBuild, path: str) -> Asset:
    if path not in built.files:
        raise NotFoundException
    return built.files[path]


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
    """French, unless English is the first of our languages that the browser asks for."""
    asked = (one.partition("-")[0] for one in by_preference(accepted))
    return next((lang for lang in asked if lang in LANGUAGES), LANGUAGES[0])


def by_preference(accepted: str) -> list[str]:
    """What an Accept header asks for, the dearest first; what it weighs with 0 is refused."""
    weighed = []
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        try:
            weighed.append((float(weight.strip().removeprefix("q=") or 1), name.strip()))
        except ValueError:
            continue
    return [name for weight, name in sorted(weighed, key=lambda w: -w[0]) if weight > 0]
