"""The printed examples of the sheet with the cards and adjectives that the game ships: only the
first card, the pawns and the seats are forced. One test an example."""

from functools import cache
from typing import Any, cast

import pytest

from games.melo.table import Table
from parlotte.games.melo import GAME
from parlotte.games.melo.actions import Answer
from parlotte.games.melo.board import BOARDS
from parlotte.games.melo.cards import Card, Kind
from parlotte.games.melo.content import Content
from parlotte.games.melo.phases import Asking, Finished, TestMissed, TestOpen
from parlotte.packs.loader import load_content

MINUS = next(at for at, one in enumerate(BOARDS[30]) if one.special == "minus")


@cache
def shipped() -> Content:
    return cast("Content", load_content(GAME))


def first(kind: Kind, *, choices: int = 0, adjective: bool = False) -> str:
    """The first shipped card of that kind which is worth 1, or 2 for an adjective."""

    def is_one(card: Card) -> bool:
        return (card.kind, len(card.choices), card.adjective, card.value) == (
            kind,
            choices,
            adjective,
            1 + adjective,
        )

    cards = next(pack.cards for pack in shipped().packs if pack.lang == "fr")
    return next(card.id for card in cards if is_one(card) and card.tone == "famille")


def square(kind: Kind) -> int:
    """A square that asks for a card of this colour and does nothing else."""
    return next(at for at, one in enumerate(BOARDS[30]) if one.kind == kind and one.special is None)


def table(seats: int = 4, **about: Any) -> Table:
    return Table(seats, content=shipped(), **about)


def test_a_melo_card_names_one_of_the_participants_oneself_included() -> None:
    played = table(at={0: square("melo")}, first=first("melo"))
    assert (played.view().phase.card.kind, played.view().phase.card.asks) == ("melo", "name")
    played.question(0, {1: 0, 2: 3, 3: 0})
    assert [played.reply(seat).right for seat in (1, 2, 3)] == [True, False, True]
    assert played.state.squares == (square("melo"), 1, 0, 1)


def test_an_ego_card_has_three_choices() -> None:
    played = table(first=first("ego", choices=3))
    assert len(played.view().phase.card.choices) == 3
    assert played.refused(0, Answer(3)) == "melo-no-such-choice"
    played.question(1, {1: 1, 2: 0, 3: 2})
    assert played.state.squares == (0, 1, 0, 0)


def test_a_duo_card_names_a_participant_but_oneself() -> None:
    played = table(at={0: square("duo")}, first=first("duo"))
    assert played.refused(0, Answer(0)) == "melo-not-yourself"
    played.question(2, {1: 2, 2: 2, 3: 1})
    assert played.state.squares == (square("duo"), 1, 1, 0)


def test_a_duo_card_asks_for_the_best_quality_of_the_neighbour_on_the_right() -> None:
    """The card of ours that asks for the same as the printed one; +2, and a synonym is right."""
    played = table(at={0: square("duo")}, first="base:d201")
    card = played.view().phase.card
    assert (card.asks, card.right, card.value) == ("adjective", 3, 2)
    played.question("joyeuse", {1: "Gai", 2: "paisible", 3: "joyeux"})
    assert [played.reply(seat).right for seat in (1, 2, 3)] == [True, False, True]
    assert played.state.squares == (square("duo"), 2, 0, 2)


def test_stopped_on_minus_2_and_moved_on_before_his_turn_he_does_not_go_back() -> None:
    played = table(at={0: square("melo"), 1: MINUS}, first=first("melo"))
    played.question(0, {1: 0, 2: 1, 3: 1})
    played.go_on()
    assert (played.asked, played.state.squares[1]) == (1, MINUS + 1)
    assert isinstance(played.phase, Asking)
    assert played.phase.asked.moved is None


@pytest.mark.parametrize(("partners", "needed"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_2_right_with_3_or_4_partners_3_right_with_5_or_6(partners: int, needed: int) -> None:
    last = len(BOARDS[30]) - 1
    for right in (needed, needed - 1):
        played = table(partners + 1, at={0: last}, first=first("ego", choices=3))
        answers = dict.fromkeys(range(1, partners + 1), 1)
        played.test(answers, {seat: 1 if seat <= right else 0 for seat in answers})
        if right == needed:
            assert isinstance(played.phase, Finished)
            assert played.phase.winner == 0
        else:
            assert isinstance(played.phase, TestOpen | TestMissed)
            assert played.phase.result.needed == needed
