"""Nodes as processes: started, killed, frozen, stopped, and measured."""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import psutil

from support.server import free_port

ROOT = Path(__file__).resolve().parents[3]
TICKS = os.sysconf("SC_CLK_TCK")
START_SECONDS = STOP_SECONDS = 90.0


class Node:
    """`parlotte serve --node …`; without a label, a single server for comparison."""

    def __init__(
        self, name: str, folder: Path, database: str, *, public_url: str, label: str | None = None
    ) -> None:
        """`name` is used by the tests; `label`, if it differs, is the node's own name (empty: a
        single server)."""
        self.name = name
        self.port = free_port()
        self.log = folder / f"{name}.log"
        self._label = name if label is None else label
        self._data = folder / name
        self._database = database
        self._public_url = public_url
        self._process: subprocess.Popen[bytes] | None = None
        self.frozen = False
        self.oddly: Sequence[str] = ()  # arguments for a faulty node (`odd_node.py`)

    @property
    def running(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int:
        assert self._process is not None, f"{self.name} is down"
        return self._process.pid

    def start(self) -> None:
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self._data.mkdir(parents=True, exist_ok=True)
        module = ["support.cluster.odd_node", *self.oddly, "--"] if self.oddly else ["parlotte"]
        command = [sys.executable, "-m", *module, "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self._data), "--no-browser"]
        command += ["--database", self._database, "--log-level", "info"]
        command += ["--public-url", self._public_url, "--trust-proxy"]
        command += ["--node", self._label] if self._label else []
        paths = [str(ROOT / "src"), str(ROOT / "tests"), str(ROOT)]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=log, env=env
            )

    def wait(self) -> None:
        """Waits until it answers."""
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                raise AssertionError(self.log.read_text(encoding="utf-8")[-3000:])
            if self.healthy(START_SECONDS):
                return
            time.sleep(0.02)
        raise AssertionError(f"{self.name} does not answer")

    def healthy(self, timeout: float = 1.0) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=timeout):
                return True
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """Like a power cut."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM: the node hands its tables over and exits."""
        return self._end(signal.SIGTERM)

    def ended(self) -> bool:
        if self._process is not None and self._process.poll() is not None:
            self._process = None
        return self._process is None

    def freeze(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)
        self.frozen = True

    def thaw(self) -> None:
        os.kill(self.pid, signal.SIGCONT)
        self.frozen = False

    def stick(self) -> None:
        """Blocks only its event loop (only a node started oddly)."""
        os.kill(self.pid, signal.SIGUSR1)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        if self.frozen and how != signal.SIGKILL:
            self.thaw()
        self._process.send_signal(how)
        code = self._process.wait(timeout=STOP_SECONDS)
        self._process, self.frozen = None, False
        return code

    def cpu(self) -> float:
        """Seconds of user and system time so far, in all threads."""
        text = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii")
        fields = text.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """MB of private memory held now."""
        text = Path(f"/proc/{self.pid}/smaps_rollup").read_text(encoding="ascii")
        lines = (line.split() for line in text.splitlines())
        kept = {line[0]: float(line[1]) for line in lines if len(line) == 3}
        return (kept["Private_Dirty:"] + kept["Private_Clean:"]) / 1024


def family_cpu(pid: int) -> float:
    """CPU seconds of a process and its children, including those that have exited: PostgreSQL
    has one for each client."""
    spent = 0.0
    parent = psutil.Process(pid)
    for one in [parent, *parent.children(recursive=True)]:
        try:
            times = one.cpu_times()
        except psutil.NoSuchProcess:
            continue
        spent += times.user + times.system
        if one is parent:
            spent += times.children_user + times.children_system
    return spent
