"""Being there: names, leaving, coming back, bots that play for somebody, reactions."""

from functools import partial

from msgspec.structs import replace

from parlotte.core.contract import Event, Rejected
from parlotte.server.commands.door import free_animal, take_name, take_the_host_role
from parlotte.server.commands.handling import Hearing, handles
from parlotte.server.commands.kinds import (
    Back,
    Couch,
    Gone,
    HandOver,
    KeepLog,
    Leave,
    React,
    Ready,
    Remove,
    Rename,
    StandIn,
    TakeBack,
)
from parlotte.server.table.gathering import Person, without_person
from parlotte.server.table.seating import unseat
from parlotte.server.table.tokens import new_key


@handles(Rename, "person")
def rename(hearing: Hearing, command: Rename) -> None:
    me = hearing.me
    animal = free_animal(hearing.table, command.animal, me.id)
    hearing.put(replace(me, name=take_name(hearing, command.name, me.id), animal=animal))


@handles(Leave, "person")
def leave(hearing: Hearing, command: Leave) -> None:  # noqa: ARG001
    _goes(hearing, hearing.me)
    hearing.after.append(partial(unseat, hearing.live, hearing.me.id, by_himself=True))


@handles(Gone, "server")
def gone(hearing: Hearing, command: Gone) -> None:
    if hearing.live.attendance.is_here(command.person):
        return  # came back while this waited for the disk
    _goes(hearing, hearing.person(command.person))


def _goes(hearing: Hearing, person: Person) -> None:
    """The seat stays, away; whoever is here takes over the host's powers."""
    hearing.hold_seat(replace(person, gone=True))
    if hearing.table.host == person.id:
        pass_the_host_role(hearing, person.id)
    hearing.say("table-left", name=person.name)


def pass_the_host_role(hearing: Hearing, leaving: int) -> None:
    """To somebody who is here, else to somebody who has not left."""
    others = [one for one in hearing.table.humans if one.id != leaving and not one.gone]
    here = [one for one in others if hearing.live.attendance.is_here(one.id)]
    heirs = here or others
    if heirs:
        hearing.change(host=heirs[0].id)
        hearing.say("table-host", name=heirs[0].name)


@handles(Back, "server")
def back(hearing: Hearing, command: Back) -> None:
    _returns(hearing, hearing.person(command.person))


@handles(TakeBack, "person")
def take_back(hearing: Hearing, command: TakeBack) -> None:  # noqa: ARG001
    _returns(hearing, hearing.me)


def _returns(hearing: Hearing, person: Person) -> None:
    if person.gone:
        hearing.say("table-back", name=person.name)
    back = replace(person, gone=False, stand_in=0)
    hearing.hold_seat(back)
    take_the_host_role(hearing, back)


@handles(StandIn, "host")
def stand_in(hearing: Hearing, command: StandIn) -> None:
    person = hearing.person(command.person)
    if person.is_bot:
        raise Rejected("not-a-person")
    if command.level and not person.stand_in:
        hearing.say("table-bot-plays", name=person.name)
    hearing.hold_seat(replace(person, stand_in=command.level))


@handles(Remove, "host")
def remove(hearing: Hearing, command: Remove) -> None:
    """For good: the token and the link are no longer good. In mid-game the seat stays, away."""
    person = hearing.person(command.person)
    if person.id == hearing.me.id:
        raise Rejected("host-cannot-leave-so")
    if hearing.live.playing_seat(person.id) is None:
        hearing.table = without_person(hearing.table, person.id)
    else:
        out = replace(person, token="", level=0, stand_in=0, gone=True)
        hearing.hold_seat(out)
    if not person.is_bot:
        hearing.change(key=new_key(hearing.live.house.secrets))
        hearing.say("table-left", name=person.name)
        hearing.after.append(partial(unseat, hearing.live, person.id, removed=True))


@handles(HandOver, "host")
def hand_over(hearing: Hearing, command: HandOver) -> None:
    person = hearing.person(command.person)
    if person.is_bot or person.gone:
        raise Rejected("not-a-person")
    hearing.change(host=person.id)
    hearing.say("table-host", name=person.name)


@handles(Ready, "person")
def ready(hearing: Hearing, command: Ready) -> None:
    if command.yes and hearing.me.couch:
        hearing.put(replace(hearing.me, couch=False))  # "another one!" is not said from the couch
    others = tuple(one for one in hearing.table.ready if one != hearing.me.id)
    hearing.change(ready=(*others, hearing.me.id) if command.yes else others)


@handles(Couch, "person")
def couch(hearing: Hearing, command: Couch) -> None:
    """Who is on the couch stays at the table and gets no seat in the next game. The one that is
    being played goes on as it is."""
    person = hearing.me if command.person is None else hearing.person(command.person)
    if hearing.me.id not in (person.id, hearing.table.host):
        raise Rejected("host-only")
    if person.is_bot:
        raise Rejected("not-a-person")
    hearing.put(replace(person, couch=command.yes))


@handles(KeepLog, "person")
def keep_log(hearing: Hearing, command: KeepLog) -> None:
    hearing.must_play()
    others = tuple(one for one in hearing.table.keepers if one != hearing.me.id)
    hearing.change(keepers=(*others, hearing.me.id) if command.yes else others)


@handles(React, "person")
def react(hearing: Hearing, command: React) -> None:
    """Six small signs, a few at a time; nobody stores them."""
    if not hearing.live.may_react(hearing.me.id):
        raise Rejected("slow-down")
    hearing.events.append(Event("table-reaction", {"person": hearing.me.id, "kind": command.kind}))
