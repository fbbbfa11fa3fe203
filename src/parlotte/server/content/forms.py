"""The options of a game as a form that any lobby can draw, derived from their types."""

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
    """One option: its label, its help text, and the values it may have."""

    key: str
    label: str
    help: str
    kind: Kind
    choices: tuple[Choice, ...]  # of packs the built-in ones: the table adds its own
    default: Any
    decided_by: str  # another option: while it is set, this one can't be chosen
    most: int  # of texts, seats and made items, how many; 0: only the table limits it
    longest: int  # of a text, the most characters
    figures: dict[str, int]  # of made items, the numbers that the editor shows


def form(game: Registration, say: Speaker) -> tuple[Field, ...]:
    """The options in their order. A missing message raises, as everywhere."""
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
        shape.figures,
    )


class Shape(Struct, frozen=True):
    kind: Kind
    most: int = 0
    longest: int = 0
    figures: dict[str, int] = {}


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
    """The shape of a list of seats, texts or made items; None for another type."""
    bare, most = _limited(kind)
    if get_origin(bare) is not tuple or get_args(bare)[1:] != (...,):
        return None
    one, longest = _limited(get_args(bare)[0])
    if one is int and not longest:
        return Shape("seats", most)
    if isinstance(one, type) and issubclass(one, Struct) and most:
        return Shape("made", most, figures=_noted(kind))
    return Shape("texts", most, longest) if one is str and most and longest else None


def _limited(kind: Any) -> tuple[Any, int]:
    """A type without its annotations, and the greatest length that they allow."""
    if get_origin(kind) is not Annotated:
        return kind, 0
    bare, *notes = get_args(kind)
    return bare, next((note.max_length or 0 for note in notes if isinstance(note, Meta)), 0)


def _noted(kind: Any) -> dict[str, int]:
    """The `extra` numbers in the annotations of a type."""
    return next((note.extra for note in get_args(kind)[1:] if note.extra), {})
