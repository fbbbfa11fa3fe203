"""The whole server as one ASGI app: the game socket, and HTTP beside it."""

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromQuery, JSONBody
from msgspec import Struct

from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.core.registration import Teams
from parlotte.i18n import Speaker, speaker
from parlotte.server.commands.kinds import Fields, Key, ShortText
from parlotte.server.content.days import DayAbout, DealAbout, day_at, deal_of
from parlotte.server.content.forms import Field, form
from parlotte.server.content.item_form import ItemField, item_form
from parlotte.server.content.options import deal_named, options_of
from parlotte.server.house import House
from parlotte.server.http.client_build import shipped
from parlotte.server.http.game_socket import (
    SOCKET,
    Entrance,
    named_in,
    origin_allowed,
    serve_socket,
)
from parlotte.server.http.headers import secured
from parlotte.server.http.host_names import HostNames
from parlotte.server.http.pages import Pages, pages
from parlotte.server.http.request_checks import guarded
from parlotte.server.limits.client_address import ClientAddress
from parlotte.server.limits.requests import paid
from parlotte.server.limits.visitors import Visitors
from parlotte.server.logs import event
from parlotte.server.metrics import metrics_text
from parlotte.server.sockets.frames import OUR_FAULT, Refused, in_words
from parlotte.server.table.gathering import Newcomer, Spoken
from parlotte.server.table.names import ANIMALS

log = logging.getLogger("parlotte.http")
VERSION = version("parlotte")  # read once: balancers poll the health check often
# HTTP status by refusal; any other refusal is 422 (invalid request).
REFUSALS = {"too-many-tables": 429, "disk-low": 503, "not-saved": 503}
LOOPBACK = ("127.0.0.1", "::1", "localhost")
Asgi = Callable[[Any, Any, Any], Awaitable[None]]


class Health(Struct, frozen=True):
    status: str
    version: str
    disk: str  # "ok" or "low": then no new table is opened; open ones go on


class GameAbout(Struct, frozen=True):
    """A game that can be played, and its options."""

    key: str
    name: str
    tagline: str
    seats: tuple[int, int]
    levels: tuple[int, int]  # of its bots
    minutes: int  # about how long a match lasts
    options: dict[str, Any]  # as a JSON schema
    defaults: dict[str, Any]
    form: tuple[Field, ...]  # the same, as a form
    teams: Teams | None  # if the game can be played in teams
    own: tuple[ItemField, ...] | None  # the form of an item that a table adds; null: it takes none
    own_each: int  # the most items per person; 0: no limit
    own_secret: bool  # each item is read by its author only
    private: bool  # its log is deleted, unless all agree to keep it


class OpenTable(Struct, frozen=True):
    """A new table, and the person who opens it."""

    animal: Key
    name: ShortText | None = None  # None: named after the animal, for playing alone
    game: Key = ""  # empty: the first of the house; the table may choose another
    lang: Key = "fr"
    options: Fields = {}  # of that game, where they differ from the defaults
    spoken: Spoken = ""  # the pronoun of the person who opens it


class Opened(Struct, frozen=True):
    code: str
    key: str  # of the invitation link
    person: int
    token: str  # of the host's seat: a secret, sent to this server only


@get("/healthz", summary="Whether the server answers, and whether it is crowded")
async def healthz(state: State) -> Response[Health]:
    """Crowded stays 200: a health check must not restart the server for it."""
    house: House = state.house
    visitors: Visitors = state.visitors
    status, code = "crowded" if visitors.crowded else "ok", 200
    if house.stopping:
        status, code = "stopping", 503
    elif house.cluster is not None:
        status, code = house.cluster.health
    health = Health(status, VERSION, "low" if house.disk.low else "ok")
    return Response(health, status_code=code)


@get("/metrics", media_type=MediaType.TEXT, summary="Counts, for this machine alone by default")
async def metrics(state: State, request: Request[Any, Any, Any]) -> str:
    house: House = state.house
    client = request.client.host if request.client else ""
    proxied = "x-forwarded-for" in request.headers
    if not house.settings.metrics_for_all and (client not in LOOPBACK or proxied):
        raise NotFoundException
    return metrics_text(house)


@get("/api/games", summary="The games, with the options of each")
async def games(state: State, lang: FromQuery[str] = "fr") -> Response[list[GameAbout]]:
    house: House = state.house
    tongue = "en" if lang == "en" else "fr"
    key = ("games", tongue)
    body: Any = house.answer_cache.find(key) or house.answer_cache.keep(
        key, encode(_games(house, tongue))
    )
    return Response(body, media_type=MediaType.JSON)


def _games(house: House, lang: str) -> list[GameAbout]:
    say = speaker(lang)
    return [
        GameAbout(
            key,
            say(f"game-{key}"),
            say(f"game-{key}-tagline"),
            (game.seats[0], game.seats[-1]),
            (game.levels[0], game.levels[-1]),
            game.minutes,
            msgspec.json.schema(game.options),
            options_of(game.options()),
            form(game, say),
            game.teams,
            item_form(game, say),
            game.own.each if game.own else 0,
            bool(game.own and game.own.secret),
            game.private,
        )
        for key, game in house.library.games.items()
    ]


@get("/api/day", summary="The deal of the day, where a game has one")
async def day(state: State) -> list[DayAbout]:
    """A list, so that a day without a deal is no error."""
    house: House = state.house
    found = deal_of(house.library, day_at(house.wall()))
    return [] if found is None else [found]


@get("/api/deal", summary="A deal by its name: a day, or a code")
async def deal(state: State, game: FromQuery[str], name: FromQuery[str]) -> list[DealAbout]:
    """A list, so that an unknown name is no error."""
    house: House = state.house
    found = deal_named(house.library, game, name, day_at(house.wall()))
    return [] if found is None else [found]


@get("/api/animals", summary="The animals to choose from")
async def animals() -> list[str]:
    return list(ANIMALS)


@post("/api/tables", summary="Open a table", status_code=201)
async def open_table(
    state: State, request: Request[Any, Any, Any], data: JSONBody[OpenTable]
) -> Response[Opened | Refused]:
    house: House = state.house
    if not origin_allowed(request.headers, house.settings.public_url):
        raise HTTPException(status_code=403)
    address = state.client_address.of(request.scope)
    say = speaker("en" if data.lang == "en" else "fr")
    try:
        live, host, token = await house.opening.open_table(
            address, _newcomer(data, say), data.game or house.library.first, data.options
        )
    except Rejected as refused:
        refusal = in_words(refused, say)
        return Response(refusal, status_code=REFUSALS.get(refused.key, 422))
    return Response(Opened(live.state.gathering.code, live.state.gathering.key, host.id, token))


def _newcomer(data: OpenTable, say: Speaker) -> Newcomer:
    """A person without a name is named after the animal, in their own language."""
    if data.name is not None:
        return Newcomer(data.name, data.animal, data.spoken)
    name = say(f"animal-{data.animal}") if data.animal in ANIMALS else ""
    return Newcomer(name, data.animal, data.spoken, unnamed=True)


def _bad_request(_request: Request[Any, Any, Any], _fault: Exception) -> Response[dict[str, Any]]:
    """JSON nested too deeply, or not UTF-8: Litestar alone would answer 500."""
    return Response({"status_code": 400, "detail": "Bad Request"}, status_code=400)


def _our_fault(request: Request[Any, Any, Any], fault: Exception) -> Response[Refused]:
    """Answers a readable 500; logs the error without the request."""
    event(log, "answer-failed", level=logging.ERROR, error=fault)
    say = speaker("en" if request.query_params.get("lang") == "en" else "fr")
    return Response(in_words(Rejected(OUR_FAULT), say), status_code=500)


def make_app(house: House, visitors: Visitors) -> Asgi:
    """The ASGI app of a house. The house starts and stops with the server."""
    settings = house.settings
    client_pages = Pages(shipped(), 2 * settings.syllables)
    client_address = ClientAddress(settings.trust_proxy)
    http = Litestar(
        route_handlers=[
            healthz,
            metrics,
            games,
            day,
            deal,
            animals,
            open_table,
            *pages(client_pages),
        ],
        openapi_config=OpenAPIConfig(
            title="Parlotte", version=VERSION, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        state=State({"house": house, "visitors": visitors, "client_address": client_address}),
        logging_config=None,
        exception_handlers={
            NotFoundException: client_pages.not_found,
            RecursionError: _bad_request,
            UnicodeDecodeError: _bad_request,
            500: _our_fault,
        },
    )
    names = HostNames(settings.host, settings.public_url)
    paid_for = paid(http, house.budgets, client_address, house.counts)
    pages_and_api = secured(guarded(paid_for, names, visitors))

    async def app(scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await pages_and_api(scope, receive, send)
        elif scope["path"] == SOCKET or named_in(scope["path"]) is not None:
            entrance = Entrance(visitors, names, client_address)
            await serve_socket(house, entrance, scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    return app
