"""Advice to a player: the best places for a typed word."""

from games.coquillaude.table import MID, Table
from parlotte.games.coquillaude.advice import MOST_PLACES, Places, Typing, advise
from parlotte.games.coquillaude.board import place_of


def composing(*hands: str) -> Table:
    return Table().to_compose().hands(*hands)


def places(table: Table, word: str, seat: int | None = 0, *, person: bool = False) -> Places:
    return advise(table.game, table.view(seat), "places", Typing(word, person))


def test_every_place_can_be_locked_for_as_many_points_the_best_first() -> None:
    table = composing("TABLE")
    found = places(table, "Table").places
    assert len(found) == MOST_PLACES
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
    for one in found:
        shown = table.draft(0, "table", one.at)
        assert (shown.points, shown.new) == (one.points, one.new)
        assert tuple(side.word for side in shown.sides) == one.sides


def test_no_place_that_it_leaves_out_is_better() -> None:
    table = composing("ELBAT")
    table.letters(word=("TABLES", MID))
    found = places(table, "sel").places
    best = 0
    for at_square in range(441):
        for direction in ("right", "down", "falling", "rising"):
            column, row = place_of(at_square)
            where = type(found[0].at)(column, row, direction)
            best = max(best, table.draft(0, "sel", where).points or 0)
    assert found[0].points == best


def test_it_uses_my_own_letters_and_only_known_words_at_the_sides() -> None:
    table = composing("XZ", "TABLE")
    assert places(table, "table") == Places()
    assert places(table, "table", 1).places
    table.letters(word=("TABLES", MID))
    for one in places(table, "bal", 1).places:
        assert all(table.court.knows(table.state, side) for side in one.sides)


def test_a_name_counts_its_bonus_where_it_is_known_or_claimed() -> None:
    table = composing("BASILETABLE")
    plain, claimed = places(table, "table"), places(table, "table", person=True)
    assert claimed.places[0].points > plain.places[0].points
    assert places(table, "Basile").places[0].points >= 64


def test_nonsense_or_a_viewer_without_a_hand_gets_no_places() -> None:
    table = composing("TABLE")
    for word in ("", "a", "4 x", "a" * 30):
        assert places(table, word) == Places()
    assert places(table, "table", None) == Places()
    assert advise(table.game, table.view(0), "places") == Places()
