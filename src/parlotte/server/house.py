"""All the tables of a server: opens them, loads them from the store, and unloads empty ones."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from parlotte.core.contract import Millis
from parlotte.packs.french import warm
from parlotte.server.address import svg_qr
from parlotte.server.cluster import Cluster
from parlotte.server.content.answer_cache import AnswerCache
from parlotte.server.content.house_words import HouseWords, Voted
from parlotte.server.content.library import Bound, Library
from parlotte.server.content.own_packs import OwnPacks
from parlotte.server.limits.budgets import Budgets
from parlotte.server.limits.disk_shares import DiskBudgets, count_again
from parlotte.server.limits.disk_watch import DiskWatch
from parlotte.server.limits.unread import Unread
from parlotte.server.limits.wrong_codes import WrongCodes
from parlotte.server.logs import Faults, event
from parlotte.server.nodes.node import Node
from parlotte.server.nodes.ownership import Ownership
from parlotte.server.opening import Opening
from parlotte.server.past.archive import Archive
from parlotte.server.settings import Settings
from parlotte.server.sockets.frames import CLOSE_RESTART
from parlotte.server.store.calendar import Calendar
from parlotte.server.store.claim import Claim
from parlotte.server.store.engine import Database
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.reads import Reader
from parlotte.server.store.rows import WHOLE_HOUSE, ContentRow
from parlotte.server.store.writer import Writer
from parlotte.server.store.writes import Verdict, Write, ignore_verdict
from parlotte.server.table.change import SharedAnswer
from parlotte.server.table.clock import HouseClock, Wheel
from parlotte.server.table.gathering import Gathering
from parlotte.server.table.live import BROKEN, Farewell, LiveTable
from parlotte.server.table.loading import Damaged, LoadedTable, TableLoader
from parlotte.server.table.retention import resumed
from parlotte.server.table.table_state import TableState
from parlotte.server.table.tokens import Secrets
from parlotte.server.workers.question_queues import QuestionQueues
from parlotte.server.workers.questions import Question
from parlotte.server.workers.shared_requests import SharedRequests
from parlotte.server.workers.worker_pool import WorkerPool

log = logging.getLogger("parlotte.house")
PURGE_SECONDS = 3_600
FORGET_SECONDS = 60  # between two checks for private matches that are due
MOST_DAMAGED = 256  # damaged tables that are logged


class Moving(Exception):  # noqa: N818
    """The table is moving to another node: a client that reconnects finds it there."""


class House:
    """All tables on one database; `start` and `stop` are called in the event loop."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        library: Library,
        *,
        secrets: Secrets | None = None,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.library = library
        self.secrets = secrets or Secrets()
        self.fingerprint = ""  # of the served client
        self.base_url = ""  # for phones
        self.wrong_codes = WrongCodes()
        self.budgets = Budgets(settings.limits, seconds)
        limits = settings.limits
        self.unread = Unread(limits.unread_bytes, limits.unread_bytes_in_all)
        self.counts: Counter[str] = Counter()  # of events, for /metrics
        self.faults = Faults(seconds)  # logged once per table and place
        self.tables: dict[str, LiveTable] = {}  # by code
        self.stopping = False
        self._database = database
        self._seconds = seconds
        self._loader = TableLoader(database, library)
        self.reader = Reader(database)
        self.house_words = HouseWords(WHOLE_HOUSE)  # voted in; shared by all tables
        self.archive = Archive(self.reader, self._loader, library)
        self.questions = QuestionQueues(self.counts)
        self.judges = WorkerPool("judge", threads=4, each=3)  # for slow rules
        # What is slow before the rules: reading what people bring, setting up a match. Only one
        # thread, as that is less urgent than the matches of others.
        self.preparers = WorkerPool("prepare", threads=1, each=1)
        self._shared_answers = SharedRequests(self.preparers, "answer-later", self.counts)
        self._reading = WorkerPool("load", threads=2, each=1)
        self._loading = SharedRequests(self._reading, "table-later", self.counts)
        self.answer_cache = AnswerCache()
        self.clock = HouseClock(0, seconds)
        self.ownership = Ownership(database)
        self.cluster: Cluster | None = None  # with other nodes
        if settings.node is not None:
            node = Node(database, settings.node, self._house_time, self.counts)
            self.ownership, self.cluster = node, Cluster(self, node)
        self.writer = Writer(database, self._house_time, self.ownership.fences)
        self.wheel: Wheel[LiveTable] = Wheel(self.clock, LiveTable.ring)
        self._contents: set[str] = set()  # hashes of contents that are in the store
        self.disk_budgets = DiskBudgets(settings.limits, seconds)
        self.disk = DiskWatch(database, self.writer, settings.limits)
        self.opening = Opening(self)
        self._calendar = Calendar()
        self._damaged: set[str] = set()  # codes of tables that can't be read, logged once
        self._chores: list[asyncio.Task[None]] = []

    def _house_time(self) -> Millis:
        return self.clock()  # `start` replaces the clock

    def wall(self) -> int:
        """Unix seconds, for people and for --keep; no rule depends on them."""
        return int(time.time() + self.ownership.offset)

    def today(self) -> int:
        """Unix seconds for what is stored: a clock that was set back does not age a table."""
        return max(self.wall(), self._calendar.known)

    async def start(self) -> None:
        """Resumes house time where it stopped. Every match is paused until somebody connects."""
        if self.cluster is not None:
            await asyncio.to_thread(self._read_all)
        house_time = self.ownership.begin()
        with self._database.writing() as connection:
            self._calendar = self.ownership.calendar(connection, self.wall())
        self.house_words.replace(self.reader.house_words(WHOLE_HOUSE))
        self.clock = HouseClock(house_time, self._seconds)
        self.wheel = Wheel(self.clock, LiveTable.ring)
        self.writer.start()
        if self.cluster is not None:
            self.cluster.start()
        await self._forget_due()  # those that fell due while the house was closed
        await self.disk.look()
        loop = asyncio.get_running_loop()
        every = self.settings.pace.disk_look / 1000
        chores = (self._heartbeat(), self._purge(), self._forget_in_time(), self.disk.watch(every))
        self._chores = [loop.create_task(chore) for chore in chores]
        if any(game.words for game in self.library.games.values()):
            loop.run_in_executor(None, warm)  # before the first table needs its words
        event(log, "server-started")

    def _read_all(self) -> None:
        """Loads slow content before the node gets its lease: the others would give up a slow
        node."""
        if any(game.words for game in self.library.games.values()):
            warm()
        for game in self.library.games:
            self.library.with_packs(game)

    async def stop(self) -> None:
        """Writes all that was accepted, closes every socket with a reason, stops every clock."""
        if self.stopping:
            return
        self.stopping = True
        for chore in self._chores:
            chore.cancel()
        if self.cluster is not None:
            self.cluster.stop()
        for live in list(self.tables.values()):
            for connection in list(live.stage.attendance.connections):
                if self.cluster is None:
                    connection.refuse("server-restarting")
                connection.close(CLOSE_RESTART)
            live.write_drafts()
        await self._let_tables_finish()
        for live in list(self.tables.values()):
            live.stop_taking()
        for pool in (self._reading, self.preparers, self.judges):
            pool.stop_taking()
            await asyncio.to_thread(pool.close)
        await self._let_tables_finish()  # writes what slow rules have judged meanwhile
        for live in list(self.tables.values()):
            live.put_away("" if self.cluster is None else "draining")
        self.wheel.stop()
        self.questions.stop_taking()
        await asyncio.to_thread(self.questions.close)
        await asyncio.to_thread(self.writer.stop)
        await asyncio.sleep(0)  # lets the writer's last callbacks run
        if self.cluster is not None:
            await asyncio.to_thread(self.cluster.node.stop)
        self._database.close()
        event(log, "server-stopped")

    async def _let_tables_finish(self) -> None:
        for _ in range(0, self.settings.pace.finishing, 10):
            if all(live.quiet for live in self.tables.values()):
                return
            await asyncio.sleep(0.01)

    async def _heartbeat(self) -> None:
        """Stores the time now and then while any match runs, even if nobody acts."""
        while True:
            await asyncio.sleep(self.settings.pace.heartbeat / 1000)
            if not self.ownership.shared and any(
                live.state.ticking for live in self.tables.values()
            ):
                self.writer.submit(Write(), ignore_verdict)

    async def _purge(self) -> None:
        """Deletes tables that were unused for days. Tables in memory are first marked as seen."""
        while True:
            for live in self.tables.values():
                if live.quiet:  # else a pending write marks it
                    seen = Write(tables=[live.state.row(self.today())])
                    self.writer.submit(live.state.signed(seen), ignore_verdict)
            # Unused content is deleted too: from now on every new match writes its content again.
            self._contents.clear()
            days = max(1, self.settings.keep_days)
            try:
                tidied = self.writer.call(partial(self.ownership.tidy, now=self.wall(), days=days))
                found = await asyncio.wrap_future(tidied)
            except StoreFault as fault:
                event(log, "purge-failed", level=logging.WARNING, reason=fault.key)
            else:
                if found is not None:
                    self._tidied(*found)
            await asyncio.sleep(PURGE_SECONDS)

    def _tidied(self, calendar: Calendar, gone: int) -> None:
        if calendar.doubted and not self._calendar.doubted:  # the clock jumped
            leap = calendar.doubted - calendar.known
            event(log, "clock-doubted", level=logging.WARNING, seconds=leap)
        self._calendar = calendar
        if gone:
            self.opening.codes = None
            event(log, "tables-purged", count=gone)

    async def _forget_in_time(self) -> None:
        while True:
            await asyncio.sleep(FORGET_SECONDS)
            await self._forget_due()

    async def _forget_due(self) -> None:
        """Deletes private matches that not all agreed in time to keep, by the machine's clock,
        which runs on while the house is closed. Tables in memory delete their own.
        """
        now = self.wall()
        try:
            due = await asyncio.to_thread(self.reader.next_to_forget)
            if due is None or due > now:
                return
            self.doubt_contents()
            live = (one.state for one in self.tables.values())
            own = {state.id for state in live if state.gathering.keepings}
            work = partial(self.ownership.forget_due, now=now, but=own)
            gone = await asyncio.wrap_future(self.writer.call(work))
        except StoreFault as fault:
            event(log, "forgetting-failed", level=logging.WARNING, reason=fault.key)
            return
        if gone:
            event(log, "matches-forgotten", count=len(gone))

    @property
    def unsure(self) -> bool:
        """Whether another node may have taken tables that this one believes to be its own."""
        return self.cluster is not None and self.cluster.node.unsure

    def guessed(self, address: str) -> None:
        self.wrong_codes.failed(address, self.clock.seconds())
        if self.cluster is not None:
            self.cluster.node.announce("guess", [address])

    async def written(self, write: Write) -> Verdict:
        done: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
        self.writer.submit(write, done.set_result)
        return await done

    async def find(
        self, code: str, address: str, may_claim: Callable[[Gathering], bool]
    ) -> LiveTable | None:
        """The table with that code, from memory or from the store; addresses take turns at loading.
        Raises Damaged, StoreFault, Rejected when it takes too long, or Moving. A node claims a
        table only if `may_claim` agrees, which sees the table's row in the store."""
        live = self.tables.get(code)
        if self.cluster is not None and (live.leaving if live else self.cluster.draining):
            raise Moving
        if live is not None or self.stopping:
            return live
        claim = None
        try:
            if self.cluster is not None:
                name, look = ("gathering", code), partial(self._loader.gathering, code)
                gathering: Gathering | None = await self._loading.ask(name, address, look)
                live = self.tables.get(code)  # another connection may have loaded it meanwhile
                if live is not None or gathering is None or not may_claim(gathering):
                    return live
                claim = await self.ownership.claim(code)
                live = self.tables.get(code)
                if live is not None or claim is None:
                    return live
            work, then = partial(self._loader.table, code), partial(self._loaded, code, claim)
            found: LiveTable | None = await self._loading.ask(code, address, work, then)
        except Damaged as damaged:
            self._log_once(code, damaged)
            self._pay_for(damaged.price, address)
            raise
        return found

    def _pay_for(self, price: float, address: str) -> None:
        """Charges an address for a load; its next hello waits until the budget has recovered."""
        self.budgets.welcomes(address).owe(self.clock.seconds(), price)

    def loads(self, code: str) -> bool:
        return code in self._loading

    def _loaded(
        self, code: str, claim: Claim | None, found: LoadedTable | None, address: str
    ) -> LiveTable | None:
        if found is None or self.stopping:
            return None
        if claim is not None and (claim.spoiled or claim.given_back):  # lost during the load
            raise Moving
        if claim is None or claim.came_from is None:  # else a node that went down is the reason
            self._pay_for(found.price, address)
        live = self._live(found, claim)
        self.tables[code] = live
        event(log, "table-loaded", table=live.state.id)
        return live

    def _live(self, found: LoadedTable, claim: Claim | None) -> LiveTable:
        """The table in memory. Readable rows may still be inconsistent: raises Damaged."""
        try:
            live = LiveTable(self, self.table_state(found, claim))
            if found.broken is not None:
                live.end_broken(found.broken)
            live.refresh()
        except Exception as fault:
            raise Damaged(found.id) from fault
        return live

    def _log_once(self, code: str, damaged: Damaged) -> None:
        if code in self._damaged or len(self._damaged) >= MOST_DAMAGED:
            return
        self._damaged.add(code)
        event(log, "table-damaged", level=logging.ERROR, table=damaged.table, error=damaged)

    def table_state(self, found: LoadedTable, claim: Claim | None = None) -> TableState:
        """The state of a loaded table, with the house words; open questions continue."""
        gathering, match = found.gathering, found.match
        unreadable = None if found.match or found.forgotten else gathering.match
        gathering = resumed(gathering, self.clock(), self.wall(), unreadable)
        if any(one.match == gathering.match and one.fate != "kept" for one in gathering.keepings):
            match = None  # hidden until all agree to keep it
        own = HouseWords(found.id, found.house_words)
        voted = Voted(own, self.house_words, shared=self.settings.one_house)
        packs, fleeting = OwnPacks(found.packs), found.fleeting
        state = TableState(found.id, gathering, match, packs, voted, fleeting=fleeting)
        state.claim = claim
        playing = gathering.playing and found.match is not None
        state.shares.count = count_again(found.taken, self.settings.limits, playing=playing)
        return state

    def unload(self, live: LiveTable) -> None:
        """Removes from memory a table that nobody is at; it stays in the store."""
        if live.quiet and self.tables.get(live.state.gathering.code) is live:
            live.put_away("" if self.cluster is None else "empty")
            self._leaves_memory(live)

    def drop(self, live: LiveTable, farewell: Farewell = BROKEN) -> None:
        """Removes from memory a table that differs from the store or that another node owns."""
        if self.tables.get(live.state.gathering.code) is live:
            self._leaves_memory(live)
        live.send_away(farewell)

    def _leaves_memory(self, live: LiveTable) -> None:
        self.questions.forget(live.state.id)
        del self.tables[live.state.gathering.code]
        if self.cluster is not None and live.state.claim is not None:
            self.cluster.node.let_go(live.state.claim)

    def look_up(self, table: str, action: str, then: Callable[[bool | None], None]) -> None:
        """Whether the store has this action in any match of the table; None: the store failed."""
        work = partial(self.reader.action_known, table, action)
        looking = self.questions.ask(Question("receipts", table, "known", action, action, work))

        def found(known: "asyncio.Future[bool]") -> None:
            if not known.cancelled():  # cancelled: the house is closing
                then(known.result() if known.exception() is None else None)

        looking.add_done_callback(found)

    def make_answer(self, answer: SharedAnswer, address: str) -> "asyncio.Future[bytes]":
        """Makes an answer in a worker, once for all who ask. It changes nothing; no table waits."""
        made = partial(self.answer_cache.make, answer.key, answer.make)
        return self._shared_answers.ask(answer.key, address, made)

    @property
    def gauges(self) -> dict[str, int]:
        pools = {"asides": self.preparers, "judged": self.judges, "loads": self._reading}
        waiting = {f"{name}_waiting": pool.waiting for name, pool in pools.items()}
        running = {f"{name}_running": pool.running for name, pool in pools.items()}
        among = {} if self.cluster is None else self.cluster.gauges
        return waiting | running | self.questions.gauges | among

    def bring_content(self, write: Write, bound: Bound) -> None:
        """Adds the content of a match to its write, unless the store has it."""
        if bound.hash in self._contents:
            write.needs.append(bound.hash)
            return
        row = ContentRow(hash=bound.hash, game=bound.registration.key, body=bound.body)
        write.contents.append(row)

    def doubt_contents(self) -> None:
        """Forgets which contents are stored: a match or another node may have deleted some."""
        self._contents.clear()

    def has_content(self, bound: Bound) -> None:
        self._contents.add(bound.hash)

    def invitation(self, table: Gathering) -> dict[str, Any]:
        """The link holds the key after a #, which browsers never send."""
        link = f"{self.base_url}/{table.code}#{table.key}"
        return {"code": table.code, "link": link, "qr": svg_qr(link), "address": self.base_url}
