"""Lists and removes the words that people have voted in, in a store."""

import argparse
from datetime import UTC, datetime

import msgspec
from sqlalchemy import delete

from parlotte.cli.output import Refused, listed, show, show_json
from parlotte.cli.store import existing_store
from parlotte.i18n import Speaker
from parlotte.lexicon.judge import as_on_board
from parlotte.server.store.engine import Database
from parlotte.server.store.reads import Reader
from parlotte.server.store.rows import WHOLE_HOUSE, HouseWordRow
from parlotte.server.store.schema import house_words


def list_or_undo(arguments: argparse.Namespace, say: Speaker) -> int:
    with existing_store(arguments, say) as database:
        kept = Reader(database).house_words()
        if arguments.undo:
            _undo(database, kept, [as_on_board(word) for word in arguments.undo], say)
            return 0
    if arguments.json:
        show_json([_report(row) for row in kept])
    elif kept:
        for row in kept:
            show(_text(row, say))
    else:
        show(say("lexicon-house-empty"))
    return 0


def _undo(database: Database, kept: list[HouseWordRow], words: list[str], say: Speaker) -> None:
    """Removes all of them or none. A running server has its words in memory: it must be stopped."""
    known = {row.word for row in kept}
    if missing := [word for word in words if word not in known]:
        raise Refused(say("lexicon-house-unknown", words=listed(missing)))
    with database.exclusive(), database.writing() as connection:
        connection.execute(delete(house_words).where(house_words.c.word.in_(words)))
    show(say("lexicon-house-undone", words=listed(words)))


def _agreed(row: HouseWordRow) -> list[str]:
    return msgspec.json.decode(row.agreed, type=list[str])


def _report(row: HouseWordRow) -> dict[str, object]:
    return {
        "word": row.word,
        "written": row.written,
        "kind": row.kind,
        "table": None if row.scope == WHOLE_HOUSE else row.code,
        "game": row.game,
        "asked_by": row.asked_by,
        "agreed": _agreed(row),
        "at": row.at,
    }


def _text(row: HouseWordRow, say: Speaker) -> str:
    day = datetime.fromtimestamp(row.at, UTC).strftime("%Y-%m-%d")
    parts = [say(f"lexicon-house-{row.kind}", word=row.written, by=row.asked_by, day=day)]
    if agreed := _agreed(row):
        parts.append(say("lexicon-house-agreed", names=listed(agreed)))
    if row.scope != WHOLE_HOUSE:
        parts.append(say("lexicon-house-table", code=row.code))
    return listed(parts)
