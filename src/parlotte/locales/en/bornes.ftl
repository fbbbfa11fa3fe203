game-bornes = 1000 Bornes des Mots
game-bornes-tagline = Silly sentences, sillier attacks

# What our cards say to whoever counts and reads them.
count-word_cards =
    { $count ->
        [one] { $count } word card
       *[other] { $count } word cards
    }
count-pictures =
    { $count ->
        [one] { $count } picture
       *[other] { $count } pictures
    }
count-proverbs_fr =
    { $count ->
        [one] { $count } French proverb
       *[other] { $count } French proverbs
    }
count-proverbs_en =
    { $count ->
        [one] { $count } English proverb
       *[other] { $count } English proverbs
    }
count-proverbs_layable =
    { $count ->
        [one] { $count } printed proverb that can be laid
       *[other] { $count } printed proverbs that can be laid
    }
pack-bad-card = this row is neither a card nor a proverb: { $what }.
lint-cards = the cards from 1 to { $count } are needed, in order.
lint-card-alike = { $word }: on one card with “{ $other }”, of the same sort.
lint-english = { $word }: the English is missing, or is spelt otherwise.
lint-twice = { $word }: written twice.
lint-no-picture = { $word }: there is no picture called “{ $said }”.
lint-same-picture = { $word }: the picture “{ $said }” is used twice.
lint-stray-picture = { $word }: a picture that nothing uses.
lint-printed = the { $count } printed proverbs are needed ({ $lang }).
lint-layable = at least { $least } printed proverbs must be there to lay.
lint-proverb-ends = { $word }: a capital first, and no full stop.
lint-proverb-words = { $word }: one of its words is on no card.
lint-proverb-one-card = { $word }: two of its words are on one card.
lint-proverb-short = { $word }: it takes at least two cards.
lint-proverb-optional = { $word }: an optional word is not among its words.
