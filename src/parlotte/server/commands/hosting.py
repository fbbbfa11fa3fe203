"""The host's hand before a game: seats, bots, rules, the door."""

import re
from typing import Any

import msgspec

from parlotte.core.contract import Rejected
from parlotte.core.registration import Registration
from parlotte.server.commands.door import bot_name
from parlotte.server.commands.handling import Doing, manner
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


@manner(AddBot, "host")
def add_bot(doing: Doing, command: AddBot) -> None:
    table = doing.table
    bots = [one for one in table.people if one.is_bot]
    if len(bots) >= MOST_BOTS:
        raise Rejected("table-full")
    bot = Person(table.next_id, bot_name(table), ROBOT, level=command.level)
    doing.change(people=(*table.people, bot), next_id=table.next_id + 1)


@manner(SetLevel, "host")
def set_level(doing: Doing, command: SetLevel) -> None:
    bot = doing.person(command.person)
    if not bot.is_bot:
        raise Rejected("not-a-bot")
    doing.put(msgspec.structs.replace(bot, level=command.level))


@manner(Order, "host")
def order(doing: Doing, command: Order) -> None:
    doing.not_playing()
    people = {one.id: one for one in doing.table.people}
    if sorted(command.people) != sorted(people):
        raise Rejected("person-unknown")
    doing.change(people=tuple(people[one] for one in command.people))


@manner(Youngest, "host")
def youngest(doing: Doing, command: Youngest) -> None:
    if command.person is not None:
        doing.person(command.person)
    doing.change(youngest=command.person)


@manner(Choose, "host")
def choose(doing: Doing, command: Choose) -> None:
    doing.not_playing()
    if command.game not in doing.live.house.library.games:
        raise Rejected("unknown-game")
    doing.change(game=command.game)


def read_options(registration: Registration, options: dict[str, Any]) -> Any:
    try:
        return msgspec.convert(options, registration.options)
    except msgspec.ValidationError as fault:
        option = _option_at_fault(str(fault))
        known = option in registration.options.__struct_fields__
        label = {"option": label_key(registration.key, option)} if known else {}
        raise Rejected("bad-option", option=option).naming(**label) from None


def settled_options(
    library: Library, game: str, options: dict[str, Any], today: str
) -> dict[str, Any]:
    """All options, as the game makes of them what was chosen."""
    registration = library.games[game]
    read = read_options(registration, options)
    if registration.settle is not None:
        bound = library.with_packs(game).game
        read = registration.settle(bound, read)
        refuse_days_to_come(bound, read, today)
    settled: dict[str, Any] = msgspec.to_builtins(read)
    return settled


def _option_at_fault(fault: str) -> str:
    found = _AT_FAULT.search(fault)
    return "?" if found is None else found[1] or found[2]


@manner(SetOptions, "host")
def set_options(doing: Doing, command: SetOptions) -> None:
    """A whole set: what is not named is as printed on the sheet."""
    doing.not_playing()
    table = doing.table
    house = doing.live.house
    chosen = settled_options(house.library, table.game, command.options, day_at(house.wall()))
    doing.change(options={**table.options, table.game: chosen})


@manner(Lock, "host")
def lock(doing: Doing, command: Lock) -> None:
    doing.change(locked=command.locked)


@manner(SetKnock, "host")
def set_knock(doing: Doing, command: SetKnock) -> None:
    doing.change(knock=command.knock)


@manner(Start, "host")
def start(doing: Doing, command: Start) -> None:  # noqa: ARG001
    """With everybody who has not left and is not on the couch; whoever comes later plays the next
    game."""
    doing.not_playing()
    seats = doing.live.house.library.games[doing.table.game].seats
    chairs = len(doing.table.chairs)
    if chairs < seats[0]:
        raise Rejected("too-few-players", least=seats[0])
    if chairs > seats[-1]:
        raise Rejected("too-many-players", most=seats[-1])
    doing.start = True
