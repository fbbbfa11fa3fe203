"""Faults that readers found in proposed sentences, and what is proposed instead."""

import pytest

from games.bornes import speech
from parlotte.games.bornes.sentence_proposals import propose
from parlotte.games.bornes.words import LANGS, Lang


def said(lang: Lang, ids: str) -> list[str]:
    words = speech.words(*ids.split(" · "))
    return [one.text for one in propose(words, lang, speech.voice())]


@pytest.mark.parametrize(
    ("lang", "ids", "sentence"),
    speech.cases("""
    # each verb is denied
    fr: reine · rire · acheter · chapeau = La reine ne rit pas et n’achète pas de chapeau.
    en: reine · rire · acheter · chapeau = The queen does not laugh or buy a hat.
    fr: reine · boire · lait · vin = La reine ne boit pas de lait ni de vin.
    en: reine · boire · lait · vin = The queen does not drink milk or wine.
    fr: fée · rire · jamais · danser = La fée ne rit jamais et danse.  # never laughs
    fr: âne · aider · mère · goûter · fleur = L’âne n’aide pas sa mère à goûter une fleur.
    fr: roi · aimer · boire · lait = Le roi n’aime pas boire de lait.
    fr: chat · dormir · chaud · soleil = Le chat dort sous le soleil chaud.
    fr: chat · dormir · soleil = Le chat dort au soleil.
    # … but not the clause behind it
    fr: roi · voir · chat · boire · lait = Le roi ne voit pas le chat qui boit du lait.
    # lists of verbs
    fr: rire · pleurer · danser = J’ai ri, pleuré et dansé.
    en: chat · danser · rire · jouer = The cat dances, laughs and plays.
    fr: reine · rire · acheter · chapeau = Une reine a ri et acheté un chapeau.
    fr: reine · tomber · venir · rire = Une reine est tombée, est venue et a ri.
    # to oneself
    fr: reine · laver = Une reine s’est lavée.
    fr: réveiller = Réveille-toi\u202f!
    fr: laver · jamais = Ne te lave jamais\u202f!
    fr: ours · cacher · forêt = L’ours se cache dans la forêt.
    en: ours · cacher · forêt = The bear hides in the forest.
    fr: ours · vouloir · laver = L’ours veut se laver.
    fr: roi · voir · chat · laver = Le roi voit le chat qui se lave.
    # the object comes first
    fr: reine · épouser · montagne · détective = La reine épouse le détective sur la montagne.
    en: chat · manger · jardin · pomme = The cat eats an apple in the garden.
    fr: ogre · boire · ressembler · bisou = Un ogre a bu et ressemblait à un bisou.
    en: bébé · moine · rire · nez = The baby and the monk laugh at their noses.
    # what one goes for
    fr: chat · aller · dormir · lit = Le chat va dormir sur le lit.
    en: chat · venir · manger · pomme = The cat comes to eat an apple.
    en: chat · aller · jardin = The cat goes to the garden.
    fr: sorcière · faire · rire · roi = La sorcière fait rire le roi.
    fr: sorcière · faire · roi · rire = La sorcière fait rire le roi.
    en: sorcière · faire · rire · roi = The witch makes the king laugh.
    fr: ours · faire · peur · souris = L’ours fait peur à la souris.
    fr: dragon · peur · souris = Le dragon a peur de la souris.
    en: dragon · peur · souris = The dragon fears the mouse.
    fr: reine · tomber · amoureux · roi = La reine tombe amoureuse du roi.
    en: reine · tomber · amoureux · roi = The queen falls in love with the king.
    fr: escargot · amoureux · balai = L’escargot est amoureux du balai.
    en: escargot · amoureux · balai = The snail is in love with the broom.
    en: fée · jaloux · reine = The fairy is jealous of the queen.
    fr: moine · devenir · père · ange = Le moine devient le père de l’ange.
    fr: œuf · banane · marcher · toit = L’œuf et la banane marchent sur le toit.  # as in a tale
    fr: dormir · chat = Dors avec le chat\u202f!
    # the weather
    en: pleuvoir · chat · chien = It rains cats and dogs.
    fr: roi · savoir · pleuvoir = Le roi sait qu’il pleut.
    # tall or big; a girl, but the king’s daughter
    en: grand · reine · dormir = The tall queen sleeps.
    en: roi · grand · maison = The king is in the big house.
    en: fille · dormir = The girl sleeps.
    en: fille · roi · dormir = The king’s daughter sleeps.
    en: roi · embrasser · fille = The king kisses his daughter.
    en: nez · fille · rire = The girl’s nose laughs.
"""),
)
def test_what_readers_missed_is_said(lang: Lang, ids: str, sentence: str) -> None:
    assert sentence in said(lang, ids)


@pytest.mark.parametrize(
    "ids",
    [
        "roi · réparer · doucement",  # what?
        "ogre · jeter",
        "fée · devenir",
        "lune · suivre · jardin · mettre",
        "roi · riche · beaucoup",  # very
        "roi · danser · ensemble",  # with whom?
        "danser · ensemble",
        "ours · courir · vite · doucement",  # which?
        "roi · danser · bien · mal",
        "enfant · apprendre · pomme",
        "fille · aimer · vite · pays",
        "bruit · pleuvoir · lent",
        "vin · écouter · ciel · chaussure",
        "roi · rire · pleuvoir",
        "roi · vouloir · pleuvoir",
        "poète · loin · courir · joie",  # far from joy?
        "ami · robot · pleuvoir",
        "aider · cacher · soupe",
        "manger · laver · chat",
        "dragon · suivre · odeur · oublier",
        "Père Noël · gros · argent",
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_what_makes_no_sense_is_not_proposed(lang: Lang, ids: str) -> None:
    assert said(lang, ids) == []


@pytest.mark.parametrize(
    ("lang", "ids", "sentence"),
    speech.cases("""
    fr: roi · danser · mal = Le roi ne danse pas mal.  # that is praise
    en: pleuvoir · chat · chien = It does not rain cats and dogs.
    en: pleuvoir · chat · chien = It does not rain cats or dogs.
    en: hier · discuter · invisible · histoire = Yesterday, discuss the invisible story!
    en: poule · venir · nuage = The hen comes on a cloud.
    fr: habit · bleu = Un habit était bleu.  # the one that was seen
    fr: ours · faire · peur · souris = L’ours fait peur de la souris.
    fr: premier · jour · ressembler · lune = Un premier jour ressemblait à la lune.
    fr: chien · facteur · devenir · grenouille = Le chien et le facteur deviennent une grenouille.
    fr: mouton · faire · robot · réveiller = Le mouton fait le robot qui se réveille.
    fr: dimanche · souris · dormir = Le dimanche, une souris a dormi.
    fr: Père Noël · moine · dormir = Le Père Noël et un moine ont dormi.
    fr: fermier · tard · manger · canard = Le fermier ne mange pas tard de canard.
    fr: fourmi · paresseux · demain = La fourmi sera demain paresseuse.
    en: nez · chaud · hier = Yesterday, a nose was hot.
    fr: dire · fumée · dangereux = Dis que la fumée est dangereuse\u202f!
"""),
)
def test_what_readers_blamed_is_not_said(lang: Lang, ids: str, sentence: str) -> None:
    texts = said(lang, ids)
    assert texts
    assert sentence not in texts
