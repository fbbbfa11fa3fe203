"""Runs a game's kernel. Where wasmtime is missing or refuses there is none: its twin plays."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

from parlotte.core.registration import Compiled
from parlotte.kernel import WASM, folder_of
from parlotte.lexicon import manifest, shelf

_GAP = 64  # bytes between a row and the next


class WasmKernel:
    """One instance of the kernel with the words in it. Questions wait for each other."""

    def __init__(self, which: Compiled, rows: Mapping[int, shelf.Row], met: bytes) -> None:
        wasmtime = import_module("wasmtime")  # late: a house without it plays all the same
        engine = wasmtime.Engine()
        self._store = wasmtime.Store(engine)
        module = wasmtime.Module.from_file(engine, str(folder_of(which.game) / WASM))
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory = self._exports["memory"]
        self._lock = Lock()
        self._question = self._call("question_at")
        self._answer = self._call("answer_at")
        self._fill({n: row for n, row in rows.items() if n >= which.shortest}, met)

    def _call(self, name: str, *args: int) -> Any:
        return self._exports[name](self._store, *args)

    def _fill(self, rows: Mapping[int, shelf.Row], met: bytes) -> None:
        self._call("begin")
        told = _bands(met)
        start, at = self._call("text_at"), 0
        for length, row in rows.items():
            data = row.text.encode() + told[row.first : row.first + row.count]
            self._memory.write(self._store, data, start + at)
            self._call("add_row", at, length, row.count)
            at += row.count * length

    def ask(self, what: str, question: bytes) -> bytes:
        """One of the kernel's questions, in its own writing (see the search of the game)."""
        with self._lock:
            self._memory.write(self._store, question, self._question)
            size = self._call(what)
            return bytes(self._memory.read(self._store, self._answer, self._answer + size))

    @property
    def size(self) -> int:
        """Bytes of memory it may use; what is never touched costs nothing."""
        return int(self._memory.data_len(self._store))


def _bands(met: bytes) -> bytes:
    """A byte a word, where the lexicon has four bits."""
    told = bytearray(2 * len(met))
    told[::2] = met.translate(bytes(byte & 15 for byte in range(256)))
    told[1::2] = met.translate(bytes(byte >> 4 for byte in range(256)))
    return bytes(told)


def from_rows(which: Compiled, rows: Mapping[int, shelf.Row], met: bytes) -> WasmKernel | None:
    try:
        return WasmKernel(which, rows, met)
    except Exception:  # whatever is wrong with this machine, the twin plays
        return None


def load(folder: Path, which: Compiled) -> WasmKernel | None:
    """From the compiled lexicon."""
    rows = shelf.unpack((folder / manifest.WORDS).read_bytes())
    return from_rows(which, rows, (folder / manifest.BANDS).read_bytes())
