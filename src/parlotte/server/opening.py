"""Opens new tables: draws a unique code, and limits how many an address opens."""

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
MOST_CLASHES = 5  # retries when another node drew the same code at the same moment


class Opening:
    def __init__(self, house: "House") -> None:
        self._house = house
        self.openings = TableOpenings(house.settings.limits)
        self.codes: KnownCodes | None = None  # of all tables; None: must be read again
        self._naming = asyncio.Lock()

    async def open_table(
        self, address: str, who: Newcomer, game: str, options: dict[str, Any] | None = None
    ) -> tuple[LiveTable, Person, str]:
        """A new table, its host and the host's token. In a cluster no node owns it until somebody
        connects."""
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
            house.counts["tables_refused_for_the_disk"] += 1
            raise Rejected("disk-low")
        if len(house.tables) >= house.settings.limits.tables:
            raise Rejected("too-many-tables")
        if not self.openings.may_open(address, now):
            raise Rejected("too-many-tables")

    async def _written(self, blank: Gathering, host: Person) -> LiveTable:
        """Stores the table under a unique code; another node may draw the same code meanwhile."""
        house = self._house
        for _ in range(MOST_CLASHES if house.cluster else 1):
            async with self._naming:  # two openings at once would not see each other's code
                live = self._made(blank, host, await self._free_code())
                code = live.state.gathering.code
                if house.cluster is None:
                    house.tables[code] = live
            if await house.written(Write(tables=[live.state.row(house.today())])) == "written":
                if house.cluster is None:
                    live.refresh()
                else:
                    house.cluster.node.announce("code", [code])
                return live
            house.tables.pop(code, None)
            if house.cluster is None:
                self.drop(code)
            else:
                self.codes = None  # reads the codes that other nodes have drawn
        raise Rejected("not-saved")

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
        """The codes are read from the store once, in a thread: there may be many tables."""
        codes = self.codes
        if codes is None:
            try:
                stored = await asyncio.to_thread(self._house.reader.codes_taken)
            except StoreFault:
                raise Rejected("not-saved") from None
            codes = self.codes = KnownCodes(stored | set(self._house.tables))
        code = new_code(codes, self._house.settings.syllables, self.draw)
        codes.add(code)
        return code

    def draw(self, n: int) -> int:
        return int.from_bytes(self._house.secrets.bytes(8), "little") % n

    def hear(self, codes: Iterable[str]) -> None:
        """Another node has opened tables with these codes."""
        heard = self.codes
        if heard is not None:
            for code in codes:
                heard.add(code)

    def drop(self, code: str) -> None:
        """Frees the code of a table that is not in the store, or not any more."""
        if self.codes is not None:
            self.codes.drop(code)

    def _close_unused(self, code: str) -> None:
        """Closes the oldest unused table of an address that has opened many, if still unused."""
        house = self._house
        live = house.tables.get(code)
        if live is not None:
            if not live.unused or house.cluster is not None:
                return
            live.forget()
            del house.tables[code]

        def gone(dropped: "asyncio.Future[bool]") -> None:
            """Frees the code, unless somebody has loaded the table again meanwhile."""
            if dropped.cancelled() or dropped.exception() or not dropped.result():
                return
            house.counts["tables_unused"] += 1
            if code not in house.tables:
                self.drop(code)

        with suppress(RuntimeError):  # the house is closing
            drop = partial(house.ownership.drop_unused, code=code)
            asyncio.wrap_future(house.writer.call(drop)).add_done_callback(gone)
