"""A yes or no vote. Abstentions don't count; a tie refuses."""

from msgspec import Struct

from parlotte.core.contract import Seat


class Ballot(Struct, frozen=True):
    voters: tuple[Seat, ...]
    ayes: tuple[Seat, ...] = ()
    noes: tuple[Seat, ...] = ()

    def cast(self, seat: Seat, *, aye: bool) -> "Ballot":
        """The same ballot with this voter's vote, new or changed; sorted by seat."""
        if seat not in self.voters:
            raise ValueError(f"seat {seat} has no vote here")
        ayes = {who for who in self.ayes if who != seat}
        noes = {who for who in self.noes if who != seat}
        (ayes if aye else noes).add(seat)
        return Ballot(self.voters, tuple(sorted(ayes)), tuple(sorted(noes)))

    def pending(self) -> tuple[Seat, ...]:
        return tuple(who for who in self.voters if who not in self.ayes and who not in self.noes)

    def said(self, seat: Seat) -> bool | None:
        """How a seat has voted; None: not yet."""
        return True if seat in self.ayes else False if seat in self.noes else None

    @property
    def voted(self) -> tuple[Seat, ...]:
        """The seats that have voted, without how."""
        return tuple(sorted((*self.ayes, *self.noes)))

    def without(self, seat: Seat) -> "Ballot":
        """The same without a voter who leaves before voting; a vote already cast counts."""
        if seat not in self.pending():
            return self
        return Ballot(tuple(who for who in self.voters if who != seat), self.ayes, self.noes)

    def joined_by(self, seat: Seat) -> "Ballot":
        """The same with a voter who joins or comes back; an earlier vote still counts."""
        return Ballot(tuple(sorted({*self.voters, seat})), self.ayes, self.noes)

    def reseated(self, seat: Seat, *, votes: bool) -> "Ballot":
        """The same after a seat has changed hands: its new holder votes, or does not."""
        return self.joined_by(seat) if votes else self.without(seat)

    def forgetting(self, seat: Seat) -> "Ballot":
        """The same as if this seat had never been asked."""
        return Ballot(
            tuple(who for who in self.voters if who != seat),
            tuple(who for who in self.ayes if who != seat),
            tuple(who for who in self.noes if who != seat),
        )

    def carried(self, *, silence_is_aye: bool = False) -> bool:
        """Whether more voted for than against."""
        ayes = len(self.ayes) + (len(self.pending()) if silence_is_aye else 0)
        return ayes > len(self.noes)

    @property
    def decided(self) -> bool:
        """Whether the missing votes can no longer change the result; a tie refuses."""
        half = len(self.voters) / 2
        return not self.pending() or len(self.ayes) > half or len(self.noes) >= half

    def unanimous(self) -> bool:
        return set(self.ayes) == set(self.voters)
