"""First come, first served: among several seats, one may take a chance that all may decline."""

from msgspec import Struct

from parlotte.core.contract import Seat


class Race(Struct, frozen=True, gc=False):
    """Who may still run, and who was first. The order is that in which actions were accepted."""

    runners: tuple[Seat, ...]
    winner: Seat | None = None

    def may_run(self, seat: Seat) -> bool:
        return self.winner is None and seat in self.runners

    def take(self, seat: Seat) -> "Race":
        """The same, won by this seat; it must still be able to run."""
        if not self.may_run(seat):
            raise ValueError(f"seat {seat} can't run any more")
        return Race(self.runners, seat)

    def decline(self, seat: Seat) -> "Race":
        """The same without this seat, who lets the chance pass or has left."""
        return Race(tuple(who for who in self.runners if who != seat), self.winner)

    @property
    def over(self) -> bool:
        """Somebody has won, or nobody is left to run."""
        return self.winner is not None or not self.runners
