"""The JSON schemas of what crosses the socket, of which `make ui` makes the client's types.

They are written to web/made/, which git ignores; web/tools/types.mjs turns them into TypeScript.
web/built.txt has their fingerprint, and a test fails when it is stale.
"""

import inspect
import json
from collections.abc import Iterable
from typing import Any

import msgspec

from parlotte.core.contract import Event, Outcome
from parlotte.core.prompts import Prompt
from parlotte.games import registered
from parlotte.server.commands.kinds import AnyCommand
from parlotte.server.content.house_words import HouseWordView
from parlotte.server.http.app import GameAbout, Opened, OpenTable, Refused
from parlotte.server.sockets.frames import Hello, Welcome
from parlotte.server.table.views import TableView


def schema_of(types: Iterable[Any], **unions: Any) -> dict[str, Any]:
    """One schema with a definition for each type; each union gets the name it is passed under."""
    named = dict(unions)
    plain = tuple(types)
    told, parts = msgspec.json.schema_components((*plain, *named.values()))
    parts = dict(parts)
    for name, schema in zip(named, told[len(plain) :], strict=True):
        parts[name] = schema
    return {"$defs": _cleaned(parts)}


def _cleaned(schema: Any) -> Any:
    """Removes the indentation from docstrings, as Python itself does since 3.13."""
    if isinstance(schema, list):
        return [_cleaned(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    told = {key: _cleaned(part) for key, part in schema.items()}
    if isinstance(said := told.get("description"), str):
        told["description"] = inspect.cleandoc(said)
    return told


def schemas() -> dict[str, dict[str, Any]]:
    """The schemas by file name: the wire protocol, and the view and actions of each game."""
    wire = (
        *(TableView, HouseWordView, Hello, Welcome, Outcome, Event, Prompt),
        *(OpenTable, Opened, Refused, GameAbout),
    )
    found = {"wire": schema_of(wire, AnyCommand=AnyCommand)}
    for key, game in registered().items():
        found[key] = schema_of((game.view,), Action=game.action)
    return found


def texts() -> dict[str, str]:
    """The schemas as text, by the name of their file."""
    return {
        f"{name}.schema.json": json.dumps(schema, sort_keys=True)
        for name, schema in schemas().items()
    }
