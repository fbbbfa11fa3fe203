"""Advice from a game's own solver, thought out beside the event loop."""

from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.server.commands.handling import Doing, manner
from parlotte.server.commands.kinds import Advise
from parlotte.server.past.archive import Archive


@manner(Advise, "anyone")
def advise(doing: Doing, command: Advise) -> None:
    """It is given the view of who asks, so that it knows no more than he may."""
    course = doing.live.course
    if course is None:
        raise Rejected("not-playing")
    registration, game = course.bound.registration, course.bound.game
    ask = registration.advise
    if ask is None or command.kind not in registration.advice:
        raise Rejected("no-advice")
    if doing.who is None and not course.over:
        raise Rejected("sit-down-first")
    seat = None if doing.who is None else doing.table.seat_of(doing.who.id)
    view = game.view(course.match.state, seat)

    def look(archive: Archive) -> bytes:  # noqa: ARG001
        return encode(ask(game, view, command.kind))

    doing.look = look
