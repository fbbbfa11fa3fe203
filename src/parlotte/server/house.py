"""All the tables of a server: opened, found again, put away when nobody is there."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from parlotte.core.contract import Millis, Rejected
from parlotte.packs.french import warm
from parlotte.server.address import svg_qr
from parlotte.server.commands.door import free_animal, free_name
from parlotte.server.content.days import day_at
from parlotte.server.content.house_words import WHOLE_HOUSE, HouseWords, Voted
from parlotte.server.content.library import Bound, Library
from parlotte.server.content.options import completed_options
from parlotte.server.content.own_packs import OwnPacks
from parlotte.server.logs import event
from parlotte.server.metrics import Metrics
from parlotte.server.past.archive import Archive
from parlotte.server.settings import Settings
from parlotte.server.sockets.frames import CLOSE_RESTART
from parlotte.server.sockets.limits import Bucket, Failures
from parlotte.server.store.database import Database, boot
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.purge import purge
from parlotte.server.store.reads import Reader
from parlotte.server.store.rows import ContentRow
from parlotte.server.store.writer import Writer
from parlotte.server.store.writes import Verdict, Write
from parlotte.server.table.change import Counted
from parlotte.server.table.clock import HouseClock, Wheel
from parlotte.server.table.codes import new_code
from parlotte.server.table.gathering import FIRST_PERSON, Gathering, Newcomer, Person
from parlotte.server.table.kept import Kept
from parlotte.server.table.live import LiveTable
from parlotte.server.table.recall import Recall, Recalled
from parlotte.server.table.rhythm import unheard
from parlotte.server.table.tokens import Secrets, digest, new_id, new_key, new_token

log = logging.getLogger("parlotte.house")
DAY_SECONDS = 86_400
PURGE_SECONDS = 3_600
MOST_OPENERS = 4_096
MOST_JUDGED = 4  # slow rules at once


class House:
    """Built on a database; `start` and `stop` are called in the event loop."""

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
        self.fingerprint = ""  # of the client we serve
        self.base_url = ""  # at which phones find us
        self.failures = Failures()
        self.metrics = Metrics()
        self.tables: dict[str, LiveTable] = {}  # by code
        self.stopping = False
        self._database = database
        self._seconds = seconds
        self._recall = Recall(database, library)
        self.reader = Reader(database)
        self.house_words = HouseWords(WHOLE_HOUSE)  # voted in, for all tables
        self._judges = ThreadPoolExecutor(MOST_JUDGED, thread_name_prefix="judge")
        self._archive = Archive(self.reader, self._recall, library)
        self.clock = HouseClock(0, seconds)
        self.writer = Writer(database, self._house_time)
        self.wheel: Wheel[LiveTable] = Wheel(self.clock, LiveTable.ring)
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._contents: set[str] = set()  # known to be in the store
        self._opened: dict[str, Bucket] = {}  # by address
        self._naming = asyncio.Lock()
        self._chores: list[asyncio.Task[None]] = []

    def _house_time(self) -> Millis:
        return self.clock()  # the clock is another once the house has started

    @staticmethod
    def wall() -> int:
        """Seconds for people and for --keep; no rule depends on it."""
        return int(time.time())

    # Life.

    async def start(self) -> None:
        """House time goes on where it stood, and every match stands still until somebody comes."""
        self._database.own()
        with self._database.writing() as connection:
            house_time = boot(connection)
        self.house_words = HouseWords(WHOLE_HOUSE, self.reader.house_words(WHOLE_HOUSE))
        self.clock = HouseClock(house_time, self._seconds)
        self.wheel = Wheel(self.clock, LiveTable.ring)
        self.writer.start()
        loop = asyncio.get_running_loop()
        self._chores = [loop.create_task(self._heartbeat()), loop.create_task(self._purge())]
        if any(game.words for game in self.library.games.values()):
            loop.run_in_executor(None, warm)  # before the first table needs its words
        event(log, "server-started")

    async def stop(self) -> None:
        """Everything accepted is on disk, everybody is told, every clock stands."""
        if self.stopping:
            return
        self.stopping = True
        for chore in self._chores:
            chore.cancel()
        for live in list(self.tables.values()):
            for connection in list(live.stage.attendance.connections):
                connection.refuse("server-restarting")
                connection.close(CLOSE_RESTART)
        await self._let_tables_finish()
        for live in list(self.tables.values()):
            live.hear_no_more()
        await asyncio.to_thread(self._judges.shutdown, cancel_futures=True)
        await self._let_tables_finish()  # what the slow rules were at is written after all
        for live in list(self.tables.values()):
            live.put_away()
        self.wheel.stop()
        await asyncio.to_thread(self._archive.close)
        await asyncio.to_thread(self.writer.stop)
        await asyncio.sleep(0)  # the last answers of the writer
        self._database.close()
        event(log, "server-stopped")

    async def _let_tables_finish(self) -> None:
        for _ in range(0, self.settings.pace.finishing, 10):
            if all(live.quiet for live in self.tables.values()):
                return
            await asyncio.sleep(0.01)

    async def _heartbeat(self) -> None:
        """While any match runs the time is stored now and then, though nobody acts."""
        while True:
            await asyncio.sleep(self.settings.pace.heartbeat / 1000)
            if any(live.kept.ticking for live in self.tables.values()):
                self.writer.submit(Write(), unheard)

    async def _purge(self) -> None:
        """Tables nobody has come back to for days; a code is free again after a day at least.
        Those in memory are marked as seen first."""
        while True:
            before = self.wall() - max(1, self.settings.keep_days) * DAY_SECONDS
            for live in self.tables.values():
                if live.quiet:  # else what is on its way to the disk says so itself
                    self.writer.submit(Write(tables=[live.kept.row(self.wall())]), unheard)
            # What nobody refers to goes too: from here on a match brings its content along again.
            self._contents.clear()
            try:
                gone = await asyncio.wrap_future(self.writer.call(partial(purge, before=before)))
            except StoreFault as fault:
                event(log, "purge-failed", level=logging.WARNING, reason=fault.key)
            else:
                if gone:
                    event(log, "tables-purged", count=gone)
            await asyncio.sleep(PURGE_SECONDS)

    # Tables.

    async def open_table(
        self,
        address: str,
        who: Newcomer,
        game: str,
        options: dict[str, Any] | None = None,
    ) -> tuple[LiveTable, Person, str]:
        """A new table with its host; the third is the token of the host's seat."""
        if game not in self.library.games:
            raise Rejected("unknown-game")
        chosen = {}
        if options:
            today = day_at(self.wall())
            alone = (FIRST_PERSON,)
            chosen = {game: completed_options(self.library, game, options, today, alone)}
        blank = Gathering(code="", key="", game=game)
        animal, name = free_animal(blank, who.animal), free_name(blank, who.name)
        if len(self.tables) >= self.settings.limits.tables or not self._may_open(address):
            raise Rejected("too-many-tables")
        async with self._naming:  # two at once would not know of each other
            code = await asyncio.to_thread(self._free_code, set(self.tables))
            token = new_token(self.secrets)
            host = Person(
                FIRST_PERSON, name, animal, digest(token), spoken=who.spoken, unnamed=who.unnamed
            )
            gathering = Gathering(
                code=code,
                key=new_key(self.secrets),
                game=game,
                people=(host,),
                host=host.id,
                next_id=FIRST_PERSON + 1,
                knock=self.settings.knock,
                options=chosen,
            )
            live = LiveTable(self, self._kept(Recalled(new_id(self.secrets), gathering)))
            self.tables[code] = live
        if await self._written(Write(tables=[live.kept.row(self.wall())])) != "written":
            del self.tables[code]
            raise Rejected("not-saved")
        live.refresh()
        event(log, "table-opened", table=live.kept.id)
        return live, host, token

    def _free_code(self, in_memory: set[str]) -> str:
        """In a thread: there may be many tables."""
        live = in_memory | self.reader.codes_taken()
        return new_code(live, self.settings.syllables, self._draw)

    def _may_open(self, address: str) -> bool:
        limits = self.settings.limits
        if len(self._opened) > MOST_OPENERS:
            self._opened.clear()
        rate, burst = limits.opened_per_second, limits.opened_burst
        bucket = self._opened.setdefault(address, Bucket(rate, burst))
        return bucket.take(self.clock.seconds())

    def _draw(self, n: int) -> int:
        return int.from_bytes(self.secrets.bytes(8), "little") % n

    async def _written(self, write: Write) -> Verdict:
        done: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
        self.writer.submit(write, done.set_result)
        return await done

    async def find(self, code: str) -> LiveTable | None:
        """The table of that code, from memory or from the store; many may ask at once."""
        live = self.tables.get(code)
        if live is not None or self.stopping:
            return live
        loading = self._loading.get(code)
        if loading is not None:
            return await asyncio.shield(loading)
        loading = self._loading[code] = asyncio.get_running_loop().create_future()
        try:
            live = await self._load(code)
        except BaseException:
            loading.set_result(None)
            raise
        else:
            loading.set_result(live)
            return live
        finally:
            del self._loading[code]

    async def _load(self, code: str) -> LiveTable | None:
        found = await asyncio.to_thread(self._recall.table, code)
        if found is None or self.stopping:
            return None
        live = LiveTable(self, self._kept(found))
        self.tables[code] = live
        if found.broken is not None:
            live.end_broken(found.broken)
        live.refresh()
        event(log, "table-loaded", table=live.kept.id)
        return live

    def _kept(self, found: Recalled) -> Kept:
        """With the words of the whole house."""
        own = HouseWords(found.id, found.house_words)
        voted = Voted(own, self.house_words, shared=self.settings.one_house)
        return Kept(found.id, found.gathering, found.match, OwnPacks(found.packs), voted)

    def unload(self, live: LiveTable) -> None:
        """Nobody has been there for a while: it stays in the store."""
        if live.quiet and self.tables.get(live.kept.gathering.code) is live:
            live.put_away()
            del self.tables[live.kept.gathering.code]

    def drop(self, live: LiveTable) -> None:
        """It is no longer what the store says: the next who comes has it read back."""
        if self.tables.get(live.kept.gathering.code) is live:
            del self.tables[live.kept.gathering.code]
        live.send_away()

    def look_up(self, match: str, action: str, then: Callable[[bool], None]) -> None:
        """Whether the store knows this action already."""
        loop = asyncio.get_running_loop()
        looking = loop.run_in_executor(None, self.reader.action_known, match, action)
        looking.add_done_callback(lambda done: then(done.exception() is None and done.result()))

    def look(
        self,
        question: Callable[[Archive], bytes | Counted],
        then: Callable[["asyncio.Future[bytes | Counted]"], None],
    ) -> None:
        """Ask the archive; it answers from a thread of its own, and the tables go on meanwhile."""
        asyncio.wrap_future(self._archive.ask(question)).add_done_callback(then)

    def think(
        self, question: Callable[[], Any], then: Callable[["asyncio.Future[Any]"], None]
    ) -> None:
        """Have something worked out in a thread that the tables don't wait for."""
        asyncio.wrap_future(self._archive.think(question)).add_done_callback(then)

    def judge(
        self, judging: Callable[[], None], then: Callable[["asyncio.Future[None]"], None]
    ) -> None:
        """Have slow rules judge in a thread; the table waits for them, and nobody else does."""
        asyncio.wrap_future(self._judges.submit(judging)).add_done_callback(then)

    def content_rows(self, bound: Bound) -> list[ContentRow]:
        """The content of a match, to be kept with it unless the store has it."""
        if bound.hash in self._contents:
            return []
        return [ContentRow(hash=bound.hash, game=bound.registration.key, body=bound.body)]

    def has_content(self, bound: Bound) -> None:
        """From now on it is in the store, until what nobody refers to is thrown away."""
        self._contents.add(bound.hash)

    def invitation(self, table: Gathering) -> dict[str, Any]:
        """The link holds the key behind a #, which browsers send to nobody."""
        link = f"{self.base_url}/{table.code}#{table.key}"
        return {"code": table.code, "link": link, "qr": svg_qr(link), "address": self.base_url}
