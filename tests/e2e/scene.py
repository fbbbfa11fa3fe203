"""What a scene is: one device of a room, at some point of an evening."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from support.background import Background
from support.party import Party, Player

Choice = Callable[[Party], list[Player]]
Step = Callable[[Page, Party], None]


def nobody(party: Party) -> list[Player]:
    return []


def host(party: Party) -> list[Player]:
    return [party.host]


def guest(party: Party) -> list[Player]:
    return [party.players[1]]


def last(party: Party) -> list[Player]:
    return [party.players[-1]]


@dataclass(frozen=True)
class Scene:
    """What one device shows. `overlay` lies on top of its page; `steps` are done on it by hand."""

    name: str
    who: Choice = nobody
    big: bool = False
    overlay: str = ""
    argument: Callable[[Party], str] = lambda _: ""
    steps: tuple[Step, ...] = ()
    path: str = ""
    keyless: bool = False  # came by the code alone, without the link

    @property
    def sizes(self) -> tuple[str, ...]:
        return ("tv",) if self.big else ("phone", "small", "laptop")


@dataclass(frozen=True)
class Situation:
    name: str
    arrange: Callable[[Background], Party]
    scenes: tuple[Scene, ...]
    phase: tuple[str, str] | None = None  # the game and its phase that is shown
    offline: bool = False  # the server is down while we look
    brief: bool = False  # it soon ends by itself: for many looks it is arranged again
