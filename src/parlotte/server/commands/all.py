"""What people may ask of a table: each command is judged, then written, then true.

A handler changes nothing but the `CommandContext` it is given, and may raise Rejected.
"""

from parlotte.server.commands import (
    advice,
    hosting,
    house_words,
    items,
    joining,
    packs,
    past,
    people,
    playing,
)
from parlotte.server.commands.context import CommandContext, carry_out

__all__ = [
    "CommandContext",
    "advice",
    "carry_out",
    "hosting",
    "house_words",
    "items",
    "joining",
    "packs",
    "past",
    "people",
    "playing",
]
