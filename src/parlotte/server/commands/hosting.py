"""The host's hand before a game: seats, bots, rules, the door."""

import re
from typing import Any

import msgspec

from parlotte.core.contract import Rejected
from parlotte.core.registration import Registration
from parlotte.server.commands.door import bot_name
from parlotte.server.commands.handling import Hearing, handles
from parlotte.server.commands.kinds import (
    AddBot,
    Choose,
    Lock,
    Order,
    SetKnock,
    SetLevel,
    SetOptions,
    Start,
    Youngest,
)
from parlotte.server.content.days import day_at, refuse_days_to_come
from parlotte.server.content.forms import label_key
from parlotte.server.content.library import Library
from parlotte.server.table.gathering import MOST_BOTS, ROBOT, Person

# Where msgspec says that something is wrong: with a field, or with one that does not exist.
_AT_FAULT = re.compile(r"\$\.(\w+)|unknown field `([^`]{1,40})")


@handles(AddBot, "host")
def add_bot(hearing: Hearing, command: AddBot) -> None:
    table = hearing.table
    bots = [one for one in table.people if one.is_bot]
    if len(bots) >= MOST_BOTS:
        raise Rejected("table-full")
    bot = Person(table.next_id, bot_name(table), ROBOT, level=command.level)
    hearing.change(people=(*table.people, bot), next_id=table.next_id + 1)


@handles(SetLevel, "host")
def set_level(hearing: Hearing, command: SetLevel) -> None:
    bot = hearing.person(command.person)
    if not bot.is_bot:
        raise Rejected("not-a-bot")
    hearing.put(msgspec.structs.replace(bot, level=command.level))


@handles(Order, "host")
def order(hearing: Hearing, command: Order) -> None:
    hearing.not_playing()
    people = {one.id: one for one in hearing.table.people}
    if sorted(command.people) != sorted(people):
        raise Rejected("person-unknown")
    hearing.change(people=tuple(people[one] for one in command.people))


@handles(Youngest, "host")
def youngest(hearing: Hearing, command: Youngest) -> None:
    if command.person is not None:
        hearing.person(command.person)
    hearing.change(youngest=command.person)


@handles(Choose, "host")
def choose(hearing: Hearing, command: Choose) -> None:
    hearing.not_playing()
    if command.game not in hearing.live.house.library.games:
        raise Rejected("unknown-game")
    hearing.change(game=command.game)


def read_options(registration: Registration, options: dict[str, Any]) -> Any:
    try:
        return msgspec.convert(options, registration.options)
    except msgspec.ValidationError as fault:
        option = _option_at_fault(str(fault))
        known = option in registration.options.__struct_fields__
        label = {"option": label_key(registration.key, option)} if known else {}
        raise Rejected("bad-option", option=option).naming(**label) from None


def completed_options(
    library: Library, game: str, options: dict[str, Any], today: str
) -> dict[str, Any]:
    """All options, as the game makes of them what was chosen."""
    registration = library.games[game]
    read = read_options(registration, options)
    bound = library.with_packs(game).game
    if registration.complete is not None:
        read = registration.complete(bound, read)
    if registration.days is not None:
        refuse_days_to_come(registration.days, bound, read, today)
    completed: dict[str, Any] = msgspec.to_builtins(read)
    return completed


def _option_at_fault(fault: str) -> str:
    found = _AT_FAULT.search(fault)
    return "?" if found is None else found[1] or found[2]


@handles(SetOptions, "host")
def set_options(hearing: Hearing, command: SetOptions) -> None:
    """A whole set: what is not named is as printed on the sheet."""
    hearing.not_playing()
    table = hearing.table
    house = hearing.live.house
    chosen = completed_options(house.library, table.game, command.options, day_at(house.wall()))
    hearing.change(options={**table.options, table.game: chosen})


@handles(Lock, "host")
def lock(hearing: Hearing, command: Lock) -> None:
    hearing.change(locked=command.locked)


@handles(SetKnock, "host")
def set_knock(hearing: Hearing, command: SetKnock) -> None:
    hearing.change(knock=command.knock)


@handles(Start, "host")
def start(hearing: Hearing, command: Start) -> None:  # noqa: ARG001
    """With everybody who has not left and is not on the couch; whoever comes later plays the next
    game."""
    hearing.not_playing()
    seats = hearing.live.house.library.games[hearing.table.game].seats
    chairs = len(hearing.table.chairs)
    if chairs < seats[0]:
        raise Rejected("too-few-players", least=seats[0])
    if chairs > seats[-1]:
        raise Rejected("too-many-players", most=seats[-1])
    hearing.start = True
