"""The games of the house. Each is a package with a `GAME` registration; being there is enough.

One whose rules are still to come says `GAME = None`: its content is known, nobody can play it.
"""

import importlib
import pkgutil
from functools import cache

from parlotte.core.registration import Registration


@cache
def rooms() -> tuple[str, ...]:
    """The keys of all games, those to come as well, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


@cache
def registered() -> dict[str, Registration]:
    """Every game that can be played by its key, in alphabetical order."""
    found: dict[str, Registration] = {}
    for name in rooms():
        game: Registration | None = importlib.import_module(f"{__name__}.{name}").GAME
        if game is not None:
            found[name] = game
    return found
