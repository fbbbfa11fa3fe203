"""The games as the browser tests know them: a folder each, found by being there.

`tests/e2e/<game>/scenes.py` offers two things:

- `SITUATIONS`: every phase of the game on the devices of the room, and the sheets of its players;
- `under_way(house)`: a match in which somebody has something to do and a clock runs.

Hands and tests of the game live beside it.
"""

import importlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, cast

from e2e.scene import Situation
from parlotte.i18n import speaker
from support.any_game import ANY_GAME
from support.background import Background
from support.party import Party

HERE = Path(__file__).parent


class GameScenes(Protocol):
    SITUATIONS: tuple[Situation, ...]
    under_way: Callable[[Background], Party]


def folders() -> list[str]:
    return sorted(file.parent.name for file in HERE.glob("*/scenes.py"))


def scenes_of(game: str) -> GameScenes:
    return cast("GameScenes", importlib.import_module(f"e2e.{game}.scenes"))


def of_all_games() -> tuple[Situation, ...]:
    return tuple(one for game in folders() for one in scenes_of(game).SITUATIONS)


def under_way(house: Background) -> Party:
    """A match of any game."""
    return scenes_of(ANY_GAME).under_way(house)


def title(game: str = ANY_GAME) -> re.Pattern[str]:
    """What a button that holds the name of a game says."""
    return re.compile(re.escape(speaker("fr")(f"game-{game}")))
