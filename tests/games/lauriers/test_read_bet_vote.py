"""§4 Read, §5 Bet, §6 Vote."""

import pytest

from games.lauriers.table import Table
from parlotte.core.contract import Closed, Holder, Input, Rejected
from parlotte.games.lauriers.actions import GoOn, ReadOn, Stake, Vote
from parlotte.games.lauriers.phases import Reading, Revealing, Voting


def test_the_mdj_reads_one_entry_after_another() -> None:
    table = Table().write({1: "Un.", 2: "Deux.", 3: "Trois."})
    table.prepare()
    seen = [len(table.view(None).phase.entries)]
    while isinstance(table.phase, Reading):
        entry = table.phase.read
        assert table.refused(1, ReadOn(entry)) == "lauriers-mdj-only"
        assert table.refused(0, ReadOn(entry + 1)) == "lauriers-not-yet-read"
        assert table.refused(0, ReadOn(entry - 1)) == "lauriers-already-read"
        table.do(0, ReadOn(entry))
        seen.append(len(table.view(None).phase.entries))
    assert seen == [0, 1, 2, 3, 4]
    assert isinstance(table.phase, Voting)


def test_no_author_is_shown_while_reading_and_voting() -> None:
    table = Table().to_vote()
    public = table.view(None).phase
    assert set(public.__struct_fields__) == {"word", "entries", "voted", "staked"}
    assert all(isinstance(text, str) for text in public.entries)


LONG = "Danse villageoise qu’on exécute à reculons, un soir de foire, sans jamais se retourner."


def read_by_a_bot(**options: object) -> Table:
    table = Table(bots=(0,), **options).write({1: "Un.", 2: LONG, 3: "Trois."})
    table.prepare()
    assert isinstance(table.phase, Reading)
    return table


@pytest.mark.parametrize("automatic", [False, True])
def test_without_a_person_who_leads_the_definitions_come_one_by_one(automatic: bool) -> None:
    if automatic:
        table = Table(automatic_mdj=True).write({0: "Zéro.", 1: "Un.", 2: LONG, 3: "Trois."})
    else:
        table = read_by_a_bot()
    seen, lasted = [], {}
    while isinstance(table.phase, Reading):
        phase = table.view(None).phase
        assert phase.by_itself
        seen.append(len(phase.entries))
        lasted[phase.entries[-1]] = table.match.deadline - table.match.now
        assert table.refused(1, Stake()) == "not-now"
        assert table.refused(1, Vote(0)) == "not-now"
        table.expire()
    assert isinstance(table.phase, Voting)
    assert seen == list(range(1, 6 if automatic else 5))
    assert 8_000 < lasted[LONG] < 10_000
    assert lasted["Un."] < 3_000


def test_it_has_its_pace_also_without_a_clock() -> None:
    table = read_by_a_bot(writing_minutes=0, voting_seconds=0)
    for _ in range(4):
        assert table.match.deadline is not None
        table.expire()
    assert isinstance(table.phase, Voting)


def test_everybody_present_may_go_straight_to_the_vote() -> None:
    table = read_by_a_bot()
    table.becomes(3, "away")
    assert table.view(None).waiting == (1, 2)
    assert table.acts(0) == []
    assert table.acts(1) == ["go-on"]
    deadline = table.match.deadline
    table.do(1, GoOn())
    table.do(1, GoOn())
    assert isinstance(table.phase, Reading)
    assert table.view(None).phase.ready == (1,)
    assert table.match.deadline == deadline
    table.do(2, GoOn())
    assert isinstance(table.phase, Voting)
    assert len(table.phase.entries) == 4


@pytest.mark.parametrize("minutes", [0, 3])
def test_the_hosts_hand_goes_straight_to_the_vote(minutes: int) -> None:
    table = read_by_a_bot(writing_minutes=minutes)
    assert table.match.hand_refused(()) is None
    table.close(excused=())
    assert isinstance(table.phase, Voting)


def test_bots_alone_read_nothing_to_each_other() -> None:
    table = Table(bots=(0, 1, 2, 3)).write({1: "Un.", 2: LONG, 3: "Trois."})
    table.prepare()
    assert isinstance(table.phase, Voting)
    assert table.match.now == 0


def test_no_entry_is_known_before_it_is_read() -> None:
    table = read_by_a_bot()
    while isinstance(table.phase, Reading):
        own, read = table.entry(1), table.phase.read
        assert table.view(1).mine.entry == (own if own < read else None)
        assert table.view(1).mine.text == "Un."  # whoever has written knows that it arrived
        table.expire()


def test_who_takes_the_bots_seat_has_nothing_to_read() -> None:
    table = read_by_a_bot()
    table.becomes(0, "person")
    assert table.acts(0) == ["go-on"]
    assert table.refused(0, ReadOn(1)) == "not-now"


def test_where_the_mdj_reads_nobody_goes_on() -> None:
    table = Table().write({1: "Un.", 2: "Deux.", 3: "Trois."})
    table.prepare()
    assert table.refused(1, GoOn()) == "not-now"
    assert not table.view(None).phase.by_itself


@pytest.mark.parametrize("holder", ["away", "bot"])
def test_an_mdj_who_leaves_while_reading_lets_it_go_on_by_itself(holder: Holder) -> None:
    table = Table().write({1: "Un.", 2: "Deux.", 3: "Trois."})
    table.prepare()
    table.do(0, ReadOn(0))
    table.becomes(0, holder)
    assert table.view(None).phase.by_itself
    assert len(table.view(None).phase.entries) == 2
    for _ in range(3):
        assert isinstance(table.phase, Reading)
        table.expire()
    assert isinstance(table.phase, Voting)
    assert len(table.phase.entries) == 4


def test_a_token_is_staked_openly_once_a_round_and_is_spent() -> None:
    table = Table().to_vote()
    table.stake(1)
    assert table.view(None).phase.staked == (1,)
    assert table.state.tokens == (3, 2, 3, 3)
    assert table.refused(1, Stake()) == "lauriers-already-staked"
    assert "stake" not in table.acts(1)


def test_several_players_may_stake_in_the_same_round() -> None:
    table = Table().to_vote()
    table.stake(3, 1)
    assert table.view(None).phase.staked == (1, 3)


def test_the_mdj_neither_bets_nor_votes() -> None:
    table = Table().to_vote()
    assert table.refused(0, Stake()) == "lauriers-mdj-does-not-bet"
    assert table.refused(0, Vote(0)) == "lauriers-mdj-does-not-vote"
    assert table.acts(0) == []


def test_no_bet_before_the_end_of_the_reading() -> None:
    table = Table().write({1: "Un.", 2: "Deux.", 3: "Trois."})
    table.prepare()
    assert table.refused(1, Stake()) == "not-now"
    table.do(0, ReadOn(0))
    assert table.refused(1, Stake()) == "not-now"


def test_one_may_still_stake_after_voting() -> None:
    table = Table().to_vote()
    table.vote({1: None})
    table.stake(1)
    table.vote({2: 1, 3: 1})
    assert table.result.scores[1].total == (2 + 2) * 2


def test_with_no_token_left_one_does_not_stake() -> None:
    table = Table(3)
    staked = 0
    while staked < 3:
        table.to_vote()
        if table.state.mdj != 2:
            table.stake(2)
            staked += 1
        table.close()
        table.go_on()
    while table.state.mdj == 2:
        table.to_vote()
        table.close()
        table.go_on()
    table.to_vote()
    assert table.state.tokens[2] == 0
    assert "stake" not in table.acts(2)
    assert table.refused(2, Stake()) == "lauriers-no-token"


def test_the_vote_closes_when_all_have_confirmed() -> None:
    table = Table().to_vote()
    table.vote({1: None, 2: None})
    assert isinstance(table.phase, Voting)
    table.vote({3: None})
    assert isinstance(table.phase, Revealing)


def test_a_vote_can_be_changed_until_the_phase_closes() -> None:
    table = Table().to_vote()
    table.vote({1: 2})
    table.vote({1: None})
    table.vote({2: None, 3: None})
    assert [score.found for score in table.result.scores] == [0, 2, 2, 2]


def test_one_may_vote_for_ones_own_entry_which_is_shown_as_ones_own() -> None:
    table = Table().to_vote()
    assert table.view(1).mine.entry == table.entry(1)
    table.vote({1: 1, 2: None, 3: None})
    assert table.points()[1] == 0


def test_at_the_deadline_an_unconfirmed_choice_counts_and_silence_is_no_vote() -> None:
    table = Table().to_vote()
    deadline = table.match.deadline
    assert deadline is not None
    assert deadline - table.match.now == 45_000
    table.do(1, Vote(table.entry(None), done=False))
    table.expire()
    assert [score.found for score in table.result.scores] == [0, 2, 0, 0]
    assert set(table.result.votes) == {1}


def test_no_such_entry() -> None:
    table = Table().to_vote()
    assert table.refused(1, Vote(4)) == "lauriers-no-such-entry"
    assert table.refused(1, Vote(-1)) == "lauriers-no-such-entry"


def test_the_table_goes_on_when_everybody_present_has_seen_the_results() -> None:
    table = Table(bots=(3,)).to_vote()
    table.vote({1: None, 2: None, 3: None})
    assert table.view(None).waiting == (0, 1, 2)
    assert table.acts(3) == []
    table.do(1, GoOn())
    table.do(0, GoOn())
    assert isinstance(table.phase, Revealing)
    table.becomes(2, "away")
    assert table.state.round == 2


def test_an_automatic_mdj_lets_everybody_write_and_vote_and_nobody_leads() -> None:
    table = Table(automatic_mdj=True)
    assert table.state.mdj is None
    assert table.view(None).mdj is None
    table.write({0: "Zéro.", 1: "Un.", 2: "Deux.", 3: "Trois."})
    table.read()
    table.vote({0: 1, 1: None, 2: 1, 3: 1})
    assert isinstance(table.phase, Revealing)
    assert table.points() == [0, 5, 0, 0]
    assert all(score.led == 0 for score in table.result.scores)
    table.go_on()
    assert table.state.turn == 1


def test_a_vote_is_announced_once_and_moves_no_deadline() -> None:
    table = Table().to_vote()
    deadline = table.match.deadline
    table.do(1, Vote(0), at=table.match.now + 1000)
    table.do(1, Vote(1), at=table.match.now + 1000)
    assert len(table.told("lauriers-votes")) == 1
    assert table.match.deadline == deadline


def test_a_late_tap_of_the_host_does_not_end_the_next_phase() -> None:
    table = Table().choose()
    phase = table.game.phase(table.state)
    table.write({1: "Un.", 2: "Deux.", 3: "Trois."})
    with pytest.raises(Rejected, match="phase-over"):
        table.match.play(Input(table.match.now, None, Closed(phase)))
    table.match.play(Input(table.match.now, None, Closed(table.game.phase(table.state))))
    assert isinstance(table.phase, Reading)


def test_the_last_token_can_be_staked() -> None:
    table = Table()
    table.put(tokens=(3, 1, 3, 3))
    table.to_vote()
    assert "stake" in table.acts(1)
    table.stake(1)
    assert table.state.tokens[1] == 0


def test_a_vote_during_the_results_is_too_late() -> None:
    table = Table().to_vote()
    table.vote({1: None, 2: None, 3: None})
    assert table.refused(1, Vote(0)) == "lauriers-voting-over"


def test_ones_own_number_is_hidden_until_it_is_read_out() -> None:
    table = Table().write({1: "Un.", 2: "Deux.", 3: "Trois."})
    table.prepare()
    assert all(table.view(seat).mine.entry is None for seat in (1, 2, 3))
    own = table.entry(1)
    while table.phase.read <= own:
        assert table.view(1).mine.entry is None
        table.do(0, ReadOn(table.phase.read))
    assert table.view(1).mine.entry == own
