"""Each law is able to fail: a small game with a planted fault breaks just the laws it should."""

import pytest

from laws.laws import LAWS, Broken
from laws.toy import Fault, ToyOptions, ToySubject
from laws.walk import walk

CAUGHT_BY: list[tuple[Fault, set[str]]] = [
    ("leak", {"canary", "no-interference", "secret-acts-tell-nothing"}),
    ("length leak", {"no-interference", "secret-acts-tell-nothing"}),
    ("mutation", {"argument-unchanged"}),
    ("stuck phase", {"ends-or-waits"}),
    ("lost card", {"conserved"}),
    ("unstable replay", {"replays"}),
]


def broken_laws(fault: Fault) -> set[str]:
    """The laws that some of forty walks break, each law walked on its own."""
    subject, broken = ToySubject(fault), set()
    for law in (*((law,) for law in LAWS), ()):
        for seed in range(40):
            for seconds in (0, 10):
                try:
                    walk(subject, ToyOptions(seconds), seed, actions=30, laws=law)
                except Broken as fault_found:
                    broken.add(fault_found.law)
    return broken


def test_the_small_game_without_a_fault_breaks_no_law() -> None:
    assert broken_laws("none") == set()


@pytest.mark.parametrize(("fault", "laws"), CAUGHT_BY)
def test_a_planted_fault_is_caught(fault: Fault, laws: set[str]) -> None:
    broken = broken_laws(fault)
    assert laws <= broken
    # A changed argument also spoils the replay; nothing else spills over.
    assert broken - laws <= ({"replays"} if fault == "mutation" else set())
