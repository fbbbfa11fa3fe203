"""Scripted people at a table of La Coquillaude, with the dice and letters of a test."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from games.coquillaude.table import dice, order
from parlotte.client import Json
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.rolls import Kind, gift_of, rolls_of
from parlotte.games.coquillaude.rules import Coquillaude
from support.background import Background
from support.forced import begins_with
from support.party import Party, Player
from support.tables import games

# The sheet's own words, and the letters they are made of, as they come out of the bag.
FIRST, SECOND = "ARISTOTELICIEN", "NABUCHODONOSOR"
SHEET_BAG = "ARISTOTENABUCHDNLICIENOOSOREMESUTILARELLESIN"
ACROSS = {"column": 3, "row": 10, "direction": "right"}
DOWN = {"column": 8, "row": 4, "direction": "down"}
BESIDE = {"column": 9, "row": 3, "direction": "down"}
WRONG = "Je donne ma langue au chat"


def number(kind: Kind, gift: int = 0, nth: int = 0) -> int:
    """A number of that kind, for which each of the others gives so many letters; the high first."""
    found = [roll for roll in reversed(rolls_of(kind)) if gift_of(roll) == gift]
    return int("".join(map(str, found[nth])))


@dataclass
class Round(Party):
    """A table of La Coquillaude and its people, the host first. Whoever sits first is asked first,
    unless a test says what was rolled."""

    game: ClassVar[str] = "coquillaude"

    @classmethod
    def begin(
        cls,
        house: Background,
        people: int = 2,
        *rolls: int,
        bag: str = "",
        bots: Collection[int] = (),
        **options: Any,
    ) -> Self:
        """The first roll is made."""
        seats = people + len(bots)
        thrown = rolls or tuple(number("one", nth=at) for at in range(seats))
        values = [digit - 1 for roll in thrown for digit in dice(roll)]
        table = cls.gather(house, people, bots=bots, **options)
        chosen = Options(**options)
        with begins_with(Coquillaude, order(bag, chosen), *values):
            return table.start()

    def right(self) -> str:
        """The answer to what is asked now."""
        content = games().with_packs(self.game).game.court.questions
        turn = self.view["turns"][-1]
        return str(content.question(tuple(turn["number"])).answer)

    def answers(self, text: str | None = None) -> Self:
        """Whoever is asked: rightly, unless told otherwise."""
        asked = self.player(self.view["phase"]["seat"])
        self.do(asked, act="answer", text=self.right() if text is None else text)
        return self.arrives("answered")

    def goes_on(self, *but: Player) -> Self:
        """Everybody who has something to look at, has seen it."""
        for one in self.players:
            if one not in but and not one.away and self.has(one, "go-on"):
                self.do(one, act="go-on")
        return self.settle()

    def to_compose(self) -> Self:
        """Everybody gives whatever he has first, answers rightly and looks on."""
        while self.phase != "compose":
            match self.phase:
                case "gifts":
                    for one in self.players:
                        for prompt in one.client.prompts(one.person):
                            if prompt["act"] == "give":
                                need = prompt["needs"]["letters"]
                                self.do(one, act="give", letters=need["of"][: need["most"]])
                    self.settle()
                case "question":
                    self.answers()
                case "answered":
                    self.goes_on()
                case other:
                    raise AssertionError(other)
        return self

    def drafts(self, player: Player, word: str, at: Json | None = None, **more: Any) -> Self:
        self.do(player, act="draft", word=word, at=at, **more)
        return self.settle()

    def locks(self, player: Player, word: str, at: Json, **more: Any) -> Self:
        self.do(player, act="lock", word=word, at=at, **more)
        return self.settle()

    def passes(self, *players: Player) -> Self:
        for one in players:
            self.do(one, act="pass")
        return self.settle()

    def next_round(self) -> Self:
        """What was announced is placed and seen."""
        self.arrives("announce").goes_on().arrives("placed", "ended")
        return self.goes_on() if self.phase == "placed" else self


def sheet(house: Background, rounds: int = 3, **options: Any) -> Round:
    """The sheet's opening, until everybody composes in that round: ARISTOTELICIEN lies in the
    middle, then NABUCHODONOSOR crosses its O; then MESURE can stand beside it."""
    two, one = number("two"), number("one")
    rolls = [two, number("two", nth=1), one, number("one", nth=1)]
    rolls += [number("one", nth=nth) for nth in range(2, 6)]  # also of the round behind
    settings = {"question_seconds": 0, "compose_minutes": 0, **options}
    table = Round.begin(house, 2, *rolls, bag=SHEET_BAG, **settings).to_compose()
    first, second = table.player(0), table.player(1)
    if rounds > 1:
        table.locks(first, FIRST, ACROSS).passes(second).next_round().to_compose()
    if rounds > 2:
        table.passes(first).locks(second, SECOND, DOWN).next_round().to_compose()
    return table
