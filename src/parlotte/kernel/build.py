"""Compiles a game's kernel: `python -m parlotte.kernel.build GAME`. Needs ziglang.

For developers. A hash of the sources is stored beside the result, so that a stale one is detected.
"""

import hashlib
import subprocess
import sys
from pathlib import Path

from parlotte.kernel import WASM, folder_of

FINGERPRINT = "kernel.sha256"
MOST_BYTES = 200_000
# A cancelled search never restores its stack pointer: it is exported, so that the runner can.
FLAGS = (
    "-target wasm32-freestanding -mcpu=generic+bulk_memory -std=c11 -O3 -Wall -Wextra -Werror "
    "-nostdlib -Wl,--no-entry -Wl,--strip-all -Wl,--export=__stack_pointer"
)


SHARED = Path(__file__).parent  # headers that every kernel may include


def sources(folder: Path) -> list[Path]:
    return sorted([*folder.glob("*.c"), *folder.glob("*.h")])


def fingerprint(folder: Path) -> str:
    """A hash of the sources and of the compiled result."""
    digest = hashlib.sha256(FLAGS.encode())
    for path in (*sources(SHARED), *sources(folder), folder / WASM):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def build(folder: Path) -> None:
    compiler = [sys.executable, "-m", "ziglang", "cc"]
    wasm = folder / WASM
    subprocess.run(  # noqa: S603  our own sources
        [*compiler, *FLAGS.split(), f"-I{SHARED}", "-o", str(wasm), str(folder / "kernel.c")],
        check=True,
    )
    wasm.chmod(0o644)
    if wasm.stat().st_size > MOST_BYTES:
        raise SystemExit(f"{wasm.stat().st_size} bytes")
    (folder / FINGERPRINT).write_text(fingerprint(folder) + "\n", encoding="utf-8")


def main() -> None:
    [game] = sys.argv[1:] or [""]
    folder = folder_of(game)
    if not game or not sources(folder):
        raise SystemExit("python -m parlotte.kernel.build GAME: one that has C in its kernel/")
    build(folder)


if __name__ == "__main__":
    main()
