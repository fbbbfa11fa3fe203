"""Who brings a table to which node: the files we ship, and the phones' own hash."""

import asyncio
from pathlib import Path

import balancer
import pytest

from support.cluster.balancing import DEPLOY, OwnHash, addressed
from support.cluster.processes import Node

CODES = [f"{a}{b}{c}" for a in ("BA", "MI", "LO") for b in ("NU", "RE", "TI") for c in ("SO", "PA")]


@pytest.fixture
def nodes(tmp_path: Path) -> list[Node]:
    return [
        Node(name, tmp_path, "postgresql://nowhere/x", public_url="http://127.0.0.1:1")
        for name in ("un", "deux", "trois")
    ]


@pytest.mark.parametrize("name", ["haproxy.cfg", "nginx.conf"])
def test_what_we_ship_is_run_with_other_ports_and_nothing_else(
    name: str, nodes: list[Node]
) -> None:
    shipped = (DEPLOY / name).read_text("utf-8")
    written = addressed(DEPLOY / name, 7777, nodes)
    for number, port in enumerate([7777, *(node.port for node in nodes)]):
        assert f"127.0.0.1:800{number}" in shipped
        assert f"127.0.0.1:{port}" in written
        written = written.replace(f"127.0.0.1:{port}", f"127.0.0.1:800{number}")
    assert written == shipped


def test_a_table_keeps_its_node_while_that_is_up(nodes: list[Node]) -> None:
    """And when it is down only its own tables go elsewhere, to more than one of the others."""
    ring = OwnHash()
    ring.start(nodes)
    before = {code: ring.up(code)[0].name for code in CODES}
    assert set(before.values()) == {"un", "deux", "trois"}
    ring.failed["deux"] = ring.FALL
    after = {code: ring.up(code)[0].name for code in CODES}
    assert {code for code in CODES if after[code] != before[code]} == {
        code for code, name in before.items() if name == "deux"
    }
    assert {after[code] for code, name in before.items() if name == "deux"} == {"un", "trois"}


def test_who_does_not_answer_is_down_and_its_phones_hear_of_it_once(nodes: list[Node]) -> None:
    ring = OwnHash()
    ring.start(nodes)  # nobody listens at their ports
    told: list[str] = []
    ring.down = lambda node: told.append(node.name)

    async def look() -> None:
        for _ in range(ring.FALL + 1):
            await ring.look()

    asyncio.run(look())
    assert sorted(told) == ["deux", "trois", "un"]
    assert ring.up("MILO") == []


@pytest.mark.parametrize("command", balancer.PROGRAMS)
def test_the_balancer_that_was_named_is_taken_if_it_runs(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = tmp_path / "named"
    monkeypatch.setenv(f"PARLOTTE_{command.upper()}", str(named))
    balancer.find.cache_clear()
    try:
        assert balancer.find(command) is None
        balancer.find.cache_clear()
        named.write_text("#!/bin/sh\nexit 0\n", encoding="ascii")
        named.chmod(0o755)
        assert balancer.find(command) == str(named)
    finally:
        balancer.find.cache_clear()
