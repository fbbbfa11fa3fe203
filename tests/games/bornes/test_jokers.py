"""§7 Jokers taken, and §15 cards borrowed."""

from games.bornes.table import Table, cards, up
from parlotte.games.bornes.actions import Borrow, Finish, Sketch, Start, Take, Taking
from parlotte.games.bornes.options import Blank


def baby(*hands: str, **options: object) -> Table:
    """Seat 0 has laid a joker for a baby, and it is the turn of seat 1."""
    table = Table("J1 dormir lit", *hands, **options)
    table.start(0, "J1 dormir lit", "Le bébé dort au lit.", words="bébé")
    table.discard(0)
    return table


def test_the_very_same_word_passes_by_itself_in_either_language() -> None:
    table = baby("bébé chat gris", "")
    table.take(1, 1, "J1", "bébé", "chat J1", words=("voler",))
    assert table.name == "turn"
    assert table.words(1) == ["bébé", "dormir", "lit"]
    assert table.sentence(1).said.text == "Le bébé dort au lit."
    assert table.words(2) == ["chat", "voler"]
    english = Table("J1 dormir", "bébé chat gris")
    english.start(0, "J1 dormir", "The baby sleeps", "en", words="baby")
    english.discard(0)
    english.take(1, 1, "J1", "bébé", "chat J1", words=("voler",))
    assert english.words(1) == ["bébé", "dormir"]


def test_another_word_needs_the_consent_of_the_table() -> None:
    table = baby("roi chat gris", "")
    table.take(1, 1, "J1", "roi", "chat J1", words=("voler",), said="Le roi dort au lit.")
    view = table.view().phase
    assert (view.what, view.card, view.instead) == ("take", up("roi"), "J1")
    assert view.sentence.text == "Le roi dort au lit."
    table.vote(0, 2)
    assert table.words(1) == ["bébé", "dormir", "lit"]
    assert table.holds(1, "roi chat")
    assert table.view().phase.tries == 2


def test_a_joker_is_used_at_once() -> None:
    table = baby("bébé chat gris", "")
    unused = Take(1, "J1", up("bébé"), cards("chat gris"))
    assert table.refused(1, unused) == "bornes-use-the-joker"


def test_its_owner_takes_it_too_even_into_the_same_sentence() -> None:
    table = Table("J1 dormir lit bébé gris", "")
    table.start(0, "J1 dormir lit", "Le bébé dort au lit.", words="bébé")
    table.take(0, 1, "J1", "bébé", "bébé J1 dormir lit", into=1, words=("gris",))
    assert table.words(1) == ["bébé", "gris", "dormir", "lit"]


def test_refused_with_a_joker_taken_this_turn_its_cards_stay_unfinished() -> None:
    table = baby("bébé chat gris roi", "")
    text = "Le chat gris voit le roi."
    table.take(1, 1, "J1", "bébé", "chat gris J1 roi", words=("voir",), text=text)
    table.finish(1, 2, text)
    table.vote(0, 2)
    assert table.words(2) == ["chat", "gris", "voir", "roi"]
    assert not table.state.piles


def test_refused_the_card_that_replaced_a_joker_stays_too() -> None:
    table = Table("J1 dormir bébé gris chat roi", "", "", stock="lit odeur")
    table.start(0, "J1 dormir", "Le bébé dort.", words="bébé")
    table.discard(0, "roi")
    table.pass_to(0)
    table.take(0, 1, "J1", "bébé", "chat J1", words=("voler",))
    text = "Le bébé gris dort au lit."
    table.change(0, 1, "bébé gris dormir lit", text)
    table.finish(0, 1, text)
    table.vote(1, 2)
    assert table.words(1) == ["bébé", "dormir"]
    assert table.sentence(1).said.text == "Le bébé dort."
    assert table.holds(0, "gris lit")
    assert table.words(2) == ["chat", "voler"]


def test_a_faute_guards_its_joker() -> None:
    table = Table("J1 dormir lit", "F1 bébé chat gris", "")
    table.start(0, "J1 dormir lit", "Le bébé dort au lit.", words="bébé")
    table.discard(0)
    table.faute(1, 1)
    assert "take" not in table.acts(1)
    take = Take(1, "J1", up("bébé"), cards("chat J1"), words=("voler",))
    assert table.refused(1, take) == "bornes-sentence-stopped"


def test_a_censured_player_takes_none_alone_and_others_may_take_his() -> None:
    table = baby("C1 bébé chat gris", "roi odeur")
    table.censure(1, 0)
    table.expire()
    assert "take" in table.acts(1)
    table.take(1, 1, "J1", "bébé", "chat J1", words=("voler",))
    table.discard(1)
    table.discard(2)
    assert "take" not in table.acts(0)


def test_blank_cards_in_play_are_jokers_that_may_be_taken_or_not() -> None:
    for option, acts in (("takeable", True), ("kept", False)):
        table = Table("V1 dormir", "bébé chat", blanks_in_play=option)
        table.start(0, "V1 dormir", words="bébé")
        table.discard(0)
        assert ("take" in table.acts(1)) is acts
        take = Take(1, "V1", up("bébé"), cards("chat V1"), words=("voler",))
        if acts:
            table.do(1, take)
            assert table.words(2) == ["chat", "voler"]
        else:
            assert table.refused(1, take) == "bornes-joker-stays"


def test_a_written_blank_card_is_a_word_of_two_points() -> None:
    table = Table(
        "V1 dormir chat lit", "", blanks=(Blank("Tata Odile", "", "sieste", "nap", "crown"),)
    )
    text = "Tata Odile dort, et le chat est au lit."
    number = table.start(0, "V1:a dormir chat lit", text)
    assert table.view().zones[0].sentences[0].values == 2 + 1 + 1 + 1
    assert table.view().blanks["V1"].b.en == "nap"
    table.change(0, number, "V1:b dormir chat lit", "La sieste du chat qui dort au lit")
    assert len(table.sentence(number).said.spans) == 4


def test_a_blank_card_written_in_play_keeps_the_picture_it_was_given() -> None:
    table = Table("V1 dormir chat lit", "", blanks_in_play="kept")
    strange = Start(cards("V1 dormir"), "fr", "", ("hamac",), ("no-such-picture",))
    assert table.refused(0, strange) == "bornes-no-such-picture"
    table.do(0, Start(cards("V1 dormir"), "fr", "", ("hamac",), ("crown",)))
    (shown,) = table.view(1).zones[0].sentences
    assert [(one.word, one.picture) for one in shown.cards] == [("hamac", "crown"), ("", "")]
    table.change(0, shown.id, "chat V1 dormir", "Le chat dort dans le hamac.", "hamac")
    assert [laid.picture for laid in table.sentence(shown.id).cards] == ["", "crown", ""]


def test_a_joker_has_its_own_picture_and_no_other() -> None:
    table = Table("J1 dormir", "")
    table.do(0, Start(cards("J1 dormir"), "fr", "", ("bébé",), ("crown",)))
    assert [laid.picture for laid in table.sentence(1).cards] == ["", ""]


def test_a_joker_being_taken_stays_in_the_draft_while_it_can_be() -> None:
    table = Table("J1 dormir", "bébé chat", "")
    table.start(0, "J1 dormir", words="bébé")
    table.discard(0)
    taken = Taking(1, "J1", up("bébé"), "Le bébé dort.")
    table.do(1, Sketch(cards("chat J1"), "fr", words=("voler",), taken=taken))
    kept = table.view(1).mine.draft
    assert (kept.cards, kept.taken) == (cards("chat J1"), taken)
    table.discard(1, "bébé")  # the card that would have taken its place is gone
    kept = table.view(1).mine.draft
    assert (kept.cards, kept.taken) == (cards("chat"), None)


def lending(borrowing: str) -> Table:
    table = Table("chat dormir lit", "Père_Noël gris", "", borrowing=borrowing)
    table.start(0, "chat dormir", "Le chat dort.")
    table.discard(0)
    return table


def test_a_card_is_borrowed_for_one_of_ones_own() -> None:
    table = lending("any")
    table.do(1, Borrow(1, "144", up("Père_Noël"), "Le Père Noël dort."))
    assert table.words(1) == ["Père Noël", "dormir"]
    assert table.holds(1, "chat")
    table.start(1, "chat gris")
    table.discard(1)
    table.discard(2)
    back = Borrow(2, "144", up("lit"))
    assert table.refused(0, back) == "bornes-cannot-borrow"
    table.pass_to(1)
    table.pass_to(0)
    table.do(0, back)
    assert table.holds(0, "chat")


def test_where_the_meaning_must_be_kept_the_table_votes() -> None:
    table = lending("same")
    table.do(1, Borrow(1, "144", up("Père_Noël"), "Le Père Noël dort."))
    assert table.view().phase.what == "borrow"
    table.vote(0, 2)
    assert table.words(1) == ["chat", "dormir"]
    assert table.refused(0, Borrow(1, "144", up("lit"))) == "bornes-not-your-turn"


def test_no_borrowing_unless_it_is_chosen() -> None:
    table = lending("no")
    assert "borrow" not in table.acts(1)
    assert table.refused(1, Borrow(1, "144", up("Père_Noël"))) == "bornes-no-borrowing"
    assert table.refused(1, Finish(1, "Le chat dort.", proverb=True)) == "bornes-not-your-sentence"
