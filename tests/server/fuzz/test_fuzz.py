"""Fuzzing:

malformed and hostile input from every role, at every game, before and during a match. Inputs that
once failed are replayed first, then come some generated ones, the same on every machine. `make
bench B=fuzz` sends many more and keeps what it finds in `tests/server/<game>/found`.
"""

import asyncio
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlotte.games import registered
from parlotte.server.commands import context
from parlotte.server.commands.kinds import Invite
from parlotte.server.limits.table_openings import TableOpenings
from parlotte.server.settings import Limits
from support.depth import by_depth
from support.fuzz.house import IN_MEMORY, Fuzzed, lifted
from support.fuzz.steps import drawn
from support.fuzz.table import Broken
from support.logged import logged

FOUND = sorted(Path(__file__).parents[1].glob("*/found/*.json"))  # each in its game's room
SEED, TABLES, STEPS = 7, by_depth(1, 4), 60


@pytest.fixture(scope="module")
def house() -> Iterator[Fuzzed]:
    with (
        tempfile.TemporaryDirectory(dir=IN_MEMORY) as data,
        logged("warning") as log,
        asyncio.Runner() as runner,
    ):
        made = Fuzzed(runner, log)
        made.open(Path(data))
        made.settled()
        yield made
        made.close()


@pytest.mark.parametrize("file", FOUND, ids=lambda file: file.stem)
def test_an_input_that_once_failed_no_longer_does(house: Fuzzed, file: Path) -> None:
    found = json.loads(file.read_text(encoding="utf-8"))
    house.attack(registered()[found["game"]], found["steps"], playing=found["playing"])
    assert house.steps
    house.empty()


@pytest.mark.parametrize("playing", [False, True], ids=["lobby", "match"])
@pytest.mark.parametrize("key", registered())
def test_any_input_is_answered_and_leaves_nothing_behind(
    house: Fuzzed, key: str, playing: bool
) -> None:
    game, before = registered()[key], house.told.total()
    taken = drawn(game, registered(), SEED, TABLES * STEPS)
    for start in range(0, len(taken), STEPS):
        house.attack(game, taken[start : start + STEPS], playing=playing)
    assert house.told.total() > before + TABLES * STEPS // 2
    house.empty()


def test_the_fuzzers_address_may_open_any_number_of_tables() -> None:
    """A refusal to open a table would be taken for a fault."""
    openings = TableOpenings(lifted(Limits()))
    for number in range(3 * int(Limits().opened_per_day)):
        assert openings.may_open("127.0.0.1", 0.0)
        assert openings.opened("127.0.0.1", f"{number}", 0.0) == []


def test_the_fuzzer_finds_a_planted_fault_and_shrinks_it(
    house: Fuzzed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Proves that the fuzzer is able to fail."""

    def broken(context: object, command: object) -> None:
        raise KeyError("en panne")

    role, _ = context._HANDLERS[Invite]
    monkeypatch.setitem(context._HANDLERS, Invite, (role, broken))
    game = next(iter(registered().values()))
    fault = {"by": "host", "frame": {"ask": {"act": "invite"}}}
    others = [{"by": "guest", "frame": {"ask": {"act": "history"}}}] * 5
    with pytest.raises(Broken, match="job-failed"):
        house.attack(game, [*others, fault, *others], playing=False)
    assert house.smallest(game, [*others, fault, *others], playing=False) == [fault]
    monkeypatch.undo()
    house.attack(game, [*others, fault, *others], playing=False)
