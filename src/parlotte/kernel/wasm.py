"""Runs a game's kernel. Without a working wasmtime the twin in Python is used."""

from collections.abc import Callable, Mapping
from importlib import import_module
from threading import Condition
from typing import Any

from parlotte.core.registration import Compiled
from parlotte.core.stop import Stop, Stopped, current
from parlotte.kernel import WASM, folder_of
from parlotte.lexicon import shelf

MOST_INSTANCES = 2  # one for a long search, one for quick ones meanwhile


class Instance:
    """One instance of the kernel with the words loaded, for one question at a time."""

    def __init__(self, which: Compiled, rows: Mapping[int, shelf.Row], met: bytes) -> None:
        wasmtime = import_module("wasmtime")  # imported late, as it is optional at run time
        config = wasmtime.Config()
        config.epoch_interruption = True  # so that a search can be cancelled
        # The module is small: threads would not speed up compilation, but keep their memory.
        config.parallel_compilation = False
        self._trap, self._interrupt = wasmtime.Trap, wasmtime.TrapCode.INTERRUPT
        self._engine = wasmtime.Engine(config)
        self._store = wasmtime.Store(self._engine)
        self._store.set_epoch_deadline(1)
        module = wasmtime.Module.from_file(self._engine, str(folder_of(which.game) / WASM))
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory = self._exports["memory"]
        self._stack = self._exports["__stack_pointer"]
        self._top = self.stack
        self._question = self._call("question_at")
        self._answer = self._call("answer_at")
        self._fill({n: row for n, row in rows.items() if n >= which.shortest}, met)

    def _call(self, name: str, *args: int) -> Any:
        return self._exports[name](self._store, *args)

    def _fill(self, rows: Mapping[int, shelf.Row], met: bytes) -> None:
        self._call("begin")
        bands = _bands(met)
        start, at = self._call("text_at"), 0
        for length, row in rows.items():
            data = row.text.encode() + bands[row.first : row.first + row.count]
            self._memory.write(self._store, data, start + at)
            self._call("add_row", at, length, row.count)
            at += row.count * length

    def ask(self, what: str, question: bytes) -> bytes:
        """Raises Stopped. Each question starts afresh: what the previous one left is scratch."""
        self._store.set_epoch_deadline(1)  # interrupt at the next tick; only a stop ticks
        self._memory.write(self._store, question, self._question)
        stop = current()
        if stop is None:
            size = self._call(what)
        else:
            with stop.heard_by(self._engine.increment_epoch):
                size = self._stoppable(what, stop)
        return bytes(self._memory.read(self._store, self._answer, self._answer + size))

    def _stoppable(self, what: str, stop: Stop) -> Any:
        try:
            return self._call(what)
        except self._trap as trap:
            if stop.said and trap.trap_code == self._interrupt:
                # The search was interrupted: restores the stack pointer.
                self._stack.set_value(self._store, self._top)
                raise Stopped from None
            raise

    @property
    def stack(self) -> int:
        """The stack pointer: the same between any two questions."""
        return int(self._stack.value(self._store))

    @property
    def size(self) -> int:
        return int(self._memory.data_len(self._store))


class WasmKernel:
    """Two instances, the second made on demand, so that nobody waits for a long search."""

    def __init__(self, make: Callable[[], Instance]) -> None:
        self._make = make
        self._made, self._most = 1, MOST_INSTANCES
        self._free = [make()]
        self._turn = Condition()

    def ask(self, what: str, question: bytes) -> bytes:
        instance = self._take()
        try:
            answer = instance.ask(what, question)
        except Stopped:
            self._give_back(instance)
            raise
        except BaseException:  # its state is unknown: replaced by a new one
            self._throw_away()
            raise
        self._give_back(instance)
        return answer

    def _give_back(self, instance: Instance) -> None:
        with self._turn:
            self._free.append(instance)
            self._turn.notify()

    def _throw_away(self) -> None:
        with self._turn:
            self._made -= 1
            self._turn.notify()

    def _take(self) -> Instance:
        with self._turn:
            self._turn.wait_for(lambda: self._free or self._made < self._most)
            if self._free:
                return self._free.pop()
            self._made += 1
        try:
            return self._make()
        except Exception:
            with self._turn:
                self._made -= 1
                self._turn.notify()
                if not self._made:
                    raise  # no instance at all: the next question tries again
                self._most = self._made  # no second instance possible: the first must do
            return self._take()

    @property
    def size(self) -> int:
        """Bytes of memory that each instance may use; untouched pages cost nothing."""
        return self._free[0].size


def _bands(met: bytes) -> bytes:
    """One byte per word, where the lexicon has four bits."""
    bands = bytearray(2 * len(met))
    bands[::2] = met.translate(bytes(byte & 15 for byte in range(256)))
    bands[1::2] = met.translate(bytes(byte >> 4 for byte in range(256)))
    return bytes(bands)


def load(rows: Mapping[int, shelf.Row], met: bytes, which: Compiled) -> WasmKernel | None:
    """A kernel with these words and their bands; None if this machine can't run it."""
    try:
        return WasmKernel(lambda: Instance(which, rows, met))
    except Exception:  # any failure: the twin is used
        return None
