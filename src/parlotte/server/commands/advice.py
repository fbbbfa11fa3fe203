"""Advice from a game's own solver, thought out beside the event loop."""

from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.server.commands.handling import Hearing, handles
from parlotte.server.commands.kinds import Advise
from parlotte.server.past.archive import Archive


@handles(Advise, "anyone")
def advise(hearing: Hearing, command: Advise) -> None:
    """It is given the view of who asks, so that it knows no more than he may."""
    match = hearing.live.match
    if match is None:
        raise Rejected("not-playing")
    registration, game = match.bound.registration, match.bound.game
    ask = registration.advise
    if ask is None or command.kind not in registration.advice:
        raise Rejected("no-advice")
    if hearing.who is None and not match.over:
        raise Rejected("sit-down-first")
    seat = None if hearing.who is None else hearing.table.seat_of(hearing.who.id)
    view = game.view(match.core.state, seat)

    def look(archive: Archive) -> bytes:  # noqa: ARG001
        return encode(ask(game, view, command.kind))

    hearing.look = look
