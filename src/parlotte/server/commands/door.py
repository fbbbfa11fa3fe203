"""Coming in: knocking, being let in, sitting down, a lost seat."""

from functools import partial
from itertools import chain, count
from typing import Any

from msgspec.structs import replace

from parlotte.core.contract import Rejected
from parlotte.server.commands.handling import Doing, manner
from parlotte.server.commands.kinds import Admit, Claim, Invite, Join, Knock, TurnAway
from parlotte.server.table.gathering import BOT_NAMES, MOST_PEOPLE, ROBOT, Gathering, Person
from parlotte.server.table.guests import Guest
from parlotte.server.table.names import ANIMALS, clean_name, look_alike
from parlotte.server.table.seating import seat, unseat
from parlotte.server.table.tokens import digest, new_token


def free_name(table: Gathering, text: str, but: int | None = None) -> str:
    """The name as it will be written, unless another person's looks the same."""
    name = clean_name(text)
    for other in table.people:
        if other.id != but and other.animal != ROBOT and look_alike(name, other.name):
            raise Rejected("name-taken", name=other.name)
    return name


def take_name(doing: Doing, text: str, but: int | None = None) -> str:
    """The name for somebody to bear; a bot that is called so yields it, and takes another."""
    name = free_name(doing.table, text, but)
    for bot in doing.table.people:
        if bot.id != but and look_alike(name, bot.name):
            doing.put(replace(bot, name=bot_name(doing.table, name)))
    return name


def bot_name(table: Gathering, *also_taken: str) -> str:
    """The next name of a bot that nobody bears."""
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


@manner(Knock, "door")
def knock(doing: Doing, command: Knock) -> None:
    name = clean_name(command.name)
    doing.live.guests.check_room(doing.socket)
    doing.after.append(partial(doing.live.guests.knocks, doing.socket, name))


@manner(Join, "anyone")
def join(doing: Doing, command: Join) -> None:
    """Sit down; during a game one watches until the next. A device may seat several people."""
    if doing.table.locked and not doing.socket.viewer and not doing.socket.let_in:
        raise Rejected("door-locked")
    if len(doing.table.humans) >= MOST_PEOPLE:
        raise Rejected("table-full")
    token = new_token(doing.live.house.secrets)
    name, animal = take_name(doing, command.name), free_animal(doing.table, command.animal)
    person = Person(doing.table.next_id, name, animal, digest(token))
    doing.change(people=(*doing.table.people, person), next_id=person.id + 1)
    take_the_host_role(doing, person)
    doing.say("table-joined", name=person.name)
    doing.answer = {"person": person.id, "token": token}
    doing.after.append(partial(seat, doing.live, doing.socket, person.id))


def join_again(doing: Doing, person: Person) -> None:
    """The answer to a "join" was lost on its way: the same person gets another token."""
    if not person.token:
        raise Rejected("seat-lost")  # removed since
    token = new_token(doing.live.house.secrets)
    doing.put(replace(person, token=digest(token)))
    doing.answer = {"person": person.id, "token": token}
    doing.after.append(partial(seat, doing.live, doing.socket, person.id))


def take_the_host_role(doing: Doing, person: Person) -> None:
    """Whoever comes while nobody holds the table holds it."""
    host = doing.table.person(doing.table.host)
    if host is None or host.gone or host.is_bot:
        doing.change(host=person.id)


@manner(Claim, "watcher")
def claim(doing: Doing, command: Claim) -> None:
    person = doing.person(command.person)
    if person.is_bot or doing.live.attendance.is_here(person.id):
        raise Rejected("already-here")
    doing.live.guests.check_room(doing.socket)
    doing.after.append(partial(doing.live.guests.knocks, doing.socket, person.name, person.id))


@manner(Invite, "anyone")
def invite(doing: Doing, command: Invite) -> None:  # noqa: ARG001
    doing.answer = doing.live.house.invitation(doing.table)


@manner(TurnAway, "person")
def turn_away(doing: Doing, command: TurnAway) -> None:
    guest = doing.live.guests.find(command.guest)
    doing.remember()
    doing.after.append(partial(doing.live.guests.turn_away, guest))


@manner(Admit, "person")
def admit(doing: Doing, command: Admit) -> None:
    """Anybody at the table opens the door; only the host gives seats away."""
    guest = doing.live.guests.find(command.guest)
    seat_of = guest.seat_of if command.seat_of is None else command.seat_of
    if seat_of is None:
        doing.remember()
        doing.after.append(partial(doing.live.guests.let_in, guest))
        return
    if doing.me.id != doing.table.host:
        raise Rejected("host-only")
    _give_seat(doing, guest, doing.person(seat_of))


def _give_seat(doing: Doing, guest: Guest, person: Person) -> None:
    """A new token for the seat; the old one is no longer good.

    Somebody who lost his token stays who he is; somebody else brings his own name.
    """
    token = new_token(doing.live.house.secrets)
    name, animal, since = person.name, person.animal, person.since
    if guest.seat_of != person.id:
        name, since = take_name(doing, guest.name, person.id), doing.live.house.wall()
        keepers = tuple(one for one in doing.table.keepers if one != person.id)
        doing.change(keepers=keepers)  # that was for the other one to say
    if animal == ROBOT:
        animal = any_free_animal(doing.table)
    fresh: dict[str, Any] = {"level": 0, "stand_in": 0, "gone": False, "couch": False}
    seated = replace(person, name=name, animal=animal, token=digest(token), since=since, **fresh)
    doing.hold_seat(seated)
    take_the_host_role(doing, seated)
    doing.say("table-joined", name=name)
    doing.after.append(partial(unseat, doing.live, person.id))
    doing.after.append(partial(doing.live.guests.give_seat, guest, person.id, token))
