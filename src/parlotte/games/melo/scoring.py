"""The winner, the ranking, and the matrix of who knows whom."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import mean
from typing import Any

from parlotte.core.contract import Outcome, Seat, Standing
from parlotte.games.melo.phases import Finished
from parlotte.games.melo.shown import Honours, Matrix, Medal, Pair, Score
from parlotte.games.melo.state import Known, State
from parlotte.kit.ranking import ranked

LEAST_OF_A_PAIR = 2  # right guesses for an "open book"
LEAST_OF_A_RIDDLE = 2  # wrong guesses on both sides for a "riddle"


def standings(state: State, winner: Seat | None = None) -> tuple[Standing, ...]:
    """The winner of the last test first, then by square; equals share a place."""
    ranks = [(seat == winner, square) for seat, square in enumerate(state.squares)]
    return ranked(ranks, state.squares)


def outcome(state: State) -> Outcome | None:
    if not isinstance(state.phase, Finished):
        return None
    winner = state.phase.winner
    return Outcome((winner,), standings(state, winner))


def report(states: Sequence[State]) -> dict[str, Any]:
    """Statistics for simulations: the number of questions, and how many were guessed."""
    if not states:
        return {}
    known = [one for state in states for one in state.revealed]
    guesses = sum(len(one.guesses) for one in known)
    right = sum(len(one.right) for one in known)
    return {
        "questions": round(mean(state.number for state in states), 1),
        "guessed": round(right / max(1, guesses), 3),
    }


def honours(state: State) -> Honours:
    matrix = who_knows_whom(state.revealed, len(state.holders))
    return Honours(matrix, tuple(_medals(matrix)), tuple(_pairs(matrix)), state.number)


def who_knows_whom(revealed: tuple[Known, ...], count: int) -> Matrix:
    """Counts right guesses for each pair of seats, including those of last tests."""
    cells = [[[0, 0] for _ in range(count)] for _ in range(count)]
    for known in revealed:
        for seat in known.guesses:
            cell = cells[seat][known.seat]
            cell[0] += seat in known.right
            cell[1] += 1
    return tuple(
        tuple(None if row == column else Score(*cells[row][column]) for column in range(count))
        for row in range(count)
    )


def _sum(scores: Iterator[Score | None]) -> Score:
    cells = [score for score in scores if score is not None]
    return Score(sum(one.right for one in cells), sum(one.of for one in cells))


def _medals(matrix: Matrix) -> Iterator[Medal]:
    """The least and the most guessed player, if they differ, and the best guesser. Of equals, the
    one with more guesses, then the first seat."""
    seats = range(len(matrix))
    guessed = {seat: _sum(row[seat] for row in matrix) for seat in seats}
    asked = [seat for seat in seats if guessed[seat].of]
    if len({guessed[seat].share for seat in asked}) > 1:
        hidden = min(asked, key=lambda seat: (guessed[seat].share, -guessed[seat].of, seat))
        clear = max(asked, key=lambda seat: (guessed[seat].share, guessed[seat].of, -seat))
        yield Medal("mysterious", hidden, guessed[hidden].right, guessed[hidden].of)
        yield Medal("transparent", clear, guessed[clear].right, guessed[clear].of)
    guesses = {seat: _sum(iter(matrix[seat])) for seat in seats}
    best = max(seats, key=lambda seat: (guesses[seat].right, guesses[seat].share, -seat))
    if guesses[best].right:
        yield Medal("detective", best, guesses[best].right, guesses[best].of)


def _pairs(matrix: Matrix) -> Iterator[Pair]:
    """The best open book, mutual pair and riddle, if there are any."""
    seats = range(len(matrix))
    books = [(one, other, cell) for one in seats for other in seats if (cell := matrix[one][other])]
    one, other, cell = max(books, key=lambda book: (book[2].right, book[2].share))
    if cell.right >= LEAST_OF_A_PAIR:
        yield Pair("open", one, other, cell.right, cell.of)
    both = [
        (first, second, *_both(matrix, first, second)) for first, second in combinations(seats, 2)
    ]
    first, second, there, back = max(both, key=lambda pair: min(pair[2].right, pair[3].right))
    if min(there.right, back.right) >= LEAST_OF_A_PAIR:
        yield Pair("mutual", first, second, there.right + back.right, there.of + back.of)
    riddles = [
        pair
        for pair in both
        if not pair[2].right
        and not pair[3].right
        and min(pair[2].of, pair[3].of) >= LEAST_OF_A_RIDDLE
    ]
    if riddles:
        first, second, there, back = max(riddles, key=lambda pair: pair[2].of + pair[3].of)
        yield Pair("riddle", first, second, 0, there.of + back.of)


def _both(matrix: Matrix, one: Seat, other: Seat) -> tuple[Score, Score]:
    return matrix[one][other] or Score(0, 0), matrix[other][one] or Score(0, 0)
