"""§7, §8 The last verdict: nobody has won while a claim is still possible."""

from games.lauriers.table import Table
from parlotte.games.lauriers.actions import Claim, Judge
from parlotte.games.lauriers.phases import Finished, Revealing


def last_verdict(**settings: object) -> Table:
    """2 would arrive by two votes; 1 claims, and then 1 arrives as well."""
    table = Table(5, bots=(0,), **settings)
    table.put(leaves=(1, 23, 24, 1, 1))
    table.to_vote()
    table.stake(2)
    table.vote({1: None, 2: 1, 3: 2, 4: 1})
    return table


def test_the_last_verdict_waits_for_claims_and_names_no_winner_yet() -> None:
    table = last_verdict()
    assert isinstance(table.phase, Revealing)
    assert table.state.leaves[1:3] == (26, 26)
    assert table.match.outcome is None
    assert not table.told("lauriers-wins")
    assert table.view(None).phase.last


def test_once_nobody_can_claim_any_more_the_match_is_over() -> None:
    ways = (Table.expire, Table.go_on, lambda table: table.close(()))
    for way in ways:
        table = last_verdict()
        way(table)
        assert isinstance(table.phase, Finished)
        assert table.match.outcome.winners == (1,)  # 2 has spent a token
        assert [e.params["seat"] for e in table.told("lauriers-wins")] == [1]


def test_bots_in_all_other_seats_end_the_wait_at_once() -> None:
    table = last_verdict()
    for seat in (2, 3, 4):
        table.becomes(seat, "bot")
    assert isinstance(table.phase, Finished)


def test_a_claim_may_change_who_wins() -> None:
    table = Table(5, bots=(0,))
    table.put(leaves=(1, 1, 22, 24, 1))
    table.to_vote()
    table.vote({1: None, 2: 1, 3: 1, 4: 2})
    assert not table.view(None).phase.last
    table.claim(1, {2: True, 3: True, 4: True})
    assert table.state.leaves[3] == 26  # what 3 had voted for is the truth now
    assert table.view(None).phase.last
    table.go_on()
    assert table.match.outcome.winners == (3,)


def test_a_claim_may_take_the_last_leaf_back() -> None:
    table = Table(5, bots=(0,))
    table.put(leaves=(24, 1, 1, 1, 1))
    table.to_vote()
    table.vote({1: None, 2: 1, 3: 1, 4: None})
    assert table.state.leaves[0] == 26
    table.claim(1, {2: True, 3: True, 4: True})
    assert table.state.leaves[0] == 24
    assert not table.view(None).phase.last
    table.go_on()
    assert table.state.round == 2


def test_a_new_last_count_is_looked_at_though_nobody_can_claim_any_more() -> None:
    table = Table(5, bots=(0,))
    table.put(leaves=(1, 22, 24, 1, 1))
    table.to_vote()
    table.vote({1: None, 2: 1, 3: 1, 4: 2})
    for seat in (3, 4):
        table.becomes(seat, "bot")
    table.claim(2, {1: False})
    table.claim(1, {2: True})
    assert isinstance(table.phase, Revealing)
    assert (table.phase.recourse, table.phase.result.before) == (None, (3, 4, 1, 0, 0))
    assert table.match.deadline - table.match.now >= 20_000
    table.go_on()
    assert isinstance(table.phase, Finished)


def test_a_claim_at_the_last_moment_leaves_time_to_look_at_the_new_count() -> None:
    table = last_verdict()
    closing = table.match.deadline
    table.do(1, Claim(), at=closing - 1)
    place = table.phase.verdict.result.entries[table.phase.entry].place
    for seat in (2, 3, 4):
        table.do(seat, Judge(place, agree=True), at=closing + 10_000)
    table.expire()  # for other claims the time is over
    assert isinstance(table.phase, Revealing)
    assert (table.phase.recourse, table.match.outcome) == (None, None)
    assert table.match.deadline - table.match.now >= 20_000
    table.expire()
    assert isinstance(table.phase, Finished)


def test_the_honours_follow_the_new_count() -> None:
    table = last_verdict()
    table.claim(1, {2: True, 3: True, 4: True})
    table.go_on()
    shown = table.view(None).phase
    assert isinstance(table.phase, Finished)
    assert [bluff.authors for bluff in shown.bluffs] == [(2,)]
    assert shown.rounds == 1


def test_after_a_person_has_prepared_it_the_last_verdict_is_the_end() -> None:
    table = Table()
    table.put(leaves=(1, 25, 1, 1))
    table.to_vote()
    table.vote({1: None, 2: None, 3: None})
    assert isinstance(table.phase, Finished)
