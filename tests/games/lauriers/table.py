"""A table of Les Lauriers for tests: unmistakable content, and a method for each move."""

from functools import cache
from typing import Any, Self

from parlotte.core.contract import Closed, Memory, Seats
from parlotte.core.match import Setup
from parlotte.games.lauriers import actions
from parlotte.games.lauriers.content import WORD_CLASSES, Content, Word, WordPack
from parlotte.games.lauriers.options import Options
from parlotte.games.lauriers.phases import (
    Choosing,
    Finished,
    Judging,
    Preparing,
    Reading,
    Result,
    Revealing,
    Voting,
)
from parlotte.games.lauriers.rules import Lauriers
from parlotte.games.lauriers.shown import View
from support.match_table import MatchTable, holders


def word(number: int, pack: str = "base", card: int | None = None) -> Word:
    return Word(
        id=f"{pack}:mot{number}",
        spelling=f"mot{number}{pack[0]}",
        word_class=WORD_CLASSES[number % len(WORD_CLASSES)],
        definition=f"Vérité{number}{pack} du mot que nul ne sait.",
        level=(1, 2, 3)[number % 3],
        family=number % 5 != 0,
        note=f"Saviez-vous{number}.",
        leurres=tuple(f"Leurre{letter}{number}{pack} bien tourné." for letter in "ABC"),
        card=card,
    )


@cache
def sample_content(words: int = 40) -> Content:
    """A printed pack of cards, and a family's own words."""
    base = tuple(word(n, card=n // 4 + 1) for n in range(words))
    own = tuple(word(n, "maison") for n in range(5))
    return Content((WordPack("base", base), WordPack("maison", own)))


class Table(MatchTable):
    """A match whose moves read like play; seat 0 leads first."""

    def __init__(
        self,
        seats: int = 4,
        *,
        bots: tuple[int, ...] = (),
        away: tuple[int, ...] = (),
        content: Content | None = None,
        memory: Memory | None = None,
        seed: bytes = b"table",
        opener: int = 0,
        **options: Any,
    ) -> None:
        setup = Setup(
            Options(**options),
            Seats(holders(seats, bots, away), opener=opener),
            seed,
            memory or Memory(),
        )
        super().__init__(Lauriers(content or sample_content()), setup)

    def close(self, excused: tuple[int, ...] | None = None) -> None:
        """The host's hand. Without the seats that it need not wait for it is that of an old log,
        which ends whatever there is."""
        self.do(None, Closed(excused=excused))

    def view(self, viewer: int | None) -> View:
        return self.game.view(self.state, viewer)

    # Whole phases, for tests that are about a later one.

    def choose(self) -> Self:
        if isinstance(self.phase, Choosing):
            assert self.state.mdj is not None
            self.do(self.state.mdj, actions.Choose(self.phase.words[0]))
        return self

    def write(self, texts: dict[int, str]) -> Self:
        """These seats hand these texts in; the others' drafts are what they are."""
        self.choose()
        for seat, text in texts.items():
            self.do(seat, actions.Write(text))
        return self

    def prepare(self) -> None:
        assert isinstance(self.phase, Preparing)
        assert self.state.mdj is not None
        self.do(self.state.mdj, actions.Ready())

    def read(self) -> None:
        """The MDJ reads; where no person leads, everybody wants to vote at once."""
        while isinstance(self.phase, Reading):
            seat = self.view(None).waiting[0]
            by_itself = self.phase.by_itself
            self.do(seat, actions.GoOn() if by_itself else actions.ReadOn(self.phase.read))

    def to_vote(self, texts: dict[int, str] | None = None) -> Self:
        """On to the vote; every writer hands in a text of his own unless told otherwise."""
        self.choose()
        self.write(
            {s: f"Proposition{s} de ce siège." for s in self.state.players}
            if texts is None
            else texts
        )
        if isinstance(self.phase, Preparing):
            self.prepare()
        self.read()
        assert isinstance(self.phase, Voting)
        return self

    def entry(self, author: int | None) -> int:
        """The number of an author's entry; None is the real one."""
        shown = self.phase.verdict if isinstance(self.phase, Judging) else self.phase
        entries = shown.entries if isinstance(shown, Reading | Voting) else shown.result.entries
        for number, entry in enumerate(entries):
            if author in entry.authors or (author is None and entry.real):
                return number
        raise AssertionError(f"no entry by {author}")

    def vote(self, choices: dict[int, int | None]) -> None:
        """Each voter votes for the entry of an author; None is the real one."""
        numbers = {voter: self.entry(author) for voter, author in choices.items()}
        for voter, number in numbers.items():
            self.do(voter, actions.Vote(number))

    def stake(self, *seats: int) -> None:
        for seat in seats:
            self.do(seat, actions.Stake())

    def claim(self, seat: int, verdicts: dict[int, bool] | None = None) -> None:
        """An author claims his entry, and others say whether they agree."""
        self.do(seat, actions.Claim())
        assert isinstance(self.phase, Judging)
        claimed = self.view(None).phase.claim
        for judge, agree in (verdicts or {}).items():
            self.do(judge, actions.Judge(claimed.place, agree))

    def go_on(self) -> None:
        assert isinstance(self.phase, Revealing)
        for seat in self.game.view(self.state, None).waiting:
            self.do(seat, actions.GoOn())

    @property
    def result(self) -> Result:
        shown = self.phase.verdict if isinstance(self.phase, Judging) else self.phase
        assert isinstance(shown, Revealing | Finished)
        return shown.result

    def points(self) -> list[int]:
        """What each seat earned in the round just counted."""
        return [score.total for score in self.result.scores]
