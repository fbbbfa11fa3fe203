"""Finds the length limit that a value exceeds, so that the sender can be told."""

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

_kind = cache(inspect.type_info)


def bound_exceeded(body: bytes, shape: Any) -> int | None:
    """The limit of the first text or list that is too long; None: another error."""
    try:
        return _exceeded(_kind(shape), msgspec.json.decode(body))
    except (msgspec.MsgspecError, RecursionError):
        return None


def _exceeded(kind: inspect.Type, value: Any) -> int | None:
    inner: list[tuple[inspect.Type, Any]] = []
    most: int | None = None
    match kind, value:
        case inspect.StrType(), str():
            most = kind.max_length
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType(), list():
            most = kind.max_length
            inner = [(kind.item_type, one) for one in value]
        case inspect.DictType(), dict():
            most = kind.max_length
            inner = [(kind.value_type, one) for one in value.values()]
        case inspect.StructType(), dict() if (
            kind.tag_field is None or value.get(kind.tag_field) == kind.tag
        ):
            inner = [
                (one.type, value[one.encode_name])
                for one in kind.fields
                if one.encode_name in value
            ]
        case inspect.UnionType(), _:
            inner = [(one, value) for one in kind.types]
    if most is not None and len(value) > most:
        return most
    bounds = (_exceeded(*one) for one in inner)
    return next((bound for bound in bounds if bound is not None), None)
