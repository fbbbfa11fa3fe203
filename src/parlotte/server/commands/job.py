"""A command in the inbox of its table, and the mark that recognises a retry of it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.server.commands import (  # noqa: F401 - they register their handlers
    advice,
    hosting,
    house_words,
    items,
    packs,
    past,
    people,
    playing,
)
from parlotte.server.commands.context import CommandContext, carry_out
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

LEAST_SECRET_ID = 16  # an id this long can't be guessed by others


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
        """Notes a command that changed the table, so that a retry does not repeat it."""
        if context.table is context.state.gathering or mark is None:
            return
        answer = ""
        if isinstance(self.command, Join):  # its answer holds a token, which must not be stored
            newcomer = context.table.people[-1]
            context.put(replace(newcomer, joined=mark))
        elif context.answer is not None:
            answer = "\n" + encode(context.answer).decode()
        context.table = remember_done(context.table, f"{mark}{answer}")

    def _mark(self) -> str | None:
        """The mark of a command for its retries. A join without a person needs an unguessable
        id."""
        if self.id is None or isinstance(self.command, Leave):
            return None  # a retry of a leave means that the person is back
        if isinstance(self.command, Join):
            name = str(self.id)
            return f"join:{digest(name)}:" if len(name) >= LEAST_SECRET_ID else None
        return f"{self.person}:{self.id}:"

    def _repeated(self, context: CommandContext, mark: str) -> bool:
        """Answers a command again that was already carried out. False: it is new."""
        if isinstance(self.command, Join):
            return self._joined_before(context, mark)
        for one in context.table.done:
            done, _, answer = one.partition("\n")
            if done == mark:
                context.repeated, context.reply = True, answer.encode()
                return True
        return False

    def _joined_before(self, context: CommandContext, mark: str) -> bool:
        """Repeats the answer of a join only for the person who still sits here by it."""
        if mark not in context.table.done:
            return False
        person = next((one for one in context.table.people if one.joined == mark), None)
        if person is None:
            raise Rejected("seat-lost")
        join_again(context, person)
        return True
