"""The printed examples of the sheet."""

from games.reussite.table import Table
from parlotte.games.reussite.actions import Place
from parlotte.games.reussite.cards import PETARDS, STARS, deck


def test_guimauve_is_taken_in_any_order_with_a_star_for_v() -> None:
    """EX: GUIMAUVE with the letters G U I M A U E and a star for V, taken in any order."""
    table = Table("XG", "XU", "XI", "XM", "XA", "XU", "X*E", known=("GUIMAUVE",), stock="B" * 9)
    table.take(6, 6)  # the E first, which frees the star above it
    table.take(3, 0, 5, 1, 4, 2)
    # E * M G U U A I, to be spelled
    spelling = "E*MGUUAI"
    for at, letter in enumerate("GUIMAU*E"):
        table.do(Place(spelling.index(letter, at), at))
        rest = spelling[at:].replace(letter, "", 1)
        spelling = spelling[:at] + letter + rest
    table.say(6, "V")
    laid = table.game.view(table.state, 0).mine
    assert (laid.draft.word, laid.draft.ruling, laid.draft.fault) == ("GUIMAUVE", "common", None)
    told = table.propose()
    assert "reussite-plays" in told
    (written,) = table.state.words
    assert (written.word, len(written.tiles)) == ("GUIMAUVE", 8)
    assert [tile.letter for tile in written.tiles if tile.card == "*"] == ["V"]


def test_the_deck_is_a_hundred_cards_without_the_pink_alphabet() -> None:
    """100 − 26 = 74 cards, of which 3 pétards set aside and 71 in play."""
    cards = deck("normal", "alphabet")
    assert len(cards) == 71
    assert (cards.count("*"), PETARDS, STARS) == (7, 3, 7)
    assert len([card for card in cards if card.islower()]) == 26
    assert len(deck("grand", "alphabet")) == 97
