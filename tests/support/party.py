"""People at a table who play by script, for tests that hold only some of its devices."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from parlotte.client import Client, Json, Refused, open_table
from support.background import Background

ANIMALS = ("renard", "hibou", "rainette", "herisson", "poulpe", "panda", "chat", "lapin", "manchot")
NAMES = ("Camille", "Papi Jo", "Lucas", "Mamie", "Inès", "Zélie", "Hugo", "Noé", "Basile")
SHEETS = (
    "Petit insecte des greniers dont le chant annonce la pluie.",
    "Étoffe de soie légère, tissée autrefois à Lyon.",
    "Personne qui hésite longtemps avant de s’asseoir.",
    "Clarinette de fanfare, à trois clés.",
    "Soupe de restes servie le lundi.",
    "Danse villageoise qu’on exécute à reculons.",
)


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
        found: Json = self.client.mine.get(self.person, {}).get("view") or {}
        return found


@dataclass
class Party:
    """A table and its people, the host first."""

    house: Background
    code: str = ""
    key: str = ""
    players: list[Player] = field(default_factory=list)

    @classmethod
    def gather(
        cls, house: Background, people: int = 4, *, bots: Collection[int] = (), **options: Any
    ) -> "Party":
        """A table with its people seated; `bots` are levels. Without a clock, unless asked for."""
        party = cls(house)
        quiet = {"writing_minutes": 0, "voting_seconds": 0, "track": 15}
        house.call(party._gather(people, bots, {**quiet, **options}))
        return party

    async def _gather(self, people: int, bots: Collection[int], options: Json) -> None:
        opened = await open_table(self.house.url, NAMES[0], ANIMALS[0])
        self.code, self.key = opened["code"], opened["key"]
        client = await self.house.here.client(self.code, tokens=[opened["token"]])
        self.players.append(Player(NAMES[0], client, opened["person"], opened["token"]))
        for number in range(1, people):
            await self._join(NAMES[number], ANIMALS[number])
        for level in bots:
            await client.ask("add-bot", level=level)
        await client.ask("set-options", options=options)

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
        found: str = self.view["phase"]["name"]
        return found

    def seat(self, player: Player) -> int:
        found: int = self.table["match"]["seats"].index(player.person)
        return found

    @property
    def mdj(self) -> Player | None:
        """Whoever leads the round, where he is one of us."""
        leads = self.view["mdj"]
        return next((one for one in self.players if self.seat(one) == leads), None)

    @property
    def writers(self) -> list[Player]:
        return [one for one in self.players if self.seat(one) != self.view["mdj"]]

    # What is done.

    def ask(self, act: str, *, of: Player | None = None, **fields: Any) -> Json:
        return self.house.call((of or self.host).client.ask(act, **fields))

    def do(self, player: Player, **action: Any) -> Json:
        return self.house.call(player.client.do(action))

    def hang_up(self, player: Player) -> None:
        """His part is played on a device from here on: the script has no line of its own."""
        player.idle = player.away = True
        self.house.call(player.client.stop())

    def start(self) -> None:
        self.ask("start")
        for one in self.players:
            self.house.call(one.client.until(lambda c=one.client: c.view is not None))

    def play(self, phase: str, *, rounds: int | None = None, seconds: float = 60.0) -> None:
        """Everybody who is not idle plays until that phase (of that round, where one is told)."""
        self.house.call(self._play(phase, rounds), seconds)

    def _there(self, phase: str, rounds: int | None) -> bool:
        return all(_sees(one, phase, rounds) for one in self.players if not one.away)

    async def _play(self, phase: str, rounds: int | None) -> None:
        while not self._there(phase, rounds):
            if not self._met(phase, rounds):
                for number, one in enumerate(self.players):
                    if not one.idle and one.must and not self._met(phase, rounds):
                        try:
                            await one.client.do(answer(one.must, number))
                        except Refused:  # somebody else was quicker: look again
                            continue
            await asyncio.sleep(0.005)

    def _met(self, phase: str, rounds: int | None) -> bool:
        """Somebody sees it already: the others will."""
        return any(_sees(one, phase, rounds) for one in self.players if not one.away)

    def settle(self) -> None:
        """Everybody has received what was on its way: a change of no importance comes last."""
        me = self.host.person
        yes = me not in self.table["ready"]
        self.ask("ready", yes=yes)
        for one in (one for one in self.players if not one.away):
            self.until(one, lambda c=one.client: (me in c.table["ready"]) is yes)

    def until(self, player: Player, condition: Any, seconds: float = 30.0) -> None:
        self.house.call(player.client.until(condition, seconds), seconds + 1)


def _sees(player: Player, phase: str, rounds: int | None) -> bool:
    view = player.client.view
    return view is not None and view["phase"]["name"] == phase and rounds in (None, view["round"])


def answer(prompt: Json, number: int) -> Json:
    """What that person does when this is asked of him; each votes and writes in his own way."""
    act, needs = prompt["act"], prompt["needs"]
    if act == "claim":
        return {"act": "waive"}
    told: Json = {"act": act}
    for name, need in needs.items():
        if need["kind"] == "text":
            told[name] = SHEETS[number % len(SHEETS)]
        elif name == "done":
            told[name] = True
        else:
            told[name] = need["of"][number % len(need["of"])]
    return told
