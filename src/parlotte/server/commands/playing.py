"""Control of a running match: pause, more time, ending a phase or the match, hiding a text."""

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
    """The host ends the pause; anybody wakes a table that fell asleep."""
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
    """Reported by the device, not by a person: without effect if the match does not wait for
    `me`."""
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
    """The match judges, from the excused seats, whether this cuts anybody short."""
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
    """Removes a text from every screen and from replays. The rules are not affected."""
    hidden = context.table.hidden
    if not command.hidden:
        context.must_host()  # a temporary host must not show what the host hid
        context.alter(hidden=tuple(one for one in hidden if one != command.text))
        return
    if command.text in hidden:
        return
    if not holds_text(context.stage.picture.public_view(), command.text):
        raise Rejected("text-not-found")
    context.alter(hidden=(*hidden, command.text)[-MOST_HIDDEN:])
    context.after.append(context.stage.hub.forget_events)  # a recent event may contain the text
