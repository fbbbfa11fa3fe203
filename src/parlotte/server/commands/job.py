"""A command in the inbox of its table, and by what a retry of it is known."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.server.commands.all import CommandContext, carry_out
from parlotte.server.commands.joining import join_again
from parlotte.server.commands.kinds import Command, Join, Leave
from parlotte.server.sockets.connection import Connection
from parlotte.server.sockets.frames import Id
from parlotte.server.table.change import Change
from parlotte.server.table.gathering import remember_done
from parlotte.server.table.stage import Stage
from parlotte.server.table.table_state import TableState
from parlotte.server.table.tokens import digest

if TYPE_CHECKING:
    from parlotte.server.house import House

LEAST_SECRET_ID = 16  # an id this long is known to its sender alone


class CommandJob(Struct):
    person: int | None
    command: Command
    id: Id | None
    connection: Connection

    def change(self, state: TableState, stage: Stage, house: "House") -> Change:
        table, at = state.gathering, state.match_time(house.clock())
        who = None if self.person is None else table.person(self.person)
        socket = self.connection
        context = CommandContext(state, table, at, stage=stage, house=house, who=who, socket=socket)
        mark = self._mark()
        if mark is not None and self._repeated(context, mark):
            return context
        carry_out(context, self.command)
        if context.aside is None:
            self._remember(context, mark)
        else:
            context.aside = partial(self._after, context.aside, context, mark)
        return context

    def _after(self, aside: Callable[[], None], context: CommandContext, mark: str | None) -> None:
        aside()
        self._remember(context, mark)

    def _remember(self, context: CommandContext, mark: str | None) -> None:
        """What changes the table is not done again for a retry."""
        if context.table is context.state.gathering or mark is None:
            return
        answer = ""
        if isinstance(self.command, Join):  # its answer holds a token, and is not kept
            newcomer = context.table.people[-1]
            context.put(replace(newcomer, joined=mark))
        elif context.answer is not None:
            answer = "\n" + encode(context.answer).decode()
        context.table = remember_done(context.table, f"{mark}{answer}")

    def _mark(self) -> str | None:
        """By what a retry is known: it begins what is kept of the command, and its answer follows.
        Whoever is nobody yet needs an id that none can guess."""
        if self.id is None or isinstance(self.command, Leave):
            return None  # whoever comes back to say again that he leaves has come back
        if isinstance(self.command, Join):
            name = str(self.id)
            return f"join:{digest(name)}:" if len(name) >= LEAST_SECRET_ID else None
        return f"{self.person}:{self.id}:"

    def _repeated(self, context: CommandContext, mark: str) -> bool:
        """It was carried out, and its answer was lost: it is answered again."""
        if isinstance(self.command, Join):
            return self._joined_before(context, mark)
        for one in context.table.done:
            done, _, answer = one.partition("\n")
            if done == mark:
                context.repeated, context.reply = True, answer.encode()
                return True
        return False

    def _joined_before(self, context: CommandContext, mark: str) -> bool:
        """Only whoever still sits here by that very "join" gets its answer again: the seat may have
        been given to somebody else since."""
        if mark not in context.table.done:
            return False
        person = next((one for one in context.table.people if one.joined == mark), None)
        if person is None:
            raise Rejected("seat-lost")
        join_again(context, person)
        return True
