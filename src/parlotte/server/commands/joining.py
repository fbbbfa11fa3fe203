"""Coming in: knocking, admission, sitting down, reclaiming a lost seat."""

from functools import partial
from itertools import chain, count
from typing import Any

from msgspec.structs import replace

from parlotte.core.contract import Rejected
from parlotte.server.commands.context import CommandContext, handles
from parlotte.server.commands.items import drop_written_by
from parlotte.server.commands.kinds import Admit, Claim, Invite, Join, Knock, TurnAway
from parlotte.server.table.absences import take_the_host_role
from parlotte.server.table.gathering import BOT_NAMES, MOST_PEOPLE, ROBOT, Gathering, Person
from parlotte.server.table.guests import Guest
from parlotte.server.table.names import ANIMALS, clean_name, look_alike
from parlotte.server.table.retention import count_as_no
from parlotte.server.table.tokens import digest, new_token


def free_name(table: Gathering, text: str, but: int | None = None) -> str:
    """The cleaned name, unless another person's name looks the same."""
    name = clean_name(text)
    for other in table.people:
        if other.id != but and other.animal != ROBOT and look_alike(name, other.name):
            raise Rejected("name-taken", name=other.name)
    return name


def take_name(context: CommandContext, text: str, but: int | None = None) -> str:
    """The cleaned name; a bot with a similar name is renamed."""
    name = free_name(context.table, text, but)
    for bot in context.table.people:
        if bot.id != but and look_alike(name, bot.name):
            context.put(replace(bot, name=bot_name(context.table, name)))
    return name


def bot_name(table: Gathering, *also_taken: str) -> str:
    taken = [*also_taken, *(one.name for one in table.people)]
    names = chain(BOT_NAMES, (f"Robot {number}" for number in count(1)))
    return next(name for name in names if not any(look_alike(name, other) for other in taken))


def free_animal(table: Gathering, animal: str, but: int | None = None) -> str:
    if animal not in ANIMALS:
        raise Rejected("unknown-animal")
    if any(other.animal == animal and other.id != but for other in table.people):
        raise Rejected("animal-taken")
    return animal


def any_free_animal(table: Gathering) -> str:
    taken = {person.animal for person in table.people}
    return next((animal for animal in ANIMALS if animal not in taken), ANIMALS[0])


@handles(Knock, "door")
def knock(context: CommandContext, command: Knock) -> None:
    name = clean_name(command.name)
    context.stage.guests.check_room(context.socket)
    context.after.append(partial(context.stage.guests.knocks, context.socket, name))


@handles(Join, "anyone")
def join(context: CommandContext, command: Join) -> None:
    """Sits down; during a match the person watches until the next. A device may seat several."""
    if context.table.locked and not context.socket.viewer and not context.socket.let_in:
        raise Rejected("door-locked")
    if len(context.table.humans) >= MOST_PEOPLE:
        raise Rejected("table-full")
    token = new_token(context.house.secrets)
    name, animal = take_name(context, command.name), free_animal(context.table, command.animal)
    who = context.table.next_id
    person = Person(who, name, animal, digest(token), spoken=command.spoken)
    context.alter(people=(*context.table.people, person), next_id=person.id + 1)
    take_the_host_role(context, person)
    context.say("table-joined", name=person.name)
    context.answer = {"person": person.id, "token": token}
    context.after.append(partial(context.stage.seat, context.socket, person.id))


def join_again(context: CommandContext, person: Person) -> None:
    """The answer to a join was lost: the same person gets a new token."""
    token = new_token(context.house.secrets)
    context.put(replace(person, token=digest(token)))
    context.answer = {"person": person.id, "token": token}
    context.after.append(partial(context.stage.seat, context.socket, person.id))


@handles(Claim, "watcher")
def claim(context: CommandContext, command: Claim) -> None:
    person = context.person(command.person)
    if person.is_bot or context.stage.attendance.is_here(person.id):
        raise Rejected("already-here")
    context.stage.guests.check_room(context.socket)
    context.after.append(
        partial(context.stage.guests.knocks, context.socket, person.name, person.id)
    )


@handles(Invite, "anyone")
def invite(context: CommandContext, command: Invite) -> None:  # noqa: ARG001
    house, table = context.house, context.table
    key = "invite", house.base_url, table.code, table.key
    context.reply_shared(*key, make=partial(house.invitation, table))


@handles(TurnAway, "person")
def turn_away(context: CommandContext, command: TurnAway) -> None:
    guest = context.stage.guests.find(command.guest)
    context.remember()
    context.after.append(partial(context.stage.guests.turn_away, guest))


@handles(Admit, "person")
def admit(context: CommandContext, command: Admit) -> None:
    """Anybody at the table may let a guest in; only the host gives seats away."""
    guest = context.stage.guests.find(command.guest)
    seat_of = guest.seat_of if command.seat_of is None else command.seat_of
    if seat_of is None:
        context.remember()
        context.after.append(partial(context.stage.let_in, guest))
        return
    context.must_host()
    _give_seat(context, guest, context.person(seat_of))


def _give_seat(context: CommandContext, guest: Guest, person: Person) -> None:
    """Issues a new token for the seat, to its person who lost theirs or to a new person."""
    count_as_no(context, person.id)  # only the host claims that it is the same person
    token = new_token(context.house.secrets)
    name, animal, since = person.name, person.animal, person.since
    if guest.seat_of != person.id:
        name, since = take_name(context, guest.name, person.id), context.house.wall()
        drop_written_by(context, person.id)
    if animal == ROBOT:
        animal = any_free_animal(context.table)
    fresh: dict[str, Any] = {"level": 0, "stand_in": 0, "gone": False, "couch": False, "joined": ""}
    if guest.seat_of != person.id:
        fresh |= {"spoken": "", "unnamed": False}  # these too belonged to the previous person
    seated = replace(person, name=name, animal=animal, token=digest(token), since=since, **fresh)
    context.hold_seat(seated)
    take_the_host_role(context, seated)
    context.say("table-joined", name=name)
    context.after.append(partial(context.stage.unseat, person.id))
    context.after.append(partial(context.stage.give_seat, guest, person.id, token))
