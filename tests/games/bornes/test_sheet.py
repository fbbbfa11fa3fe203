"""The printed examples of the sheet, played at a table, one test each."""

import pytest

from games.bornes.table import Table, cards, game, up
from parlotte.games.bornes.advice import Composed, advise
from parlotte.games.bornes.cards import full_deck, kind_of
from parlotte.games.bornes.options import Blank, Options
from parlotte.games.bornes.words import Lang

CAT = "Le chat gris dort sur le lit."


def test_220_cards_and_10_blank_ones() -> None:
    kinds = [kind_of(card) for card in full_deck(174, Options(blanks_in_play="kept"))]
    counts = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert counts == {
        "word": 174, "joker": 10, "faute": 8, "dictionnaire": 16, "censure": 4, "liberte": 8,
        "blank": 10,
    }  # fmt: skip
    assert len(full_deck(174, Options())) == 220
    assert len(game().book.deck) == 174
    assert sum(2 for face in game().book.deck.values() if face.b) == 348


@pytest.mark.parametrize(
    ("word", "value"), [("chat", 1), ("gris", 1), ("prophète", 2), ("Père_Noël", 3), ("J1", 0)]
)
def test_the_value_is_printed_after_the_word(word: str, value: int) -> None:
    assert game().book.value(Options(), up(word)) == value


def test_a_word_on_a_blank_card_is_worth_2() -> None:
    assert game().book.value(Options(blanks=(Blank("Tata Odile", under_fr="sieste"),)), "V1:b") == 2


@pytest.mark.parametrize(
    ("lang", "names", "text"),
    [
        ("fr", "chat gris dormir lit", CAT),
        ("en", "gris chat dormir lit", "The grey cat sleeps on the bed."),
    ],
)
def test_the_app_proposes_the_grey_cat_and_the_table_accepts_it(
    lang: Lang, names: str, text: str
) -> None:
    table = Table("chat gris dormir lit", "")
    asked = Composed(cards(names), lang)
    told = advise(game(), table.view(0), "sentences", asked)
    assert told.sentences[0].text == text
    assert told.points == 16
    assert len(told.sentences[0].spans) == 4
    table.say(0, names, text, lang)
    assert table.texts() == [text]
    assert table.state.piles[0].lang == lang


def test_a_baby_watches_the_cat_play_with_the_ball() -> None:
    """CHAT·BÉBÉ·JOUER·BALLE → BÉBÉ·REGARDER·CHAT·JOUER·BALLE."""
    table = Table("chat bébé jouer balle regarder", "")
    number = table.start(0, "chat bébé jouer balle", "Le chat et le bébé jouent à la balle.")
    after = "Le bébé regarde le chat jouer à la balle."
    table.change(0, number, "bébé regarder chat jouer balle", after)
    assert table.words(number) == ["bébé", "regarder", "chat", "jouer", "balle"]
    assert table.sentence(number).said.text == after


def test_the_cat_turned_over_becomes_a_monk() -> None:
    table = Table("chat prophète croire Père_Noël", "")
    number = table.start(
        0, "chat prophète croire Père_Noël", "Le chat du prophète croit au Père Noël."
    )
    after = "Le moine et le prophète croient au Père Noël."
    table.change(0, number, "moine prophète croire Père_Noël", after)
    assert table.words(number)[0] == "moine"
    assert table.sentence(number).said.text == after


@pytest.mark.parametrize(
    ("lang", "text"), [("fr", "L’argent n’a pas d’odeur"), ("en", "Money has no smell")]
)
def test_a_printed_proverb_of_two_cards_needs_no_vote(lang: Lang, text: str) -> None:
    table = Table("argent odeur", "")
    told = advise(game(), table.view(0), "sentences", Composed(cards("argent odeur"), lang))
    assert (told.proverb, told.printed) == (text, True)
    number = table.start(0, "argent odeur", text, lang)
    table.finish(0, number, text, proverb=True)
    assert table.name == "turn"
    assert table.state.piles[0].proverb


def test_a_child_takes_the_joker_that_stood_for_a_baby_if_the_table_agrees() -> None:
    table = Table("J1 dormir lit", "enfant chat gris")
    number = table.start(0, "J1 dormir lit", "Le bébé dort au lit.", words="bébé")
    table.discard(0)
    said = "L’enfant dort au lit."
    table.take(1, number, "J1", "enfant", "chat J1", words=("voler",), said=said)
    assert table.name == "vote"
    table.vote()
    assert table.words(number) == ["enfant", "dormir", "lit"]
    assert table.sentence(number).said.text == said
    assert table.words(number + 1) == ["chat", "voler"]


def test_seven_points_times_five_cards_are_35() -> None:
    """CHAT 1 + GRIS 1 + PROPHÈTE 2 + joker 0 + PÈRE NOËL 3."""
    table = Table("chat gris prophète J1 Père_Noël", "", goal=0)
    text = "Le chat gris du prophète croit au Père Noël."
    table.say(0, "chat gris prophète J1 Père_Noël", text, words="croire")
    (pile,) = table.view().piles
    assert (pile.values, len(pile.cards), pile.points) == (7, 5, 35)


def test_silence_and_beauty_by_option_only() -> None:
    """silence - silencieux, beau - beauté."""
    text = "La beauté du chat silencieux."
    for families, accepted in ((False, False), (True, True)):
        table = Table("silence beau chat", "", families=families)
        told = advise(
            game(), table.view(0), "sentences", Composed(cards("beau chat silence"), "fr", (), text)
        )
        assert (told.missing == ()) is accepted


def test_three_counters_are_three_turns() -> None:
    """The example of the sheet: he plays again when he has given all three back."""
    table = Table("C1", "chat gris", counters=3)
    table.censure(0, 1)
    table.expire()
    table.discard(0)
    for left in (3, 2, 1):
        assert table.view().zones[1].censure.counters == left
        assert "start" not in table.acts(1)
        table.discard(1)
        table.discard(0)
    assert table.view().zones[1].censure is None
    assert "start" in table.acts(1)
