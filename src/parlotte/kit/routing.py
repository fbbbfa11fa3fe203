"""What an input is, and who sees to it: every game is given the same four kinds of things."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from parlotte.core.contract import (
    OF_THE_SERVER,
    Closed,
    Expired,
    Input,
    Rejected,
    Seat,
    SeatChanged,
    with_holder,
)
from parlotte.kit.play import Play

P = TypeVar("P", bound=Play[Any])
A = TypeVar("A")


class Routes(NamedTuple, Generic[P, A]):
    expired: Callable[[P], None]  # the time of a phase is over
    closed: Callable[[P], None]  # the host ends it
    reseated: Callable[[P, Seat], None]  # the seat is another's from now on
    act: Callable[[P, Seat, A], None]


def follow(routes: Routes[P, A], play: P, given: Input[A]) -> None:
    """Have the rules do what an input asks for. Raises Rejected."""
    what = given.what
    if given.by is not None and not isinstance(what, OF_THE_SERVER):
        routes.act(play, given.by, what)
        return
    match what:
        case Expired():
            routes.expired(play)
        case Closed():
            routes.closed(play)
        case SeatChanged(seat=seat, holder=holder):
            play.set(holders=with_holder(play.state.holders, seat, holder))
            routes.reseated(play, seat)
        case _:  # to stop is the match's own affair, and to act a seat's
            raise Rejected("not-now")
