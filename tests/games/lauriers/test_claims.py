"""§7 "C'était la bonne": claims with a bot or an automatic MDJ."""

from games.lauriers.table import Table
from parlotte.games.lauriers.actions import Claim, Judge, Stake, Vote, Waive
from parlotte.games.lauriers.state import Claiming, Judging, Revealing, Voting


def claiming(seats: int = 5, **settings: object) -> Table:
    """A round led by a bot, voted and waiting for claims: 1 found it, 2 voted for 1's entry."""
    table = Table(seats, bots=(0,), **settings)
    table.to_vote()
    votes: dict[int, int | None] = {1: None, 2: 1, 3: 2}
    if seats > 4:
        votes[4] = 2
    table.vote(votes)
    return table


def test_after_a_person_has_prepared_the_list_nobody_claims() -> None:
    table = Table()
    table.to_vote()
    table.vote({1: None, 2: 1, 3: 2})
    assert isinstance(table.phase, Revealing)


def test_when_the_deadline_prepared_the_list_one_may_claim() -> None:
    table = Table()
    table.write({1: "Un.", 2: "Deux.", 3: "Trois."})
    table.expire()
    table.read()
    table.vote({1: None, 2: 1, 3: 2})
    assert isinstance(table.phase, Claiming)


def test_the_truth_is_shown_and_votes_and_bets_are_closed() -> None:
    table = claiming()
    assert isinstance(table.phase, Claiming)
    public = table.view(None).phase
    assert public.entries[public.real].startswith("Vérité")
    assert table.refused(1, Vote(0)) == "lauriers-voting-over"
    assert table.refused(1, Stake()) == "lauriers-voting-over"
    assert table.match.deadline == table.match.now + 20_000


def test_votes_stay_secret_while_claims_are_made() -> None:
    table = claiming()
    assert "vote" not in "".join(table.view(None).phase.__struct_fields__)
    assert table.view(2).mine.vote == table.entry(1)


def test_a_claim_that_most_other_writers_accept_is_merged_with_the_truth() -> None:
    table = claiming()
    entry = table.entry(1)
    table.claim(1)
    assert isinstance(table.phase, Judging)
    assert table.acts(1) == []
    table.judge(entry, {2: True, 3: True, 4: False})
    # 1 and 2 voted for the truth now; 1 wrote it, and 2's vote pays him.
    assert table.points() == [2, 2 + 1, 2 + 2, 0, 0]
    assert table.told("lauriers-claim-accepted")
    assert len(table.result.entries) == 4
    # Whoever voted for C finds C again, though the list is shorter now.
    shown = table.view(None).phase.result.entries
    assert [one.place for one in shown] == [n for n in range(5) if n != entry]


def test_a_claim_that_is_refused_changes_nothing() -> None:
    table = claiming()
    entry = table.entry(1)
    table.claim(1)
    table.judge(entry, {2: True, 3: False, 4: False})
    assert table.points() == [3, 2 + 1, 2, 0, 0]
    assert table.told("lauriers-claim-refused")


def test_a_tie_and_silence_refuse() -> None:
    for verdicts in ({2: True, 3: False}, {}):
        table = claiming()
        entry = table.entry(1)
        table.claim(1)
        table.judge(entry, verdicts)
        table.expire()
        assert len(table.result.entries) == 5


def test_two_claims_are_judged_each_on_its_own() -> None:
    table = claiming()
    first, second = table.entry(1), table.entry(2)
    table.claim(1, 2)
    table.judge(first, {2: True, 3: True, 4: True})
    table.judge(second, {1: False, 3: False, 4: True})
    assert table.points()[1] == 2 + 1
    assert len(table.result.entries) == 4


def test_both_claims_accepted_join_the_truth() -> None:
    table = claiming()
    first, second = table.entry(1), table.entry(2)
    table.claim(1, 2)
    table.judge(first, {2: True, 3: True, 4: True})
    table.judge(second, {1: True, 3: True, 4: True})
    assert len(table.result.entries) == 3
    # All four voted for what is now the truth; 1 and 2 score the votes of the three others.
    assert table.points() == [0, 2 + 3, 2 + 3, 2, 2]


def test_without_another_writer_there_is_nothing_to_claim() -> None:
    table = Table(4, bots=(0,))
    table.write({1: "Seul à écrire."})
    table.expire()
    table.prepare()
    assert isinstance(table.phase, Voting)
    table.vote({1: 1, 2: None, 3: None})
    assert isinstance(table.phase, Revealing)


def test_bots_do_not_claim_but_judge() -> None:
    table = Table(4, bots=(0, 2, 3))
    table.to_vote()
    table.vote({1: None, 2: 1, 3: 2})
    assert isinstance(table.phase, Claiming)
    assert table.view(None).waiting == (1,)
    entry = table.entry(1)
    table.do(1, Claim())
    assert table.view(None).waiting == (2, 3)
    table.judge(entry, {2: True, 3: True})
    assert isinstance(table.phase, Revealing)


def test_nobody_claims_or_judges_out_of_turn() -> None:
    table = claiming()
    assert table.refused(0, Claim()) == "lauriers-nothing-to-claim"
    entry = table.entry(1)
    table.claim(1)
    assert table.refused(1, Judge(entry, True)) == "lauriers-not-yours-to-judge"
    assert table.refused(2, Judge(table.entry(3), True)) == "lauriers-not-yours-to-judge"


def test_at_the_deadline_nobody_has_claimed() -> None:
    table = claiming()
    table.expire()
    assert isinstance(table.phase, Revealing)
    assert table.points() == [3, 3, 2, 0, 0]


def test_who_leaves_is_not_waited_for_as_a_judge() -> None:
    table = claiming()
    entry = table.entry(1)
    table.claim(1)
    table.judge(entry, {2: True, 3: True})
    table.seat(4, "away")
    assert isinstance(table.phase, Revealing)
    assert len(table.result.entries) == 4


def test_a_bot_that_takes_a_seat_over_is_not_waited_for() -> None:
    table = Table(4, bots=(0, 2, 3), writing_minutes=0, voting_seconds=0)
    table.to_vote()
    table.vote({1: None, 2: None, 3: None})
    assert isinstance(table.phase, Claiming)
    table.seat(1, "bot")
    assert isinstance(table.phase, Revealing)


def test_an_author_who_comes_back_in_time_may_claim() -> None:
    table = claiming()
    table.seat(1, "away")
    assert isinstance(table.phase, Claiming)
    table.seat(1, "person")
    assert table.acts(1) == ["claim", "waive"]
    table.do(1, Claim())
    assert table.told("lauriers-claims")


def test_nothing_shows_who_has_nothing_to_claim() -> None:
    table = Table(4, bots=(0,))
    table.choose()
    truth = table.game.book.words[table.phase.word].definition
    table.to_vote({1: truth, 2: "Deux.", 3: "Trois."})
    table.vote({1: None, 2: None, 3: 2})
    assert table.view(None).waiting == (1, 2, 3)
    assert table.acts(1) == ["waive"]
    assert table.refused(1, Claim()) == "lauriers-nothing-to-claim"


def test_a_co_author_who_waived_is_not_named() -> None:
    table = Table(5, bots=(0,))
    table.to_vote({1: "Pareil.", 2: "pareil", 3: "Trois.", 4: "Quatre."})
    table.vote({1: None, 2: None, 3: 1, 4: None})
    entry = table.entry(1)
    table.claim(2)
    claims = table.view(None).phase.claims
    assert [(claim.entry, claim.claimants) for claim in claims] == [(entry, (2,))]
    table.judge(entry, {3: True, 4: True})
    assert [e.params["seat"] for e in table.told("lauriers-claim-accepted")] == [2]
    # Merged with the truth, it pays both its authors.
    assert [score.received for score in table.result.scores][1:3] == [3, 3]


def test_who_was_away_at_the_vote_does_not_become_a_point_by_coming_back() -> None:
    points = []
    for holder in ("away", "person", "bot"):
        table = Table(4, bots=(0,))
        table.write({1: "Un chien.", 2: "Deux chats.", 3: "Trois rats."})
        table.prepare()
        table.seat(3, "away")
        table.vote({1: None, 2: None})
        table.seat(3, holder)
        table.claim()
        points.append(table.points())
    assert points == [[0, 2, 2, 0]] * 3


def test_who_abstained_and_left_afterwards_did_abstain() -> None:
    table = Table(4, bots=(0,))
    table.to_vote()
    table.vote({1: None, 2: None})
    table.expire()
    table.seat(3, "away")
    table.claim()
    assert table.points()[0] == 1


def test_sans_chrono_a_claim_has_no_limit() -> None:
    table = claiming(voting_seconds=0)
    assert isinstance(table.phase, Claiming)
    assert table.match.deadline is None
    table.claim(1)
    assert isinstance(table.phase, Judging)
    assert table.match.deadline is None


def test_a_co_author_does_not_judge_his_own_claim() -> None:
    table = Table(5, bots=(0,))
    table.to_vote({1: "Pareil.", 2: "pareil", 3: "Trois.", 4: "Quatre."})
    table.vote({1: None, 2: None, 3: 1, 4: None})
    table.claim(1)
    assert table.view(None).waiting == (3, 4)
    assert table.refused(2, Judge(table.entry(2), True)) == "lauriers-not-yours-to-judge"


def test_a_claim_after_a_waiver_is_announced() -> None:
    table = claiming()
    table.do(1, Waive())
    assert not table.told("lauriers-claims")
    table.do(1, Claim())
    assert len(table.told("lauriers-claims")) == 1
    table.do(1, Claim())
    assert len(table.told("lauriers-claims")) == 1


def test_bots_alone_are_not_asked_to_claim() -> None:
    table = Table(4, bots=(0, 1, 2))
    table.write({1: "Un.", 2: "Deux."})
    table.expire()
    table.prepare()
    table.vote({1: 2, 2: 1, 3: None})
    assert isinstance(table.phase, Revealing)


def test_claims_have_twenty_seconds_and_judgements_the_time_of_a_vote() -> None:
    table = claiming()
    assert table.match.deadline == table.match.now + 20_000
    table.claim(1)
    assert table.match.deadline == table.match.now + 45_000
