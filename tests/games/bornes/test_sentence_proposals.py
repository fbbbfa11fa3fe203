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
    [
        ("fr", "chat · gris · dormir · lit", "Le chat gris dort sur le lit."),
        ("en", "gris · chat · dormir · lit", "The grey cat sleeps on the bed."),
        ("fr", "chat · bébé · jouer · balle", "Le chat et le bébé jouent avec la balle."),
        (
            "fr",
            "bébé · regarder · chat · jouer · balle",
            "Le bébé regarde le chat qui joue avec la balle.",
        ),
        ("fr", "chat · prophète · croire · Père Noël", "Le chat du prophète croit au Père Noël."),
        (
            "fr",
            "moine · prophète · croire · Père Noël",
            "Le moine et le prophète croient au Père Noël.",
        ),
    ],
)
def test_the_examples_of_the_sheet_are_among_what_is_proposed(
    lang: Lang, ids: str, sentence: str
) -> None:
    assert sentence in said(lang, ids)


@pytest.mark.parametrize(
    ("lang", "ids", "sentence"),
    [
        ("fr", "manger · fromage · dormir", "Je mange du fromage et dors."),
        ("en", "manger · fromage · dormir", "I eat cheese and sleep."),
        ("fr", "tomber · rire", "Je suis tombé et ai ri."),
        ("en", "tomber · rire", "I fall and laugh."),
        ("en", "chat · manger · dormir", "The cat eats and sleeps."),
    ],
)
def test_whoever_does_the_first_thing_does_the_second(lang: Lang, ids: str, sentence: str) -> None:
    assert sentence in said(lang, ids)


@pytest.mark.parametrize(
    ("what", "lang", "ids", "sentence"),
    [
        ("elision", "fr", "ogre · aimer · œuf", "L’ogre aime l’œuf."),
        (
            "one preposition for two",
            "en",
            "roi · parler · reine · sorcière",
            "The king talks to the queen and the witch.",
        ),
        ("how late it is so", "fr", "pluie · tôt · riche", "La pluie est riche tôt."),
        ("… in English", "en", "pluie · tôt · riche", "The rain is rich early."),
        ("contraction", "fr", "roi · parler · cochon", "Le roi parle au cochon."),
        ("of, contracted", "fr", "fille · roi · dormir", "La fille du roi dort."),
        ("a verb's own preposition", "fr", "loup · rêver · lune", "Le loup rêve de la lune."),
        ("… in English", "en", "loup · rêver · lune", "The wolf dreams of the moon."),
        (
            "one of several words",
            "en",
            "ours · danser · miroir",
            "The bear dances in front of the mirror.",
        ),
        ("in one language only", "fr", "chat · chanter · amour", "Le chat chante l’amour."),
        ("… in English", "en", "chat · chanter · amour", "The cat sings of love."),
        (
            "to whom before what about",
            "en",
            "femme · raconter · chasse · roi",
            "The woman tells the king about the hunt.",
        ),
        ("agreement", "fr", "sorcière · heureux", "La sorcière est heureuse."),
        (
            "agreement of several",
            "fr",
            "fée · reine · rire · ensemble",
            "La fée et la reine rient ensemble.",
        ),
        ("a vowel after", "fr", "beau · ange · sourire", "Le bel ange sourit."),
        ("its place", "fr", "petit · chat · noir · courir", "Le petit chat noir court."),
        ("… in English", "en", "petit · noir · chat · courir", "The small black cat runs."),
        ("behind its noun", "en", "pirate · amoureux · chanter", "The pirate in love sings."),
        ("some of it", "fr", "chien · boire · eau", "Le chien boit de l’eau."),
        ("… in English", "en", "chien · boire · eau", "The dog drinks water."),
        ("none of it", "fr", "chien · jamais · boire · eau", "Le chien ne boit jamais d’eau."),
        ("all of it", "fr", "souris · aimer · fromage", "La souris aime le fromage."),
        ("yesterday", "fr", "hier · fée · tomber", "Hier, la fée est tombée."),
        ("tomorrow", "en", "fée · tomber · demain", "Tomorrow, the fairy will fall."),
        ("an infinitive", "fr", "ours · oublier · ronfler", "L’ours oublie de ronfler."),
        ("a gerund", "en", "ours · rêver · ronfler", "The bear dreams of snoring."),
        ("how to", "en", "ours · savoir · nager", "The bear knows how to swim."),
        ("a clause", "fr", "reine · croire · roi · mentir", "La reine croit que le roi ment."),
        (
            "what one makes him do",
            "fr",
            "roi · demander · ogre · danser",
            "Le roi demande à l’ogre de danser.",
        ),
        ("it rains", "fr", "pleuvoir · beaucoup · jardin", "Il pleut beaucoup dans le jardin."),
        ("it rains", "en", "pleuvoir · souvent · nuit", "It often rains at night."),
        ("whose", "en", "fils · roi · pleurer", "The king’s son cries."),
        ("his own", "fr", "clown · perdre · nez", "Le clown perd son nez."),
        ("her own", "en", "sorcière · perdre · balai", "The witch loses her broom."),
        ("its own", "en", "cheval · perdre · chaussure", "The horse loses its shoe."),
        (
            "to somebody",
            "fr",
            "ange · donner · étoile · enfant",
            "L’ange donne une étoile à l’enfant.",
        ),
        (
            "to somebody, and then what",
            "en",
            "roi · demander · reine · clé",
            "The king asks the queen for the key.",
        ),
        ("a lot of it", "fr", "loup · boire · beaucoup · vin", "Le loup boit beaucoup de vin."),
        ("… in English", "en", "loup · boire · beaucoup · vin", "The wolf drinks a lot of wine."),
        (
            "made of it",
            "fr",
            "fée · donner · couronne · or · roi",
            "La fée donne une couronne d’or au roi.",
        ),
        ("felt", "fr", "dragon · peur · souris", "Le dragon a peur de la souris."),
        ("never, further on", "fr", "âne · vouloir · jamais · rire", "L’âne ne veut jamais rire."),
        ("not told to", "fr", "vouloir · chocolat", "Je veux du chocolat."),
        ("each other", "fr", "jour · nuit · ressembler", "Le jour et la nuit se ressemblent."),
        (
            "… in English",
            "en",
            "ours · poule · regarder",
            "The bear and the hen look at each other.",
        ),
        ("a name", "en", "roi · suivre · Père Noël", "The king follows Santa Claus."),
        (
            "one of several",
            "en",
            "dernier · Père Noël · aimer · chat",
            "The last Santa Claus loves the cat.",
        ),
        ("at somebody's", "fr", "loup · aller · grand-mère", "Le loup va chez sa grand-mère."),
        ("an", "en", "éléphant · manger · pomme", "The elephant eats an apple."),
        ("out of joy", "fr", "vache · pleurer · joie", "La vache pleure de joie."),
        ("told to", "fr", "ouvrir · porte", "Ouvre la porte\u202f!"),
        ("no verb: where", "fr", "singe · toit", "Le singe est sur le toit."),
        ("no verb: whose", "fr", "pirate · moustache", "Le pirate a une moustache."),
    ],
)
def test_what_saying_takes(what: str, lang: Lang, ids: str, sentence: str) -> None:
    assert said(lang, ids)[0] == sentence, what


@pytest.mark.parametrize(
    ("lang", "ids", "sentence"),
    [
        ("fr", "fermier · penser · beaucoup", "Un fermier a beaucoup pensé."),
        ("fr", "roi · boire · beaucoup · eau", "Un roi a bu beaucoup d’eau."),
        ("fr", "roi · dormir · souvent", "Un roi a souvent dormi."),
        ("en", "fermier · penser · toujours", "The farmer does not always think."),
        (
            "en",
            "fermier · reine · souvent · danser",
            "The farmer and the queen do not often dance.",
        ),
        ("en", "roi · toujours · riche", "The king is not always rich."),
    ],
)
def test_adverbs_find_their_place_in_other_tenses_and_denials(
    lang: Lang, ids: str, sentence: str
) -> None:
    assert sentence in said(lang, ids)


@pytest.mark.parametrize(
    ("what", "lang", "ids", "sentence"),
    [
        ("where one is", "fr", "renard · ronfler · main", "Le renard ronfle dans sa main."),
        ("… after a preposition", "fr", "clown · sourire · nez", "Le clown sourit à son nez."),
        ("… in a shoe", "en", "roi · dormir · chaussure", "The king sleeps in his shoe."),
        ("one's mother", "fr", "pirate · embrasser · mère", "Le pirate embrasse sa mère."),
        ("… or a friend", "en", "ogre · parler · ami", "The ogre talks to his friend."),
        ("what one feels", "fr", "reine · cacher · joie", "La reine cache sa joie."),
        (
            "… and gives away",
            "en",
            "ours · donner · amour · poule",
            "The bear gives its love to the hen.",
        ),
        ("but not what all know", "fr", "souris · aimer · amour", "La souris aime l’amour."),
        ("a dream told", "fr", "enfant · raconter · rêve", "L’enfant raconte son rêve."),
        ("… in English", "en", "enfant · raconter · rêve", "The child tells of his dream."),
        ("dreamt of", "fr", "ogre · rêver · panier", "L’ogre rêve d’un panier."),
        ("… of some", "fr", "ogre · rêver · chocolat", "L’ogre rêve de chocolat."),
        ("alike", "fr", "papillon · ressembler · lit", "Le papillon ressemble à un lit."),
        ("nobody's nose", "en", "pays · ressembler · nez", "The country looks like a nose."),
        ("nobody's head", "fr", "pluie · tomber · nez", "La pluie tombe sur un nez."),
        ("mine", "en", "hier · mettre · main · oreille", "Yesterday, I put my hand in my ear."),
        ("yours", "fr", "ouvrir · main", "Ouvre ta main\u202f!"),
        ("what rains on me", "fr", "pleuvoir · nez", "Il pleut sur mon nez."),
        ("in one's place", "fr", "ours · dormir · place", "L’ours dort à sa place."),
        (
            "but in the old one",
            "en",
            "fou · serpent · dormir · vieux · place",
            "The mad snake sleeps in the old place.",
        ),
    ],
)
def test_whose_it_is(what: str, lang: Lang, ids: str, sentence: str) -> None:
    assert said(lang, ids)[0] == sentence, what


@pytest.mark.parametrize(
    ("what", "lang", "ids", "sentence"),
    [
        ("a colour", "fr", "fée · écouter · couleur · ciel", "La fée écoute la couleur du ciel."),
        ("a smell", "fr", "chien · rire · odeur · monde", "Le chien rit de l’odeur du monde."),
        ("a key", "en", "roi · perdre · clé · château", "The king loses the key of the castle."),
        ("all over", "en", "chat · voyager · monde", "The cat travels all over the world."),
        (
            "thrown there",
            "fr",
            "roi · jeter · lettre · fenêtre",
            "Le roi jette sa lettre par la fenêtre.",
        ),
        (
            "… in English",
            "en",
            "roi · jeter · lettre · eau",
            "The king throws his letter into the water.",
        ),
        ("to school", "en", "loup · aller · école", "The wolf goes to school."),
        ("… and there", "en", "loup · dormir · école", "The wolf sleeps at school."),
        (
            "one place in another",
            "fr",
            "chat · dormir · cuisine · château",
            "Le chat dort dans la cuisine du château.",
        ),
        (
            "awaited, not when",
            "fr",
            "ours · attendre · printemps · lit",
            "L’ours attend le printemps sur le lit.",
        ),
    ],
)
def test_where_it_is(what: str, lang: Lang, ids: str, sentence: str) -> None:
    assert said(lang, ids)[0] == sentence, what


@pytest.mark.parametrize(
    ("what", "lang", "ids", "sentence"),
    [
        (
            "an adjective stays",
            "fr",
            "mot · invisible · téléphone · triste",
            "Le mot invisible du téléphone est triste.",
        ),
        ("given to me", "fr", "prêter · guitare", "Prête-moi ta guitare\u202f!"),
        ("… in English", "en", "donner · gros · œuf", "Give me a big egg!"),
        (
            "… but not by a king",
            "fr",
            "roi · donner · œuf · poule",
            "Le roi donne un œuf à la poule.",
        ),
        ("told to me", "en", "raconter · rêve", "Tell me about your dream!"),
        (
            "not counted",
            "en",
            "magique · miel · effrayer · ours",
            "The magic honey frightens the bear.",
        ),
        (
            "… nor to whom",
            "en",
            "serpent · vendre · couronne · fumée",
            "The snake sells a crown to the smoke.",
        ),
        ("… but an idea is bare", "en", "amour · effrayer · poète", "Love frightens the poet."),
        ("the news", "en", "cheval · entendre · nouvelle", "The horse hears the news."),
        (
            "the only one",
            "en",
            "épouser · Père Noël · aller · fête",
            "Marry Santa Claus and go to the party!",
        ),
        (
            "a ghost is it",
            "en",
            "chat · suivre · fantôme · danser",
            "The cat follows the ghost that dances.",
        ),
        (
            "what has a size",
            "fr",
            "souris · acheter · gros · fromage",
            "La souris achète un gros fromage.",
        ),
        (
            "made of it",
            "en",
            "fée · donner · couronne · or · roi",
            "The fairy gives a gold crown to the king.",
        ),
        (
            "… and cold",
            "fr",
            "lion · tenir · couronne · froid · or",
            "Le lion tient la couronne d’or froide.",
        ),
        ("smells", "fr", "chaussure · sentir · mauvais", "La chaussure sent mauvais."),
        ("smells of", "fr", "chaussette · sentir · fromage", "La chaussette sent le fromage."),
        ("smells of", "en", "chaussette · sentir · fromage", "The sock smells of cheese."),
        ("smells it", "en", "chat · sentir · savon", "The cat smells the soap."),
        (
            "for joy, at home",
            "fr",
            "clown · danser · joie · cuisine",
            "Le clown danse de joie dans la cuisine.",
        ),
        ("put on", "en", "roi · mettre · chaussette · rouge", "The king puts on his red sock."),
        ("breathed", "fr", "hérisson · nager", "Le hérisson nage."),
        (
            "one says so, at night",
            "fr",
            "nuit · attendre · bonheur · forêt",
            "La nuit, j’attends mon bonheur dans la forêt.",
        ),
    ],
)
def test_what_belongs_together(what: str, lang: Lang, ids: str, sentence: str) -> None:
    assert said(lang, ids)[0] == sentence, what


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
    for _ in range(by_depth(60, 250)):
        words = rng.sample(every, rng.randint(1, 10))
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
