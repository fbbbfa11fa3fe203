"""The situations of a game, whose names begin with its own."""

from collections.abc import Callable
from typing import Any

from e2e import steps
from e2e.scene import Choice, Scene, Situation, Step, host, nobody
from support.background import Background
from support.party import Party

Arrange = Callable[[Background], Party]


def of_phase(
    game: str,
    phase: str,
    arrange: Arrange,
    roles: tuple[tuple[str, Choice], ...],
    *more: Scene,
    big: tuple[Step, ...] | None = None,
    **about: Any,
) -> Situation:
    """A phase on phones of these roles and of somebody who looks on; `big`: on the big screen."""
    name = f"{game}-{phase}"
    scenes = [Scene(f"{name}-{role}", who) for role, who in roles]
    scenes.append(Scene(f"{name}-watcher", nobody, steps=(steps.only_look,)))
    if big is not None:
        scenes.append(Scene(f"{name}-big", big=True, steps=big))
    return Situation(name, arrange, (*scenes, *more), (game, phase), **about)


def alone_at(game: str, name: str, arrange: Arrange, *scenes: Scene, **about: Any) -> Situation:
    return Situation(f"{game}-{name}", arrange, scenes, **about)


def lobby_of(game: str, arrange: Arrange, who: Choice = host) -> Situation:
    """What lies on top of the lobby: the options, the rules and the demonstration."""
    return alone_at(
        game,
        "lobby",
        arrange,
        Scene(f"{game}-options", host, overlay="options"),
        Scene(f"{game}-rules", who, overlay="rules"),
        Scene(f"{game}-rules-long", who, overlay="rules", steps=(steps.long_rules,)),
        Scene(f"{game}-demo", who, overlay="demo"),
    )


def on_big_screen(
    game: str,
    name: str,
    arrange: Arrange,
    shown: str = "",
    steps: tuple[Step, ...] = (),
    **about: Any,
) -> Situation:
    """`shown`: the phase of the game that it shows."""
    scene = Scene(f"{game}-{name}-big", big=True, steps=steps)
    return Situation(scene.name, arrange, (scene,), (game, shown) if shown else None, **about)
