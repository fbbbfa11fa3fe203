"""Each law is able to fail: a small game with a planted fault breaks the laws it should."""

import pytest

from laws.laws import LAWS, Broken
from laws.toy import Fault, ToyOptions, ToySubject
from laws.walk import walk

CAUGHT_BY: dict[Fault, set[str]] = {
    "leak": {"canary", "no-interference", "secret-acts-tell-nothing"},
    "length leak": {"no-interference", "secret-acts-tell-nothing"},
    "private in public": {"public-is-common"},
    "private event to all": {"canary", "secret-acts-tell-nothing"},
    "mutation": {"argument-unchanged"},
    "stuck phase": {"ends-or-waits"},
    "endless": {"silence-ends"},
    "lost card": {"conserved"},
    "unstable replay": {"replays"},
    "silent bot": {"bots-answer"},
    "false choice": {"listed-is-accepted"},
    "lossy state": {"encoding-is-identity"},
    "hidden memory": {"goes-on-from-its-bytes"},
    "moving deadline": {"deadline-stays"},
    "crash": {"anything-is-judged"},
    "wrong ranking": {"outcome-makes-sense"},
}


def broken_laws(fault: Fault) -> set[str]:
    """The laws that some of forty walks break, each law walked on its own."""
    return {law for law in (_first_broken(fault, laws) for laws in _one_by_one()) if law}


def _one_by_one() -> list[tuple]:
    return [(law,) for law in LAWS] + [()]


def _first_broken(fault: Fault, laws: tuple) -> str | None:
    subject = ToySubject(fault)
    for seed in range(40):
        for seconds in (0, 10):
            try:
                walk(subject, ToyOptions(seconds), seed, actions=30, laws=laws)
            except Broken as found:
                return found.law
    return None


def test_the_small_game_without_a_fault_breaks_no_law() -> None:
    assert broken_laws("none") == set()


@pytest.mark.parametrize("fault", CAUGHT_BY)
def test_a_planted_fault_is_caught(fault: Fault) -> None:
    assert CAUGHT_BY[fault] <= broken_laws(fault)


def test_every_law_has_a_planted_fault() -> None:
    named = {law.__name__.replace("_", "-") for law in LAWS} | {"replays", "silence-ends"}
    assert set().union(*CAUGHT_BY.values()) == named
