"""Presence: names, leaving, coming back, stand-in bots, reactions."""

from functools import partial

from msgspec.structs import replace

from parlotte.core.contract import Event, Rejected
from parlotte.server.commands import kinds
from parlotte.server.commands.context import CommandContext, handles
from parlotte.server.commands.items import drop_written_by
from parlotte.server.commands.joining import free_animal, take_name
from parlotte.server.table.absences import is_absent, mark_back, mark_gone
from parlotte.server.table.gathering import without_person
from parlotte.server.table.retention import count_as_no, question_for, record_answer
from parlotte.server.table.tokens import new_key


@handles(kinds.Rename, "person")
def rename(context: CommandContext, command: kinds.Rename) -> None:
    me = context.me
    animal = free_animal(context.table, command.animal, me.id)
    spoken = me.spoken if command.spoken is None else command.spoken
    name = take_name(context, command.name, me.id)
    context.put(replace(me, name=name, animal=animal, spoken=spoken, unnamed=False))


@handles(kinds.Leave, "person")
def leave(context: CommandContext, command: kinds.Leave) -> None:  # noqa: ARG001
    mark_gone(context, context.me, context.stage.attendance.is_here)
    context.after.append(partial(context.stage.unseat, context.me.id, by_himself=True))


@handles(kinds.TakeBack, "person")
def take_back(context: CommandContext, command: kinds.TakeBack) -> None:  # noqa: ARG001
    mark_back(context, context.me)


@handles(kinds.StandIn, "in-charge")
def stand_in(context: CommandContext, command: kinds.StandIn) -> None:
    """The host may do it for anybody; the deputy only for absent people."""
    person = context.person(command.person)
    if person.is_bot:
        raise Rejected("not-a-person")
    if not is_absent(person, context.stage.attendance):
        context.must_host()
    if command.level and not person.stand_in:
        context.say("table-bot-plays", name=person.name)
    context.hold_seat(replace(person, stand_in=command.level))


@handles(kinds.GoOnWithout, "in-charge")
def go_on_without(context: CommandContext, command: kinds.GoOnWithout) -> None:
    """Does at once what a long absence does later. A missing host lends the role."""
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


@handles(kinds.Remove, "host")
def remove(context: CommandContext, command: kinds.Remove) -> None:
    """The token and the link become invalid. During a match the seat stays, away."""
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


@handles(kinds.HandOver, "host")
def hand_over(context: CommandContext, command: kinds.HandOver) -> None:
    person = context.person(command.person)
    if person.is_bot or person.gone:
        raise Rejected("not-a-person")
    context.alter(host=person.id)
    context.say("table-host", name=person.name)


@handles(kinds.Ready, "person")
def ready(context: CommandContext, command: kinds.Ready) -> None:
    if command.yes and context.me.couch:
        # A vote for another match means leaving the couch.
        context.put(replace(context.me, couch=False))
    others = tuple(one for one in context.table.ready if one != context.me.id)
    context.alter(ready=(*others, context.me.id) if command.yes else others)


@handles(kinds.Couch, "person")
def couch(context: CommandContext, command: kinds.Couch) -> None:
    """A person on the couch gets no seat in the next match; the present one is not affected."""
    person = context.me if command.person is None else context.person(command.person)
    if context.me.id != person.id:
        context.must_host()
    if person.is_bot:
        raise Rejected("not-a-person")
    context.put(replace(person, couch=command.yes))


@handles(kinds.KeepLog, "person")
def keep_log(context: CommandContext, command: kinds.KeepLog) -> None:
    """One no decides for all. A yes and a no look the same to the others."""
    match = question_for(context.table, context.me.id, command.match)
    record_answer(context, match, context.me.id, yes=command.yes)


@handles(kinds.React, "person")
def react(context: CommandContext, command: kinds.React) -> None:
    """One of six reactions, rate limited; not stored."""
    if not context.stage.may_react(context.me.id):
        raise Rejected("slow-down")
    context.events.append(Event("table-reaction", {"person": context.me.id, "kind": command.kind}))


@handles(kinds.TellVoice, "anyone")
def tell_voice(context: CommandContext, command: kinds.TellVoice) -> None:
    """Only the voice of a big screen counts."""
    if context.socket.screen:
        attendance = context.stage.attendance
        context.after.append(partial(attendance.speaks, context.socket, command.voice))


@handles(kinds.Aloud, "person")
def aloud(context: CommandContext, command: kinds.Aloud) -> None:
    """Asks the big screen, which then reports its state. Nothing is stored."""
    if not context.stage.may_react(context.me.id):
        raise Rejected("slow-down")
    if context.stage.attendance.voice:
        context.say("table-aloud" if command.yes else "table-hush")
