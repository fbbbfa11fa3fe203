"""Hands on a running game: pause, more time, ending a phase or the game, hiding a text."""

from parlotte.core.contract import Closed, Rejected, Stopped
from parlotte.server.commands.handling import Doing, manner
from parlotte.server.commands.kinds import Close, Hide, MoreTime, Pause, Resume, Stop
from parlotte.server.table.gathering import MOST_HIDDEN
from parlotte.server.table.veil import holds_text


@manner(Pause, "host")
def pause(doing: Doing, command: Pause) -> None:  # noqa: ARG001
    doing.must_play()
    doing.change(paused=True)


@manner(Resume, "person")
def resume(doing: Doing, command: Resume) -> None:  # noqa: ARG001
    """The host ends his pause; anybody wakes a table that fell asleep."""
    doing.must_play()
    if doing.table.paused:
        if doing.me.id != doing.table.host:
            raise Rejected("host-only")
        doing.change(paused=False)
    doing.after.append(doing.live.rouse)


@manner(MoreTime, "person")
def more_time(doing: Doing, command: MoreTime) -> None:  # noqa: ARG001
    doing.must_play()
    course = doing.live.course
    if course is None or course.match.deadline is None:
        raise Rejected("no-deadline")
    if course.helped == course.phase:
        raise Rejected("more-time-once")
    house = doing.live.house
    doing.clock = course.clock.wait(house.clock(), house.settings.pace.more_time)
    doing.helped = course.phase
    doing.remember()
    doing.say("table-more-time", name=doing.me.name)


@manner(Close, "host")
def close(doing: Doing, command: Close) -> None:
    doing.must_play()
    doing.what = Closed(command.phase)
    doing.remember()


@manner(Stop, "host")
def stop(doing: Doing, command: Stop) -> None:  # noqa: ARG001
    doing.must_play()
    doing.what = Stopped()
    doing.remember()


@manner(Hide, "host")
def hide(doing: Doing, command: Hide) -> None:
    """Off every screen, this evening and when the game is seen again; the rules don't notice."""
    hidden = doing.table.hidden
    if not command.hidden:
        doing.change(hidden=tuple(one for one in hidden if one != command.text))
        return
    if command.text in hidden:
        return
    if not holds_text(doing.live.picture.public_view(), command.text):
        raise Rejected("text-not-found")
    doing.change(hidden=(*hidden, command.text)[-MOST_HIDDEN:])
    doing.after.append(doing.live.hub.forget_events)  # one of them may have told it
