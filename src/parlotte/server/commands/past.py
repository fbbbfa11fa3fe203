"""Past matches: their list, and replays."""

from functools import partial

from parlotte.core.contract import Rejected
from parlotte.server.commands.context import CommandContext, handles
from parlotte.server.commands.kinds import History, Replay
from parlotte.server.past.archive import Wanted
from parlotte.server.past.replays import Viewpoint
from parlotte.server.table.change import SideQuestion
from parlotte.server.table.gathering import Played, played_match
from parlotte.server.table.retention import open_questions
from parlotte.server.workers.questions import Question


@handles(History, "anyone")
def history(context: CommandContext, command: History) -> None:  # noqa: ARG001
    table, played = context.state.id, context.table.played
    work = partial(context.house.archive.history, table, played)
    newest = played[-1].match if played else None
    question = Question("history", table, "history", context.asker, newest, work)
    context.look = SideQuestion(question)


@handles(Replay, "anyone")
def replay(context: CommandContext, command: Replay) -> None:
    """Replays a match as everybody saw it, or as a person of this device: secrets stay private."""
    table = context.table
    played = played_match(table, command.match)
    if played is None:
        now = command.match == table.match and table.playing
        raise Rejected("replay-not-over" if now else "match-unknown")
    if any(one.match == played.match for one in open_questions(table)):
        raise Rejected("replay-private")  # it must not show yet whether somebody has said no
    seat, since = None, 0
    if command.eyes is not None:
        seat, since = _own_seat(context, played, command.eyes)
    wanted = Wanted(
        command.match, Viewpoint(seat, played.hidden), since, command.first, command.count
    )
    work = partial(context.house.archive.replay, wanted)
    # Several pages and viewers may be asked for at once, but of one match only.
    page = f"replay {seat} {wanted.first}"
    question = Question("replays", context.state.id, page, context.asker, wanted, work)
    context.look = SideQuestion(question)


def _own_seat(context: CommandContext, played: Played, person: int) -> tuple[int, int]:
    own = context.table.person(person)
    if own is None or person not in context.socket.viewer or person not in played.people:
        raise Rejected("not-your-seat")
    return played.people.index(person), own.since
