"""What a table may choose."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import SECOND, Millis
from parlotte.kit.text import Name


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    deck: Literal["normal", "grand"] = "normal"
    blues: Literal["alphabet", "difficile", "expert"] = "alphabet"
    cover: Literal["hand", "automatic"] = "hand"
    refill: Literal["hand", "automatic"] = "hand"
    minutes: Literal[0, 10, 20, 30, 60] = 0  # for the whole deal; 0: sans chrono
    trust: bool = False  # "confiance": accepts an unknown word if no other person could vote
    deal: Name = ""  # a code, or a day (2026-11-16); empty: a new deal


TAKE_OVER: Millis = 20 * SECOND  # after this time anyone may cover or refill
SECOND_THOUGHT: Millis = 8 * SECOND  # time to take back the last refill before the stock is turned
VOTING: Millis = 45 * SECOND
MANY = 4  # from this number of players on, a proposal stays longer


def consent_time(players: int) -> Millis:
    """How long a proposal lies before it is played without a word against it."""
    return 30 * SECOND if players >= MANY else 15 * SECOND
