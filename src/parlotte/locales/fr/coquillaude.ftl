game-coquillaude = La Coquillaude
game-coquillaude-tagline = Des dés, des questions, et le plus beau mot du tour

# Refus.
coquillaude-no-questions = Il manque des questions à cette maison : on ne peut pas jouer à ce jeu.
coquillaude-no-word = Écrivez d’abord un mot.
coquillaude-letters-only = Rien que des lettres, sans espace ni chiffre.
coquillaude-too-short = Il faut au moins deux lettres.
coquillaude-too-long = Le plateau n’a que { $most } cases de côté : ce mot est trop long.
coquillaude-no-place = Choisissez où poser le mot.
coquillaude-missing-letters = Il vous manque : { $letters }.
coquillaude-unknown-word = « { $word } » n’est pas un mot connu, et personne d’autre n’est là pour voter.
coquillaude-nobody-to-ask = Personne d’autre n’est là pour dire si « { $word } » est célèbre.
coquillaude-two-doubts = Un seul mot inconnu à la fois : { $words }, c’est trop.
coquillaude-not-an-anagram = « { $word } » n’a pas exactement les lettres de { $of }.
coquillaude-same-anagram = « { $word } » compte déjà : il en faut une autre.
coquillaude-unknown-anagram = « { $word } » n’est pas un mot connu : une anagramme doit l’être.
coquillaude-no-anagrams = On joue sans anagrammes, cette fois.
coquillaude-too-many-anagrams = Pas plus de { $most } anagrammes à cette table.
coquillaude-claimed-already = « { $word } » est déjà annoncée, et compte pour vous aussi : trouvez-en une de plus.
coquillaude-draw-first = Piochez d’abord : on compose dès qu’on a ses lettres.
coquillaude-compose-over = Trop tard, les mots sont annoncés : gardez le vôtre pour le prochain tour.
coquillaude-locked = Votre mot est sous pli : reprenez-le d’abord.
coquillaude-not-locked = Aucun mot n’est sous pli.
coquillaude-nothing-to-give = Vous n’avez rien à choisir cette fois.
coquillaude-give-so-many =
    { $count ->
        [one] Donnez une lettre, ni plus ni moins.
       *[other] Donnez { $count } lettres, ni plus ni moins.
    }
coquillaude-not-your-letter = Cette lettre n’est pas à vous.
coquillaude-not-asked = La question est pour { $seat }.
coquillaude-answer-over = On ne répond plus à cette question.
coquillaude-nothing-to-contest = Il n’y a rien à faire voter ici.
coquillaude-your-own-answer = C’est votre réponse, et elle compte : aux autres d’en douter.
coquillaude-no-vote = Ce vote-ci est pour les autres.
coquillaude-your-own-word = C’est votre mot : aux autres de chercher.
coquillaude-buzz-first = Touchez d’abord « Je l’ai ! ».
coquillaude-buzzed = Vous avez déjà levé la main : écrivez votre anagramme.
coquillaude-said-enough = Vous avez dit que c’était tout.
coquillaude-minute-over = La minute d’anagrammes est finie.
coquillaude-gone-on = C’est noté, on attend les autres.

# Ce qui se passe à table.
coquillaude-starts = { $seat } a le plus grand nombre, et commence à chaque tour.
coquillaude-gifts =
    { $count ->
        [one] Beau jet : chacun donne une lettre à { $seat }.
       *[other] Beau jet : chacun donne { $count } lettres à { $seat }.
    }
coquillaude-reopened = Une lettre donnée manque à votre mot : il n’est plus sous pli.
coquillaude-lucky-coquillaudinette =
    { $count ->
        [one] Coquillaudinette ! { $seat } pioche une lettre, sans question.
       *[other] Coquillaudinette ! { $seat } pioche { $count } lettres, sans question.
    }
coquillaude-lucky-coquillaudette =
    { $count ->
        [one] Coquillaudette ! { $seat } pioche une lettre, sans question.
       *[other] Coquillaudette ! { $seat } pioche { $count } lettres, sans question.
    }
coquillaude-lucky-coquillaude =
    { $count ->
        [one] Coquillaude ! { $seat } pioche une lettre, sans question.
       *[other] Coquillaude ! { $seat } pioche { $count } lettres, sans question.
    }
coquillaude-right = Bonne réponse, { $seat } !
coquillaude-wrong = Pas cette fois, { $seat } : deux lettres quand même.
coquillaude-contests = { $seat } demande l’avis de la table.
coquillaude-accepted = La table donne raison à { $seat }.
coquillaude-overturned = La table ne veut pas de cette réponse, { $seat }.
coquillaude-upheld = On en reste là.
coquillaude-bag-empty = Le sachet est vide : plus de questions, rien que des mots.
coquillaude-asks = { $seat } propose « { $word } » : la table vote.
coquillaude-word-accepted = « { $word } » est accepté.
coquillaude-word-refused = « { $word } » est refusé.
coquillaude-person-refused = « { $word } », célèbre ? Pas à cette table : le mot compte, sans la prime.
coquillaude-minute = Une minute pour trouver d’autres anagrammes de « { $word } ».
coquillaude-places =
    { $points ->
        [one] { $seat } pose « { $word } » : un point.
       *[other] { $seat } pose « { $word } » : { $points } points.
    }
coquillaude-takes = { $seat } en a vu davantage dans « { $word } », et rafle { $points } points.
coquillaude-nothing-placed = Personne ne pose rien ce tour-ci.
coquillaude-end-none-left =
    { $rounds ->
        [one] Plus personne ne peut faire 25 points : c’est fini, en un tour.
       *[other] Plus personne ne peut faire 25 points : c’est fini, en { $rounds } tours.
    }
coquillaude-end-nobody-did = Deux tours de suite sans un mot à 25 points : c’est fini, au tour { $rounds }.
coquillaude-end-six-rounds = Le sachet est vide et les derniers tours sont joués : c’est fini, au tour { $rounds }.
coquillaude-end-no-words =
    { $rounds ->
        [one] Plus un seul mot à faire avec ces lettres : c’est fini, en un tour.
       *[other] Plus un seul mot à faire avec ces lettres : c’est fini, en { $rounds } tours.
    }

# Les règles de la table.
coquillaude-option-letters = Le sachet
coquillaude-option-letters-help = Plus de lettres, plus de tours : une heure environ avec 150.
coquillaude-option-letters-100 = 100 lettres
coquillaude-option-letters-150 = 150 lettres
coquillaude-option-letters-200 = 200 lettres
coquillaude-option-question_seconds = Temps pour répondre
coquillaude-option-question_seconds-help = Une minute sur la feuille ; sans chrono, on prend son temps.
coquillaude-option-question_seconds-0 = sans chrono
coquillaude-option-question_seconds-60 = 1 min
coquillaude-option-question_seconds-90 = 1 min 30
coquillaude-option-question_seconds-120 = 2 min
coquillaude-option-compose_minutes = Temps pour composer
coquillaude-option-compose_minutes-help = Compté à partir de la dernière pioche.
coquillaude-option-compose_minutes-0 = sans chrono
coquillaude-option-compose_minutes-2 = 2 min
coquillaude-option-compose_minutes-3 = 3 min
coquillaude-option-compose_minutes-5 = 5 min
coquillaude-option-compose_minutes-8 = 8 min
coquillaude-option-anagrams = Anagrammes annoncées
coquillaude-option-anagrams-help = Chacune rapporte son carré, mais un rival peut en trouver une de plus et tout rafler.
coquillaude-option-anagrams-free = autant qu’on veut
coquillaude-option-anagrams-two = deux au plus
coquillaude-option-anagrams-none = sans
coquillaude-option-half_new = Moitié de lettres neuves
coquillaude-option-half_new-help = On pose au moins la moitié des lettres de son mot : ajouter un S ne suffit pas.
coquillaude-option-own_name = Le mot COQUILLAUDE
coquillaude-option-own_name-help = La feuille dit 120 ; compté comme les autres mots, avec sa prime, il en vaudrait 141.
coquillaude-option-own_name-120 = 120 points
coquillaude-option-own_name-141 = 141 points
coquillaude-option-show_all = Tous les mots montrés
coquillaude-option-show_all-help = À l’annonce, on voit aussi les mots qui n’ont pas gagné.
coquillaude-option-ending = La fin
coquillaude-option-ending-help = Une fois le sachet vide, on joue tant que quelqu’un peut faire 25 points, ou encore six tours.
coquillaude-option-ending-25 = plus de mot à 25 points
coquillaude-option-ending-six = six derniers tours
coquillaude-option-rare = Célébrités rares
coquillaude-option-rare-help = Même les personnages que peu de gens connaissent valent deux lettres de plus. Sinon, leur nom vaut comme tout nom propre.
coquillaude-option-school = École
coquillaude-option-school-help = Après chaque tour, chacun apprend en secret le meilleur mot de ses lettres.
coquillaude-option-trust = Confiance
coquillaude-option-trust-help = Sans personne d’autre pour voter, on vous croit sur parole. Le résultat le dit.

# Pourquoi un mot ne peut pas se poser là.
coquillaude-off-the-board = Le mot sort du plateau : décalez-le.
coquillaude-other-letter = Il y a déjà un { $letter } à cet endroit : décalez le mot.
coquillaude-nothing-new = Ce mot est déjà là : posez au moins une lettre.
coquillaude-longer-run = Un { $letter } est collé au bout de ce mot : écrivez le mot entier, avec lui.
coquillaude-half-new = Il faut poser au moins la moitié des lettres du mot.
coquillaude-orange = Le premier mot passe par la zone orange.
coquillaude-alone = Ce mot ne touche rien : croisez un mot du plateau, ou posez-le tout contre.

# Ce que disent nos questions et nos personnages à qui les compte et les relit.
count-entries =
    { $count ->
        [one] { $count } numéro pourvu
       *[other] { $count } numéros pourvus
    }
count-stars_1 =
    { $count ->
        [one] { $count } question à une étoile
       *[other] { $count } questions à une étoile
    }
count-stars_2 =
    { $count ->
        [one] { $count } à deux étoiles
       *[other] { $count } à deux étoiles
    }
count-stars_3 =
    { $count ->
        [one] { $count } à trois étoiles
       *[other] { $count } à trois étoiles
    }
count-coquillaudinettes =
    { $count ->
        [one] { $count } coquillaudinette
       *[other] { $count } coquillaudinettes
    }
count-coquillaudettes =
    { $count ->
        [one] { $count } coquillaudette
       *[other] { $count } coquillaudettes
    }
count-coquillaudes =
    { $count ->
        [one] { $count } coquillaude
       *[other] { $count } coquillaudes
    }
count-persons =
    { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
pack-bad-entry = cette ligne n’est ni une question ni un personnage : { $what }.
lint-question-long = { $word } : au plus { $most } signes, pour se lire d’une traite.
lint-question-ends = { $word } : une capitale au début, un point d’interrogation à la fin.
lint-answer-long = { $word } : la réponse tient en { $most } mots au plus.
lint-answer-inside = { $word } : la réponse, « { $said } », est déjà dans la question.
lint-note-long = { $word } : il faut une anecdote d’au plus { $most } signes.
lint-note-ends = { $word } : l’anecdote est une phrase, avec sa capitale et son point.
lint-country = { $word } : aucun pays ne s’écrit « { $said } ».
lint-not-accepted = { $word } : le juge refuse « { $said } », qui est juste.
lint-not-refused = { $word } : le juge accepte « { $said } », qui est faux.
lint-same-answer = { $word } : même réponse et même thème que « { $other } ».
lint-few-questions = il faut au moins { $least } questions.
lint-many-questions = pas plus de { $most } questions de niveau { $stars } : les autres ne seraient jamais posées.
lint-share-of = { $what } : { $share } %, il en faut de { $least } à { $most } %.
lint-name = { $word } : un nom a de { $least } à { $most } lettres, sans espace.
lint-name-capital = { $word } : une capitale au début.
lint-name-twice = { $word } : le même nom que « { $other } ».
lint-who-length = { $word } : il faut une ligne de { $least } à { $most } signes.
lint-who-ends = { $word } : une capitale au début de la ligne, un point à la fin.
lint-also-long = { $word } : au plus { $most } signes pour un autre du même nom.
lint-years = { $word } : ces années de naissance et de mort ne vont pas ensemble.
lint-era = { $word } : n’a pas vécu à l’époque « { $said } ».
lint-few-persons = il faut au moins { $least } personnages.
