"""The rows of the store as Structs: one field per column, in the order of the table."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Table

from parlotte.core.contract import WordKind
from parlotte.server.store import schema


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    def columns(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)


class TableRow(Row, frozen=True):
    id: str
    code: str
    state: bytes
    seen_at: int  # unix seconds
    fleeting: bool = False  # unused: only its opener was there, for a moment


class MatchRow(Row, frozen=True, kw_only=True):
    id: str
    table_id: str
    number: int
    game: str
    rules: int
    content: str  # hash
    setup: bytes
    snapshot: bytes | None = None
    snapshot_seq: int = 0
    base_match: int = 0  # match time at house time `base_house`; paused there while that is null
    base_house: int | None = None
    held: int = 0
    phase_helped: str = ""
    started_at: int
    ended_at: int | None = None
    outcome: bytes | None = None
    names: bytes  # JSON, by seat
    kept: bool = True  # false: its log was deleted
    private: bool = False  # its log may not be copied: not everybody has agreed to keep it
    # Unix seconds: its log is deleted then, unless all agree to keep it.
    forget_at: int | None = None

    def forgotten(self) -> "MatchRow":
        """The row without its log: that it was played, by whom and how it ended."""
        blank = {"setup": b"", "snapshot": None, "snapshot_seq": 0, "content": ""}
        return msgspec.structs.replace(self, **blank, kept=False, forget_at=None)


class InputRow(Row, frozen=True):
    match_id: str
    seq: int
    action: str | None  # the client's name for it, which recognises a retry
    given: bytes


class ContentRow(Row, frozen=True):
    hash: str
    game: str
    body: bytes


class PackRow(Row, frozen=True):
    table_id: str
    game: str
    name: str
    file: str
    body: bytes
    authors: bytes = b""  # JSON, the person of each item; empty if not recorded
    secret: bool = False  # only the authors may read the items

    @property
    def key(self) -> tuple[str, str, str]:
        return (self.table_id, self.game, self.name)


WHOLE_HOUSE = ""  # the scope of words that count at all tables


class HouseWordRow(Row, frozen=True, kw_only=True):
    scope: str  # a table's id, or WHOLE_HOUSE
    word: str  # A to Z
    kind: WordKind = "word"
    written: str
    asked_by: str
    agreed: bytes  # JSON, a list of names
    game: str
    code: str  # of the table that voted it in
    at: int  # unix seconds

    @property
    def key(self) -> tuple[str, str, str]:
        return (self.scope, self.word, self.kind)


# Everything in a backup, in the order it is written.
KINDS: Mapping[str, tuple[Table, type[Row]]] = {
    "tables": (schema.tables, TableRow),
    "contents": (schema.contents, ContentRow),
    "matches": (schema.matches, MatchRow),
    "inputs": (schema.inputs, InputRow),
    "packs": (schema.packs, PackRow),
    "house_words": (schema.house_words, HouseWordRow),
}
