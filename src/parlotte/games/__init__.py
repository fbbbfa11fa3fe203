"""The games of the house. Each is a package with a `GAME` registration, and is found
automatically.

A game without rules yet has `GAME = None`: its content is known, but nobody can play it.
"""

import importlib
import pkgutil
from functools import cache

from parlotte.core.registration import Registration


@cache
def rooms() -> tuple[str, ...]:
    """The keys of all games in alphabetical order, including those without rules yet."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


@cache
def registered() -> dict[str, Registration]:
    """Every playable game by its key, in alphabetical order."""
    found: dict[str, Registration] = {}
    for name in rooms():
        game: Registration | None = importlib.import_module(f"{__name__}.{name}").GAME
        if game is not None:
            found[name] = game
    return found
