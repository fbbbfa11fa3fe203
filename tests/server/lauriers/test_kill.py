"""kill -9 while tables play:

nothing acknowledged is lost, nothing is done twice, no time is lost. How much time a phase gains by
a kill depends on the machine; `bench/nodes` measures it.
"""

import asyncio
import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from parlotte.client import Client, Refused, open_table
from support.databases import Databases, Postgres, meta_of
from support.depth import by_depth
from support.logbook import Logbook, logbook
from support.scene import played
from support.server import ANIMALS, NAMES, Spawned, answer_to, run, spawned
from support.tables import eventually, phone

TABLES, PEOPLE = 3, 4
SEEDS = by_depth([1], [1, 2])
KILLS = by_depth({"sqlite": 3, "postgresql": 2}, {"sqlite": 11, "postgresql": 4})
PATIENCE = 60.0  # seconds, generous for a busy machine


class Player(Client):
    """A client that records which of its acts were acknowledged and which were refused."""

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.acknowledged: set[str] = set()
        self.refused: set[str] = set()
        self.match_time = -1  # from the last pong
        self.called = 0.0  # when it last sent its hello
        self.watch = self._note

    def _hello(self) -> Any:
        self.called = time.monotonic()
        return super()._hello()

    def _note(self, text: str) -> None:
        told = json.loads(text)
        if "pong" in told:
            self.match_time = told["now"]
        frame, _ = self._unanswered.get(told.get("ack", told.get("id")), ("{}", None))
        sent = json.loads(frame)
        if "do" in sent:
            heard = self.acknowledged if "ack" in told else self.refused
            heard.add(f"{self.you[0]}:{sent['id']}")

    @property
    def unanswered(self) -> set[str]:
        sent = [json.loads(frame) for frame, _ in self._unanswered.values()]
        return {f"{self.you[0]}:{frame['id']}" for frame in sent if "do" in frame}

    async def clock(self) -> int:
        """Match time, asked from the server."""
        await self.until(lambda: self._greeted)  # before the welcome the ping would be lost
        self.match_time = -1
        await self.ping("clock")
        await self.until(lambda: self.match_time >= 0)
        return self.match_time

    def time_left(self) -> int:
        """Milliseconds left in the phase, according to the last frame."""
        return int(self.view["ends_at"] - self.now + self.hold)


async def sit_down(url: str, people: int, **options: Any) -> list[Player]:
    """A table whose match has begun."""
    opened = await open_table(url, NAMES[0], ANIMALS[0], "lauriers")
    host = Player(url, opened["code"], tokens=[opened["token"]])
    seated = [await host.start()]
    for number in range(1, people):
        guest = await Player(url, opened["code"], key=opened["key"]).start()
        await guest.ask("join", name=NAMES[number], animal=ANIMALS[number])
        seated.append(guest)
    await host.ask("set-options", options=options)
    await host.ask("start")
    return seated


async def alone_in_writing(url: str, **options: Any) -> Player:
    """The only connected player of a table in its writing phase."""
    host, writer, other = await sit_down(url, 3, **options)
    await host.do(answer_to(host.prompts()[0], 0))
    await writer.until(lambda: writer.table["phase"] == "1/writing")
    await host.stop()
    await other.stop()
    return writer


def over(player: Player) -> bool:
    return bool((player.table.get("match") or {}).get("outcome"))


async def keep_playing(player: Player, dice: random.Random, stop: asyncio.Event) -> None:
    """Plays without a pause, with drafts and corrections; the host starts the next match."""
    number = 0
    while not stop.is_set():
        await player.until(lambda: bool(player.prompts()) or over(player) or stop.is_set(), 60)
        number += 1
        try:
            if over(player):
                if player.table["host"] == player.you[0]:
                    await player.ask("start")
                await player.until(lambda: not over(player) or stop.is_set(), 60)
            elif prompts := player.prompts():
                asked = [one for one in prompts if one["must"]] or prompts
                action = answer_to(dice.choice(asked), number)
                if "done" in action:
                    action["done"] = dice.random() < 0.7  # drafts are written at most once a second
                await player.do(action)
        except Refused as refused:  # somebody else's act came first
            if refused.key == "not-saved":
                raise


def compare(book: Logbook, tables: list[list[Player]]) -> set[str]:
    """Compares the store with what each player was told. Returns the acts it holds."""
    all_stored: set[str] = set()
    for players in tables:
        stored = book.actions(players[0].code)
        assert set(stored.values()) <= {1}
        for player in players:
            assert player.acknowledged <= stored.keys()
            assert not player.refused & stored.keys()
        book.live_match(players[0].code)  # fails if the log has a gap or does not replay
        all_stored |= {f"{players[0].code}/{name}" for name in stored}
    return all_stored


def compare_views(book: Logbook, tables: list[list[Player]]) -> None:
    """Every player's view is exactly what the rules make of the stored log."""
    for player in (one for table in tables for one in table):
        seat = player.table["match"]["seats"].index(player.you[0])
        view, mine, prompts = book.seen(player.code, seat)
        assert player.view == view
        assert player.mine[player.you[0]] == {"view": mine, "prompts": prompts}


def stored_left(book: Logbook, player: Player) -> int:
    """Milliseconds left in the phase of this player's table, according to the store."""
    row = book.reader.match(player.table["match"]["id"])
    assert player.view is not None
    passed = row.base_match - row.held
    if row.base_house is not None:
        passed = row.base_match + int(meta_of(book.reader._database, "clock")) - row.base_house
    return int(player.view["ends_at"] - passed)


def milliseconds_since(moment: float) -> int:
    return int((time.monotonic() - moment) * 1000) + 1


async def come_back(server: Spawned, left: dict[Player, int]) -> None:
    """Restarts the server. Each phase has the time left that the store has: downtime takes none,
    and match time stands still until somebody is connected."""
    before = {one: one.reconnections for one in left}
    await asyncio.to_thread(server.start)
    for one, stored in left.items():
        await one.until(lambda o=one: o.reconnections > before[o] and o.seq >= 0, PATIENCE)
        assert stored - milliseconds_since(one.called) <= one.time_left() <= stored


async def strike(
    server: Spawned, url: str, tables: list[list[Player]], quiet: Player
) -> tuple[int, int]:
    """Kills the server and restarts it. Returns how many acts were unanswered, and how many of
    those were stored."""
    asked = time.monotonic()
    most = quiet.view["ends_at"] - await quiet.clock()
    await asyncio.to_thread(server.kill)
    least = most - milliseconds_since(asked)
    with logbook(url, server.data) as book:
        stored = compare(book, tables)
        left = stored_left(book, quiet)
    assert left >= least  # no time is lost
    players = [one for table in tables for one in table]
    waiting = {f"{one.code}/{name}" for one in players for name in one.unanswered}
    await come_back(server, {quiet: left})
    return len(waiting), len(waiting & stored)


async def play_and_kill(server: Spawned, url: str, kills: int, dice: random.Random) -> int:
    """Kills the server until this many kills have hit unanswered acts; returns how many did."""
    tables = [await sit_down(server.url, PEOPLE, track=15) for _ in range(TABLES)]
    players = [one for table in tables for one in table]
    quiet = await alone_in_writing(server.url, writing_minutes=5)
    stop = asyncio.Event()
    playing = [asyncio.create_task(keep_playing(one, dice, stop)) for one in players]
    hits = 0
    while hits < kills:
        before = {one: len(one.acknowledged) for one in players}
        await eventually(lambda b=before: all(len(one.acknowledged) > b[one] for one in b))
        # The moment of the kill is random.
        enough = sum(len(one.acknowledged) for one in players) + dice.randrange(20)
        await eventually(lambda n=enough: sum(len(one.acknowledged) for one in players) >= n)
        waiting, _ = await strike(server, url, tables, quiet)
        hits += waiting > 0
    stop.set()
    for player in players:
        async with player._changed:
            player._changed.notify_all()
    await asyncio.gather(*playing)
    for player in players:
        await player.clock()  # everything published before has arrived
    with logbook(url, server.data) as book:
        compare(book, tables)
        compare_views(book, tables)
    assert not any(player.unanswered for player in players)
    for player in (*players, quiet):
        await player.stop()
    return hits


@contextmanager
def durable(postgres: Postgres) -> Iterator[None]:
    """Turns fsync on, which the test database otherwise leaves off."""
    postgres.execute("ALTER SYSTEM SET fsync = on")
    postgres.execute("SELECT pg_reload_conf()")
    try:
        yield
    finally:
        postgres.execute("ALTER SYSTEM RESET fsync")
        postgres.execute("SELECT pg_reload_conf()")


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients reconnect after 0.1 seconds at most."""
    monkeypatch.setattr("parlotte.client.LONGEST_WAIT", 0.1)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("seed", SEEDS)
def test_kills_under_load_lose_nothing_and_repeat_nothing(tmp_path: Path, seed: int) -> None:
    with spawned(tmp_path) as server:
        url = f"sqlite:///{tmp_path / 'parlotte.sqlite'}"
        hits = run(lambda: play_and_kill(server, url, KILLS["sqlite"], random.Random(seed)), 280)
    assert hits == KILLS["sqlite"]


@pytest.mark.usefixtures("impatient")
def test_kills_under_load_lose_nothing_on_postgresql(
    tmp_path: Path, databases: Databases, postgres: Postgres
) -> None:
    url = databases.new("postgresql")
    with durable(postgres), spawned(tmp_path, url) as server:
        hits = run(lambda: play_and_kill(server, url, KILLS["postgresql"], random.Random(3)), 280)
    assert hits == KILLS["postgresql"]


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.deep)])
@played
async def test_the_newest_draft_is_kept_after_a_kill(
    tmp_path: Path, databases: Databases, kind: str
) -> None:
    """Drafts may be acknowledged, written or replaced when the kill comes. The client resends
    the unanswered ones in order, and the last one counts."""
    dice, number = random.Random(5), 0
    url = databases.new(kind)
    with spawned(tmp_path, url) as server:
        writer = await alone_in_writing(server.url, writing_minutes=0)
        for _ in range(KILLS["sqlite"]):
            telling = []
            for _ in range(4):
                number += 1
                draft = {"act": "write", "text": f"Mot {number}.", "done": False}
                telling.append(asyncio.create_task(writer.do(draft)))
            enough = dice.randrange(len(telling) + 1)  # the moment of the kill is random
            await eventually(lambda: sum(one.done() for one in telling) >= enough)  # noqa: B023
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await asyncio.gather(*telling)
            await writer.clock()
            assert writer.mine[2]["view"] == {"text": f"Mot {number}."}
        with logbook(url, tmp_path) as book:
            stored = book.actions(writer.code)
            assert set(stored.values()) == {1}
        await writer.stop()


@pytest.mark.usefixtures("impatient")
@played
async def test_a_kill_gives_back_no_time_that_the_heartbeat_has_stored(tmp_path: Path) -> None:
    """Nobody acts: only the house's heartbeat stores the time."""
    with spawned(tmp_path) as server:
        plain, helped = [await alone_in_writing(server.url, writing_minutes=5) for _ in range(2)]
        await helped.ask("more-time")
        assert helped.hold > 0
        asked = time.monotonic()
        before = {plain: plain.view["ends_at"] - await plain.clock(), helped: helped.time_left()}
        with logbook(f"sqlite:///{tmp_path / 'parlotte.sqlite'}", tmp_path) as book:
            await eventually(
                lambda: all(stored_left(book, one) < left for one, left in before.items())
            )
            await asyncio.to_thread(server.kill)
            spent = milliseconds_since(asked)
            left = {one: stored_left(book, one) for one in before}
        for one, was in before.items():
            assert was - spent <= left[one] < was
        await come_back(server, left)
        assert helped.hold > 0
        assert plain.hold == 0
        for one in (plain, helped):
            await one.stop()


async def write_again(server: Spawned, player: Player, frame: str) -> None:
    """Sends the same frame twice on one socket; both are acknowledged."""
    async with phone(server, player.code, tokens=player.tokens) as again:
        for _ in range(2):
            await again.socket.send(frame)
        for _ in range(2):
            assert (await again.read(having="ack"))["ack"] == "the-same"


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.deep)])
@played
async def test_an_act_sent_repeatedly_is_done_once(
    tmp_path: Path, databases: Databases, kind: str
) -> None:
    url = databases.new(kind)
    with spawned(tmp_path, url) as server:
        writer = await alone_in_writing(server.url, writing_minutes=0)
        said = {"id": "the-same", "do": {"act": "write", "text": "Petit panier.", "done": False}}
        await write_again(server, writer, json.dumps(said))
        await write_again(server, writer, json.dumps(said))
        await writer.do({"act": "write", "text": "Grand panier.", "done": False})
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        # An id is used once: a different act under the same id is acknowledged, and not done.
        await write_again(server, writer, json.dumps({**said, "do": {"act": "go-on"}}))
        await write_again(server, writer, json.dumps(said))
        await writer.until(lambda: writer.reconnections == 1 and writer.seq >= 0, PATIENCE)
        assert writer.mine[2]["view"] == {"text": "Grand panier."}
        with logbook(url, tmp_path) as book:
            assert book.actions(writer.code)["2:the-same"] == 1
            # the choice of the word, and two drafts
            assert book.live_match(writer.code).core.seq == 3
        await writer.stop()
