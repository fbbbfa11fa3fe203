"""What a viewer lacks of a value: whole keys, or for those who asked for it what changed inside.

A key `phase/ready` is the member `ready` of `phase`, and `entries/2/voters` goes on through the
third of a list; `played+` is put behind what the list `played` held. docs/protocol.md tells it.
"""

from functools import cache
from typing import Any

from msgspec import UNSET, Struct

from parlotte.core.codec import encode

INSIDE, MORE = "/", "+"

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


def _tell(path: str, old: Any, new: Any, parts: list[bytes]) -> None:
    if old is new or old == new:
        return
    if type(old) is type(new) and _tell_inside(path, old, new, parts):
        return
    parts.append(b'"%b":%b' % (path.encode(), encode(new)))


def _tell_inside(path: str, old: Any, new: Any, parts: list[bytes]) -> bool:
    """False: it has to be told whole."""
    if isinstance(new, Struct):
        fields = _inner_fields(type(new))
        if fields is None:
            return False
        pairs = [(alias, getattr(old, name), getattr(new, name)) for name, alias in fields]
        if any((before is UNSET) != (after is UNSET) for _, before, after in pairs):
            return False
        for alias, before, after in pairs:
            _tell(f"{path}{INSIDE}{alias}", before, after, parts)
        return True
    if not isinstance(new, tuple) or not old:
        return False
    if len(new) > len(old) and new[: len(old)] == old:
        parts.append(b'"%b%b":%b' % (path.encode(), MORE.encode(), encode(new[len(old) :])))
        return True
    if len(new) != len(old) or not all(isinstance(one, Struct) for one in new):
        return False
    for at, (before, after) in enumerate(zip(old, new, strict=True)):
        _tell(f"{path}{INSIDE}{at}", before, after, parts)
    return True
