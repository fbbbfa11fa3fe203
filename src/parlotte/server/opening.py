"""New tables: a code that nobody can mistake for another's, and who opens how many."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from parlotte.core.contract import Rejected
from parlotte.server.commands.joining import free_animal, free_name
from parlotte.server.content.days import day_at
from parlotte.server.content.options import completed_options
from parlotte.server.limits.table_openings import TableOpenings
from parlotte.server.logs import event
from parlotte.server.store.faults import StoreFault
from parlotte.server.store.writes import Write
from parlotte.server.table.codes import KnownCodes, new_code
from parlotte.server.table.gathering import FIRST_PERSON, Gathering, Newcomer, Person
from parlotte.server.table.live import LiveTable
from parlotte.server.table.loading import LoadedTable
from parlotte.server.table.tokens import digest, new_id, new_key, new_token

if TYPE_CHECKING:
    from parlotte.server.house import House

log = logging.getLogger("parlotte.house")
MOST_CLASHES = 5  # codes that another node has drawn at the same moment


class Opening:
    def __init__(self, house: "House") -> None:
        self._house = house
        self.openings = TableOpenings(house.settings.limits)
        self.codes: KnownCodes | None = None  # of all tables; None: to be read again
        self._naming = asyncio.Lock()

    async def open_table(
        self,
        address: str,
        who: Newcomer,
        game: str,
        options: dict[str, Any] | None = None,
    ) -> tuple[LiveTable, Person, str]:
        """A new table with its host; the third is the token of the host's seat. Where several nodes
        share the store it is nobody's until somebody comes to it."""
        house = self._house
        if game not in house.library.games:
            raise Rejected("unknown-game")
        chosen = {}
        if options:
            today = day_at(house.wall())
            alone = (FIRST_PERSON,)
            chosen = {game: completed_options(house.library, game, options, today, alone)}
        blank = Gathering(code="", key="", game=game, knock=house.settings.knock, options=chosen)
        animal, name = free_animal(blank, who.animal), free_name(blank, who.name)
        now = house.clock.seconds()
        self._has_room(address, now)
        token = new_token(house.secrets)
        host = Person(
            FIRST_PERSON, name, animal, digest(token), spoken=who.spoken, unnamed=who.unnamed
        )
        live = await self._written(blank, host)
        event(log, "table-opened", table=live.state.id)
        for unused in self.openings.opened(address, live.state.gathering.code, now):
            self._close_unused(unused)
        return live, host, token

    def _has_room(self, address: str, now: float) -> None:
        house = self._house
        if house.disk.low:
            house.metrics.counts["tables_refused_for_the_disk"] += 1
            raise Rejected("disk-low")
        if len(house.tables) >= house.settings.limits.tables:
            raise Rejected("too-many-tables")
        if not self.openings.may_open(address, now):
            raise Rejected("too-many-tables")

    async def _written(self, blank: Gathering, host: Person) -> LiveTable:
        """Under a code that no other table has, though another node may draw at the same time."""
        house = self._house
        for _ in range(MOST_CLASHES if house.cluster else 1):
            async with self._naming:  # two at once would not know of each other
                live = self._made(blank, host, await self._free_code())
                code = live.state.gathering.code
                if house.cluster is None:
                    house.tables[code] = live
            if await house.written(Write(tables=[live.state.row(house.today())])) == "written":
                self._opened(code, live)
                return live
            house.tables.pop(code, None)
            if house.cluster is None:
                self.drop(code)
            else:
                self.codes = None  # what others have drawn meanwhile is read
        raise Rejected("not-saved")

    def _opened(self, code: str, live: LiveTable) -> None:
        if self._house.cluster is None:
            live.refresh()
        else:
            self._house.cluster.node.announce("code", [code])

    def _made(self, blank: Gathering, host: Person, code: str) -> LiveTable:
        house = self._house
        gathering = Gathering(
            code=code,
            key=new_key(house.secrets),
            game=blank.game,
            people=(host,),
            host=host.id,
            next_id=FIRST_PERSON + 1,
            knock=blank.knock,
            options=blank.options,
        )
        found = LoadedTable(new_id(house.secrets), gathering, fleeting=True)
        return LiveTable(house, house.table_state(found))

    async def _free_code(self) -> str:
        """All codes are read once, in a thread: there may be many tables."""
        codes = self.codes
        if codes is None:
            try:
                codes = await asyncio.to_thread(self._all_codes, set(self._house.tables))
            except StoreFault:
                raise Rejected("not-saved") from None
            self.codes = codes
        code = new_code(codes, self._house.settings.syllables, self.draw)
        codes.add(code)
        return code

    def _all_codes(self, in_memory: set[str]) -> KnownCodes:
        return KnownCodes(in_memory | self._house.reader.codes_taken())

    def draw(self, n: int) -> int:
        return int.from_bytes(self._house.secrets.bytes(8), "little") % n

    def hear(self, codes: Iterable[str]) -> None:
        """Another node has opened these."""
        heard = self.codes
        if heard is not None:
            for code in codes:
                heard.add(code)

    def drop(self, code: str) -> None:
        """Its table was never in the store, or is there no more."""
        if self.codes is not None:
            self.codes.drop(code)

    def _close_unused(self, code: str) -> None:
        """One address has opened many: this one goes, if it is still as it was opened."""
        house = self._house
        live = house.tables.get(code)
        if live is not None:
            if not live.unused or house.cluster is not None:
                return
            live.forget()
            del house.tables[code]

        def gone(dropped: "asyncio.Future[bool]") -> None:
            """Whoever came meanwhile has it again; then its code is his."""
            if dropped.cancelled() or dropped.exception() or not dropped.result():
                return
            house.metrics.counts["tables_unused"] += 1
            if code not in house.tables:
                self.drop(code)

        with suppress(RuntimeError):  # the house closes
            drop = partial(house.ownership.drop_unused, code=code)
            asyncio.wrap_future(house.writer.call(drop)).add_done_callback(gone)
