"""A compiled kernel is of its game's sources, small, and never in the way."""

import sys
from pathlib import Path

import pytest

from parlotte import kernel
from parlotte.core.registration import Compiled
from parlotte.games import registered
from parlotte.kernel import build, wasm

WORDS = Path(__file__).parents[2] / "src" / "parlotte" / "words"
KERNELS = {key: game.kernel for key, game in registered().items() if game.kernel}


@pytest.fixture(params=KERNELS)
def which(request: pytest.FixtureRequest) -> Compiled:
    return KERNELS[request.param]


def test_who_declares_a_kernel_keeps_it_and_who_keeps_one_declares_it() -> None:
    kept = {path.parent.parent.name for path in kernel.GAMES.glob("*/kernel/*.wasm")}
    being_built = {path.parent.name for path in kernel.GAMES.glob("*/__init__.py")} - set(
        registered()
    )
    assert kept - being_built == set(KERNELS) != set()
    assert {key: which.game for key, which in KERNELS.items()} == {key: key for key in KERNELS}


@pytest.mark.parametrize(
    "game", sorted(path.parent.parent.name for path in kernel.GAMES.glob("*/kernel/*.wasm"))
)
def test_the_kernel_was_built_from_these_sources(game: str) -> None:
    folder = kernel.folder_of(game)
    told = (folder / build.FINGERPRINT).read_text(encoding="utf-8").strip()
    assert told == build.fingerprint(folder), f"python -m parlotte.kernel.build {game}"
    assert (folder / kernel.WASM).stat().st_size <= build.MOST_BYTES


@pytest.mark.parametrize("words", [[], ["no-such-game"], ["../core"]])
def test_only_a_game_with_sources_is_built(
    monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["build", *words])
    with pytest.raises(SystemExit, match="GAME"):
        build.main()


def test_without_wasmtime_there_is_no_kernel(
    monkeypatch: pytest.MonkeyPatch, which: Compiled
) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(wasm, "import_module", missing)
    assert wasm.load(WORDS, which) is None


def test_what_is_no_kernel_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, which: Compiled
) -> None:
    monkeypatch.setattr(kernel, "GAMES", tmp_path)
    assert wasm.load(WORDS, which) is None  # there is none
    broken = kernel.folder_of(which.game) / kernel.WASM
    broken.parent.mkdir(parents=True)
    broken.write_bytes(b"nothing")
    assert wasm.load(WORDS, which) is None


def test_its_memory_is_bounded(which: Compiled) -> None:
    loaded = wasm.load(WORDS, which)
    assert loaded is not None
    assert loaded.size < 80_000_000
