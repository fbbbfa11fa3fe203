"""A player who knows no game: he fills in whatever a prompt asks for."""

from typing import Any

import msgspec

from parlotte.core.prompts import Pick, Prompt, Text
from parlotte.core.registration import Registration
from parlotte.core.rng import Draws


def answer(registration: Registration, prompt: Prompt, draws: Draws, marker: str) -> Any:
    """An action made of one listed choice per field; its texts carry the marker."""
    fields: dict[str, object] = {"act": prompt.act}
    for name, need in prompt.needs.items():
        match need:
            case Pick(of=choices):
                fields[name] = draws.pick(choices)
            case Text(least=least, most=most):
                # The marker stands first; the length varies between the limits.
                length = max(least, len(marker)) + draws.below(30)
                fields[name] = (marker + " " + "mot " * 20)[: min(length, most)]
    return msgspec.convert(fields, registration.action)
