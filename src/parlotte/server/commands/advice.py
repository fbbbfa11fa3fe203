"""Advice from a game's solver, computed in a worker."""

from typing import Any

import msgspec

from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.core.registration import Advice
from parlotte.server.commands.context import CommandContext, handles
from parlotte.server.commands.kinds import Advise
from parlotte.server.table.change import Counted, SideQuestion
from parlotte.server.workers.questions import Question, QueueName


@handles(Advise, "anyone")
def advise(context: CommandContext, command: Advise) -> None:
    """The solver gets the asker's view only, so that it knows no more than the asker may."""
    match = context.state.match
    if match is None:
        raise Rejected("not-playing")
    registration, game = match.bound.registration, match.bound.game
    advice = registration.advice
    if advice is None or command.kind not in advice.kinds:
        raise Rejected("no-advice")
    if context.who is None and not match.over:
        raise Rejected("sit-down-first")
    who = context.who
    seat = None if who is None else context.table.seat_of(who.id)
    ask = advice.kinds[command.kind]
    eyes = None if ask.public else seat
    draft, state, playing = _draft(advice, command), match.core.state, not match.over

    def work() -> tuple[Any, bytes]:
        found = advice.give(game, game.view(state, eyes), command.kind, draft)
        counts_as = advice.counts(command.kind, found) if advice.counts and playing else None
        return counts_as, encode(found)

    def answer(result: tuple[Any, bytes]) -> bytes | Counted:
        counts_as, body = result
        if counts_as is None:
            return body
        if who is None or seat is None:
            raise Rejected("advice-for-players")
        return Counted(who.id, counts_as, body)

    about = (match.id, match.core.seq, eyes, encode(draft))
    queue: QueueName = "solutions" if ask.long else "hints"
    question = Question(queue, context.state.id, command.kind, context.asker, about, work)
    context.look = SideQuestion(question, answer)


def _draft(advice: Advice, command: Advise) -> Any:
    if command.draft is None or advice.draft is None:
        return None
    try:
        return msgspec.convert(command.draft, advice.draft)
    except msgspec.ValidationError:
        raise Rejected("bad-action") from None
