"""Scripted people at a table of La Réussite, and a deal with its solution."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Self

import msgspec

from parlotte.client import Json
from parlotte.games.reussite.cards import dealt
from parlotte.games.reussite.columns import EMPTY
from parlotte.games.reussite.search import Position, Turn
from parlotte.games.reussite.solutions import actions
from support.background import Background
from support.party import Party, Player
from support.tables import games

DEAL = "NA7K2Q9F"
NODES = 3_000


@cache
def solution(code: str = DEAL) -> tuple[Turn, ...]:
    """All of a deal, word by word, as the solver of the house finds it."""
    game = games().with_packs("reussite").game
    found = game.court.search.searcher.solve(Position(EMPTY, dealt(code), 0), NODES)
    assert found is not None, f"{code} is not solved any more: take another deal"
    return tuple(found)


def by_hand(turns: tuple[Turn, ...]) -> Iterator[Json]:
    """The actions of a solution as they go over the wire."""
    yield from (msgspec.to_builtins(one) for one in actions(turns))


def words(code: str = DEAL) -> list[str]:
    return [turn.word for turn in solution(code) if turn.word]


@dataclass
class Patience(Party):
    """A table of La Réussite and its people, the host first."""

    game: ClassVar[str] = "reussite"
    usual: ClassVar[Json] = {"deal": DEAL}

    @classmethod
    def deal(
        cls, house: Background, people: int = 1, *, bots: Collection[int] = (), **options: Any
    ) -> Self:
        """The deal is on the table, and nothing is covered yet."""
        return cls.gather(house, people, bots=bots, **options).start()

    def arrives(self, *phases: str) -> Self:
        """Without asking anything of the table: at the end of a deal it shows who is ready."""
        return self.all_see(*phases)

    def follow(self, turns: tuple[Turn, ...], *, stop: int | None = None) -> None:
        """The host plays a solution, as many words of it as asked; the second person approves."""
        for action in by_hand(turns):
            if stop is not None and action["act"] == "propose" and len(self.view["words"]) >= stop:
                return
            self.do(self.host, **action)
            if action["act"] == "propose" and len(self.players) > 1:
                self.arrives("proposed")
                self.do(self.players[1], act="answer", aye=True)
            self.settle()

    def covered(self) -> Self:
        """The first cover is made: words are looked for."""
        self.do(self.host, act="cover-all")
        return self.arrives("writing")

    def proposes(self, draft: Json | None = None) -> Self:
        """The host proposes a word: this one, or any that can be played."""
        self.do(self.host, act="propose", draft=draft or self.hint())
        return self.arrives("proposed", "voting")

    def answered(self, *, aye: bool) -> Self:
        """The second person agrees with what the host wants, or does not."""
        self.do(self.players[1], act="answer", aye=aye)
        return self

    def gives_up(self) -> Self:
        """The host, with the consent of the second person."""
        self.do(self.host, act="give-up")
        self.arrives("yielding")
        return self.answered(aye=True)

    def hint(self, player: Player | None = None) -> Json:
        """The draft of a word that can be played."""
        who = player or self.host
        got = self.ask("advise", of=who, kind="word")
        assert got["found"]
        return got["draft"]

    def spells(self, player: Player, text: str) -> None:
        self.do(player, act="spell", text=text)
