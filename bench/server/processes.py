"""A measured process: its CPU time and memory, as the kernel counts them."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Self

TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Measured:
    def __init__(self, module: str, *arguments: str, root: Path | None = None) -> None:
        """`root`: the folder of another version of the sources; by default ours."""
        self.port = free_port()
        command = [sys.executable, "-m", module, arguments[0], str(self.port), *arguments[1:]]
        there = {} if root is None else {"PYTHONPATH": str(root / "src")}
        self._process = subprocess.Popen(command, cwd=root, env={**os.environ, **there})
        self._wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self._process.terminate()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _wait(self) -> None:
        for _ in range(1500):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=1):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def cpu(self) -> float:
        """Seconds of user and system time so far, of all threads."""
        text = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii")
        fields = text.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def written(self) -> int:
        """Bytes written to the disk."""
        text = Path(f"/proc/{self._process.pid}/io").read_text(encoding="ascii")
        return int(dict(line.split(": ") for line in text.splitlines())["write_bytes"])

    def memory(self) -> float:
        """kB of its own memory at present."""
        text = Path(f"/proc/{self._process.pid}/smaps_rollup").read_text(encoding="ascii")
        kept = [line.split() for line in text.splitlines()]
        own = {line[0]: float(line[1]) for line in kept if len(line) == 3}
        return own["Private_Dirty:"] + own["Private_Clean:"]
