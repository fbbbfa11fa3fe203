# Why a word can't lie there.
coquillaude-off-the-board = The word runs off the board: shift it.
coquillaude-other-letter = { $letter } is already on that square: shift the word.
coquillaude-nothing-new = That word is already there: lay at least one letter.
coquillaude-longer-run = { $letter } sits right at one end of this word: write the whole word, with it.
coquillaude-half-new = You must lay at least half of the word’s letters.
coquillaude-orange = The first word goes through the orange zone.
coquillaude-alone = This word touches nothing: cross a word on the board, or lay it alongside one.
