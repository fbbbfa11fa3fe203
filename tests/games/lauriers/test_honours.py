"""§8 The honours at the end: best bluffs and medals, and nothing of them before."""

from typing import Any

import pytest

from games.lauriers.table import Table
from parlotte.core.codec import encode
from parlotte.games.lauriers.actions import Merge, Ready, Reword
from parlotte.games.lauriers.phases import Finished, Revealing, Tale, Tally
from parlotte.games.lauriers.scoring import Medal
from parlotte.games.lauriers.shown import FinishedView


def texts(table: Table) -> dict[int, str]:
    """A text nobody else writes, by seat and round."""
    return {s: f"Invention{s} du tour {table.state.round}." for s in table.state.players}


def play_round(table: Table, votes: dict[int, int | None], *staking: int) -> None:
    """A round whose votes are told by author; None is the real one."""
    table.to_vote(texts(table))
    table.stake(*staking)
    table.vote(votes)
    if isinstance(table.phase, Revealing):
        table.go_on()


def end(table: Table, winner: int) -> FinishedView:
    """One more round, in which nobody fools anybody and this seat reaches the diploma."""
    table.put(leaves=tuple(25 if s == winner else 1 for s in table.state.seats))
    play_round(table, dict.fromkeys(table.state.players))
    return finished(table)


def finished(table: Table) -> FinishedView:
    shown = table.view(None).phase
    assert isinstance(shown, FinishedView)
    return shown


def medal(shown: FinishedView, kind: str) -> Medal | None:
    return next((one for one in shown.medals if one.kind == kind), None)


def test_the_best_bluffs_are_quoted_with_authors_and_those_they_fooled() -> None:
    table = Table()
    play_round(table, {1: None, 2: 1, 3: 1})
    (word,) = table.state.played
    shown = end(table, winner=2)
    best = shown.bluffs[0]
    assert (best.round, best.authors, best.voters) == (1, (1,), (2, 3))
    assert best.text == "Invention1 du tour 1."
    assert best.word.id == word
    assert len(shown.bluffs) == 1
    assert not hasattr(best.word, "definition")


def test_most_fooled_come_first_and_of_equals_the_earlier_round() -> None:
    table = Table()
    play_round(table, {1: None, 2: 1, 3: 2})  # two that fooled one
    play_round(table, {0: 3, 2: 3, 3: None})  # one that fooled two
    play_round(table, {0: None, 1: 0, 3: None})
    shown = end(table, winner=1)
    assert [(one.round, len(one.voters)) for one in shown.bluffs] == [(2, 2), (1, 1), (1, 1)]
    assert shown.rounds == 4


def test_a_vote_for_ones_own_entry_fools_nobody() -> None:
    table = Table()
    play_round(table, {1: 1, 2: 2, 3: None})
    shown = end(table, winner=2)
    assert shown.bluffs == ()
    assert medal(shown, "plume") is None
    assert medal(shown, "marbre") is None


def test_a_merged_bluff_has_all_its_authors_and_none_of_them_is_fooled() -> None:
    table = Table(5)
    table.write(texts(table))
    ids = {sheet.author: number for number, sheet in enumerate(table.phase.sheets)}
    table.do(0, Merge(ids[2], ids[1]))
    table.do(0, Reword(ids[1], "Comme le meneur le dit."))
    table.do(0, Ready())
    table.read()
    table.vote({1: 1, 2: None, 3: 1, 4: 1})
    table.go_on()
    shown = end(table, winner=3)
    (best,) = shown.bluffs
    assert (best.authors, best.voters) == ((1, 2), (3, 4))
    assert best.text == "Comme le meneur le dit."
    assert medal(shown, "plume") == Medal("plume", 1, 2)
    assert medal(shown, "marbre") == Medal("marbre", 0, 2)


def test_a_proposal_merged_with_the_truth_is_no_bluff_and_counts_as_found() -> None:
    table = Table()
    table.write(texts(table))
    ids = {sheet.author: number for number, sheet in enumerate(table.phase.sheets)}
    table.do(0, Merge(ids[1], ids[None]))
    table.do(0, Ready())
    table.read()
    table.vote({1: 2, 2: None, 3: None})
    assert table.state.tale.tallies[1] == Tally(found=1, votes=1)
    assert [bluff.authors for bluff in table.state.tale.bluffs] == [(2,)]


def test_an_accepted_claim_is_no_bluff_and_counts_as_found() -> None:
    table = Table(automatic_mdj=True)
    table.to_vote(texts(table))
    table.vote({0: None, 1: None, 2: 1, 3: 0})
    table.claim(1, {0: True, 2: True, 3: True})
    tallies = table.state.tale.tallies
    assert [tally.found for tally in tallies] == [1, 1, 1, 0]
    assert tallies[1].stolen == 0
    assert [bluff.authors for bluff in table.state.tale.bluffs] == [(0,)]


def test_an_abstention_is_a_round_one_could_vote_in_and_fools_nobody() -> None:
    table = Table()
    table.to_vote(texts(table))
    table.vote({1: None})
    table.becomes(3, "away")
    table.expire()
    tallies = table.state.tale.tallies
    assert [tally.votes for tally in tallies] == [0, 1, 1, 0]
    assert tallies[0].fooled == 0
    assert table.result.scores[0].led == 1


def test_the_four_medals() -> None:
    table = Table()
    play_round(table, {1: None, 2: 1, 3: 1}, 1)  # seat 0 leads
    play_round(table, {0: None, 2: None, 3: 0}, 0)  # seat 1 leads
    shown = end(table, winner=3)  # seat 2 leads
    assert shown.medals == (
        Medal("plume", 1, 2),
        Medal("flair", 0, 2, 2),
        Medal("marbre", 0, 2),
        Medal("audace", 1, 4),
    )
    assert shown.rounds == 3


def test_of_equals_the_lower_ranked_gets_it_and_then_the_lower_seat() -> None:
    table = Table()
    tallies = (Tally(stolen=4), Tally(stolen=4), Tally(stolen=4), Tally(stolen=3, found=1, votes=6))
    table.put(tale=Tale(6, tallies), phase=Finished(result_of(table), (0,)))
    for leaves, seat in (((26, 9, 12, 1), 1), ((26, 9, 9, 1), 1), ((26, 12, 9, 1), 2)):
        table.put(leaves=leaves)
        assert finished(table).medals == (Medal("plume", seat, 4), Medal("flair", 3, 1, 6))


def result_of(table: Table) -> Any:
    table.to_vote()
    table.vote(dict.fromkeys(table.state.players))
    return table.result


def test_nobody_keeps_a_marble_face_where_nobody_leads() -> None:
    table = Table(automatic_mdj=True)
    table.put(leaves=(25, 1, 1, 1))
    table.to_vote(texts(table))
    table.vote({0: None, 1: 0, 2: 0, 3: 0})
    table.go_on()
    shown = finished(table)
    assert medal(shown, "marbre") is None
    assert medal(shown, "plume") == Medal("plume", 0, 3)


def test_a_void_round_is_not_counted() -> None:
    table = Table().choose()
    table.close()
    assert table.state.tale.rounds == 0
    table.go_on()
    assert end(table, winner=2).rounds == 1


def test_no_text_is_kept_beyond_the_three_best() -> None:
    table = Table(6)
    for _ in range(4):
        mdj = table.state.mdj
        assert mdj is not None
        players = table.state.players
        # In a ring: every definition fools one.
        play_round(table, {s: players[i - 1] for i, s in enumerate(players)})
        table.put(leaves=(1,) * 6)
    assert len(table.state.tale.bluffs) == 3
    assert {bluff.round for bluff in table.state.tale.bluffs} == {1}
    assert encode(table.state).count(b"Invention") == 3


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_nothing_of_it_shows_before_the_end(viewer: int | None) -> None:
    table = Table()
    play_round(table, {1: None, 2: 1, 3: 1})
    table.choose()
    shown = encode(table.view(viewer))
    assert table.state.tale.bluffs
    for word in (b"bluffs", b"medals", b"Invention", b"tale", b"stolen"):
        assert word not in shown


def test_who_stops_a_match_by_silence_is_told_what_there_was() -> None:
    table = Table(3)
    play_round(table, {1: 2, 2: None})
    for _ in range(40):
        if isinstance(table.phase, Finished):
            break
        table.expire()
    shown = finished(table)
    assert shown.winners == ()
    assert shown.rounds == 1
    assert [one.authors for one in shown.bluffs] == [(2,)]


def star_of(table: Table, votes: dict[int, int | None]) -> int | None:
    """A round, and the author of its star."""
    table.to_vote(texts(table))
    table.vote(votes)
    shown = table.view(None).phase.result
    table.go_on()
    if shown.star is None:
        return None
    (entry,) = (one for one in shown.entries if one.place == shown.star)
    return entry.authors[0]


def test_the_star_of_a_round_is_a_bluff_that_fooled_more_than_any_before() -> None:
    table = Table(5, automatic_mdj=True)
    assert star_of(table, {0: 1, 1: None, 2: None, 3: None, 4: None}) is None  # one is few
    assert star_of(table, {0: 1, 1: None, 2: 1, 3: None, 4: None}) == 1
    assert star_of(table, {0: 2, 1: 2, 2: None, 3: None, 4: None}) is None  # no more than that
    assert star_of(table, {0: 3, 1: 3, 2: 3, 3: 4, 4: 0}) == 3
    assert star_of(table, {0: None, 1: None, 2: None, 3: None, 4: None}) is None


def test_of_two_stars_of_one_round_the_first_on_the_list_shines() -> None:
    table = Table(5, automatic_mdj=True)
    table.to_vote(texts(table))
    table.vote({0: 1, 1: 0, 2: 1, 3: 0, 4: None})
    shown = table.view(None).phase.result
    fooling = [one.place for one in shown.entries if len(one.voters) == 2]
    assert shown.star == min(fooling)


def test_a_vote_for_ones_own_text_makes_no_star() -> None:
    table = Table(4, automatic_mdj=True)
    assert star_of(table, {0: 0, 1: 0, 2: None, 3: None}) is None


def test_a_claim_that_is_granted_takes_the_star_away() -> None:
    table = Table(5, automatic_mdj=True)
    table.to_vote(texts(table))
    table.vote({0: None, 1: None, 2: 1, 3: 1, 4: None})
    assert table.view(None).phase.result.star is not None
    table.claim(1, {0: True, 2: True, 3: True, 4: True})
    assert table.view(None).phase.result.star is None
