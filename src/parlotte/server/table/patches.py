"""What a viewer lacks of a value: whole keys, or for those who asked for it what changed inside.

A key `phase/ready` is the member `ready` of `phase`, and `entries/2/voters` goes on through the
third of a list; `played+` is put behind what the list `played` held; `phase=word,entries` is
another phase in which these two stay; `scores*4` are four objects, told member by member.
docs/protocol.md tells it.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, get_type_hints

from msgspec import NODEFAULT, UNSET, Struct, UnsetType
from msgspec.structs import fields

from parlotte.core.codec import encode

FEW = 2  # changes inside a list that are surely shorter than the list


class Member(NamedTuple):
    """A field of a Struct, as it is written."""

    name: str
    alias: str
    key: bytes  # with its quotes and colon
    unsaid: Any  # left out while it is this; UNSET: never left out
    unsaid_empty: Any  # list, dict or set: left out while it is an empty one
    deep: bool  # it may hold other Structs, which are told more shortly
    may_lack: bool  # it may be UNSET


class Plan(NamedTuple):
    """How values of one kind are told."""

    members: tuple[Member, ...]
    shown: tuple[Member, ...]  # but for what is private
    tag: bytes  # how it says which of several kinds it is
    # One of its members can be told without the others: where some are left out while they have
    # their default, they could not be taken away again.
    by_members: bool
    flat: bool  # nothing in it can be told more shortly
    deep: tuple[Member, ...]  # what could
    may_lack: tuple[Member, ...]


@cache
def _plan(kind: type[Struct]) -> Plan:
    config, hints = kind.__struct_config__, get_type_hints(kind)
    # As msgspec does it: what is its default is left out, or an empty one of what is made for it.
    omits = config.omit_defaults
    members = tuple(
        Member(
            one.name,
            one.encode_name,
            encode(one.encode_name) + b":",
            one.default if omits and one.default is not NODEFAULT else UNSET,
            one.default_factory if omits and one.default_factory in (list, dict, set) else None,
            _names_struct(hints[one.name]),
            UnsetType in getattr(hints[one.name], "__args__", ()),
        )
        for one in fields(kind)
    )
    tag = b""
    if config.tag_field is not None:
        tag = b"%b:%b" % (encode(config.tag_field), encode(config.tag))
    return Plan(
        members,
        tuple(one for one in members if one.name != "mine"),
        tag,
        not (config.omit_defaults or config.array_like),
        config.array_like or not any(one.deep for one in members),
        tuple(one for one in members if one.deep),
        tuple(one for one in members if one.may_lack),
    )


def _names_struct(hint: Any) -> bool:
    if isinstance(hint, type) and issubclass(hint, Struct):
        return True
    return any(map(_names_struct, getattr(hint, "__args__", ())))


def changed_keys(old: Struct | None, new: Struct) -> bytes:
    """The members of `new` that differ from `old`, as the inside of a JSON object."""
    if old is new:
        return b""
    parts = []
    for one in _plan(type(new)).shown:
        value = getattr(new, one.name)
        if old is not None:
            before = getattr(old, one.name)
            if before is value or before == value:
                continue
        parts.append(one.key + encode(value))
    return b",".join(parts)


def patched_keys(old: Struct | None, new: Struct) -> bytes:
    """The same, with no more of each than what changed inside it."""
    if old is None or old is new:
        return changed_keys(old, new)
    parts: list[bytes] = []
    for one in _plan(type(new)).shown:
        before, after = getattr(old, one.name), getattr(new, one.name)
        if before is not after:
            _tell(one.alias, before, after, parts)
    return b",".join(parts)


def patched_value(key: str, old: Any, new: Any) -> bytes:
    """One member by itself."""
    if type(old) is type(new) and isinstance(new, Struct) and not _plan(type(new)).by_members:
        return b'"%b":%b' % (key.encode(), _value(new))
    parts: list[bytes] = []
    _tell(key, old, new, parts)
    return b",".join(parts)


def columns(rows: Sequence[Mapping[str, Any]]) -> bytes:
    """Objects with the same members, told member by member: a list of what it is in each of them,
    or where that is no list and the same in all, once."""
    told = [_column(encode(key) + b":", [row[key] for row in rows]) for key in rows[0]]
    return b"{%b}" % b",".join(told)


def _column(key: bytes, values: list[Any]) -> bytes:
    first = values[0]
    once = not isinstance(first, tuple | list) and all(
        one is first or (one == first and type(one) is type(first)) for one in values
    )
    return key + encode(first if once else values)


def _tell(path: str, old: Any, new: Any, parts: list[bytes]) -> None:
    if old == new:
        return
    if not _tell_inside(path, old, new, parts):
        parts.append(_member(path, new))


def _tell_inside(path: str, old: Any, new: Any, parts: list[bytes]) -> bool:
    """False: it has to be told whole."""
    if isinstance(new, Struct):
        if type(old) is type(new):
            return _tell_members(path, old, new, parts)
        return isinstance(old, Struct) and _tell_renewed(path, old, new, parts)
    if not isinstance(new, tuple) or not isinstance(old, tuple) or not old:
        return False
    if len(new) > len(old) and new[: len(old)] == old:
        parts.append(b'"%b+":%b' % (path.encode(), _value(new[len(old) :])))
        return True
    if len(new) != len(old) or not all(isinstance(one, Struct) for one in new):
        return False
    inside: list[bytes] = []
    for at, (before, after) in enumerate(zip(old, new, strict=True)):
        if before is not after:
            _tell(f"{path}/{at}", before, after, inside)
    if len(inside) > FEW:
        whole = _member(path, new)
        if len(whole) < sum(map(len, inside)) + len(inside):
            inside = [whole]
    parts += inside
    return True


def _tell_members(path: str, old: Struct, new: Struct, parts: list[bytes]) -> bool:
    plan = _plan(type(new))
    if not plan.by_members:
        return False
    for one in plan.may_lack:  # what is there can't be taken away, but for the whole of it
        if getattr(new, one.name) is UNSET and getattr(old, one.name) is not UNSET:
            return False
    for one in plan.members:
        before, after = getattr(old, one.name), getattr(new, one.name)
        if before is not after:
            _tell(f"{path}/{one.alias}", before, after, parts)
    return True


def _tell_renewed(path: str, old: Struct, new: Struct, parts: list[bytes]) -> bool:
    """Another kind of thing in its place: what both have stays, and the rest of it is told."""
    before, after = _plan(type(old)), _plan(type(new))
    if not (before.by_members and after.by_members):
        return False
    held = {one.alias: getattr(old, one.name) for one in before.members}
    stays: list[str] = []
    told = [after.tag] if after.tag else []
    for one in after.members:
        value, was = getattr(new, one.name), held.get(one.alias, UNSET)
        if value is UNSET:
            continue
        if was is not UNSET and (was == value or _tell_inside(one.alias, was, value, told)):
            stays.append(one.alias)
        else:
            told.append(_member(one.alias, value) if one.deep else one.key + encode(value))
    if not stays:
        return False
    key = f"{path}={','.join(stays)}"
    parts.append(b'"%b":{%b}' % (key.encode(), b",".join(told)))
    return True


def _member(key: str, value: Any) -> bytes:
    """A member told whole, and as shortly as that can be."""
    if isinstance(value, tuple) and len(value) > 1 and (rows := _rows(value)):
        return b'"%b*%d":{%b}' % (key.encode(), len(value), rows)
    return b'"%b":%b' % (key.encode(), _value(value))


def _value(value: Any) -> bytes:
    if isinstance(value, tuple) and value and isinstance(value[0], Struct):
        return b"[%b]" % b",".join(map(_value, value))
    if not isinstance(value, Struct):
        return encode(value)
    plan = _plan(type(value))
    if plan.flat or _is_bare(value, plan):
        return encode(value)
    told = [plan.tag] if plan.tag else []
    for one in plan.members:
        member = getattr(value, one.name)
        if member is one.unsaid or member is UNSET:
            continue
        if type(member) is not one.unsaid_empty or member:
            told.append(_member(one.alias, member) if one.deep else one.key + encode(member))
    return b"{%b}" % b",".join(told)


def _is_bare(value: Struct, plan: Plan) -> bool:
    """All that could be told more shortly is empty."""
    for one in plan.deep:  # noqa: SIM110 - often asked, and seldom for more than two
        if getattr(value, one.name):
            return False
    return True


def _rows(value: tuple[Any, ...]) -> bytes:
    """Objects of one kind that have all their members, by members; else nothing."""
    kind = type(value[0])
    if not issubclass(kind, Struct) or any(type(one) is not kind for one in value):
        return b""
    plan = _plan(kind)
    if plan.tag or not plan.by_members:
        return b""
    told = []
    for one in plan.members:
        values = [getattr(row, one.name) for row in value]
        if any(each is UNSET for each in values):
            return b""
        if one.deep:
            told.append(one.key + b"[%b]" % b",".join(map(_value, values)))
        else:
            told.append(_column(one.key, values))
    return b",".join(told)
