"""Hands on a running game: pause, more time, ending a phase or the game, hiding a text."""

from functools import partial

from parlotte.core.contract import Closed, Rejected, Stopped
from parlotte.server.commands.context import CommandContext, handles
from parlotte.server.commands.kinds import Close, Curtain, Hide, MoreTime, Pause, Resume, Stop
from parlotte.server.table.absences import excused
from parlotte.server.table.gathering import MOST_HIDDEN
from parlotte.server.table.redaction import holds_text


@handles(Pause, "minder")
def pause(context: CommandContext, command: Pause) -> None:  # noqa: ARG001
    context.must_play()
    context.alter(paused=True)


@handles(Resume, "person")
def resume(context: CommandContext, command: Resume) -> None:  # noqa: ARG001
    """The host ends his pause; anybody wakes a table that fell asleep."""
    context.must_play()
    if context.table.paused:
        if context.me.id != context.table.host:
            raise Rejected("host-only")
        context.alter(paused=False)
    if context.state.match is not None:
        if context.state.match.asleep:
            context.remember()
        context.after.append(context.state.match.rouse)


@handles(MoreTime, "person")
def more_time(context: CommandContext, command: MoreTime) -> None:  # noqa: ARG001
    context.must_play()
    match = context.state.match
    if match is None or match.core.deadline is None:
        raise Rejected("no-deadline")
    if match.helped == match.phase:
        raise Rejected("more-time-once")
    house = context.house
    context.clock = match.clock.wait(house.clock(), house.settings.pace.more_time)
    context.helped = match.phase
    context.remember()
    context.say("table-more-time", name=context.me.name)


@handles(Curtain, "person")
def curtain(context: CommandContext, command: Curtain) -> None:
    """Told by the device, not asked for: where nobody waits for who comes next, there is no limit
    or all race, it changes nothing."""
    context.must_play()
    state, me = context.state, context.me.id
    device, match = state.sharing(context.socket.viewer), state.match
    if me not in device or match is None:
        raise Rejected("not-shared")
    if match.spares_time and state.awaited(me):
        now = context.house.clock()
        context.alter(hands=match.hands_after(device, me, now, down=command.down))
        context.after.append(partial(match.passed_on, device, me, now, down=command.down))


@handles(Close, "minder")
def close(context: CommandContext, command: Close) -> None:
    """The match judges by who is excused whether it takes anybody's time."""
    context.must_play()
    spared = excused(context.table, context.stage.attendance)
    context.give(Closed(command.phase, spared))
    context.remember()


@handles(Stop, "host")
def stop(context: CommandContext, command: Stop) -> None:  # noqa: ARG001
    context.must_play()
    context.give(Stopped())
    context.remember()


@handles(Hide, "minder")
def hide(context: CommandContext, command: Hide) -> None:
    """Off every screen, this evening and when the game is seen again; the rules don't notice."""
    hidden = context.table.hidden
    if not command.hidden:
        context.alter(hidden=tuple(one for one in hidden if one != command.text))
        return
    if command.text in hidden:
        return
    if not holds_text(context.stage.picture.public_view(), command.text):
        raise Rejected("text-not-found")
    context.alter(hidden=(*hidden, command.text)[-MOST_HIDDEN:])
    context.after.append(context.stage.hub.forget_events)  # one of them may have told it
