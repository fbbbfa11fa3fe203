game-melo = Mélo Ego Duo
game-melo-tagline = Se deviner les uns les autres

# Refus.
melo-unknown-pack = Il n’y a pas de paquet « { $pack } » à cette table.
melo-no-cards = Une couleur n’a pas de cartes : ajoutez un paquet.
melo-no-such-person = Choisissez quelqu’un de cette table.
melo-no-such-choice = Choisissez l’une des réponses de la carte.
melo-an-adjective = Cette carte demande un adjectif.
melo-not-yourself = Sur une carte DUO, on ne se nomme jamais soi-même.
melo-not-the-asked = Sur une carte DUO, personne ne se nomme soi-même : cherchez parmi les autres.
melo-you-answer = C’est à vous de répondre : les autres vous devinent.
melo-you-guess-here = C’est à vous de deviner, pas de répondre.
melo-you-guess = C’est votre test : devinez la réponse de chacun.
melo-you-answer-the-test = Pour ce test, répondez pour vous-même.
melo-wait-for-the-answer = Un instant : on devine à tour de rôle, après la réponse.
melo-not-your-turn = Ce n’est pas encore à vous de parler.
melo-handed-in = C’est déjà remis : envoyez plutôt une correction.
melo-answers-in = Trop tard : les réponses sont ramassées.
melo-no-jok = Plus de jok de cette couleur : il faut répondre.
melo-jok-instead = Vous avez un jok de cette couleur : donnez-le, ou répondez.
melo-no-jok-in-a-test = Pas de jok au dernier test.
melo-no-likeness = Il n’y a pas d’adjectif à comparer ici.
melo-nothing-to-contest = Vous n’avez rien à contester cette fois-ci.
melo-contest-taken = Trop tard : quelqu’un a déjà contesté.
melo-contest-over = Ce n’est plus le moment de contester.
melo-their-debate = Ce débat se joue à deux : écoutez-les.
melo-all-said = Vous avez dit que c’était tout.
melo-enough-said = Pas plus de { $most } arguments chacun.
melo-no-vote = Ce vote est pour les autres.
melo-gone-on = C’est noté, on attend les autres.

# Ce qui se passe à table. « seat » est remplacé par le nom de qui est assis là.
melo-turn = C’est à { $seat } de se dévoiler.
melo-square-plus = Case +2 : { $seat } avance de deux cases.
melo-square-minus = Case −2 : { $seat } recule de deux cases.
melo-square-prems = PREMS ! { $seat } file devant.
melo-square-der = DER ! { $seat } file derrière.
melo-draws-melo = { $seat } pioche un jok gris.
melo-draws-ego = { $seat } pioche un jok bleu.
melo-draws-duo = { $seat } pioche un jok rouge.
melo-gives-jok = { $seat } donne un jok et change de carte.
melo-silent-jok = Le temps est passé : { $seat } donne un jok et change de carte.
melo-refuses = { $seat } refuse de répondre.
melo-silent = Le temps est passé, et { $seat } n’a plus de jok.
melo-left = { $seat } n’est plus là : on passe à la suite.
melo-moves =
    { $count ->
        [one] { $seat } avance d’une case.
       *[other] { $seat } avance de { $count } cases.
    }
melo-moves-back =
    { $count ->
        [one] { $seat } recule d’une case.
       *[other] { $seat } recule de { $count } cases.
    }
melo-likeness = « C’est pareil ! », dit { $seat } : la table vote.
melo-likeness-granted = C’est pareil : { $seat } avait deviné.
melo-likeness-refused = Ce n’est pas pareil : { $seat } n’avance pas.
melo-contests = « Je conteste ! », dit { $seat } à { $of_seat }.
melo-sincere = La table croit { $seat }.
melo-doubted = La table ne croit pas { $seat }.
melo-test = DERNIER TEST pour { $seat } !
melo-test-nobody = Personne n’a répondu : { $seat } retentera le test au prochain tour.
melo-test-missed = { $seat } rate le test, et la partie continue.
melo-wins = { $seat } passe le dernier test, et gagne !

# Les règles de la table.
melo-option-length = Longueur du parcours
melo-option-length-help = Le nombre de cases entre le départ et le dernier test.
melo-option-length-20 = 20 cases
melo-option-length-30 = 30 cases
melo-option-length-40 = 40 cases
melo-option-answer_seconds = Temps pour répondre
melo-option-answer_seconds-help = Pour répondre et pour deviner ; le double au dernier test.
melo-option-answer_seconds-0 = sans chrono
melo-option-answer_seconds-30 = 30 s
melo-option-answer_seconds-60 = 1 min
melo-option-answer_seconds-90 = 1 min 30
melo-option-answer_seconds-120 = 2 min
melo-option-debate_minutes = Temps pour débattre
melo-option-debate_minutes-help = Quand quelqu’un conteste, le temps laissé aux deux.
melo-option-debate_minutes-0 = sans chrono
melo-option-debate_minutes-1 = 1 min
melo-option-debate_minutes-2 = 2 min
melo-option-debate_minutes-3 = 3 min
melo-option-debate_minutes-5 = 5 min
melo-option-guesses = On devine
melo-option-guesses-help = Tous ensemble et en secret, ou à voix haute, l’un après l’autre.
melo-option-guesses-together = ensemble
melo-option-guesses-in-turn = à tour de rôle
melo-option-tone = Ton des cartes
melo-option-tone-help = En famille, ou entre amis : avec les questions plus piquantes.
melo-option-tone-famille = en famille
melo-option-tone-amis = entre amis
melo-option-joks = Joks par joueur
melo-option-joks-help = Autant de chaque couleur ; un jok évite de répondre.
melo-option-joks-0 = aucun
melo-option-joks-3 = 3
melo-option-joks-6 = 6
melo-option-language = Langue des cartes
melo-option-language-help = Celle des questions, et des adjectifs qu’on devine.
melo-option-language-fr = français
melo-option-language-en = anglais
melo-option-own_questions = Vos questions
melo-option-own_questions-help = Celles de la table se mêlent aux nôtres, une carte sur trois.
melo-option-trust = Confiance
melo-option-trust-help = Un adjectif compte sur parole, quand personne d’autre ne peut voter.
melo-option-packs = Paquets de cartes
melo-option-packs-help = Ceux de la maison et de la table ; sans choix, ceux de la langue des cartes.
melo-option-packs-base = Les cartes de la maison
melo-option-packs-base-en = Les cartes en anglais

# Une question bien à soi : ses cases, et ce que demande la feuille.
melo-field-question = Question
melo-field-kind = Couleur
melo-field-choice1 = Choix 1
melo-field-choice2 = Choix 2
melo-field-choice3 = Choix 3
melo-field-choice4 = Choix 4
melo-field-value = Cases
melo-field-tone = Ton
melo-form-question = Votre question
melo-form-question-help = On dit « vous ». Sur une carte DUO, droite et gauche, entre accolades, deviennent les noms des voisins.
melo-form-kind = On y répond par
melo-form-kind-help = { "" }
melo-form-kind-ego = un choix
melo-form-kind-ego-long = EGO : une réponse parmi trois ou quatre
melo-form-kind-melo = quelqu’un
melo-form-kind-melo-long = MÉLO : quelqu’un d’ici, soi-même compris
melo-form-kind-duo = un autre
melo-form-kind-duo-long = DUO : quelqu’un d’ici, sauf soi-même
melo-form-kind-adjective = un adjectif
melo-form-kind-adjective-long = DUO : un adjectif
melo-form-choice1 = Premier choix
melo-form-choice1-help = Pour EGO seulement.
melo-form-choice2 = Deuxième choix
melo-form-choice2-help = { "" }
melo-form-choice3 = Troisième choix
melo-form-choice3-help = { "" }
melo-form-choice4 = Quatrième choix
melo-form-choice4-help = Facultatif.

# Ce que les paquets ont à se reprocher.
pack-unknown-colour = « { $said } » n’est pas une couleur connue (ego, melo, duo, adjectif).
pack-unknown-tone = « { $said } » n’est pas un ton connu (famille, amis).
pack-choices = une carte EGO a de { $least } à { $most } choix, tous différents.
pack-choices-elsewhere = seule une carte EGO a des choix.
pack-adjective-elsewhere = seule une carte DUO demande un adjectif.
pack-placeholder = ce qui est entre accolades n’est pas un voisin : écrivez-y droite ou gauche.
pack-placeholder-elsewhere = seule une carte DUO nomme les voisins.
pack-bad-group = ce groupe d’adjectifs est mal formé ({ $what }).
lint-card-id = { $word } : ce numéro manque, est pris, ou n’a pas la lettre de sa couleur.
lint-question = { $word } : une question a { $most } signes au plus, et finit par un signe de ponctuation.
lint-choice = { $word } : un choix a { $most } signes au plus, et pas de point final.
lint-placeholder = { $word } : « { $said } » n’est pas un voisin.
lint-placeholder-elsewhere = { $word } : seule une carte DUO nomme les voisins.
lint-few-cards = { $what } : { $count } cartes, or il en faut { $least }.
lint-card-share = { $what } : { $share } % des cartes, or il en faut de { $least } à { $most } %.

# Ce que contient un paquet.
count-melo =
    { $count ->
        [one] { $count } carte MÉLO
       *[other] { $count } cartes MÉLO
    }
count-ego =
    { $count ->
        [one] { $count } carte EGO
       *[other] { $count } cartes EGO
    }
count-duo =
    { $count ->
        [one] { $count } carte DUO
       *[other] { $count } cartes DUO
    }
count-duo_adjective =
    { $count ->
        [one] { $count } qui demande un adjectif
       *[other] { $count } qui demandent un adjectif
    }
count-adjectives =
    { $count ->
        [one] { $count } adjectif
       *[other] { $count } adjectifs
    }
