"""How long a match lasts on each board, and how often the leader wins: `make bench B=melo.board`.

People are simulated by the real rules, with a fixed rate of right guesses; nobody gives a jok or
contests, and a last test is guessed like everything else. With more people guesses are rarer.
"""

from collections.abc import Iterator
from statistics import mean, quantiles

from bench.report import report
from parlotte.core.contract import Expired, Input, Seats
from parlotte.core.match import Match, Setup
from parlotte.core.rng import Draws, Rng, derive
from parlotte.games.melo import GAME
from parlotte.games.melo.actions import Action, Answer, Decline, GoOn, Guess, GuessAll
from parlotte.games.melo.options import Options
from parlotte.games.melo.phases import Asking, Passed, Said, Settled, Testing, TestMissed, TestOpen
from parlotte.games.melo.rules import Melo
from parlotte.games.melo.shown import View
from parlotte.games.melo.state import State
from parlotte.games.melo.waiting import waiting
from parlotte.packs.loader import bind, load_content

GAMES = 300
LENGTHS = (20, 30, 40)
SEATS = (4, 6, 10)
RATES = (35, 40, 45)  # percent of right guesses
AIM = {"length": 30, "seats": 6, "questions": [40, 80]}

MeloMatch = Match[State, Action, View, Options]


def moves(match: MeloMatch, rate: int, draws: Draws) -> Iterator[tuple[int, Action]]:
    """The people's actions in the present phase."""
    state, phase = match.state, match.state.phase
    match phase:
        case Asking(asked=asked):
            answer = options_of(match, asked.card, asked.seat)[0]
            for seat in waiting(state):
                if seat == asked.seat:
                    yield seat, Answer(answer)
                else:
                    wrong = options_of(match, asked.card, asked.seat)[1]
                    yield seat, Guess(answer if draws.chance(rate) else wrong)
        case Testing(asked=asked, answers=answers):
            for seat in answers.asked:
                yield seat, Answer(0)
            right = {seat: 0 if draws.chance(rate) else 1 for seat in answers.asked}
            yield asked.seat, GuessAll(right)
        case TestOpen(result=result):
            yield result.asked.seat, Decline()
        case Settled() | Passed() | TestMissed():
            for seat in waiting(state):
                yield seat, GoOn()


def options_of(match: MeloMatch, card: str, seat: int) -> tuple[Said, Said]:
    """Two possible answers."""
    game = match.game
    assert isinstance(game, Melo)
    if game.book.cards[card].asks == "adjective":
        return "gai", "sourcilleux"
    if game.book.cards[card].asks == "choice":
        return 0, 1
    count = len(match.state.holders)
    return (seat + 1) % count, (seat + 2) % count


def play(game: Melo, length: int, seats: int, rate: int, number: int) -> list[tuple[int, ...]]:
    """One match: the squares of the pawns at the start of each question; last, the winners."""
    seed = derive(b"board", length, seats, rate, number)
    # Type: ignore[arg-type].
    setup = Setup(Options(length=length), Seats(("person",) * seats), seed)
    match: MeloMatch = Match(game, setup)
    draws, stood = Draws(Rng(derive(seed, "people"))), []
    while match.outcome is None:
        if isinstance(match.state.phase, Asking | Testing):
            stood.append(match.state.squares)
        told, acted = match.state.moment, False
        for seat, action in list(moves(match, rate, draws)):
            if match.state.moment == told and match.outcome is None:
                match.play(Input(match.now, seat, action))
                acted = True
        if not acted:
            assert match.deadline is not None
            match.play(Input(match.deadline, None, Expired()))
    return [*stood, match.outcome.winners]


def measured(game: Melo, length: int, seats: int, rate: int) -> dict[str, object]:
    games = [play(game, length, seats, rate, number) for number in range(GAMES)]
    questions = [len(stood) - 1 for stood in games]
    won = behind = 0.0
    for stood in games:
        half, winner = stood[(len(stood) - 1) // 2], stood[-1][0]
        ahead = [seat for seat, square in enumerate(half) if square == max(half)]
        won += (winner in ahead) / len(ahead)
        behind += max(half) - half[winner]
    tenths = quantiles(questions, n=10)
    return {
        "length": length,
        "seats": seats,
        "rate": rate,
        "questions": round(mean(questions), 1),
        "tenth": round(tenths[0]),
        "nine_tenths": round(tenths[-1]),
        "leader_at_half_wins": round(won / GAMES, 3),
        "winner_behind_at_half": round(behind / GAMES, 1),
    }


def main() -> None:
    game = bind(GAME, load_content(GAME))
    assert isinstance(game, Melo)
    for length in LENGTHS:
        for seats in SEATS if length == AIM["length"] else (6,):
            for rate in RATES:
                aimed = (length, seats) == (AIM["length"], AIM["seats"])
                report("melo.board", measured(game, length, seats, rate), AIM if aimed else {})


if __name__ == "__main__":
    main()
