"""What people may ask of a table: each command is judged, then written, then true.

A handler changes nothing but the `Hearing` it is given, and may raise Rejected.
"""

from parlotte.server.commands import (
    advice,
    door,
    hosting,
    house_words,
    items,
    packs,
    past,
    people,
    playing,
)
from parlotte.server.commands.handling import Hearing, carry_out

__all__ = [
    "Hearing",
    "advice",
    "carry_out",
    "door",
    "hosting",
    "house_words",
    "items",
    "packs",
    "past",
    "people",
    "playing",
]
