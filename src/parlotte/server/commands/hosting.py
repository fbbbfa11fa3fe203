"""Commands of the host before a match: seats, bots, options, the door."""

import msgspec

from parlotte.core.contract import Rejected
from parlotte.server.commands import kinds
from parlotte.server.commands.context import CommandContext, handles
from parlotte.server.commands.joining import bot_name
from parlotte.server.content.days import day_at
from parlotte.server.content.options import completed_options, read_options
from parlotte.server.table.gathering import MOST_BOTS, ROBOT, Person
from parlotte.server.table.live_match import begin
from parlotte.server.table.retention import clear_decided
from parlotte.server.table.teams import chosen_game, seated_together, teams_at
from parlotte.server.table.tokens import new_id


@handles(kinds.AddBot, "host")
def add_bot(context: CommandContext, command: kinds.AddBot) -> None:
    table = context.table
    bots = [one for one in table.people if one.is_bot]
    if len(bots) >= MOST_BOTS:
        raise Rejected("table-full")
    bot = Person(table.next_id, bot_name(table), ROBOT, level=command.level)
    context.alter(people=(*table.people, bot), next_id=table.next_id + 1)


@handles(kinds.SetLevel, "host")
def set_level(context: CommandContext, command: kinds.SetLevel) -> None:
    bot = context.person(command.person)
    if not bot.is_bot:
        raise Rejected("not-a-bot")
    context.put(msgspec.structs.replace(bot, level=command.level))


@handles(kinds.Order, "host")
def order(context: CommandContext, command: kinds.Order) -> None:
    context.not_playing()
    people = {one.id: one for one in context.table.people}
    if sorted(command.people) != sorted(people):
        raise Rejected("person-unknown")
    context.alter(people=tuple(people[one] for one in command.people))


@handles(kinds.Partner, "host")
def partner(context: CommandContext, command: kinds.Partner) -> None:
    context.not_playing()
    table = context.table
    game, options = chosen_game(context.table, context.house.library)
    if game.in_teams(options) is None:
        raise Rejected("not-in-teams")
    game.teams_with(options, len(table.chairs))
    teams = teams_at(table, game, options)
    two = context.person(command.person), context.person(command.with_)
    context.alter(people=seated_together(table, teams, *two))


@handles(kinds.Youngest, "host")
def youngest(context: CommandContext, command: kinds.Youngest) -> None:
    if command.person is not None:
        context.person(command.person)
    context.alter(youngest=command.person)


@handles(kinds.Choose, "host")
def choose(context: CommandContext, command: kinds.Choose) -> None:
    context.not_playing()
    if command.game not in context.house.library.games:
        raise Rejected("unknown-game")
    context.alter(game=command.game)


@handles(kinds.SetOptions, "host")
def set_options(context: CommandContext, command: kinds.SetOptions) -> None:
    """Sets all options: those that are not named get their defaults."""
    context.not_playing()
    table = context.table
    house = context.house
    people, today = (one.id for one in table.people), day_at(house.wall())
    packs = [pack.key for pack in context.state.own_packs.of(table.game)]
    chosen = completed_options(house.library, table.game, command.options, today, people, packs)
    context.alter(options={**table.options, table.game: chosen})


@handles(kinds.Lock, "host")
def lock(context: CommandContext, command: kinds.Lock) -> None:
    context.alter(locked=command.locked)
    if command.locked:
        context.after.append(context.stage.put_out_uninvited)


@handles(kinds.SetKnock, "host")
def set_knock(context: CommandContext, command: kinds.SetKnock) -> None:
    context.alter(knock=command.knock)


@handles(kinds.Start, "host")
def start(context: CommandContext, command: kinds.Start) -> None:  # noqa: ARG001
    """Starts with everybody at the table but the couch; latecomers play the next match."""
    context.not_playing()
    game, options = chosen_game(context.table, context.house.library)
    chairs = len(context.table.chairs)
    if chairs < game.seats[0]:
        raise Rejected("too-few-players", least=game.seats[0])
    if chairs > game.seats[-1]:
        raise Rejected("too-many-players", most=game.seats[-1])
    game.teams_with(options, chairs)
    _begin(context)


def _begin(context: CommandContext) -> None:
    """Prepared in a worker: a table's own words need a new build of the game's content."""
    clear_decided(context)
    house, state, table = context.house, context.state, context.table
    game = table.game
    own, voted = state.own_packs.of(game), state.voted.voted_in()
    name, seed = new_id(house.secrets), house.secrets.seed()

    def aside() -> None:
        bound = house.library.with_packs(game, own, voted)
        options = read_options(bound.registration, table.options.get(game, {}))
        context.start, context.table = begin(name, table, bound, options, seed)

    context.aside = aside
