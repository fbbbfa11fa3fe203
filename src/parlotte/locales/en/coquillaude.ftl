game-coquillaude = La Coquillaude
game-coquillaude-tagline = Dice, questions, and the finest word of the round

# Refusals.
coquillaude-no-questions = This house has too few questions to play this game.
coquillaude-no-word = Write a word first.
coquillaude-letters-only = Letters only, no spaces or figures.
coquillaude-too-short = A word has at least two letters.
coquillaude-too-long = The board is only { $most } squares wide: this word is too long.
coquillaude-no-place = Choose where the word goes.
coquillaude-missing-letters = You lack: { $letters }.
coquillaude-unknown-word = “{ $word }” is not a known word, and nobody else is here to vote.
coquillaude-nobody-to-ask = Nobody else is here to say whether “{ $word }” is famous.
coquillaude-two-doubts = One unknown word at a time: { $words } is too much.
coquillaude-not-an-anagram = “{ $word }” hasn’t exactly the letters of { $of }.
coquillaude-same-anagram = “{ $word }” counts already: find another one.
coquillaude-unknown-anagram = “{ $word }” is not a known word, and an anagram must be.
coquillaude-no-anagrams = No anagrams at this table.
coquillaude-too-many-anagrams = No more than { $most } anagrams at this table.
coquillaude-claimed-already = “{ $word }” has been claimed, and counts for you too: find one more.
coquillaude-draw-first = Draw first: you compose as soon as you have your letters.
coquillaude-compose-over = Too late, the bids are in: keep your word for the next round.
coquillaude-locked = Your word is sealed: take it back first.
coquillaude-not-locked = No word is sealed.
coquillaude-nothing-to-give = There is nothing for you to choose this time.
coquillaude-give-so-many =
    { $count ->
        [one] Give one letter, no more, no less.
       *[other] Give { $count } letters, no more, no less.
    }
coquillaude-not-your-letter = That letter is not yours.
coquillaude-not-asked = The question is for { $seat }.
coquillaude-answer-over = This question is over.
coquillaude-nothing-to-contest = There is nothing to vote on here.
coquillaude-your-own-answer = It is your answer, and it counts: doubting it is for the others.
coquillaude-no-vote = This vote is for the others.
coquillaude-your-own-word = It is your word: the others are looking.
coquillaude-buzz-first = Press “Got it!” first.
coquillaude-buzzed = You have buzzed already: write your anagram.
coquillaude-said-enough = You said that was all.
coquillaude-minute-over = The anagram minute is over.
coquillaude-gone-on = Noted, we are waiting for the others.

# What happens at the table.
coquillaude-starts = { $seat } has the highest number, and starts every round.
coquillaude-gifts =
    { $count ->
        [one] A fine roll: everybody gives { $seat } a letter.
       *[other] A fine roll: everybody gives { $seat } { $count } letters.
    }
coquillaude-reopened = Your word needs a letter you gave away: it is no longer sealed.
coquillaude-lucky-coquillaudinette =
    { $count ->
        [one] Coquillaudinette! { $seat } draws one letter, no question asked.
       *[other] Coquillaudinette! { $seat } draws { $count } letters, no question asked.
    }
coquillaude-lucky-coquillaudette =
    { $count ->
        [one] Coquillaudette! { $seat } draws one letter, no question asked.
       *[other] Coquillaudette! { $seat } draws { $count } letters, no question asked.
    }
coquillaude-lucky-coquillaude =
    { $count ->
        [one] Coquillaude! { $seat } draws one letter, no question asked.
       *[other] Coquillaude! { $seat } draws { $count } letters, no question asked.
    }
coquillaude-right = { $seat } is right.
coquillaude-wrong = Not this time, { $seat }: two letters all the same.
coquillaude-contests = { $seat } asks what the table thinks.
coquillaude-accepted = The table sides with { $seat }.
coquillaude-overturned = The table won’t have { $seat }’s answer.
coquillaude-upheld = It stays as it was.
coquillaude-bag-empty = The bag is empty: no more questions, only words.
coquillaude-asks = { $seat } proposes “{ $word }”: the table votes.
coquillaude-word-accepted = “{ $word }” is accepted.
coquillaude-word-refused = “{ $word }” is refused.
coquillaude-person-refused = “{ $word }”, famous? Not at this table: the word counts, without the bonus.
coquillaude-minute = One minute to find more anagrams of “{ $word }”.
coquillaude-places =
    { $points ->
        [one] { $seat } lays “{ $word }”: one point.
       *[other] { $seat } lays “{ $word }”: { $points } points.
    }
coquillaude-takes = { $seat } saw more in “{ $word }”, and sweeps up { $points } points.
coquillaude-nothing-placed = Nobody lays anything this round.
coquillaude-end-none-left =
    { $rounds ->
        [one] Nobody can make 25 points any more: it is over, after one round.
       *[other] Nobody can make 25 points any more: it is over, after { $rounds } rounds.
    }
coquillaude-end-nobody-did = Two rounds in a row without a word of 25 points: it is over, in round { $rounds }.
coquillaude-end-six-rounds = The bag is empty and the last rounds are played: it is over, in round { $rounds }.
coquillaude-end-no-words =
    { $rounds ->
        [one] Not a word left in these letters: it is over, after one round.
       *[other] Not a word left in these letters: it is over, after { $rounds } rounds.
    }

# The rules of the table.
coquillaude-option-letters = The bag
coquillaude-option-letters-help = More letters, more rounds: about an hour with 150.
coquillaude-option-letters-100 = 100 letters
coquillaude-option-letters-150 = 150 letters
coquillaude-option-letters-200 = 200 letters
coquillaude-option-question_seconds = Time to answer
coquillaude-option-question_seconds-help = A minute on the sheet; without a clock you take your time.
coquillaude-option-question_seconds-0 = no clock
coquillaude-option-question_seconds-60 = 1 min
coquillaude-option-question_seconds-90 = 1 min 30
coquillaude-option-question_seconds-120 = 2 min
coquillaude-option-compose_minutes = Time to compose
coquillaude-option-compose_minutes-help = Counted from the last draw.
coquillaude-option-compose_minutes-0 = no clock
coquillaude-option-compose_minutes-2 = 2 min
coquillaude-option-compose_minutes-3 = 3 min
coquillaude-option-compose_minutes-5 = 5 min
coquillaude-option-compose_minutes-8 = 8 min
coquillaude-option-anagrams = Claiming anagrams
coquillaude-option-anagrams-help = Each scores its square, but a rival may find one more and take it all.
coquillaude-option-anagrams-free = as many as you like
coquillaude-option-anagrams-two = two at most
coquillaude-option-anagrams-none = none
coquillaude-option-half_new = Half of the letters new
coquillaude-option-half_new-help = You lay at least half of your word’s letters: adding an S won’t do.
coquillaude-option-own_name = The word COQUILLAUDE
coquillaude-option-own_name-help = The sheet says 120; counted like other words, with its bonus, it would be 141.
coquillaude-option-own_name-120 = 120 points
coquillaude-option-own_name-141 = 141 points
coquillaude-option-show_all = All words shown
coquillaude-option-show_all-help = With the bids you also see the words that didn’t win.
coquillaude-option-ending = The end
coquillaude-option-ending-help = Once the bag is empty you play as long as somebody can make 25 points, or six more rounds.
coquillaude-option-ending-25 = no word of 25 points left
coquillaude-option-ending-six = six last rounds
coquillaude-option-rare = Rare celebrities
coquillaude-option-rare-help = Even people hardly anybody knows are worth two letters more. Otherwise their name counts like any proper noun.
coquillaude-option-school = School
coquillaude-option-school-help = After each round everybody is told in secret the best word in their letters.
coquillaude-option-trust = Trust
coquillaude-option-trust-help = With nobody else to vote, your word is enough. The result says so.

# Why a word can't lie there.
coquillaude-off-the-board = The word runs off the board: shift it.
coquillaude-other-letter = { $letter } is already on that square: shift the word.
coquillaude-nothing-new = That word is already there: lay at least one letter.
coquillaude-longer-run = { $letter } sits right at one end of this word: write the whole word, with it.
coquillaude-half-new = You must lay at least half of the word’s letters.
coquillaude-orange = The first word goes through the orange zone.
coquillaude-alone = This word touches nothing: cross a word on the board, or lay it alongside one.

# What our questions and our famous people say to whoever counts and reads them.
count-entries =
    { $count ->
        [one] { $count } number with an entry of its own
       *[other] { $count } numbers with an entry of their own
    }
count-stars_1 =
    { $count ->
        [one] { $count } one-star question
       *[other] { $count } one-star questions
    }
count-stars_2 =
    { $count ->
        [one] { $count } of two stars
       *[other] { $count } of two stars
    }
count-stars_3 =
    { $count ->
        [one] { $count } of three stars
       *[other] { $count } of three stars
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
        [one] { $count } famous person
       *[other] { $count } famous people
    }
pack-bad-entry = this row is neither a question nor a famous person: { $what }.
lint-question-long = { $word }: { $most } characters at most, to be read in one breath.
lint-question-ends = { $word }: a capital first, and a question mark at the end.
lint-answer-long = { $word }: the answer takes { $most } words at most.
lint-answer-inside = { $word }: the answer, “{ $said }”, stands in the question.
lint-note-long = { $word }: a note of { $most } characters at most is needed.
lint-note-ends = { $word }: the note is a sentence, with its capital and its full stop.
lint-country = { $word }: no country is written “{ $said }”.
lint-not-accepted = { $word }: the judge refuses “{ $said }”, which is right.
lint-not-refused = { $word }: the judge accepts “{ $said }”, which is wrong.
lint-same-answer = { $word }: the same answer and theme as “{ $other }”.
lint-few-questions = at least { $least } questions are needed.
lint-many-questions = no more than { $most } questions of level { $stars }: the others would never be asked.
lint-share-of = { $what }: { $share } %, where { $least } to { $most } % are needed.
lint-name = { $word }: a name has { $least } to { $most } letters, without a space.
lint-name-capital = { $word }: a capital first.
lint-name-twice = { $word }: the same name as “{ $other }”.
lint-who-length = { $word }: a line of { $least } to { $most } characters is needed.
lint-who-ends = { $word }: the line begins with a capital and ends with a full stop.
lint-also-long = { $word }: { $most } characters at most for another of that name.
lint-years = { $word }: these years of birth and death don't go together.
lint-era = { $word }: did not live in the age “{ $said }”.
lint-few-persons = at least { $least } famous people are needed.
