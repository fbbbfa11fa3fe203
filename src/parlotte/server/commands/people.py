"""Being there: names, leaving, coming back, bots that play for somebody, reactions."""

from functools import partial

from msgspec.structs import replace

from parlotte.core.contract import Event, Rejected
from parlotte.server.commands.door import free_animal, take_name
from parlotte.server.commands.handling import Hearing, handles
from parlotte.server.commands.items import drop_written_by
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
from parlotte.server.table.absences import goes, is_absent, returns
from parlotte.server.table.gathering import without_person
from parlotte.server.table.keeping import parts, question_for, say
from parlotte.server.table.tokens import new_key


@handles(Rename, "person")
def rename(hearing: Hearing, command: Rename) -> None:
    me = hearing.me
    animal = free_animal(hearing.table, command.animal, me.id)
    spoken = me.spoken if command.spoken is None else command.spoken
    name = take_name(hearing, command.name, me.id)
    hearing.put(replace(me, name=name, animal=animal, spoken=spoken, unnamed=False))


@handles(Leave, "person")
def leave(hearing: Hearing, command: Leave) -> None:  # noqa: ARG001
    goes(hearing, hearing.me, hearing.stage.attendance.is_here)
    hearing.after.append(partial(hearing.stage.unseat, hearing.me.id, by_himself=True))


@handles(TakeBack, "person")
def take_back(hearing: Hearing, command: TakeBack) -> None:  # noqa: ARG001
    returns(hearing, hearing.me)


@handles(StandIn, "in-charge")
def stand_in(hearing: Hearing, command: StandIn) -> None:
    """The host says it of anybody; who decides in his place, of those who are not there."""
    person = hearing.person(command.person)
    if person.is_bot:
        raise Rejected("not-a-person")
    if not is_absent(person, hearing.stage.attendance):
        hearing.must_host()
    if command.level and not person.stand_in:
        hearing.say("table-bot-plays", name=person.name)
    hearing.hold_seat(replace(person, stand_in=command.level))


@handles(GoOnWithout, "in-charge")
def go_on_without(hearing: Hearing, command: GoOnWithout) -> None:
    """At once what would come by itself when he has been away for long; but a host whose phone
    has slept for ten seconds only lends his powers."""
    hearing.must_play()
    person = hearing.person(command.person)
    if person.is_bot:
        raise Rejected("not-a-person")
    if hearing.stage.attendance.is_here(person.id):
        raise Rejected("already-here")
    if not is_absent(person, hearing.stage.attendance):
        raise Rejected("hand-others-answer")
    if person.id == hearing.table.host and not hearing.table.lent_by:
        hearing.alter(lent_by=person.id)
    if not person.gone or person.stand_in:
        goes(hearing, replace(person, stand_in=0), hearing.stage.attendance.is_here)


@handles(Remove, "host")
def remove(hearing: Hearing, command: Remove) -> None:
    """For good: the token and the link are no longer good. In mid-game the seat stays, away."""
    person = hearing.person(command.person)
    if person.id == hearing.me.id:
        raise Rejected("host-cannot-leave-so")
    parts(hearing, person.id)
    if hearing.kept.playing_seat(person.id) is None:
        hearing.table = without_person(hearing.table, person.id)
    else:
        out = replace(person, token="", joined="", level=0, stand_in=0, gone=True)
        hearing.hold_seat(out)
    drop_written_by(hearing, person.id)
    if not person.is_bot:
        hearing.alter(key=new_key(hearing.house.secrets))
        hearing.say("table-left", name=person.name)
        hearing.after.append(partial(hearing.stage.unseat, person.id, removed=True))


@handles(HandOver, "host")
def hand_over(hearing: Hearing, command: HandOver) -> None:
    person = hearing.person(command.person)
    if person.is_bot or person.gone:
        raise Rejected("not-a-person")
    hearing.alter(host=person.id)
    hearing.say("table-host", name=person.name)


@handles(Ready, "person")
def ready(hearing: Hearing, command: Ready) -> None:
    if command.yes and hearing.me.couch:
        hearing.put(replace(hearing.me, couch=False))  # "another one!" is not said from the couch
    others = tuple(one for one in hearing.table.ready if one != hearing.me.id)
    hearing.alter(ready=(*others, hearing.me.id) if command.yes else others)


@handles(Couch, "person")
def couch(hearing: Hearing, command: Couch) -> None:
    """Who is on the couch stays at the table and gets no seat in the next game. The one that is
    being played goes on as it is."""
    person = hearing.me if command.person is None else hearing.person(command.person)
    if hearing.me.id != person.id:
        hearing.must_host()
    if person.is_bot:
        raise Rejected("not-a-person")
    hearing.put(replace(person, couch=command.yes))


@handles(KeepLog, "person")
def keep_log(hearing: Hearing, command: KeepLog) -> None:
    """Who says no decides for all. A yes and a no look the same to everybody else."""
    match = question_for(hearing.table, hearing.me.id, command.match)
    say(hearing, match, hearing.me.id, yes=command.yes)


@handles(React, "person")
def react(hearing: Hearing, command: React) -> None:
    """Six small signs, a few at a time; nobody stores them."""
    if not hearing.stage.may_react(hearing.me.id):
        raise Rejected("slow-down")
    hearing.events.append(Event("table-reaction", {"person": hearing.me.id, "kind": command.kind}))


@handles(TellVoice, "anyone")
def tell_voice(hearing: Hearing, command: TellVoice) -> None:
    """What anything but a big screen says of its voice is nobody's business."""
    if hearing.socket.screen:
        attendance = hearing.stage.attendance
        hearing.after.append(partial(attendance.speaks, hearing.socket, command.voice))


@handles(Aloud, "person")
def aloud(hearing: Hearing, command: Aloud) -> None:
    """The screen itself obeys, and then tells what it does; nobody stores it."""
    if not hearing.stage.may_react(hearing.me.id):
        raise Rejected("slow-down")
    if hearing.stage.attendance.voice:
        hearing.say("table-aloud" if command.yes else "table-hush")
