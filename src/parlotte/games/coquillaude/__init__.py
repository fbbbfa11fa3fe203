"""La Coquillaude: dice, questions, and the best word of the round on a crossword board."""

from parlotte.core.registration import Registration

# Its board, its points and its finder are here; its rounds are to come.
GAME: Registration | None = None
