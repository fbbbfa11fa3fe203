"""How fast bots play whole matches, through the same match, views and prompts as people.

One core, without a store: the cost of the rules. The median of five runs is reported, with the
slowest and the fastest, as machines are noisy; also the cost of verifying each match. A game sets
its aim in `bench/<g>/__init__.py`: GAMES_PER_S.
"""

from importlib import import_module
from importlib.util import find_spec
from statistics import median

from bench.report import report
from parlotte.core.registration import AnyGame, Registration
from parlotte.games import registered
from parlotte.packs.loader import build, load_content
from parlotte.simulation import Plan, simulate

RUNS, GAMES, WARM_UP = 5, 300, 30


def games_per_s(
    registration: Registration, game: AnyGame, seats: int, games: int, *, verify: bool = False
) -> float:
    plan = Plan(registration.options(), (2,) * seats, games, verify=verify)
    return simulate(registration, game, "bench", plan).games_per_s


def aims() -> dict[str, object]:
    rooms = {key: f"bench.{key}" for key in registered()}
    told = {key: import_module(room) for key, room in rooms.items() if find_spec(room)}
    return {
        key: {"games_per_s": room.GAMES_PER_S}
        for key, room in told.items()
        if hasattr(room, "GAMES_PER_S")
    }


def main() -> None:
    measured: dict[str, object] = {}
    for key, registration in registered().items():
        game, _ = build(registration, load_content(registration))
        games = GAMES // 20 if registration.slow.bots else GAMES  # bots that search are slow
        games_per_s(registration, game, 4, min(WARM_UP, games))
        runs = [games_per_s(registration, game, 4, games) for _ in range(RUNS)]
        measured[key] = {
            "games_per_s": median(runs),
            "slowest": min(runs),
            "fastest": max(runs),
            "verified_games_per_s": games_per_s(registration, game, 4, games // 3, verify=True),
            "by_seats": {
                seats: games_per_s(registration, game, seats, games // 3)
                for seats in registration.seats
            },
        }
    report("engine", measured, aims())


if __name__ == "__main__":
    main()
