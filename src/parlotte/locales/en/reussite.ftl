game-reussite = La Réussite
game-reussite-tagline = A letter patience, all together
# Refusals.
reussite-no-such-column = There are only seven columns.
reussite-empty-column = This column is empty.
reussite-not-empty = A card only moves to an empty column.
reussite-bad-draft = These cards can’t make a word.
reussite-no-petard = No firecracker is left for this word.
reussite-not-a-star = That card is a letter already: only stars and firecrackers are chosen.
reussite-not-a-letter = Choose a letter from A to Z.
reussite-no-such-tile = That letter is no longer in your word.
reussite-too-short = A word needs at least four cards.
reussite-say-the-star = First say which letter the star or firecracker stands for.
reussite-one-star = Only one star per word.
reussite-star-not-last = No star in the last word: at least four cards must be left.
reussite-unknown-word = “{ $word }” is not in the lexicon.
reussite-known-word = “{ $word }” is in the lexicon already: just propose it.
reussite-no-vote-today = “{ $word }” is not in the lexicon, and the deal of the day is the same for everyone: no vote.
reussite-nobody-to-ask = “{ $word }” is not in the lexicon, and nobody else is here to vote.
reussite-one-at-a-time = { $seat } proposed a word just before: answer that first, yours will wait.
reussite-your-own = It’s your word: the others answer.
reussite-not-your-word = That is not your word.
reussite-not-yours = It’s for { $seat } to choose just now.
reussite-stopped-column = Blue letters and stars are never covered.
reussite-cannot-lend = This column hasn’t enough cards to give one away.
reussite-nothing-to-undo = A card has been turned since: there is no going back.
reussite-undo-just-refused = The table has just said no. Someone else may ask again, or you after the next move.
reussite-your-own-undo = You are the one asking: let the others answer.
reussite-not-your-undo = It wasn’t you who asked.
reussite-too-many-moves = Too many cards moved for a single word: put some back first.
reussite-just-refused = The table has just turned “{ $word }” down. Someone else may ask again, or you after the next word.
reussite-no-draft = Your word is empty: there is nothing to undo.
reussite-no-such-bot = There is no bot in that seat.
reussite-no-such-deal = “{ $deal }” is not the code of a deal.

# What happens at the table.
reussite-turned = A card is turned.
reussite-proposes = { $seat } proposes “{ $word }”.
reussite-objects = { $seat } says to wait with “{ $word }”.
reussite-vote = { $seat } proposes “{ $word }” again: the table votes.
reussite-pleads = Does “{ $word }” exist? { $seat } asks the table.
reussite-word-refused = “{ $word }” is not played.
reussite-plays =
    { $count ->
       *[other] { $seat } writes “{ $word }”: { $count } cards fewer.
    }
reussite-no-idea = { $seat } can’t find anything this time.
reussite-withdraws = { $seat } takes “{ $word }” back.
reussite-refills = { $seat } fills an empty column.
reussite-undone = { $seat } goes back one step.
reussite-asks-undo = { $seat } would like to go back one step.
reussite-undo-vote = { $seat } asks again to go back: the table votes.
reussite-objects-undo = { $seat } would rather not go back.
reussite-undo-refused = What’s done stays done.
reussite-drops-undo = { $seat } lets it be.
reussite-gives-up = { $seat } would like to give up.
reussite-goes-on = On we go.
reussite-stuck = No word of the lexicon is left to write.
reussite-triumph = Triumph in { $words ->
    [one] one word
   *[other] { $words } words
}!
reussite-petards = Every card is gone, with firecrackers: { $words ->
    [one] one word
   *[other] { $words } words
}.
reussite-failed =
    { $left ->
        [one] One card is left.
       *[other] { $left } cards are left.
    }
reussite-end-triumph = A triumph in { $words ->
    [one] one word
   *[other] { $words } words
}, without a single firecracker!
reussite-end-petards = Done in { $words ->
    [one] one word
   *[other] { $words } words
}, with { $petards ->
    [one] one firecracker
   *[other] { $petards } firecrackers
}.
reussite-end-failed = Not this time: { $left ->
    [one] one card was left
   *[other] { $left } cards were left
}.

# The rules of the table.
reussite-option-deck = The deck
reussite-option-deck-help = The big deck takes longer, and is easier to finish.
reussite-option-deck-normal = 71 cards
reussite-option-deck-grand = 97 cards
reussite-option-blues = Blue letters
reussite-option-blues-help = A blue letter is never covered: they change everything.
reussite-option-blues-alphabet = one alphabet
reussite-option-blues-difficile = hard
reussite-option-blues-expert = expert
reussite-option-cover = Covering columns
reussite-option-cover-help = By hand, you choose where each card goes before seeing it.
reussite-option-cover-hand = by hand
reussite-option-cover-automatic = by itself
reussite-option-refill = Filling empty columns
reussite-option-refill-help = By hand, you choose which column gives its last card.
reussite-option-refill-hand = by hand
reussite-option-refill-automatic = by itself
reussite-option-minutes = Time for the whole deal
reussite-option-minutes-help = A patience hurries nobody, unless you ask it to.
reussite-option-minutes-0 = no limit
reussite-option-minutes-10 = 10 min
reussite-option-minutes-20 = 20 min
reussite-option-minutes-30 = 30 min
reussite-option-minutes-60 = 1 h
reussite-option-trust = On trust
reussite-option-trust-help = With nobody else to vote, an unknown word may be played on your word. The result says so.
reussite-option-deal = Code of the deal
reussite-option-deal-help = Empty: a new deal. A code you were given: the very same deal.

# What may be wrong with packs.
pack-bad-day = this day is not well written.
lint-days = the days are not in order, or one of them is there twice.
