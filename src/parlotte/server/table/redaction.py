"""Hides texts that the host has removed from all screens."""

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

REDACTED = "▒▒▒▒▒"


def redacted(value: Any, hidden: Collection[str]) -> Any:
    """The same value with each hidden text replaced; the same object if it contains none."""
    if isinstance(value, str):
        return REDACTED if value in hidden else value
    if isinstance(value, Struct):
        changes = {
            name: new
            for name in value.__struct_fields__
            if (new := redacted(old := getattr(value, name), hidden)) is not old
        }
        return replace(value, **changes) if changes else value
    if isinstance(value, tuple):
        parts = tuple(redacted(part, hidden) for part in value)
        return value if all(a is b for a, b in zip(parts, value, strict=True)) else parts
    if isinstance(value, dict):
        entries = {key: redacted(part, hidden) for key, part in value.items()}
        return value if all(entries[key] is value[key] for key in value) else entries
    return value


def holds_text(value: Any, text: str) -> bool:
    return value is not None and redacted(value, (text,)) is not value
