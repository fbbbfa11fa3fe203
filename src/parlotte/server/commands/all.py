"""What people may ask of a table: each wish is judged, then written, then true.

A handler changes nothing but the `Doing` it is given, and may raise Rejected.
"""

from parlotte.server.commands import (
    advice,
    door,
    hosting,
    house_words,
    own_words,
    packs,
    past,
    people,
    playing,
)
from parlotte.server.commands.handling import Doing, carry_out

__all__ = [
    "Doing",
    "advice",
    "carry_out",
    "door",
    "hosting",
    "house_words",
    "own_words",
    "packs",
    "past",
    "people",
    "playing",
]
