"""What Mélo Ego Duo should reach."""

GAMES_PER_S = 10
