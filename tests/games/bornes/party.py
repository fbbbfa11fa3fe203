"""Scripted people at a table of 1000 Bornes des Mots, with hands that a test deals."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from msgspec import convert

from games.bornes.table import cards, order, up
from parlotte.core.prompts import card_of
from parlotte.games.bornes.options import Options
from parlotte.games.bornes.rules import Bornes
from support.background import Background
from support.forced import begins_with
from support.party import Party

# What most scenes are played with: the sheet's own sentences, and an attack or a defence for each.
CAT, CAT_SAID = "chat gris dormir lit", "Le chat gris dort sur le lit."
HANDS = (
    "chat gris dormir lit Père_Noël F1",
    "roi chaussure regarder fromage C1 D1",
    "bébé jouer balle lune L1 J1",
    "argent odeur sorcière danser D2 F2",
)


@dataclass
class Sabot(Party):
    """A table of 1000 Bornes des Mots and its people, the host first, who starts."""

    game: ClassVar[str] = "bornes"

    @classmethod
    def begin(
        cls,
        house: Background,
        *hands: str,
        stock: str = "",
        bots: Collection[int] = (),
        **options: Any,
    ) -> Self:
        """The hands are dealt, named by their words and filled up with others; people come first.
        Without a clock, unless a test wants one: what is looked at does not go away."""
        dealt = hands or HANDS
        table = cls.gather(
            house, len(dealt) - len(bots), bots=bots, **{"turn_seconds": 0, **options}
        )
        table.ask("youngest", person=table.host.person)
        chosen = convert({"turn_seconds": 0, **options}, Options)
        with begins_with(Bornes, order(chosen, dealt, stock)):
            table.start()
        return table.arrives("turn")

    def acts(self, seat: int) -> list[str]:
        player = self.player(seat)
        return [str(one["act"]) for one in player.client.prompts(player.person)]

    @property
    def turn(self) -> int:
        return int(self.view["player"])

    def last_sentence(self, seat: int) -> int:
        return int(self.view["zones"][seat]["sentences"][-1]["id"])

    def plays(self, who: int, act: str, **fields: Any) -> Self:
        """A seat does something, and everybody has seen it."""
        self.do(self.player(who), act=act, **fields)
        return self.settle()

    def starts(self, seat: int, names: str, text: str = "", lang: str = "fr", **more: Any) -> Self:
        return self.plays(seat, "start", cards=cards(names), text=text, lang=lang, **more)

    def drafts(self, seat: int, names: str, text: str = "", lang: str = "fr", **more: Any) -> Self:
        return self.plays(seat, "draft", cards=cards(names), text=text, lang=lang, **more)

    def finishes(self, seat: int, text: str, *, proverb: bool = False) -> Self:
        number = self.last_sentence(seat)
        return self.plays(seat, "finish", sentence=number, text=text, proverb=proverb)

    def votes(self, *noes: int) -> Self:
        """Everybody who is asked: yes, but for these seats."""
        for seat in self.view["phase"]["voters"]:
            if self.phase == "vote" and seat not in self.view["phase"]["voted"]:
                self.plays(seat, "vote", aye=seat not in noes)
        return self

    def discards(self, seat: int, name: str = "", *, pick_up: bool = False) -> Self:
        """A card by its word, or the last of the hand."""
        card = card_of(up(name)) if name else self.player(seat).mine["hand"][-1]
        return self.plays(seat, "discard", card=card, pick_up=pick_up)

    def accepted(self, seat: int, names: str, text: str, **more: Any) -> Self:
        """A whole sentence, laid, finished and kept."""
        return self.starts(seat, names, text, **more).finishes(seat, text).votes()

    def grades(self, *funny: str) -> Self:
        """The jury finds these sentences funny, by their numbers."""
        for seat in self.view["phase"]["judges"]:
            self.do(self.player(seat), act="grade", funny=list(funny), done=True)
        return self.settle()

    def all_go_on(self) -> Self:
        for one in self.players:
            self.do(one, act="go-on")
        return self.settle()


OUT = ("chat gris dormir lit soleil rire", "fromage chaussure L1 D1", "lune F1 D2")
DRAWN = "bébé regarder chien danser roi"
BABY, BABY_SAID = "bébé regarder chien danser", "Le bébé regarde le chien danser."


def going_out(house: Background, *, asked: bool = True, **options: Any) -> Sabot:
    """The first lays two sentences in two turns, then all that he holds; by option a jury judges
    them. `asked`: as far as that; otherwise the last sentence is still in his hand."""
    table = Sabot.begin(house, *OUT, stock=DRAWN, **options)
    table.accepted(0, CAT, CAT_SAID).discards(0, "rire").discards(1).discards(2)
    if not asked:
        return table
    table.accepted(0, BABY, BABY_SAID)
    return (
        table.starts(0, "roi soleil", "Le roi aime le soleil.")
        .plays(0, "end")
        .arrives("jury" if options.get("jury") else "score")
    )
