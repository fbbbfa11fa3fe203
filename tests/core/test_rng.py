"""Random numbers from the state: a seed and a counter."""

from collections import Counter

import pytest

from parlotte.core.codec import encode
from parlotte.core.rng import Draws, Forced, Rng, derive


def test_the_same_seed_and_counter_give_the_same_values() -> None:
    one, two = Draws(Rng(b"seed")), Draws(Rng(b"seed"))
    assert [one.below(1000) for _ in range(50)] == [two.below(1000) for _ in range(50)]
    assert one.rng == two.rng == Rng(b"seed", 50)


def test_values_are_pinned_for_ever() -> None:
    """Stored matches replay only while these values never change."""
    draws = Draws(Rng(b"parlotte"))
    assert [draws.below(6) for _ in range(10)] == [1, 4, 5, 5, 0, 2, 5, 1, 3, 0]
    assert draws.shuffled(range(8)) == (5, 2, 7, 0, 3, 6, 4, 1)


def test_a_stream_continues_from_its_counter() -> None:
    whole = Draws(Rng(b"seed"))
    first = [whole.below(100) for _ in range(10)]
    halfway = Draws(Rng(b"seed"))
    for _ in range(5):
        halfway.below(100)
    rest = Draws(halfway.rng)
    assert [rest.below(100) for _ in range(5)] == first[5:]


def test_values_are_evenly_spread() -> None:
    draws = Draws(Rng(b"even"))
    counts = Counter(draws.below(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 300


def test_every_order_of_a_shuffle_is_about_equally_likely() -> None:
    draws = Draws(Rng(b"order"))
    counts = Counter(draws.shuffled("abc") for _ in range(6_000))
    assert len(counts) == 6
    assert max(counts.values()) - min(counts.values()) < 200


def test_a_shuffle_uses_one_draw_and_keeps_everything() -> None:
    draws = Draws(Rng(b"seed"))
    assert sorted(draws.shuffled(range(258))) == list(range(258))
    assert draws.rng.n == 1
    assert draws.shuffled(()) == ()


def test_forced_values_come_first() -> None:
    draws = Draws(Rng(b"seed", forced=(5, 0)))
    assert [draws.below(6), draws.below(6)] == [5, 0]
    assert draws.rng == Rng(b"seed")
    with pytest.raises(ValueError, match="forced value 6"):
        Draws(Rng(b"seed", forced=(6,))).below(6)


def test_a_forced_order_reaches_a_shuffle() -> None:
    draws = Draws(Rng(b"seed", forced=((2, 0), 3)))
    first, second, *rest = draws.shuffled("abcde")
    assert (first, second) == ("c", "a")
    assert sorted(rest) == ["b", "d", "e"]
    assert draws.below(6) == 3
    assert draws.rng == Rng(b"seed", 1)


def test_an_empty_forced_order_leaves_a_shuffle_random() -> None:
    forced, free = Draws(Rng(b"seed", forced=((), 4))), Draws(Rng(b"seed"))
    assert forced.shuffled(range(8)) == free.shuffled(range(8))
    assert forced.below(6) == 4


@pytest.mark.parametrize("order", [(0, 0), (5,), (-1,), 3])
def test_a_forced_order_names_existing_items_once(order: Forced) -> None:
    with pytest.raises(ValueError, match="forced"):
        Draws(Rng(b"seed", forced=(order,))).shuffled("abc")


def test_a_forced_order_cannot_replace_a_number() -> None:
    with pytest.raises(ValueError, match="forced"):
        Draws(Rng(b"seed", forced=((1, 0),))).below(6)


def test_a_state_without_forced_values_does_not_encode_them() -> None:
    assert b"forced" not in encode(Rng(b"seed", 3))


def test_seeds_of_different_purposes_differ() -> None:
    seeds = {derive(b"s", purpose, n) for purpose in ("bot", "match") for n in range(50)}
    assert len(seeds) == 100
    assert derive(b"s", "a", 1) == derive(b"s", "a", 1)
    assert derive(b"s", 1, 12) != derive(b"s", 11, 2)


def test_a_chance_of_0_or_100_is_certain() -> None:
    draws = Draws(Rng(b"seed"))
    assert not any(draws.chance(0) for _ in range(300))
    assert all(draws.chance(100) for _ in range(300))
