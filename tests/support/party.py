"""Scripted people at a table, for tests that hold only some of its devices.

A game whose moves have names has a party of its own: tests/games/<game>/party.py.
"""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from parlotte.client import Client, Json, Refused, open_table
from support.any_game import ANY_GAME
from support.background import Background

ANIMALS = (
    *("renard", "hibou", "rainette", "herisson", "poulpe"),
    *("panda", "chat", "lapin", "manchot", "ours"),
)
NAMES = ("Camille", "Papi Jo", "Lucas", "Mamie", "Inès", "Zélie", "Hugo", "Noé", "Basile", "Awa")


@dataclass
class Player:
    """Somebody with a seat. `idle`: a device plays his part; `away`: the script has no line."""

    name: str
    client: Client
    person: int
    token: str
    idle: bool = False
    away: bool = False

    @property
    def must(self) -> Json | None:
        return next((one for one in self.client.prompts(self.person) if one["must"]), None)

    @property
    def mine(self) -> Json:
        return self.client.mine.get(self.person, {}).get("view") or {}


@dataclass
class Party:
    """A table and its people, the host first."""

    house: Background
    code: str = ""
    key: str = ""
    players: list[Player] = field(default_factory=list)

    game: ClassVar[str] = ANY_GAME
    usual: ClassVar[Json] = {}  # options, unless a test asks for others

    @classmethod
    def gather(
        cls, house: Background, people: int = 4, *, bots: Collection[int] = (), **options: Any
    ) -> Self:
        """A table with its people seated; `bots` are levels."""
        party = cls(house)
        house.call(party._gather(people, bots, {**cls.usual, **options}))
        return party

    async def _gather(self, people: int, bots: Collection[int], options: Json) -> None:
        opened = await open_table(self.house.url, NAMES[0], ANIMALS[0], self.game, options)
        self.code, self.key = opened["code"], opened["key"]
        client = await self.house.here.client(self.code, tokens=[opened["token"]])
        self.players.append(Player(NAMES[0], client, opened["person"], opened["token"]))
        for number in range(1, people):
            await self._join(NAMES[number], ANIMALS[number])
        for level in bots:
            await client.ask("add-bot", level=level)

    async def _join(self, name: str, animal: str) -> None:
        client = await self.house.here.client(self.code, key=self.key)
        got = await client.ask("join", name=name, animal=animal)
        self.players.append(Player(name, client, got["person"], got["token"]))

    # What is to be seen.

    @property
    def host(self) -> Player:
        return self.players[0]

    @property
    def table(self) -> Json:
        return self.host.client.table

    @property
    def view(self) -> Json:
        assert self.host.client.view is not None
        return self.host.client.view

    @property
    def phase(self) -> str:
        return phase_of(self.view)

    @property
    def last_match(self) -> str:
        return str(self.table["match"]["id"])

    def seat(self, player: Player) -> int:
        return self.table["match"]["seats"].index(player.person)

    def player(self, seat: int) -> Player:
        person = self.table["match"]["seats"][seat]
        return next(one for one in self.players if one.person == person)

    def has(self, player: Player, act: str) -> bool:
        return any(one["act"] == act for one in player.client.prompts(player.person))

    # What is done.

    def ask(self, act: str, *, of: Player | None = None, **fields: Any) -> Json:
        return self.house.call((of or self.host).client.ask(act, **fields))

    def do(self, player: Player, **action: Any) -> Json:
        return self.house.call(player.client.do(action))

    def hang_up(self, player: Player) -> None:
        """His part is played on a device from here on: the script has no line of its own."""
        player.idle = player.away = True
        self.house.call(player.client.stop())

    def start(self) -> Self:
        self.ask("start")
        for one in self.players:
            self.house.call(one.client.until(lambda c=one.client: c.view is not None))
        return self

    def answer(self, prompt: Json, number: int) -> Json:
        """What that person does when this is asked of him; each in his own way."""
        told: Json = {"act": prompt["act"]}
        for name, need in prompt["needs"].items():
            of = need.get("of") or [f"Chose numéro {number}."]
            told[name] = of[number % len(of)]
        return told

    def play(self, phase: str, *, rounds: int | None = None, seconds: float = 60.0) -> Self:
        """Everybody who is not idle plays until that phase (of that round, where one is told)."""
        self.house.call(self._play(phase, rounds), seconds)
        return self

    def _there(self, phase: str, rounds: int | None) -> bool:
        return all(_sees(one, phase, rounds) for one in self.players if not one.away)

    async def _play(self, phase: str, rounds: int | None) -> None:
        while not self._there(phase, rounds):
            if not self._met(phase, rounds):
                for number, one in enumerate(self.players):
                    if not one.idle and one.must and not self._met(phase, rounds):
                        try:
                            await one.client.do(self.answer(one.must, number))
                        except Refused:  # somebody else was quicker: look again
                            continue
            await asyncio.sleep(0.005)

    def _met(self, phase: str, rounds: int | None) -> bool:
        """Somebody sees it already: the others will."""
        return any(_sees(one, phase, rounds) for one in self.players if not one.away)

    def settle(self) -> Self:
        """Everybody has received what was on its way: a change of no importance comes last."""
        me = self.host.person
        yes = me not in self.table["ready"]
        self.ask("ready", yes=yes)
        for one in (one for one in self.players if not one.away):
            self.until(one, lambda c=one.client: (me in c.table["ready"]) is yes)
        return self

    def until(self, player: Player, condition: Any, seconds: float = 30.0) -> None:
        self.house.call(player.client.until(condition, seconds), seconds + 1)

    def all_see(self, *phases: str) -> Self:
        """Until everybody sees one of these phases; what is turned over takes its time."""
        for one in self.players:
            if not one.away:
                self.until(one, lambda c=one.client: phase_of(c.view) in phases)
        return self

    def arrives(self, *phases: str) -> Self:
        return self.all_see(*phases).settle()

    def fall_asleep(self) -> None:
        """Nobody touches anything any more, until the table says that it sleeps."""
        for _ in range(60):
            if self.table["asleep"]:
                break
            self.house.pass_time(30)
            self.settle()
        assert self.table["asleep"]


def phase_of(view: Json) -> str:
    """Its name; in some games it stands alone, in others with what the phase shows."""
    phase: str | Json = view["phase"]
    return phase if isinstance(phase, str) else str(phase.get("name") or phase["phase"])


def _sees(player: Player, phase: str, rounds: int | None) -> bool:
    view = player.client.view
    return view is not None and phase_of(view) == phase and rounds in (None, view["round"])
