"""The host's hand before a game: seats, bots, rules, the door."""

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
    Partner,
    SetKnock,
    SetLevel,
    SetOptions,
    Start,
    Youngest,
)
from parlotte.server.content.days import day_at
from parlotte.server.content.options import chosen_options, completed_options, read_options
from parlotte.server.table.gathering import MOST_BOTS, ROBOT, Person
from parlotte.server.table.keeping import make_way
from parlotte.server.table.live_match import begin
from parlotte.server.table.teams import seated_together, teams_at
from parlotte.server.table.tokens import new_id


@handles(AddBot, "host")
def add_bot(hearing: Hearing, command: AddBot) -> None:
    table = hearing.table
    bots = [one for one in table.people if one.is_bot]
    if len(bots) >= MOST_BOTS:
        raise Rejected("table-full")
    bot = Person(table.next_id, bot_name(table), ROBOT, level=command.level)
    hearing.alter(people=(*table.people, bot), next_id=table.next_id + 1)


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
    hearing.alter(people=tuple(people[one] for one in command.people))


@handles(Partner, "host")
def partner(hearing: Hearing, command: Partner) -> None:
    hearing.not_playing()
    table = hearing.table
    game, options = _chosen(hearing)
    if game.in_teams(options) is None:
        raise Rejected("not-in-teams")
    game.teams_with(options, len(table.chairs))
    teams = teams_at(table, game, options)
    two = hearing.person(command.person), hearing.person(command.with_)
    hearing.alter(people=seated_together(table, teams, *two))


def _chosen(hearing: Hearing) -> tuple[Registration, Any]:
    """The game that would begin now, and its options."""
    table = hearing.table
    game = hearing.house.library.games[table.game]
    people = (one.id for one in table.people)
    return game, chosen_options(game, table.options.get(table.game, {}), people)


@handles(Youngest, "host")
def youngest(hearing: Hearing, command: Youngest) -> None:
    if command.person is not None:
        hearing.person(command.person)
    hearing.alter(youngest=command.person)


@handles(Choose, "host")
def choose(hearing: Hearing, command: Choose) -> None:
    hearing.not_playing()
    if command.game not in hearing.house.library.games:
        raise Rejected("unknown-game")
    hearing.alter(game=command.game)


@handles(SetOptions, "host")
def set_options(hearing: Hearing, command: SetOptions) -> None:
    """A whole set: what is not named is as printed on the sheet."""
    hearing.not_playing()
    table = hearing.table
    house = hearing.house
    people, today = (one.id for one in table.people), day_at(house.wall())
    packs = [pack.key for pack in hearing.kept.own_packs.of(table.game)]
    chosen = completed_options(house.library, table.game, command.options, today, people, packs)
    hearing.alter(options={**table.options, table.game: chosen})


@handles(Lock, "host")
def lock(hearing: Hearing, command: Lock) -> None:
    hearing.alter(locked=command.locked)
    if command.locked:
        hearing.after.append(hearing.stage.put_out_uninvited)


@handles(SetKnock, "host")
def set_knock(hearing: Hearing, command: SetKnock) -> None:
    hearing.alter(knock=command.knock)


@handles(Start, "host")
def start(hearing: Hearing, command: Start) -> None:  # noqa: ARG001
    """With everybody who has not left and is not on the couch; whoever comes later plays the next
    game."""
    hearing.not_playing()
    game, options = _chosen(hearing)
    chairs = len(hearing.table.chairs)
    if chairs < game.seats[0]:
        raise Rejected("too-few-players", least=game.seats[0])
    if chairs > game.seats[-1]:
        raise Rejected("too-many-players", most=game.seats[-1])
    game.teams_with(options, chairs)
    _begin(hearing)


def _begin(hearing: Hearing) -> None:
    """Everything a match starts from; the rules set it up when they are asked. A table's own words
    make another book of the game's: that, and the setting up, takes its time."""
    make_way(hearing)
    house, kept, table = hearing.house, hearing.kept, hearing.table
    game = table.game
    own, voted = kept.own_packs.of(game), kept.voted.voted_in()
    name, seed = new_id(house.secrets), house.secrets.bytes(16)

    def aside() -> None:
        bound = house.library.with_packs(game, own, voted)
        options = read_options(bound.registration, table.options.get(game, {}))
        hearing.start, hearing.table = begin(name, table, bound, options, seed)

    hearing.aside = aside
