"""A restart of the server in each phase: everybody finds the match unchanged."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlotte.client import Client, Json
from support.databases import Databases
from support.scene import played
from support.server import FakeSeconds, Running, answer_to, free_port, running
from support.tables import games, pass_time

PHASES = (
    "choosing", "writing", "preparing", "reading", "voting", "revealing", "judging", "finished",
)  # fmt: skip
# A claim is possible only in a match without an mdj.
WITHOUT_MDJ = ("judging",)
NEVER_LIMITED = ("finished",)
SPENT, DOWN = 7.25, 3_600.0  # seconds: spent in the phase, and between stop and restart


def phase_of(client: Client) -> str:
    if client.view is None:
        return ""
    phase = client.view["phase"]
    return "judging" if phase.get("claim") else str(phase["name"])


def left(client: Client) -> int | None:
    ends_at = (client.view or {}).get("ends_at")
    return None if ends_at is None else int(ends_at - client.now + client.hold)


def all_seen(client: Client) -> tuple[Json, Json | None, dict[int, Json]]:
    return dict(client.table), client.view, dict(client.mine)


async def play_to(clients: list[Client], clock: FakeSeconds, there: Callable[[], bool]) -> None:
    """The players answer their prompts in turn; one claims the truth."""
    number = 0
    while not there():
        for client in clients:
            await client.until(lambda c=client: c.seq >= 0)
            asked = [one for one in client.prompts() if one["must"] or one["act"] == "claim"]
            asked.sort(key=lambda one: one["act"] != "claim")
            if not asked or there():
                continue
            number += 1
            clock.now += 0.1  # stays below the rate limit
            await client.do(answer_to(asked[0], number))
            for other in clients:
                await other.until(
                    lambda o=other, c=client: (
                        (o.view, o.table["phase"]) == (c.view, c.table["phase"])
                    )
                )


async def leave_things_half_done(people: list[Client], clock: FakeSeconds) -> None:
    """Leaves drafts and unconfirmed choices, which are kept as well."""
    for client in people:
        for prompt in client.prompts():
            if "done" in prompt["needs"]:
                clock.now += 1  # drafts are written at most once a second
                await client.do({**answer_to(prompt, 77), "done": False})


async def start_again_and_compare(
    here: Running, clients: list[Client], before: dict[Client, Any], time_left: int | None
) -> None:
    for client in clients:
        await client.until(lambda c=client: c.reconnections == 1 and c.seq >= 0)
    for client in clients:
        await client.until(lambda c=client: all_seen(c) == before[c])
        assert left(client) == time_left
    assert here.house.tables.keys() == {clients[0].code}


async def next_game(clients: list[Client]) -> None:
    await clients[0].ask("start")
    for client in clients:
        await client.until(lambda c=client: phase_of(c) == "choosing")


WHERE = [("sqlite", phase) for phase in PHASES] + [
    pytest.param("postgresql", phase, marks=[pytest.mark.deep] if phase != "voting" else [])
    for phase in PHASES
]


@pytest.mark.parametrize(("kind", "phase"), WHERE)
@played
async def test_a_restart_in_each_phase_changes_nothing(
    tmp_path: Path, databases: Databases, kind: str, phase: str
) -> None:
    clock, port = FakeSeconds(), free_port()
    server: dict[str, Any] = {
        "seconds": clock, "port": port, "library": games(), "database": databases.new(kind),
    }  # fmt: skip
    async with running(tmp_path, **server) as here:
        options = {"automatic_mdj": phase in WITHOUT_MDJ, "track": 15}
        people = await here.table(4, game="lauriers", **options)
        screen = await here.client(people[0].code, screen=True)
        everybody, here.clients = [*people, screen], []  # the clients outlive this server
        await people[0].ask("start")
        await play_to(people, clock, lambda: phase_of(people[0]) == phase)
        await leave_things_half_done(people, clock)
        pass_time(here, SPENT)
        if phase not in NEVER_LIMITED:
            await people[1].ask("more-time")
            pass_time(here, SPENT)
        await people[0].ask("ready")  # sends everybody a frame with the current time
        for client in everybody:
            await client.until(lambda c=client: c.table["ready"] == [1])
        before = {client: all_seen(client) for client in everybody}
        time_left = left(people[0])
        assert {left(client) for client in everybody} == {time_left}
        assert (time_left is None) is (phase in NEVER_LIMITED)
    clock.now += DOWN
    async with running(tmp_path, **server) as here:
        here.clients = everybody
        await start_again_and_compare(here, everybody, before, time_left)
        if phase == "finished":
            await next_game(everybody)
        await play_to(people, clock, lambda: phase_of(people[0]) == "finished")
        await screen.until(lambda: bool(screen.table["match"].get("outcome")))
        assert screen.table["match"]["outcome"]["winners"]
