"""A house among other nodes: moves tables between nodes, and reacts to what nodes announce.

It runs in the event loop.
"""

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from parlotte.server.logs import event
from parlotte.server.nodes.node import Node
from parlotte.server.store.claim import Claim
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.notices import Kind
from parlotte.server.store.rows import WHOLE_HOUSE
from parlotte.server.store.table_owner import Leaving
from parlotte.server.store.writes import Verdict, Write
from parlotte.server.table.live import MOVED, LiveTable

if TYPE_CHECKING:
    from parlotte.server.house import House

log = logging.getLogger("parlotte.nodes")
TICK = 0.1  # seconds
GAP = 1.0  # after so long without a tick, other nodes may own our tables
COMPARE = 5.0
HOMEWARD = 1.0  # seconds between two checks for tables that may return to their node
AT_ONCE = 10  # tables moved at a time; if more, a fiftieth of all tables
PARTS = 50
FAREWELL = 3.0  # seconds to wait until they have moved


class Cluster:
    def __init__(self, house: "House", node: Node) -> None:
        self._house = house
        self.node = node
        self.draining = False
        self._idle: set[Claim] = set()
        self._chores: list[asyncio.Task[None]] = []
        self._reading: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._house.writer.spoiled = self.lost
        self.node.serve(self)
        loop = asyncio.get_running_loop()
        self._chores = [loop.create_task(self._tick()), loop.create_task(self._go_home())]

    def stop(self) -> None:
        for chore in self._chores:
            chore.cancel()

    @property
    def health(self) -> tuple[str, int]:
        """For the health check of a balancer: 404 while draining (no new clients), 503 when cut
        off."""
        if self.draining:
            return "draining", 404
        return ("cut-off", 503) if self.node.cut_off else ("ready", 200)

    @property
    def gauges(self) -> dict[str, int]:
        lease = self.node.lease
        return {
            "node_tables_owned": len(self.node.held),
            "node_lease_age_ms": int(lease.age * 1000),
            "node_neighbours": sum(not one.dead for one in lease.around),
            "node_draining": int(self.draining),
            "node_buried": lease.buried,
        }

    async def _tick(self) -> None:
        lease = self.node.lease
        compared = last = time.monotonic()
        while True:
            now = lease.ticked = time.monotonic()
            if now - last > GAP:
                event(log, "node-was-away", level=logging.WARNING, ms=int((now - last) * 1000))
            if now - last > GAP or now - compared > COMPARE:
                compared = now
                self.node.compare()
                self._give_back_idle()
            last = now
            await asyncio.sleep(TICK)

    def asked(self, codes: Sequence[str]) -> None:
        """Another node has people for these tables: hands them over."""
        for code in codes:
            live = self._house.tables.get(code)
            if live is not None:
                self._hand_over(live, "asked")
            elif code in self.node.held and not self._house.loads(code):
                self._give_back(self.node.held[code], "asked")

    def _hand_over(self, live: LiveTable, why: Leaving) -> None:
        if not live.leaving:
            live.hand_over(partial(live.put_away, why, partial(self._gone, live)))

    def _gone(self, live: LiveTable, verdict: Verdict) -> None:
        if verdict == "written":
            self._house.counts["tables_handed_over"] += 1
        self._house.drop(live, MOVED)

    def _give_back(self, claim: Claim, why: Leaving) -> None:
        """Gives up the claim on a table not in memory. A client that is loading it is
        redirected."""
        self.node.let_go(claim)

        def given(_: Verdict) -> None:
            claim.spoiled = True

        claim.given_back = True
        self._house.writer.submit(Write(claim=claim, leaves=why), given)

    def _give_back_idle(self) -> None:
        """Gives back claims on tables that nobody waits for any more."""
        idle = {
            claim
            for code, claim in self.node.held.items()
            if code not in self._house.tables and not self._house.loads(code)
        }
        for claim in idle & self._idle:  # idle at the last check too
            self._give_back(claim, "empty")
        self._idle = idle

    async def _go_home(self) -> None:
        """Hands tables back, between matches, to the node that they came from when it was down."""
        while True:
            await asyncio.sleep(HOMEWARD)
            if self.draining:
                return
            going = [live for live in self._house.tables.values() if self._may_go_home(live)]
            for live in going[:AT_ONCE]:
                self._hand_over(live, "home")

    def _may_go_home(self, live: LiveTable) -> bool:
        claim = live.state.claim
        if claim is None or claim.came_from is None or live.state.gathering.playing:
            return False
        return live.quiet and self.node.at_home(claim.came_from)

    async def drain(self) -> None:
        """Before closing: tells the balancer, then hands over all tables in batches."""
        self.draining = self.node.lease.draining = True
        event(log, "node-drains", tables=len(self._house.tables))
        await asyncio.sleep(self._house.settings.pace.draining / 1000)
        tables = self._house.tables
        size = max(AT_ONCE, len(tables) // PARTS)
        while tables:
            some = [live for live in tables.values() if not live.leaving][:size]
            for live in some:
                self._hand_over(live, "draining")
            await self._until_gone(some)
            if not some:
                return  # the rest did not finish in time; `House.stop` handles it
            await asyncio.sleep(TICK)

    async def _until_gone(self, some: list[LiveTable]) -> None:
        end = time.monotonic() + FAREWELL
        while time.monotonic() < end:
            if not any(self._house.tables.get(live.state.gathering.code) is live for live in some):
                return
            await asyncio.sleep(0.01)

    def lost(self, claims: Iterable[Claim]) -> None:
        """Drops tables that another node owns or whose write failed; their clients reconnect."""
        for claim in claims:
            claim.spoiled = True
            self.node.let_go(claim)
            self._house.counts["fences_lost"] += 1
            live = self._house.tables.get(claim.code)
            if live is not None and live.state.claim is claim:
                self._house.drop(live, MOVED)
        self._house.doubt_contents()

    def missed(self) -> None:
        """Announcements were missed: reloads what they may have changed."""
        self.heard("purged")
        self.heard("words")

    def heard(self, kind: Kind, words: Sequence[str] = ()) -> None:
        house = self._house
        match kind:
            case "ask":
                self.asked(words)
            case "code":
                house.opening.hear(words)
            case "purged":
                house.opening.codes = None
            case "words":
                task = asyncio.get_running_loop().create_task(self._read_words())
                self._reading.add(task)
                task.add_done_callback(self._reading.discard)
            case "forgotten":
                house.doubt_contents()
            case "guess":
                for address in words:
                    house.wrong_codes.failed(address, house.clock.seconds())

    async def _read_words(self) -> None:
        house = self._house
        try:
            words = await asyncio.to_thread(house.reader.house_words, WHOLE_HOUSE)
        except StoreFault as fault:
            event(log, "words-not-read", level=logging.WARNING, reason=fault.key)
            return
        house.house_words.replace(words)
