"""A compiled kernel is of its game's sources, small, and never in the way."""

import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from parlotte import kernel
from parlotte.core.registration import Compiled
from parlotte.games import registered
from parlotte.kernel import build, wasm
from parlotte.packs.french import french

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


def test_a_shared_header_that_changes_makes_every_kernel_stale(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, which: Compiled
) -> None:
    folder = kernel.folder_of(which.game)
    before = build.fingerprint(folder)
    for header in build.sources(build.SHARED):
        (tmp_path / header.name).write_bytes(header.read_bytes())
    monkeypatch.setattr(build, "SHARED", tmp_path)
    assert build.fingerprint(folder) == before
    (tmp_path / "freestanding.h").write_text("/* other */", encoding="utf-8")
    assert build.fingerprint(folder) != before


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
    assert wasm.load(french().rows, french().met, which) is None


def test_what_is_no_kernel_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, which: Compiled
) -> None:
    monkeypatch.setattr(kernel, "GAMES", tmp_path)
    assert wasm.load(french().rows, french().met, which) is None  # there is none
    broken = kernel.folder_of(which.game) / kernel.WASM
    broken.parent.mkdir(parents=True)
    broken.write_bytes(b"nothing")
    assert wasm.load(french().rows, french().met, which) is None


def test_its_memory_is_bounded(which: Compiled) -> None:
    loaded = wasm.load(french().rows, french().met, which)
    assert loaded.size < 80_000_000


class Held:
    """An instance whose answers a test holds back."""

    def __init__(self, number: int) -> None:
        self._number = number
        self.go_on = threading.Event()
        self.begun = threading.Event()

    def ask(self, what: str, question: bytes) -> bytes:
        self.begun.set()
        assert self.go_on.wait(30)
        return f"{self._number} {what} {question.decode()}".encode()


class Made:
    """All instances that were made, and from which one on there is no room."""

    def __init__(self, most: int = 9) -> None:
        self._most = most
        self.tried = 0
        self.all: list[Held] = []

    def __call__(self) -> Any:
        self.tried += 1
        if len(self.all) == self._most:
            raise MemoryError
        self.all.append(Held(len(self.all)))
        return self.all[-1]


def test_a_quick_question_does_not_wait_for_a_long_one() -> None:
    made = Made()
    kernel_of_two = wasm.WasmKernel(made)
    assert len(made.all) == 1  # the second is made when somebody would wait
    with ThreadPoolExecutor(3) as threads:
        long = threads.submit(kernel_of_two.ask, "solve", b"all")
        assert made.all[0].begun.wait(30)
        quick = threads.submit(kernel_of_two.ask, "advise", b"next")
        while len(made.all) < 2:
            assert not quick.done()
        made.all[1].go_on.set()
        assert quick.result(30) == b"1 advise next"
        again = threads.submit(kernel_of_two.ask, "advise", b"again")
        assert again.result(30) == b"1 advise again"
        assert not long.done()
        made.all[0].go_on.set()
        assert long.result(30) == b"0 solve all"
    assert made.tried == wasm.MOST_INSTANCES


def test_where_there_is_no_room_for_a_second_the_first_answers_all() -> None:
    made = Made(most=1)
    only = wasm.WasmKernel(made)
    with ThreadPoolExecutor(3) as threads:
        asked = [threads.submit(only.ask, "solve", b"all")]
        assert made.all[0].begun.wait(30)
        asked += [threads.submit(only.ask, "advise", b"next") for _ in range(2)]
        made.all[0].go_on.set()
        assert [one.result(30) for one in asked] == [b"0 solve all", *[b"0 advise next"] * 2]


class Broken:
    def ask(self, what: str, question: bytes) -> bytes:
        raise RuntimeError(what)


def test_an_instance_that_broke_is_never_asked_again() -> None:
    made: list[Broken] = []

    def make() -> Any:
        made.append(Broken())
        return made[-1]

    asked = wasm.WasmKernel(make)
    for count in range(1, 5):
        with pytest.raises(RuntimeError):
            asked.ask("solve", b"")
        assert len(made) == count
