"""The options of a game as a form that any lobby can draw: made from their types, in sentences."""

from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from parlotte.core.registration import Registration
from parlotte.i18n import Speaker
from parlotte.packs.loader import builtin_keys

Kind = Literal["choice", "switch", "packs", "text", "seats", "texts", "made"]


class Choice(Struct, frozen=True):
    value: int | str
    label: str


class Field(Struct, frozen=True):
    """One option: what it is called, what it is for, and what may be chosen."""

    key: str
    label: str
    help: str
    kind: Kind
    choices: tuple[Choice, ...]  # of packs those of the house: the table adds its own
    default: Any
    decided_by: str  # another option: while that one is not empty, this one is not to be chosen
    most: int  # of texts, seats and what is made, how many; 0: no limit but the table's
    longest: int  # of texts, the characters of one


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
    shape = shapes(game)[option.name]
    values: tuple[Any, ...] = get_args(option.type) if shape.kind == "choice" else ()
    if shape.kind == "packs":
        values = tuple(builtin_keys(game.key))
    choices = tuple(Choice(value, say(f"{key}-{value}")) for value in values)
    return Field(
        option.name,
        say(key),
        say(f"{key}-help"),
        shape.kind,
        choices,
        default,
        game.decided.get(option.name, ""),
        shape.most,
        shape.longest,
    )


class Shape(Struct, frozen=True):
    """What an option is to a form, as its type tells."""

    kind: Kind
    most: int = 0
    longest: int = 0


def shapes(game: Registration) -> dict[str, Shape]:
    return _shapes(game.options, game.own.option if game.own else None)


@cache
def _shapes(options: Any, packs: str | None) -> dict[str, Shape]:
    return {one.name: _shape(one, packs) for one in msgspec.structs.fields(options)}


def _shape(option: msgspec.structs.FieldInfo, packs: str | None) -> Shape:
    if get_origin(option.type) is Literal:
        return Shape("choice")
    if option.type is bool:
        return Shape("switch")
    bare, longest = _limited(option.type)
    if option.name == packs and get_origin(bare) is tuple and _limited(get_args(bare)[0])[0] is str:
        return Shape("packs")
    if bare is str:
        return Shape("text", longest=longest)
    listed = _listed(option.type)
    if listed is not None:
        return listed
    raise TypeError(f"no form has a field for {option.name}: {option.type}")


def _listed(kind: Any) -> Shape | None:
    """A set of seats; a list of texts, which says how many and how long they may be; or things with
    fields of their own, that the game's client knows how to make."""
    bare, most = _limited(kind)
    if get_origin(bare) is not tuple or get_args(bare)[1:] != (...,):
        return None
    one, longest = _limited(get_args(bare)[0])
    if one is int and not longest:
        return Shape("seats", most)
    if isinstance(one, type) and issubclass(one, Struct) and most:
        return Shape("made", most)
    return Shape("texts", most, longest) if one is str and most and longest else None


def _limited(kind: Any) -> tuple[Any, int]:
    """A type without its notes, and the greatest length they allow."""
    if get_origin(kind) is not Annotated:
        return kind, 0
    bare, *notes = get_args(kind)
    return bare, next((note.max_length or 0 for note in notes if isinstance(note, Meta)), 0)
