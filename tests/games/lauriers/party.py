"""Scripted people at a table of Les Lauriers, who write and vote."""

from dataclasses import dataclass
from typing import ClassVar

from parlotte.client import Json
from support.party import Party, Player

SHEETS = (
    "Petit insecte des greniers dont le chant annonce la pluie.",
    "Étoffe de soie légère, tissée autrefois à Lyon.",
    "Personne qui hésite longtemps avant de s’asseoir.",
    "Clarinette de fanfare, à trois clés.",
    "Soupe de restes servie le lundi.",
    "Danse villageoise qu’on exécute à reculons.",
)


@dataclass
class Circle(Party):
    """A table of Les Lauriers and its people, the host first; without a clock, unless asked for."""

    game: ClassVar[str] = "lauriers"
    usual: ClassVar[Json] = {"writing_minutes": 0, "voting_seconds": 0, "track": 15}

    @property
    def mdj(self) -> Player | None:
        """Whoever leads the round, where he is one of us."""
        leads = self.view["mdj"]
        return next((one for one in self.players if self.seat(one) == leads), None)

    @property
    def writers(self) -> list[Player]:
        return [one for one in self.players if self.seat(one) != self.view["mdj"]]

    def answer(self, prompt: Json, number: int) -> Json:
        told = super().answer(prompt, number)
        for name, need in prompt["needs"].items():
            if need["kind"] == "text":
                told[name] = SHEETS[number % len(SHEETS)]
            elif name == "done":
                told[name] = True
        return told
