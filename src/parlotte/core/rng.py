"""Counter-based randomness that lives inside a state: a seed and a number.

The n-th value depends on nothing but the seed and n, on every machine and every Python.
"""

from collections.abc import Sequence
from hashlib import blake2b, shake_128
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")


class Rng(Struct, frozen=True, omit_defaults=True):
    """Where the chance of a match stands.

    `forced` values come first when one number is drawn; only a test harness fills them in.
    """

    seed: bytes
    n: int = 0
    forced: tuple[int, ...] = ()


class Draws:
    """Draws from an Rng, one after another; `rng` is where it stands afterwards."""

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
            value, *rest = self._forced
            self._forced = tuple(rest)
            if not 0 <= value < n:
                raise ValueError(f"forced value {value} is not below {n}")
            return value
        digest = blake2b(self._step(), key=self._seed, digest_size=8).digest()
        # Multiply and shift: the bias is under n / 2**64, far below anything a game can show.
        return int.from_bytes(digest, "little") * n >> 64

    def chance(self, percent: int) -> bool:
        """True that many times in a hundred."""
        return self.below(100) < percent

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order: one step of the counter, whatever their number."""
        width = 8
        stream = shake_128(self._seed + self._step()).digest(width * len(items))
        keys = [stream[at : at + width] for at in range(0, len(stream), width)]
        return tuple([items[i] for i in sorted(range(len(items)), key=keys.__getitem__)])

    def _step(self) -> bytes:
        self._n += 1
        return self._n.to_bytes(8, "little")


def derive(seed: bytes, *path: int | str) -> bytes:
    """A seed of its own for a purpose, so that two purposes never share their chance."""
    name = "/".join(map(str, path)).encode()
    return blake2b(name, key=seed, digest_size=16).digest()
