"""The state of a table. It changes only after the write is confirmed."""

from msgspec.structs import replace

from parlotte.core.codec import encode
from parlotte.core.contract import Millis, Rejected, Seat
from parlotte.server.content.house_words import Voted
from parlotte.server.content.own_packs import OwnPacks
from parlotte.server.limits.disk_shares import DiskShares
from parlotte.server.store.claim import Claim
from parlotte.server.store.rows import TableRow
from parlotte.server.store.writes import Write
from parlotte.server.table.gathering import Gathering, Person
from parlotte.server.table.live_match import LiveMatch, time_of
from parlotte.server.table.retention import without_secrets


class TableState:
    """Every part of the table reads it; only `Change.adopt` changes it."""

    def __init__(
        self,
        name: str,
        gathering: Gathering,
        match: LiveMatch | None,
        own_packs: OwnPacks,
        voted: Voted,
        *,
        fleeting: bool = False,
    ) -> None:
        self.id = name
        # In a cluster: the right to write for this table.
        self.claim: Claim | None = None
        self.gathering = gathering
        self.match = match  # the present one, or the last
        self.own_packs = own_packs
        self.voted = voted
        self.fleeting = fleeting  # nobody has used it yet
        self.shares = DiskShares(gathering.wrote)  # of the disk

    def signed(self, write: Write) -> Write:
        """The write with the node's claim on this table. Every write of the table passes here."""
        write.claim = self.claim
        return write

    @property
    def ticking(self) -> bool:
        return self.match is not None and self.match.clock.running

    def match_time(self, house: Millis) -> Millis:
        return 0 if self.match is None else time_of(self.match, house)

    def overtime(self, house: Millis) -> bool:
        """Whether a deadline has passed."""
        match = self.match
        if match is None or not match.clock.running or match.over:
            return False
        deadline = match.core.deadline
        return deadline is not None and time_of(match, house) >= deadline

    def playing_seat(self, person: int) -> Seat | None:
        return self.gathering.seat_of(person) if self.gathering.playing else None

    def awaited(self, person: int) -> bool:
        """Whether the match waits for this person."""
        seat, match = self.playing_seat(person), self.match
        return seat is not None and match is not None and match.waits_for(seat)

    def sharing(self, viewer: tuple[int, ...]) -> tuple[int, ...]:
        """The players who share one device; empty unless there are several."""
        players = tuple(one for one in viewer if self.playing_seat(one) is not None)
        return players if len(players) > 1 else ()

    def player(self, person: int) -> tuple[Person, Seat, LiveMatch]:
        found, seat, match = self.gathering.person(person), self.playing_seat(person), self.match
        if found is None or seat is None or match is None:
            raise Rejected("next-game" if self.gathering.playing else "not-playing")
        return found, seat, match

    def row(self, now: int, table: Gathering | None = None) -> TableRow:
        """The row for the store: of the present table, or of `table` as a change leaves it."""
        fleeting = self.fleeting and table is None
        table = table or self.gathering
        wrote = self.shares.to_store({one.id for one in table.people})
        private = self.match is not None and self.match.bound.registration.private
        playing = table.match if private and table.playing else None
        state = encode(replace(without_secrets(table, playing), wrote=wrote))
        return TableRow(id=self.id, code=table.code, state=state, seen_at=now, fleeting=fleeting)
