"""Tests the permission table of docs/threats.md: every command, in every role."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from parlotte.client import Client, Refused
from parlotte.server.commands.kinds import AnyCommand
from parlotte.server.settings import Limits
from support.scene import served
from support.server import Running
from support.tables import missing, phone, presence

DOC = Path(__file__).parents[3] / "docs/threats.md"
# Refusals because of the role. With any other answer the role may ask.
NOT_FOR_YOU = {"knock-first", "already-here", "sit-down-first", "host-only", "host-lent"}
NOBODY = 99
GAME = "papers"

# Each sample changes little where it is allowed; `leave` comes last.
SAMPLES: dict[str, tuple[str, dict[str, Any]]] = {
    "knock": ("knock", {"name": "Zélie"}),
    "join": ("join", {"name": "Camille", "animal": "chat"}),
    "claim": ("claim", {"person": NOBODY}),
    "rename": ("rename", {"name": "", "animal": "chat"}),
    "take-back": ("take-back", {}),
    "invite": ("invite", {}),
    "admit": ("admit", {"guest": NOBODY}),
    "admit, with a seat": ("admit", {"guest": 1}),
    "turn-away": ("turn-away", {"guest": NOBODY}),
    "more-time": ("more-time", {}),
    "curtain": ("curtain", {"down": True}),
    "react": ("react", {"kind": "oh"}),
    "voice": ("voice", {"voice": "on"}),
    "aloud": ("aloud", {}),
    "ready": ("ready", {}),
    "keep-log": ("keep-log", {}),
    "couch": ("couch", {}),
    "couch, for another": ("couch", {"person": 3}),
    "resume": ("resume", {}),
    "add-bot": ("add-bot", {}),
    "set-level": ("set-level", {"person": NOBODY, "level": 1}),
    "remove": ("remove", {"person": NOBODY}),
    "stand-in, for who is absent": ("stand-in", {"person": 4, "level": 0}),
    "stand-in, for who is here": ("stand-in", {"person": 3, "level": 0}),
    "go-on-without": ("go-on-without", {"person": NOBODY}),
    "order": ("order", {"people": [NOBODY]}),
    "partner": ("partner", {"person": 1, "with": NOBODY}),
    "youngest": ("youngest", {"person": NOBODY}),
    "choose-game": ("choose-game", {"game": "none"}),
    "set-options": ("set-options", {"options": {}}),
    "start": ("start", {}),
    "pause": ("pause", {}),
    "close": ("close", {"phase": "none"}),
    "hide": ("hide", {"text": "not there"}),
    "hide, to show it again": ("hide", {"text": "not there", "hidden": False}),
    "lock": ("lock", {"locked": False}),
    "set-knock": ("set-knock", {"knock": False}),
    "put-pack": ("put-pack", {"game": GAME, "name": "a", "file": "a.csv", "text": ""}),
    "drop-pack": ("drop-pack", {"game": GAME, "name": "a"}),
    "get-pack": ("get-pack", {"game": GAME, "name": "a"}),
    "items": ("items", {"game": GAME}),
    "put-item": ("put-item", {"game": GAME, "item": {}}),
    "drop-item": ("drop-item", {"game": GAME, "pack": "a", "at": 0, "check": "a"}),
    "house-words": ("house-words", {}),
    "drop-house-word": ("drop-house-word", {"word": "a"}),
    "advise": ("advise", {"kind": "none"}),
    "history": ("history", {}),
    "replay": ("replay", {"match": "none"}),
    "hand-over": ("hand-over", {"person": NOBODY}),
    "stop": ("stop", {}),
    "leave": ("leave", {}),
}
ROLES = ("at the door", "watcher", "screen", "former person", "person", "lent host", "host")


def told() -> dict[str, set[str]]:
    """The roles that may ask for each command, as docs/threats.md says."""
    found: dict[str, set[str]] = {}
    for line in DOC.read_text("utf-8").splitlines():
        row = re.fullmatch(r"\| `([a-z-]+)`(, [a-z ]+)? \|(.*)\|", line)
        if row:
            cells = [cell.strip() for cell in row[3].split("|")]
            assert {*cells[: len(ROLES)]} <= {"yes", "–"}, row[1]
            may = {role for role, cell in zip(ROLES, cells, strict=False) if cell == "yes"}
            found[row[1] + (row[2] or "")] = may
    return found


def test_the_document_lists_every_command() -> None:
    tags = {one.__struct_config__.tag for one in get_args(AnyCommand)}
    assert {act for act, _ in SAMPLES.values()} == tags
    assert list(told()) == list(SAMPLES)
    assert f"| command | {' | '.join(ROLES)} | what it outlives |" in DOC.read_text("utf-8")


async def as_person(here: Running, people: list[Client]) -> Client:
    return people[1]


async def as_host(here: Running, people: list[Client]) -> Client:
    return people[0]


async def as_lent_host(here: Running, people: list[Client]) -> Client:
    host, second, *_ = people
    await missing(here, host, second)
    await second.ask("go-on-without", person=1)
    return second


async def as_watcher(here: Running, people: list[Client]) -> Client:
    return await here.client(people[0].code)


async def as_screen(here: Running, people: list[Client]) -> Client:
    return await here.client(people[0].code, screen=True)


async def as_guest(here: Running, people: list[Client]) -> Client:
    await people[0].ask("set-knock", knock=True)
    return await here.client(people[0].code)


async def as_former_person(here: Running, people: list[Client]) -> Client:
    """Somebody else has this person's seat; the old page is still open."""
    host, second, *_ = people
    await host.ask("set-knock", knock=True)
    async with phone(here, host.code) as guest:
        await guest.ask("knock", 1, name="Zoé")
        await host.until(lambda: len(host.table["guests"]) == 2)
        await host.ask("admit", guest=host.table["guests"][1]["id"], seat_of=2)
        await second.until(lambda: second.mine == {})
    return second


Becoming = Callable[[Running, list[Client]], Awaitable[Client]]
BECOMING: dict[str, Becoming] = {
    "at the door": as_guest,
    "watcher": as_watcher,
    "screen": as_screen,
    "former person": as_former_person,
    "person": as_person,
    "lent host": as_lent_host,
    "host": as_host,
}


@pytest.mark.parametrize("role", ROLES)
@served(limits=Limits(frames_burst=1000.0), still=True)
async def test_each_role_may_ask_what_the_document_says(here: Running, role: str) -> None:
    people = await here.table(4)
    host, _, third, fourth = people
    await host.ask("start")
    await fourth.stop()
    await third.until(lambda: presence(third)["Mamie"] == "away")
    # a guest at the door, for those who may give seats away
    claimant = await here.client(host.code)
    await claimant.ask("claim", person=4)
    client = await BECOMING[role](here, people)
    found = set()
    for name, (act, fields) in SAMPLES.items():
        try:
            await client.ask(act, **fields)
        except Refused as refused:
            if refused.key in NOT_FOR_YOU:
                continue
        found.add(name)
    assert found == {name for name, roles in told().items() if role in roles}
