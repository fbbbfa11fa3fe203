"""§7 "C'était la bonne": the verdict comes first, then an author may claim."""

import pytest

from games.lauriers.table import Table
from parlotte.core.contract import Rejected
from parlotte.games.lauriers.actions import Claim, GoOn, Judge, Stake, Vote
from parlotte.games.lauriers.phases import Judging, Revealing


def told(seats: int = 5, **settings: object) -> Table:
    """A round led by a bot, counted: 1 found the truth, 2 voted for 1, the others for 2."""
    table = Table(seats, bots=(0,), **settings).to_vote()
    votes: dict[int, int | None] = {1: None, 2: 1, 3: 2}
    if seats > 4:
        votes[4] = 2
    table.vote(votes)
    return table


def place(table: Table, author: int) -> int:
    return table.result.entries[table.entry(author)].place


# The verdict first.


def test_the_verdict_comes_first_with_a_bot_and_with_an_automatic_mdj() -> None:
    automatic = Table(automatic_mdj=True)
    automatic.to_vote()
    automatic.vote({0: 1, 1: None, 2: 1, 3: 1})
    for table, points in ((told(), [3, 3, 2, 0, 0]), (automatic, [0, 5, 0, 0])):
        assert isinstance(table.phase, Revealing)
        assert table.points() == points
        assert list(table.state.leaves) == [1 + each for each in points]


def test_nobody_has_to_decline_anything() -> None:
    table = told()
    for seat in (1, 2, 3, 4):
        prompts = {prompt.act: prompt.must for prompt in table.game.prompts(table.state, seat)}
        assert prompts == {"go-on": True, "claim": False}
    table.go_on()
    assert table.state.round == 2


def test_after_a_person_has_prepared_the_list_nobody_claims() -> None:
    table = Table().to_vote()
    table.vote({1: None, 2: 1, 3: 2})
    assert table.acts(1) == ["go-on"]
    assert table.refused(1, Claim()) == "lauriers-claims-over"


def test_when_the_deadline_prepared_the_list_one_may_claim() -> None:
    table = Table().write({1: "Un.", 2: "Deux.", 3: "Trois."})
    table.expire()
    table.read()
    table.vote({1: None, 2: 1, 3: 2})
    assert table.acts(1) == ["go-on", "claim"]


def test_votes_and_bets_are_closed_while_one_may_claim() -> None:
    table = told()
    assert table.refused(1, Vote(0)) == "lauriers-voting-over"
    assert table.refused(1, Stake()) == "lauriers-voting-over"


# The time for it.


def test_one_may_claim_for_twenty_seconds_once_the_entries_have_been_told() -> None:
    table = told()
    opened = table.match.now
    assert table.match.deadline == opened + 20_000 + 5 * 5_000
    table.expire()
    # The verdict stays; nobody may claim any more.
    assert isinstance(table.phase, Revealing)
    assert table.acts(1) == ["go-on"]
    assert table.refused(1, Claim()) == "lauriers-claims-over"
    assert table.match.deadline == opened + 120_000
    table.expire()
    assert table.state.round == 2


def test_going_on_moves_no_deadline_and_ends_the_claims_with_the_verdict() -> None:
    table = told()
    deadline = table.match.deadline
    table.do(1, GoOn())
    assert table.match.deadline == deadline
    assert table.acts(1) == ["claim"]  # gone on, he may still think better of it
    for seat in (2, 3, 4):
        table.do(seat, GoOn())
    assert table.state.round == 2


def test_the_hosts_hand_ends_the_verdict_and_not_its_claims_alone() -> None:
    table = told()
    table.close(excused=())
    assert table.state.round == 2


def test_sans_chrono_one_may_claim_as_long_as_the_verdict_stands() -> None:
    table = told(voting_seconds=0, writing_minutes=0)
    assert table.match.deadline is None
    table.claim(1)
    assert table.match.deadline is None
    assert table.view(None).waiting == (2, 3, 4)


def test_sans_chrono_for_votes_alone_the_verdict_ends_the_claims() -> None:
    table = told(voting_seconds=0)
    assert table.match.deadline == table.match.now + 120_000
    table.expire()
    assert table.state.round == 2


# What the others say.


def test_a_claim_that_more_than_half_accept_is_merged_and_counted_again() -> None:
    table = told()
    claimed, voted_on = place(table, 1), table.view(None).phase.entries
    table.claim(1, {2: True, 3: True, 4: False})
    assert isinstance(table.phase, Revealing)
    # 1 and 2 voted for the truth now; 1 wrote it, and 2's vote pays him.
    assert table.points() == [2, 2 + 1, 2 + 2, 0, 0]
    assert table.state.leaves == (3, 4, 5, 1, 1)
    assert len(table.result.entries) == 4
    # Whoever voted for C finds C again, though the list is shorter now.
    assert table.view(None).phase.entries == voted_on
    shown = table.view(None).phase.result
    assert [one.place for one in shown.entries] == [n for n in range(5) if n != claimed]
    assert shown.before == (3, 3, 2, 0, 0)
    assert [(one.place, one.seat, one.granted) for one in shown.claims] == [(claimed, 1, True)]


def test_the_new_count_is_told() -> None:
    table = told()
    table.events.clear()
    table.claim(1, {2: True, 3: True, 4: False})
    keys = [event.key for event in table.events]
    assert keys == [
        "lauriers-claims",
        "lauriers-claim-accepted",
        "lauriers-recount",
        "lauriers-recounted",
        "lauriers-recounted",
    ]
    # Only those whose points have changed.
    again = table.told("lauriers-recounted")
    assert [(e.params["seat"], e.params["points"], e.params["leaf"]) for e in again] == [
        (0, 2, 3),
        (2, 4, 5),
    ]


def test_a_staked_token_doubles_what_is_counted_again_and_is_spent_once() -> None:
    table = Table(5, bots=(0,)).to_vote()
    table.stake(2)
    table.vote({1: None, 2: 1, 3: 2, 4: 2})
    assert table.points() == [3, 3, 4, 0, 0]
    table.claim(1, {2: True, 3: True, 4: True})
    assert table.points() == [2, 3, 8, 0, 0]
    assert table.state.tokens == (3, 3, 2, 3, 3)


def test_a_player_who_had_gone_on_must_go_on_again_after_a_recount() -> None:
    table = told()
    for seat in (2, 3, 4):
        table.do(seat, GoOn())
    opened = table.match.now
    table.claim(1, {2: True, 3: True, 4: True})
    assert table.view(None).waiting == (1, 2, 3, 4)
    assert table.phase.ends_at == opened + 120_000


def test_a_claim_that_is_refused_changes_nothing() -> None:
    table = told()
    table.do(4, GoOn())
    table.claim(1, {2: True, 3: False, 4: False})
    assert table.points() == [3, 3, 2, 0, 0]
    assert table.result.before == ()
    assert table.told("lauriers-claim-refused")
    assert not table.told("lauriers-recount")
    assert table.view(None).phase.ready == (4,)
    # It has been judged: it is not asked again.
    assert table.acts(1) == ["go-on"]
    assert table.refused(1, Claim()) == "lauriers-nothing-to-claim"
    assert table.acts(2) == ["go-on", "claim"]


def test_half_is_not_more_than_half_and_silence_is_a_no() -> None:
    for verdicts in ({2: True, 3: True, 4: False, 5: False}, {2: True, 3: True}, {}):
        table = Table(6, bots=(0,)).to_vote()
        table.vote({1: None, 2: 1, 3: 2, 4: 2, 5: 2})
        table.claim(1, verdicts)
        if len(verdicts) < 4:
            assert isinstance(table.phase, Judging)
            table.expire()
        assert not table.told("lauriers-claim-accepted")
        assert len(table.result.entries) == 6


def test_more_yes_than_no_is_not_enough_when_others_are_silent() -> None:
    table = told()
    table.claim(1, {2: True})
    table.expire()
    assert table.told("lauriers-claim-refused")
    assert isinstance(table.phase, Revealing)


def test_a_word_may_be_changed_until_all_have_spoken() -> None:
    table = told()
    table.claim(1, {2: False, 3: True})
    assert table.view(2).mine.agree is False
    table.do(2, Judge(place(table, 1), True))
    assert table.view(2).mine.agree is True
    assert table.view(3).mine.agree is True
    table.do(4, Judge(place(table, 1), False))
    assert table.told("lauriers-claim-accepted")


# One after the other, and the time meanwhile.


def test_claims_are_judged_one_after_the_other() -> None:
    table = told()
    second = place(table, 2)
    table.claim(1)
    assert table.refused(2, Claim()) == "lauriers-claim-under-way"
    for judge in (2, 3, 4):
        table.do(judge, Judge(place(table, 1), True))
    table.claim(2, {1: True, 3: True, 4: True})
    assert len(table.result.entries) == 3
    # All four voted for what is now the truth; 1 and 2 score the votes of the three others.
    assert table.points() == [0, 2 + 3, 2 + 3, 2, 2]
    assert table.result.before == (2, 3, 4, 0, 0)
    assert [one.granted for one in table.result.claims] == [True, True]
    assert table.refused(1, Judge(second, True)) == "lauriers-claim-settled"


def test_a_tap_for_a_claim_that_is_over_does_not_judge_the_next() -> None:
    table = told()
    first = place(table, 1)
    table.claim(1, {2: False, 3: False, 4: False})
    table.claim(2)
    assert table.refused(3, Judge(first, True)) == "lauriers-claim-settled"


def test_the_times_of_the_verdict_stand_still_while_a_claim_is_judged() -> None:
    table = told()
    until, ends_at = table.match.deadline, table.phase.ends_at
    table.do(1, Claim(), at=table.match.now + 5_000)
    assert table.match.deadline == table.match.now + 45_000
    table.expire()
    assert table.match.deadline == until + 45_000
    assert table.phase.ends_at == ends_at + 45_000


def test_the_table_waits_for_a_claim_and_nobody_loses_his_tap_meanwhile() -> None:
    table = told()
    table.claim(1)
    assert table.view(None).waiting == (2, 3, 4)
    for seat in (1, 2, 3, 4):
        table.do(seat, GoOn())
    assert isinstance(table.phase, Judging)
    assert table.acts(2) == ["judge"]
    for judge in (2, 3, 4):
        table.do(judge, Judge(place(table, 1), False))
    assert table.state.round == 2  # all had gone on


def test_a_tap_of_the_host_on_the_verdict_does_not_end_a_claim_that_came_first() -> None:
    table = told()
    meant = table.game.phase(table.state)
    table.claim(1)
    assert table.game.phase(table.state) != meant
    for judge in (2, 3, 4):
        table.do(judge, Judge(place(table, 1), False))
    assert table.game.phase(table.state) != meant


def test_the_hosts_hand_ends_a_judgement_with_what_was_said() -> None:
    table = told()
    table.claim(1, {2: True, 3: True})
    with pytest.raises(Rejected, match="hand-others-answer"):
        table.close(excused=(1,))
    table.close(excused=(4,))
    assert table.told("lauriers-claim-accepted")


# Who may, and who judges.


def test_an_author_of_the_truth_or_of_nothing_has_nothing_to_claim() -> None:
    table = Table(5, bots=(0,)).choose()
    truth = table.game.book.words[table.phase.word].definition
    table.write({1: truth, 2: "Deux.", 3: "Trois."})
    table.expire()
    table.prepare()
    table.read()
    table.vote({1: None, 2: None, 3: 2, 4: None})
    assert [table.acts(seat) for seat in (1, 2, 4)] == [["go-on"], ["go-on", "claim"], ["go-on"]]
    for seat in (1, 4):
        assert table.refused(seat, Claim()) == "lauriers-nothing-to-claim"


def test_without_another_writer_a_claim_is_refused() -> None:
    table = Table(4, bots=(0,)).write({1: "Seul à écrire."})
    table.expire()
    table.prepare()
    table.read()
    table.vote({1: 1, 2: None, 3: None})
    assert table.acts(1) == ["go-on"]
    assert table.refused(1, Claim()) == "lauriers-claims-over"


def test_bots_neither_claim_nor_judge() -> None:
    table = Table(5, bots=(0, 4)).to_vote()
    table.vote({1: None, 2: 1, 3: 2, 4: 2})
    assert table.acts(4) == []
    assert table.refused(4, Claim()) == "lauriers-nothing-to-claim"
    table.claim(1)
    assert table.view(None).phase.claim.judges == (2, 3)
    assert table.refused(4, Judge(place(table, 1), True)) == "lauriers-not-yours-to-judge"
    for judge in (2, 3):
        table.do(judge, Judge(place(table, 1), True))
    assert table.told("lauriers-claim-accepted")


def test_one_person_among_bots_has_nobody_to_ask() -> None:
    table = Table(4, bots=(0, 2, 3)).to_vote()
    table.vote({1: None, 2: 1, 3: 2})
    assert table.acts(1) == ["go-on"]
    assert table.refused(1, Claim()) == "lauriers-claims-over"


def test_a_co_author_does_not_judge_and_is_paid_like_the_other() -> None:
    table = Table(5, bots=(0,))
    table.to_vote({1: "Pareil.", 2: "pareil", 3: "Trois.", 4: "Quatre."})
    table.vote({1: None, 2: None, 3: 1, 4: None})
    claimed = place(table, 2)
    table.claim(2)
    assert table.view(None).waiting == (3, 4)
    assert table.refused(1, Judge(claimed, True)) == "lauriers-not-yours-to-judge"
    for judge in (3, 4):
        table.do(judge, Judge(claimed, True))
    assert [e.params["seat"] for e in table.told("lauriers-claim-accepted")] == [2]
    assert [score.received for score in table.result.scores][1:3] == [3, 3]


def test_nobody_judges_his_own_claim() -> None:
    table = told()
    table.claim(1)
    assert table.refused(1, Judge(place(table, 1), True)) == "lauriers-not-yours-to-judge"
    assert table.refused(0, Judge(place(table, 1), True)) == "lauriers-not-yours-to-judge"


# Comings and goings.


def test_an_absent_judge_does_not_count_and_an_earlier_verdict_does() -> None:
    table = told()
    table.claim(1, {2: True})
    table.becomes(3, "away")
    assert table.view(None).phase.claim.judges == (2, 4)
    table.becomes(4, "away")  # of one present, one agrees
    assert table.told("lauriers-claim-accepted")
    table = told()
    table.claim(1, {2: True, 3: False})
    table.becomes(2, "away")
    table.do(4, Judge(place(table, 1), True))
    assert table.told("lauriers-claim-accepted")


def test_a_judge_who_comes_back_in_time_is_asked_again() -> None:
    table = told()
    table.claim(1, {2: True})
    table.becomes(3, "away")
    table.becomes(3, "person")
    assert table.view(None).waiting == (3, 4)


def test_when_no_judge_is_left_the_claim_is_refused() -> None:
    table = told(4)
    table.claim(1)
    table.becomes(2, "bot")
    table.becomes(3, "away")
    assert table.told("lauriers-claim-refused")
    assert isinstance(table.phase, Revealing)


def test_no_other_writer_present_is_no_moment_to_claim() -> None:
    table = told(4)
    table.becomes(2, "away")
    table.becomes(3, "away")
    assert table.acts(1) == ["go-on"]
    assert table.refused(1, Claim()) == "lauriers-nobody-to-judge"
    table.becomes(3, "person")
    assert table.acts(1) == ["go-on", "claim"]


def test_an_author_who_comes_back_in_time_may_claim() -> None:
    table = told()
    table.becomes(1, "away")
    table.becomes(1, "person")
    table.claim(1)
    assert table.told("lauriers-claims")


def test_once_bots_have_all_the_seats_but_one_nobody_can_claim_any_more() -> None:
    table = told(4)
    table.becomes(2, "bot")
    table.becomes(3, "bot")
    assert table.phase.recourse is None
    assert table.match.deadline == table.phase.ends_at


def test_who_was_away_at_the_vote_does_not_become_a_point_by_coming_back() -> None:
    points = []
    for holder in ("away", "person", "bot"):
        table = Table(4, bots=(0,))
        table.write({1: "Un chien.", 2: "Deux chats.", 3: "Trois rats."})
        table.prepare()
        table.read()
        table.becomes(3, "away")
        table.vote({1: None, 2: None})
        table.becomes(3, holder)
        table.claim(1, {2: True, 3: True} if holder == "person" else {2: True})
        assert table.told("lauriers-claim-accepted")
        points.append(table.points())
    assert points == [[0, 3, 2, 0]] * 3
