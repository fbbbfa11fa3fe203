"""Being there: names, leaving, coming back, bots that play for somebody, reactions."""

from functools import partial

from msgspec.structs import replace

from parlotte.core.contract import Event, Rejected
from parlotte.server.commands.context import CommandContext, handles
from parlotte.server.commands.items import drop_written_by
from parlotte.server.commands.joining import free_animal, take_name
from parlotte.server.commands.kinds import (
    Aloud,
    Couch,
    GoOnWithout,
    HandOver,
    KeepLog,
    Leave,
    React,
    Ready,
    Remove,
    Rename,
    StandIn,
    TakeBack,
    TellVoice,
)
from parlotte.server.table.absences import is_absent, mark_back, mark_gone
from parlotte.server.table.gathering import without_person
from parlotte.server.table.retention import count_as_no, question_for, record_answer
from parlotte.server.table.tokens import new_key


@handles(Rename, "person")
def rename(context: CommandContext, command: Rename) -> None:
    me = context.me
    animal = free_animal(context.table, command.animal, me.id)
    spoken = me.spoken if command.spoken is None else command.spoken
    name = take_name(context, command.name, me.id)
    context.put(replace(me, name=name, animal=animal, spoken=spoken, unnamed=False))


@handles(Leave, "person")
def leave(context: CommandContext, command: Leave) -> None:  # noqa: ARG001
    mark_gone(context, context.me, context.stage.attendance.is_here)
    context.after.append(partial(context.stage.unseat, context.me.id, by_himself=True))


@handles(TakeBack, "person")
def take_back(context: CommandContext, command: TakeBack) -> None:  # noqa: ARG001
    mark_back(context, context.me)


@handles(StandIn, "in-charge")
def stand_in(context: CommandContext, command: StandIn) -> None:
    """The host says it of anybody; who decides in his place, of those who are not there."""
    person = context.person(command.person)
    if person.is_bot:
        raise Rejected("not-a-person")
    if not is_absent(person, context.stage.attendance):
        context.must_host()
    if command.level and not person.stand_in:
        context.say("table-bot-plays", name=person.name)
    context.hold_seat(replace(person, stand_in=command.level))


@handles(GoOnWithout, "in-charge")
def go_on_without(context: CommandContext, command: GoOnWithout) -> None:
    """At once what would come by itself when he has been away for long; but a host whose phone
    has slept for ten seconds only lends his powers."""
    context.must_play()
    person = context.person(command.person)
    if person.is_bot:
        raise Rejected("not-a-person")
    if context.stage.attendance.is_here(person.id):
        raise Rejected("already-here")
    if not is_absent(person, context.stage.attendance):
        raise Rejected("hand-others-answer")
    if person.id == context.table.host and not context.table.lent_by:
        context.alter(lent_by=person.id)
    if not person.gone or person.stand_in:
        mark_gone(context, replace(person, stand_in=0), context.stage.attendance.is_here)


@handles(Remove, "host")
def remove(context: CommandContext, command: Remove) -> None:
    """For good: the token and the link are no longer good. In mid-game the seat stays, away."""
    person = context.person(command.person)
    if person.id == context.me.id:
        raise Rejected("host-cannot-leave-so")
    count_as_no(context, person.id)
    if context.state.playing_seat(person.id) is None:
        context.table = without_person(context.table, person.id)
    else:
        out = replace(person, token="", joined="", level=0, stand_in=0, gone=True)
        context.hold_seat(out)
    drop_written_by(context, person.id)
    if not person.is_bot:
        context.alter(key=new_key(context.house.secrets))
        context.say("table-left", name=person.name)
        context.after.append(partial(context.stage.unseat, person.id, removed=True))


@handles(HandOver, "host")
def hand_over(context: CommandContext, command: HandOver) -> None:
    person = context.person(command.person)
    if person.is_bot or person.gone:
        raise Rejected("not-a-person")
    context.alter(host=person.id)
    context.say("table-host", name=person.name)


@handles(Ready, "person")
def ready(context: CommandContext, command: Ready) -> None:
    if command.yes and context.me.couch:
        context.put(replace(context.me, couch=False))  # "another one!" is not said from the couch
    others = tuple(one for one in context.table.ready if one != context.me.id)
    context.alter(ready=(*others, context.me.id) if command.yes else others)


@handles(Couch, "person")
def couch(context: CommandContext, command: Couch) -> None:
    """Who is on the couch stays at the table and gets no seat in the next game. The one that is
    being played goes on as it is."""
    person = context.me if command.person is None else context.person(command.person)
    if context.me.id != person.id:
        context.must_host()
    if person.is_bot:
        raise Rejected("not-a-person")
    context.put(replace(person, couch=command.yes))


@handles(KeepLog, "person")
def keep_log(context: CommandContext, command: KeepLog) -> None:
    """Who says no decides for all. A yes and a no look the same to everybody else."""
    match = question_for(context.table, context.me.id, command.match)
    record_answer(context, match, context.me.id, yes=command.yes)


@handles(React, "person")
def react(context: CommandContext, command: React) -> None:
    """Six small signs, a few at a time; nobody stores them."""
    if not context.stage.may_react(context.me.id):
        raise Rejected("slow-down")
    context.events.append(Event("table-reaction", {"person": context.me.id, "kind": command.kind}))


@handles(TellVoice, "anyone")
def tell_voice(context: CommandContext, command: TellVoice) -> None:
    """What anything but a big screen says of its voice is nobody's business."""
    if context.socket.screen:
        attendance = context.stage.attendance
        context.after.append(partial(attendance.speaks, context.socket, command.voice))


@handles(Aloud, "person")
def aloud(context: CommandContext, command: Aloud) -> None:
    """The screen itself obeys, and then tells what it does; nobody stores it."""
    if not context.stage.may_react(context.me.id):
        raise Rejected("slow-down")
    if context.stage.attendance.voice:
        context.say("table-aloud" if command.yes else "table-hush")
