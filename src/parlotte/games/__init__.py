"""The games of the house. Each is a package; with a `GAME` registration it is played."""

import importlib
import pkgutil
from functools import cache

from parlotte.core.registration import Registration


@cache
def registered() -> dict[str, Registration]:
    """Every game by its key, in alphabetical order."""
    found = {}
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda m: m.name):
        package = importlib.import_module(f"{__name__}.{module.name}")
        game = getattr(package, "GAME", None)  # without one it is being built: nobody plays it yet
        if game is not None:
            found[module.name] = game
    return found
