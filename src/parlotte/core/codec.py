"""The canonical encoding: equal values always have equal bytes.

Structs keep the order of their fields, and a state holds no sets. A dict in a state must have
sorted keys (kit.collect does this); otherwise the insertion order would change the bytes.
"""

from hashlib import sha256

import msgspec

encode = msgspec.json.Encoder().encode


def same(one: object, other: object) -> bool:
    """Whether both encode to the same bytes: 1 and True are equal, but do not."""
    return one is other or (one == other and encode(one) == encode(other))


def fingerprint(value: object) -> str:
    """A hash that identifies content: equal content has an equal fingerprint."""
    return sha256(encode(value)).hexdigest()
