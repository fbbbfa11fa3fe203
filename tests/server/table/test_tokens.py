"""Tokens, keys and ids: long enough, made from the given source, stored as digests."""

import hashlib
import re

import pytest

from parlotte.server.table.tokens import Secrets, digest, new_id, new_key, new_token, same


class Counting(Secrets):
    """Predictable bytes; counts how many were asked for."""

    def __init__(self, first: int = 0) -> None:
        self.given = 0
        self.first = first

    def bytes(self, n: int):
        start = self.first + self.given
        self.given += n
        return bytes((start + i) % 256 for i in range(n))


@pytest.mark.parametrize(
    ("make", "shape", "bits"),
    [
        (new_token, r"[A-Za-z0-9_-]{27,}", 160),
        (new_key, r"[0-9A-Z]{16}", 80),
        (new_id, r"[0-9a-f]{16}", 64),
    ],
)
def test_each_secret_has_its_format_and_enough_bits(make, shape: str, bits: int) -> None:
    source = Counting()
    one, two = make(source), make(source)
    assert re.fullmatch(shape, one)
    assert one != two
    assert source.given * 8 >= 2 * bits
    assert make(Counting()) == one  # only the source decides
    assert len({make(Secrets()) for _ in range(100)}) == 100


@pytest.mark.parametrize("make", [new_token, new_key, new_id])
def test_every_random_byte_is_used(make) -> None:
    """Changing any one byte changes the secret."""

    class Flat(Secrets):
        def __init__(self, value: int, odd_at: int = -1) -> None:
            self.value, self.odd_at = value, odd_at

        def bytes(self, n: int):
            return bytes(self.value ^ (i == self.odd_at) for i in range(n))

    asked = Counting()
    make(asked)
    made = {make(Flat(7, odd_at)) for odd_at in range(-1, asked.given)}
    assert len(made) == asked.given + 1


def test_a_key_has_no_ambiguous_letters() -> None:
    letters = set("".join(new_key(Secrets()) for _ in range(500)))
    assert len(letters) == 32
    assert letters.isdisjoint("ILOU")


def test_a_token_is_recognized_by_its_digest() -> None:
    token = new_token(Secrets())
    kept = digest(token)
    assert kept == hashlib.sha256(token.encode()).hexdigest()
    assert token not in kept
    assert same(token, kept)
    assert not same(token[:-1], kept)
    assert not same(new_token(Secrets()), kept)
    assert not same(token, "")
    assert not same(token, kept.upper())


@pytest.mark.parametrize("rubbish", ["", "é", "\ud800", "\x00", "x" * 10_000])
def test_malformed_tokens_are_refused_without_an_exception(rubbish: str) -> None:
    assert not same(rubbish, digest("token"))
    assert not same("token", rubbish)
    assert same(rubbish, digest(rubbish))
