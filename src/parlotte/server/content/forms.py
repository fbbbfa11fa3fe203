"""The options of a game as a form that any lobby can draw: made from their types, in sentences."""

from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import Struct

from parlotte.core.registration import Registration
from parlotte.i18n import Speaker

Kind = Literal["choice", "switch", "packs", "text"]


class Choice(Struct, frozen=True):
    value: int | str
    label: str


class Field(Struct, frozen=True):
    """One option: what it is called, what it is for, and what may be chosen."""

    key: str
    label: str
    help: str
    kind: Kind
    choices: tuple[Choice, ...]  # of a choice; the packs are those of the table
    default: Any
    decided_by: str  # another option: while that one is not empty, this one is not to be chosen


def form(game: Registration, say: Speaker) -> tuple[Field, ...]:
    """The options in their order. A missing sentence is a fault, as everywhere."""
    defaults = msgspec.to_builtins(game.options())
    return tuple(
        _field(game, option, defaults[option.name], say)
        for option in msgspec.structs.fields(game.options)
    )


def label_key(game: str, option: str) -> str:
    return f"{game}-option-{option}"


def _field(
    game: Registration, option: msgspec.structs.FieldInfo, default: Any, say: Speaker
) -> Field:
    key = label_key(game.key, option.name)
    kind = _kind(game, option)
    values = get_args(option.type) if kind == "choice" else ()
    choices = tuple(Choice(value, say(f"{key}-{value}")) for value in values)
    decided_by = game.decided.get(option.name, "")
    return Field(option.name, say(key), say(f"{key}-help"), kind, choices, default, decided_by)


def _kind(game: Registration, option: msgspec.structs.FieldInfo) -> Kind:
    if get_origin(option.type) is Literal:
        return "choice"
    if option.type is bool:
        return "switch"
    if game.own and game.own.option == option.name and option.type == tuple[str, ...]:
        return "packs"
    if option.type is str:
        return "text"
    raise TypeError(f"no form has a field for {option.name}: {option.type}")
