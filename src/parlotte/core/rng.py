"""Counter-based randomness stored inside a state: a seed and a counter.

The n-th value depends only on the seed and n, on every machine and every version of Python.
"""

from collections.abc import Sequence
from hashlib import blake2b, shake_128
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

# A number, or the items that come first in a shuffle; the others follow in random order.
Forced = int | tuple[int, ...]


class Rng(Struct, frozen=True, gc=False, omit_defaults=True):
    """The state of the random generator of a match.

    `forced` values are used first, in their order: a number for a draw, an order for a shuffle.
    Only a test harness sets them.
    """

    seed: bytes
    n: int = 0
    forced: tuple[Forced, ...] = ()


class Draws:
    """Draws from an Rng, one after another; `rng` is its state after the last draw."""

    __slots__ = ("_forced", "_n", "_seed")

    def __init__(self, rng: Rng) -> None:
        self._seed = rng.seed
        self._n = rng.n
        self._forced = rng.forced

    @property
    def rng(self) -> Rng:
        return Rng(self._seed, self._n, self._forced)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        if self._forced:
            value = self._next_forced()
            if not isinstance(value, int) or not 0 <= value < n:
                raise ValueError(f"forced value {value} is not below {n}")
            return value
        digest = blake2b(self._step(), key=self._seed, digest_size=8).digest()
        # Multiply and shift: the bias is under n / 2**64, far below anything a game can show.
        return int.from_bytes(digest, "little") * n >> 64

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order: one step of the counter, whatever their number."""
        width = 8
        stream = shake_128(self._seed + self._step()).digest(width * len(items))
        keys = [stream[at : at + width] for at in range(0, len(stream), width)]
        order = sorted(range(len(items)), key=keys.__getitem__)
        if self._forced:
            order = self._forced_order(order)
        return tuple([items[i] for i in order])

    def _forced_order(self, drawn: list[int]) -> list[int]:
        first = self._next_forced()
        if isinstance(first, int):
            raise ValueError(f"forced value {first} where {len(drawn)} items are shuffled")
        if len(set(first)) < len(first) or not set(first) <= set(drawn):
            raise ValueError(f"forced order {first} of {len(drawn)} items")
        return [*first, *(i for i in drawn if i not in first)]

    def _next_forced(self) -> Forced:
        value, *rest = self._forced
        self._forced = tuple(rest)
        return value

    def _step(self) -> bytes:
        self._n += 1
        return self._n.to_bytes(8, "little")


class Later(Draws):
    """Draws from a derived seed, which is computed at the first draw."""

    __slots__ = ("_derived", "_from", "_path")

    def __init__(self, seed: bytes, *path: int | str) -> None:
        self._from = seed
        self._path = path
        self._derived: bytes | None = None
        self._n = 0
        self._forced = ()

    @property
    def _seed(self) -> bytes:  # type: ignore[override]
        if self._derived is None:
            self._derived = derive(self._from, *self._path)
        return self._derived


def derive(seed: bytes, *path: int | str) -> bytes:
    """A derived seed for one purpose, so that two purposes never share their randomness."""
    name = "/".join(map(str, path)).encode()
    return blake2b(name, key=seed, digest_size=16).digest()
