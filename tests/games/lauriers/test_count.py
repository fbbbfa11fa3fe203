"""§7 The count."""

from games.lauriers.table import Table
from parlotte.games.lauriers.actions import Merge, Vote
from parlotte.games.lauriers.phases import Preparing


def merged(table: Table, *authors: int | None) -> None:
    """Write, merge the sheets of these authors, and go on to the vote."""
    table.write({s: f"Proposition{s} de ce siège." for s in table.state.players})
    assert isinstance(table.phase, Preparing)
    ids = {sheet.author: i for i, sheet in enumerate(table.phase.sheets)}
    target = min(ids[author] for author in authors)
    for author in authors:
        if ids[author] != target:
            table.do(0, Merge(ids[author], target))
    table.prepare()
    table.read()


def test_a_good_vote_is_two_points_and_a_wrong_one_none() -> None:
    table = Table().to_vote()
    table.vote({1: None, 2: 3, 3: None})
    assert [score.found for score in table.result.scores] == [0, 2, 0, 2]


def test_an_author_scores_each_vote_for_his_entry() -> None:
    table = Table().to_vote()
    table.vote({1: None, 2: 1, 3: 1})
    assert table.points() == [2, 4, 0, 0]


def test_each_co_author_scores_all_the_votes() -> None:
    table = Table(5)
    merged(table, 1, 2)
    table.vote({1: None, 2: None, 3: 1, 4: 1})
    assert [score.received for score in table.result.scores] == [0, 2, 2, 0, 0]


def test_ones_own_vote_never_pays_oneself_but_pays_ones_co_authors() -> None:
    table = Table(5)
    merged(table, 1, 2)
    table.vote({1: 1, 2: None, 3: None, 4: None})
    assert [score.received for score in table.result.scores] == [0, 0, 1, 0, 0]


def test_an_author_of_the_truth_scores_its_votes_and_voters_score_two() -> None:
    table = Table(5)
    merged(table, None, 1)
    table.vote({1: 1, 2: None, 3: None, 4: 3})
    assert table.points() == [1, 2 + 2, 2, 2 + 1, 0]


def test_the_mdj_scores_every_player_who_missed_the_truth_abstentions_included() -> None:
    table = Table(5).to_vote()
    table.vote({1: None, 2: 1})
    table.expire()
    assert table.result.scores[0].led == 3


def test_nobody_gains_by_a_departure() -> None:
    table = Table(5).to_vote()
    table.vote({1: None, 2: 1, 3: 1})
    table.becomes(4, "away")
    assert table.result.scores[0].led == 2


def test_a_choice_not_confirmed_before_leaving_is_no_vote() -> None:
    table = Table(5).to_vote()
    table.do(4, Vote(table.entry(1), done=False))
    table.vote({1: None, 2: None, 3: None})
    table.becomes(4, "away")
    assert 4 not in table.result.votes
    assert table.points()[:2] == [0, 2]


def test_a_vote_confirmed_before_leaving_counts_for_everybody() -> None:
    table = Table(5).to_vote()
    table.vote({4: 1})
    table.becomes(4, "away")
    table.vote({1: None, 2: None, 3: None})
    assert table.result.scores[0].led == 1
    assert table.result.scores[1].received == 1


def test_what_was_staked_before_leaving_is_spent_and_counts() -> None:
    table = Table(5).to_vote()
    table.vote({4: None})
    table.stake(4)
    table.becomes(4, "away")
    table.vote({1: None, 2: None, 3: None})
    assert table.state.tokens[4] == 2
    assert table.points()[4] == 4


def test_a_token_doubles_good_vote_and_votes_received_together() -> None:
    table = Table().to_vote()
    table.stake(1)
    table.vote({1: None, 2: 1, 3: 1})
    assert table.points()[1] == (2 + 2) * 2
    assert table.state.leaves[1] == 9


def test_a_token_on_nothing_doubles_nothing_and_is_spent() -> None:
    table = Table().to_vote()
    table.stake(2)
    table.vote({1: None, 2: 3, 3: None})
    assert table.points()[2] == 0
    assert table.state.tokens[2] == 2


def test_the_reveal_shows_text_authors_voters_and_points_of_every_entry() -> None:
    table = Table().to_vote()
    voted_on = table.phase.entries
    table.vote({1: None, 2: 1, 3: 1})
    shown = table.view(None).phase
    by_author = {entry.authors: entry.voters for entry in shown.result.entries}
    assert by_author == {(None,): (1,), (1,): (2, 3), (2,): (), (3,): ()}
    assert [entry.place for entry in shown.result.entries] == [0, 1, 2, 3]
    assert shown.entries == tuple(entry.text for entry in voted_on)
    assert shown.word.note.startswith("Saviez-vous")
    assert {event.params["seat"] for event in table.told("lauriers-moves")} == {0, 1}
