"""Pairs of adjectives as a table would judge them, written before the thesaurus."""

import pytest


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
        roux / rousse                # exceptions
        roux / rousses
        neuf / neuve
        favori / favorite
        favoris / favorites
        bénin / bénigne
        grec / grecque
        turc / turque
        public / publique
        paysan / paysanne
        faux / fausse
        fausses / faux
        nouveau / nouvelle
        nouvel / nouveau
        vieil / vieille
        gros / grosse
        las / lasse
        gras / grasses
        complet / complète
        moqueur / moqueuse
        vengeur / vengeresse
        traître / traîtresse
        tiers / tierce
        andalou / andalouse
        copain / copine
        sauf / sauve
        long / longue
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
        roux / rouge
        faux / fauve
        neuf / neutre
        sec / secret
        maître / mètre
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
