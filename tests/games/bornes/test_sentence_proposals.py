"""Sentences proposed for cards: the sheet's examples, and each feature of French they need."""

import random

import pytest

from games.bornes import speech
from parlotte.games.bornes.grammar.reading import readings
from parlotte.games.bornes.sentence_check import SentenceCheck
from parlotte.games.bornes.sentence_proposals import propose
from parlotte.games.bornes.words import LANGS, Adjective, Lang
from support.depth import by_depth


def said(lang: Lang, ids: str) -> list[str]:
    words = speech.words(*ids.split(" · "))
    return [one.text for one in propose(words, lang, speech.voice())]


@pytest.mark.parametrize(
    ("lang", "ids", "sentence"),
    speech.cases("""
    fr: chat · gris · dormir · lit = Le chat gris dort sur le lit.
    en: gris · chat · dormir · lit = The grey cat sleeps on the bed.
    fr: chat · bébé · jouer · balle = Le chat et le bébé jouent avec la balle.
    fr: bébé · regarder · chat · jouer · balle = Le bébé regarde le chat qui joue avec la balle.
    fr: chat · prophète · croire · Père Noël = Le chat du prophète croit au Père Noël.
    fr: moine · prophète · croire · Père Noël = Le moine et le prophète croient au Père Noël.
"""),
)
def test_the_examples_of_the_sheet_are_among_what_is_proposed(
    lang: Lang, ids: str, sentence: str
) -> None:
    assert sentence in said(lang, ids)


@pytest.mark.parametrize(
    ("lang", "ids", "sentence"),
    speech.cases("""
    fr: manger · fromage · dormir = Je mange du fromage et dors.
    en: manger · fromage · dormir = I eat cheese and sleep.
    fr: tomber · rire = Je suis tombé et ai ri.
    en: tomber · rire = I fall and laugh.
    en: chat · manger · dormir = The cat eats and sleeps.
"""),
)
def test_whoever_does_the_first_thing_does_the_second(lang: Lang, ids: str, sentence: str) -> None:
    assert sentence in said(lang, ids)


@pytest.mark.parametrize(
    ("lang", "ids", "sentence"),
    speech.cases("""
    fr: ogre · aimer · œuf = L’ogre aime l’œuf.  # elision
    # one preposition for two
    en: roi · parler · reine · sorcière = The king talks to the queen and the witch.
    fr: roi · parler · cochon = Le roi parle au cochon.  # contraction
    fr: fille · roi · dormir = La fille du roi dort.  # of, contracted
    fr: loup · rêver · lune = Le loup rêve de la lune.  # a verb's own preposition
    en: loup · rêver · lune = The wolf dreams of the moon.  # … in English
    en: ours · danser · miroir = The bear dances in front of the mirror.  # one of several words
    fr: chat · chanter · amour = Le chat chante l’amour.  # in one language only
    en: chat · chanter · amour = The cat sings of love.  # … in English
    # to whom before what about
    en: femme · raconter · chasse · roi = The woman tells the king about the hunt.
    fr: sorcière · heureux = La sorcière est heureuse.  # agreement
    fr: fée · reine · rire · ensemble = La fée et la reine rient ensemble.  # agreement of several
    fr: beau · ange · sourire = Le bel ange sourit.  # a vowel after
    fr: petit · chat · noir · courir = Le petit chat noir court.  # its place
    en: petit · noir · chat · courir = The small black cat runs.  # … in English
    en: pirate · amoureux · chanter = The pirate in love sings.  # behind its noun
    fr: chien · boire · eau = Le chien boit de l’eau.  # some of it
    en: chien · boire · eau = The dog drinks water.  # … in English
    fr: chien · jamais · boire · eau = Le chien ne boit jamais d’eau.  # none of it
    fr: souris · aimer · fromage = La souris aime le fromage.  # all of it
    fr: hier · fée · tomber = Hier, la fée est tombée.  # yesterday
    en: fée · tomber · demain = Tomorrow, the fairy will fall.  # tomorrow
    fr: ours · oublier · ronfler = L’ours oublie de ronfler.  # an infinitive
    en: ours · rêver · ronfler = The bear dreams of snoring.  # a gerund
    en: ours · savoir · nager = The bear knows how to swim.  # how to
    fr: reine · croire · roi · mentir = La reine croit que le roi ment.  # a clause
    fr: roi · demander · ogre · danser = Le roi demande à l’ogre de danser.  # what one makes him do
    fr: pleuvoir · beaucoup · jardin = Il pleut beaucoup dans le jardin.  # it rains
    en: pleuvoir · souvent · nuit = It often rains at night.  # it rains
    en: fils · roi · pleurer = The king’s son cries.  # whose
    fr: clown · perdre · nez = Le clown perd son nez.  # his own
    en: sorcière · perdre · balai = The witch loses her broom.  # her own
    en: cheval · perdre · chaussure = The horse loses its shoe.  # its own
    fr: ange · donner · étoile · enfant = L’ange donne une étoile à l’enfant.  # to somebody
    # to somebody, and then what
    en: roi · demander · reine · clé = The king asks the queen for the key.
    fr: loup · boire · beaucoup · vin = Le loup boit beaucoup de vin.  # a lot of it
    en: loup · boire · beaucoup · vin = The wolf drinks a lot of wine.  # … in English
    fr: fée · donner · couronne · or · roi = La fée donne une couronne d’or au roi.  # made of it
    fr: dragon · peur · souris = Le dragon a peur de la souris.  # felt
    fr: âne · vouloir · jamais · rire = L’âne ne veut jamais rire.  # never, further on
    fr: vouloir · chocolat = Je veux du chocolat.  # not told to
    fr: jour · nuit · ressembler = Le jour et la nuit se ressemblent.  # each other
    en: ours · poule · regarder = The bear and the hen look at each other.  # … in English
    en: roi · suivre · Père Noël = The king follows Santa Claus.  # a name
    en: dernier · Père Noël · aimer · chat = The last Santa Claus loves the cat.  # one of several
    fr: loup · aller · grand-mère = Le loup va chez sa grand-mère.  # at somebody's
    en: éléphant · manger · pomme = The elephant eats an apple.  # an
    fr: vache · pleurer · joie = La vache pleure de joie.  # out of joy
    fr: ouvrir · porte = Ouvre la porte\u202f!  # told to
    fr: singe · toit = Le singe est sur le toit.  # no verb: where
    fr: pirate · moustache = Le pirate a une moustache.  # no verb: whose
"""),
)
def test_what_saying_takes(lang: Lang, ids: str, sentence: str) -> None:
    assert said(lang, ids)[0] == sentence


@pytest.mark.parametrize(
    ("lang", "ids", "sentence"),
    speech.cases("""
    fr: fermier · penser · beaucoup = Un fermier a beaucoup pensé.
    fr: roi · boire · beaucoup · eau = Un roi a bu beaucoup d’eau.
    fr: roi · dormir · souvent = Un roi a souvent dormi.
    en: fermier · penser · toujours = The farmer does not always think.
    en: fermier · reine · souvent · danser = The farmer and the queen do not often dance.
    en: roi · toujours · riche = The king is not always rich.
"""),
)
def test_adverbs_find_their_place_in_other_tenses_and_denials(
    lang: Lang, ids: str, sentence: str
) -> None:
    assert sentence in said(lang, ids)


@pytest.mark.parametrize(
    ("lang", "ids", "sentence"),
    speech.cases("""
    fr: renard · ronfler · main = Le renard ronfle dans sa main.  # where one is
    fr: clown · sourire · nez = Le clown sourit à son nez.  # … after a preposition
    en: roi · dormir · chaussure = The king sleeps in his shoe.  # … in a shoe
    fr: pirate · embrasser · mère = Le pirate embrasse sa mère.  # one's mother
    en: ogre · parler · ami = The ogre talks to his friend.  # … or a friend
    fr: reine · cacher · joie = La reine cache sa joie.  # what one feels
    en: ours · donner · amour · poule = The bear gives its love to the hen.  # … and gives away
    fr: souris · aimer · amour = La souris aime l’amour.  # but not what all know
    fr: enfant · raconter · rêve = L’enfant raconte son rêve.  # a dream told
    en: enfant · raconter · rêve = The child tells of his dream.  # … in English
    fr: ogre · rêver · panier = L’ogre rêve d’un panier.  # dreamt of
    fr: ogre · rêver · chocolat = L’ogre rêve de chocolat.  # … of some
    fr: papillon · ressembler · lit = Le papillon ressemble à un lit.  # alike
    en: pays · ressembler · nez = The country looks like a nose.  # nobody's nose
    fr: pluie · tomber · nez = La pluie tombe sur un nez.  # nobody's head
    en: hier · mettre · main · oreille = Yesterday, I put my hand in my ear.  # mine
    fr: ouvrir · main = Ouvre ta main\u202f!  # yours
    fr: pleuvoir · nez = Il pleut sur mon nez.  # what rains on me
    fr: ours · dormir · place = L’ours dort à sa place.  # in one's place
    # but in the old one
    en: fou · serpent · dormir · vieux · place = The mad snake sleeps in the old place.
"""),
)
def test_whose_it_is(lang: Lang, ids: str, sentence: str) -> None:
    assert said(lang, ids)[0] == sentence


@pytest.mark.parametrize(
    ("lang", "ids", "sentence"),
    speech.cases("""
    fr: fée · aimer · couleur · ciel = La fée aime la couleur du ciel.  # a colour
    fr: chien · rire · odeur · monde = Le chien rit de l’odeur du monde.  # a smell
    en: roi · perdre · clé · château = The king loses the key of the castle.  # a key
    en: chat · voyager · monde = The cat travels all over the world.  # all over
    fr: roi · jeter · lettre · fenêtre = Le roi jette sa lettre par la fenêtre.  # thrown there
    en: roi · jeter · lettre · eau = The king throws his letter into the water.  # … in English
    en: loup · aller · école = The wolf goes to school.  # to school
    en: loup · dormir · école = The wolf sleeps at school.  # … and there
    # one place in another
    fr: chat · dormir · cuisine · château = Le chat dort dans la cuisine du château.
    # awaited, not when
    fr: ours · attendre · printemps · lit = L’ours attend le printemps sur le lit.
"""),
)
def test_where_it_is(lang: Lang, ids: str, sentence: str) -> None:
    assert said(lang, ids)[0] == sentence


@pytest.mark.parametrize(
    ("lang", "ids", "sentence"),
    speech.cases("""
    # an adjective stays
    fr: œil · invisible · roi · briller = L’œil invisible du roi brille.
    fr: prêter · guitare = Prête-moi ta guitare\u202f!  # given to me
    en: donner · gros · œuf = Give me a big egg!  # … in English
    fr: roi · donner · œuf · poule = Le roi donne un œuf à la poule.  # … but not by a king
    en: raconter · rêve = Tell me about your dream!  # told to me
    en: magique · miel · effrayer · ours = The magic honey frightens the bear.  # not counted
    en: serpent · vendre · couronne · fumée = The snake sells a crown to the smoke.  # … nor to whom
    en: amour · effrayer · poète = Love frightens the poet.  # … but an idea is bare
    en: cheval · entendre · nouvelle = The horse hears the news.  # the news
    en: épouser · Père Noël · aller · fête = Marry Santa Claus and go to the party!  # the only one
    en: chat · suivre · fantôme · danser = The cat follows the ghost that dances.  # a ghost is it
    fr: souris · acheter · gros · fromage = La souris achète un gros fromage.  # what has a size
    en: fée · donner · couronne · or · roi = The fairy gives a gold crown to the king.  # made of it
    fr: lion · tenir · couronne · froid · or = Le lion tient la couronne d’or froide.  # … and cold
    fr: chaussure · sentir · mauvais = La chaussure sent mauvais.  # smells
    fr: chaussette · sentir · fromage = La chaussette sent le fromage.  # smells of
    en: chaussette · sentir · fromage = The sock smells of cheese.  # smells of
    en: chat · sentir · savon = The cat smells the soap.  # smells it
    # for joy, at home
    fr: clown · danser · joie · cuisine = Le clown danse de joie dans la cuisine.
    en: roi · mettre · chaussette · rouge = The king puts on his red sock.  # put on
    fr: hérisson · nager = Le hérisson nage.  # breathed
    # one says so, at night
    fr: nuit · attendre · bonheur · forêt = La nuit, j’attends mon bonheur dans la forêt.
"""),
)
def test_what_belongs_together(lang: Lang, ids: str, sentence: str) -> None:
    assert said(lang, ids)[0] == sentence


@pytest.mark.parametrize(
    ("dear", "plain"),
    [
        ("chat · dormir · forêt · toit", "chat · dormir · toit · maison"),  # two places
        ("roi · donner · œuf", "roi · donner · œuf · poule"),  # to nobody
        ("roi · avertir", "roi · avertir · poule"),  # nobody
        ("hier · chat · dormir · nuit", "chat · dormir · nuit"),  # yesterday, at night
        ("roi · suivre · lune · danser", "roi · suivre · poule · danser"),  # which moon?
        ("roi · devenir · miel", "roi · devenir · poule"),  # some of it
    ],
)
def test_what_is_said_badly_is_dear(dear: str, plain: str) -> None:
    for lang in LANGS:
        costs = [readings(speech.words(*ids.split(" · ")), lang)[0].cost for ids in (dear, plain)]
        assert costs[0] > costs[1] + 0.2, (lang, costs)


def test_up_to_three_that_differ() -> None:
    three = said("fr", "chat · gris · dormir · lit")
    assert len(three) == len(set(three)) == 3
    assert "Le chat gris ne dort pas sur le lit." in three


@pytest.mark.parametrize("lang", LANGS)
def test_any_cards_in_any_order_are_said_whole_or_not_at_all(lang: Lang) -> None:
    rng, every = random.Random(lang), list(speech.content().words.values())
    check, said_something = SentenceCheck(speech.voice()), 0
    for _ in range(by_depth(300, 1200)):
        words = rng.sample(every, rng.choice((1, 2, 2, 3, 3, 4, 7, 10)))
        for proposal in propose(words, lang, speech.voice()):
            said_something += 1
            assert check.find(proposal.text, words, lang).missing == (), proposal.text
            assert "[" not in proposal.text
    assert said_something > by_depth(70, 300)


def test_cards_that_make_no_sentence_make_none() -> None:
    assert said("fr", "bien") == said("fr", "gris") == []
    assert propose([], "fr", speech.voice()) == ()


def test_the_feminines_of_the_cards_are_those_that_are_said() -> None:
    for word in speech.content().words.values():
        if isinstance(word, Adjective):
            assert word.feminine in speech.voice().forms("A", word.fr, "fr"), word.fr


def test_every_word_of_the_cards_has_its_forms_in_both_languages() -> None:
    kinds = {"noun": "N", "verb": "V", "adjective": "A"}
    for word in speech.content().words.values():
        kind = kinds.get(str(word.__struct_config__.tag))
        if kind == "V":
            french = speech.voice().forms("V", word.fr, "fr")
            english = speech.voice().forms("V", word.en.split()[0], "en")
            assert len(french) > (4 if word.id == "pleuvoir" else 20), word.fr
            assert len(english) >= 2, word.en
        elif kind == "N":
            assert word.fr.lower() in speech.voice().forms("N", word.fr, "fr")
            assert word.en.lower() in speech.voice().forms("N", word.en, "en")
