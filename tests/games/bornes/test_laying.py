"""What a bot could lay from a hand of six."""

import random

import pytest

from games.bornes import speech
from parlotte.games.bornes.decency import is_decent
from parlotte.games.bornes.grammar.reading import readings
from parlotte.games.bornes.items import LANGS, Card, Lang
from parlotte.games.bornes.judging import Judge
from parlotte.games.bornes.laying import Laying, layings
from parlotte.games.bornes.saying import propose


def hands(seed: str, count: int) -> list[list[Card]]:
    rng = random.Random(seed)
    return [rng.sample(speech.content().cards, 6) for _ in range(count)]


def best(hand: list[Card], lang: Lang) -> tuple[Laying, ...]:
    return layings(hand, lang, speech.voice())


@pytest.mark.parametrize("lang", LANGS)
def test_each_sentence_is_laid_with_cards_of_the_hand_and_says_them(lang: Lang) -> None:
    judge = Judge(speech.voice())
    for hand in hands("laid", 40):
        sides = {(card.card, word.id) for card in hand for word in card.words}
        found = best(hand, lang)
        assert found
        for one in found:
            assert 2 <= len(one.cards) <= 6
            assert len({laid.card for laid in one.cards}) == len(one.cards)
            assert {(laid.card, laid.word.id) for laid in one.cards} <= sides
            words = [laid.word for laid in one.cards]
            assert one.points == sum(word.value for word in words) * len(words)
            assert judge.find(one.text, words, lang).missing == (), one.text


@pytest.mark.parametrize("lang", LANGS)
def test_fifty_hands_each_allow_two_sentences_of_four_cards(lang: Lang) -> None:
    poor = []
    for hand in hands("fifty hands more", 50):
        found = layings(hand, lang, speech.voice(), few=6)
        if sum(len(one.cards) >= 4 for one in found) < 2:
            poor.append([card.card for card in hand])
    assert poor == []


def test_the_same_hand_gives_the_same_sentences() -> None:
    (hand,) = hands("same", 1)
    assert best(hand, "fr") == best(list(hand), "fr")


def test_no_two_are_alike_and_none_is_said_twice() -> None:
    for hand in hands("twice", 20):
        found = best(hand, "fr")
        sets = [set(one.ids) for one in found]
        assert len({one.text for one in found}) == len(found)
        for at, one in enumerate(sets):
            assert all(len(one & other) < max(len(one), len(other)) for other in sets[:at])
        said = {found[0].text}
        again = layings(hand, "fr", speech.voice(), besides=said)
        assert again
        assert said.isdisjoint(one.text for one in again)


@pytest.mark.parametrize("lang", LANGS)
def test_a_prophet_may_be_lied_to_and_never_lies(lang: Lang) -> None:
    (lies, *_) = readings(speech.words("prophète", "mentir", "roi"), lang)
    (lied_to, *_) = readings(speech.words("roi", "mentir", "prophète"), lang)
    assert (is_decent(lies.clause), is_decent(lied_to.clause)) == (False, True)


@pytest.mark.parametrize(
    ("lang", "ids"),
    [
        ("fr", "roi · épouser · enfant"),
        ("fr", "femme · laid · rire"),
        ("en", "nu · bébé · courir"),
        ("fr", "cochon · ressembler · prophète"),
        ("en", "cochon · ressembler · prophète"),
    ],
)
def test_what_is_not_decent_is_said_to_who_lays_it_and_never_proposed(lang: Lang, ids: str) -> None:
    words = speech.words(*ids.split(" · "))
    (reading, *_) = readings(words, lang)
    assert not is_decent(reading.clause)
    assert propose(words, lang, speech.voice())
    hand = [Card(at, (word, word)) for at, word in enumerate(words)]
    laid = [set(one.ids) for one in layings(hand, lang, speech.voice())]
    assert set(ids.split(" · ")) not in laid


def test_a_hand_without_nouns_may_allow_nothing() -> None:
    assert layings([], "fr", speech.voice()) == ()
