"""The context of a command: who gives it, what its handler may read, and the change it fills in."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from parlotte.core.contract import Rejected
from parlotte.server.commands.kinds import Command
from parlotte.server.sockets.connection import Connection
from parlotte.server.table.absences import in_charge
from parlotte.server.table.change import Change, SharedAnswer, SideQuestion
from parlotte.server.table.gathering import Person
from parlotte.server.table.stage import Stage

if TYPE_CHECKING:
    from parlotte.server.house import House

# Who may give a command. A temporary host, to whom the role is lent, may give only commands that a
# running match needs ("minder"): nothing that the host would have to undo after coming back.
Role = Literal["door", "watcher", "anyone", "person", "in-charge", "minder", "host"]
C = TypeVar("C", bound=Command)


class CommandContext(Change, kw_only=True):
    """A handler fills in the change and alters nothing else."""

    stage: Stage  # who is here
    house: "House"
    who: Person | None
    socket: Connection  # where the command came from

    @property
    def me(self) -> Person:
        if self.who is None:
            raise Rejected("sit-down-first")
        return self.who

    @property
    def asker(self) -> int | str:
        """The asker: a person, or the socket of a watcher."""
        return f"socket {id(self.socket)}" if self.who is None else self.who.id

    def reply_shared(self, *key: object, make: Callable[[], Any], aside: bool = True) -> None:
        """A cached answer, made once per key; `aside` makes it in a worker, if that takes long."""
        made = self.house.answer_cache
        found = made.find(key)
        if found is not None:
            self.reply = found
        elif aside:
            self.look = SideQuestion(SharedAnswer(key, make))
        else:
            self.reply = made.make(key, make)

    def must_host(self) -> None:
        """Refuses everybody but the host; a temporary host too."""
        if self.me.id != self.table.host:
            raise Rejected("host-only")
        if self.table.lent_by:
            raise Rejected("host-lent", name=self.person(self.table.lent_by).name)

    def not_playing(self) -> None:
        if self.table.playing:
            raise Rejected("already-playing")

    def must_play(self) -> None:
        if not self.table.playing:
            raise Rejected("not-playing")


Handler = Callable[[CommandContext, Any], None]
_HANDLERS: dict[type[Command], tuple[Role, Handler]] = {}


def handles(
    command: type[C], role: Role
) -> Callable[[Callable[[CommandContext, C], None]], Handler]:
    def register(handler: Callable[[CommandContext, C], None]) -> Handler:
        _HANDLERS[command] = (role, handler)
        return handler

    return register


def carry_out(context: CommandContext, command: Command) -> None:
    role, handler = _HANDLERS[type(command)]
    _check(context, role)
    handler(context, command)


def _check(context: CommandContext, role: Role) -> None:
    inside = context.socket.admitted
    if inside == (role == "door"):
        raise Rejected("already-here" if inside else "knock-first")
    if role in ("person", "in-charge", "minder", "host") and context.who is None:
        raise Rejected("whose-turn" if context.socket.viewer else "sit-down-first")
    if role == "minder" and context.me.id != context.table.host:
        raise Rejected("host-only")
    if role == "host":
        context.must_host()
    if role == "in-charge" and context.me.id != in_charge(context.table, context.stage.attendance):
        raise Rejected("host-only")
