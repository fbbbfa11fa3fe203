"""The table's vote on a word that the lexicon does not know."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Adopted, Seat
from parlotte.kit.ballot import Ballot

# most: more for than against, a tie refuses. all: nobody present is left who has not said yes.
Needs = Literal["most", "all"]


class WordVote(Struct, frozen=True):
    """Who asked for the word is for it, and does not vote."""

    word: str  # as the board knows it: A to Z
    written: str
    by: Seat
    ballot: Ballot
    needs: Needs = "most"

    def cast(self, seat: Seat, *, aye: bool) -> "WordVote":
        return WordVote(
            self.word, self.written, self.by, self.ballot.cast(seat, aye=aye), self.needs
        )

    def without(self, seat: Seat) -> "WordVote":
        """The same without a voter who has left before saying anything."""
        ballot = self.ballot.without(seat)
        return WordVote(self.word, self.written, self.by, ballot, self.needs)

    @property
    def over(self) -> bool:
        """All have voted; where all must agree, one no is enough."""
        if self.needs == "all" and self.ballot.noes:
            return True
        return not self.ballot.pending()

    def adopted(self) -> Adopted | None:
        """The word, if the table takes it in as the vote stands. Silence is no yes."""
        carried = self.ballot.unanimous() if self.needs == "all" else self.ballot.carried()
        if not carried:
            return None
        return Adopted(self.word, self.written, self.by, self.ballot.ayes)


def put_to_the_vote(
    word: str, written: str, by: Seat, others: tuple[Seat, ...], needs: Needs = "most"
) -> WordVote:
    """`others` are those who vote: everybody present but who asks. Alone, nobody can agree with
    him: `most` refuses, and `all` takes his own word for it."""
    return WordVote(word, written, by, Ballot(others), needs)
