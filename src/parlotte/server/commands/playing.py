"""Hands on a running game: pause, more time, ending a phase or the game, hiding a text."""

from functools import partial

from parlotte.core.contract import Closed, Rejected, Stopped
from parlotte.server.commands.handling import Hearing, handles
from parlotte.server.commands.kinds import Close, Curtain, Hide, MoreTime, Pause, Resume, Stop
from parlotte.server.table.absences import excused
from parlotte.server.table.gathering import MOST_HIDDEN
from parlotte.server.table.veil import holds_text


@handles(Pause, "minder")
def pause(hearing: Hearing, command: Pause) -> None:  # noqa: ARG001
    hearing.must_play()
    hearing.alter(paused=True)


@handles(Resume, "person")
def resume(hearing: Hearing, command: Resume) -> None:  # noqa: ARG001
    """The host ends his pause; anybody wakes a table that fell asleep."""
    hearing.must_play()
    if hearing.table.paused:
        if hearing.me.id != hearing.table.host:
            raise Rejected("host-only")
        hearing.alter(paused=False)
    if hearing.kept.match is not None:
        if hearing.kept.match.asleep:
            hearing.remember()
        hearing.after.append(hearing.kept.match.rouse)


@handles(MoreTime, "person")
def more_time(hearing: Hearing, command: MoreTime) -> None:  # noqa: ARG001
    hearing.must_play()
    match = hearing.kept.match
    if match is None or match.core.deadline is None:
        raise Rejected("no-deadline")
    if match.helped == match.phase:
        raise Rejected("more-time-once")
    house = hearing.house
    hearing.clock = match.clock.wait(house.clock(), house.settings.pace.more_time)
    hearing.helped = match.phase
    hearing.remember()
    hearing.say("table-more-time", name=hearing.me.name)


@handles(Curtain, "person")
def curtain(hearing: Hearing, command: Curtain) -> None:
    """Told by the device, not asked for: where nobody waits for who comes next, there is no limit
    or all race, it changes nothing."""
    hearing.must_play()
    kept, me = hearing.kept, hearing.me.id
    device, match = kept.sharing(hearing.socket.viewer), kept.match
    if me not in device or match is None:
        raise Rejected("not-shared")
    if match.spares_time and kept.awaited(me):
        now = hearing.house.clock()
        hearing.alter(hands=match.hands_after(device, me, now, down=command.down))
        hearing.after.append(partial(match.passed_on, device, me, now, down=command.down))


@handles(Close, "minder")
def close(hearing: Hearing, command: Close) -> None:
    """The match judges by who is excused whether it takes anybody's time."""
    hearing.must_play()
    spared = excused(hearing.table, hearing.stage.attendance)
    hearing.give(Closed(command.phase, spared))
    hearing.remember()


@handles(Stop, "host")
def stop(hearing: Hearing, command: Stop) -> None:  # noqa: ARG001
    hearing.must_play()
    hearing.give(Stopped())
    hearing.remember()


@handles(Hide, "minder")
def hide(hearing: Hearing, command: Hide) -> None:
    """Off every screen, this evening and when the game is seen again; the rules don't notice."""
    hidden = hearing.table.hidden
    if not command.hidden:
        hearing.must_host()  # what the host hid is not for a lent role to show
        hearing.alter(hidden=tuple(one for one in hidden if one != command.text))
        return
    if command.text in hidden:
        return
    if not holds_text(hearing.stage.picture.public_view(), command.text):
        raise Rejected("text-not-found")
    hearing.alter(hidden=(*hidden, command.text)[-MOST_HIDDEN:])
    hearing.after.append(hearing.stage.hub.forget_events)  # one of them may have told it
