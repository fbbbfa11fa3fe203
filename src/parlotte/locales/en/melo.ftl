game-melo = Mélo Ego Duo
game-melo-tagline = Guess what the others would say

# Refusals.
melo-unknown-pack = There is no pack “{ $pack }” at this table.
melo-no-cards = One colour has no cards: add a pack.
melo-no-such-person = Choose somebody at this table.
melo-no-such-choice = Choose one of the answers on the card.
melo-an-adjective = This card asks for an adjective.
melo-not-yourself = On a DUO card you never name yourself.
melo-not-the-asked = On a DUO card nobody names themselves: look among the others.
melo-you-answer = You are the one who answers: the others guess.
melo-you-guess-here = You are a detective here: guess the answer.
melo-you-guess = This is your test: guess everybody’s answer.
melo-you-answer-the-test = In this test, answer for yourself.
melo-wait-for-the-answer = One moment: guesses come in turn, after the answer.
melo-not-your-turn = It is not your turn to speak yet.
melo-handed-in = You have handed it in: send a correction instead.
melo-answers-in = Too late: the answers are in.
melo-no-jok = No jok of that colour left: you must answer.
melo-jok-instead = You have a jok of that colour: give it, or answer.
melo-no-jok-in-a-test = No joks in the last test.
melo-no-likeness = There is no adjective to compare here.
melo-nothing-to-contest = There is nothing for you to object to this time.
melo-contest-taken = Too late: somebody else has objected.
melo-contest-over = The time to object is over.
melo-their-debate = This debate is between the two of them: listen.
melo-all-said = You said that was all.
melo-enough-said = No more than { $most } arguments each.
melo-no-vote = This vote is for the others.
melo-gone-on = Noted, we are waiting for the others.

# What happens at the table.
melo-turn = { $seat } is in the hot seat.
melo-square-plus = A +2 square: { $seat } moves two squares on.
melo-square-minus = A −2 square: { $seat } moves two squares back.
melo-square-prems = LEAD! { $seat } runs to the front.
melo-square-der = REAR! { $seat } drops to the back.
melo-draws-melo = { $seat } draws a grey jok.
melo-draws-ego = { $seat } draws a blue jok.
melo-draws-duo = { $seat } draws a red jok.
melo-gives-jok = { $seat } gives a jok and takes another card.
melo-silent-jok = Time is up: { $seat } gives a jok and takes another card.
melo-refuses = { $seat } won’t answer.
melo-silent = Time is up, and { $seat } has no jok left.
melo-left = { $seat } has stepped away: on we go.
melo-moves =
    { $count ->
        [one] { $seat } moves one square on.
       *[other] { $seat } moves { $count } squares on.
    }
melo-moves-back =
    { $count ->
        [one] { $seat } moves one square back.
       *[other] { $seat } moves { $count } squares back.
    }
melo-likeness = “That’s the same thing!” says { $seat }: the table votes.
melo-likeness-granted = The same thing it is: { $seat } had guessed.
melo-likeness-refused = Not quite the same: { $seat } stays put.
melo-contests = “I object!” says { $seat } to { $of_seat }.
melo-sincere = The table believes { $seat }.
melo-doubted = The table does not believe { $seat }.
melo-test = LAST TEST for { $seat }!
melo-test-nobody = Nobody answered: { $seat } tries the test again next turn.
melo-test-missed = { $seat } fails the test, and the game goes on.
melo-wins = { $seat } passes the last test, and wins!

# The rules of the table.
melo-option-length = Length of the track
melo-option-length-help = How many squares lie between the start and the last test.
melo-option-length-20 = 20 squares
melo-option-length-30 = 30 squares
melo-option-length-40 = 40 squares
melo-option-answer_seconds = Time to answer
melo-option-answer_seconds-help = To answer and to guess; twice as long in the last test.
melo-option-answer_seconds-0 = no clock
melo-option-answer_seconds-30 = 30 s
melo-option-answer_seconds-60 = 1 min
melo-option-answer_seconds-90 = 1 min 30
melo-option-answer_seconds-120 = 2 min
melo-option-debate_minutes = Time to debate
melo-option-debate_minutes-help = When somebody objects, how long the two may speak.
melo-option-debate_minutes-0 = no clock
melo-option-debate_minutes-1 = 1 min
melo-option-debate_minutes-2 = 2 min
melo-option-debate_minutes-3 = 3 min
melo-option-debate_minutes-5 = 5 min
melo-option-guesses = Guessing
melo-option-guesses-help = All together in secret, or aloud, one after another.
melo-option-guesses-together = together
melo-option-guesses-in-turn = in turn
melo-option-tone = Tone of the cards
melo-option-tone-help = For the family, or among friends: with the cheekier questions.
melo-option-tone-famille = family
melo-option-tone-amis = friends
melo-option-joks = Joks per player
melo-option-joks-help = As many of each colour; a jok spares you an answer.
melo-option-joks-0 = none
melo-option-joks-3 = 3
melo-option-joks-6 = 6
melo-option-language = Language of the cards
melo-option-language-help = Of the questions, and of the adjectives one guesses.
melo-option-language-fr = French
melo-option-language-en = English
melo-option-own_questions = Your questions
melo-option-own_questions-help = Those of the table are mixed with ours, one card in three.
melo-option-trust = Trust
melo-option-trust-help = An adjective counts on your word when nobody else can vote.
melo-option-packs = Packs of cards
melo-option-packs-help = Those of the house and your own; if none, those in the cards’ language.
melo-option-packs-base = The cards in French
melo-option-packs-base-en = The cards of the house

# A question of one’s own: its fields, and what the form asks.
melo-field-question = Question
melo-field-kind = Colour
melo-field-choice1 = Choice 1
melo-field-choice2 = Choice 2
melo-field-choice3 = Choice 3
melo-field-choice4 = Choice 4
melo-field-value = Squares
melo-field-tone = Tone
melo-form-question = Your question
melo-form-question-help = Say “you”. On a DUO card, right and left in braces become the neighbours’ names.
melo-form-kind = It is answered by
melo-form-kind-help = { "" }
melo-form-kind-ego = a choice
melo-form-kind-ego-long = EGO: one of three or four answers
melo-form-kind-melo = somebody
melo-form-kind-melo-long = MÉLO: somebody here, oneself included
melo-form-kind-duo = another
melo-form-kind-duo-long = DUO: somebody here, but not oneself
melo-form-kind-adjective = an adjective
melo-form-kind-adjective-long = DUO: an adjective
melo-form-choice1 = First choice
melo-form-choice1-help = Only for EGO.
melo-form-choice2 = Second choice
melo-form-choice2-help = { "" }
melo-form-choice3 = Third choice
melo-form-choice3-help = { "" }
melo-form-choice4 = Fourth choice
melo-form-choice4-help = Optional.

# What may be wrong with a pack.
pack-unknown-colour = “{ $said }” is not a known colour (ego, melo, duo, adjective).
pack-unknown-tone = “{ $said }” is not a known tone (family, friends).
pack-choices = an EGO card has { $least } to { $most } choices, all different.
pack-choices-elsewhere = only an EGO card has choices.
pack-adjective-elsewhere = only a DUO card asks for an adjective.
pack-placeholder = what stands in braces is no neighbour: write right or left there.
pack-placeholder-elsewhere = only a DUO card names the neighbours.
pack-bad-group = this group of adjectives is badly formed ({ $what }).
lint-card-id = { $word }: this number is missing, taken, or lacks the letter of its colour.
lint-question = { $word }: a question has at most { $most } characters, and ends with punctuation.
lint-choice = { $word }: a choice has at most { $most } characters, and no full stop.
lint-placeholder = { $word }: “{ $said }” is no neighbour.
lint-placeholder-elsewhere = { $word }: only a DUO card names the neighbours.
lint-few-cards = { $what }: { $count } cards, where { $least } are needed.
lint-card-share = { $what }: { $share } % of the cards, where { $least } to { $most } % are needed.

# What a pack holds.
count-melo =
    { $count ->
        [one] { $count } MÉLO card
       *[other] { $count } MÉLO cards
    }
count-ego =
    { $count ->
        [one] { $count } EGO card
       *[other] { $count } EGO cards
    }
count-duo =
    { $count ->
        [one] { $count } DUO card
       *[other] { $count } DUO cards
    }
count-duo_adjective =
    { $count ->
        [one] { $count } that asks for an adjective
       *[other] { $count } that ask for an adjective
    }
count-adjectives =
    { $count ->
        [one] { $count } adjective
       *[other] { $count } adjectives
    }
