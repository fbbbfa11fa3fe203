"""Compiles the kernel anew: `python -m parlotte.kernel.build`. For developers; it needs ziglang.

The fingerprint of the sources is kept beside the result, so that a stale one is noticed.
"""

import hashlib
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
WASM = HERE / "kernel.wasm"
FINGERPRINT = HERE / "kernel.sha256"
MOST_BYTES = 200_000
FLAGS = (
    "-target wasm32-freestanding -mcpu=generic+bulk_memory -std=c11 -O3 -Wall -Wextra -Werror "
    "-nostdlib -Wl,--no-entry -Wl,--strip-all"
)


def sources() -> list[Path]:
    return sorted([*HERE.glob("*.c"), *HERE.glob("*.h")])


def fingerprint() -> str:
    """Of the sources and of what they became."""
    told = hashlib.sha256(FLAGS.encode())
    for path in (*sources(), WASM):
        told.update(path.name.encode() + path.read_bytes())
    return told.hexdigest()


def main() -> None:
    compiler = [sys.executable, "-m", "ziglang", "cc"]
    subprocess.run(  # noqa: S603  our own sources
        [*compiler, *FLAGS.split(), "-o", str(WASM), str(HERE / "kernel.c")], check=True
    )
    WASM.chmod(0o644)
    if WASM.stat().st_size > MOST_BYTES:
        raise SystemExit(f"{WASM.stat().st_size} bytes")
    FINGERPRINT.write_text(fingerprint() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
