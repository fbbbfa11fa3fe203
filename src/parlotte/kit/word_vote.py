"""The table's vote on a word that is not in the lexicon."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.contract import Adopted, Holder, Seat, WordKind
from parlotte.kit.ballot import Ballot

# most: more votes for than against, a tie refuses. all: everybody present has said yes.
Needs = Literal["most", "all"]

# adopted: the table adds the word for good. trusted: it counts in this match only.
Verdict = Literal["adopted", "trusted", "refused"]


class WordVote(Struct, frozen=True, omit_defaults=True):
    """The vote on one word. Its proposer does not vote."""

    word: str  # as the board knows it: A to Z
    written: str
    by: Seat
    ballot: Ballot
    needs: Needs = "most"
    kind: WordKind = "word"  # a common word, or a famous person
    trust: bool = False  # option "confiance": if nobody can vote, the proposer decides

    def cast(self, seat: Seat, *, aye: bool) -> "WordVote":
        return replace(self, ballot=self.ballot.cast(seat, aye=aye))

    def reseated(self, seat: Seat, *, votes: bool) -> "WordVote":
        """The same after a seat has changed hands; the proposer has no vote."""
        if votes and seat == self.by:
            return self
        return replace(self, ballot=self.ballot.reseated(seat, votes=votes))

    @property
    def over(self) -> bool:
        """Whether all have voted; if all must agree, one no is enough."""
        if self.needs == "all" and self.ballot.noes:
            return True
        return not self.ballot.pending()

    def verdict(self) -> Verdict:
        """A missing vote is no yes. If nobody may vote, the word counts only on trust."""
        if not self.ballot.voters:
            return "trusted" if self.trust else "refused"
        carried = self.ballot.unanimous() if self.needs == "all" else self.ballot.carried()
        return "adopted" if carried else "refused"

    def adopted(self) -> Adopted | None:
        """The word, if the vote as it stands adopts it; a trusted word is not adopted."""
        if self.verdict() != "adopted":
            return None
        return Adopted(self.word, self.written, self.by, self.ballot.ayes, self.kind)


def voters(holders: Sequence[Holder], by: Seat) -> tuple[Seat, ...]:
    """Every person except the proposer. Bots abstain: they would accept any word."""
    return tuple(seat for seat, held in enumerate(holders) if held == "person" and seat != by)


def put_to_the_vote(
    word: str,
    written: str,
    by: Seat,
    holders: Sequence[Holder],
    needs: Needs = "most",
    kind: WordKind = "word",
) -> WordVote:
    """A new vote, without trust; see `trusting`."""
    return WordVote(word, written, by, Ballot(voters(holders, by)), needs, kind)


def trusting(vote: WordVote, holders: Sequence[Holder]) -> WordVote:
    """The same at a table with the option "confiance": a person is trusted, a bot never is."""
    return replace(vote, trust=holders[vote.by] == "person")
