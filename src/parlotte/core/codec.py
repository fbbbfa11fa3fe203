"""The canonical encoding: the same value is the same bytes, always.

Structs keep the order of their fields and a state holds no sets; whoever puts a dict into a state
keeps its keys sorted (kit.collect does), for the order of arrival would be written down in it.
"""

from hashlib import sha256

import msgspec

encode = msgspec.json.Encoder().encode


def fingerprint(value: object) -> str:
    """A name for content: equal content has an equal name."""
    return sha256(encode(value)).hexdigest()
