"""The views of the mdj, a writer and a watcher."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from games.lauriers.table import Table
from parlotte.core.codec import encode
from parlotte.games.lauriers.actions import Vote, Write
from parlotte.games.lauriers.phases import Phase, Preparing


def seen(table: Table, viewer: int | None) -> str:
    return encode(table.view(viewer)).decode()


def test_while_writing_only_the_mdj_knows_the_truth_and_each_writer_his_text() -> None:
    table = Table().choose()
    table.do(1, Write("Texte du premier", done=False))
    assert "Vérité" in seen(table, 0)
    assert "Texte du premier" not in seen(table, 0)
    assert "Texte du premier" in seen(table, 1)
    for viewer in (1, 2, 3, None):
        assert "Vérité" not in seen(table, viewer)
    for viewer in (2, 3, None):
        assert "Texte du premier" not in seen(table, viewer)


def test_a_rivals_draft_moves_nothing_that_others_see() -> None:
    table = Table().choose()
    before = [seen(table, viewer) for viewer in (None, 0, 2, 3)]
    table.do(1, Write("Un brouillon", done=False))
    table.do(1, Write("Un brouillon bien plus long que le premier", done=False))
    assert [seen(table, viewer) for viewer in (None, 0, 2, 3)] == before
    assert not table.told("lauriers-hands-in")


def test_everybody_sees_who_has_handed_in() -> None:
    table = Table().write({2: "Fini."})
    assert table.view(None).phase.handed_in == (2,)
    assert [event.params["seat"] for event in table.told("lauriers-hands-in")] == [2]


def test_a_leurre_of_the_pack_is_never_in_a_view_by_itself() -> None:
    table = Table().to_vote()
    table.vote({1: None, 2: None, 3: None})
    for viewer in (None, 0, 1, 2, 3):
        assert "Leurre" not in seen(table, viewer)


def test_votes_show_only_at_the_reveal() -> None:
    table = Table().to_vote()
    before = seen(table, None)
    table.do(1, Vote(table.entry(None), done=False))
    assert seen(table, None) == before  # not even that a choice has been made
    table.vote({1: None})
    assert table.view(None).phase.voted == (1,)
    shown = replace(table.view(None).phase, voted=())
    assert encode(replace(table.view(None), phase=shown, waiting=(1, 2, 3))).decode() == before
    assert table.view(1).mine.vote == table.entry(None)


def test_every_co_author_sees_the_merged_entry_as_his_own() -> None:
    table = Table(5).write({1: "Pareil.", 2: "pareil", 3: "Trois.", 4: "Quatre."})
    table.prepare()
    table.read()
    assert table.view(1).mine.entry == table.view(2).mine.entry == table.entry(1)
    assert table.view(3).mine.entry == table.entry(3)


def test_what_is_public_of_the_words_is_what_has_been_told() -> None:
    table = Table().to_vote()
    view = table.view(None)
    assert view.played == (table.phase.word,)
    assert view.barred == ()


def phases(**settings: object) -> Iterator[tuple[str, Table]]:
    table = Table(**settings)
    yield type(table.phase).__name__, table
    table.choose()
    yield type(table.phase).__name__, table
    table.write({seat: f"Texte{seat}." for seat in table.state.players})
    yield type(table.phase).__name__, table
    if isinstance(table.phase, Preparing):
        table.prepare()
        yield type(table.phase).__name__, table
    table.read()
    yield type(table.phase).__name__, table
    table.vote(dict.fromkeys(table.state.players))
    yield type(table.phase).__name__, table


def test_every_phase_has_a_view_for_every_viewer() -> None:
    met = set()
    for settings in ({}, {"bots": (0,)}, {"automatic_mdj": True}):
        for name, table in phases(**settings):
            met.add(name)
            for viewer in (None, 0, 1, 2, 3):
                view = table.view(viewer)
                assert (view.mine is None) == (viewer is None)
    table = Table(4, bots=(0,)).to_vote()
    table.vote({1: None, 2: 1, 3: 2})
    table.claim(1)
    end = Table()
    end.put(leaves=(25, 25, 25, 25))
    end.to_vote()
    end.vote({1: 2, 2: 1, 3: 1})
    for last in (table, end):
        met.add(type(last.phase).__name__)
        assert all((last.view(v).mine is None) == (v is None) for v in (None, 0, 1, 2, 3))
    assert met == {kind.__name__ for kind in Phase.__args__}


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_the_leaves_and_tokens_of_all_are_public(viewer: int | None) -> None:
    view = Table().view(viewer)
    assert view.leaves == (1, 1, 1, 1)
    assert view.tokens == (3, 3, 3, 3)
