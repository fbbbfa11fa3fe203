"""Which words a table is dealt, and in what order."""

import pytest
from msgspec.structs import replace

from games.lauriers.table import Table, sample_content, word
from parlotte.core.contract import Rejected
from parlotte.core.rng import Draws, Rng
from parlotte.games.lauriers.cards import draw, fresh_deck
from parlotte.games.lauriers.content import Content, WordPack, make_cards, playable_words
from parlotte.games.lauriers.options import Options


def levels(option: str) -> set[int]:
    words = playable_words(sample_content(), Options(level=option))
    return {word.level for word in words}


def test_the_level_option_keeps_only_its_words() -> None:
    assert levels("1-2") == {1, 2}
    assert levels("all") == {1, 2, 3}
    assert levels("3") == {3}


def test_the_family_option_keeps_only_words_for_all_ages() -> None:
    words = playable_words(sample_content(), Options(family=True))
    assert words
    assert all(word.family for word in words)


def test_the_packs_option_keeps_only_its_packs() -> None:
    words = playable_words(sample_content(), Options(packs=("maison",)))
    assert {word.id.partition(":")[0] for word in words} == {"maison"}


def test_an_unknown_pack_and_no_words_at_all_are_refused() -> None:
    with pytest.raises(Rejected, match="lauriers-unknown-pack"):
        Table(packs=("inconnu",))
    with pytest.raises(Rejected, match="lauriers-no-words"):
        Table(content=Content((WordPack("base", (word(1),)),)), level="3")


def test_printed_cards_stay_whole_and_loose_words_are_dealt_by_four() -> None:
    words = [word(n, card=1 + n // 4) for n in range(8)] + [word(n, "maison") for n in range(5)]
    cards = make_cards(words)
    assert [len(card) for card in cards] == [4, 4, 4, 1]
    assert cards[0] == tuple(f"base:mot{n}" for n in range(4))


def test_a_card_that_lost_a_word_is_dealt_anew() -> None:
    words = [word(n, card=1 + n // 4) for n in range(8) if n != 2]
    cards = make_cards(words)
    assert [len(card) for card in cards] == [4, 3]
    assert cards[0] == tuple(f"base:mot{n}" for n in range(4, 8))


def test_a_spelling_that_two_packs_share_is_played_once() -> None:
    twin = Content((WordPack("a", (word(1),)), WordPack("b", (word(1),))))
    assert len(playable_words(twin, Options())) == 1


CARDS = (("a", "b"), ("c", "d"), ("e",))


def test_a_deck_holds_every_card_once() -> None:
    assert sorted(fresh_deck(CARDS, (), Draws(Rng(b"x")))) == [0, 1, 2]


def test_untouched_cards_come_before_those_with_words_already_played() -> None:
    for seed in range(20):
        deck = fresh_deck(CARDS, {"a", "e"}, Draws(Rng(bytes([seed]))))
        assert deck == (1, 0)


def test_a_drawn_card_shows_only_words_not_yet_played() -> None:
    drawn = draw(CARDS, (0, 1), ("a",), (), Draws(Rng(b"x")))
    assert drawn.words == ("b",)
    assert drawn.deck == (1,)


def test_a_card_with_nothing_left_is_passed_over() -> None:
    drawn = draw(CARDS, (0, 1), ("a", "b"), (), Draws(Rng(b"x")))
    assert drawn.words == ("c", "d")


def test_used_up_cards_are_shuffled_again_those_with_new_words_first() -> None:
    drawn = draw(CARDS, (), ("a", "c", "d", "e"), (), Draws(Rng(b"x")))
    assert drawn.words == ("b",)
    assert drawn.played == ("a", "c", "d", "e")


def test_when_every_word_has_been_played_all_come_back_but_the_barred() -> None:
    drawn = draw(CARDS, (), ("a", "b", "c", "d"), ("e",), Draws(Rng(b"x")))
    assert drawn.played == ()
    assert set(drawn.words) <= {"a", "b", "c", "d"}
    assert 2 not in drawn.deck


def test_barred_words_come_back_only_when_nothing_else_is_left() -> None:
    drawn = draw((("a",),), (), (), ("a",), Draws(Rng(b"x")))
    assert drawn.words == ("a",)


def test_twins_that_differ_in_case_hyphen_or_ligature_are_one_word() -> None:
    def spelled(text: str, pack: str) -> WordPack:
        return WordPack(pack, (replace(word(1, pack), spelling=text),))

    for one, other in (("se panader", "SE PANADER"), ("cœur", "Coeur"), ("tac-au-tac", "tacautac")):
        twins = Content((spelled(one, "a"), spelled(other, "b")))
        assert [w.spelling for w in playable_words(twins, Options())] == [one]
    accents = Content((spelled("pécher", "a"), spelled("pêcher", "b")))
    assert len(playable_words(accents, Options())) == 2


def test_two_packs_may_both_have_a_first_card() -> None:
    words = [word(n, pack, card=1) for pack in ("a", "b") for n in range(4)]
    assert [len(card) for card in make_cards(words)] == [4, 4]
    assert len({card[0].partition(":")[0] for card in make_cards(words)}) == 2
