"""Two adjectives that a table would take for the same, and those it would not.

The table of pairs was written before the judge. Where it was a near thing, the reason stands by.
"""

from importlib.resources.abc import Traversable

import msgspec
import pytest

from parlotte.core.folding import fold
from parlotte.games.melo.adjectives import Group, Thesaurus
from parlotte.packs.loader import DATA


def groups(pack: str) -> tuple[Group, ...]:
    file: Traversable = DATA / "melo" / pack / "adjectives.json"
    return msgspec.json.decode(file.read_bytes(), type=tuple[Group, ...])


OURS = Thesaurus({"fr": groups("base"), "en": groups("base-en")})


def pairs(table: str) -> list[tuple[str, str]]:
    """One pair a line; what follows a # says why."""
    lines = (line.partition("#")[0].strip() for line in table.splitlines())
    told = [tuple(part.strip() for part in line.split(" / ")) for line in lines if line]
    return [(one, other) for one, other in told]


SAME = {
    "fr": pairs("""
        généreux / généreux
        Généreux / GENEREUX          # case and accents
        tetu / têtu
        généreux ! / « généreux »    # signs
        naif / naïf
        généreux / généreuse         # gender
        attentif / attentive
        rêveur / rêveuse
        créateur / créatrice
        protecteur / protectrice
        menteur / menteuse           # not -trice
        flatteur / flatteuse
        fier / fière
        cruel / cruelle
        discret / discrète
        inquiet / inquiètes
        coquet / coquette
        douillet / douillettes
        franc / franche              # -c that is no -que
        laïc / laïque                # a rule for words that nobody listed
        sec / sèche
        blanc / blanches             # irregular, and unknown to us
        bref / brève
        frais / fraîche
        long / longues
        vieux / vieilles
        pâlot / pâlotte
        jaloux / jalouse
        doux / douce
        fou / folle
        foufou / fofolle
        mou / molle
        rigolo / rigolote
        gentil / gentille
        malin / maligne
        malin / maline               # as everybody says
        ronchon / ronchonne
        vieux jeu / vieux-jeu
        bon / bonne
        mignon / mignonne
        parisien / parisienne        # unknown to us: the rule alone
        beau / belle
        épais / épaisse
        sot / sotte
        vif / vives
        loyal / loyaux               # number
        jovial / joviales
        jovial / jovials
        têtus / têtues
        heureux / heureuses
        rigolos / rigolotes
        cuivré / cuivrées            # unknown to us: gender and number all the same
        cuivrés / cuivrées
        très généreux / généreuse    # what stands in front
        trop gentil / gentille
        plutôt bavarde / bavard
        un peu radin / radine
        l’obstiné / obstinée
        c’est un têtu / têtue
        il est vraiment très drôle / drôle
        quelqu’un d’honnête / honnête
        quelqu’un de patient / patiente
        super sympa / sympa
        une vraie bavarde / bavard
        un grand enfant / une grande gamine  # « grand » is part of it
        toujours prête à aider / serviable
        bien élevé / bien élevée     # « bien » is part of it
        tête en l’air / tête-en-l'air
        tête en l’air / étourdie
        Soupe-au-lait / soupe au lait
        soupe au lait / colérique
        casse cou / casse-cou
        têtu·e / têtu                # as some write it
        gentil(le) / gentil
        généreus / généreux          # one slip in a long word
        attentioné / attentionné
        perséverrant / persévérant
        obsitné / obstiné            # two letters swapped
        pantouflar / pantouflarde
        sympathqiue / sympa          # a slip, and then a near-synonym
        têtu / obstiné               # near-synonyms
        têtue / obstinée
        têtu / entêté
        têtu / cabochard
        généreux / large
        généreux / prodigue
        radin / avare
        radine / pingre
        économe / parcimonieux
        franc / sincère
        franche / directe
        brave / courageux
        courageuse / vaillant
        drôle / marrant
        marrante / rigolo
        bavard / volubile
        pipelette / bavarde
        paresseux / flemmard
        flemmarde / fainéante
        pantouflard / casanière
        ronchon / grognon
        râleuse / rouspéteur
        orgueilleux / vaniteux
        calme / placide
        zen / serein
        naïf / crédule
        malin / futée
        poli / courtois
        fidèle / loyale
        jaloux / envieux             # a table nods, though a moralist would not
        timide / réservée
        réservé / discret
        distrait / étourdie
        méticuleux / minutieuse
        maniaque / tatillonne
        persévérant / tenace
        modeste / humble
        bizarre / étrange
        foufou / fantasque
        hypocrite / faux
        colérique / irascible
        optimiste / positif
        gourmand / gourmande
        glouton / goinfre
        frileux / frileuse
        autoritaire / despotique
        tendre / affectueuse
        câlin / câline
        rancunier / vindicative
        coquin / espiègle
        prudent / circonspecte
        pessimiste / défaitiste
        ponctuelle / ponctuels
        gentille / sympa
        crâneuse / frimeur
        stressée / anxieux
        soucieux / inquiète
        prodigue / dépensier         # the son in the parable
    """),
    "en": pairs("""
        stubborn / Stubborn
        stubborn / obstinate
        very stubborn / pig-headed
        a bit bossy / domineering
        generous / open-handed
        open handed / open-handed
        openhanded / generous
        stingy / miserly
        shy / bashful
        funny / hilarious
        lazy / idle
        kind / kind-hearted
        grumpy / cranky
        clever / bright
        happy / cheerful
        cheeky / naughty
        talkative / chatty
        honest / truthful
        frank / blunt                # in English blunt is said with a smile
        brave / courageous
        calm / unflappable
        moody / temperamental
        faithful / loyal
        humble / modest
        vain / conceited
        nosy / prying
        scatterbrained / absent-minded
        scaterbrained / scatterbrained
        generuos / generous
        really quite cheerful / jolly
        a show-off / show-off
        someone loyal / loyal
        tidy / neat
        patient / patient
        self-centred / selfish
        self-centered / self-centred
        naïve / naive
        mischievous / cheeky
        sensible / level-headed
        sensitive / thin-skinned
    """),
}

OTHER = {
    "fr": pairs("""
        radin / économe              # one is a fault, the other a virtue
        généreux / dépensier
        fier / orgueilleux           # one may be proud of one’s children: no reproach in it
        fier / vaniteux
        calme / mou
        doux / mou
        franc / brutal
        sincère / direct             # both near « franc » alone
        têtu / persévérant
        tenace / têtu
        ferme / rigide
        gourmand / glouton
        gourmand / gourmet
        curieux / indiscret
        timide / discret             # both near « réservé »
        naïf / simple
        simple / simplet
        gentil / naïf
        rusé / intelligent
        malin / méchant              # the evil one is out of use
        courageux / téméraire
        prudent / peureux
        exigeant / méticuleux
        rigide / rigoureux
        distrait / rêveur
        bavard / cancanier
        paresseux / lent
        modeste / timide
        autoritaire / ferme
        susceptible / sensible
        sensible / sensé             # a trap for those who know English
        drôle / bizarre              # « un drôle de type » is another « drôle »
        joyeux / drôle
        optimiste / joyeux
        grand / généreux             # « une grande âme » is not how a table speaks
        grand / noble
        grand / gros
        petit / mesquin
        large / gros
        brave / gentil homme
        bon / bien
        cher / généreux
        ancien / vieux jeu
        dur / sûr
        fort / fier
        mûr / dur
        sage / savant
        poli / politique
        social / asocial             # one letter, and the contrary
        sociale / asociale
        typique / atypique
        moral / amoral
        patient / impatient
        prudent / imprudent
        discret / indiscret
        fidèle / infidèle
        poli / impoli
        content / mécontent
        gentil / pas gentil          # what turns it round is never taken away
        gentil / pas très gentil
        bavard / peu bavard
        drôle / jamais drôle
        généreux / moins généreux
        généreux / généreux et drôle
        fier / fou                   # short words have no slips
        vif / vil
        fin / fou
        ferme / fermé                # accents count where both are words of ours
        tonique / toxique            # one letter, and a word of its own
        causant / cassant
        impassible / impossible
        sociable / sociale
        contenu / content
        ouvert / couvert
        attentif / attentionné
        tendre / tendu
        conscient / constant
        sérieux / curieux
        rieur / pleureur
        jaloux / jovial
        ambitieux / arriviste
        élégant / snob
        cultivé / pédant
        sûr de lui / prétentieux
        original / marginal
        dépensier / radin
        autonome / solitaire
        solitaire / solidaire        # one letter, two known words
        émotif / motif
        charmant / charmeur
        sévère / cruel
        collant / tendre
        blagueur / moqueur
        moqueur / méchant
        énergique / énervé
        rancunier / méchant
        inventif / menteur
        inventif / artiste
        malin / brillant             # « malin, mais pas brillant »
        motivé / résolu              # one is keen, the other firm
        câlin / doux
        stressé / tourmenté
        stressé / soucieux
        direct / carré
        circonspect / prévoyant
        égoïste / individualiste     # one is a fault, the other a way to be
    """),
    "en": pairs("""
        thrifty / stingy
        proud / arrogant             # as in French: one may be proud of one’s children
        calm / lazy
        sensible / sensitive
        stubborn / persistent
        shy / aloof
        curious / nosy
        brave / reckless
        careful / careless
        kind / naive
        moral / amoral
        typical / atypical
        patient / impatient
        loyal / royal
        thoughtful / thoughtless
        funny / weird
        confident / conceited
        quiet / quite
        generous / not generous
        generous / not very generous
        smart / smarmy
        ambitious / ruthless
        firm / rigid
        gentle / genial
        childlike / childish
        selfless / selfish
        teasing / mocking            # one is fond
        playful / naughty
        emotional / thin-skinned
        cocky / condescending
    """),
}
CASES = [
    pytest.param(lang, one, other, verdict, id=f"{lang}:{one} / {other}")
    for table, verdict in ((SAME, True), (OTHER, False))
    for lang, found in table.items()
    for one, other in found
]


def test_the_table_is_long_enough() -> None:
    assert len(CASES) >= 150
    assert sum(verdict for *_, verdict in (case.values for case in CASES)) >= 75


@pytest.mark.parametrize(("lang", "one", "other", "verdict"), CASES)
def test_a_table_would_say_so(lang: str, one: str, other: str, verdict: bool) -> None:
    assert OURS.same(one, other, lang) is verdict
    assert OURS.same(other, one, lang) is verdict


SMALL = Thesaurus(
    {
        "fr": (
            Group("franc", ("franc", "sincère"), {"franc": ("franche",)}),
            Group("direct", ("franc", "direct", "cash"), {"cash": ("cash",)}),
            Group("vif", ("éveillé", "pétillant", "sémillant")),
            Group("tête en l’air", ("tête en l’air", "mal organisé", "étourdi")),
            Group("content", ("content", "constant")),
            Group("sociable", ("sociable", "ouvert"), unlike=("social",)),
        )
    }
)


def test_near_synonyms_are_never_taken_over_two_groups() -> None:
    assert SMALL.same("sincère", "franche")
    assert SMALL.same("franche", "direct")
    assert not SMALL.same("sincère", "direct")


def test_a_word_that_nobody_listed_is_the_same_as_itself_in_another_dress() -> None:
    assert SMALL.same("acidulé", "Acidulées")
    assert SMALL.same("très acidulé", "acidule")
    assert SMALL.same("principal", "principaux")
    assert SMALL.same("parleuse", "parleur")
    assert SMALL.same("évocatrice", "évocateur")
    assert not SMALL.same("acidulé", "acide")


def test_one_slip_in_a_long_word_is_forgiven() -> None:
    assert SMALL.same("pétilant", "éveillé")
    assert SMALL.same("étourdit", "tête en l’air")
    assert not SMALL.same("pétilan", "pétillant")  # two
    assert not SMALL.same("franq", "franc")  # too short
    assert not SMALL.same("bétillant", "pétillant")  # the first letter counts


def test_a_slip_that_could_be_of_two_words_is_of_neither() -> None:
    # One letter away from « content » and, in the other direction, from « constant ».
    assert not SMALL.same("constent", "constant")
    assert not SMALL.same("constent", "content")


def test_a_word_of_its_own_is_no_slip() -> None:
    assert SMALL.same("sociabe", "ouvert")
    assert not SMALL.same("sociale", "ouvert")
    assert not SMALL.same("sociaux", "ouvert")
    assert SMALL.same("sociaux", "sociale")


@pytest.mark.parametrize("nothing", ["", "  ", "!", "…", "’", "très", "\u202f"])
def test_nothing_is_the_same_as_nothing_else(nothing: str) -> None:
    assert not OURS.same(nothing, "généreux")
    assert not OURS.same(nothing, "")
    assert OURS.known(nothing) is False


def test_a_word_of_emphasis_alone_is_a_word() -> None:
    assert OURS.same("super", "Super")
    assert OURS.same("trop", "trop")


def test_what_is_far_too_long_is_like_nothing() -> None:
    book = "généreux " * 500
    assert not OURS.same(book, book)
    assert not OURS.known(book)


@pytest.mark.parametrize("text", ["\x00", "🙂", "١٢٣", "ß" * 40, "e\u0301" * 30, "aux", "s", "x"])
def test_whatever_is_typed_is_judged(text: str) -> None:
    assert not OURS.same(text, "généreux")
    assert not OURS.same("generous", text, "en")


def test_another_language_has_no_thesaurus_and_no_gender() -> None:
    assert OURS.same("Testardo", "testardo!", "it")
    assert not OURS.same("têtu", "obstiné", "it")
    assert not OURS.same("generous", "généreux", "en")
    assert not OURS.same("shy", "shys", "en")


def test_known_words() -> None:
    assert OURS.known("obstinées")
    assert OURS.known("très Obstiné")
    assert OURS.known("tête en l'air")
    assert OURS.known("stubborn", "en")
    assert not OURS.known("stubborn")
    assert not OURS.known("acidulé")
    assert not OURS.known("obstinnés")  # a slip is no known word


@pytest.mark.parametrize(
    ("word", "feminine"),
    [
        ("généreux", "généreuse"), ("attentif", "attentive"), ("naïf", "naïve"), ("fier", "fière"),
        ("cruel", "cruelle"), ("rieur", "rieuse"), ("créateur", "créatrice"),
        ("protecteur", "protectrice"), ("flatteur", "flatteuse"), ("discret", "discrète"),
        ("coquet", "coquette"), ("comique", "comique"), ("franc", "franche"), ("sec", "sèche"),
        ("doux", "douce"), ("jaloux", "jalouse"), ("foufou", "fofolle"), ("mou", "molle"),
        ("gentil", "gentille"), ("subtil", "subtile"), ("malin", "maligne"), ("bon", "bonne"),
        ("ronchon", "ronchonne"), ("cool", "cool"), ("zen", "zen"), ("sympa", "sympa"),
        ("casse-cou", "casse-cou"), ("soupe au lait", "soupe au lait"),
        ("bien élevé", "bien élevée"), ("têtu", "têtue"), ("sournois", "sournoise"),
        ("niais", "niaise"), ("faux", "fausse"), ("sot", "sotte"), ("rigolo", "rigolote"),
        ("loyal", "loyale"), ("inquiet", "inquiète"), ("vieux jeu", "vieux jeu"),
        ("mignon", "mignonne"), ("moyen", "moyenne"), ("ambigu", "ambiguë"),
        ("supérieur", "supérieure"), ("caduc", "caduque"), ("bref", "brève"),
    ],
)  # fmt: skip
def test_a_bot_says_the_form_that_agrees(word: str, feminine: str) -> None:
    assert OURS.spoken(word, "il") == word
    assert OURS.spoken(word, "elle") == feminine
    assert OURS.spoken(word, "") == word
    assert OURS.forms(word) == (word, feminine)


def test_english_adjectives_agree_with_nobody() -> None:
    assert OURS.spoken("stubborn", "elle", "en") == "stubborn"
    assert OURS.forms("stubborn", "en") == ("stubborn", "stubborn")


def test_every_form_we_speak_is_a_form_we_know() -> None:
    for group in OURS.groups["fr"]:
        for word in group.words:
            masculine, feminine = OURS.forms(word)
            assert masculine == word
            assert OURS.known(feminine)
            assert OURS.same(masculine, feminine)


def test_words_of_one_group_are_the_same_and_no_two_are_written_alike() -> None:
    for lang, found in OURS.groups.items():
        for group in found:
            assert len({fold(word) for word in group.words}) == len(group.words)
            assert all(OURS.same(group.words[0], other, lang) for other in group.words)


def test_a_thesaurus_can_not_be_changed() -> None:
    with pytest.raises(AttributeError):
        OURS.groups = {}  # type: ignore[misc]
