"""§3 Prepare."""

import pytest

from games.lauriers.table import Table
from parlotte.games.lauriers.actions import Merge, Move, Ready, Reword, Shuffle, Split, Write
from parlotte.games.lauriers.phases import Preparing, Reading, Voting

TEXTS = {1: "insecte des greniers", 2: "ETOFFE DE SOIE", 3: "Clarinette de fanfare."}


@pytest.fixture
def table() -> Table:
    return Table().write(TEXTS)


def pile_of(table: Table, author: int | None) -> int:
    sheets = table.phase.sheets
    for pile in table.phase.piles:
        if author in {sheets[i].author for i in pile.sheets}:
            return int(pile.id)
    raise AssertionError(f"no pile of {author}")


def texts(table: Table) -> dict[int, str]:
    return {pile.id: pile.text for pile in table.phase.piles}


def test_the_mdj_alone_sees_all_proposals_with_their_authors_and_the_truth(table: Table) -> None:
    mine = table.view(0).mine
    authors = {sheet.author for pile in mine.piles for sheet in pile.sheets}
    assert authors == {None, 1, 2, 3}
    assert mine.word.definition.startswith("Vérité")
    for viewer in (1, 2, 3):
        theirs = table.view(viewer).mine
        assert theirs.piles == ()
        assert theirs.word is None
        assert theirs.text == TEXTS[viewer]


def test_only_the_mdj_prepares(table: Table) -> None:
    assert table.refused(1, Ready()) == "lauriers-mdj-only"
    assert table.refused(2, Reword(0, "Moi aussi.")) == "lauriers-mdj-only"


def test_every_text_is_set_in_the_same_type(table: Table) -> None:
    shown = set(texts(table).values())
    assert {"Insecte des greniers.", "Etoffe de soie.", "Clarinette de fanfare."} < shown


def test_a_rewording_keeps_the_original_for_the_reveal(table: Table) -> None:
    table.do(0, Reword(pile_of(table, 2), "Étoffe de soie légère"))
    table.do(0, Reword(pile_of(table, None), "Chose vraie"))
    table.prepare()
    table.read()
    entry = table.phase.entries[table.entry(2)]
    assert entry.text == "Étoffe de soie légère."
    table.vote({1: 2, 2: 2, 3: None})
    shown = table.view(None).phase
    read = {entry.authors: shown.entries[entry.place] for entry in shown.result.entries}
    assert read[2,] == "Étoffe de soie légère."
    assert read[None,] == "Chose vraie."
    # What the printer alone has touched is no other wording.
    assert [one.author for one in shown.result.originals] in ([2, None], [None, 2])
    assert "ETOFFE DE SOIE" in {one.text for one in shown.result.originals}


def test_a_rewording_has_the_limits_of_a_text(table: Table) -> None:
    pile = pile_of(table, 1)
    assert table.refused(0, Reword(pile, "")) == "text-empty"
    assert table.refused(0, Reword(pile, "x" * 401)) == "text-too-long"
    assert table.refused(0, Reword(99, "Rien.")) == "lauriers-no-such-pile"


def test_merged_proposals_are_read_once_in_the_wording_of_the_first_seat(table: Table) -> None:
    table.do(0, Merge(pile_of(table, 3), pile_of(table, 2)))
    assert len(table.phase.piles) == 3
    assert texts(table)[pile_of(table, 3)] == "Etoffe de soie."
    table.prepare()
    table.read()
    assert len(table.phase.entries) == 3
    assert table.entry(2) == table.entry(3)


def test_merged_with_the_real_one_it_is_read_in_the_wording_of_the_card(table: Table) -> None:
    table.do(0, Merge(pile_of(table, 1), pile_of(table, None)))
    assert texts(table)[pile_of(table, 1)].startswith("Vérité")
    table.prepare()
    table.read()
    assert table.entry(1) == table.entry(None)


def test_the_mdj_chooses_another_wording_for_a_merged_pile(table: Table) -> None:
    table.do(0, Merge(pile_of(table, 3), pile_of(table, 2)))
    table.do(0, Reword(pile_of(table, 2), "Clarinette de soie."))
    assert texts(table)[pile_of(table, 3)] == "Clarinette de soie."


def test_a_pile_is_not_merged_with_itself(table: Table) -> None:
    pile = pile_of(table, 1)
    assert table.refused(0, Merge(pile, pile)) == "lauriers-merge-with-itself"
    assert table.refused(0, Merge(pile, 77)) == "lauriers-no-such-pile"


def test_a_merged_pile_comes_apart_again(table: Table) -> None:
    before = texts(table)
    table.do(0, Merge(pile_of(table, 3), pile_of(table, 2)))
    table.do(0, Split(pile_of(table, 2)))
    assert texts(table) == before
    assert table.refused(0, Split(pile_of(table, 2))) == "lauriers-nothing-to-split"


def test_equal_copies_that_the_mdj_has_separated_stay_apart() -> None:
    table = Table().write({1: "Un chien.", 2: "un chien", 3: "Un chat."})
    assert len(table.phase.piles) == 3
    table.do(0, Split(pile_of(table, 1)))
    assert len(table.phase.piles) == 4
    table.prepare()
    assert sorted(entry.authors for entry in table.phase.entries) == [(), (1,), (2,), (3,)]


def test_separated_copies_that_the_mdj_merges_again_are_one() -> None:
    table = Table().write({1: "Un chien.", 2: "un chien", 3: "Un chat."})
    table.do(0, Split(pile_of(table, 1)))
    table.do(0, Merge(pile_of(table, 2), pile_of(table, 1)))
    table.prepare()
    assert sorted(entry.authors for entry in table.phase.entries) == [(), (1, 2), (3,)]


def test_the_mdj_chooses_the_order_of_reading(table: Table) -> None:
    pile = pile_of(table, None)
    for place in (3, 0, 2):
        table.do(0, Move(pile, place))
        assert [p.id for p in table.phase.piles].index(pile) == place
    assert table.refused(0, Move(pile, 4)) == "lauriers-no-such-place"
    order = [p.text for p in table.phase.piles]
    table.prepare()
    assert [entry.text for entry in table.phase.entries] == order


def test_a_shuffle_keeps_every_pile(table: Table) -> None:
    before = table.phase.piles
    orders = set()
    for _ in range(20):
        table.do(0, Shuffle())
        assert set(table.phase.piles) == set(before)
        orders.add(tuple(pile.id for pile in table.phase.piles))
    assert len(orders) > 5


def test_the_order_never_betrays_who_wrote_first() -> None:
    orders = []
    for order in ((1, 2, 3), (3, 1, 2)):
        table = Table().write({seat: TEXTS[seat] for seat in order})
        orders.append([pile.text for pile in table.phase.piles])
    assert orders[0] == orders[1]


def test_exact_duplicates_are_one_whatever_the_typing() -> None:
    table = Table()
    table.write({1: "petit oiseau d'eau", 2: "Petit oiseau d’eau.", 3: "Autre chose."})
    assert len(table.phase.piles) == 3
    table.expire()
    table.expire()
    assert isinstance(table.phase, Voting)
    assert table.entry(1) == table.entry(2)


def test_who_wrote_the_words_of_the_card_has_found_it() -> None:
    table = Table().choose()
    truth = table.game.book.words[table.phase.word].definition
    table.write({1: truth.lower().rstrip("."), 2: "Deux.", 3: "Trois."})
    table.prepare()
    table.read()
    assert table.entry(1) == table.entry(None)
    assert table.phase.entries[table.entry(1)].text == truth


def test_two_piles_reworded_alike_are_read_once(table: Table) -> None:
    table.do(0, Reword(pile_of(table, 1), "Pareil."))
    table.do(0, Reword(pile_of(table, 3), "pareil"))
    assert len(table.phase.piles) == 4
    table.prepare()
    assert len(table.phase.entries) == 3


def test_at_the_deadline_the_list_is_read_as_it_stands(table: Table) -> None:
    table.do(0, Merge(pile_of(table, 3), pile_of(table, 2)))
    table.expire()
    assert isinstance(table.phase, Reading)
    assert len(table.phase.entries) == 3


def test_an_mdj_who_leaves_lets_the_defaults_run_and_keeps_his_points(table: Table) -> None:
    table.becomes(0, "away")
    assert isinstance(table.phase, Reading)
    table.read()
    table.vote({1: 2, 2: 1, 3: None})
    assert table.result.scores[0].led == 2


def test_a_bot_that_takes_the_seat_over_is_asked_to_prepare(table: Table) -> None:
    table.becomes(0, "bot")
    assert isinstance(table.phase, Preparing)
    assert "ready" in table.acts(0)
    table.do(0, Ready())
    assert isinstance(table.phase, Reading)
    assert table.phase.by_itself


def test_proposals_that_look_alike_are_pointed_out() -> None:
    table = Table()
    table.write(
        {
            1: "Insecte nocturne des greniers humides.",
            2: "Petit insecte nocturne, des greniers.",
            3: "Danse bretonne.",
        }
    )
    mine = table.view(0).mine
    alike = {pile.id: pile.alike for pile in mine.piles}
    assert alike[pile_of(table, 1)] == (pile_of(table, 2),)
    assert alike[pile_of(table, 2)] == (pile_of(table, 1),)
    assert alike[pile_of(table, 3)] == ()


def test_a_rewording_survives_a_merge(table: Table) -> None:
    table.do(0, Reword(pile_of(table, None), "Vraie retouchée."))
    table.do(0, Merge(pile_of(table, 1), pile_of(table, None)))
    assert texts(table)[pile_of(table, 1)] == "Vraie retouchée."


def test_what_is_shown_can_always_be_sent_back() -> None:
    table = Table().write({1: "oui;" * 49 + "oui", 2: "Deux.", 3: "Trois."})
    pile = pile_of(table, 1)
    shown = texts(table)[pile]
    assert len(shown) > 200
    table.do(0, Reword(pile, shown))
    assert texts(table)[pile] == shown


def test_a_late_text_is_told_that_it_is_late(table: Table) -> None:
    assert table.refused(1, Write("Encore !")) == "lauriers-writing-over"


def test_the_list_is_shuffled_before_the_mdj_sees_it() -> None:
    places = set()
    for n in range(30):
        table = Table(seed=bytes([n])).write(TEXTS)
        places.add([pile.id for pile in table.phase.piles].index(pile_of(table, None)))
    assert places == {0, 1, 2, 3}


def test_merged_either_way_the_wording_is_that_of_the_first_seat(table: Table) -> None:
    table.do(0, Merge(pile_of(table, 2), pile_of(table, 3)))
    assert texts(table)[pile_of(table, 2)] == "Etoffe de soie."
    table.do(0, Merge(pile_of(table, None), pile_of(table, 1)))
    assert texts(table)[pile_of(table, 1)].startswith("Vérité")


def test_exact_duplicates_are_read_as_the_card_has_them() -> None:
    table = Table().choose()
    truth = table.game.book.words[table.phase.word].definition
    table.write({1: truth.upper().replace("É", "E"), 2: "Deux.", 3: "Trois."})
    assert texts(table)[pile_of(table, 1)] == truth


def test_of_two_rewordings_the_one_merged_into_wins(table: Table) -> None:
    table.do(0, Reword(pile_of(table, 2), "Mot de deux."))
    table.do(0, Reword(pile_of(table, 3), "Mot de trois."))
    table.do(0, Merge(pile_of(table, 2), pile_of(table, 3)))
    assert texts(table)[pile_of(table, 2)] == "Mot de trois."
    table.do(0, Split(pile_of(table, 2)))
    assert pile_of(table, 2) != pile_of(table, 3)


def test_sheets_taken_apart_go_to_places_drawn_by_chance() -> None:
    places = set()
    for n in range(30):
        table = Table(seed=bytes([n])).write(TEXTS)
        table.do(0, Move(pile_of(table, None), 0))
        table.do(0, Merge(pile_of(table, 1), pile_of(table, None)))
        table.do(0, Split(pile_of(table, None)))
        places.add([pile.id for pile in table.phase.piles].index(pile_of(table, 1)))
    assert len(places) >= 3
