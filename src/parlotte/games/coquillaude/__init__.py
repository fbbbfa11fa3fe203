"""La Coquillaude: dice, questions, and the best word of the round on a crossword board."""
