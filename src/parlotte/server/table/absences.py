"""Leaving and coming back: what happens to the seat and to the host's role."""

from collections.abc import Callable

from msgspec.structs import replace

from parlotte.core.contract import Seat
from parlotte.server.table.change import Change
from parlotte.server.table.gathering import Gathering, Person
from parlotte.server.table.presence import Attendance


def mark_gone(change: Change, person: Person, is_here: Callable[[int], bool]) -> None:
    """The seat becomes away; if the host leaves, somebody present becomes host."""
    change.hold_seat(replace(person, gone=True))
    if change.table.host == person.id:
        _pass_the_host_role(change, person.id, is_here)
    change.say("table-left", name=person.name)


def _pass_the_host_role(change: Change, leaving: int, is_here: Callable[[int], bool]) -> None:
    """Gives the role to somebody who is here, else to somebody who has not left."""
    others = [one for one in change.table.humans if one.id != leaving and not one.gone]
    here = [one for one in others if is_here(one.id)]
    heirs = here or others
    if heirs:
        change.alter(host=heirs[0].id)
        change.say("table-host", name=heirs[0].name)


def is_absent(person: Person, attendance: Attendance) -> bool:
    """Whether a person has left or is missing. A short disconnection does not count."""
    away = person.gone or attendance.is_missing(person.id)
    return away and not attendance.is_here(person.id)


def in_charge(table: Gathering, attendance: Attendance) -> int:
    """Who decides about absent people: the host, or while missing the next who is here."""
    if not attendance.is_missing(table.host):
        return table.host
    here = [one.id for one in table.humans if attendance.is_here(one.id)]
    return here[0] if here else table.host


def excused(table: Gathering, attendance: Attendance) -> tuple[Seat, ...]:
    """Seats the host need not wait for: the host's own, and those of missing people without a
    bot."""
    found = [
        (seat, table.person(one))
        for seat, one in enumerate(table.seats)
        if one == table.host or attendance.is_missing(one)
    ]
    return tuple(seat for seat, one in found if one is not None and one.holder == "person")


def mark_back(change: Change, person: Person) -> None:
    if person.gone:
        change.say("table-back", name=person.name)
    back = replace(person, gone=False, stand_in=0)
    change.hold_seat(back)
    take_the_host_role(change, back)


def take_the_host_role(change: Change, person: Person) -> None:
    """Makes this person host if nobody is, or if this person had lent the role."""
    host = change.table.person(change.table.host)
    if change.table.lent_by == person.id:
        change.alter(host=person.id, lent_by=0)
        change.say("table-host", name=person.name)
    elif host is None or host.gone or host.is_bot:
        change.alter(host=person.id)
