game-bornes = 1000 Bornes des Mots
game-bornes-tagline = Silly sentences, sillier attacks

# Refusals.
bornes-not-your-turn = It is { $seat }’s turn.
bornes-table-votes = One moment: the table is voting.
bornes-too-late = Too late for a coup fourré: wait for your turn.
bornes-not-attacked = You are not the one being silenced: let the others answer.
bornes-two-cards = A sentence begins with at least two cards.
bornes-one-joker = One joker at most to begin a sentence. Others may join later.
bornes-one-language = At this table every sentence is in the same language.
bornes-card-twice = The same card is in there twice: take one out.
bornes-card-left-out = A card that was laid stays in its sentence: put it back.
bornes-too-many-cards = No more than { $most } cards: do take a breath.
bornes-not-your-card = That card is not in your hand.
bornes-no-word-card = That card is not a word: it attacks, or it defends.
bornes-which-side = Choose which of the card’s two words counts.
bornes-joker-word = Say which word each joker stands for.
bornes-long-word = A shorter word for the joker: { $most } characters at most.
bornes-blank-wordless = Blank card { $card } has a picture but no word. Write one, or take the card out.
bornes-blank-long = Blank card { $card }: a shorter word, { $most } characters at most.
bornes-blank-picture = Blank card { $card }: that picture isn’t in the box. Pick another.
bornes-no-such-picture = That picture isn’t in the box. Pick another.
bornes-long-text = A shorter sentence: { $most } characters at most.
bornes-words-missing = Your sentence forgets: { $words }.
bornes-say-it = Say your whole sentence first.
bornes-censured = { $seat } is silenced: nothing moves there without “Free speech”.
bornes-not-your-sentence = That sentence is { $seat }’s.
bornes-sentence-stopped = A spelling mistake blocks this sentence: only a dictionary helps.
bornes-partner-order = It is your partner’s sentence: you may make it longer, not change it.
bornes-partner-longer = Add at least one card to your partner’s sentence.
bornes-four-cards = It takes four cards to finish a sentence, unless it is a proverb.
bornes-three-tries = { $most } tries a turn, and that’s it. Next time will be the one.
bornes-finished-already = That sentence is finished: hands off.
bornes-no-such-sentence = That sentence is no longer there.
bornes-no-joker-there = That joker is no longer in this sentence.
bornes-joker-stays = That blank card stays where it is: that’s what the table chose.
bornes-use-the-joker = A joker you take is used at once: put it into a sentence.
bornes-word-for-it = Put a real word in its place.
bornes-no-borrowing = No borrowing at this table.
bornes-borrow-from-others = Borrow from others: this sentence is yours.
bornes-cannot-borrow = That card can’t be borrowed: choose another.
bornes-no-such-card = You don’t hold that card.
bornes-attack-others = Attack your opponents, not your own side.
bornes-stopped-already = There is a mistake on that sentence already.
bornes-censured-already = { $seat } is silenced already.
bornes-nobody-there = Nobody sits there.
bornes-free-your-own = Free your own side, not the others.
bornes-nothing-to-cover = There is nothing to parry here.
bornes-nothing-to-pick-up = There is no discard to take: draw instead.
bornes-from-the-stock = After a coup fourré the attacker draws from the stock alone.
bornes-cards-left = You still hold cards: discard one to end your turn.
bornes-no-vote = This vote is for the others.
bornes-yes-or-no = This vote is a yes or a no.
bornes-gone-on = Noted, we are waiting for the others.

# What happens at the table.
bornes-deals = Deal { $deal }: { $seat } deals and begins.
bornes-starts =
    { $count ->
        [one] { $seat } begins a sentence.
       *[other] { $seat } begins a sentence with { $count } cards.
    }
bornes-extends =
    { $count ->
        [one] { $seat } adds a card.
       *[other] { $seat } adds { $count } cards.
    }
bornes-finishes = { $seat }: “Finished!”
bornes-voted = The table has voted: { $ayes } for, { $noes } against.
bornes-accepted = Accepted! { $seat } keeps: “{ $text }”
bornes-funny = And it is funny: { $points } points more.
bornes-proverb = A proverb for { $seat }: “{ $text }”
bornes-refused = The table won’t have it: { $seat } takes this turn’s cards back.
bornes-asks-joker = { $seat } wants a joker: does the sentence still mean the same?
bornes-asks-borrow = { $seat } wants to borrow a card: does the sentence still mean the same?
bornes-other-meaning = Not the same any more, says the table: { $seat } keeps the card.
bornes-takes-joker = { $seat } takes a joker from { $other_seat } and uses it on the spot.
bornes-borrows = { $seat } borrows a card from { $other_seat }.
bornes-faute = { $seat } slips { $other_seat } a spelling mistake.
bornes-dictionnaire = { $seat } opens the dictionary and frees a sentence of { $other_seat }’s.
bornes-censure = Censored! { $seat } silences { $other_seat }.
bornes-liberte = Free speech! { $other_seat } may talk again.
bornes-counters-out = No counters left: { $seat } may talk again.
bornes-coup-fourre = Coup fourré! { $seat } answers { $other_seat } and takes over.
bornes-discards = { $seat } discards a card.
bornes-picks-up = { $seat } takes the last discard.
bornes-reshuffled = The stock is empty: the discards are shuffled.
bornes-goes-out = { $seat } has laid every card: the deal is over.
bornes-no-cards-left = Not enough cards to draw: the deal is over.
bornes-no-words-left = Not a word for several rounds: the deal is over.
bornes-over =
    { $sentences ->
        [0] Not a single sentence this time, for all that chatter.
        [one] One sentence to read again, in { $deals ->
            [one] one deal
           *[other] { $deals } deals
        }.
       *[other] { $sentences } sentences to read again, in { $deals ->
            [one] one deal
           *[other] { $deals } deals
        }.
    }

# The rules of the table.
bornes-option-goal = The game
bornes-option-goal-help = Deal after deal until somebody reaches this total; or just one deal.
bornes-option-goal-0 = one deal
bornes-option-goal-500 = 500 points
bornes-option-goal-1000 = 1000 points
bornes-option-teams = Teams of two
bornes-option-teams-help = With four or six: you play with whoever sits opposite, and your points are added.
bornes-option-language = Language
bornes-option-language-help = Each sentence in French or English, as whoever begins it likes; or the whole table speaks one language.
bornes-option-language-each = as you like
bornes-option-language-fr = French
bornes-option-language-en = English
bornes-option-turn_seconds = Time for a turn
bornes-option-turn_seconds-help = When it is up, what is laid stays and a card is discarded for you. A coup fourré keeps its ten seconds, clock or no clock.
bornes-option-turn_seconds-0 = no clock
bornes-option-turn_seconds-60 = 1 min
bornes-option-turn_seconds-90 = 1 min 30
bornes-option-turn_seconds-120 = 2 min
bornes-option-turn_seconds-180 = 3 min
bornes-option-jokers = Jokers
bornes-option-jokers-help = The fewer there are, the harder it gets.
bornes-option-jokers-0 = none
bornes-option-jokers-2 = 2
bornes-option-jokers-4 = 4
bornes-option-jokers-6 = 6
bornes-option-jokers-8 = 8
bornes-option-jokers-10 = 10
bornes-option-fautes = Spelling mistakes
bornes-option-fautes-help = Each blocks a sentence. The fewer there are, the easier it gets.
bornes-option-fautes-0 = none
bornes-option-fautes-2 = 2
bornes-option-fautes-4 = 4
bornes-option-fautes-6 = 6
bornes-option-fautes-8 = 8
bornes-option-dictionnaires = Dictionaries
bornes-option-dictionnaires-help = Each frees a sentence that a mistake blocks.
bornes-option-dictionnaires-0 = none
bornes-option-dictionnaires-4 = 4
bornes-option-dictionnaires-8 = 8
bornes-option-dictionnaires-12 = 12
bornes-option-dictionnaires-16 = 16
bornes-option-censures = Censorship
bornes-option-censures-help = Each silences an opponent altogether.
bornes-option-censures-0 = none
bornes-option-censures-1 = 1
bornes-option-censures-2 = 2
bornes-option-censures-3 = 3
bornes-option-censures-4 = 4
bornes-option-libertes = Free speech
bornes-option-libertes-help = It lifts censorship; laid on the spot, it is a coup fourré.
bornes-option-libertes-0 = none
bornes-option-libertes-2 = 2
bornes-option-libertes-4 = 4
bornes-option-libertes-6 = 6
bornes-option-libertes-8 = 8
bornes-option-counters = Censorship counters
bornes-option-counters-help = Censorship lasts this many turns at most.
bornes-option-counters-0 = none
bornes-option-counters-1 = 1 turn
bornes-option-counters-2 = 2 turns
bornes-option-counters-3 = 3 turns
bornes-option-counters-4 = 4 turns
bornes-option-counters-5 = 5 turns
bornes-option-young = Counters for
bornes-option-young-help = The youngest, say. With nobody here they are for everybody.
bornes-option-blanks = Blank cards
bornes-option-blanks-help = Words of your own, one per card or two head to tail, with a picture if you like. Each is worth 2 points.
bornes-option-blanks_in_play = Blanks in play
bornes-option-blanks_in_play-help = Blank cards are shuffled in: whoever lays one writes a word on it, and it plays like a joker.
bornes-option-blanks_in_play-no = no
bornes-option-blanks_in_play-takeable = others may take them
bornes-option-blanks_in_play-kept = they stay
bornes-option-participles = Participles
bornes-option-participles-help = A verb may stand as a participle alone: “sleeping”, “eaten”.
bornes-option-families = Word families
bornes-option-families-help = A noun may become an adjective, and back: silence and silent, beautiful and beauty.
bornes-option-rebus = Rebus
bornes-option-rebus-help = Only the pictures count: everybody sees the word they like.
bornes-option-borrowing = Borrowing
bornes-option-borrowing-help = On your turn, take a card from somebody’s open sentence for one of yours.
bornes-option-borrowing-no = no
bornes-option-borrowing-same = same meaning
bornes-option-borrowing-any = any meaning
bornes-option-hand = Cards in hand
bornes-option-hand-help = At the end of a deal the words in hand are added, as the rules say, or deducted.
bornes-option-hand-added = added
bornes-option-hand-deducted = deducted
bornes-option-trust = Trust
bornes-option-trust-help = The app does not check that a sentence has all its words: the table does.
bornes-option-jury = A jury after each deal
bornes-option-jury-help = The others grade the accepted sentences when the deal is over. With no jury, the grade comes with the vote.

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
