"""Three pairs of eyes: the MDJ, a writer, a spectator."""

from collections.abc import Iterator

import pytest

from parlotte.core.codec import encode
from parlotte.games.lauriers.actions import Write
from parlotte.games.lauriers.state import Phase, Preparing
from support.lauriers import Table


def seen(table: Table, viewer: int | None) -> str:
    return encode(table.view(viewer)).decode()


def test_while_writing_only_the_mdj_knows_the_truth_and_each_writer_his_text() -> None:
    table = Table()
    table.choose()
    table.do(1, Write("Texte du premier", done=False))
    assert "Vérité" in seen(table, 0)
    assert "Texte du premier" not in seen(table, 0)
    assert "Texte du premier" in seen(table, 1)
    for viewer in (1, 2, 3, None):
        assert "Vérité" not in seen(table, viewer)
    for viewer in (2, 3, None):
        assert "Texte du premier" not in seen(table, viewer)


def test_a_rivals_draft_moves_nothing_that_others_see() -> None:
    table = Table()
    table.choose()
    before = [seen(table, viewer) for viewer in (None, 0, 2, 3)]
    table.do(1, Write("Un brouillon", done=False))
    table.do(1, Write("Un brouillon bien plus long que le premier", done=False))
    assert [seen(table, viewer) for viewer in (None, 0, 2, 3)] == before
    assert not table.told("lauriers-hands-in")


def test_everybody_sees_who_has_handed_in() -> None:
    table = Table()
    table.write({2: "Fini."})
    assert table.view(None).phase.handed_in == (2,)
    assert [event.params["seat"] for event in table.told("lauriers-hands-in")] == [2]


def test_a_leurre_of_the_pack_is_never_in_a_view_by_itself() -> None:
    table = Table()
    table.to_vote()
    table.vote({1: None, 2: None, 3: None})
    for viewer in (None, 0, 1, 2, 3):
        assert "Leurre" not in seen(table, viewer)


def test_votes_show_only_at_the_reveal() -> None:
    table = Table()
    table.to_vote()
    before = seen(table, None)
    table.vote({1: None})
    assert table.view(None).phase.voted == (1,)
    assert seen(table, None).replace('"voted":[1]', '"voted":[]').replace(
        '"waiting":[2,3]', '"waiting":[1,2,3]'
    ) == before.replace('"ends_at":null', '"ends_at":null')
    assert table.view(1).mine.vote == table.entry(None)


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
    known = {kind.__name__ for kind in Phase.__args__}
    assert met == known - {"Judging", "Finished"}


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_the_leaves_and_tokens_of_all_are_public(viewer: int | None) -> None:
    view = Table().view(viewer)
    assert view.leaves == (1, 1, 1, 1)
    assert view.tokens == (3, 3, 3, 3)
