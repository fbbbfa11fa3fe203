"""A command in the inbox of its table, and by what a retry of it is known."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.server.commands.all import Hearing, carry_out
from parlotte.server.commands.door import join_again
from parlotte.server.commands.kinds import Command, Join, Leave
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import Id
from parlotte.server.table.change import Change
from parlotte.server.table.gathering import remember_done
from parlotte.server.table.kept import Kept
from parlotte.server.table.stage import Stage
from parlotte.server.table.tokens import digest

if TYPE_CHECKING:
    from parlotte.server.house import House

LEAST_SECRET_ID = 16  # an id this long is known to its sender alone


class CommandJob(Struct):
    person: int | None
    command: Command
    id: Id | None
    connection: Connection

    def change(self, kept: Kept, stage: Stage, house: "House") -> Change:
        table, at = kept.gathering, kept.match_time(house.clock())
        who = None if self.person is None else table.person(self.person)
        socket = self.connection
        hearing = Hearing(kept, table, at, stage=stage, house=house, who=who, socket=socket)
        mark = self._mark()
        if mark is not None and self._repeated(hearing, mark):
            return hearing
        carry_out(hearing, self.command)
        if hearing.aside is None:
            self._remember(hearing, mark)
        else:
            hearing.aside = partial(self._after, hearing.aside, hearing, mark)
        return hearing

    def _after(self, aside: Callable[[], None], hearing: Hearing, mark: str | None) -> None:
        aside()
        self._remember(hearing, mark)

    def _remember(self, hearing: Hearing, mark: str | None) -> None:
        """What changes the table is not done again for a retry."""
        if hearing.table is hearing.kept.gathering or mark is None:
            return
        answer = ""
        if isinstance(self.command, Join):  # its answer holds a token, and is not kept
            newcomer = hearing.table.people[-1]
            hearing.put(replace(newcomer, joined=mark))
        elif hearing.answer is not None:
            answer = "\n" + encode(hearing.answer).decode()
        hearing.table = remember_done(hearing.table, f"{mark}{answer}")

    def _mark(self) -> str | None:
        """By what a retry is known: it begins what is kept of the command, and its answer follows.
        Whoever is nobody yet needs an id that none can guess."""
        if self.id is None or isinstance(self.command, Leave):
            return None  # whoever comes back to say again that he leaves has come back
        if isinstance(self.command, Join):
            name = str(self.id)
            return f"join:{digest(name)}:" if len(name) >= LEAST_SECRET_ID else None
        return f"{self.person}:{self.id}:"

    def _repeated(self, hearing: Hearing, mark: str) -> bool:
        """It was carried out, and its answer was lost: it is answered again."""
        if isinstance(self.command, Join):
            return self._joined_before(hearing, mark)
        for one in hearing.table.done:
            done, _, answer = one.partition("\n")
            if done == mark:
                hearing.repeated, hearing.told = True, answer.encode()
                return True
        return False

    def _joined_before(self, hearing: Hearing, mark: str) -> bool:
        """Only whoever still sits here by that very "join" gets its answer again: the seat may have
        been given to somebody else since."""
        if mark not in hearing.table.done:
            return False
        person = next((one for one in hearing.table.people if one.joined == mark), None)
        if person is None:
            raise Rejected("seat-lost")
        join_again(hearing, person)
        return True
