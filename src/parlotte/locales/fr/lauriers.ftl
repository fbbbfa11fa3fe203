game-lauriers = Les Lauriers
game-lauriers-tagline = Bluff au dictionnaire
# Refus.
lauriers-mdj-only = Seul le meneur de jeu peut faire cela.
lauriers-not-on-the-card = Ce mot n’est pas sur la carte.
lauriers-writing-over = Les copies sont ramassées : c’est trop tard pour écrire.
lauriers-voting-over = Les votes sont clos.
lauriers-mdj-does-not-write = Le meneur de jeu n’écrit pas de définition : il connaît la vraie.
lauriers-mdj-does-not-bet = Le meneur de jeu ne mise pas de jeton.
lauriers-mdj-does-not-vote = Le meneur de jeu ne vote pas : il connaît la réponse.
lauriers-no-such-pile = Cette définition n’est plus dans la liste.
lauriers-merge-with-itself = Choisissez deux définitions différentes.
lauriers-nothing-to-split = Cette définition n’est réunie avec aucune autre.
lauriers-no-such-place = Cette place n’existe pas dans la liste.
lauriers-already-read = Cette définition est déjà lue.
lauriers-not-yet-read = Cette définition n’est pas la prochaine de la liste.
lauriers-no-such-entry = Cette définition n’est pas dans la liste.
lauriers-already-staked = Un seul jeton par tour : le vôtre est déjà posé.
lauriers-no-token = Vous n’avez plus de jeton.
lauriers-nothing-to-claim = Vous n’avez rien à réclamer ce tour-ci.
lauriers-claims-over = On ne peut plus réclamer ce tour-ci.
lauriers-nobody-to-judge = Il faut quelqu’un d’autre à table pour juger.
lauriers-claim-under-way = Une réclamation après l’autre : la vôtre ensuite.
lauriers-claim-settled = C’est déjà jugé.
lauriers-not-yours-to-judge = Cette fois, ce sont les autres qui décident.
lauriers-unknown-pack = Il n’y a pas de paquet « { $pack } » à cette table.
lauriers-no-words = Aucun mot ne convient à ces règles : élargissez le choix.

# Ce qui se passe à table. « seat » est remplacé par le nom de qui est assis là.
lauriers-leads = { $seat } mène le jeu.
lauriers-word = Le mot est « { $word } ».
lauriers-hands-in = { $seat } a rendu sa copie.
lauriers-void = Personne n’a rien proposé : ce tour ne compte pas.
lauriers-list-ready =
    { $count ->
        [one] Une seule définition à lire.
       *[other] { $count } définitions, dont une vraie.
    }
lauriers-stakes = { $seat } mise un jeton.
lauriers-votes = { $seat } a voté.
lauriers-claims = « C’était la bonne ! », dit { $seat }.
lauriers-claim-accepted = La table est d’accord : { $seat } avait trouvé.
lauriers-claim-refused = La table n’est pas d’accord avec { $seat }.
lauriers-recount = On recompte les points du tour.
lauriers-recounted =
    { $points ->
        [0] Tout recompté, { $seat } n’a aucun point ce tour-ci, et retourne à la feuille { $leaf }.
        [one] Tout recompté, { $seat } a un point ce tour-ci, et se retrouve à la feuille { $leaf }.
       *[other] Tout recompté, { $seat } a { $points } points ce tour-ci, et se retrouve à la feuille { $leaf }.
    }
lauriers-moves =
    { $points ->
        [one] { $seat } avance d’une feuille, jusqu’à la feuille { $leaf }.
       *[other] { $seat } avance de { $points } feuilles, jusqu’à la feuille { $leaf }.
    }
lauriers-wins = { $seat } reçoit les lauriers !
lauriers-abandoned = Toute la table s’est tue pendant un tour complet : la partie s’arrête là.

# Les règles de la table.
lauriers-option-writing_minutes = Temps pour écrire
lauriers-option-writing_minutes-help = La règle conseille trois minutes au plus.
lauriers-option-writing_minutes-0 = sans chrono
lauriers-option-writing_minutes-1 = 1 min
lauriers-option-writing_minutes-2 = 2 min
lauriers-option-writing_minutes-3 = 3 min
lauriers-option-writing_minutes-5 = 5 min
lauriers-option-voting_seconds = Temps pour voter
lauriers-option-voting_seconds-help = Le temps de relire la liste et de se décider.
lauriers-option-voting_seconds-0 = sans chrono
lauriers-option-voting_seconds-30 = 30 s
lauriers-option-voting_seconds-45 = 45 s
lauriers-option-voting_seconds-60 = 1 min
lauriers-option-voting_seconds-90 = 1 min 30
lauriers-option-voting_seconds-120 = 2 min
lauriers-option-track = Couronne
lauriers-option-track-help = Vingt-six feuilles pour une vraie partie, quinze pour une courte.
lauriers-option-track-15 = 15 feuilles
lauriers-option-track-26 = 26 feuilles
lauriers-option-pick = Qui choisit le mot
lauriers-option-pick-help = Le meneur, parmi les quatre de sa carte, ou le hasard.
lauriers-option-pick-mdj = le meneur
lauriers-option-pick-hasard = le hasard
lauriers-option-automatic_mdj = Meneur automatique
lauriers-option-automatic_mdj-help = Tout le monde écrit, personne ne mène.
lauriers-option-level = Mots
lauriers-option-level-help = Les plus faciles, tous, ou seulement les plus difficiles.
lauriers-option-level-1-2 = faciles
lauriers-option-level-all = tous
lauriers-option-level-3 = difficiles
lauriers-option-family = Tout public
lauriers-option-family-help = Seulement des mots qui conviennent aux enfants.
lauriers-option-packs = Paquets de mots
lauriers-option-packs-help = Ceux de la maison et ceux de votre table ; sans choix, tous.
lauriers-option-packs-base = Les mots de la maison

# Ce que les paquets ont à se reprocher.
pack-unknown-class = « { $said } » n’est pas une nature connue ({ $known }).
pack-true-leurre = un leurre dit la vraie définition.
pack-leurre-twice = le même leurre est là deux fois.

# Les cases d’un mot qu’on écrit à la table.
lauriers-field-spelling = Mot
lauriers-field-class = Nature
lauriers-field-definition = Définition
lauriers-field-level = Niveau
lauriers-field-theme = Thème
lauriers-field-family = Tout public
lauriers-field-note = Le saviez-vous
lauriers-field-leurres = Leurres
lauriers-field-card = Carte
# Un mot bien à soi : ce que demande la feuille.
lauriers-form-spelling = Le mot
lauriers-form-spelling-help = { "" }
lauriers-form-class = Sa nature
lauriers-form-class-help = { "" }
lauriers-form-class-n-m = nom (un)
lauriers-form-class-n-m-long = nom masculin : un parapluie
lauriers-form-class-n-f = nom (une)
lauriers-form-class-n-f-long = nom féminin : une casserole
lauriers-form-class-adj = adjectif
lauriers-form-class-adj-long = adjectif : un thé tiède
lauriers-form-class-v-t = verbe
lauriers-form-class-v-t-long = verbe : peler une poire
lauriers-form-class-v-i = verbe seul
lauriers-form-class-v-i-long = verbe sans complément : le chat ronronne
lauriers-form-class-adv = adverbe
lauriers-form-class-adv-long = adverbe : bientôt
lauriers-form-class-n-m-pl = nom (des, m.)
lauriers-form-class-n-m-pl-long = nom masculin pluriel : des vivres
lauriers-form-class-n-f-pl = nom (des, f.)
lauriers-form-class-n-f-pl-long = nom féminin pluriel : des fiançailles
lauriers-form-class-v-pr = verbe (se…)
lauriers-form-class-v-pr-long = verbe pronominal : se méfier
lauriers-form-class-loc-adv = locution
lauriers-form-class-loc-adv-long = locution adverbiale : à tâtons
lauriers-form-definition = Sa vraie définition
lauriers-form-definition-help = { "" }
lauriers-form-note = Le saviez-vous ?
lauriers-form-note-help = Facultatif. On le raconte au verdict.
lint-proper-noun = { $word } : jamais de nom propre.
lint-unknown-theme = { $word } : thème inconnu, « { $said } ».
lint-too-few-leurres = { $word } : il faut { $least } leurres.
lint-note = { $word } : il faut un « le saviez-vous » d’au plus { $most } mots.
lint-length = { $word } : il faut de { $least } à { $most } mots.
lint-capital-and-stop = { $word } : une capitale au début, un point à la fin.
lint-article = { $word } : pas d’article au début.
lint-giveaway = { $word } : le mot se trahit lui-même.
lint-no-card = { $word } : ce mot n’est sur aucune carte.
lint-card-size = carte { $card } ({ $word }) : { $count } mots au lieu de 4.
lint-card-mix = carte { $card } ({ $word }) : trop de mots de même classe ou de même thème.
lint-absent = { $word } : ni dans notre lexique, ni dans absent.toml qui dirait où le trouver.
lint-absent-known = { $word } : dans absent.toml, alors que notre lexique le connaît.
lint-absent-stray = { $word } : dans absent.toml, mais sur aucune carte.
lint-share = { $what } : { $share } % des mots, trop ou trop peu.
lint-mark = « { $mark } » : dans { $true } % des vraies définitions et { $false } % des leurres, c’est un indice.
lint-rank = la vraie définition est au rang de longueur { $rank } dans { $share } % des cas, c’est un indice.
lint-unbalanced = vraies définitions ({ $true } signes en moyenne) et leurres ({ $false }) : longueurs trop différentes.
lint-near-truth = { $word } : dit presque la vérité de « { $other } ».
lint-note-tells = { $word } : cette note dit un mot d’une autre carte, « { $other } ».
