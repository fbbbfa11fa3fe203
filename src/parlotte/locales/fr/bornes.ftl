game-bornes = 1000 Bornes des Mots
game-bornes-tagline = Des phrases folles

# Refus.
bornes-not-your-turn = C’est à { $seat } de jouer.
bornes-table-votes = Patience : la table vote.
bornes-too-late = Trop tard pour un coup fourré : attendez votre tour.
bornes-not-attacked = Ce n’est pas vous qu’on censure : laissez répondre les autres.
bornes-two-cards = Il faut au moins deux cartes pour commencer une phrase.
bornes-one-joker = Un seul joker pour commencer une phrase. Les autres pourront venir ensuite.
bornes-one-language = À cette table, toutes les phrases sont dans la même langue.
bornes-card-twice = La même carte est là deux fois : ôtez-en une.
bornes-card-left-out = Une carte posée reste dans sa phrase : remettez-la.
bornes-too-many-cards = Pas plus de { $most } cartes : reprenez votre souffle.
bornes-not-your-card = Cette carte n’est pas dans votre main.
bornes-no-word-card = Cette carte n’est pas un mot : elle attaque, ou elle défend.
bornes-which-side = Choisissez lequel des deux mots de la carte compte.
bornes-joker-word = Dites quel mot chaque joker remplace.
bornes-long-word = Un mot plus court pour le joker : { $most } signes au plus.
bornes-blank-wordless = Carte vierge { $card } : une image, mais pas de mot. Écrivez-en un, ou retirez la carte.
bornes-blank-long = Carte vierge { $card } : un mot plus court, { $most } signes au plus.
bornes-blank-picture = Carte vierge { $card } : cette image n’est pas dans la boîte. Choisissez-en une autre.
bornes-no-such-picture = Cette image n’est pas dans la boîte. Choisissez-en une autre.
bornes-long-text = Une phrase plus courte : { $most } signes au plus.
bornes-words-missing = Votre phrase oublie : { $words }.
bornes-say-it = Dites d’abord votre phrase en entier.
bornes-censured = { $seat } est sous censure : rien ne bouge dans son jeu sans « Liberté d’expression ».
bornes-not-your-sentence = Cette phrase est à { $seat }.
bornes-sentence-stopped = Une faute d’orthographe bloque cette phrase : il faut un dictionnaire.
bornes-partner-order = C’est la phrase de votre partenaire : vous pouvez la rallonger, pas la changer.
bornes-partner-longer = Ajoutez au moins une carte à la phrase de votre partenaire.
bornes-four-cards = Il faut quatre cartes pour finir une phrase, sauf si c’est un proverbe.
bornes-three-tries = { $most } essais par tour, pas un de plus. La prochaine fois sera la bonne.
bornes-finished-already = Cette phrase est terminée : on n’y touche plus.
bornes-no-such-sentence = Cette phrase n’est plus là.
bornes-no-joker-there = Ce joker n’est plus dans cette phrase.
bornes-joker-stays = Cette carte vierge reste où elle est : la table en a décidé ainsi.
bornes-use-the-joker = Un joker pris sert tout de suite : mettez-le dans une phrase.
bornes-word-for-it = Mettez un vrai mot à la place.
bornes-no-borrowing = On n’emprunte pas de cartes à cette table.
bornes-borrow-from-others = On emprunte aux autres : cette phrase est à vous.
bornes-cannot-borrow = Cette carte ne s’emprunte pas : choisissez-en une autre.
bornes-no-such-card = Vous n’avez pas cette carte en main.
bornes-attack-others = On attaque ses adversaires, pas son camp.
bornes-stopped-already = Il y a déjà une faute sur cette phrase.
bornes-censured-already = { $seat } est déjà sous censure.
bornes-nobody-there = Il n’y a personne à cette place.
bornes-free-your-own = On libère son camp, pas l’adversaire.
bornes-nothing-to-cover = Il n’y a rien à parer ici.
bornes-nothing-to-pick-up = Aucune carte rejetée à prendre : piochez.
bornes-from-the-stock = Après un coup fourré, l’attaquant complète sa main dans la pioche seulement.
bornes-cards-left = Il vous reste des cartes : rejetez-en une pour finir votre tour.
bornes-no-vote = Ce vote-ci est pour les autres.
bornes-yes-or-no = On répond ici par oui ou par non.
bornes-gone-on = C’est noté, on attend les autres.

# Ce qui se passe à table.
bornes-deals = Manche { $deal } : { $seat } distribue et commence.
bornes-starts =
    { $count ->
        [one] { $seat } commence une phrase.
       *[other] { $seat } commence une phrase avec { $count } cartes.
    }
bornes-extends =
    { $count ->
        [one] { $seat } ajoute une carte.
       *[other] { $seat } ajoute { $count } cartes.
    }
bornes-finishes = { $seat } : « Terminée ! »
bornes-voted = La table a voté : { $ayes } pour, { $noes } contre.
bornes-accepted = Acceptée ! { $seat } range sa phrase : « { $text } »
bornes-funny = Et elle amuse : { $points } points de plus.
bornes-proverb = Un proverbe pour { $seat } : « { $text } »
bornes-refused = La table n’en veut pas : { $seat } reprend ses cartes du tour.
bornes-asks-joker = { $seat } veut prendre un joker : la phrase garde-t-elle son sens ?
bornes-asks-borrow = { $seat } veut emprunter une carte : la phrase garde-t-elle son sens ?
bornes-other-meaning = Le sens n’y est plus, dit la table : { $seat } garde sa carte.
bornes-takes-joker = { $seat } prend un joker chez { $other_seat } et s’en sert aussitôt.
bornes-borrows = { $seat } emprunte une carte à { $other_seat }.
bornes-faute = { $seat } glisse une faute d’orthographe à { $other_seat }.
bornes-dictionnaire = { $seat } ouvre le dictionnaire : une phrase est libre chez { $other_seat }.
bornes-censure = Censure ! { $seat } fait taire { $other_seat }.
bornes-liberte = Liberté d’expression ! { $other_seat } reprend la parole.
bornes-counters-out = Plus de jetons : { $seat } reprend la parole.
bornes-coup-fourre = Coup fourré ! { $seat } répond à { $other_seat } et prend la main.
bornes-discards = { $seat } rejette une carte.
bornes-picks-up = { $seat } prend la dernière carte rejetée.
bornes-reshuffled = Pioche vide : on mélange les cartes rejetées.
bornes-goes-out = { $seat } a posé toutes ses cartes : la manche est finie.
bornes-no-cards-left = Plus assez de cartes à piocher : la manche est finie.
bornes-no-words-left = Plus un mot depuis plusieurs tours : la manche est finie.
bornes-over =
    { $sentences ->
        [0] Pas une seule phrase cette fois, et pourtant que de bavardages !
        [one] Une phrase à relire, en { $deals ->
            [one] une manche
           *[other] { $deals } manches
        }.
       *[other] { $sentences } phrases à relire, en { $deals ->
            [one] une manche
           *[other] { $deals } manches
        }.
    }

# Les règles de la table.
bornes-option-goal = La partie
bornes-option-goal-help = On enchaîne les manches jusqu’à ce total, ou l’on n’en joue qu’une.
bornes-option-goal-0 = une manche
bornes-option-goal-500 = 500 points
bornes-option-goal-1000 = 1000 points
bornes-option-teams = Par équipes de deux
bornes-option-teams-help = À quatre ou à six : on joue avec la personne assise en face, et l’on ajoute ses points aux siens.
bornes-option-language = La langue
bornes-option-language-help = Chaque phrase est en français ou en anglais, au choix de qui la commence ; ou toute la table parle la même langue.
bornes-option-language-each = au choix
bornes-option-language-fr = français
bornes-option-language-en = anglais
bornes-option-turn_seconds = Temps d’un tour
bornes-option-turn_seconds-help = À la fin du temps, ce qui est posé reste, et une carte est rejetée pour vous. Le coup fourré garde ses dix secondes, même sans chrono.
bornes-option-turn_seconds-0 = sans chrono
bornes-option-turn_seconds-60 = 1 min
bornes-option-turn_seconds-90 = 1 min 30
bornes-option-turn_seconds-120 = 2 min
bornes-option-turn_seconds-180 = 3 min
bornes-option-jokers = Jokers
bornes-option-jokers-help = Moins il y en a, plus le jeu est difficile.
bornes-option-jokers-0 = aucun
bornes-option-jokers-2 = 2
bornes-option-jokers-4 = 4
bornes-option-jokers-6 = 6
bornes-option-jokers-8 = 8
bornes-option-jokers-10 = 10
bornes-option-fautes = Fautes d’orthographe
bornes-option-fautes-help = Chacune bloque une phrase. Moins il y en a, plus le jeu est facile.
bornes-option-fautes-0 = aucune
bornes-option-fautes-2 = 2
bornes-option-fautes-4 = 4
bornes-option-fautes-6 = 6
bornes-option-fautes-8 = 8
bornes-option-dictionnaires = Dictionnaires
bornes-option-dictionnaires-help = Chacun libère une phrase bloquée par une faute.
bornes-option-dictionnaires-0 = aucun
bornes-option-dictionnaires-4 = 4
bornes-option-dictionnaires-8 = 8
bornes-option-dictionnaires-12 = 12
bornes-option-dictionnaires-16 = 16
bornes-option-censures = Censures
bornes-option-censures-help = Chacune fait taire tout le jeu d’un adversaire.
bornes-option-censures-0 = aucune
bornes-option-censures-1 = 1
bornes-option-censures-2 = 2
bornes-option-censures-3 = 3
bornes-option-censures-4 = 4
bornes-option-libertes = Libertés d’expression
bornes-option-libertes-help = Elles lèvent la censure ; posées aussitôt, c’est un coup fourré.
bornes-option-libertes-0 = aucune
bornes-option-libertes-2 = 2
bornes-option-libertes-4 = 4
bornes-option-libertes-6 = 6
bornes-option-libertes-8 = 8
bornes-option-counters = Jetons de censure
bornes-option-counters-help = Une censure dure au plus ce nombre de tours.
bornes-option-counters-0 = sans
bornes-option-counters-1 = 1 tour
bornes-option-counters-2 = 2 tours
bornes-option-counters-3 = 3 tours
bornes-option-counters-4 = 4 tours
bornes-option-counters-5 = 5 tours
bornes-option-young = Jetons pour
bornes-option-young-help = Les plus jeunes, par exemple. Sans personne ici, les jetons sont pour tous.
bornes-option-blanks = Cartes vierges
bornes-option-blanks-help = Vos mots à vous, un par carte ou deux tête-bêche, avec une image si vous voulez. Chacun vaut 2 points.
bornes-option-blanks_in_play = Vierges en jeu
bornes-option-blanks_in_play-help = Les cartes vierges sont mêlées au paquet : qui en pose une y écrit le mot de son choix, et elle joue comme un joker.
bornes-option-blanks_in_play-no = sans
bornes-option-blanks_in_play-takeable = on peut les prendre
bornes-option-blanks_in_play-kept = elles restent
bornes-option-participles = Participes
bornes-option-participles-help = Un verbe peut se dire au participe seul : « dormant », « mangé ».
bornes-option-families = Mots de la famille
bornes-option-families-help = Un nom peut devenir adjectif, et l’inverse : silence et silencieux, beau et beauté.
bornes-option-rebus = Rébus
bornes-option-rebus-help = Seules les images comptent : chacun y voit le mot qu’il veut.
bornes-option-borrowing = Emprunts
bornes-option-borrowing-help = À son tour, on prend une carte dans la phrase ouverte d’un autre, contre une des siennes.
bornes-option-borrowing-no = sans
bornes-option-borrowing-same = le sens reste
bornes-option-borrowing-any = le sens peut changer
bornes-option-hand = Cartes en main
bornes-option-hand-help = À la fin d’une manche, les mots restés en main s’ajoutent, comme le veut la règle, ou se déduisent.
bornes-option-hand-added = ajoutées
bornes-option-hand-deducted = déduites
bornes-option-trust = Confiance
bornes-option-trust-help = L’application ne vérifie pas que tous les mots sont dans la phrase : la table s’en charge.
bornes-option-jury = Jury en fin de manche
bornes-option-jury-help = Les phrases acceptées sont notées à la fin de la manche, par les autres. Sans jury, la note se donne avec le vote.

# Ce que disent nos cartes à qui les compte et les relit.
count-word_cards =
    { $count ->
        [one] { $count } carte de mots
       *[other] { $count } cartes de mots
    }
count-pictures =
    { $count ->
        [one] { $count } image
       *[other] { $count } images
    }
count-proverbs_fr =
    { $count ->
        [one] { $count } proverbe français
       *[other] { $count } proverbes français
    }
count-proverbs_en =
    { $count ->
        [one] { $count } proverbe anglais
       *[other] { $count } proverbes anglais
    }
count-proverbs_layable =
    { $count ->
        [one] { $count } proverbe de la règle à poser
       *[other] { $count } proverbes de la règle à poser
    }
pack-bad-card = cette ligne n’est ni une carte ni un proverbe : { $what }.
lint-cards = il faut les cartes de 1 à { $count }, dans l’ordre.
lint-card-alike = { $word } : sur la même carte que « { $other } », du même genre.
lint-english = { $word } : l’anglais manque, ou s’écrit autrement.
lint-twice = { $word } : écrit deux fois.
lint-no-picture = { $word } : pas d’image appelée « { $said } ».
lint-same-picture = { $word } : l’image « { $said } » sert deux fois.
lint-stray-picture = { $word } : une image qui ne sert à rien.
lint-printed = il faut les { $count } proverbes imprimés ({ $lang }).
lint-layable = au moins { $least } proverbes imprimés doivent pouvoir se poser.
lint-proverb-ends = { $word } : une capitale au début, pas de point à la fin.
lint-proverb-words = { $word } : un de ses mots n’est sur aucune carte.
lint-proverb-one-card = { $word } : deux de ses mots sont sur la même carte.
lint-proverb-short = { $word } : il faut au moins deux cartes.
lint-proverb-optional = { $word } : un mot facultatif n’est pas parmi les mots.
