"""The compiled kernel is of these sources, small, and never in the way."""

from pathlib import Path

import pytest

from parlotte.kernel import build, wasm

WORDS = Path(__file__).parents[2] / "src" / "parlotte" / "words"


def test_the_kernel_was_built_from_these_sources() -> None:
    assert build.FINGERPRINT.read_text(encoding="utf-8").strip() == build.fingerprint(), (
        "python -m parlotte.kernel.build"
    )
    assert build.WASM.stat().st_size <= build.MOST_BYTES


def test_without_wasmtime_there_is_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(wasm, "import_module", missing)
    assert wasm.load(WORDS) is None


def test_what_is_no_kernel_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "kernel.wasm"
    broken.write_bytes(b"nothing")
    monkeypatch.setattr(wasm, "WASM", broken)
    assert wasm.load(WORDS) is None


def test_its_memory_is_bounded() -> None:
    kernel = wasm.load(WORDS)
    assert kernel is not None
    assert kernel.size < 80_000_000
