"""Aims for La Coquillaude."""

# Whole matches of four bots on one core: each searches for its word, and so does the recap.
GAMES_PER_S = 3
