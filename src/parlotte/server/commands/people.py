"""Being there: names, leaving, coming back, bots that play for somebody, reactions."""

from functools import partial

from msgspec.structs import replace

from parlotte.core.contract import Event, Rejected
from parlotte.server.commands.door import free_animal, take_name, take_the_host_role
from parlotte.server.commands.handling import Doing, manner
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


@manner(Rename, "person")
def rename(doing: Doing, command: Rename) -> None:
    me = doing.me
    animal = free_animal(doing.table, command.animal, me.id)
    doing.put(replace(me, name=take_name(doing, command.name, me.id), animal=animal))


@manner(Leave, "person")
def leave(doing: Doing, command: Leave) -> None:  # noqa: ARG001
    _goes(doing, doing.me)
    doing.after.append(partial(unseat, doing.live, doing.me.id, by_himself=True))


@manner(Gone, "server")
def gone(doing: Doing, command: Gone) -> None:
    if doing.live.attendance.is_here(command.person):
        return  # came back while this waited for the disk
    _goes(doing, doing.person(command.person))


def _goes(doing: Doing, person: Person) -> None:
    """The seat stays, away; whoever is here takes over the host's powers."""
    doing.hold_seat(replace(person, gone=True))
    if doing.table.host == person.id:
        pass_the_host_role(doing, person.id)
    doing.say("table-left", name=person.name)


def pass_the_host_role(doing: Doing, leaving: int) -> None:
    """To somebody who is here, else to somebody who has not left."""
    others = [one for one in doing.table.humans if one.id != leaving and not one.gone]
    here = [one for one in others if doing.live.attendance.is_here(one.id)]
    heirs = here or others
    if heirs:
        doing.change(host=heirs[0].id)
        doing.say("table-host", name=heirs[0].name)


@manner(Back, "server")
def back(doing: Doing, command: Back) -> None:
    _returns(doing, doing.person(command.person))


@manner(TakeBack, "person")
def take_back(doing: Doing, command: TakeBack) -> None:  # noqa: ARG001
    _returns(doing, doing.me)


def _returns(doing: Doing, person: Person) -> None:
    if person.gone:
        doing.say("table-back", name=person.name)
    back = replace(person, gone=False, stand_in=0)
    doing.hold_seat(back)
    take_the_host_role(doing, back)


@manner(StandIn, "host")
def stand_in(doing: Doing, command: StandIn) -> None:
    person = doing.person(command.person)
    if person.is_bot:
        raise Rejected("not-a-person")
    if command.level and not person.stand_in:
        doing.say("table-bot-plays", name=person.name)
    doing.hold_seat(replace(person, stand_in=command.level))


@manner(Remove, "host")
def remove(doing: Doing, command: Remove) -> None:
    """For good: the token and the link are no longer good. In mid-game the seat stays, away."""
    person = doing.person(command.person)
    if person.id == doing.me.id:
        raise Rejected("host-cannot-leave-so")
    if doing.live.playing_seat(person.id) is None:
        doing.table = without_person(doing.table, person.id)
    else:
        out = replace(person, token="", level=0, stand_in=0, gone=True)
        doing.hold_seat(out)
    if not person.is_bot:
        doing.change(key=new_key(doing.live.house.secrets))
        doing.say("table-left", name=person.name)
        doing.after.append(partial(unseat, doing.live, person.id, removed=True))


@manner(HandOver, "host")
def hand_over(doing: Doing, command: HandOver) -> None:
    person = doing.person(command.person)
    if person.is_bot or person.gone:
        raise Rejected("not-a-person")
    doing.change(host=person.id)
    doing.say("table-host", name=person.name)


@manner(Ready, "person")
def ready(doing: Doing, command: Ready) -> None:
    if command.yes and doing.me.couch:
        doing.put(replace(doing.me, couch=False))  # "another one!" is not said from the couch
    others = tuple(one for one in doing.table.ready if one != doing.me.id)
    doing.change(ready=(*others, doing.me.id) if command.yes else others)


@manner(Couch, "person")
def couch(doing: Doing, command: Couch) -> None:
    """Who is on the couch stays at the table and gets no seat in the next game. The one that is
    being played goes on as it is."""
    person = doing.me if command.person is None else doing.person(command.person)
    if doing.me.id not in (person.id, doing.table.host):
        raise Rejected("host-only")
    if person.is_bot:
        raise Rejected("not-a-person")
    doing.put(replace(person, couch=command.yes))


@manner(KeepLog, "person")
def keep_log(doing: Doing, command: KeepLog) -> None:
    doing.must_play()
    others = tuple(one for one in doing.table.keepers if one != doing.me.id)
    doing.change(keepers=(*others, doing.me.id) if command.yes else others)


@manner(React, "person")
def react(doing: Doing, command: React) -> None:
    """Six small signs, a few at a time; nobody stores them."""
    if not doing.live.may_react(doing.me.id):
        raise Rejected("slow-down")
    doing.events.append(Event("table-reaction", {"person": doing.me.id, "kind": command.kind}))
