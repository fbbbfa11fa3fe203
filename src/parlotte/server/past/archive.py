"""The past matches of a table: listed from the store, and replayed in a worker."""

from collections import OrderedDict
from threading import Lock

from msgspec import Struct
from msgspec.structs import asdict

from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.server.content.library import Library
from parlotte.server.past.replays import MatchReplay, Viewpoint, replay_match
from parlotte.server.store.reads import Reader
from parlotte.server.store.rows import MatchRow
from parlotte.server.table.gathering import Played
from parlotte.server.table.live_match import CannotGoOn
from parlotte.server.table.loading import TableLoader
from parlotte.server.table.picture import played_view
from parlotte.server.table.views import PastView

MOST_REPLAYS = 8  # cached replays, so that turning the page costs nothing
MOST_LISTED = 200


class Wanted(Struct, frozen=True):
    """The match, the viewpoint, and the range of steps."""

    match: str
    viewpoint: Viewpoint
    since: int  # unix time since which the person has had the seat
    first: int
    count: int


class Archive:
    """Every method blocks: called by a worker."""

    def __init__(self, reader: Reader, loader: TableLoader, library: Library) -> None:
        self._reader = reader
        self._loader = loader
        self._library = library
        self._replays: OrderedDict[tuple[str, Viewpoint], MatchReplay] = OrderedDict()
        self._lock = Lock()

    def history(self, table: str, played: tuple[Played, ...]) -> bytes:
        kept = {
            match: self._version(game) == rules
            for match, game, rules in self._reader.kept_matches(table)
        }
        newest = reversed(played[-MOST_LISTED:])
        return encode({"played": [_past(one, kept=kept.get(one.match, False)) for one in newest]})

    def _version(self, game: str) -> int | None:
        known = self._library.games.get(game)
        return None if known is None else known.version

    def replay(self, wanted: Wanted) -> bytes:
        row = self._reader.match(wanted.match)
        if row is None:
            raise Rejected("match-unknown")
        if wanted.viewpoint.seat is not None and row.started_at <= wanted.since:
            raise Rejected("not-your-seat")  # another person had the seat then
        return self._replay_of(row, wanted.viewpoint).page(wanted.first, wanted.count)

    def _replay_of(self, row: MatchRow, viewpoint: Viewpoint) -> MatchReplay:
        if row.ended_at is None:
            raise Rejected("replay-not-over")
        if not row.kept:
            raise Rejected("replay-forgotten")
        if row.private:
            raise Rejected("replay-private")
        version = self._version(row.game)
        if version is None:
            raise Rejected("replay-unknown-game", game=row.game)
        if version != row.rules:
            raise Rejected("replay-other-rules", rules=row.rules, here=version)
        key = (row.id, viewpoint)
        with self._lock:
            found = self._replays.get(key)
        if found is None:
            found = self._play_again(row, viewpoint)
        with self._lock:
            self._replays[key] = found
            self._replays.move_to_end(key)
            if len(self._replays) > MOST_REPLAYS:
                self._replays.popitem(last=False)
        return found

    def _play_again(self, row: MatchRow, viewpoint: Viewpoint) -> MatchReplay:
        try:
            bound = self._loader.bound(row.game, row.content)
        except CannotGoOn:
            raise Rejected("replay-no-content") from None
        return replay_match(row, bound, self._reader.inputs(row.id), viewpoint)


def _past(one: Played, *, kept: bool) -> PastView:
    return PastView(**asdict(played_view(one)), evening=one.evening, kept=kept)
