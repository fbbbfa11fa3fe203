"""`bound_exceeded` finds the limit of the type that a value exceeds, and none for any other
fault."""

from typing import Annotated

import pytest
from msgspec import Meta, Struct

from parlotte.server.sockets.bounds import bound_exceeded

Short = Annotated[str, Meta(max_length=3)]


class Write(Struct, frozen=True, tag="write", tag_field="act"):
    text: Short
    number: int = 0


class Rows(Struct, frozen=True, tag="rows", tag_field="act"):
    rows: Annotated[tuple[Short, ...], Meta(max_length=2)]
    named: dict[str, Short | None] = {}


@pytest.mark.parametrize(
    ("body", "most"),
    [
        ('{"act":"write","text":"longer"}', 3),
        ('{"act":"write","text":"ééé"}', None),
        ('{"act":"write","text":"éééé"}', 3),
        ('{"act":"write","text":7}', None),
        ('{"act":"write","text":"a","number":"a number"}', None),
        ('{"act":"write"}', None),
        ('{"act":"rows","text":"longer"}', None),
        ('{"act":"rows","rows":["a","b","c"]}', 2),
        ('{"act":"rows","rows":["a","longer"]}', 3),
        ('{"act":"rows","rows":[],"named":{"a":null,"b":"longer"}}', 3),
        ('{"act":"nothing","text":"longer"}', None),
        ('"longer"', None),
        ("longer", None),
        ("[" * 100_000, None),
    ],
)
def test_the_exceeded_limit_is_found(body: str, most: int | None) -> None:
    assert bound_exceeded(body.encode(), Write | Rows) == most
