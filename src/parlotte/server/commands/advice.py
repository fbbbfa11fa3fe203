"""Advice from a game's own solver, thought out beside the event loop."""

from typing import Any

import msgspec

from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.core.registration import Advice
from parlotte.server.commands.handling import Hearing, handles
from parlotte.server.commands.kinds import Advise
from parlotte.server.past.archive import Archive
from parlotte.server.table.change import Counted


@handles(Advise, "anyone")
def advise(hearing: Hearing, command: Advise) -> None:
    """It is given the view of who asks, so that it knows no more than he may."""
    match = hearing.kept.match
    if match is None:
        raise Rejected("not-playing")
    registration, game = match.bound.registration, match.bound.game
    advice = registration.advice
    if advice is None or command.kind not in advice.kinds:
        raise Rejected("no-advice")
    if hearing.who is None and not match.over:
        raise Rejected("sit-down-first")
    who = hearing.who
    seat = None if who is None else hearing.table.seat_of(who.id)
    view = game.view(match.core.state, seat)
    draft = _draft(advice, command)
    playing = not match.over

    def look(archive: Archive) -> bytes | Counted:  # noqa: ARG001
        told = advice.give(game, view, command.kind, draft)
        owed = advice.counts(command.kind, told) if advice.counts and playing else None
        if owed is None:
            return encode(told)
        if who is None or seat is None:
            raise Rejected("advice-for-players")
        return Counted(who.id, owed, encode(told))

    hearing.look = look


def _draft(advice: Advice, command: Advise) -> Any:
    """What the player is at, of the kind that this game's questions take."""
    if command.draft is None or advice.draft is None:
        return None
    try:
        return msgspec.convert(command.draft, advice.draft)
    except msgspec.ValidationError:
        raise Rejected("bad-action") from None
