"""The end of a match for its table: the list of the evening, and the table's memory."""

from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from parlotte.core.contract import Input, Outcome, Step
from parlotte.server.store.rows import MatchRow
from parlotte.server.table.gathering import Gathering, Played, add_played, evening_at
from parlotte.server.table.live_match import LiveMatch


def with_result(
    table: Gathering,
    match: LiveMatch,
    given: Input[Any],
    step: Step[Any],
    outcome: Outcome,
    now: int,
) -> Gathering:
    key = match.bound.registration.key
    people = tuple(table.person(person) for person in table.seats)
    played = Played(
        match=match.id,
        game=key,
        evening=evening_at(table, now),
        ended_at=now,
        people=table.seats,
        names=tuple("" if one is None else one.name for one in people),
        outcome=outcome,
        animals=_animals(table),
        lasted=given.at,
    )
    memory = {**table.memory, key: match.bound.game.memory(step.state)}
    return add_played(replace(table, memory=memory), played)


def _animals(table: Gathering) -> tuple[str, ...]:
    """The animal of each seat, kept for people who leave later."""
    people = (table.person(person) for person in table.seats)
    return tuple("" if one is None else one.animal for one in people)


def with_broken(table: Gathering, match: MatchRow, now: int) -> tuple[Gathering, Outcome]:
    """An update changed the rules of a running match: ends it with its last scores."""
    last, names = Outcome((), (), stopped=True), tuple("" for _ in table.seats)
    with suppress(msgspec.MsgspecError):  # unreadable fields are left out
        names = msgspec.json.decode(match.names, type=tuple[str, ...])
        if match.outcome is not None:
            last = msgspec.json.decode(match.outcome, type=Outcome)
    outcome = replace(last, verdict="match-cannot-go-on")
    evening, animals, lasted = evening_at(table, now), _animals(table), match.base_match
    played = Played(
        match.id, match.game, evening, now, table.seats, names, outcome, animals, lasted
    )
    return add_played(table, played), outcome
