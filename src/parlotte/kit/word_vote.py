"""The table's vote on a word that the lexicon does not know."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.contract import Adopted, Holder, Seat, WordKind
from parlotte.kit.ballot import Ballot

# most: more for than against, a tie refuses. all: nobody present is left who has not said yes.
Needs = Literal["most", "all"]

# adopted: the table takes it in, for good. trusted: it counts in this match, and joins nothing.
Verdict = Literal["adopted", "trusted", "refused"]


class WordVote(Struct, frozen=True, omit_defaults=True):
    """Who asked for the word is for it, and does not vote."""

    word: str  # as the board knows it: A to Z
    written: str
    by: Seat
    ballot: Ballot
    needs: Needs = "most"
    kind: WordKind = "word"  # what it would be: a common word, or somebody famous
    trust: bool = False  # option "confiance": where nobody could vote, who asks decides

    def cast(self, seat: Seat, *, aye: bool) -> "WordVote":
        return replace(self, ballot=self.ballot.cast(seat, aye=aye))

    def reseated(self, seat: Seat, *, votes: bool) -> "WordVote":
        """The same after a seat has changed hands; who asks for the word has no vote."""
        if votes and seat == self.by:
            return self
        return replace(self, ballot=self.ballot.reseated(seat, votes=votes))

    @property
    def over(self) -> bool:
        """All have voted; where all must agree, one no is enough."""
        if self.needs == "all" and self.ballot.noes:
            return True
        return not self.ballot.pending()

    def verdict(self) -> Verdict:
        """As the vote stands. Silence is no yes, and where nobody could vote there is none: the
        word stays refused, unless the table trusts whoever asks."""
        if not self.ballot.voters:
            return "trusted" if self.trust else "refused"
        carried = self.ballot.unanimous() if self.needs == "all" else self.ballot.carried()
        return "adopted" if carried else "refused"

    def adopted(self) -> Adopted | None:
        """The word, if the table takes it in as the vote stands; one on trust joins nothing."""
        if self.verdict() != "adopted":
            return None
        return Adopted(self.word, self.written, self.by, self.ballot.ayes, self.kind)


def voters(holders: Sequence[Holder], by: Seat) -> tuple[Seat, ...]:
    """Every person but who asks. Bots abstain: they would make anything a word."""
    return tuple(seat for seat, held in enumerate(holders) if held == "person" and seat != by)


def put_to_the_vote(
    word: str,
    written: str,
    by: Seat,
    holders: Sequence[Holder],
    needs: Needs = "most",
    kind: WordKind = "word",
) -> WordVote:
    """Without trust: see `trusting`."""
    return WordVote(word, written, by, Ballot(voters(holders, by)), needs, kind)


def trusting(vote: WordVote, holders: Sequence[Holder]) -> WordVote:
    """The same at a table that chose "confiance": a person is trusted, a bot never is."""
    return replace(vote, trust=holders[vote.by] == "person")
