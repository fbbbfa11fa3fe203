game-coquillaude = La Coquillaude
game-coquillaude-tagline = Dés, questions, grands mots

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
lint-name = { $word } : un nom a de { $least } à { $most } lettres, sans espace ni trait d’union.
lint-name-capital = { $word } : une capitale au début.
lint-name-twice = { $word } : le même nom que « { $other } ».
lint-who-length = { $word } : il faut une ligne de { $least } à { $most } signes.
lint-who-ends = { $word } : une capitale au début de la ligne, un point à la fin.
lint-also-long = { $word } : au plus { $most } signes pour un autre du même nom.
lint-years = { $word } : ces années de naissance et de mort ne vont pas ensemble.
lint-era = { $word } : n’a pas vécu à l’époque « { $said } ».
lint-few-persons = il faut au moins { $least } personnages.
