"""Every law can fail: a small game with a planted fault breaks the expected laws."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from msgspec import structs

from laws.feint import FeintFault, FeintOptions
from laws.feint_subject import FeintSubject
from laws.laws import LAWS
from laws.moment import Broken
from laws.subject import Subject
from laws.toy import Fault, Toy, ToyOptions, ToyState, ToySubject
from laws.walk import walk
from parlotte.core.contract import Memory, Seat
from parlotte.core.match import Match
from parlotte.core.prompts import GO_ON, Prompt
from support.depth import by_depth

CAUGHT_BY: dict[Fault, set[str]] = {
    "leak": {"canary", "no-interference", "secret-acts-tell-nothing"},
    "length leak": {"no-interference", "secret-acts-tell-nothing"},
    "private in public": {"public-is-common"},
    "private event to all": {"canary", "secret-acts-tell-nothing"},
    "mutation": {"argument-unchanged"},
    "stuck phase": {"ends-or-waits"},
    "endless": {"silence-ends"},
    "never over": {"silence-ends"},
    "lost card": {"conserved"},
    "unstable replay": {"replays"},
    "silent bot": {"bots-answer"},
    "false choice": {"listed-is-accepted"},
    "lossy state": {"encoding-is-identity"},
    "hidden memory": {"goes-on-from-its-bytes"},
    "moving deadline": {"deadline-stays"},
    "crash": {"anything-is-judged"},
    "wrong ranking": {"outcome-makes-sense"},
    "said to one alone": {"said-to-concern-one-concerns-one"},
    "idle hand": {"hand-takes-nobodys-time"},
}


FEINT_CAUGHT_BY: dict[FeintFault, set[str]] = {
    "refused sample": {"listed-is-accepted"},
    "refusal without a word": {"listed-is-accepted"},
    "trace of a refusal": {"argument-unchanged"},
    "told by the deadline": {"secret-acts-tell-nothing"},
    "tokens are told by the deadline": {"secret-acts-tell-nothing"},
    "token shows": {"alike-acts-look-alike", "no-interference"},
    "token is heard": {"alike-acts-look-alike"},
    "never asleep": {"silence-ends"},
    "window closed by an absence": {"windows-stay-open"},
    "window closed by a wave": {"windows-stay-open"},
    "window without a deadline": {"windows-stay-open"},
    "window waited for": {"windows-stay-open"},
    "window skipped": {"windows-stay-open"},
    "window shortened": {"windows-stay-open"},
}
SUBJECTS: dict[type[Subject], type] = {ToySubject: ToyOptions, FeintSubject: FeintOptions}
# One or two walks find every planted fault; the others show that nothing else is found.
WALKS = by_depth(6, 40)
# Found by the walk itself, whichever laws it checks.
OF_THE_WALK = {"replays", "silence-ends"}

Law = Callable[..., None]


def name_of(law: Law) -> str:
    return law.__name__.replace("_", "-")


def broken(subject: Subject, *laws: Law) -> Iterator[str]:
    """The laws that walks break, in order."""
    options = SUBJECTS[type(subject)]
    for seed in range(WALKS):
        for seconds in (0, 10):
            try:
                walk(subject, options(seconds), seed, actions=30, laws=laws)
            except Broken as found:
                yield found.law


def is_caught(subject: Subject, law: str) -> bool:
    """Whether this law alone finds the fault."""
    watching = [one for one in LAWS if name_of(one) == law]
    return law in broken(subject, *watching)


@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_small_game_without_a_fault_breaks_no_law(subject: type[Subject]) -> None:
    assert list(broken(subject(), *LAWS)) == []


@pytest.mark.parametrize("fault", CAUGHT_BY)
def test_a_planted_fault_is_caught(fault: Fault) -> None:
    assert [law for law in CAUGHT_BY[fault] if not is_caught(ToySubject(fault), law)] == []


@pytest.mark.parametrize("fault", FEINT_CAUGHT_BY)
def test_a_fault_planted_in_the_second_game_is_caught(fault: FeintFault) -> None:
    assert [law for law in FEINT_CAUGHT_BY[fault] if not is_caught(FeintSubject(fault), law)] == []


@pytest.mark.parametrize("law", ["windows-stay-open", "hand-takes-nobodys-time"])
def test_an_unrestricted_host_is_caught(monkeypatch: pytest.MonkeyPatch, law: str) -> None:
    monkeypatch.setattr(Match, "hand_refused", lambda *_: None)
    assert is_caught(FeintSubject(), law)


def test_a_host_who_closes_what_is_not_offered_is_caught() -> None:
    subject = ToySubject()
    subject.registration = replace(subject.registration, closes=lambda _: False)
    assert is_caught(subject, "hand-takes-nobodys-time")


def test_an_answer_disguised_as_going_on_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Toy.prompts

    def disguised(toy: Toy, state: ToyState, seat: Seat) -> tuple[Prompt, ...]:
        return tuple(structs.replace(one, act=GO_ON) for one in real(toy, state, seat))

    monkeypatch.setattr(Toy, "prompts", disguised)
    assert is_caught(ToySubject(), "hand-takes-nobodys-time")


def test_undeclared_memory_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    subject = ToySubject()
    subject.remembers = False
    assert list(broken(subject)) == []
    monkeypatch.setattr(type(subject.game), "memory", lambda *_: Memory(met=("a word",)))
    assert set(broken(subject)) == {"remembers-nothing"}


def test_every_law_has_a_planted_fault() -> None:
    caught = set().union(*CAUGHT_BY.values(), *FEINT_CAUGHT_BY.values())
    assert caught == {name_of(law) for law in LAWS} | OF_THE_WALK
