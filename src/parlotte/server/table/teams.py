"""The game a table has chosen, and its teams: by the order of the chairs, partners opposite."""

from typing import Any

from parlotte.core.contract import Rejected
from parlotte.core.registration import Registration
from parlotte.server.content.library import Library
from parlotte.server.content.options import chosen_options
from parlotte.server.table.gathering import Gathering, Person


def chosen_game(table: Gathering, library: Library) -> tuple[Registration, Any]:
    """The game that would start now, and all its options."""
    game = library.games[table.game]
    people = (one.id for one in table.people)
    return game, chosen_options(game, table.options.get(table.game, {}), people)


def teams_at(
    table: Gathering, registration: Registration, options: Any
) -> tuple[tuple[int, ...], ...]:
    """The persons of each team if a match started now; empty if the number does not allow teams."""
    teams, chairs = registration.in_teams(options), table.chairs
    seats = () if teams is None else teams.of(len(chairs))
    return tuple(tuple(chairs[seat].id for seat in team) for team in seats)


def seated_together(
    table: Gathering, teams: tuple[tuple[int, ...], ...], person: Person, partner: Person
) -> tuple[Person, ...]:
    """The second swaps places with the person opposite the first; nobody else moves."""
    team = next((team for team in teams if person.id in team), ())
    for one in (person, partner):
        if not any(one.id in some for some in teams):
            raise Rejected("partner-not-playing", name=one.name)
    if person.id == partner.id:
        raise Rejected("partner-oneself")
    if partner.id in team:
        return table.people
    opposite = next(one for one in team if one != person.id)
    people = {one.id: one for one in table.people}
    moves = {partner.id: people[opposite], opposite: partner}
    return tuple(moves.get(one.id, one) for one in table.people)
