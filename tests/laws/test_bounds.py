"""Every text, list and object that a client may send has a maximum length."""

from collections.abc import Iterator
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct
from msgspec import inspect as shapes

from parlotte.games import registered
from parlotte.server.commands.kinds import Advise, AnyCommand, Fields
from parlotte.server.http.app import OpenTable
from parlotte.server.sockets.frames import Hello

Place = str
# Their content is checked later: options and items by their own types, a draft by the game's type.
# Together they are no longer than a message.
JUDGED_LATER = {"Advise.draft", "SetOptions.options.{}", "PutItem.item.{}", "OpenTable.options.{}"}
SENT: dict[str, Any] = {
    "commands": AnyCommand,
    "hello": Hello,
    "open a table": OpenTable,
    **{f"actions of {key}": game.action for key, game in registered().items()},
    **{f"options of {key}": game.options for key, game in registered().items()},
    **{
        f"drafts of {key}": game.advice.draft
        for key, game in registered().items()
        if game.advice is not None and game.advice.draft is not None
    },
}


def unbounded(kind: Any) -> set[Place]:
    return set(_unbounded(shapes.type_info(kind), ""))


def _unbounded(kind: shapes.Type, place: Place) -> Iterator[Place]:
    if isinstance(kind, shapes.Metadata):
        yield from _unbounded(kind.type, place)
    elif isinstance(kind, shapes.UnionType):
        for one in kind.types:
            yield from _unbounded(one, place)
    elif isinstance(kind, shapes.StructType):
        for one in kind.fields:
            yield from _unbounded(one.type, f"{place or kind.cls.__name__}.{one.name}")
    elif isinstance(kind, shapes.StrType | shapes.BytesType):
        if kind.max_length is None:
            yield place
    elif isinstance(kind, shapes.CollectionType):
        if kind.max_length is None:
            yield place
        yield from _unbounded(kind.item_type, f"{place}.[]")
    elif isinstance(kind, shapes.TupleType):
        for one in kind.item_types:
            yield from _unbounded(one, f"{place}.[]")
    elif isinstance(kind, shapes.DictType):
        if kind.max_length is None:
            yield place
        yield from _unbounded(kind.key_type, f"{place}.key")
        yield from _unbounded(kind.value_type, f"{place}.{{}}")
    elif isinstance(kind, shapes.AnyType | shapes.RawType):
        yield place


@pytest.mark.parametrize("what", SENT)
def test_every_text_and_list_that_is_sent_has_a_bound(what: str) -> None:
    assert unbounded(SENT[what]) - JUDGED_LATER == set()


class Loose(Struct):
    text: str
    texts: Annotated[tuple[str, ...], Meta(max_length=3)]
    many: tuple[int, ...] = ()
    fields: Fields = {}
    anything: Any = None
    inner: "Advise | None" = None
    fine: Annotated[list[Annotated[str, Meta(max_length=3)]], Meta(max_length=3)] = []


def test_unbounded_fields_would_be_found() -> None:
    """In a union, in a list, in a struct."""
    assert unbounded(Loose | None) == {
        "Loose.text",
        "Loose.texts.[]",
        "Loose.many",
        "Loose.fields.{}",
        "Loose.anything",
        "Loose.inner.draft",
    }


def test_every_kind_of_type_is_handled() -> None:
    """Every type used is walked through, or holds nothing that grows."""
    grows = (
        shapes.StrType, shapes.BytesType, shapes.CollectionType, shapes.TupleType, shapes.DictType,
        shapes.AnyType, shapes.RawType, shapes.StructType, shapes.UnionType, shapes.Metadata,
    )  # fmt: skip
    small = (shapes.IntType, shapes.BoolType, shapes.NoneType, shapes.LiteralType)
    for what in SENT.values():
        for kind in _all(shapes.type_info(what)):
            assert isinstance(kind, grows + small), kind


def _all(kind: Any) -> Iterator[shapes.Type]:
    if isinstance(kind, shapes.Field):
        yield from _all(kind.type)
    elif isinstance(kind, tuple):
        for one in kind:
            yield from _all(one)
    elif isinstance(kind, shapes.Type):
        yield kind
        for name in kind.__struct_fields__:
            yield from _all(getattr(kind, name))
