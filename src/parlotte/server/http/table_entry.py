"""Admission by the game socket: finds the table of a hello, and the people it comes as.

Tokens and links enter; a bare code must knock if the table says so. Unknown, full and locked tables
give the same answer.
"""

from parlotte.core.contract import Rejected
from parlotte.server.house import House, Moving
from parlotte.server.limits.visitors import Credential, Visitor
from parlotte.server.sockets import frames
from parlotte.server.sockets.connection import Connection
from parlotte.server.store.faults import StoreFault
from parlotte.server.table.codes import read_code
from parlotte.server.table.gathering import Gathering
from parlotte.server.table.live import LiveTable
from parlotte.server.table.loading import Damaged
from parlotte.server.table.tokens import digest, same


class TurnedAway(Exception):  # noqa: N818
    """The socket is closed with this code, after a message if there is one."""

    def __init__(
        self, code: int, why: str | Rejected | None = None, *, at_once: bool = False
    ) -> None:
        super().__init__(code)
        self.code = code
        self.why = Rejected(why) if isinstance(why, str) else why
        self.at_once = at_once  # without reading from the peer any more


class Entry:
    """One hello. `named` is the code in the path of the socket."""

    def __init__(
        self,
        house: House,
        visitor: Visitor,
        connection: Connection,
        hello: frames.Hello,
        named: str | None,
    ) -> None:
        self._house = house
        self._visitor = visitor
        self._connection = connection
        self._hello = hello
        self._named = named
        self._barred = house.wrong_codes.barred(connection.address, house.clock.seconds())

    async def come_in(self) -> LiveTable:
        """The table, with the socket at it or at its door. Raises TurnedAway."""
        live = await self._find()
        table = None if live is None else live.state.gathering
        hello, connection, visitor = self._hello, self._connection, self._visitor
        seated, lost = _tokens(table, hello)
        credential = _credential(table, hello, seated)
        # Checked before it matters whether the table exists: a full server must not reveal that.
        if not visitor.visitors.has_room(visitor, credential):
            raise TurnedAway(frames.CLOSE_LATER, "house-crowded")
        connection.viewer = seated
        connection.screen = hello.screen
        if live is None or not (seated or self._may_watch(live, credential)):
            self._house.guessed(connection.address)
            self._house.counts["hellos_refused"] += 1
            raise TurnedAway(frames.CLOSE_NO_TABLE, "no-such-table")
        visitor.visitors.settle(visitor)
        if credential is not Credential.CODE or not live.state.gathering.knock:
            live.stage.enter(connection, hello, lost)
        else:
            live.stage.wait_at_the_door(connection)
        return live

    async def _find(self) -> LiveTable | None:
        """From memory or from the store; nothing is loaded for an address that guesses codes."""
        house, hello, address = self._house, self._hello, self._connection.address
        code = read_code(hello.table)
        if code is None:
            return None
        live = house.tables.get(code)
        if live is not None and live.leaving:
            raise TurnedAway(frames.CLOSE_RESTART)
        if live is not None or (self._barred and not hello.tokens and not hello.key):
            return live
        try:
            live = await house.find(code, address, lambda table: self._may_claim(code, table))
        except Moving:  # the client reconnects by itself
            raise TurnedAway(frames.CLOSE_RESTART) from None
        except Rejected as refused:  # the load queue is full, or the house is closing
            closing = frames.CLOSE_RESTART if house.stopping else frames.CLOSE_LATER
            raise TurnedAway(closing, refused) from None
        except Damaged:
            raise TurnedAway(frames.CLOSE_DAMAGED, "table-damaged") from None
        except StoreFault:
            raise TurnedAway(frames.CLOSE_LATER, "store-silent") from None
        if live is None and house.stopping:  # the next server will load it
            raise TurnedAway(frames.CLOSE_RESTART, "server-restarting")
        return live

    def _may_claim(self, code: str, table: Gathering) -> bool:
        """Whether this node may take the table over from another node that may have people at it.

        Only for somebody who will come in, and whose path names the code, so that the balancer
        sends its people here too. Otherwise anybody with a code could toss tables between nodes.
        """
        seated, _ = _tokens(table, self._hello)
        credential = _credential(table, self._hello, seated)
        bare = credential is Credential.CODE
        if not self._visitor.visitors.has_room(self._visitor, credential):
            return False
        if not seated and (table.locked or (bare and self._barred)):
            return False
        if self._named != code:
            raise Rejected("table-elsewhere")
        if bare and table.knock:  # the client retries until somebody who can open is here
            raise Rejected("table-later")
        return True

    def _may_watch(self, live: LiveTable, credential: Credential) -> bool:
        """Whether a client with the link or the code may enter: the door is not locked, and there
        is room. An address that guesses codes may enter only a table where somebody from the same
        address sits."""
        connection = self._connection
        if live.state.gathering.locked:
            return False
        if credential is Credential.LINK:
            return live.stage.takes_in_invited(connection)
        near = (one.address == connection.address for one in live.stage.attendance.seated)
        return (not self._barred or any(near)) and live.stage.bystanders.take_in(
            connection, live.stage.guests
        )


def _tokens(
    table: Gathering | None, hello: frames.Hello
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The people these tokens belong to, and the positions of unknown tokens."""
    if table is None:
        return (), tuple(range(len(hello.tokens)))
    by_digest = {one.token: one.id for one in table.humans if one.token}
    found = [by_digest.get(digest(token)) for token in hello.tokens]
    seated = {person for person in found if person is not None}
    lost = tuple(place for place, person in enumerate(found) if person is None)
    return tuple(sorted(seated)), lost


def _credential(
    table: Gathering | None, hello: frames.Hello, seated: tuple[int, ...]
) -> Credential:
    """The strongest credential of a hello; an outdated key counts as the bare code."""
    if seated:
        return Credential.TOKEN
    if table is not None and same(hello.key, digest(table.key)):
        return Credential.LINK
    return Credential.CODE
