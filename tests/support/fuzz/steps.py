"""The steps of a hostile client, as JSON, so that a finding can be stored."""

import random
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Literal, get_args
from urllib.parse import quote

import msgspec
from hypothesis import strategies as st
from hypothesis.control import BuildContext
from hypothesis.errors import StopTest
from hypothesis.internal.conjecture.data import ConjectureData

from parlotte.core.registration import Registration
from parlotte.server.commands.kinds import (
    Advise,
    AnyCommand,
    Couch,
    HandOver,
    Leave,
    PutItem,
    PutPack,
    Remove,
    Replay,
    SetOptions,
    Stop,
)
from parlotte.server.http.app import OpenTable
from parlotte.server.sockets.frames import Hello
from parlotte.server.table.names import ANIMALS
from support.fuzz.shapes import (
    NASTY,
    Shapes,
    Values,
    mostly,
    numbers,
    rows_of,
    rubbish,
    texts,
    weighed,
)

Role = Literal["host", "guest", "watcher", "screen", "door"]
ROLES: tuple[Role, ...] = ("host", "guest", "watcher", "screen", "door")
Step = dict[str, Any]
Games = Mapping[str, Registration]

RICH = (SetOptions, PutPack, PutItem, Advise, Replay)  # with most to say
LAST = (Leave, Remove, HandOver, Stop, Couch)  # after which little is left to do
# Put in when it is sent: what a client knows from what it was shown.
LIVE = ("$phase", "$match", "$code", "$check", "$pack")
PATHS = (
    "/", "/healthz", "/metrics", "/api/games", "/api/day", "/api/deal", "/api/animals",
    "/api/tables",
    "/schema/openapi.json", "/GVEK", "/GVEK/ecran", "/assets/x.js", "/ws", "/api", "/%00", "/%ff",
    "//",
)  # fmt: skip


def drawn(game: Registration, everything: Games, seed: int, count: int) -> list[Step]:
    """So many steps at a table of this game; the same ones for the same seed.

    Drawn from the strategies without the engine of Hypothesis: that comes back to what is simple
    again and again, and takes ten times as long.
    """
    step, chance = _step(game, everything), random.Random(seed)
    found: list[Step] = []
    while len(found) < count:
        data = ConjectureData(random=chance)
        with suppress(StopTest), BuildContext(data, is_final=False, wrapped_test=_nothing):
            found.append(data.draw(step))
    return found


def _nothing() -> None:
    """No test is run."""


def _step(game: Registration, everything: Games) -> Values:
    shapes = _shapes(game, everything)
    by = st.sampled_from([*ROLES, *["host"] * 5, "guest", "guest"])
    asks = weighed(*((_weight(one), shapes.of(one)) for one in get_args(AnyCommand)))
    body = weighed(
        (10, st.fixed_dictionaries({"ask": asks})),
        (6, st.fixed_dictionaries({"do": shapes.of(game.action)})),
        (1, st.fixed_dictionaries({}, optional={"ask": rubbish, "do": rubbish, "ping": rubbish})),
    )
    speaks_for = weighed((15, st.just({})), (1, st.builds(dict, **{"as": numbers})))
    sends = st.builds(lambda by, one, who: {"by": by, "frame": one | who}, by, body, speaks_for)
    plays = st.builds(
        lambda by, draw: {"by": by, "play": draw},
        st.sampled_from(["host", "guest"]),
        st.integers(0, 10**6),
    )
    text = st.one_of(texts, body.map(_cut), st.sampled_from(("[" * 9_999, '{"id":' + "9" * 5_000)))
    raw = st.builds(lambda by, one: {"by": by, "text": _sendable(one)}, by, text)
    hello = st.fixed_dictionaries({"hello": shapes.of(Hello)}, optional={"id": rubbish})
    strangers = st.builds(lambda one: {"stranger": one}, st.one_of(hello, hello, body, rubbish))
    return weighed((24, sends), (8, plays), (1, raw), (1, strangers), (2, _http(shapes)))


def _weight(command: type) -> int:
    return 32 if command in RICH else 1 if command in LAST else 4


def _shapes(game: Registration, everything: Games) -> Shapes:
    names = [name for one in everything.values() for name in one.options.__struct_fields__]
    shapes = Shapes([*everything, *ANIMALS[:3], *names, *LIVE, "fr", "en", "csv", "mots.csv", "$"])
    keys = mostly(st.sampled_from([*everything]), texts)
    options = shapes.of(game.options)
    for tag in ("put-pack", "drop-pack", "get-pack", "items", "put-item", "drop-item"):
        shapes.put(tag, "game", keys)
    shapes.put("choose-game", "game", keys)
    shapes.put("set-options", "options", options)
    shapes.put("", "options", options)
    shapes.put("", "game", st.one_of(st.just(game.key), keys))
    shapes.put("", "animal", st.sampled_from(ANIMALS))
    shapes.put("", "table", st.one_of(st.just("$code"), texts))
    shapes.put("close", "phase", st.one_of(st.just("$phase"), texts))
    if game.advice is not None:
        shapes.put("advise", "kind", st.sampled_from(tuple(game.advice.kinds)))
        if game.advice.draft is not None:
            shapes.put("advise", "draft", shapes.of(game.advice.draft))
    fields = tuple(
        field.key for one in everything.values() if one.own for field in one.own.fields
    ) or ("x",)
    shapes.put("put-pack", "text", rows_of(fields))
    shapes.put(
        "put-pack", "file", st.sampled_from(("a.csv", "a.json", "a.txt", "a.tsv", "a", *NASTY))
    )
    shapes.put("put-item", "item", st.dictionaries(st.sampled_from(fields), texts, max_size=5))
    return shapes


def _http(shapes: Shapes) -> Values:
    body = st.one_of(shapes.of(OpenTable), rubbish).map(_cut)
    opens = st.builds(lambda one: {"http": ["POST", "/api/tables", one]}, body)
    query = st.one_of(texts, rubbish.map(str)).map(_escaped)
    asks = st.builds(
        lambda method, path, lang: {
            "http": [method, f"{path}?lang={lang}&game={lang}&name={lang}", ""]
        },
        st.sampled_from(("GET", "GET", "GET", "HEAD", "POST", "DELETE", "OPTIONS")),
        st.sampled_from(PATHS),
        query,
    )
    return weighed((1, opens), (1, asks))


def _escaped(text: str) -> str:
    return quote(text[:200], errors="replace")


def _cut(value: Any) -> str:
    """As JSON; every now and then only the beginning of it."""
    try:
        text = msgspec.json.encode(value).decode()
    except (msgspec.MsgspecError, TypeError, UnicodeError, OverflowError):
        return repr(value)
    return text[: len(text) // 2] if len(text) % 11 == 0 else text


def _sendable(text: str) -> str:
    return text.encode(errors="replace").decode()
