"""The worst that each thing one may send can be: the largest of its kind, or what is known to hurt.

Whoever adds a command says here what its worst case is; a test fails without it.
"""

import json
from functools import cache
from typing import Any, get_args

from msgspec import inspect as shapes

from parlotte.games import registered
from parlotte.packs.loader import builtin_packs, written
from parlotte.server.commands import kinds

MARKS = "e" + "\u0301\u0316" * 40_000  # normalising these takes quadratic time
MOST_TEXT = 50_000
OWN = next(key for key, game in registered().items() if game.own is not None)
PACKS = 10

# No other value of the type is worse than the largest ones.
PLAIN = frozenset(
    {
        "knock", "join", "claim", "rename", "leave", "take-back", "invite", "admit", "turn-away",
        "more-time", "curtain", "react", "voice", "aloud", "ready", "keep-log", "couch", "resume",
        "add-bot", "set-level", "remove", "stand-in", "go-on-without", "order", "partner",
        "youngest", "choose-game", "start", "pause", "close", "stop", "hide", "lock", "set-knock",
        "hand-over", "house-words", "drop-house-word", "history", "replay", "advise", "drop-item",
    }
)  # fmt: skip


def largest(kind: shapes.Type) -> Any:
    """The largest value of a type: longest texts, most elements."""
    if isinstance(kind, shapes.Metadata):
        return largest(kind.type)
    if isinstance(kind, shapes.StructType):
        fields = {one.encode_name: largest(one.type) for one in kind.fields}
        return fields if kind.tag_field is None else {kind.tag_field: kind.tag, **fields}
    if isinstance(kind, shapes.UnionType):
        return next(largest(one) for one in kind.types if not isinstance(one, shapes.NoneType))
    if isinstance(kind, shapes.StrType):
        return MARKS[: kind.max_length]
    if isinstance(kind, shapes.LiteralType):
        return kind.values[-1]
    if isinstance(kind, shapes.CollectionType):
        return [largest(kind.item_type)] * (kind.max_length or 0)
    if isinstance(kind, shapes.DictType):
        return {f"{MARKS[:190]}{at}": MARKS[:50] for at in range(min(kind.max_length or 0, 30))}
    if isinstance(kind, shapes.BoolType):
        return True
    return 1 if isinstance(kind, shapes.IntType) else None


@cache
def _packs() -> tuple[dict[str, Any], ...]:
    """Files of frame size: a valid one, and slow ones to read."""
    rows = [json.dumps(written(OWN).fields_of(item)) for item in builtin_packs(OWN)[0].items]
    valid, size = [], 0
    for row in rows:
        if size + len(row) < MOST_TEXT:
            valid.append(row)
            size += len(row) + 1
    members = ",".join(f'"k{at}":1' for at in range(4_500))
    texts = {
        "m.json": (f"[{','.join(valid)}]", f"[{{{members}}}]", f"[{'{},' * 15_000}{{}}]"),
        "m.csv": ("mot;" * 9_000 + "\n" + "a;" * 9_000, f"mot\n{MARKS[:20_000]}\n"),
        "m.txt": (MARKS[:20_000], "a\n" * 18_000),
    }
    return tuple(
        {"game": OWN, "name": "Gros", "file": file, "text": text}
        for file, many in texts.items()
        for text in many
    )


def _special() -> dict[str, list[dict[str, Any]]]:
    packs = [*_packs()]
    item = dict(json.loads(packs[0]["text"])[0])
    fields = {name: value for name, value in item.items() if isinstance(value, str)}
    options = {f"k{at}": [MARKS[:60]] * 3 for at in range(30)}
    option = registered()[OWN].own.option
    named = {"game": OWN, "name": "Gros 0"}
    return {
        "put-pack": packs,
        "drop-pack": [named],
        "get-pack": [named, {**named, "as": "csv"}, {**named, "as": "json"}],
        "items": [{"game": OWN}],
        "put-item": [
            {"game": OWN, "item": {**fields, name: MARKS[:1_900]}} for name in (*fields, "x")
        ],
        "set-options": [
            {"options": options},
            {"options": {option: [f"pack {at}" for at in range(600)]}},
            {"options": {option: ["Gros 0"] * 20}},
        ],
    }


def brought() -> list[dict[str, Any]]:
    """As many and as large packs as a table may have."""
    whole = _packs()[0]
    return [{"act": "put-pack", **whole, "name": f"Gros {at}"} for at in range(PACKS)]


SPECIAL = _special()
TAGS = {one.__struct_config__.tag: one for one in get_args(kinds.AnyCommand)}


def commands() -> dict[str, list[dict[str, Any]]]:
    """The worst cases of each command, as frames."""
    worst = {tag: [largest(shapes.type_info(TAGS[tag]))] for tag in TAGS if tag in PLAIN}
    for tag, bodies in SPECIAL.items():
        worst[tag] = [{"act": tag, **body} for body in bodies]
    return worst


def actions() -> dict[str, list[dict[str, Any]]]:
    """The largest form of every action of each game."""
    return {
        key: [largest(shapes.type_info(one)) for one in get_args(game.action)]
        for key, game in registered().items()
    }


def frames(name: str) -> list[bytes]:
    """The frames that a storm repeats."""
    if name in (worst := commands()):
        bodies = [{"id": at, "ask": one} for at, one in enumerate(worst[name])]
    elif name.startswith("do "):
        bodies = [{"do": one} for one in actions()[name.removeprefix("do ")]]
    else:
        return OTHERS[name]
    return [json.dumps(one, ensure_ascii=False).encode() for one in bodies]


OTHERS: dict[str, list[bytes]] = {
    "ping": [b'{"ping":"%b"}' % (b"x" * 60_000)],
    "rubbish": [b"{rubbish", b"[" * 30_000, b'{"ask":{"act":"fly","x":"%b"}}' % (b"y" * 60_000)],
}
# HTTP requests: method, path, body.
REQUESTS: dict[str, tuple[str, str, bytes]] = {
    "GET /api/games": ("GET", "/api/games?lang=en", b""),
    "GET /api/day": ("GET", "/api/day", b""),
    "GET /api/deal": ("GET", f"/api/deal?game={OWN}&name={'x' * 3_000}", b""),
    "GET /api/animals": ("GET", "/api/animals", b""),
    "GET /schema": ("GET", "/schema/openapi.json", b""),
    "POST /api/tables": (
        "POST",
        "/api/tables",
        json.dumps(
            {
                "name": MARKS[:200],
                "animal": "ours",
                "options": {f"k{i}": "x" * 180 for i in range(60)},
            }
        ).encode()[: 16 * 1024],
    ),
}
# For connecting and disconnecting: tables in memory, and some that must be read back each time.
COMING = ("hello", "greet")
STORMS = (*TAGS, *(f"do {key}" for key in registered()), *OTHERS, *COMING, *REQUESTS)
