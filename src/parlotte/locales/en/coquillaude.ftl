# Why a word can't lie there.
coquillaude-off-the-board = The word runs off the board.
coquillaude-other-letter = There is already { $letter } on that square.
coquillaude-nothing-new = That word is already there: lay at least one letter.
coquillaude-longer-run = { $letter } touches this word: it is part of it, so count it in.
coquillaude-half-new = At least half of the word’s letters must be yours.
coquillaude-orange = The first word goes through the orange zone.
coquillaude-alone = This word touches nothing: cross a word on the board, or lay it alongside one.
