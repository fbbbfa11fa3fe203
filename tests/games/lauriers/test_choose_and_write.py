"""§1 Choose and §2 Write."""

from msgspec.structs import replace

from games.lauriers.table import Table, sample_content, word
from parlotte.core.contract import Memory
from parlotte.games.lauriers.actions import Choose, Write
from parlotte.games.lauriers.content import Content, WordPack
from parlotte.games.lauriers.phases import Choosing, Preparing, Revealing, Writing


def test_the_opener_of_the_table_leads_first_then_the_seat_to_the_left() -> None:
    table = Table(4, opener=2)
    assert table.state.mdj == 2
    table.to_vote()
    table.vote({0: None, 1: None, 3: None})
    table.go_on()
    assert table.state.mdj == 3


def test_an_absent_leader_is_passed_over() -> None:
    table = Table(4, away=(1,)).to_vote({2: "Une idée.", 3: "Une autre."})
    table.vote({2: None, 3: None})
    table.go_on()
    assert table.state.mdj == 2


def test_the_mdj_alone_sees_the_card_and_picks_one_of_its_four_words() -> None:
    table = Table()
    mine = table.view(0).mine
    assert len(mine.card) == 4
    assert all(shown.definition for shown in mine.card)
    for viewer in (1, 2, 3):
        assert table.view(viewer).mine.card == ()
        assert table.acts(viewer) == []
    table.do(0, Choose(mine.card[2].id))
    assert table.phase.word == mine.card[2].id


def test_only_the_mdj_chooses_and_only_from_the_card() -> None:
    table = Table()
    first = table.phase.words[0]
    assert table.refused(1, Choose(first)) == "lauriers-mdj-only"
    assert table.refused(0, Choose("base:ailleurs")) == "lauriers-not-on-the-card"


def test_at_the_deadline_the_first_word_is_chosen() -> None:
    table = Table()
    first = table.phase.words[0]
    assert table.match.deadline == 60_000
    table.expire()
    assert table.phase.word == first


def test_an_mdj_who_leaves_while_choosing_gets_the_default() -> None:
    table = Table()
    first = table.phase.words[0]
    table.becomes(0, "away")
    assert isinstance(table.phase, Writing)
    assert table.phase.word == first


def test_with_chance_picking_nobody_chooses() -> None:
    table = Table(pick="hasard")
    assert isinstance(table.phase, Writing)
    assert table.view(0).mine.word.definition


def test_all_see_the_word_and_its_class_and_nothing_of_its_meaning() -> None:
    table = Table().choose()
    shown = table.view(None).phase.word
    known = table.game.book.words[shown.id]
    assert (shown.spelling, shown.word_class) == (known.spelling, known.word_class)
    assert not hasattr(shown, "definition")


def test_the_phase_closes_early_when_all_have_confirmed() -> None:
    table = Table().write({1: "Un.", 2: "Deux."})
    assert isinstance(table.phase, Writing)
    table.do(3, Write("Trois."))
    assert isinstance(table.phase, Preparing)


def test_a_text_can_be_corrected_until_the_phase_closes() -> None:
    table = Table().write({1: "Un.", 2: "Deux."})
    table.do(1, Write("Mieux."))
    table.do(3, Write("Trois."))
    assert [sheet.text for sheet in table.phase.sheets[1:]] == ["Mieux.", "Deux.", "Trois."]


def test_a_confirmed_text_taken_up_again_is_waited_for_again() -> None:
    table = Table().write({1: "Un."})
    table.do(1, Write("Un, mais", done=False))
    assert 1 in table.view(None).waiting


def test_three_minutes_close_the_phase_and_a_draft_counts() -> None:
    table = Table().choose()
    table.do(1, Write("Un brouillon", done=False))
    assert table.match.deadline == 180_000
    table.expire()
    assert [sheet.author for sheet in table.phase.sheets] == [None, 1]


def test_a_slow_writer_proposes_nothing_but_still_votes() -> None:
    table = Table().write({1: "Un.", 2: "Deux."})
    table.expire()
    table.prepare()
    table.read()
    assert "vote" in table.acts(3)
    assert table.view(3).mine.entry is None


def test_a_draft_can_be_wiped_out() -> None:
    table = Table().choose()
    table.do(1, Write("Un brouillon", done=False))
    table.do(1, Write("  ", done=False))
    assert table.view(1).mine.text == ""


def test_without_any_proposal_the_round_is_void_and_the_next_mdj_leads() -> None:
    table = Table().choose()
    table.expire()
    assert isinstance(table.phase, Revealing)
    assert table.result.scores == ()
    assert table.told("lauriers-void")
    assert table.state.leaves == (1, 1, 1, 1)
    table.go_on()
    assert table.state.mdj == 1


def test_what_an_absent_player_had_drafted_still_counts_and_he_is_not_waited_for() -> None:
    table = Table().choose()
    table.do(1, Write("Un brouillon", done=False))
    table.becomes(1, "away")
    table.write({2: "Deux.", 3: "Trois."})
    assert isinstance(table.phase, Preparing)
    assert [sheet.author for sheet in table.phase.sheets] == [None, 1, 2, 3]


def test_the_mdj_does_not_write() -> None:
    table = Table().choose()
    assert table.refused(0, Write("Je sais.")) == "lauriers-mdj-does-not-write"


def test_a_text_has_limits_that_are_said_kindly() -> None:
    table = Table().choose()
    assert table.refused(1, Write("x" * 201)) == "text-too-long"
    assert table.refused(1, Write("")) == "text-empty"
    assert table.refused(1, Write("?!")) == "text-empty"
    table.do(1, Write("x" * 200))


def test_a_text_is_cleaned_but_its_letters_stay() -> None:
    table = Table().choose()
    table.do(1, Write("  Cœur\u202e d’été,\n\tça  va. "))
    assert table.view(1).mine.text == "Cœur d’été, ça va."


def test_a_late_text_is_refused_and_the_draft_stays() -> None:
    table = Table().choose()
    table.do(1, Write("À temps", done=False))
    assert table.refused(1, Write("Trop tard."), at=180_000) == "too-late"
    assert table.view(1).mine.text == "À temps"


def test_sans_chrono_nothing_expires_and_the_host_can_close_by_hand() -> None:
    table = Table(writing_minutes=0, voting_seconds=0)
    assert table.match.deadline is None
    table.choose()
    assert table.match.deadline is None
    table.do(1, Write("Un brouillon", done=False))
    table.close()
    assert isinstance(table.phase, Preparing)
    assert table.match.deadline is None


def test_the_true_definition_of_another_word_never_comes_up_any_more() -> None:
    table = Table()
    other = next(word for word in sample_content().packs[0].words if word.id == "base:mot33")
    table.write({1: other.definition.upper(), 2: "Deux.", 3: "Trois."})
    assert table.view(None).barred == ()
    table.prepare()
    table.read()
    table.vote({1: None, 2: 1, 3: 1})
    assert table.view(None).barred == ("base:mot33",)
    for _ in range(200):
        table.close()
        if isinstance(table.phase, Choosing):
            assert "base:mot33" not in table.phase.words
    assert table.game.memory(table.state).barred == ("base:mot33",)


def test_words_met_earlier_in_the_evening_come_back_last() -> None:
    met = tuple(f"base:mot{n}" for n in range(4, 40))
    table = Table(memory=Memory(met=met), packs=("base",))
    assert set(table.phase.words) == {"base:mot0", "base:mot1", "base:mot2", "base:mot3"}


def test_a_correction_is_not_announced_again() -> None:
    table = Table().write({1: "Un."})
    table.do(1, Write("Un, mieux."))
    assert len(table.told("lauriers-hands-in")) == 1


def test_chance_picks_any_word_of_the_card() -> None:
    picked = set()
    for n in range(30):
        table = Table(pick="hasard", seed=bytes([n]), packs=("base",))
        number = int(table.phase.word.removeprefix("base:mot"))
        picked.add(number % 4)
    assert picked == {0, 1, 2, 3}


def test_what_a_table_remembers_is_what_it_met_and_what_was_given_away() -> None:
    table = Table(memory=Memory(met=("base:mot1",), barred=("base:mot2",))).choose()
    memory = table.game.memory(table.state)
    assert memory.met == ("base:mot1", table.phase.word)
    assert memory.barred == ("base:mot2",)


def test_words_given_away_earlier_in_the_evening_never_come_up() -> None:
    barred = tuple(f"base:mot{n}" for n in range(4, 40))
    for n in range(10):
        table = Table(memory=Memory(barred=barred), packs=("base",), seed=bytes([n]))
        assert set(table.phase.words) <= {f"base:mot{n}" for n in range(4)}


def test_a_draft_without_a_letter_proposes_nothing() -> None:
    table = Table().choose()
    table.do(1, Write("…", done=False))
    table.do(2, Write("Deux."))
    table.expire()
    assert [sheet.author for sheet in table.phase.sheets] == [None, 2]


def test_a_truth_that_typesetting_changes_is_recognised_all_the_same() -> None:
    shouting = replace(word(1), definition="VÉRITÉ QUE L'ON CRIE...")
    table = Table(content=Content((WordPack("base", (word(0), shouting)),)))
    table.do(0, Choose("base:mot0"))
    table.to_vote({1: "vérité que l’on crie", 2: "Deux.", 3: "Trois."})
    table.close()
    assert table.state.barred == ("base:mot1",)


def test_a_match_stopped_during_the_vote_remembers_what_its_bluffs_gave_away() -> None:
    table = Table()
    other = table.game.book.words["base:mot33"].definition
    table.write({1: other, 2: "Deux.", 3: "Trois."})
    assert table.game.memory(table.state).barred == ()  # the table has not seen it yet
    table.prepare()
    table.read()
    assert table.view(None).barred == ()
    assert table.game.memory(table.state).barred == ("base:mot33",)
