"""What readers disliked in the sentences of fifty hands: each is a rule, and a case here."""

import random
from collections import Counter

import pytest

from games.bornes import speech
from games.bornes.layings import layings
from parlotte.games.bornes.content import Card
from parlotte.games.bornes.grammar.liking import dullness
from parlotte.games.bornes.grammar.reading import readings
from parlotte.games.bornes.search.growing import is_alive
from parlotte.games.bornes.sentence_proposals import propose
from parlotte.games.bornes.words import LANGS, Lang, Verb
from support.depth import by_depth


def dull(lang: Lang, ids: str, *, alive: bool = True) -> float:
    (reading, *_) = readings(speech.words(*ids.split(" · ")), lang)
    return dullness(reading.clause, lang, alive=alive)


@pytest.mark.parametrize(
    ("lang", "duller", "liked"),
    [
        # Adjectives that show nothing, or too many of them.
        ("fr", "prophète · rapide · porter · or", "prophète · rapide · danser · or"),
        ("fr", "pirate · cacher · trésor · blanc", "pirate · cacher · chapeau · blanc"),
        ("fr", "cochon · cacher · nouveau · miel", "cochon · cacher · nouveau · chapeau"),
        ("fr", "petit · dragon · riche · nager", "dragon · riche · nager"),
        ("en", "canard · attendre · blanc · lait", "canard · attendre · délicieux · lait"),
        ("en", "heureux · Père Noël · danser", "heureux · clown · danser"),
        ("fr", "détective · rêver · mère · heureux · lire", "détective · rêver · ange · heureux"),
        ("en", "gros · nez · singe · toujours · petit", "nez · singe · toujours · petit"),
        # Nothing happens.
        ("en", "miroir · propre · vent", "mouton · propre · vent"),
        ("fr", "pingouin · chanson · célèbre", "pingouin · moustache · rouge"),
        ("fr", "dragon · voir · pain", "dragon · goûter · pain"),
        # Places.
        ("fr", "fermier · oublier · pain · pays", "fermier · oublier · pain · forêt"),
        ("en", "ange · marcher · fenêtre", "ange · marcher · plage"),
        ("en", "mouton · dîner · livre", "mouton · dîner · plage"),
        ("en", "grenouille · vivre · fête", "grenouille · vivre · prison"),
        ("en", "mouton · pleurer · nez", "mouton · pleurer · bateau"),
        ("en", "poète · mettre · miel · silence", "poète · mettre · miel · table"),
        # Words and thoughts as if they could be seen.
        ("fr", "canard · ressembler · mot", "canard · ressembler · gâteau"),
        ("fr", "clown · récolter · mensonge", "clown · récolter · pomme"),
        ("fr", "voleur · aimer · temps", "voleur · aimer · pluie"),
        ("en", "détective · sauter · esprit", "détective · sauter · ogre"),
        ("fr", "voleur · perdre · mensonge · bateau", "voleur · perdre · mensonge · roi"),
        # What is said without what it needs, or with too much.
        ("fr", "bœuf · demander · balai", "bœuf · demander · balai · ange"),
        ("en", "hérisson · aimer · renard · manger", "hérisson · aimer · renard · manger · pomme"),
        ("en", "facteur · rêver · beaucoup · fils · crier", "facteur · rêver · fils · crier"),
    ],
)
def test_what_is_liked_less(lang: Lang, duller: str, liked: str) -> None:
    assert dull(lang, duller) > dull(lang, liked) + 0.05


@pytest.mark.parametrize(
    ("lang", "ids", "sentence"),
    speech.cases("""
    fr: grenouille · tomber · ventre = La grenouille tombe sur le ventre.
    fr: chocolat · tomber · nez · roi = Le chocolat tombe sur le nez du roi.
    en: grenouille · tomber · ventre = The frog falls on its belly.
"""),
)
def test_one_falls_on_the_nose_in_french(lang: Lang, ids: str, sentence: str) -> None:
    assert propose(speech.words(*ids.split(" · ")), lang, speech.voice())[0].text == sentence


@pytest.mark.parametrize("what", ["pain", "juge", "savon", "fantôme"])
def test_one_holds_what_fits_a_hand(what: str) -> None:
    costs = [
        readings(speech.words("roi", "tenir", one), "fr")[0].cost for one in (what, "parapluie")
    ]
    assert costs[0] > costs[1] + 1


def test_nobody_is_told_to_hold() -> None:
    """Tiens le balai\u202f! is heard as: here, the broom."""
    assert propose(speech.words("tenir", "balai"), "fr", speech.voice())[0].text.startswith("Je ")


def named(hand: str) -> list[Card]:
    pairs = [tuple(speech.words(*sides.split("/"))) for sides in hand.split()]
    return [Card(at, (first, second)) for at, (first, second) in enumerate(pairs)]


@pytest.mark.parametrize(
    ("lang", "hand", "sentence"),
    speech.cases("""
    fr: château/oublier bête/temps ressembler/chaussette riche/amour monde/récolter or/semer
      = La chaussette bête sème l’amour.
"""),
)
def test_things_are_somebody_where_nobody_is(lang: Lang, hand: str, sentence: str) -> None:
    cards = named(hand)
    assert not is_alive(cards, lang)
    found = [one.text for one in layings(cards, lang, speech.voice(), few=8)]
    assert sentence in found, found


def test_a_jealous_book_costs_less_where_nobody_else_is_jealous() -> None:
    ids = "livre · jaloux · rire"
    assert dull("en", ids, alive=False) < 0 < dull("en", ids)


def test_a_mind_is_nobody_in_english() -> None:
    cards = named("esprit/vieux lune/chaud")
    assert is_alive(cards, "fr")
    assert not is_alive(cards, "en")


@pytest.mark.parametrize(
    ("lang", "hand", "sentence"),
    speech.cases("""
    fr: juge/épouser bruit/fatigué malheureux/oreille ville/sentir cuisine/bien guitare/tenir
      = La guitare du juge fatigué est dans la cuisine.
    fr: fête/long lent/papillon loin/montagne maison/apprendre guitare/tenir fantôme/nager
      = Le papillon apprend à nager loin.
    fr: loin/montagne entendre/vache cuisine/bien demander/ange fête/long tard/tempête
      = L’ange entend la tempête sur la montagne.
    en: couronne/fou toujours/vent livre/jaloux plage/briller place/gris drôle/bisou
      = The grey crown shines in the jealous wind.
"""),
)
def test_hands_that_had_too_little(lang: Lang, hand: str, sentence: str) -> None:
    found = [one.text for one in layings(named(hand), lang, speech.voice(), few=8)]
    assert sentence in found, found


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_done_varies(lang: Lang) -> None:
    """Where a hand has several verbs, no more than half of its sentences are of one."""
    rng, looked_at = random.Random("moulds"), 0
    for _ in range(by_depth(12, 30)):
        hand = rng.sample(speech.content().cards, 6)
        found = [one for one in layings(hand, lang, speech.voice(), few=8) if len(one.cards) >= 4]
        deeds = Counter(
            next((laid.word.id for laid in one.cards if isinstance(laid.word, Verb)), "")
            for one in found
        )
        if len(deeds) > 1:
            looked_at += len(deeds) > 3
            most = 4 if len(deeds) > 3 else 6
            assert max(deeds.values()) <= most, [one.text for one in found]
    assert looked_at > by_depth(3, 10)
