"""What a seat can do without thinking: the fallback of a bot that found no action.

It knows no game. Any listed choice will do, as long as the match goes on.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from parlotte.core.prompts import Each, Need, Pick, Prompt, Several, Square, Text, Texts, card_of
from parlotte.core.registration import Registration


def simplest(registration: Registration, prompts: Sequence[Prompt]) -> list[Any]:
    """An action for each prompt that the table waits for, the surest to be accepted first."""
    asked = sorted((one for one in prompts if one.must), key=_doubts)
    return [_answer(registration, one) for one in asked]


def _doubts(prompt: Prompt) -> tuple[bool, int]:
    free = any(isinstance(need, Text | Texts) for need in prompt.needs.values())
    return free or prompt.judged is True, len(prompt.needs)


def _answer(registration: Registration, prompt: Prompt) -> Any:
    fields = {name: _first(need) for name, need in prompt.needs.items()}
    return msgspec.convert({"act": prompt.act, **fields}, registration.action)


def _first(need: Need) -> object:
    match need:
        case Pick(of=choices):
            return choices[0]
        case Several(of=choices, least=least):
            up = {card_of(side): side for side in reversed(choices)}  # one side of each card
            return [side for side in choices if up[card_of(side)] == side][:least]
        case Each(seats=seats, of=choices, least=least):
            return dict.fromkeys(seats[:least], choices[0])
        case Text():
            return _words(need)
        case Texts(least=least, each=each):
            return [_words(each)] * least
        case Square(directions=directions):
            return {"column": 0, "row": 0, "direction": directions[0]}


def _words(need: Text) -> str:
    length = max(need.least, min(3, need.most))
    return ("mot" * (1 + length // 3))[:length]
