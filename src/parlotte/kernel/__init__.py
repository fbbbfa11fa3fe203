"""Compiled searches: what builds and runs a game's C without a compiler on the players' machines.

A game keeps its sources and the WebAssembly they became in `games/<g>/kernel/`.
"""

from pathlib import Path

GAMES = Path(__file__).parent.parent / "games"
WASM = "kernel.wasm"


def folder_of(game: str) -> Path:
    return GAMES / game / "kernel"
