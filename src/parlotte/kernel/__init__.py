"""Compiled searches: builds and runs a game's C code, without a compiler on the host's machine.

A game keeps its sources and the compiled WebAssembly in `games/<g>/kernel/`.
"""

from pathlib import Path

GAMES = Path(__file__).parent.parent / "games"
WASM = "kernel.wasm"


def folder_of(game: str) -> Path:
    return GAMES / game / "kernel"
