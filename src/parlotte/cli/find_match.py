"""Finds a match in the store by its id, or in a file, with the content it was played with."""

import argparse
import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import msgspec

from parlotte.cli.data_folder import store_named
from parlotte.cli.output import Refused
from parlotte.cli.recorded_match import RecordedMatch, ReplayFailed, from_file, from_store, moments
from parlotte.cli.store import existing_store
from parlotte.core.contract import Outcome
from parlotte.games import registered
from parlotte.i18n import Speaker
from parlotte.server.content.library import Bound, Library
from parlotte.server.store.engine import Database
from parlotte.server.store.reads import Reader
from parlotte.server.table.live_match import CannotGoOn
from parlotte.server.table.loading import TableLoader

ID = re.compile(r"[0-9a-f]{16}")  # of a match, as server.tokens.new_id makes them


@dataclass(frozen=True)
class Found:
    recorded: RecordedMatch
    names: tuple[str, ...]
    bound: Bound | None  # None: its game or its content is missing
    over: bool | None  # None: unknown
    outcome: Outcome | None
    altered: bool = False  # its content has changed since


def find(arguments: argparse.Namespace, say: Speaker) -> Found | None:
    library = Library(registered())
    path = Path(arguments.match)
    if path.is_file():
        return _find_file(path, library, arguments, say)
    if not ID.fullmatch(arguments.match):
        return None
    with existing_store(arguments, say) as database:
        reader = Reader(database)
        row = reader.match(arguments.match)
        if row is None:
            return None
        recorded = from_store(row, reader.inputs(row.id))
        bound = _bound(recorded, library, database) if recorded.kept else None
        altered = bound is not None and _altered(recorded, reader)
    return Found(recorded, recorded.names, bound, recorded.over, recorded.result, altered)


def _find_file(path: Path, library: Library, arguments: argparse.Namespace, say: Speaker) -> Found:
    try:
        recorded = from_file(path.read_bytes())
    except OSError:
        raise Refused(say("replay-file-unreadable", file=str(path))) from None
    except (msgspec.MsgspecError, RecursionError):
        raise Refused(say("replay-not-a-record", file=str(path))) from None
    written = recorded.written
    bound = library.known(written.game, written.content)
    if bound is None and written.game in library.games:
        try:
            with existing_store(arguments, say) as database:
                bound = _bound(recorded, library, database)
        except Refused:
            if store_named(arguments):
                raise
    # A file does not hold whether its match is over, nor the names of its people.
    over, outcome, seats = None, None, 0
    if bound is not None and written.rules == bound.registration.version:
        try:
            for moment in moments(recorded, bound):
                outcome, seats = moment.match.outcome, len(moment.match.holders)
            over = outcome is not None
        except ReplayFailed:
            outcome = None
    names = tuple(say("replay-seat", number=number) for number in range(1, seats + 1))
    return Found(recorded, names, bound, over, outcome)


def _bound(recorded: RecordedMatch, library: Library, database: Database) -> Bound | None:
    try:
        return TableLoader(database, library).bound(recorded.written.game, recorded.written.content)
    except CannotGoOn:
        return None


def _altered(recorded: RecordedMatch, reader: Reader) -> bool:
    kept = reader.content(recorded.written.content)
    return kept is not None and sha256(kept.body).hexdigest() != kept.hash


def obstacle_of(found: Found, say: Speaker) -> str | None:
    """Why a valid match can't be replayed here; None: it can."""
    written = found.recorded.written
    if not found.recorded.kept:
        return say("replay-private" if found.recorded.private else "replay-forgotten")
    game = registered().get(written.game)
    if game is None:
        return say("replay-unknown-game", game=written.game)
    if game.version != written.rules:
        return say("replay-other-rules", rules=written.rules, here=game.version)
    return say("replay-no-content") if found.bound is None else None
