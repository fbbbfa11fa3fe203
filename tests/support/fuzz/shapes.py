"""Generates values from the types the server reads: mostly valid, sometimes odd, sometimes
invalid."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect as kinds

Values = st.SearchStrategy[Any]

# Texts that have broken something, somewhere, once.
NASTY = (
    "", " ", "\0", "\n\r\t", "\x1b[2J", "\u202e\u2066\u200b\ufeff", "\ud800", "é" * 60,
    "e\u0301" * 40,
    "a" + "\u0300" * 300, "👩‍👩‍👧‍👦" * 9, "שלום عالم", "ﬁ Œ ß İ ı", "0", "-1", "1e999",
    "NaN", "null", "[]",
    "{ $name }", "{-brand}", "%s%n", "{0.__class__}", "__proto__", "constructor",
    "../../etc/passwd",
    "<script>alert(1)</script>", "'; drop table tables; --",
    "2026-02-30", "donne=", "sep=;", '"', ";,\t|:", "$", "\\", "a:b", "https://example.org/?a=b#c",
)  # fmt: skip
NUMBERS = (
    -1, 0, 1, 2, 3, 4, 5, 7, 9, 64, 200, 1_000, -(2**31), 2**31, 2**53, 2**63 - 1, 2**63, 2**64,
    10**30, -(10**30), 0.5, 1e308,
)  # fmt: skip

LONG = ("x" * 201, "x" * 2_501, "mot " * 1_300)  # some limits of ours, and those of Fluent
numbers = st.one_of(st.integers(0, 9), st.sampled_from(NUMBERS))


def weighed(*parts: tuple[int, Values]) -> Values:
    """One of these, as often as they weigh; `one_of` would count each once."""
    places = [place for place, (weight, _) in enumerate(parts) for _ in range(weight)]
    return st.sampled_from(places).flatmap(lambda place: parts[place][1])


texts = weighed((4, st.sampled_from(NASTY)), (3, st.text(max_size=20)), (4, st.sampled_from(LONG)))
rubbish: Values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, texts),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)


def mostly(right: Values, odd: Values) -> Values:
    """Where everything is rubbish, nothing gets beyond the first check."""
    return weighed((15, right), (1, odd))


class Shapes:
    """Strategies for the types of one house; texts are drawn from its own words as well."""

    def __init__(self, words: Sequence[str] = ()) -> None:
        self._texts = weighed((1, st.sampled_from([*words] or [""])), (2, texts))
        self._special: dict[tuple[str, str], Values] = {}

    def put(self, tag: str, field: str, values: Values) -> None:
        """What a field of an act takes that its type does not tell."""
        self._special[tag, field] = values

    def of(self, shape: Any) -> Values:
        return self._of(msgspec.inspect.type_info(shape))

    def _of(self, info: kinds.Type) -> Values:
        make = self._KINDS.get(type(info))
        return rubbish if make is None else mostly(make(self, info), rubbish)

    def _struct(self, info: kinds.StructType) -> Values:
        tag = "" if info.tag is None else str(info.tag)
        needed: dict[str, Values] = {}
        spared: dict[str, Values] = {}
        for field in info.fields:
            special = self._special.get((tag, field.encode_name))
            values = self._of(field.type) if special is None else mostly(special, rubbish)
            (needed if field.required else spared)[field.encode_name] = values
        if info.tag_field is not None:
            needed[info.tag_field] = st.just(info.tag)
        whole = st.fixed_dictionaries(needed, optional=spared)
        return weighed((15, whole), (1, _damaged(whole)))

    def _union(self, info: kinds.UnionType) -> Values:
        return st.one_of(*map(self._of_bare, info.types))

    def _of_bare(self, info: kinds.Type) -> Values:
        make = self._KINDS.get(type(info))
        return rubbish if make is None else make(self, info)

    def _int(self, info: kinds.IntType) -> Values:
        least = info.ge if info.ge is not None else 0
        return st.integers(least, min(least + 9, info.le if info.le is not None else least + 9))

    def _str(self, info: kinds.StrType) -> Values:
        return self._texts

    def _list(self, info: Any) -> Values:
        return st.lists(self._of(info.item_type), max_size=5)

    def _tuple(self, info: kinds.TupleType) -> Values:
        return st.tuples(*map(self._of, info.item_types)).map(list)

    def _dict(self, info: kinds.DictType) -> Values:
        return st.dictionaries(texts.filter(bool), self._of(info.value_type), max_size=3)

    def _literal(self, info: kinds.LiteralType) -> Values:
        return st.sampled_from(info.values)

    _KINDS: dict[type, Callable[..., Values]] = {
        kinds.StructType: _struct,
        kinds.UnionType: _union,
        kinds.IntType: _int,
        kinds.StrType: _str,
        kinds.FloatType: lambda *_: st.floats(allow_nan=False, allow_infinity=False),
        kinds.BoolType: lambda *_: st.booleans(),
        kinds.NoneType: lambda *_: st.none(),
        kinds.ListType: _list,
        kinds.VarTupleType: _list,
        kinds.SetType: _list,
        kinds.FrozenSetType: _list,
        kinds.TupleType: _tuple,
        kinds.DictType: _dict,
        kinds.LiteralType: _literal,
    }


def _damaged(whole: Values) -> Values:
    """A field too many, or one too few."""
    return st.tuples(whole, texts, rubbish, st.booleans()).map(_damage)


def _damage(drawn: tuple[dict[str, Any], str, Any, bool]) -> dict[str, Any]:
    whole, name, value, more = drawn
    if more or len(whole) < 2:
        return {**whole, name: value}
    return dict(list(whole.items())[1:])


@cache
def rows_of(fields: tuple[str, ...]) -> Values:
    """The text of a pack: a table with headings or without, a list of objects, or anything."""
    heading = st.one_of(st.just(list(fields)), st.lists(st.sampled_from(fields), max_size=4))
    cells = st.lists(texts, max_size=len(fields) + 1)
    table = st.tuples(heading, st.lists(cells, max_size=4), st.sampled_from(";,\t|"))
    items = st.lists(
        st.dictionaries(st.sampled_from(fields), st.one_of(texts, rubbish), max_size=6), max_size=4
    )
    return st.one_of(
        table.map(lambda it: "\n".join(it[2].join(row) for row in (it[0], *it[1]))),
        items.map(lambda it: msgspec.json.encode(_plain(it)).decode()),
        texts,
    )


def _plain(value: Any) -> Any:
    """Without half pairs and endless numbers, which JSON libraries refuse to write."""
    match value:
        case str():
            return value.encode(errors="replace").decode()
        case int() | float() if not isinstance(value, bool) and abs(value) > 2**60:
            return 0
        case list():
            return [*map(_plain, value)]
        case dict():
            return {_plain(name): _plain(one) for name, one in value.items()}
    return value
