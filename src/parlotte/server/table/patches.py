"""What a viewer lacks of a value: whole keys, or for those who asked for it what changed inside.

A key `phase/ready` is the member `ready` of `phase`, and `entries/2/voters` goes on through the
third of a list; `played+` is put behind what the list `played` held; `phase=word,entries` is
another phase in which these two stay; `scores*4` are four objects, told member by member.
docs/protocol.md tells it.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, get_type_hints

from msgspec import NODEFAULT, UNSET, Struct
from msgspec.structs import fields as fields_of

from parlotte.core.codec import encode

INSIDE, MORE, KEEPS, TIMES = "/", "+", "=", "*"
FEW = 2  # changes inside a list that are surely shorter than the list

Fields = tuple[tuple[str, str], ...]


@cache
def _fields(kind: type[Struct]) -> Fields:
    """The fields of a Struct, each with its name as it is written; what is private is not told."""
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return tuple((name, alias) for name, alias in names if name != "mine")


@cache
def _inner_fields(kind: type[Struct]) -> Fields | None:
    """The same, where one of them can be told without the others: one that is left out while it
    has its default can't be taken away again."""
    config = kind.__struct_config__
    if config.omit_defaults or config.array_like:
        return None
    return tuple(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))


@cache
def _is_flat(kind: type[Struct]) -> bool:
    """Whether it holds no other Structs: then nothing in it can be told more shortly."""
    if kind.__struct_config__.array_like:
        return True
    return not any(map(_names_struct, get_type_hints(kind).values()))


def _names_struct(hint: Any) -> bool:
    if isinstance(hint, type) and issubclass(hint, Struct):
        return True
    return any(map(_names_struct, getattr(hint, "__args__", ())))


@cache
def _unsaid(kind: type[Struct]) -> dict[str, Any]:
    """What each field is left out for. An empty dict or list would be told, and is nowhere one."""
    if not kind.__struct_config__.omit_defaults:
        return {}
    return {one.name: one.default for one in fields_of(kind) if one.default is not NODEFAULT}


@cache
def _tag(kind: type[Struct]) -> bytes:
    """How it says which of several kinds it is."""
    config = kind.__struct_config__
    if config.tag_field is None:
        return b""
    return b'"%b":%b' % (config.tag_field.encode(), encode(config.tag))


def changed_keys(old: Struct | None, new: Struct) -> bytes:
    """The members of `new` that differ from `old`, as the inside of a JSON object."""
    if old is new:
        return b""
    parts = []
    for name, alias in _fields(type(new)):
        value = getattr(new, name)
        if old is not None:
            before = getattr(old, name)
            if before is value or before == value:
                continue
        parts.append(b'"%b":%b' % (alias.encode(), encode(value)))
    return b",".join(parts)


def patched_keys(old: Struct | None, new: Struct) -> bytes:
    """The same, with no more of each than what changed inside it."""
    if old is None or old is new:
        return changed_keys(old, new)
    parts: list[bytes] = []
    for name, alias in _fields(type(new)):
        _tell(alias, getattr(old, name), getattr(new, name), parts)
    return b",".join(parts)


def patched_value(key: str, old: Any, new: Any) -> bytes:
    """One member by itself."""
    parts: list[bytes] = []
    _tell(key, old, new, parts)
    return b",".join(parts)


def columns(rows: Sequence[Mapping[str, Any]]) -> bytes:
    """Objects with the same members, told member by member: a list of what it is in each of them,
    or where that is no list and the same in all, once."""
    told = []
    for key, first in rows[0].items():
        values = [_value(row[key]) for row in rows]
        once = not isinstance(first, tuple | list) and all(one == values[0] for one in values)
        told.append(b'"%b":%b' % (key.encode(), values[0] if once else b"[%b]" % b",".join(values)))
    return b"{%b}" % b",".join(told)


def _tell(path: str, old: Any, new: Any, parts: list[bytes]) -> None:
    if old is new or old == new:
        return
    if not _tell_inside(path, old, new, parts):
        parts.append(_member(path, new))


def _tell_inside(path: str, old: Any, new: Any, parts: list[bytes]) -> bool:
    """False: it has to be told whole."""
    if isinstance(new, Struct):
        if type(old) is type(new):
            return _tell_fields(path, old, new, parts)
        return isinstance(old, Struct) and _tell_renewed(path, old, new, parts)
    if not isinstance(new, tuple) or not isinstance(old, tuple) or not old:
        return False
    if len(new) > len(old) and new[: len(old)] == old:
        parts.append(b'"%b%b":%b' % (path.encode(), MORE.encode(), _value(new[len(old) :])))
        return True
    if len(new) != len(old) or not all(isinstance(one, Struct) for one in new):
        return False
    inside: list[bytes] = []
    for at, (before, after) in enumerate(zip(old, new, strict=True)):
        _tell(f"{path}{INSIDE}{at}", before, after, inside)
    if len(inside) > FEW:
        whole = _member(path, new)
        if len(whole) < sum(map(len, inside)) + len(inside):
            inside = [whole]
    parts += inside
    return True


def _tell_fields(path: str, old: Struct, new: Struct, parts: list[bytes]) -> bool:
    fields = _inner_fields(type(new))
    if fields is None:
        return False
    pairs = [(alias, getattr(old, name), getattr(new, name)) for name, alias in fields]
    if any((before is UNSET) != (after is UNSET) for _, before, after in pairs):
        return False
    for alias, before, after in pairs:
        _tell(f"{path}{INSIDE}{alias}", before, after, parts)
    return True


def _tell_renewed(path: str, old: Struct, new: Struct, parts: list[bytes]) -> bool:
    """Another kind of thing in its place: what both have stays, and the rest of it is told."""
    before, after = _inner_fields(type(old)), _inner_fields(type(new))
    if before is None or after is None:
        return False
    held = {alias: getattr(old, name) for name, alias in before}
    stays, told = [], [_tag(type(new))] if _tag(type(new)) else []
    for name, alias in after:
        value, was = getattr(new, name), held.get(alias, UNSET)
        if value is UNSET:
            continue
        if was is not UNSET and (was == value or _tell_inside(alias, was, value, told)):
            stays.append(alias)
        else:
            told.append(_member(alias, value))
    if not stays:
        return False
    key = f"{path}{KEEPS}{','.join(stays)}"
    parts.append(b'"%b":{%b}' % (key.encode(), b",".join(told)))
    return True


def _member(key: str, value: Any) -> bytes:
    """A member told whole, and as shortly as that can be."""
    if isinstance(value, tuple) and len(value) > 1 and (rows := _rows(value)):
        return b'"%b%b%d":%b' % (key.encode(), TIMES.encode(), len(rows), columns(rows))
    return b'"%b":%b' % (key.encode(), _value(value))


def _value(value: Any) -> bytes:
    if isinstance(value, tuple) and value and isinstance(value[0], Struct):
        return b"[%b]" % b",".join(map(_value, value))
    if not isinstance(value, Struct) or _is_flat(type(value)):
        return encode(value)
    kind = type(value)
    tag, unsaid = _tag(kind), _unsaid(kind)
    members = [
        _member(alias, member)
        for name, alias in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
        if (member := getattr(value, name)) is not unsaid.get(name, UNSET) and member is not UNSET
    ]
    return b"{%b}" % b",".join([tag, *members] if tag else members)


def _rows(value: tuple[Any, ...]) -> list[dict[str, Any]]:
    """Objects of one kind that have all their members; else nothing."""
    kind = type(value[0])
    if not issubclass(kind, Struct) or any(type(one) is not kind for one in value):
        return []
    fields = _inner_fields(kind)
    if not fields or _tag(kind):
        return []
    rows = [{alias: getattr(one, name) for name, alias in fields} for one in value]
    return [] if any(UNSET in row.values() for row in rows) else rows
