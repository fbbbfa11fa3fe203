"""The player of the laws answers every kind of need, within its limits and in all its variety."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import Struct

from laws.player import answer
from laws.toy import ToySubject
from parlotte.core import prompts
from parlotte.core.rng import Draws, Rng

SIDES = ("0:a", "0:b", "1:a", "1:b", "2:a", "2:b", "3:a", "3:b")


class Fill(Struct, frozen=True, tag="fill", tag_field="act"):
    """An act with a field for every kind of need."""

    one: bool | int | str = 0
    cards: tuple[str, ...] = ()
    by_seat: dict[int, bool] = {}
    text: str = ""
    words: tuple[str, ...] = ()
    at: prompts.Spot | None = None


REGISTRATION = replace(ToySubject().registration, action=Fill)


def answers(field: str, need: prompts.Need, marker: str = "canari") -> list[Any]:
    """Two hundred answers to the same need."""
    draws = Draws(Rng(b"player"))
    prompt = prompts.Prompt("fill", must=True, needs={field: need})
    return [getattr(answer(REGISTRATION, prompt, draws, marker), field) for _ in range(200)]


def test_a_pick_is_any_of_the_choices() -> None:
    assert set(answers("one", prompts.Pick((3, "quatre")))) == {3, "quatre"}


def test_cards_are_between_the_limits_and_never_both_sides_of_one() -> None:
    given = answers("cards", prompts.Several(SIDES, 1, 9))
    assert {len(cards) for cards in given} == {1, 2, 3, 4}
    assert {side for cards in given for side in cards} == set(SIDES)
    assert all(len({*map(prompts.card_of, cards)}) == len(cards) for cards in given)


def test_cards_keep_their_order_unless_order_counts() -> None:
    assert all(
        list(cards) == sorted(cards) for cards in answers("cards", prompts.Several(SIDES, 2, 4))
    )
    ordered = answers("cards", prompts.Several(SIDES, 2, 4, ordered=True))
    assert any(list(cards) != sorted(cards) for cards in ordered)


def test_a_need_for_more_cards_than_there_are_raises() -> None:
    with pytest.raises(ValueError, match="nobody can answer"):
        answers("cards", prompts.Several(("7:a", "7:b"), 2, 2))


def test_each_picks_for_a_varying_number_of_seats() -> None:
    given = answers("by_seat", prompts.Each((1, 2, 4), (False, True), 1))
    assert {len(picks) for picks in given} == {1, 2, 3}
    assert {seat for picks in given for seat in picks} == {1, 2, 4}
    assert {pick for picks in given for pick in picks.values()} == {False, True}


def test_texts_contain_the_marker_and_keep_their_limits() -> None:
    given = answers("text", prompts.Text(1, 20))
    assert all(text.startswith("canari") and len(text) <= 20 for text in given)
    assert len({len(text) for text in given}) > 5
    assert all(len(text.strip()) >= 12 for text in answers("text", prompts.Text(12, 400), "un"))
    lists = answers("words", prompts.Texts(1, 3, prompts.Text(1, 8)))
    assert {len(words) for words in lists} == {1, 2, 3}
    assert all(word.startswith("canari") and len(word) <= 8 for words in lists for word in words)


def test_an_unbounded_list_stays_short() -> None:
    assert (
        max(len(words) for words in answers("words", prompts.Texts(0, 10_000, prompts.Text(1, 8))))
        < 10
    )


def test_a_square_is_any_place_with_any_direction() -> None:
    given = answers("at", prompts.Square(3, 2, ("right", "down")))
    assert {spot.column for spot in given} == {0, 1, 2}
    assert {spot.row for spot in given} == {0, 1}
    assert {spot.direction for spot in given} == {"right", "down"}
