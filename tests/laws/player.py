"""A player who knows no game: it fills in whatever a prompt needs."""

from typing import Any

import msgspec

from parlotte.core.prompts import Each, Need, Pick, Prompt, Several, Square, Text, Texts, card_of
from parlotte.core.registration import Registration
from parlotte.core.rng import Draws

# Lists of words may be unbounded; a few words are enough.
MOST_WORDS = 4


def answer(registration: Registration, prompt: Prompt, draws: Draws, marker: str) -> Any:
    """An act made of one allowed answer per field; its texts contain the marker."""
    fields: dict[str, object] = {"act": prompt.act}
    for name, need in prompt.needs.items():
        fields[name] = filled(need, draws, marker)
    return msgspec.convert(fields, registration.action)


def filled(need: Need, draws: Draws, marker: str) -> object:
    """An answer to one need, as decoded from JSON."""
    match need:
        case Pick(of=choices):
            return draws.pick(choices)
        case Several():
            return _several(need, draws)
        case Each(seats=seats, of=choices, least=least):
            count = least + draws.below(len(seats) - least + 1)
            asked = draws.shuffled(seats)[:count]
            return {seat: draws.pick(choices) for seat in seats if seat in asked}
        case Text():
            return _text(need, draws, marker)
        case Texts(least=least, most=most, each=each):
            count = least + draws.below(min(most - least, MOST_WORDS) + 1)
            return [_text(each, draws, marker) for _ in range(count)]
        case Square(columns=columns, rows=rows, directions=directions):
            place = {"column": draws.below(columns), "row": draws.below(rows)}
            return {**place, "direction": draws.pick(directions)}


def _several(need: Several, draws: Draws) -> list[str]:
    """Each card once, with one side up; in any order if the order counts."""
    up = {card_of(side): side for side in draws.shuffled(need.of)}
    most = min(need.most, len(up))
    if most < need.least:
        raise ValueError(f"nobody can answer {need}")
    taken = list(up.values())[: need.least + draws.below(most - need.least + 1)]
    return taken if need.ordered else [side for side in need.of if side in taken]


def _text(need: Text, draws: Draws, marker: str) -> str:
    """The marker first; the length varies between the limits."""
    length = min(max(need.least, len(marker)) + draws.below(30), need.most)
    text = (marker + " " + "mot " * (1 + length // 4))[:length]
    # Cleaning removes a space at the end, so it must not be needed for the length.
    return text if len(text.strip()) >= need.least else text[:-1] + "s"
