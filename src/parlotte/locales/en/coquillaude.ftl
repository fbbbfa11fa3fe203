game-coquillaude = La Coquillaude
game-coquillaude-tagline = Dice, questions, very long words

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
lint-name = { $word }: a name has { $least } to { $most } letters, without a space or hyphen.
lint-name-capital = { $word }: a capital first.
lint-name-twice = { $word }: the same name as “{ $other }”.
lint-who-length = { $word }: a line of { $least } to { $most } characters is needed.
lint-who-ends = { $word }: the line begins with a capital and ends with a full stop.
lint-also-long = { $word }: { $most } characters at most for another of that name.
lint-years = { $word }: these years of birth and death don't go together.
lint-era = { $word }: did not live in the age “{ $said }”.
lint-few-persons = at least { $least } famous people are needed.
