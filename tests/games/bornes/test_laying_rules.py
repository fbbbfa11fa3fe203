"""§3, §4: turns, and sentences begun, made longer and changed."""

import pytest

from games.bornes.table import Table, cards
from parlotte.games.bornes.actions import Change, Discard, End, Sketch, Start


def test_two_cards_and_one_joker_begin_a_sentence() -> None:
    table = Table("chat gris J1 J2 D1", "")
    assert table.refused(0, Start(cards("chat"), "fr")) == "bornes-two-cards"
    two = Start(cards("J1 J2"), "fr", "", ("voir", "roi"))
    assert table.refused(0, two) == "bornes-one-joker"
    assert table.refused(0, Start(cards("chat J1"), "fr")) == "bornes-joker-word"
    assert table.refused(0, Start(cards("chat D1"), "fr")) == "bornes-no-word-card"
    assert table.refused(0, Start(("144", "36:b"), "fr")) == "bornes-which-side"
    assert table.refused(0, Start(("144:a", "144:b"), "fr")) == "bornes-card-twice"
    number = table.start(0, "chat J1", words="dormir")
    table.change(0, number, "chat J1 J2", words="dormir beaucoup")
    assert table.words(number) == ["chat", "dormir", "beaucoup"]


def test_a_card_of_somebody_else_is_refused() -> None:
    table = Table("chat", "gris")
    assert table.refused(0, Start(cards("chat gris"), "fr")) == "bornes-not-your-card"
    assert table.refused(1, Start(cards("gris chat"), "fr")) == "bornes-not-your-turn"


def test_the_words_of_the_cards_stand_in_what_is_said() -> None:
    table = Table("chat gris dormir lit", "")
    wrong = Start(cards("chat gris dormir"), "fr", "Le chat dort.")
    assert table.refused(0, wrong) == "bornes-words-missing"
    number = table.start(0, "chat gris dormir", "Les chats gris dormaient")
    assert table.sentence(number).said.spans == ((4, 9), (10, 14), (15, 24))


def test_by_trust_and_in_a_rebus_nobody_looks() -> None:
    for option in ("trust", "rebus"):
        table = Table("chat gris", "", **{option: True})
        number = table.start(0, "chat gris", "Une souris verte")
        assert table.sentence(number).said.text == "Une souris verte"


def test_the_language_of_the_table() -> None:
    table = Table("chat gris", "", language="en")
    assert table.refused(0, Start(cards("gris chat"), "fr")) == "bornes-one-language"
    table.start(0, "gris chat", "The grey cat", "en")


def test_no_card_leaves_a_sentence() -> None:
    table = Table("chat gris dormir", "")
    number = table.start(0, "chat gris")
    assert table.refused(0, Change(number, cards("chat dormir"))) == "bornes-card-left-out"


def test_several_sentences_may_be_open() -> None:
    table = Table("chat gris dormir lit", "")
    table.start(0, "chat gris")
    table.start(0, "lit dormir")
    assert len(table.view().zones[0].sentences) == 2


def test_nobody_extends_the_sentence_of_an_opponent() -> None:
    table = Table("chat gris", "dormir lit")
    number = table.start(0, "chat gris")
    table.discard(0)
    assert "change" not in table.acts(1)
    longer = Change(number, cards("chat gris dormir"))
    assert table.refused(1, longer) == "bornes-not-your-sentence"


def test_a_discard_ends_the_turn_with_six_cards_in_hand() -> None:
    table = Table("chat gris dormir", "", stock="roi odeur argent")
    table.start(0, "chat gris")
    table.discard(0, "dormir")
    assert table.player == 1
    assert len(table.state.hands[0]) == 6
    assert table.holds(0, "roi odeur argent")
    assert table.view().discard == "159"


def test_the_last_discard_instead_of_a_card_of_the_stock() -> None:
    table = Table("chat gris", "roi", stock="odeur argent")
    assert table.refused(0, Discard("144", pick_up=True)) == "bornes-nothing-to-pick-up"
    table.discard(0, "chat")
    table.discard(1, "roi", pick_up=True)
    assert table.holds(1, "chat")
    assert table.holds(0, "odeur")
    assert table.view().discard == "24"
    assert table.state.stock[0] == "94"


def test_an_empty_stock_is_made_of_all_discards() -> None:
    table = Table("", "")
    last, *some = table.state.stock[:4]
    table.put(stock=(last,), discards=tuple(some), aside=table.state.stock[4:])
    table.discard(0)
    assert last in table.state.hands[0]
    table.discard(1)
    assert table.told("bornes-reshuffled")
    assert table.view().discard is None
    assert table.view().stock == 3 + 2 - 1  # both discards are in it, and one card is drawn
    assert table.refused(0, Discard(last, pick_up=True)) == "bornes-nothing-to-pick-up"


def test_at_the_deadline_the_least_word_goes_and_what_is_laid_stays() -> None:
    table = Table("chat gris Père_Noël prophète odeur L1", "")
    table.start(0, "chat gris")
    table.expire()
    assert table.player == 1
    assert table.view().discard in ("16", "95")  # of the higher value 2
    assert table.holds(0, "Père_Noël L1")
    assert len(table.view().zones[0].sentences) == 1


def test_no_discard_where_no_card_is_left_and_six_are_drawn() -> None:
    table = Table("chat gris dormir lit roi odeur", "")
    assert table.refused(0, End()) == "bornes-cards-left"
    table.start(0, "chat gris dormir lit roi odeur")
    assert table.acts(0)[0] == "end"
    table.end(0)
    assert table.player == 1
    assert len(table.state.hands[0]) == 6


def test_an_absent_player_is_skipped() -> None:
    table = Table("", "", "")
    table.becomes(1, "away")
    table.discard(0)
    assert table.player == 2
    table.becomes(2, "away")
    assert table.player == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_a_draft_is_kept_for_its_owner_alone(seat: int) -> None:
    table = Table("chat gris", "roi odeur")
    names = ("chat gris", "roi odeur")[seat]
    table.do(seat, Sketch(cards(names), "en", "Once upon"))
    draft = table.view(seat).mine.draft
    assert (draft.cards, draft.text) == (cards(names), "Once upon")
    assert table.view(1 - seat).mine.draft is None
    table.pass_to(seat)
    table.discard(seat, names.split()[0])
    assert table.view(seat).mine.draft.cards == cards(names)[1:]
