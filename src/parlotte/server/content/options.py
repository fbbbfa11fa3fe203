"""The options of a game, as people chose them and as the game makes them whole."""

import re
from typing import Any

import msgspec

from parlotte.core.contract import Rejected
from parlotte.core.registration import Registration
from parlotte.server.content.days import refuse_days_to_come
from parlotte.server.content.forms import label_key
from parlotte.server.content.library import Library

# Where msgspec says that something is wrong: with a field, or with one that does not exist.
_AT_FAULT = re.compile(r"\$\.(\w+)|unknown field `([^`]{1,40})")


def read_options(registration: Registration, options: dict[str, Any]) -> Any:
    try:
        return msgspec.convert(options, registration.options)
    except msgspec.ValidationError as fault:
        option = _option_at_fault(str(fault))
        known = option in registration.options.__struct_fields__
        label = {"option": label_key(registration.key, option)} if known else {}
        raise Rejected("bad-option", option=option).naming(**label) from None


def completed_options(
    library: Library, game: str, options: dict[str, Any], today: str
) -> dict[str, Any]:
    """All options, as the game makes of them what was chosen."""
    registration = library.games[game]
    read = read_options(registration, options)
    bound = library.with_packs(game).game
    if registration.complete is not None:
        read = registration.complete(bound, read)
    if registration.days is not None:
        refuse_days_to_come(registration.days, bound, read, today)
    completed: dict[str, Any] = msgspec.to_builtins(read)
    return completed


def _option_at_fault(fault: str) -> str:
    found = _AT_FAULT.search(fault)
    return "?" if found is None else found[1] or found[2]


def options_of(options: Any) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(options)
    return told
