"""The ranking of the seats."""

from collections.abc import Sequence
from typing import Any

from parlotte.core.contract import Standing


def ranked(ranks: Sequence[Any], scores: Sequence[int]) -> tuple[Standing, ...]:
    """The seats by rank, the highest first; equals share a place, and stand in order of seats."""
    ordered = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], -seat), reverse=True)
    return tuple(
        Standing(seat, 1 + sum(other > ranks[seat] for other in ranks), scores[seat])
        for seat in ordered
    )
