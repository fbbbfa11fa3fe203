"""What a simulation tells of its matches."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from parlotte.games.bornes.state import State


def report(states: Sequence[State]) -> dict[str, Any]:
    """How deals ended, and what was said in them."""
    sheets = [sheet for state in states for sheet in state.sheets]
    said = [one for sheet in sheets for one in sheet.sentences]
    cards = [len(one.cards) for one in said] or [0]
    games = max(1, len(states))
    return {
        "deals": round(len(sheets) / games, 2),
        "turns": round(sum(state.turns for state in states) / games, 1),
        "ends": dict(sorted(Counter(sheet.why for sheet in sheets).items())),
        "sentences": round(len(said) / max(1, len(sheets)), 2),
        "cards": round(sum(cards) / len(cards), 2),
        "grades": dict(sorted(Counter(one.grade for one in said).items())),
        "fourres": sum(tally.fourres for sheet in sheets for tally in sheet.tallies) // 10,
        "said_twice": _said_twice(states),
    }


def _said_twice(states: Sequence[State]) -> int:
    """Sentences that came again in the same match."""
    again = 0
    for state in states:
        texts = Counter(one.said.text for sheet in state.sheets for one in sheet.sentences)
        again += sum(count - 1 for count in texts.values())
    return again
