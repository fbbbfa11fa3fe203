"""A scene: one device at some point of an evening, and how to look at it."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect

from e2e.devices import Devices, drawn, standing
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


def last_match(party: Party) -> str:
    return party.last_match


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
    voices: tuple[str, ...] = ()  # what its device can read aloud

    @property
    def sizes(self) -> tuple[str, ...]:
        return ("tv",) if self.big else ("phone", "small", "lying", "lying-small", "laptop")


@dataclass(frozen=True)
class Situation:
    name: str
    arrange: Callable[[Background], Party]
    scenes: tuple[Scene, ...]
    phase: tuple[str, str] | None = None  # the game and its phase that is shown
    offline: bool = False  # the server is down while we look
    brief: bool = False  # it soon ends by itself: for many looks it is arranged again


def covered(page: Page) -> None:
    """Once what lies on top of the page has come."""
    expect(page.locator(".over").get_by_role("heading").first).to_be_visible()


@dataclass(frozen=True)
class Look:
    """Opens the scenes of a situation on devices, one look at a time."""

    devices: Devices
    party: Party
    situation: Situation = field(repr=False)

    @contextmanager
    def at(self, scene: Scene, *, still: bool = False, **about: Any) -> Iterator[Page]:
        """Its page; a `still` one stays as it is, once what is done by hand is done."""
        page = self._open(scene, still=still, **about)
        for step in scene.steps:
            step(page, self.party)
        try:
            if self.situation.offline:
                self.devices.lose_the_house()
                expect(page.locator(".net")).to_be_visible()
            yield drawn(standing(page) if still else page)
        finally:
            if self.situation.offline:
                self.devices.house.start()
            self.devices.put_away(page)

    def _open(self, scene: Scene, *, size: str = "", **said: Any) -> Page:
        size = size or scene.sizes[0]
        about: dict[str, Any] = {**said, "voices": scene.voices}
        if scene.path:
            return self.devices.open(scene.path, size, **about)
        where = f"/{self.party.code}" + ("/ecran" if scene.big else "")
        if scene.keyless:
            return self.devices.open(where, size, **about)
        if scene.overlay:
            # As the phone's own back and forward do: what lies on top is a step of the history.
            step = {"overlay": scene.overlay, "argument": scene.argument(self.party)}
            about["begins"] = f"history.state ?? history.replaceState({json.dumps(step)}, '')"
        page = self.devices.hand(self.party, *scene.who(self.party), size=size, path=where, **about)
        if scene.overlay:
            covered(page)
        return page
