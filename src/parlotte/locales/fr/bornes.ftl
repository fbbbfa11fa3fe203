game-bornes = 1000 Bornes des Mots
game-bornes-tagline = Des phrases folles

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
