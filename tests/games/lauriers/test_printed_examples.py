"""The printed examples of the sheet with the words that the game ships: only the seats are forced.
One test an example."""

from games.lauriers.table import Table
from parlotte.games.lauriers import GAME
from parlotte.packs.loader import load_content


def five() -> Table:
    return Table(5, content=load_content(GAME))


def test_ex_five_players_three_found_the_real_one_so_the_mdj_scores_one() -> None:
    table = five().to_vote()
    table.vote({1: None, 2: None, 3: None, 4: 1})
    mdj = table.result.scores[0]
    assert mdj.led == 4 - 3 == 1
    assert table.state.leaves[0] == 1 + 1


def test_ex_a_proposal_with_three_votes_scores_three_and_moves_three() -> None:
    table = five().to_vote()
    table.vote({1: 2, 2: 3, 3: 1, 4: 1})
    assert table.result.scores[1].received == 2
    table.go_on()
    table.to_vote()  # seat 1 leads now
    leaf = table.state.leaves[2]
    table.vote({0: 2, 3: 2, 4: 2, 2: 3})
    assert table.result.scores[2].received == 3
    assert table.points()[2] == 3
    assert table.state.leaves[2] == leaf + 3
