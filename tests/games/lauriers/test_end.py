"""The end of a match, and matches that almost never end."""

from games.lauriers.table import Table
from parlotte.core.autoplay import autoplay
from parlotte.core.contract import Input, Stopped
from parlotte.games.lauriers.actions import GoOn
from parlotte.games.lauriers.bots import LauriersBot
from parlotte.games.lauriers.phases import Choosing, Finished, Revealing, Writing


def near_the_end(leaves: tuple[int, ...], tokens: tuple[int, ...] = (3, 3, 3, 3)) -> Table:
    table = Table()
    table.put(leaves=leaves, tokens=tokens)
    table.to_vote()
    return table


def test_reaching_the_last_leaf_ends_the_match() -> None:
    table = near_the_end((10, 24, 10, 10))
    table.vote({1: None, 2: 3, 3: 2})
    assert isinstance(table.phase, Finished)
    assert table.match.outcome.winners == (1,)
    assert table.match.deadline is None


def test_passing_the_last_leaf_is_the_same_and_the_surplus_counts_for_nothing() -> None:
    table = near_the_end((10, 25, 10, 10))
    table.stake(1)
    table.vote({1: None, 2: 1, 3: 1})
    assert table.state.leaves[1] == 26
    assert table.match.outcome.winners == (1,)


def test_several_in_the_same_round_who_spent_fewest_tokens_wins() -> None:
    table = near_the_end((10, 25, 25, 10), (3, 2, 3, 0))
    table.vote({1: None, 2: None, 3: None})
    assert table.match.outcome.winners == (2,)


def test_the_token_of_this_very_round_is_spent_too() -> None:
    table = near_the_end((10, 25, 25, 10))
    table.stake(1)
    table.vote({1: None, 2: None, 3: 1})
    assert table.match.outcome.winners == (2,)


def test_still_equal_they_share_the_victory() -> None:
    table = near_the_end((10, 25, 25, 10))
    table.vote({1: None, 2: None, 3: None})
    outcome = table.match.outcome
    assert outcome.winners == (1, 2)
    assert [s.place for s in outcome.standings] == [1, 1, 3, 4]


def test_the_others_are_ranked_by_leaf_then_by_tokens() -> None:
    table = near_the_end((12, 25, 12, 10), (2, 3, 3, 3))
    table.vote({1: None, 2: None, 3: None})
    ranking = [(s.seat, s.place, s.score) for s in table.match.outcome.standings]
    assert ranking == [(1, 1, 26), (2, 2, 14), (3, 3, 12), (0, 4, 12)]


def test_a_short_track_has_fifteen_leaves() -> None:
    table = Table(track=15)
    table.put(leaves=(1, 13, 1, 1))
    table.to_vote()
    table.vote({1: None, 2: 1, 3: 1})
    assert table.state.leaves[1] == 15
    assert isinstance(table.phase, Finished)


def test_when_the_match_is_over_nothing_is_accepted_any_more() -> None:
    table = near_the_end((10, 25, 10, 10))
    table.vote({1: None, 2: None, 3: None})
    assert table.refused(1, GoOn()) == "match-over"


def test_a_stopped_match_shows_its_standings_and_has_no_winner() -> None:
    table = near_the_end((10, 24, 12, 10))
    table.match.play(Input(table.match.now, None, Stopped()))
    outcome = table.match.outcome
    assert outcome.stopped
    assert outcome.winners == ()
    assert [s.seat for s in outcome.standings] == [1, 2, 0, 3]


def test_a_departure_never_ends_a_match() -> None:
    table = Table(3)
    table.becomes(1, "away")
    table.becomes(2, "away")
    for _ in range(10):
        table.choose()
        assert isinstance(table.phase, Revealing)
        table.go_on()
    assert table.match.outcome is None
    assert table.state.mdj == 0


def test_when_everybody_has_left_the_table_stays_as_it_is() -> None:
    table = Table(writing_minutes=0, voting_seconds=0).choose()
    for seat in range(4):
        table.becomes(seat, "away")
    assert isinstance(table.phase, Writing)
    table.becomes(2, "person")
    assert isinstance(table.phase, Writing)
    assert table.view(None).waiting == (2,)


def test_a_lap_in_which_nobody_acts_ends_the_match_without_a_winner() -> None:
    table = Table()
    rounds = set()
    while table.match.outcome is None:
        rounds.add(table.state.round)
        assert table.told("lauriers-abandoned") == []
        table.expire()
    assert rounds == {1, 2, 3, 4}
    assert table.match.outcome.winners == ()
    assert len(table.told("lauriers-abandoned")) == 1


def test_a_single_act_in_the_lap_keeps_the_match_alive() -> None:
    table = Table()
    for round_number in range(12):
        if round_number % 3 == 0:
            table.choose()
        while table.state.round == round_number + 1:
            table.expire()
    assert table.match.outcome is None


def test_a_match_without_anybody_acting_for_a_round_is_asleep() -> None:
    table = Table().choose()
    while table.state.round == 1:
        table.expire()
    assert not table.match.asleep
    while table.state.round == 2:
        table.expire()
    assert table.match.asleep
    table.choose()
    assert not table.match.asleep


def test_cards_come_back_when_all_are_used_up() -> None:
    table = Table(3, packs=("maison",), pick="mdj")
    seen = []
    for _ in range(7):
        assert isinstance(table.phase, Choosing)
        table.choose()
        seen.append(table.phase.word)
        table.close()
        table.close()
    assert len(set(seen[:5])) == 5
    assert set(seen[5:]) <= set(seen[:5])


def test_a_match_that_everybody_has_left_sleeps_at_once_and_opens_no_round() -> None:
    table = Table().choose()
    for seat in range(4):
        table.becomes(seat, "away")
    assert table.match.asleep
    table.expire()
    assert isinstance(table.phase, Revealing)
    table.expire()
    assert isinstance(table.phase, Revealing)
    assert table.state.round == 1
    table.becomes(3, "person")
    assert not table.match.asleep or table.view(None).waiting == (3,)
    table.go_on()
    assert table.state.mdj == 3


def test_bots_do_not_play_on_when_the_last_person_has_left() -> None:
    table = Table(4, bots=(1, 2, 3))
    table.becomes(0, "away")
    assert table.match.asleep


def test_a_bot_alone_at_an_empty_table_does_not_go_round_for_ever() -> None:
    table = Table(3, bots=(1,))
    table.becomes(0, "away")
    table.becomes(2, "away")
    autoplay(table.match, {1: LauriersBot(table.game, 2, b"x", 1)})
    assert table.match.outcome.winners == ()


def test_a_match_silent_from_the_start_sleeps_after_its_first_round() -> None:
    table = Table()
    while table.state.round == 1:
        assert not table.match.asleep
        table.expire()
    assert table.match.asleep


def test_the_hosts_hand_keeps_a_match_awake() -> None:
    table = Table(writing_minutes=0, voting_seconds=0)
    for _ in range(20):
        table.close()
        assert not table.match.asleep
    assert table.match.outcome is None
