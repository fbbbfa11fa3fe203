"""La Réussite for tests: forced deals, made-up words, and a method for each move."""

from collections.abc import Collection, Container
from typing import Any, Self

from parlotte.core.contract import Holder, Seat, Seats
from parlotte.core.match import Setup
from parlotte.games.reussite import actions
from parlotte.games.reussite.cards import STAR
from parlotte.games.reussite.columns import Columns, Take, empty, may_lend, open_to_cover
from parlotte.games.reussite.content import Content, Court
from parlotte.games.reussite.drafts import PETARD, Draft, Slot
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.phases import Composing
from parlotte.games.reussite.rules import Reussite
from parlotte.lexicon.judge import Ruling, Words
from support.match_table import MatchTable


class SomeWords:
    """A judge who knows a few words, or who finds most letters good enough."""

    def __init__(self, known: Collection[str] | None = None) -> None:
        self._known = known

    def ruling(self, text: str, voted: Collection[str] = ()) -> Ruling:
        if text in voted:
            return "voted"
        good = sum(map(ord, text)) % 4 if self._known is None else text in self._known
        return "common" if good else "unknown"

    def may_be_voted(self, text: str, voted: Collection[str] = ()) -> bool:
        return self.ruling(text, voted) == "unknown"


class NoSearch:
    """Takes bottoms only, and always finds a word as long as there are cards."""

    def cheapest(self, columns: Columns, word: str, petards: int, stock: int = 0) -> Draft | None:
        del stock
        moves: list[Take] = []
        slots: list[Slot] = []
        stacks = list(columns)
        for letter in word:
            stars = "" if any(slot.letter and slot.card != PETARD for slot in slots) else STAR
            at = next(
                (
                    n
                    for wanted in (letter, letter.lower(), stars or "none")
                    for n, cards in enumerate(stacks)
                    if cards.endswith(wanted)
                ),
                None,
            )
            if at is not None:
                wild = stacks[at].endswith(STAR)
                slots.append(Slot(len(moves), letter if wild else ""))
                moves.append(Take(at))
                stacks[at] = stacks[at][:-1]
            elif petards:
                petards -= 1
                slots.append(Slot(PETARD, letter))
            else:
                return None
        return Draft(tuple(moves), tuple(slots))

    def hint(
        self, columns: Columns, unseen: str, petards: int, level: int, besides: Container[str] = ()
    ) -> Draft | None:
        """The first four bottoms, whatever they spell, if the judge likes them."""
        del unseen, level
        stacks = [(n, cards) for n, cards in enumerate(columns) if cards]
        takes = [n for n, cards in stacks for _ in cards if not cards.endswith(STAR)][:4]
        word = "".join(columns[n][-1 - takes[:at].count(n)] for at, n in enumerate(takes)).upper()
        if len(takes) < 4 or STAR in word or word in besides or SomeWords().may_be_voted(word):
            return None
        return Draft(tuple(map(Take, takes)), tuple(map(Slot, range(4))))

    def cover(self, columns: Columns, unseen: str) -> int:
        del unseen
        return open_to_cover(columns)[0]

    def refill(self, columns: Columns, unseen: str) -> tuple[int, int]:
        del unseen
        return may_lend(columns)[0], empty(columns)[0]

    def none_left(self, columns: Columns, petards: int, stock: int = 0) -> bool:
        del stock
        return not (any(columns) or petards)


def court(*known: str) -> Court:
    return Court(SomeWords(known or None), NoSearch())


NO_CONTENT = Content(Words("of no matter"))


def game(*known: str) -> Reussite:
    return Reussite(NO_CONTENT, court(*known))


class Table(MatchTable):
    """A deal laid out by hand."""

    def __init__(
        self,
        *columns: str,
        stock: str = "",
        known: tuple[str, ...] = (),
        holders: tuple[Holder, ...] = ("person",),
        options: Options | None = None,
        **about: Any,
    ) -> None:
        super().__init__(game(*known), Setup(options or Options(), Seats(holders), b"seed"))
        seven = tuple((*columns, *[""] * 7)[:7])
        self.put(**{"columns": seven, "stock": stock, "phase": Composing(), **about})

    @property
    def columns(self) -> Columns:
        return self.state.columns

    @property
    def now(self) -> int:
        return self.match.now

    def do(self, action: Any, seat: Seat | None = 0, *, after: int = 0) -> list[str]:
        """The keys of what is told."""
        return self.play(seat, action, self.match.now + after)

    def take(self, *columns: int, seat: Seat = 0) -> Self:
        for column in columns:
            self.do(actions.TakeCard(column), seat)
        return self

    def shift(self, column: int, to: int, seat: Seat = 0) -> None:
        self.do(actions.ShiftCard(column, to), seat)

    def petard(self, letter: str, seat: Seat = 0) -> None:
        self.do(actions.AddPetard(), seat)
        self.do(actions.Say(len(self.state.drafts[seat].slots) - 1, letter), seat)

    def say(self, at: int, letter: str, seat: Seat = 0) -> None:
        self.do(actions.Say(at, letter), seat)

    def propose(self, seat: Seat = 0) -> list[str]:
        return self.do(actions.Propose(), seat)

    def answer(self, seat: Seat, *, aye: bool) -> list[str]:
        return self.do(actions.Answer(aye), seat)

    def cover(self, *columns: int, seat: Seat = 0) -> Self:
        for column in columns:
            self.do(actions.Cover(column), seat)
        return self

    def cover_all(self, seat: Seat = 0) -> None:
        self.do(actions.CoverAll(), seat)

    def refill(self, column: int, to: int, seat: Seat = 0) -> None:
        self.do(actions.Refill(column, to), seat)
