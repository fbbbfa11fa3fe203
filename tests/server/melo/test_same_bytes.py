"""Two matches that differ in one secret send everybody else the same bytes, until it is revealed.

A guess, another guess and a jok: the same number of frames, each of the same size.
"""

from pathlib import Path
from typing import Any

import pytest

from support.all_frames import Play, Sockets, house_game
from support.server import run
from support.tables import games

OTHERS = ("screen", "watcher")


async def differing_guess(table: Sockets, guess: int | None) -> None:
    """Seat 0, the youngest, is asked on the start square, which is EGO. Seat 2 guesses or gives
    a jok, then all have handed in and the reveal begins."""
    await table.do(1, "guess", said=0)
    if guess is None:
        await table.do(2, "jok")
    else:
        await table.do(2, "guess", said=guess)
    await table.do(0, "answer", said=1)
    await table.do(3, "jok")
    assert '"turning"' in table.phones["screen"].frames[-2]


async def differing_correction(table: Sockets, guess: int | None) -> None:
    """A guess first, then another guess or a jok."""
    await table.do(2, "guess", said=0)
    await differing_guess(table, guess)


async def differing_draft(table: Sockets, draft: int | None) -> None:
    if draft is not None:
        await table.do(2, "draft", said=draft)
    await differing_guess(table, 1)


async def differing_answer(table: Sockets, answer: int) -> None:
    for seat in (1, 2):
        await table.do(seat, "guess", said=0)
    await table.do(0, "draft", said=answer)
    await table.do(0, "answer", said=answer)
    await table.do(3, "guess", said=2)


CASES: dict[str, tuple[Play, tuple[Any, ...], str]] = {
    "a guess, another, a jok": (differing_guess, (0, 2, None), "2"),
    "a correction, or a jok": (differing_correction, (1, 2, None), "2"),
    "whether there is a draft": (differing_draft, (0, 2, None), "2"),
    "an answer": (differing_answer, (0, 1, 2), "0"),
}


@pytest.mark.parametrize("case", CASES)
def test_what_a_player_hands_in_changes_no_byte_for_the_others(tmp_path: Path, case: str) -> None:
    play, secrets, knower = CASES[case]
    told = [
        run(
            lambda n=number, one=secret: house_game(
                tmp_path / str(n), play, one, games(), "melo", {}
            )
        )
        for number, secret in enumerate(secrets)
    ]
    assert all(game.keys() == {"0", "1", "2", "3", *OTHERS} for game in told)
    for viewer in told[0].keys() - {knower}:
        assert all(game[viewer] == told[0][viewer] for game in told)
        assert len(told[0][viewer]) > 5
    assert any(game[knower] != told[0][knower] for game in told)  # the matches do differ
