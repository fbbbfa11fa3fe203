"""The simplest answer of a bot without a decision: the first choice of each kind of need."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import Struct

from parlotte.core.prompts import Each, Need, Pick, Prompt, Several, Spot, Square, Text, Texts
from parlotte.core.simplest import simplest
from support.tables import TOY


class Act(Struct, frozen=True, tag_field="act"):
    pass


class Choose(Act, frozen=True, tag="choose"):
    of: bool | int | str


class Lay(Act, frozen=True, tag="lay"):
    cards: tuple[str, ...]


class Accuse(Act, frozen=True, tag="accuse"):
    whom: dict[int, str]


class Write(Act, frozen=True, tag="write"):
    text: str


class List(Act, frozen=True, tag="list"):
    words: list[str]


class Place(Act, frozen=True, tag="place"):
    at: Spot
    tile: str = ""


class Pass(Act, frozen=True, tag="pass"):
    pass


GAME = replace(TOY, action=Choose | Lay | Accuse | Write | List | Place | Pass)


def asked(act: str, *, must: bool = True, judged: bool = False, **needs: Need) -> Prompt:
    return Prompt(act, must, needs, **({"judged": True} if judged else {}))


def done(*prompts: Prompt) -> list[Any]:
    return simplest(GAME, prompts)


@pytest.mark.parametrize(
    ("need", "answer"),
    [(Pick((3, 1, 2)), 3), (Pick((False, True)), False), (Pick(("b", "a")), "b")],
)
def test_a_pick_gets_the_first_choice(need: Pick, answer: object) -> None:
    assert done(asked("choose", of=need)) == [Choose(answer)]


@pytest.mark.parametrize(
    ("need", "answer"),
    [
        (Several(("a", "b", "c"), 2, 3), ("a", "b")),
        (Several(("a", "b", "c"), 0, 3), ()),
        (Several(("a", "b"), 2, 2, ordered=True), ("a", "b")),
        # Two sides of one card count as one card.
        (Several(("7:a", "7:b", "9:a", "9:b"), 2, 2), ("7:a", "9:a")),
        (Several(("7:b", "7:a", "8"), 2, 2), ("7:b", "8")),
    ],
)
def test_several_gets_the_fewest_cards_each_once(need: Several, answer: tuple[str, ...]) -> None:
    assert done(asked("lay", cards=need)) == [Lay(answer)]


@pytest.mark.parametrize(
    ("need", "answer"),
    [
        (Each((1, 2, 4), ("x", "y"), 3), {1: "x", 2: "x", 4: "x"}),
        (Each((1, 2, 4), ("x", "y"), 1), {1: "x"}),
        (Each((1, 2), ("x",), 0), {}),
    ],
)
def test_each_gets_the_fewest_seats(need: Each, answer: dict[int, str]) -> None:
    assert done(asked("accuse", whom=need)) == [Accuse(answer)]


@pytest.mark.parametrize(
    ("least", "most"), [(1, 200), (0, 200), (1, 2), (2, 2), (3, 3), (5, 5), (40, 1000)]
)
def test_a_text_is_as_long_as_it_must_be(least: int, most: int) -> None:
    (told,) = done(asked("write", text=Text(least, most)))
    assert least <= len(told.text) <= most
    assert told.text == told.text.strip()
    assert told.text


def test_texts_gets_the_fewest_words_of_valid_length() -> None:
    (told,) = done(asked("list", words=Texts(2, 5, Text(4, 9))))
    assert len(told.words) == 2
    assert all(4 <= len(word) <= 9 for word in told.words)
    assert done(asked("list", words=Texts(0, 5, Text(4, 9)))) == [List([])]


def test_a_square_gets_the_upper_left_corner() -> None:
    need = Square(15, 15, ("down", "right"))
    assert done(asked("place", at=need)) == [Place(Spot(0, 0, "down"))]


def test_every_field_of_a_prompt_is_filled_in() -> None:
    both = asked("place", at=Square(3, 3, ("right",)), tile=Pick(("E", "A")))
    assert done(both) == [Place(Spot(0, 0, "right"), "E")]


def test_only_prompts_that_must_be_answered_count() -> None:
    assert done(asked("pass", must=False)) == []
    assert done() == []
    assert done(asked("pass", must=False), asked("choose", of=Pick((1,)))) == [Choose(1)]


def test_answers_that_cannot_be_refused_come_first() -> None:
    """Then those the rules may refuse: words, and judged prompts; with fewer fields first."""
    judged = asked("place", judged=True, at=Square(3, 3, ("right",)), tile=Pick(("E",)))
    words = asked("write", text=Text(1, 9))
    listed = asked("list", words=Texts(1, 2, Text(1, 9)))
    sure = asked("choose", of=Pick((1,)))
    nothing = asked("pass")
    found = done(judged, words, listed, sure, nothing)
    assert [type(one) for one in found] == [Pass, Choose, Write, List, Place]
