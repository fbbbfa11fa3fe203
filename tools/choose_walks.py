"""Chooses the few walks that the laws of a game are tested on in `make test`.

    .venv/bin/python tools/choose_walks.py GAME 400

tries this many walks and repeatedly takes the one that reaches the most new places: acts in phases,
values of options, rare events. Copy the result to `walks` in tests/games/<game>/law_subject.py.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from laws.reached import Place, Reached, all_places  # noqa: E402
from laws.subject import Subject, options_by_number, subject_of  # noqa: E402
from laws.test_laws import ACTIONS  # noqa: E402
from laws.walk import walk  # noqa: E402


def places_of(subject: Subject, number: int) -> set[Place]:
    options = options_by_number(subject, number)
    reached = Reached(options)
    walk(subject, options, number, ACTIONS, (reached.see,))
    return reached.places


def chosen(places: dict[int, set[Place]]) -> list[int]:
    """A greedy set cover: few walks that together reach every place that any walk reaches."""
    left, numbers = set[Place]().union(*places.values()), []
    while left:
        best = max(places, key=lambda number: len(places[number] & left))
        numbers.append(best)
        left -= places[best]
    return numbers


def main() -> None:
    game, count = sys.argv[1], int(sys.argv[2])
    subject = subject_of(game)
    places = {number: places_of(subject, number) for number in range(count)}
    numbers = chosen(places)
    print(f"walks = {tuple(numbers)}")
    print("never reached:", all_places(subject).difference(*places.values()) or "nothing")


if __name__ == "__main__":
    main()
