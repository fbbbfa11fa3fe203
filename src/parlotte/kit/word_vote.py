"""The table's vote on a word that the lexicon does not know."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.contract import Adopted, Seat, WordKind
from parlotte.kit.ballot import Ballot

# most: more for than against, a tie refuses. all: nobody present is left who has not said yes.
Needs = Literal["most", "all"]


class WordVote(Struct, frozen=True, omit_defaults=True):
    """Who asked for the word is for it, and does not vote."""

    word: str  # as the board knows it: A to Z
    written: str
    by: Seat
    ballot: Ballot
    needs: Needs = "most"
    kind: WordKind = "word"  # what it would be: a common word, or somebody famous

    def cast(self, seat: Seat, *, aye: bool) -> "WordVote":
        return replace(self, ballot=self.ballot.cast(seat, aye=aye))

    def without(self, seat: Seat) -> "WordVote":
        """The same without a voter who has left before saying anything."""
        return replace(self, ballot=self.ballot.without(seat))

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
        return Adopted(self.word, self.written, self.by, self.ballot.ayes, self.kind)


def put_to_the_vote(
    word: str,
    written: str,
    by: Seat,
    others: tuple[Seat, ...],
    needs: Needs = "most",
    kind: WordKind = "word",
) -> WordVote:
    """`others` are those who vote: everybody present but who asks. Alone, nobody can agree with
    him: `most` refuses, and `all` takes his own word for it."""
    return WordVote(word, written, by, Ballot(others), needs, kind)
