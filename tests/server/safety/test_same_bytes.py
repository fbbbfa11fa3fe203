"""Two secret acts that must look alike send everybody else the same bytes."""

from pathlib import Path

import pytest

from laws.feint import FeintFault
from laws.feint_subject import FeintSubject
from support.all_frames import Sockets, house_game
from support.server import run
from support.tables import ToyLibrary


async def guess_or_token(table: Sockets, word: str | None) -> None:
    """Seat 2 guesses, or gives a token instead; then two more phases, up to a reaction window."""
    for seat in (1, 2, 0, 3):
        if seat == 2 and word is None:
            await table.do(seat, "token")
        else:
            about = {"1": True} if seat == 2 else {}
            await table.do(seat, "guess", word=word if seat == 2 else "mot", about=about)
    await table.do(1, "attack", seat=3)
    await table.do(0, "wave")
    assert any('"type":"attacked"' in text for text in table.phones["screen"].frames)


def a_guess_and_a_token(tmp_path: Path, fault: FeintFault) -> tuple[dict[str, list[str]], ...]:
    """What everybody receives when seat 2 guesses a word, guesses a longer word, and gives a
    token."""
    library = ToyLibrary(FeintSubject().registration, content=fault)

    async def one(number: int, word: str | None) -> dict[str, list[str]]:
        data = tmp_path / str(number)
        return await house_game(data, guess_or_token, word, library, "feint", {})

    words = enumerate(("un", "un mot plus long", None))
    return tuple(run(lambda n=number, w=word: one(n, w)) for number, word in words)


def test_a_guess_and_a_token_send_the_others_the_same_frames(tmp_path: Path) -> None:
    guess, longer, token = a_guess_and_a_token(tmp_path, "none")
    for viewer in guess.keys() - {"2"}:
        sizes = [[len(text) for text in game[viewer]] for game in (guess, longer, token)]
        assert sizes[0] == sizes[1] == sizes[2]  # the same number of frames, each of the same size
        assert guess[viewer] == longer[viewer] == token[viewer]
        assert len(guess[viewer]) > 5
    assert guess["2"] != token["2"]


@pytest.mark.parametrize("fault", ["token shows", "token is heard"])
def test_a_planted_leak_of_the_token_is_found(tmp_path: Path, fault: FeintFault) -> None:
    guess, _, token = a_guess_and_a_token(tmp_path, fault)
    assert guess["screen"] != token["screen"]
