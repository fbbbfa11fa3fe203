"""What people may ask of a table: each wish is judged, then written, then true.

A handler changes nothing but the `Doing` it is given, and may raise Rejected.
"""

from parlotte.server.manners import (
    advice,
    door,
    hosting,
    house_words,
    packs,
    past,
    people,
    playing,
    words,
)
from parlotte.server.manners.doing import Doing, carry_out

__all__ = [
    "Doing",
    "advice",
    "carry_out",
    "door",
    "hosting",
    "house_words",
    "packs",
    "past",
    "people",
    "playing",
    "words",
]
