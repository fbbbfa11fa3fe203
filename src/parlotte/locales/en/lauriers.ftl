game-lauriers = Les Lauriers
game-lauriers-tagline = A dictionary bluff
# Refusals.
lauriers-mdj-only = Only the leader can do that.
lauriers-not-on-the-card = That word is not on the card.
lauriers-writing-over = The sheets have been collected: it is too late to write.
lauriers-voting-over = The votes are closed.
lauriers-mdj-does-not-write = The leader writes no definition, knowing the real one.
lauriers-mdj-does-not-bet = The leader stakes no token.
lauriers-mdj-does-not-vote = The leader does not vote, knowing the answer.
lauriers-no-such-pile = That definition is no longer in the list.
lauriers-merge-with-itself = Choose two different definitions.
lauriers-nothing-to-split = That definition is not joined to any other.
lauriers-no-such-place = There is no such place in the list.
lauriers-already-read = That definition has been read already.
lauriers-not-yet-read = That definition is not the next of the list.
lauriers-no-such-entry = That definition is not in the list.
lauriers-already-staked = One token a round: yours is on the table already.
lauriers-no-token = You have no token left.
lauriers-nothing-to-claim = You have nothing to claim this round.
lauriers-claims-over = It is too late to claim anything this round.
lauriers-nobody-to-judge = Somebody else must be at the table to judge.
lauriers-claim-under-way = One claim at a time: yours comes next.
lauriers-claim-settled = That has been settled.
lauriers-not-yours-to-judge = This time the others decide.
lauriers-unknown-pack = There is no pack “{ $pack }” at this table.
lauriers-no-words = No word fits these rules: widen the choice.

# What happens at the table. "seat" becomes the name of whoever sits there.
lauriers-leads = { $seat } leads the round.
lauriers-word = The word is “{ $word }”.
lauriers-hands-in = { $seat } has handed in.
lauriers-void = Nobody wrote anything: this round does not count.
lauriers-list-ready =
    { $count ->
        [one] One definition only.
       *[other] { $count } definitions, and one of them is true.
    }
lauriers-stakes = { $seat } stakes a token.
lauriers-votes = { $seat } has voted.
lauriers-claims = “That was the one!” says { $seat }.
lauriers-claim-accepted = The table agrees: { $seat } had found it.
lauriers-claim-refused = The table does not agree with { $seat }.
lauriers-recount = The points of this round are counted again.
lauriers-recounted =
    { $points ->
        [0] Counted again: no points for { $seat } this round, back to leaf { $leaf }.
        [one] Counted again: one point for { $seat } this round, now on leaf { $leaf }.
       *[other] Counted again: { $points } points for { $seat } this round, now on leaf { $leaf }.
    }
lauriers-moves =
    { $points ->
        [one] { $seat } moves one leaf, to leaf { $leaf }.
       *[other] { $seat } moves { $points } leaves, to leaf { $leaf }.
    }
lauriers-wins = { $seat } wins the laurels!
lauriers-abandoned = Nobody has stirred for a full lap: the game ends here.

# The rules of the table.
lauriers-option-writing_minutes = Time to write
lauriers-option-writing_minutes-help = The rules advise three minutes at the most.
lauriers-option-writing_minutes-0 = no clock
lauriers-option-writing_minutes-1 = 1 min
lauriers-option-writing_minutes-2 = 2 min
lauriers-option-writing_minutes-3 = 3 min
lauriers-option-writing_minutes-5 = 5 min
lauriers-option-voting_seconds = Time to vote
lauriers-option-voting_seconds-help = Time to read the list again and decide.
lauriers-option-voting_seconds-0 = no clock
lauriers-option-voting_seconds-30 = 30 s
lauriers-option-voting_seconds-45 = 45 s
lauriers-option-voting_seconds-60 = 1 min
lauriers-option-voting_seconds-90 = 1½ min
lauriers-option-voting_seconds-120 = 2 min
lauriers-option-track = Wreath
lauriers-option-track-help = Twenty-six leaves for a full game, fifteen for a short one.
lauriers-option-track-15 = 15 leaves
lauriers-option-track-26 = 26 leaves
lauriers-option-pick = Who picks the word
lauriers-option-pick-help = The leader, among the four on the card, or chance.
lauriers-option-pick-mdj = the leader
lauriers-option-pick-hasard = chance
lauriers-option-automatic_mdj = Automatic leader
lauriers-option-automatic_mdj-help = Everybody writes, nobody leads.
lauriers-option-level = Words
lauriers-option-level-help = The easy ones, all of them, or only the hardest.
lauriers-option-level-1-2 = gentle
lauriers-option-level-all = all
lauriers-option-level-3 = fiendish
lauriers-option-family = All ages
lauriers-option-family-help = Only words fit for children.
lauriers-option-packs = Word packs
lauriers-option-packs-help = Those of the house and those of your table; all, unless you choose.
lauriers-option-packs-base = The words of the house

# What may be wrong with packs.
pack-unknown-class = “{ $said }” isn’t a word class we know ({ $known }).
pack-true-leurre = one of the false definitions is the true one.
pack-leurre-twice = the same false definition is there twice.
# The boxes of a word that is typed in at the table.
lauriers-field-spelling = Word
lauriers-field-class = Kind of word
lauriers-field-definition = Definition
lauriers-field-level = Level
lauriers-field-theme = Theme
lauriers-field-family = All ages
lauriers-field-note = Did you know
lauriers-field-leurres = Decoys
lauriers-field-card = Card
# A word of one’s own: what the form asks.
lauriers-form-spelling = The word
lauriers-form-spelling-help = { "" }
lauriers-form-class = What kind of word
lauriers-form-class-help = { "" }
lauriers-form-class-n-m = noun (un)
lauriers-form-class-n-m-long = masculine noun: un parapluie
lauriers-form-class-n-f = noun (une)
lauriers-form-class-n-f-long = feminine noun: une casserole
lauriers-form-class-adj = adjective
lauriers-form-class-adj-long = adjective: un thé tiède
lauriers-form-class-v-t = verb
lauriers-form-class-v-t-long = verb: peler une poire
lauriers-form-class-v-i = verb alone
lauriers-form-class-v-i-long = verb without an object: le chat ronronne
lauriers-form-class-adv = adverb
lauriers-form-class-adv-long = adverb: bientôt
lauriers-form-class-n-m-pl = noun (des, m.)
lauriers-form-class-n-m-pl-long = masculine plural noun: des vivres
lauriers-form-class-n-f-pl = noun (des, f.)
lauriers-form-class-n-f-pl-long = feminine plural noun: des fiançailles
lauriers-form-class-v-pr = verb (se…)
lauriers-form-class-v-pr-long = reflexive verb: se méfier
lauriers-form-class-loc-adv = phrase
lauriers-form-class-loc-adv-long = adverbial phrase: à tâtons
lauriers-form-definition = What it truly means
lauriers-form-definition-help = { "" }
lauriers-form-note = Did you know?
lauriers-form-note-help = Only if you like. Told with the verdict.
lint-proper-noun = { $word }: never a proper noun.
lint-unknown-theme = { $word }: unknown theme, “{ $said }”.
lint-too-few-leurres = { $word }: { $least } leurres are needed.
lint-note = { $word }: a “le saviez-vous” of { $most } words at most is needed.
lint-length = { $word }: { $least } to { $most } words are needed.
lint-capital-and-stop = { $word }: a capital first, a full stop last.
lint-article = { $word }: no article first.
lint-giveaway = { $word }: the word gives itself away.
lint-no-card = { $word }: this word is on no card.
lint-card-size = card { $card } ({ $word }): { $count } words instead of 4.
lint-card-mix = card { $card } ({ $word }): too many words of one class or theme.
lint-absent = { $word }: neither in our lexicon nor in absent.toml, which would say where it is found.
lint-absent-known = { $word }: in absent.toml, though our lexicon knows it.
lint-absent-stray = { $word }: in absent.toml, but on no card.
lint-share = { $what }: { $share } % of the words, too many or too few.
lint-mark = “{ $mark }”: in { $true } % of the true definitions and { $false } % of the leurres, which tells.
lint-rank = the true definition is number { $rank } by length in { $share } % of the words, which tells.
lint-unbalanced = true definitions ({ $true } characters on average) and leurres ({ $false }) differ too much in length.
lint-near-truth = { $word }: nearly says the truth of “{ $other }”.
lint-note-tells = { $word }: this note tells a word of another card, “{ $other }”.
