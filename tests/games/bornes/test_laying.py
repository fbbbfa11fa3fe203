"""What a bot can lay from a hand of six."""

import random
from collections import Counter

import pytest

from games.bornes import speech
from games.bornes.layings import Laying, layings
from parlotte.games.bornes.content import Card
from parlotte.games.bornes.grammar.reading import readings
from parlotte.games.bornes.search.decency import is_decent
from parlotte.games.bornes.search.growing import ORDERS, grown
from parlotte.games.bornes.sentence_check import SentenceCheck
from parlotte.games.bornes.sentence_proposals import propose
from parlotte.games.bornes.words import LANGS, Lang
from support.depth import by_depth


def hands(seed: str, count: int) -> list[list[Card]]:
    rng = random.Random(seed)
    return [rng.sample(speech.content().cards, 6) for _ in range(count)]


def best(hand: list[Card], lang: Lang) -> tuple[Laying, ...]:
    return layings(hand, lang, speech.voice())


@pytest.mark.parametrize("lang", LANGS)
def test_each_sentence_is_laid_with_cards_of_the_hand_and_says_them(lang: Lang) -> None:
    check = SentenceCheck(speech.voice())
    for hand in hands("laid", by_depth(12, 40)):
        sides = {(card.card, word.id) for card in hand for word in card.words}
        found = best(hand, lang)
        assert found
        for one in found:
            assert 2 <= len(one.cards) <= 6
            assert len({laid.card for laid in one.cards}) == len(one.cards)
            assert {(laid.card, laid.word.id) for laid in one.cards} <= sides
            words = [laid.word for laid in one.cards]
            assert one.points == sum(word.value for word in words) * len(words)
            assert check.find(one.text, words, lang).missing == (), one.text


@pytest.mark.parametrize("lang", LANGS)
def test_hands_each_allow_two_sentences_of_four_cards(lang: Lang) -> None:
    poor, far_fetched = [], []
    for hand in hands("fifty hands more", by_depth(15, 50)):
        found = layings(hand, lang, speech.voice(), few=8)
        whole = [one.cost for one in found if len(one.cards) >= 4]
        if len(whole) < 2:
            poor.append([card.card for card in hand])
        if sum(cost <= 0.6 for cost in whole) < 2:
            far_fetched.append([card.card for card in hand])
    assert poor == []
    assert len(far_fetched) <= 3, far_fetched


def told(lang: Lang, ids: str, few: int = 8) -> list[str]:
    """What a hand of these words allows, each on a card of its own."""
    words = speech.words(*ids.split(" · "))
    hand = [Card(at, (word, word)) for at, word in enumerate(words)]
    return [one.text for one in layings(hand, lang, speech.voice(), few=few)]


@pytest.mark.parametrize(
    ("lang", "ids", "sentence"),
    speech.cases("""
    fr: offrir · trésor · premier · étoile = La première étoile offre un trésor.
    fr: prêter · grand · parapluie · bleu = Prête-moi ton grand parapluie bleu\u202f!
    en: nuit · attendre · bonheur · forêt = At night, I wait for my happiness in the forest.
    en: vacances · médecin · soleil · gentil = On holiday, the kind doctor is in the sun.
    fr: médecin · dire · roi · malade = Le médecin dit que le roi est malade.
    fr: fée · demander · arbre · ogre · danser = L’ogre demande à la fée de danser.
    fr: clown · danser · joie · cuisine = Le clown danse de joie dans la cuisine.
    en: papillon · lent · chapeau · rouge = The slow butterfly has a red hat.
    fr: tenir · couronne · or · froid = Je tiens la couronne d’or froide.
    en: souris · ouvrir · doucement · porte = The mouse opens the door gently.
    fr: chien · souvent · toit · gris = Le chien gris est souvent sur le toit.
"""),
)
def test_what_is_laid_of_few_words(lang: Lang, ids: str, sentence: str) -> None:
    found = told(lang, ids)
    assert sentence in found, found


def test_where_nobody_is_named_one_is_told_of_oneself_or_told_to() -> None:
    found = told("fr", "ouvrir · fenêtre · jeter · lettre · chercher · clé · vieux · maison")
    assert any(text.startswith(("Je ", "J’")) for text in found)
    assert any(text.endswith("\u202f!") for text in found)


def test_the_same_words_are_grown_in_few_orders() -> None:
    (hand,) = hands("orders", 1)
    orders = Counter(one.ids for one in grown(hand, "fr", 0.9))
    assert len(orders) > 40
    assert max(orders.values()) <= ORDERS


@pytest.mark.parametrize(
    ("ids", "sentence"),
    [
        ("roi · donner · œuf · bleu", "Le roi bleu donne un œuf."),
        ("pingouin · libre · vouloir · jamais", "Le pingouin libre ne veut jamais."),
        ("vieux · roi · triste · avertir", "Le vieux roi triste avertit."),
        ("moine · sage · dire · poule", "Le moine sage dit la poule."),
    ],
)
def test_what_still_asks_for_more_is_not_laid(ids: str, sentence: str) -> None:
    found = told("fr", ids)
    assert found
    assert sentence not in found


def test_the_same_hand_gives_the_same_sentences() -> None:
    (hand,) = hands("same", 1)
    assert best(hand, "fr") == best(list(hand), "fr")


def test_no_two_are_alike_and_none_is_said_twice() -> None:
    for hand in hands("twice", by_depth(8, 20)):
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
